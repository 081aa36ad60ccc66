public import TabHost

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

    /// Which class of tab it is. Default a group where there are children, else a plain tab.
    public internal(set) var kind = Kind.tab
    /// What names the tab. Required, but for a search tab.
    public internal(set) var id = Tab.searchIdentifier
    /// The title. Nil: the identifier, or that of a search tab.
    public internal(set) var title: String?
    /// The name of a symbol.
    public internal(set) var image: String?
    /// A second line.
    public internal(set) var subtitle: String?
    /// A badge.
    public internal(set) var badge: String?
    /// Whether the tab has a view provider. Default true, for groups false.
    public internal(set) var hasContent = true
    /// The placement that the tab prefers.
    public internal(set) var placement: TabItem.Placement?
    /// Whether the tab is hidden.
    public internal(set) var isHidden: Bool?
    /// Whether the tab is hidden until someone shows it.
    public internal(set) var isHiddenByDefault: Bool?
    /// Whether a person may hide the tab.
    public internal(set) var allowsHiding: Bool?
    /// Whether a person may move the tab among its siblings.
    public internal(set) var allowsMoving: Bool?
    /// What people may do to the tab, by surface. What is said of the placement, and of hiding and
    /// moving, wins. Default nothing.
    public internal(set) var behavior: [TabSurface: TabCustomizationBehavior] = [:]
    /// Whether the tab is to be seen before anyone chooses, by surface. What is said of the
    /// placement and of hiding wins. Default nothing.
    public internal(set) var defaultVisibility: [TabSurface: TabVisibility] = [:]
    /// Whether a person may select the tab.
    public internal(set) var isEnabled: Bool?
    /// The tabs of a group.
    public internal(set) var children: [Tab] = []
    /// The child that a group selects first.
    public internal(set) var defaultChild: String?
    /// The child that is selected in a group.
    public internal(set) var selectedChild: String?
    /// Whether a person may reorder a group.
    public internal(set) var allowsReordering: Bool?
    /// The order of a group's children.
    public internal(set) var displayOrder: [String]?
    /// Whether a group has a managing navigation controller. Default false.
    public internal(set) var isManaged = false
    /// Whether a group's row selects the group.
    public internal(set) var isSidebarDestination: Bool?
    /// Whether a group starts collapsed.
    public internal(set) var isCollapsedByDefault: Bool?
    /// How a group looks in the sidebar.
    public internal(set) var appearance: TabGroupItem.SidebarAppearance?
    /// How a group stands in the bar.
    public internal(set) var barPresentation: TabGroupItem.BarPresentation?
    /// The actions below a group in the sidebar. Default none.
    public internal(set) var actions: [Action] = []

    /// ``SearchTabItem/identifier``, which only the main actor can read.
    static let searchIdentifier = "TabHost.Search"

    enum Key: String, CaseIterable {
      case kind, id, title, image, subtitle, badge, content, placement
      case isHidden, isHiddenByDefault, allowsHiding, allowsMoving, isEnabled
      case behavior, defaultVisibility
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
