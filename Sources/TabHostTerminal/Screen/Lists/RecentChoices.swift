/// The elements of the palette that the user has chosen, wherever that was, the most recent first.
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
  mutating func note(_ identity: Identity) {
    identities.removeAll { $0 == identity }
    identities.insert(identity, at: 0)
    identities = Array(identities.prefix(Self.limit))
  }

  /// Returns the points that prefer an element to others with the same match.
  func bonus(of identity: Identity?) -> Int {
    identity.flatMap(identities.firstIndex).map { Self.limit - $0 } ?? 0
  }
}
