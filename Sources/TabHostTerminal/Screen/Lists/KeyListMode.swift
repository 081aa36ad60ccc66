import TabHost

/// The list of keyboard shortcuts.
final class KeyListMode: ScreenListMode {
  override var isActive: Bool { isOpen }

  override var wholePanel: Panel? {
    guard isOpen else { return nil }
    let layout = layout()
    let commands = host.availableKeyCommands
    let lines = screen.applicationKeys + KeyCommandList(commands, of: host).lines
    return Panel(screen.keyBindings(besides: commands), below: lines) { canPerform($0, in: layout) }
  }
}

extension Panel {
  /// Creates the list of keyboard shortcuts: the given lines, such as the key commands of the app,
  /// then one line per available command of the terminal and one for all digits.
  fileprivate init(
    _ bindings: KeyBindings,
    below lines: [Line],
    isPossible: (TerminalCommand) -> Bool
  ) {
    var digits: [String] = []
    var lines = lines
    for (command, keys) in bindings.keysByCommand where isPossible(command) {
      if case .selectItem = command {
        digits += keys
      } else {
        var line = Line(text: command.explanation, choice: .command(command))
        line.setKeys(keys)
        lines.append(line)
      }
    }
    if let first = digits.first, let last = digits.last {
      let keys = digits.count == 1 ? first : "\(first) to \(last)"
      lines.append(Line(text: "item or row of that number", detail: keys))
    }
    self.init(.keys, title: "Keys", lines)
  }
}
