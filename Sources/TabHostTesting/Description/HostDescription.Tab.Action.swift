extension HostDescription.Tab {
  /// An action below a group in the sidebar.
  public struct Action: Decodable, Sendable {
    /// What names the action.
    public let id: String
    /// What the sidebar shows. Default the identifier.
    public let title: String

    private enum Key: String, CaseIterable {
      case id, title
    }

    /// Reads an action; throws a ``HostDescriptionError`` if something is wrong with it.
    public init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      guard object.keys.contains(.id) else {
        throw object.error(at: .id, "is missing: every action has an identifier")
      }
      id = try object.text(.id)
      title = object.keys.contains(.title) ? try object.text(.title) : id
    }
  }
}
