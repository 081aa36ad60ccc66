// The standard keys.

extension KeyBindings {
  /// The default bindings.
  public static let standard = KeyBindings(
    TerminalCommand.allByImportance.flatMap { command in
      if case .editText = command { return [Binding]() }
      return command.standardKeys.map { Binding($0.key, $0.modifiers, command) }
    }
  )

  /// The default bindings that apply only in lists, fields and editors.
  static let scopedBindings =
    [
      // As Ctrl-N moves down.
      Binding(.character("p"), .control, .moveUp, in: .list)
    ]
    + TerminalCommand.TextEdit.allCases.flatMap { edit in
      edit.standardKeys.map { Binding($0.key, $0.modifiers, .editText(edit), in: .field) }
    } + editorKeys.map { Binding($0.press.key, $0.press.modifiers, $0.command, in: .editor) }

  /// The keys of editors: those of fields, but Ctrl-A selects all.
  private static var editorKeys: [(press: KeyPress, command: TerminalCommand)] {
    let keys: [(press: KeyPress, command: TerminalCommand)] = [
      (.control("c"), .copy), (.control("x"), .cut), (.control("v"), .paste),
      (.control("z"), .undo), (.control("y"), .redo), (.control("a"), .selectAll),
      (KeyPress(.enter), .insertLineBreak), (KeyPress(.enter, modifiers: .shift), .insertLineBreak),
      (KeyPress(.tab), .insertTab),
      (KeyPress(.home, modifiers: .control), .moveToFirst),
      (KeyPress(.end, modifiers: .control), .moveToLast),
    ]
    let taken = keys.map(\.press)
    return keys
      + TerminalCommand.TextEdit.allCases.flatMap { edit in
        edit.standardKeys.filter { !taken.contains($0) }.map { ($0, .editText(edit)) }
      }
  }
}

extension TerminalCommand {
  /// All commands in the order of the list of keyboard shortcuts.
  fileprivate static var allByImportance: [TerminalCommand] {
    let first: [TerminalCommand] = [
      .moveUp, .moveDown, .moveLeft, .moveRight, .activate, .cancel, .goBack, .nextArea,
      .previousArea, .help, .quit, .toggleSidebar, .narrowSidebar, .widenSidebar, .palette, .find,
      .search,
    ]
    return first + allCases.filter { !first.contains($0) }
  }

  /// The keys of the command, the most usual one first.
  fileprivate var standardKeys: [KeyPress] {
    switch self {
    case .moveUp: [KeyPress(.up), .plain("k")]
    case .moveDown: [KeyPress(.down), .plain("j"), .control("n")]
    case .moveLeft: [KeyPress(.left), .plain("h")]
    case .moveRight: [KeyPress(.right), .plain("l")]
    case .moveToFirst: [KeyPress(.home), .plain("g")]
    case .moveToLast: [KeyPress(.end), .plain("G")]
    case .pageUp: [KeyPress(.pageUp)]
    case .pageDown: [KeyPress(.pageDown), .control("f")]
    case .halfPageUp: [.control("u")]
    case .halfPageDown: [.control("d")]
    case .nextArea: [KeyPress(.tab)]
    // The Linux console sends Alt-Tab for Shift-Tab.
    case .previousArea: [KeyPress(.backTab), KeyPress(.tab, modifiers: .alt)]
    case .activate: [KeyPress(.enter)]
    case .selectItem(let number): (1...9).contains(number) ? [.plain(Character("\(number)"))] : []
    case .toggleSidebar: [.control("b")]
    case .narrowSidebar: [.plain("[")]
    case .widenSidebar: [.plain("]")]
    case .goBack: [KeyPress(.backspace)]
    case .search: [.plain("/")]
    case .find: [.plain("f")]
    case .findNext: [.plain("n")]
    case .findPrevious: [.plain("N")]
    case .sort: [.plain("s")]
    case .palette: [.control("p"), .plain(":")]
    case .showOverflow: [.plain("o")]
    case .contextMenu: [KeyPress(.menu), .plain("m")]
    case .performAccessory: [.plain("a")]
    case .swipeLeading: [.plain("<")]
    case .swipeTrailing: [.plain(">")]
    case .edit: [.plain("e")]
    case .toggleCheck: [.plain(" ")]
    case .moveEarlier: [KeyPress(.up, modifiers: .alt), KeyPress(.left, modifiers: .alt)]
    case .moveLater: [KeyPress(.down, modifiers: .alt), KeyPress(.right, modifiers: .alt)]
    case .grab: [.plain("v")]
    case .grabMore: [.plain("+")]
    case .toggleInBar: [.plain("p")]
    case .resetCustomization: [.plain("r")]
    case .help: [.plain("?"), KeyPress(.function(1))]
    case .cancel: [KeyPress(.escape)]
    case .redraw: [.control("l")]
    case .inspect: [KeyPress(.function(12))]
    case .focusInspector: [.control("]"), KeyPress(.function(12), modifiers: .shift)]
    case .showLog: [KeyPress(.function(12), modifiers: .alt)]
    case .suspend: [.control("z")]
    case .quit: [.plain("q"), .control("c")]
    case .selectAll: [.control("a")]
    case .copy: [.plain("c")]
    // These apply in editors only.
    case .cut, .paste, .undo, .redo, .insertLineBreak, .insertTab: []
    case .extendUp: [KeyPress(.up, modifiers: .shift)]
    case .extendDown: [KeyPress(.down, modifiers: .shift)]
    case .extendLeft: [KeyPress(.left, modifiers: .shift)]
    case .extendRight: [KeyPress(.right, modifiers: .shift)]
    case .savePage: [.control("s")]
    case .editText(let edit): edit.standardKeys
    }
  }

  /// The key that enters no text and has this function on standard keyboards, or `nil` if there is
  /// none. In content, the key has the function whatever it is bound to.
  var functionKey: KeyPress.Key? {
    switch self {
    case .moveUp: .up
    case .moveDown: .down
    case .moveLeft: .left
    case .moveRight: .right
    case .moveToFirst: .home
    case .moveToLast: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .contextMenu: .menu
    default: nil
    }
  }
}

extension TerminalCommand.TextEdit {
  /// The keys of the change that are usual in terminals.
  fileprivate var standardKeys: [KeyPress] {
    switch self {
    case .deleteBackward: [KeyPress(.backspace), .control("h")]
    case .deleteForward: [KeyPress(.delete), .control("d")]
    case .deleteWord:
      [
        .control("w"), KeyPress(.backspace, modifiers: .alt),
        KeyPress(.backspace, modifiers: .control),
      ]
    case .deleteToStart: [.control("u")]
    case .deleteToEnd: [.control("k")]
    case .moveBackward: [KeyPress(.left)]
    case .moveForward: [KeyPress(.right)]
    case .moveWordBackward:
      [KeyPress(.left, modifiers: .control), KeyPress(.left, modifiers: .alt)]
    case .moveWordForward:
      [KeyPress(.right, modifiers: .control), KeyPress(.right, modifiers: .alt)]
    case .moveToStart: [KeyPress(.home), .control("a")]
    case .moveToEnd: [KeyPress(.end), .control("e")]
    }
  }
}

extension KeyPress {
  fileprivate static func plain(_ character: Character) -> KeyPress {
    KeyPress(.character(character))
  }

  fileprivate static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .control)
  }
}
