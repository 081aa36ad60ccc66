import TabHost

extension TerminalCommand {
  /// The facts of a command, except its effect, which depends on the mode; see
  /// ``ScreenMode/action(of:in:)``.
  struct Entry {
    /// Whether the palette lists the command: it does not move the focus, and edits no text.
    enum Palette {
      case omitted, listed
      /// Listed with another name than that of the case, which a user would not understand.
      case named(String)
    }

    let topic: Topic
    /// The description in the list of keyboard shortcuts, in English.
    let effect: String
    /// The standard keys, the most usual one first: those of fields if the command has an `edit`, and
    /// otherwise those of the screen.
    let keys: [KeyPress]
    let palette: Palette
    /// The key that enters no text and has this function on standard keyboards. In content, the key
    /// has the function whatever it is bound to.
    var functionKey: KeyPress.Key?
    /// The command that is performed where this one has no action.
    var substitute: TerminalCommand?
    /// The number of the item that the command selects.
    var number: Int?
    /// The change of a line of text, or the movement of its cursor.
    var edit: LineEditor.Edit?
    /// The movement to the other end of the text that the command deletes.
    var deletedMovement: TerminalCommand?

    init(
      _ topic: Topic,
      _ effect: String,
      _ keys: [KeyPress],
      _ palette: Palette = .listed,
      functionKey: KeyPress.Key? = nil,
      substitute: TerminalCommand? = nil
    ) {
      (self.topic, self.effect, self.keys, self.palette) = (topic, effect, keys, palette)
      (self.functionKey, self.substitute) = (functionKey, substitute)
    }

    /// A movement of the focus.
    static func moving(
      _ effect: String,
      _ keys: [KeyPress],
      functionKey: KeyPress.Key? = nil
    ) -> Self {
      Self(.moving, effect, keys, .omitted, functionKey: functionKey)
    }

    /// A movement of the focus by a key of standard keyboards.
    static func moving(_ effect: String, _ key: KeyPress.Key, _ others: [KeyPress] = []) -> Self {
      moving(effect, [KeyPress(key)] + others, functionKey: key)
    }

    /// An edit of a line of text.
    static func text(
      _ effect: String,
      _ keys: [KeyPress],
      deletes movement: TerminalCommand? = nil,
      _ edit: @escaping LineEditor.Edit
    ) -> Self {
      var entry = Self(.content, effect, keys, .omitted)
      (entry.edit, entry.deletedMovement) = (edit, movement)
      return entry
    }

    /// The selection of an item by its number.
    static func item(_ number: Int) -> Self {
      var entry = Self(.tabs, "item or row {number}", [.plain(Character("\(number)"))], .omitted)
      entry.number = number
      return entry
    }
  }

  /// What a command is about: its place in the list of keyboard shortcuts.
  enum Topic: Hashable, CaseIterable {
    /// What is about the focused content.
    case content
    /// What the user does with the focused element.
    case selecting
    /// Movements of the focus, which have no effect at the end of what they move in.
    case moving
    case tabs, general

    /// The heading of the topic.
    var title: TabHostController.Strings.Text {
      switch self {
      case .content: .contentKeys
      case .moving: .movingKeys
      case .selecting: .selectingKeys
      case .tabs: .tabKeys
      case .general: .generalKeys
      }
    }
  }

  /// A command with what it would do now, in the status line.
  typealias Hint = (command: TerminalCommand, effect: TabHostController.Strings.Text)

  /// The facts of the command.
  var entry: Entry { Self.entries[self] ?? makeEntry() }

  /// The commands that select an item, by its number.
  static let itemCommands = allCases.filter { $0.entry.number != nil }

  /// The commands with a key that has their function on standard keyboards, by that key.
  static let functionKeys = Dictionary(
    allCases.compactMap { command in command.entry.functionKey.map { ($0, command) } }
  ) { first, _ in first }

  private static let entries = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.makeEntry()) }
  )

  private func makeEntry() -> Entry {
    switch self {
    case .moveUp: .moving("up", .up, [.plain("k")])
    case .moveDown: .moving("down", .down, [.plain("j"), .control("n")])
    case .moveLeft: .moving("left, or collapse", .left, [.plain("h")])
    case .moveRight: .moving("right, or expand", .right, [.plain("l")])
    case .moveToFirst: .moving("first", .home, [.plain("g")])
    case .moveToLast: .moving("last", .end, [.plain("G")])
    case .pageUp: .moving("a page up", .pageUp)
    case .pageDown: .moving("a page down", .pageDown, [.control("f")])
    case .halfPageUp: .moving("half a page up", [.control("u")])
    case .halfPageDown: .moving("half a page down", [.control("d")])
    case .nextArea: .moving("next area", [KeyPress(.tab)])
    // The Linux console sends Alt-Tab for Shift-Tab.
    case .previousArea: .moving("previous area", [KeyPress(.backTab), .alt(.tab)])

    case .activate: Entry(.selecting, "select", [KeyPress(.enter)], .omitted)
    case .cancel: Entry(.selecting, "close, or to the selection", [KeyPress(.escape)], .omitted)
    case .goBack: Entry(.selecting, "back", [KeyPress(.backspace)])
    case .contextMenu:
      Entry(.selecting, "menu", [KeyPress(.menu), .plain("m"), .control("o")], functionKey: .menu)
    case .performAccessory: Entry(.selecting, "the accessory of the row", [.plain("a")])
    case .swipeLeading: Entry(.selecting, "actions at the leading edge", [.plain("<")])
    case .swipeTrailing: Entry(.selecting, "actions at the trailing edge", [.plain(">")])

    case .toggleSidebar:
      Entry(.tabs, "show or hide the sidebar", [.control("b")], substitute: .find)
    case .narrowSidebar: Entry(.tabs, "narrower sidebar or column", [.plain("[")])
    case .widenSidebar: Entry(.tabs, "wider sidebar or column", [.plain("]")])
    case .showOverflow: Entry(.tabs, "more tabs", [.plain("o")])
    // As `cd -` returns to the last directory.
    case .lastUsedTab: Entry(.tabs, "the tab used last", [.plain("-")])
    case .nextTabWithBadge: Entry(.tabs, "the next tab with a badge", [.plain("!")], .omitted)
    case .edit: Entry(.tabs, "edit, or done", [.plain("e")])
    case .toggleCheck:
      Entry(.tabs, "hide or show, while editing", [.plain(" ")], substitute: .activate)
    case .moveEarlier: Entry(.tabs, "move the tab up", [.alt(.up), .alt(.left)])
    case .moveLater: Entry(.tabs, "move the tab down", [.alt(.down), .alt(.right)])
    case .grab: Entry(.tabs, "move with the arrow keys", [.plain("v")], .named("move"))
    case .grabMore: Entry(.tabs, "add the row to the drag", [.plain("+")], .named("addToDrag"))
    case .toggleInBar: Entry(.tabs, "into the bar or off it, while editing", [.plain("p")])
    case .resetCustomization: Entry(.tabs, "reset, while editing", [.plain("r")])

    case .findNext: Entry(.content, "the next row that was found", [.plain("n")])
    case .findPrevious: Entry(.content, "the previous row that was found", [.plain("N")])
    case .sort: Entry(.content, "sort by a column", [.plain("s")])
    case .selectAll: Entry(.content, "select the whole text", [.control("a")])
    case .copy: Entry(.content, "copy the selected text", [.plain("c")])
    // The commands without keys have some in editors; see `KeyBindings.scopedBindings`.
    case .cut: Entry(.content, "cut the selected text", [])
    case .paste: Entry(.content, "insert the copied text", [])
    case .undo: Entry(.content, "undo", [])
    case .redo: Entry(.content, "redo", [])
    case .insertLineBreak: Entry(.content, "new line", [], .omitted)
    case .insertTab: Entry(.content, "insert a tab", [], .omitted)
    case .extendUp: Entry(.content, "select up", [.shift(.up)], .omitted)
    case .extendDown: Entry(.content, "select down", [.shift(.down)], .omitted)
    case .extendLeft: Entry(.content, "select left", [.shift(.left)], .omitted)
    case .extendRight: Entry(.content, "select right", [.shift(.right)], .omitted)

    case .search: Entry(.general, "search", [.plain("/")], substitute: .find)
    case .find: Entry(.general, "find a tab or an action", [.plain("f")])
    case .palette:
      Entry(.general, "find and perform anything", [.control("p"), .plain(":")], .omitted)
    case .help: Entry(.general, "this list", [.plain("?"), KeyPress(.function(1))])
    case .redraw: Entry(.general, "draw the screen again", [.control("l")])
    case .inspect: Entry(.general, "show or hide the inspector", [KeyPress(.function(12))])
    case .focusInspector:
      Entry(.general, "to the inspector, or back", [.control("]"), .shift(.function(12))])
    case .savePage:
      Entry(.general, "save the lines of the inspector", [.control("s")], .omitted)
    case .showLog: Entry(.general, "the log of the program", [.alt(.function(12))])
    case .suspend: Entry(.general, "to the shell; fg resumes", [.control("z")])
    case .quit: Entry(.general, "quit", [.plain("q"), .control("c")])

    case .deleteBackward:
      .text(
        "delete the character before the cursor",
        [KeyPress(.backspace), .control("h")],
        deletes: .moveBackward
      ) { $0.deleteBackward() }
    case .deleteForward:
      .text(
        "delete the character after the cursor",
        [KeyPress(.delete), .control("d")],
        deletes: .moveForward
      ) { $0.deleteForward() }
    case .deleteWord:
      .text(
        "delete the word before the cursor",
        [.control("w"), .alt(.backspace), .control(.backspace)],
        deletes: .moveWordBackward
      ) { $0.deleteWord() }
    case .deleteToStart:
      .text("delete to the beginning", [.control("u")], deletes: .moveToStart) {
        $0.deleteToStart()
      }
    case .deleteToEnd:
      .text("delete to the end", [.control("k")], deletes: .moveToEnd) { $0.deleteToEnd() }
    case .moveBackward: .text("a character back", [KeyPress(.left)]) { $0.moveBackward() }
    case .moveForward: .text("a character forward", [KeyPress(.right)]) { $0.moveForward() }
    case .moveWordBackward:
      .text("a word back", [.control(.left), .alt(.left)]) { $0.moveWordBackward() }
    case .moveWordForward:
      .text("a word forward", [.control(.right), .alt(.right)]) { $0.moveWordForward() }
    case .moveToStart:
      .text("to the beginning", [KeyPress(.home), .control("a")]) { $0.moveToStart() }
    case .moveToEnd: .text("to the end", [KeyPress(.end), .control("e")]) { $0.moveToEnd() }

    case .selectItem1: .item(1)
    case .selectItem2: .item(2)
    case .selectItem3: .item(3)
    case .selectItem4: .item(4)
    case .selectItem5: .item(5)
    case .selectItem6: .item(6)
    case .selectItem7: .item(7)
    case .selectItem8: .item(8)
    case .selectItem9: .item(9)
    }
  }
}

extension KeyPress {
  fileprivate static func plain(_ character: Character) -> Self { Self(.character(character)) }

  static func control(_ character: Character) -> Self { .control(.character(character)) }

  static func control(_ key: Key) -> Self { Self(key, modifiers: .control) }

  fileprivate static func alt(_ key: Key) -> Self { Self(key, modifiers: .alt) }

  static func shift(_ key: Key) -> Self { Self(key, modifiers: .shift) }
}
