public import TabHost

extension [TabHostController.Strings.Text] {
  /// The titles and the effects of commands.
  static var commands: Self {
    let commands = TerminalCommand.allCases
    return commands.filter(\.isInPalette).map { .title(of: $0) }
      + commands.filter { if case .selectItem(2...) = $0 { false } else { true } }
      .map { .effect(of: $0) }
  }
}

extension TabHostController.Strings.Text {
  /// Returns the title of a command in the palette, such as `Toggle sidebar`, with the key
  /// `toggleSidebarTitle`.
  public static func title(of command: TerminalCommand) -> Self {
    var title = ""
    for character in command.englishName {
      if character.isUppercase { title += " " }
      title += title.isEmpty ? character.uppercased() : character.lowercased()
    }
    return Self(title, key: command.name + "Title")
  }

  /// Returns the effect of a command in the list of keyboard shortcuts, such as
  /// `show or hide the sidebar`, with the key `toggleSidebarEffect`.
  ///
  /// ``TerminalCommand/selectItem(_:)`` has one text, with the placeholder `{number}`.
  public static func effect(of command: TerminalCommand) -> Self {
    Self(command.englishEffect, key: command.name + "Effect")
  }
}

extension TerminalCommand {
  /// The description in the list of keyboard shortcuts, in the language of the user.
  @MainActor public var explanation: String {
    let number: [String: String] =
      if case .selectItem(let number) = self { ["number": "\(number)"] } else { [:] }
    return localized(.effect(of: self), number)
  }

  /// The name in the palette, such as `Toggle sidebar`, in the language of the user.
  @MainActor var title: String { localized(.title(of: self)) }

  /// Whether the palette lists the command: it does not move the focus, and does not open the
  /// palette itself.
  var isInPalette: Bool {
    switch self {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .pageUp, .pageDown,
      .halfPageUp, .halfPageDown, .nextArea, .previousArea, .activate, .selectItem, .cancel,
      .palette, .extendUp, .extendDown, .extendLeft, .extendRight, .savePage, .editText,
      .insertLineBreak, .insertTab:
      false
    default: true
    }
  }

  /// The name of the case, or another one where that is no word that a user knows.
  fileprivate var englishName: String {
    switch self {
    case .grab: "move"
    case .grabMore: "addToDrag"
    default: name
    }
  }

  /// The name of the case.
  fileprivate var name: String {
    switch self {
    case .selectItem: "selectItem"
    case .editText(let edit): "\(edit)"
    default: "\(self)"
    }
  }

  fileprivate var englishEffect: String {
    switch self {
    case .moveUp: "up"
    case .moveDown: "down"
    case .moveLeft: "left, or collapse"
    case .moveRight: "right, or expand"
    case .moveToFirst: "first"
    case .moveToLast: "last"
    case .pageUp: "a page up"
    case .pageDown: "a page down"
    case .halfPageUp: "half a page up"
    case .halfPageDown: "half a page down"
    case .nextArea: "next area"
    case .previousArea: "previous area"
    case .activate: "select"
    case .selectItem: "item or row {number}"
    case .toggleSidebar: "show or hide the sidebar"
    case .narrowSidebar: "narrower sidebar or column"
    case .widenSidebar: "wider sidebar or column"
    case .goBack: "back"
    case .search: "search"
    case .find: "find a tab or an action"
    case .findNext: "the next row that was found"
    case .findPrevious: "the previous row that was found"
    case .sort: "sort by a column"
    case .palette: "find and perform anything"
    case .showOverflow: "more tabs"
    case .contextMenu: "menu"
    case .performAccessory: "the accessory of the row"
    case .swipeLeading: "actions at the leading edge"
    case .swipeTrailing: "actions at the trailing edge"
    case .edit: "edit, or done"
    case .toggleCheck: "hide or show, while editing"
    case .moveEarlier: "move the tab up"
    case .moveLater: "move the tab down"
    case .grab: "move with the arrow keys"
    case .grabMore: "add the row to the drag"
    case .toggleInBar: "into the bar or off it, while editing"
    case .resetCustomization: "reset, while editing"
    case .help: "this list"
    case .cancel: "close, or to the selection"
    case .redraw: "draw the screen again"
    case .inspect: "show or hide the inspector"
    case .focusInspector: "to the inspector, or back"
    case .showLog: "the log of the program"
    case .suspend: "to the shell; fg resumes"
    case .quit: "quit"
    case .selectAll: "select the whole text"
    case .copy: "copy the selected text"
    case .cut: "cut the selected text"
    case .paste: "insert the copied text"
    case .undo: "undo"
    case .redo: "redo"
    case .insertLineBreak: "new line"
    case .insertTab: "insert a tab"
    case .extendUp: "select up"
    case .extendDown: "select down"
    case .extendLeft: "select left"
    case .extendRight: "select right"
    case .savePage: "save the lines of the inspector"
    case .editText(let edit): edit.englishEffect
    }
  }
}

extension TerminalCommand.TextEdit {
  fileprivate var englishEffect: String {
    switch self {
    case .deleteBackward: "delete the character before the cursor"
    case .deleteForward: "delete the character after the cursor"
    case .deleteWord: "delete the word before the cursor"
    case .deleteToStart: "delete to the beginning"
    case .deleteToEnd: "delete to the end"
    case .moveBackward: "a character back"
    case .moveForward: "a character forward"
    case .moveWordBackward: "a word back"
    case .moveWordForward: "a word forward"
    case .moveToStart: "to the beginning"
    case .moveToEnd: "to the end"
    }
  }
}
