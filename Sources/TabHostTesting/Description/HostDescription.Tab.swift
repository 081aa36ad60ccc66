import TabHost

extension HostDescription {
  /// One tab, group or search tab of a description.
  ///
  /// A property that is nil was not given: the tab keeps the framework's default.
  public struct Tab: Decodable, Sendable {
    /// Which class of tab it is.
    public enum Kind: String, Sendable, CaseIterable {
      /// A plain tab.
      case tab
      /// A group, also one without children.
      case group
      /// A search tab.
      case search
    }

    /// An action below a group in the sidebar.
    public struct Action: Decodable, Sendable {
      /// What names the action.
      public let id: String
      /// What the sidebar shows. Default the identifier.
      public let title: String
    }

    /// Which class of tab it is. Default a group where there are children, else a plain tab.
    public private(set) var kind = Kind.tab
    /// What names the tab. Required, but for a search tab.
    public private(set) var id = Tab.searchIdentifier
    /// The title. Nil: the identifier, or that of a search tab.
    public private(set) var title: String?
    /// The name of a symbol.
    public private(set) var image: String?
    /// A second line.
    public private(set) var subtitle: String?
    /// A badge.
    public private(set) var badge: String?
    /// Whether the tab has a view provider. Default true, for groups false.
    public private(set) var hasContent = true
    /// The placement that the tab prefers.
    public private(set) var placement: TabItem.Placement?
    /// Whether the tab is hidden.
    public private(set) var isHidden: Bool?
    /// Whether the tab is hidden until someone shows it.
    public private(set) var isHiddenByDefault: Bool?
    /// Whether a person may hide the tab.
    public private(set) var allowsHiding: Bool?
    /// Whether a person may select the tab.
    public private(set) var isEnabled: Bool?
    /// The tabs of a group.
    public private(set) var children: [Tab] = []
    /// The child that a group selects first.
    public private(set) var defaultChild: String?
    /// The child that is selected in a group.
    public private(set) var selectedChild: String?
    /// Whether a person may reorder a group.
    public private(set) var allowsReordering: Bool?
    /// The order of a group's children.
    public private(set) var displayOrder: [String]?
    /// Whether a group has a managing navigation controller. Default false.
    public private(set) var isManaged = false
    /// Whether a group's row selects the group.
    public private(set) var isSidebarDestination: Bool?
    /// Whether a group starts collapsed.
    public private(set) var isCollapsedByDefault: Bool?
    /// How a group looks in the sidebar.
    public private(set) var appearance: TabGroupItem.SidebarAppearance?
    /// How a group stands in the bar.
    public private(set) var barPresentation: TabGroupItem.BarPresentation?
    /// The actions below a group in the sidebar. Default none.
    public private(set) var actions: [Action] = []

    /// ``SearchTabItem/identifier``, which only the main actor can read.
    static let searchIdentifier = "TabHost.Search"

    fileprivate enum Key: String, CaseIterable {
      case kind, id, title, image, subtitle, badge, content, placement
      case isHidden, isHiddenByDefault, allowsHiding, isEnabled
      case children, defaultChild, selectedChild, allowsReordering, displayOrder, managed
      case sidebarDestination, collapsedByDefault, appearance, barPresentation, actions
    }

    /// Reads a tab; throws a ``HostDescriptionError`` if something is wrong with it.
    public init(from decoder: any Decoder) throws {
      // Every level of tabs is two steps of the path: the key of the array, and the index.
      let path = decoder.codingPath
      guard path.count <= 2 * HostDescription.deepestLevel else {
        let limit = HostDescription.deepestLevel
        throw HostDescriptionError(path: path, "tabs are nested deeper than \(limit) levels")
      }
      guard let values = try? decoder.container(keyedBy: AnyKey.self) else {
        guard let id = try? decoder.singleValueContainer().decode(String.self) else {
          throw HostDescriptionError(path: path, "a tab must be an object or an identifier")
        }
        self.id = id
        return
      }
      let object = try DescriptionObject<Key>(values)
      try readKind(of: object)
      for key in object.keys {
        try key.isOfGroup ? readGroup(key, of: object) : read(key, of: object)
      }
      try check(object)
    }
  }
}

// MARK: - Reading

extension HostDescription.Tab {
  private mutating func readKind(of object: DescriptionObject<Key>) throws {
    if object.keys.contains(.kind) {
      kind = try object.choice(.kind, of: Kind.self)
    } else if object.keys.contains(.children) {
      kind = .group
    }
    hasContent = kind != .group
    if kind != .search, !object.keys.contains(.id) {
      throw object.error(at: .id, "is missing: every tab has an identifier")
    }
  }

  private mutating func read(_ key: Key, of object: DescriptionObject<Key>) throws {
    switch key {
    case .id: id = try object.text(key)
    case .title: title = try object.text(key)
    case .image: image = try object.text(key)
    case .subtitle: subtitle = try object.text(key)
    case .badge: badge = try object.text(key)
    case .content: hasContent = try object.flag(key)
    case .placement: placement = try object.choice(key, of: TabItem.Placement.self)
    case .isHidden: isHidden = try object.flag(key)
    case .isHiddenByDefault: isHiddenByDefault = try object.flag(key)
    case .allowsHiding: allowsHiding = try object.flag(key)
    case .isEnabled: isEnabled = try object.flag(key)
    default: break
    }
  }

  private mutating func readGroup(_ key: Key, of object: DescriptionObject<Key>) throws {
    guard kind == .group else {
      var unused = self
      try unused.readGroupValue(key, of: object)
      // What says nothing about a tab may stand there: generated descriptions name every key.
      if object.isFalseOrEmpty(key) { return }
      throw object.error(
        at: key,
        "only a group has this; a tab is one with \"children\" or with \"kind\": \"group\""
      )
    }
    try readGroupValue(key, of: object)
  }

  private mutating func readGroupValue(_ key: Key, of object: DescriptionObject<Key>) throws {
    switch key {
    case .children:
      children = try object.list(
        key,
        of: HostDescription.Tab.self,
        "an array of tabs",
        element: "a tab"
      )
    case .defaultChild: defaultChild = try object.text(key)
    case .selectedChild: selectedChild = try object.text(key)
    case .allowsReordering: allowsReordering = try object.flag(key)
    case .displayOrder: displayOrder = try object.texts(key)
    case .managed: isManaged = try object.flag(key)
    case .sidebarDestination: isSidebarDestination = try object.flag(key)
    case .collapsedByDefault: isCollapsedByDefault = try object.flag(key)
    case .appearance: appearance = try object.choice(key, of: TabGroupItem.SidebarAppearance.self)
    case .barPresentation:
      barPresentation = try object.choice(key, of: TabGroupItem.BarPresentation.self)
    case .actions:
      actions = try object.list(key, of: Action.self, "an array of actions", element: "an action")
    default: break
    }
  }

  private func check(_ object: DescriptionObject<Key>) throws {
    if let selectedChild, !children.contains(where: { $0.id == selectedChild }) {
      let suggestion = Spelling.suggestion(for: selectedChild, among: children.map(\.id))
      throw object.error(
        at: .selectedChild,
        "no child is called \(Spelling.quoted(selectedChild))\(suggestion)"
      )
    }
    var seen: Set<String> = []
    for (index, action) in actions.enumerated() where !seen.insert(action.id).inserted {
      throw HostDescriptionError(
        path: object.path + [AnyKey("actions"), AnyKey(index: index), AnyKey("id")],
        "an action of this group is already called \(Spelling.quoted(action.id))"
      )
    }
  }
}

extension HostDescription.Tab.Key {
  fileprivate var isOfGroup: Bool {
    switch self {
    case .children, .defaultChild, .selectedChild, .allowsReordering, .displayOrder, .managed,
      .sidebarDestination, .collapsedByDefault, .appearance, .barPresentation, .actions:
      true
    default: false
    }
  }
}

// MARK: - Actions

extension HostDescription.Tab.Action {
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
