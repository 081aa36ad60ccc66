import TabHost

/// A property that a script can set: what it takes, and how it is set.
struct ScriptProperty: Sendable {
  /// A value with its tabs found.
  enum Value {
    case text(String)
    case flag(Bool)
    case number(Int)
    case list([String])
    case tab(TabItem)
    case tabs([TabItem])
    case none
  }

  typealias Setter<Target, Value> = @MainActor @Sendable (Target, Value) -> Void

  let kind: PropertyKind

  /// Sets the property; false if the target has none of this name.
  let set: @MainActor @Sendable (_ target: AnyObject, _ value: Value) -> Bool

  private static func property<Target: AnyObject, Content>(
    _ kind: PropertyKind,
    _ content: @escaping @Sendable (Value) -> Content?,
    _ set: @escaping Setter<Target, Content>
  ) -> ScriptProperty {
    ScriptProperty(kind: kind) { target, value in
      guard let target = target as? Target, let content = content(value) else { return false }
      set(target, content)
      return true
    }
  }
}

// MARK: - Kinds of properties

extension ScriptProperty {
  static func flag<Target: AnyObject>(_ set: @escaping Setter<Target, Bool>) -> Self {
    property(.flag, { if case .flag(let flag) = $0 { flag } else { nil } }, set)
  }

  static func text<Target: AnyObject>(_ set: @escaping Setter<Target, String>) -> Self {
    property(.text, { $0.text }, set)
  }

  static func optionalText<Target: AnyObject>(_ set: @escaping Setter<Target, String?>) -> Self {
    property(.optionalText, { .some($0.text) }, set)
  }

  static func image<Target: AnyObject>(_ set: @escaping Setter<Target, TabImage?>) -> Self {
    property(.optionalText, { .some($0.text.map { TabImage(systemName: $0) }) }, set)
  }

  /// A case by its name.
  static func choice<Target: AnyObject, Choice: CaseIterable & Sendable>(
    _ set: @escaping Setter<Target, Choice>
  ) -> Self {
    property(
      .choice(Choice.allCases.map { "\($0)" }),
      { value in Choice.allCases.first { "\($0)" == value.text } },
      set
    )
  }

  static func list<Target: AnyObject>(_ set: @escaping Setter<Target, [String]?>) -> Self {
    property(.list, { if case .list(let list) = $0 { list } else { .some(nil) } }, set)
  }

  static func optionalNumber<Target: AnyObject>(_ set: @escaping Setter<Target, Int?>) -> Self {
    property(
      .optionalNumber,
      { if case .number(let number) = $0 { number } else { .some(nil) } },
      set
    )
  }

  static func optionalTab<Target: AnyObject>(_ set: @escaping Setter<Target, TabItem?>) -> Self {
    property(.optionalTab, { if case .tab(let tab) = $0 { tab } else { .some(nil) } }, set)
  }

  static func tabs<Target: AnyObject>(_ set: @escaping Setter<Target, [TabItem]>) -> Self {
    property(.tabs, { if case .tabs(let tabs) = $0 { tabs } else { [] } }, set)
  }
}

extension ScriptProperty.Value {
  fileprivate var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

// MARK: - The properties

extension ScriptProperty {
  /// The properties of tabs, groups and search tabs.
  static let ofTabs: [String: ScriptProperty] = [
    "title": .text { (tab: TabItem, value) in tab.title = value },
    "subtitle": .optionalText { (tab: TabItem, value) in tab.subtitle = value },
    "badgeValue": .optionalText { (tab: TabItem, value) in tab.badgeValue = value },
    "image": .image { (tab: TabItem, value) in tab.image = value },
    "selectedImage": .image { (tab: TabItem, value) in tab.selectedImage = value },
    "accessibilityIdentifier": .optionalText { (tab: TabItem, value) in
      tab.accessibilityIdentifier = value
    },
    "userInfo": .optionalText { (tab: TabItem, value) in tab.userInfo = value },
    "isEnabled": .flag { (tab: TabItem, value) in tab.isEnabled = value },
    "isHidden": .flag { (tab: TabItem, value) in tab.isHidden = value },
    "isHiddenByDefault": .flag { (tab: TabItem, value) in tab.isHiddenByDefault = value },
    "allowsHiding": .flag { (tab: TabItem, value) in tab.allowsHiding = value },
    "isSpringLoaded": .flag { (tab: TabItem, value) in tab.isSpringLoaded = value },
    "preferredPlacement": .choice { (tab: TabItem, value: TabItem.Placement) in
      tab.preferredPlacement = value
    },

    "children": .tabs { (group: TabGroupItem, value) in group.children = value },
    "selectedChild": .optionalTab { (group: TabGroupItem, value) in group.selectedChild = value },
    "defaultChildIdentifier": .optionalText { (group: TabGroupItem, value) in
      group.defaultChildIdentifier = value
    },
    "displayOrderIdentifiers": .list { (group: TabGroupItem, value) in
      group.displayOrderIdentifiers = value ?? []
    },
    "allowsReordering": .flag { (group: TabGroupItem, value) in group.allowsReordering = value },
    "isSidebarDestination": .flag { (group: TabGroupItem, value) in
      group.isSidebarDestination = value
    },
    "isCollapsedByDefault": .flag { (group: TabGroupItem, value) in
      group.isCollapsedByDefault = value
    },
    "isExpanded": .flag { (group: TabGroupItem, value) in group.isExpanded = value },
    "sidebarAppearance": .choice { (group: TabGroupItem, value: TabGroupItem.SidebarAppearance) in
      group.sidebarAppearance = value
    },
    "barPresentation": .choice { (group: TabGroupItem, value: TabGroupItem.BarPresentation) in
      group.barPresentation = value
    },

    "automaticallyActivatesSearch": .flag { (search: SearchTabItem, value) in
      search.automaticallyActivatesSearch = value
    },
  ]

  /// The properties of the host, and those of its sidebar.
  static let ofHost: [String: ScriptProperty] = [
    "title": .optionalText { (host: TabHostController, value) in host.title = value },
    "mode": .choice { (host: TabHostController, value: TabHostController.Mode) in
      host.mode = value
    },
    "tabs": .tabs { (host: TabHostController, value) in host.tabs = value },
    "selectedTab": .optionalTab { (host: TabHostController, value) in host.selectedTab = value },
    "selectedIndex": .optionalNumber { (host: TabHostController, value) in
      host.selectedIndex = value
    },
    "compactTabIdentifiers": .list { (host: TabHostController, value) in
      host.compactTabIdentifiers = value
    },
    "prominentTabIdentifier": .optionalText { (host: TabHostController, value) in
      host.prominentTabIdentifier = value
    },
    "displayOrderIdentifiers": .list { (host: TabHostController, value) in
      host.displayOrderIdentifiers = value ?? []
    },
    "isTabBarHidden": .flag { (host: TabHostController, value) in host.isTabBarHidden = value },
    "tabBarMinimizeBehavior": .choice {
      (host: TabHostController, value: TabHostController.MinimizeBehavior) in
      host.tabBarMinimizeBehavior = value
    },
    "sidebar.isHidden": .flag { (host: TabHostController, value) in
      host.sidebar.isHidden = value
    },
    "sidebar.preferredLayout": .choice {
      (host: TabHostController, value: TabHostController.Sidebar.Layout) in
      host.sidebar.preferredLayout = value
    },
    "sidebar.preferredPlacement": .choice {
      (host: TabHostController, value: TabHostController.Sidebar.Placement) in
      host.sidebar.preferredPlacement = value
    },
  ]
}
