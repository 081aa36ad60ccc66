// The standard keys.

extension KeyBindings {
  /// The default bindings.
  public static let standard = KeyBindings(
    commandsByImportance.filter { $0.entry.edit == nil }.flatMap { command in
      command.entry.keys.map { Binding($0, command) }
    }
  )

  /// The default bindings that apply only in lists, fields and editors.
  static let scopedBindings =
    // As Ctrl-N moves down.
    [Binding(.character("p"), .control, .moveUp, in: .list)]
    + fieldKeys.map { Binding($0.press, $0.command, in: .field) }
    + editorKeys.map { Binding($0.press, $0.command, in: .editor) }

  private typealias Key = (press: KeyPress, command: TerminalCommand)

  private static let fieldKeys: [Key] = TerminalCommand.allCases.filter { $0.entry.edit != nil }
    .flatMap { command in command.entry.keys.map { ($0, command) } }

  /// The keys of editors: those of fields, but Ctrl-A selects all.
  private static let editorKeys: [Key] = {
    let keys: [Key] = [
      (.control("c"), .copy), (.control("x"), .cut), (.control("v"), .paste),
      (.control("z"), .undo), (.control("y"), .redo), (.control("a"), .selectAll),
      (KeyPress(.enter), .insertLineBreak), (.shift(.enter), .insertLineBreak),
      (KeyPress(.tab), .insertTab),
      (.control(.home), .moveToFirst), (.control(.end), .moveToLast),
    ]
    return keys + fieldKeys.filter { key in !keys.contains { $0.press == key.press } }
  }()

  /// All commands in the order of the list of keyboard shortcuts.
  private static var commandsByImportance: [TerminalCommand] {
    let first: [TerminalCommand] = [
      .moveUp, .moveDown, .moveLeft, .moveRight, .activate, .cancel, .goBack, .nextArea,
      .previousArea, .help, .quit, .toggleSidebar, .narrowSidebar, .widenSidebar, .palette, .find,
      .search,
    ]
    return first + TerminalCommand.allCases.filter { !first.contains($0) }
  }
}

extension KeyBindings.Binding {
  fileprivate init(
    _ press: KeyPress,
    _ command: TerminalCommand,
    in scope: KeyBindings.Scope = .screen
  ) {
    self.init(press.key, press.modifiers, command, in: scope)
  }
}
