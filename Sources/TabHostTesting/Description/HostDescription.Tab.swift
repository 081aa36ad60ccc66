public import TabHost

extension HostDescription {
  /// A tab, group or search tab of a description.
  ///
  /// A property that is `nil` is not part of the description, so the tab keeps the default of the
  /// framework.
  public struct Tab: Decodable, Sendable {
    /// The class of a tab.
    public enum Kind: String, Sendable, CaseIterable {
      /// A plain tab.
      case tab
      /// A group, which can be empty.
      case group
      /// A search tab.
      case search
    }

    /// The class of the tab. The default is a group if there are children, and a plain tab
    /// otherwise.
    public internal(set) var kind = Kind.tab
    /// The identifier of the tab. Required, except for a search tab.
    public internal(set) var id = Tab.searchIdentifier
    /// The title. If `nil`, the title is the identifier, or the default title of a search tab.
    public internal(set) var title: String?
    /// The name of a symbol.
    public internal(set) var image: String?
    /// The subtitle.
    public internal(set) var subtitle: String?
    /// The badge value.
    public internal(set) var badge: String?
    /// Whether the tab has a view provider. The default is `true`, and `false` for a group.
    public internal(set) var hasContent = true
    /// The preferred placement.
    public internal(set) var placement: TabItem.Placement?
    /// Whether the tab is hidden.
    public internal(set) var isHidden: Bool?
    /// Whether the tab is hidden until the user shows it.
    public internal(set) var isHiddenByDefault: Bool?
    /// Whether the user may hide the tab.
    public internal(set) var allowsHiding: Bool?
    /// Whether the user may move the tab among its siblings.
    public internal(set) var allowsMoving: Bool?
    /// The customization behavior, by surface.
    ///
    /// ``placement``, ``allowsHiding`` and ``allowsMoving`` take precedence. The default is empty.
    public internal(set) var behavior: [TabSurface: TabCustomizationBehavior] = [:]
    /// The default visibility, by surface.
    ///
    /// ``placement`` and ``isHiddenByDefault`` take precedence. The default is empty.
    public internal(set) var defaultVisibility: [TabSurface: TabVisibility] = [:]
    /// Whether the user may select the tab.
    public internal(set) var isEnabled: Bool?
    /// The title of the action that a tap performs, or `nil` for a tab that can be selected.
    public internal(set) var action: String?
    /// What a tap on the selected tab does.
    public internal(set) var reselection: TabItem.ReselectionBehavior?
    /// The identifier under which the choices of the user are stored.
    public internal(set) var customizationIdentifier: String?
    /// The children of a group.
    public internal(set) var children: [Tab] = []
    /// The identifier of the child that a group selects first.
    public internal(set) var defaultChild: String?
    /// The identifier of the selected child of a group.
    public internal(set) var selectedChild: String?
    /// Whether the user may reorder the children of a group.
    public internal(set) var allowsReordering: Bool?
    /// The identifiers of a group's children in display order.
    public internal(set) var displayOrder: [String]?
    /// Whether a group has a managing navigation controller. The default is `false`.
    public internal(set) var isManaged = false
    /// Whether the row of a group selects the group.
    public internal(set) var isSidebarDestination: Bool?
    /// Whether a group is collapsed by default.
    public internal(set) var isCollapsedByDefault: Bool?
    /// The appearance of a group in the sidebar.
    public internal(set) var appearance: TabGroupItem.SidebarAppearance?
    /// The presentation of a group in the bar.
    public internal(set) var barPresentation: TabGroupItem.BarPresentation?
    /// The actions of a group in the sidebar. The default is empty.
    public internal(set) var actions: [Action] = []

    /// The value of `SearchTabItem.identifier`, which is isolated to the main actor.
    static let searchIdentifier = "TabHost.Search"

    enum Key: String, CaseIterable {
      case kind, id, title, image, subtitle, badge, content, placement
      case isHidden, isHiddenByDefault, allowsHiding, allowsMoving, isEnabled
      case behavior, defaultVisibility, action, reselection, customizationIdentifier
      case children, defaultChild, selectedChild, allowsReordering, displayOrder, managed
      case sidebarDestination, collapsedByDefault, appearance, barPresentation, actions
    }

    /// Decodes a tab.
    ///
    /// - Throws: A ``HostDescriptionError`` if the tab is invalid.
    public init(from decoder: any Decoder) throws {
      // Every level of tabs adds two elements to the path: the key of the array, and the index.
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
