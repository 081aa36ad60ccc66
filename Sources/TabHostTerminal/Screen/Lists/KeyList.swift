import TabHost

extension ScreenList {
  /// Creates the list of keyboard shortcuts: those of the application beside the app, the key commands
  /// of the app, and the available commands of a mode by topic, one line per command.
  init(keysOf mode: ScreenMode) {
    let (screen, layout) = (mode.screen, mode.screen.hostLayout())
    let commands = screen.host.availableKeyCommands
    var lines = screen.applicationKeys?(screen.keyBindings) ?? []
    lines += screen.lines(of: commands)
    let bindings = screen.keyBindings(besides: commands).merged(for: mode.commandContent)
    var topics: [TerminalCommand.Topic: [ScreenList.Line]] = [:]
    for hint in mode.content?.keyHints ?? [] {
      let line = ScreenList.Line(
        text: hint.label.capitalizingFirst,
        detail: hint.press.localizedName
      ) {
        $0.handleKey(hint.press)
      }
      topics[.content, default: []].append(line)
    }
    for (command, keys) in bindings.keysByCommand() + bindings.keysByCommand(in: .field) {
      guard let (command, action) = mode.performed(command, in: layout), action.isPossible
      else { continue }
      var line = screen.line(of: command, effect: action.effect, in: layout)
      let topic = action.effect == nil ? command.entry.topic : .content
      // Two commands can have the same effect on content.
      if let same = topics[topic]?.firstIndex(where: { $0.text == line.text }) {
        topics[topic]?[same].addKeys(keys)
      } else {
        line.setKeys(keys)
        topics[topic, default: []].append(line)
      }
    }
    for topic in TerminalCommand.Topic.allCases {
      guard let linesOfTopic = topics[topic] else { continue }
      lines.append(.heading(localized(topic.title)))
      lines += linesOfTopic
    }
    self.init(.keys, lines)
    title = localized(.keyListTitle)
    finding = Finding(list: .screen(.keys))
  }
}

extension HostScreen {
  /// Returns a heading with the name of the app and one line per key command, or none without
  /// commands.
  fileprivate func lines(of commands: [KeyCommand]) -> [ScreenList.Line] {
    let direction = host.traitCollection.layoutDirection
    let lines = commands.filter { KeyCommandKey($0, in: direction) != nil }
      .map { ScreenList.Line($0, in: direction) }
    let title = host.title ?? ""
    let name = title.isEmpty ? TerminalSystem.programName ?? "" : title
    return lines.isEmpty ? [] : [.heading(name)] + lines
  }

  /// Returns the line of a command, which for a digit has the title of the tab that it selects.
  fileprivate func line(
    of command: TerminalCommand,
    effect: String?,
    in layout: FrameLayout
  ) -> ScreenList.Line {
    var text = (effect ?? command.explanation).capitalizingFirst
    if let number = command.entry.number,
      let title = element(numbered: number, in: layout).flatMap(tab(at:))?.title, !title.isEmpty
    {
      text = title
    }
    // Help and cancel only close the list.
    let closes = command == .help || command == .cancel
    return ScreenList.Line(text: text, identity: .command(command)) {
      if !closes { $0.perform(command) }
    }
  }
}

extension String {
  /// The text with an uppercase first letter, for texts that are also parts of sentences.
  fileprivate var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
