import TabHost

extension HostDescription.Answers {
  /// What a swipe on a row offers, from either edge.
  public struct SwipeActions: Decodable, Sendable {
    /// An action behind a row.
    public struct Action: Decodable, Sendable {
      /// What the action is called; required.
      public let title: String
      /// Whether it looks like one that takes away. Default false.
      public let isDestructive: Bool

      private enum Key: String, CaseIterable {
        case title, destructive
      }

      /// Reads an action; throws a ``HostDescriptionError`` if something is wrong with it.
      public init(from decoder: any Decoder) throws {
        let object = try DescriptionObject<Key>(decoder)
        guard object.keys.contains(.title) else {
          throw object.error(at: .title, "is missing: every action has a title")
        }
        title = try object.text(.title)
        isDestructive = object.keys.contains(.destructive) ? try object.flag(.destructive) : false
      }
    }

    /// What the leading edge offers. Default nil: the recorder leaves it to the wrapped delegate.
    public private(set) var leading: [Action]?
    /// What the trailing edge offers. Default nil: the recorder leaves it to the wrapped delegate.
    public private(set) var trailing: [Action]?
    /// Whether a swipe all the way performs the first action. Default true.
    public private(set) var allowsFullSwipe = true

    private enum Key: String, CaseIterable {
      case leading, trailing, fullSwipe
    }

    /// Reads what swipes offer; throws a ``HostDescriptionError`` if something is wrong with it.
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
  /// What one edge offers, with actions that record themselves and are done at once.
  @MainActor func configuration(
    _ actions: [Action]?,
    log: CallLog
  ) -> SwipeActionsConfiguration? {
    guard let actions else { return nil }
    let configuration = SwipeActionsConfiguration(
      actions: actions.map { action in
        ContextualAction(
          style: action.isDestructive ? .destructive : .normal,
          title: action.title
        ) { _, _, completion in
          log.append(.handler(action.title))
          completion(true)
        }
      }
    )
    configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
    return configuration
  }
}
