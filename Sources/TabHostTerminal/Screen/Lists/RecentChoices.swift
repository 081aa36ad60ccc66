import TabHost

/// The elements that the user has chosen in the palette, the most recent first.
struct RecentChoices {
  /// The identity of an element, which remains the same if the app creates it anew.
  enum Identity: Hashable {
    case tab(String)
    case action(String, group: String)
    case command(TerminalCommand)
    case keyCommand(String)
    case button(String)
    case menuElement(String, button: String)
  }

  /// The number of elements that are stored, and the points for the most recent one.
  private static let limit = 12

  private(set) var identities: [Identity] = []

  /// Records that the user has chosen an element.
  @MainActor mutating func note(_ choice: Panel.Choice) {
    guard let identity = choice.identity else { return }
    identities.removeAll { $0 == identity }
    identities.insert(identity, at: 0)
    identities = Array(identities.prefix(Self.limit))
  }

  /// Returns the points that prefer an element to others with the same match.
  @MainActor func bonus(of choice: Panel.Choice) -> Int {
    guard let index = choice.identity.flatMap(identities.firstIndex) else { return 0 }
    return Self.limit - index
  }
}

extension Panel.Choice {
  /// The identity of the element in the palette, or `nil` if it is not stored.
  @MainActor var identity: RecentChoices.Identity? {
    switch self {
    case .tab(let tab), .distantTab(let tab): .tab(tab.identifier)
    case .distantAction(let action, let group):
      .action(action.title, group: group.identifier)
    case .command(let command): .command(command)
    case .keyCommand(let command): .keyCommand(command.title)
    case .barButton(let button): .button(button.title ?? button.identifier ?? "")
    case .menuElement(let action, let button, _):
      .menuElement(action.title, button: button.title ?? button.identifier ?? "")
    case .toolbarItem(let action): .action(action.title, group: "")
    default: nil
    }
  }
}
