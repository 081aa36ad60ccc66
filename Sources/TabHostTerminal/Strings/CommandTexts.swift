public import TabHost

extension [TabHostController.Strings.Text] {
  /// The titles and the effects of commands.
  static var commands: Self {
    let commands = TerminalCommand.allCases
    return commands.filter(\.isInPalette).map { .title(of: $0) }
      + commands.filter { $0.entry.number ?? 1 == 1 }.map { .effect(of: $0) }
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
  /// The commands that select an item have one text, with the key `selectItemEffect` and the
  /// placeholder `{number}`.
  public static func effect(of command: TerminalCommand) -> Self {
    Self(command.entry.effect, key: command.name + "Effect")
  }
}

extension TerminalCommand {
  /// The description in the list of keyboard shortcuts, in the language of the user.
  @MainActor public var explanation: String {
    let number = entry.number.map { ["number": "\($0)"] }
    return localized(.effect(of: self), number ?? [:])
  }

  /// The name in the palette, such as `Toggle sidebar`, in the language of the user.
  @MainActor var title: String { localized(.title(of: self)) }

  /// Whether the palette lists the command.
  var isInPalette: Bool { if case .omitted = entry.palette { false } else { true } }

  /// The name of the case, or another one where that is no word that a user knows.
  fileprivate var englishName: String {
    if case .named(let name) = entry.palette { name } else { name }
  }

  /// The name of the case. Those of all items have the same.
  fileprivate var name: String { entry.number == nil ? "\(self)" : "selectItem" }
}
