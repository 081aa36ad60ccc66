public import TabHost

extension HostDescription {
  /// The answers and reactions of a ``DelegateAnswers``, by identifier.
  public struct Answers: Decodable, Sendable {
    /// See ``DelegateAnswers/shouldSelectAnswers``.
    public private(set) var shouldSelectTab: [String: Bool] = [:]
    /// See ``DelegateAnswers/displayedNames``.
    public private(set) var displayedViewControllersFor: [String: [String]] = [:]
    /// See ``DelegateAnswers/reselectInShould``.
    public private(set) var reselectInShould: [String: String] = [:]
    /// See ``DelegateAnswers/reselectInDid``.
    public private(set) var reselectInDid: [String: String] = [:]
    /// See ``DelegateAnswers/dropAnswers``.
    public private(set) var drop: [String: DropOperation] = [:]
    /// See ``DelegateAnswers/actionDropAnswers``.
    public private(set) var dropOnAction: [String: DropOperation] = [:]
    /// The swipe actions of rows. The default is empty.
    public private(set) var swipe: [String: SwipeActions] = [:]
    /// The elements of the context menus of rows. A row without an entry has no menu.
    public private(set) var menu: [String: [MenuElement]] = [:]
    /// See ``DelegateAnswers/dragItemTypes``.
    ///
    /// A tab with types also has a `dragItemsProvider`, so its row can't be reordered outside
    /// editing.
    public private(set) var dragItems: [String: [String]] = [:]

    private enum Key: String, CaseIterable {
      case shouldSelectTab, displayedViewControllersFor, reselectInShould, reselectInDid
      case drop, dropOnAction, swipe, menu, dragItems
    }

    /// Creates empty answers.
    init() {}

    /// Decodes the answers.
    ///
    /// - Throws: A ``HostDescriptionError`` if they are invalid.
    public init(from decoder: any Decoder) throws {
      let object = try DescriptionObject<Key>(decoder)
      let texts = "an array of texts"
      for key in object.keys {
        switch key {
        case .shouldSelectTab:
          shouldSelectTab = try object.table(key, of: Bool.self, "true or false")
        case .displayedViewControllersFor:
          displayedViewControllersFor = try object.table(key, of: [String].self, texts)
        case .reselectInShould:
          reselectInShould = try object.table(key, of: String.self, "text")
        case .reselectInDid:
          reselectInDid = try object.table(key, of: String.self, "text")
        case .drop: drop = try operations(key, of: object)
        case .dropOnAction:
          dropOnAction = try operations(key, of: object)
          try checkNamesOfActions(in: object)
        case .swipe: swipe = try object.table(key, of: SwipeActions.self, "an object")
        case .menu: menu = try object.table(key, of: [MenuElement].self, "an array of elements")
        case .dragItems: dragItems = try object.table(key, of: [String].self, texts)
        }
      }
    }

    private func operations(
      _ key: Key,
      of object: DescriptionObject<Key>
    ) throws -> [String: DropOperation] {
      try object.table(key, of: Word<DropOperation>.self, "text").mapValues(\.value)
    }

    private func checkNamesOfActions(in object: DescriptionObject<Key>) throws {
      // Reporting the first name in alphabetical order makes the error deterministic.
      guard let name = dropOnAction.keys.filter({ !$0.contains("/") }).min() else { return }
      throw HostDescriptionError(
        path: object.path + [AnyKey(Key.dropOnAction.rawValue), AnyKey(name)],
        "the key of an action has the form \"GROUP/ACTION\""
      )
    }
  }
}
