/// What version 1 of the saved form says of a customization. It never changes.
struct CustomizationRecordVersion1: Codable {
  var tabs: [String: Tab]?
  var groups: [String: Group]?
  var rootOrder: [String]?
  var barOrder: [String]?

  struct Tab: Codable {
    var sidebar: Visibility?
    var bar: Visibility?
  }

  struct Group: Codable {
    var order: [String]?
    var expanded: Bool?
  }

  enum Visibility: String, Codable {
    case visible, hidden
  }
}

// MARK: - To and from the live type

extension CustomizationRecordVersion1 {
  init(_ customization: TabCustomization) {
    if !customization.tabs.isEmpty { tabs = customization.tabs.mapValues(Tab.init) }
    if !customization.groups.isEmpty { groups = customization.groups.mapValues(Group.init) }
    rootOrder = customization.rootOrder
    barOrder = customization.barOrder
  }

  /// What was saved, as it is used.
  var customization: TabCustomization {
    var customization = TabCustomization()
    customization.rootOrder = rootOrder
    customization.barOrder = barOrder
    for (name, tab) in tabs ?? [:] {
      customization[tab: name].sidebarVisibility = tab.sidebar?.visibility ?? .automatic
      customization[tab: name].tabBarVisibility = tab.bar?.visibility ?? .automatic
    }
    for (name, group) in groups ?? [:] {
      customization[group: name].tabOrder = group.order
      customization[group: name].isExpanded = group.expanded
    }
    return customization
  }
}

extension CustomizationRecordVersion1.Tab {
  fileprivate init(_ tab: TabCustomization.Tab) {
    sidebar = CustomizationRecordVersion1.Visibility(tab.sidebarVisibility)
    bar = CustomizationRecordVersion1.Visibility(tab.tabBarVisibility)
  }
}

extension CustomizationRecordVersion1.Group {
  fileprivate init(_ group: TabCustomization.Group) {
    order = group.tabOrder
    expanded = group.isExpanded
  }
}

extension CustomizationRecordVersion1.Visibility {
  fileprivate init?(_ visibility: TabVisibility) {
    switch visibility {
    case .automatic: return nil
    case .visible: self = .visible
    case .hidden: self = .hidden
    }
  }

  fileprivate var visibility: TabVisibility {
    switch self {
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}
