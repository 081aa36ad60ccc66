import TabHost

extension ScreenList {
  /// Creates the list of keyboard shortcuts: those of the application beside the app, the key commands
  /// of the app, one line per available command of the terminal, and one for all digits.
  init(keysOf mode: ListMode) {
    let (screen, layout) = (mode.screen, mode.screen.hostLayout())
    let commands = screen.host.availableKeyCommands
    var lines = screen.applicationKeys?(screen.keyBindings) ?? []
    lines += screen.lines(of: commands)
    var digits: [String] = []
    let bindings = screen.keyBindings(besides: commands).merged(for: mode.commandContent)
    for (command, keys) in bindings.keysByCommand() + bindings.keysByCommand(in: .field)
    where mode.canPerform(command, in: layout) {
      if case .selectItem = command {
        digits += keys
        continue
      }
      // Help and cancel only close the list.
      let closes = command == .help || command == .cancel
      var line = ListLine(
        text: mode.effect(of: command) ?? command.explanation,
        identity: .command(command)
      ) {
        if !closes { $0.perform(command) }
      }
      line.setKeys(keys)
      lines.append(line)
    }
    if let first = digits.first, let last = digits.last {
      let keys = digits.count == 1 ? first : localized(.keyRange, ["first": first, "last": last])
      lines.append(ListLine(text: localized(.itemOfNumber), detail: keys))
    }
    self.init(.keys, lines)
    title = localized(.keyListTitle)
    finding = Finding(list: .screen(.keys))
  }
}

extension HostScreen {
  /// Returns a heading with the name of the app and one line per key command, or none without
  /// commands.
  fileprivate func lines(of commands: [KeyCommand]) -> [ListLine] {
    let direction = host.traitCollection.layoutDirection
    let lines = commands.filter { KeyCommandKey($0, in: direction) != nil }
      .map { ListLine($0, in: direction) }
    let title = host.title ?? ""
    let name = title.isEmpty ? TerminalSystem.programName ?? "" : title
    return lines.isEmpty ? [] : [ListLine(text: name, isEnabled: false)] + lines + [.separator]
  }
}
