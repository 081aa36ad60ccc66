import TabHost

/// The list of keyboard shortcuts.
final class KeyListMode: ScreenListMode {
  override var isActive: Bool { isOpen }

  override var wholePanel: Panel? {
    guard isOpen else { return nil }
    let layout = layout()
    return Panel(screen.keyBindings, KeyCommandList(host)) { canPerform($0, in: layout) }
  }
}

extension Panel {
  /// Creates the list of keyboard shortcuts: the key commands of the app under its name, then one
  /// line per available command of the terminal and one for all digits.
  fileprivate init(
    _ bindings: KeyBindings,
    _ keyCommands: KeyCommandList,
    isPossible: (TerminalCommand) -> Bool
  ) {
    var digits: [String] = []
    var lines = keyCommands.lines
    for (command, keys) in bindings.keysByCommand where isPossible(command) {
      if case .selectItem = command {
        digits += keys
      } else {
        let detail = keys.joined(separator: " ")
        lines.append(Line(text: command.explanation, detail: detail, choice: .command(command)))
      }
    }
    if let first = digits.first, let last = digits.last {
      let keys = digits.count == 1 ? first : "\(first) to \(last)"
      lines.append(Line(text: "item or row of that number", detail: keys))
    }
    self.init(.keys, title: "Keys", lines)
  }
}
