extension HostDescription.Tab {
  /// An action of a group in the sidebar.
  public struct Action: Decodable, Sendable {
    /// The identifier of the action. Required.
    public let id: String
    /// The title. The default is the identifier.
    public let title: String

    private enum Key: String, CaseIterable {
      case id, title
    }

    /// Decodes an action.
    ///
    /// - Throws: A ``HostDescriptionError`` if the action is invalid.
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
