public import TabHost

extension HostDescription {
  /// The answers and reactions of the delegates, by identifier.
  public struct Answers: Sendable {
    /// See ``DelegateAnswers/shouldSelectAnswers``.
    public private(set) var shouldSelectTab: [String: Bool] = [:]
    /// See ``DelegateAnswers/shouldLeaveAnswers``.
    public private(set) var shouldLeavePage: [String: Bool] = [:]
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

    init() {}

    init(_ value: JSONValue) throws {
      try value.read(into: &self, Self.readers)
    }

    private static let readers: MemberReaders<Self> = [
      "shouldSelectTab": { $0.shouldSelectTab = try $1.table { try $0.flag() } },
      "shouldLeavePage": { $0.shouldLeavePage = try $1.table { try $0.flag() } },
      "displayedViewControllersFor": {
        $0.displayedViewControllersFor = try $1.table { try $0.texts() }
      },
      "reselectInShould": { $0.reselectInShould = try $1.table { try $0.text() } },
      "reselectInDid": { $0.reselectInDid = try $1.table { try $0.text() } },
      .key("drop", for: "operationForAcceptingItemsFrom"): {
        $0.drop = try $1.table { try $0.choice() }
      },
      .key("dropOnAction", for: "sidebarActionOperationForAcceptingItemsFrom"): { answers, value in
        answers.dropOnAction = try value.table { try $0.choice() }
        for action in value.parts where !action.key.contains("/") {
          throw action.error("the key of an action has the form \"GROUP/ACTION\"")
        }
      },
      .key(
        "swipe",
        for: "leadingSwipeActionsConfigurationFor",
        "trailingSwipeActionsConfigurationFor"
      ): { $0.swipe = try $1.table(SwipeActions.init) },
      .key("menu", for: "contextMenuConfigurationFor"): {
        $0.menu = try $1.table { try $0.elements("an array of elements", MenuElement.init) }
      },
      .key("dragItems", for: "itemsForBeginning"): {
        $0.dragItems = try $1.table { try $0.texts() }
      },
    ]
  }
}

// MARK: - Setting

extension HostDescription.Answers {
  /// Sets the answers of a host.
  @MainActor func set(in other: DelegateAnswers) {
    other.shouldSelectAnswers = shouldSelectTab
    other.shouldLeaveAnswers = shouldLeavePage
    other.displayedNames = displayedViewControllersFor
    other.reselectInShould = reselectInShould
    other.reselectInDid = reselectInDid
    other.dropAnswers = drop
    other.actionDropAnswers = dropOnAction
    other.dragItemTypes = dragItems
    if !swipe.isEmpty {
      other.leadingSwipeActionsProvider = { [swipe] tab in
        swipe[tab.identifier].flatMap { $0.configuration($0.leading) }
      }
      other.trailingSwipeActionsProvider = { [swipe] tab in
        swipe[tab.identifier].flatMap { $0.configuration($0.trailing) }
      }
    }
    if !menu.isEmpty {
      other.contextMenuProvider = { [menu] tab in
        guard let elements = menu[tab.identifier] else { return nil }
        return ContextMenuConfiguration(actionProvider: { _ in
          Menu(children: elements.map { $0.makeElement() })
        })
      }
    }
  }
}

// MARK: - Swipe actions

extension HostDescription.Answers {
  /// The swipe actions of a row, for either edge.
  public struct SwipeActions: Sendable {
    /// A swipe action.
    public struct Action: Sendable {
      /// The title. Required.
      public private(set) var title = ""
      /// Whether the action is shown as destructive. The default is `false`.
      public private(set) var isDestructive = false

      init(_ value: JSONValue) throws {
        try value.read(
          into: &self,
          [
            "title": { $0.title = try $1.text() },
            "destructive": { $0.isDestructive = try $1.flag() },
          ],
          required: ("title", "every action has a title")
        )
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

    init(_ value: JSONValue) throws {
      try value.read(
        into: &self,
        [
          "leading": { $0.leading = try $1.elements("an array of actions", Action.init) },
          "trailing": { $0.trailing = try $1.elements("an array of actions", Action.init) },
          "fullSwipe": { $0.allowsFullSwipe = try $1.flag() },
        ]
      )
    }

    /// Returns the actions of one edge, which complete immediately.
    @MainActor func configuration(_ actions: [Action]?) -> SwipeActionsConfiguration? {
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
}

// MARK: - Menus

extension HostDescription.Answers {
  /// An action of a context menu, or, if it has children, a submenu.
  public struct MenuElement: Sendable {
    /// The title. Required.
    public private(set) var title = ""
    /// Whether the element is shown as destructive. The default is `false`.
    public private(set) var isDestructive = false
    /// Whether an action can't be performed, or a submenu can't be opened. The default is `false`.
    public private(set) var isDisabled = false
    /// The elements of a submenu. Empty for an action.
    public private(set) var children: [MenuElement] = []

    init(_ value: JSONValue) throws {
      // The path to a top-level element is "answers.menu.ID[0]". Every level below adds the key of
      // the array and the index.
      let limit = HostDescription.deepestLevel
      guard value.path.depth <= 2 + 2 * limit else {
        throw value.error("menus are nested deeper than \(limit) levels")
      }
      try value.read(
        into: &self,
        [
          "title": { $0.title = try $1.text() },
          "destructive": { $0.isDestructive = try $1.flag() },
          "disabled": { $0.isDisabled = try $1.flag() },
          "children": { $0.children = try $1.elements("an array of elements", MenuElement.init) },
        ],
        required: ("title", "every element of a menu has a title")
      )
    }

    /// Returns the element.
    @MainActor func makeElement() -> TabHost.MenuElement {
      // A menu can't be disabled. A disabled submenu never opens, so an action replaces it.
      guard children.isEmpty || isDisabled else {
        return Menu(
          title: title,
          options: isDestructive ? .destructive : [],
          children: children.map { $0.makeElement() }
        )
      }
      var attributes: TabHost.MenuElement.Attributes = []
      if isDestructive { attributes.insert(.destructive) }
      if isDisabled { attributes.insert(.disabled) }
      return Action(title: title, attributes: attributes) { _ in }
    }
  }
}
