import TabHost

extension HostDescription.Answers {
  /// The swipe actions of a row, for either edge.
  public struct SwipeActions: Decodable, Sendable {
    /// A swipe action.
    public struct Action: Decodable, Sendable {
      /// The title. Required.
      public let title: String
      /// Whether the action is shown as destructive. The default is `false`.
      public let isDestructive: Bool

      private enum Key: String, CaseIterable {
        case title, destructive
      }

      /// Decodes an action.
      ///
      /// - Throws: A ``HostDescriptionError`` if the action is invalid.
      public init(from decoder: any Decoder) throws {
        let object = try DescriptionObject<Key>(decoder)
        guard object.keys.contains(.title) else {
          throw object.error(at: .title, "is missing: every action has a title")
        }
        title = try object.text(.title)
        isDestructive = object.keys.contains(.destructive) ? try object.flag(.destructive) : false
      }
    }

    /// The actions of the leading edge. If `nil`, the default, the answer of the wrapped delegate
    /// applies.
    public private(set) var leading: [Action]?
    /// The actions of the trailing edge. If `nil`, the default, the answer of the wrapped delegate
    /// applies.
    public private(set) var trailing: [Action]?
    /// Whether a full swipe performs the first action. The default is `true`.
    public private(set) var allowsFullSwipe = true

    private enum Key: String, CaseIterable {
      case leading, trailing, fullSwipe
    }

    /// Decodes the swipe actions of a row.
    ///
    /// - Throws: A ``HostDescriptionError`` if they are invalid.
    public init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      for key in object.keys {
        switch key {
        case .leading: leading = try Self.actions(key, of: object)
        case .trailing: trailing = try Self.actions(key, of: object)
        case .fullSwipe: allowsFullSwipe = try object.flag(key)
        }
      }
    }

    private static func actions(
      _ key: Key,
      of object: DescriptionObject<Key>
    ) throws -> [Action] {
      try object.list(key, of: Action.self, "an array of actions", element: "an action")
    }
  }
}

extension HostDescription.Answers.SwipeActions {
  /// Returns the actions of one edge, which complete immediately.
  @MainActor func configuration(
    _ actions: [Action]?
  ) -> SwipeActionsConfiguration? {
    guard let actions else { return nil }
    let configuration = SwipeActionsConfiguration(
      actions: actions.map { action in
        ContextualAction(
          style: action.isDestructive ? .destructive : .normal,
          title: action.title
        ) { _, _, completion in
          completion(true)
        }
      }
    )
    configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
    return configuration
  }
}
