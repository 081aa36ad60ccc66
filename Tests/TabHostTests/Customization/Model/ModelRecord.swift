import TabHost

/// The user's choices as plain dictionaries.
struct ModelRecord: Equatable {
  var hidden: [String: Bool] = [:]
  var inBar: [String: Bool] = [:]
  var orders: [String: [String]] = [:]
  var expanded: [String: Bool] = [:]
  var rootOrder: [String]?
  var barOrder: [String]?
  var sidebarHidden: [Orientation: Bool] = [:]

  init() {}

  /// - Parameter names: All names that the customization may have entries for.
  init(_ customization: TabCustomization, names: [String]) {
    for name in names {
      let tab = customization[tab: name]
      hidden[name] = Self.isVisible(tab.sidebarVisibility).map { !$0 }
      inBar[name] = Self.isVisible(tab.tabBarVisibility)
      let group = customization[group: name]
      orders[name] = group.tabOrder
      expanded[name] = group.isExpanded
    }
    rootOrder = customization.rootOrder
    barOrder = customization.barOrder
    sidebarHidden = customization.isSidebarHidden
  }

  var customization: TabCustomization {
    var value = TabCustomization()
    for (name, isHidden) in hidden {
      value[tab: name].sidebarVisibility = isHidden ? .hidden : .visible
    }
    for (name, isIn) in inBar { value[tab: name].tabBarVisibility = isIn ? .visible : .hidden }
    for (name, order) in orders { value[group: name].tabOrder = order }
    for (name, isExpanded) in expanded { value[group: name].isExpanded = isExpanded }
    value.rootOrder = rootOrder
    value.barOrder = barOrder
    value.isSidebarHidden = sidebarHidden
    return value
  }

  mutating func reset(_ scope: TabCustomization.Scope) {
    switch scope {
    case .all: self = ModelRecord()
    case .visibility: (hidden, inBar) = ([:], [:])
    case .order: (orders, rootOrder) = ([:], nil)
    case .bar: (inBar, barOrder) = ([:], nil)
    case .expansion: expanded = [:]
    case .tab(let name): (hidden[name], inBar[name]) = (nil, nil)
    case .group(let name): (orders[name], expanded[name]) = (nil, nil)
    }
  }

  mutating func prune(keeping isIncluded: (String) -> Bool) {
    func pruned(_ order: [String]?) -> [String]? {
      let left = order?.filter(isIncluded) ?? []
      return left.isEmpty ? nil : left
    }
    hidden = hidden.filter { isIncluded($0.key) }
    inBar = inBar.filter { isIncluded($0.key) }
    expanded = expanded.filter { isIncluded($0.key) }
    orders = orders.filter { isIncluded($0.key) }.compactMapValues { pruned($0) }
    (rootOrder, barOrder) = (pruned(rootOrder), pruned(barOrder))
  }

  private static func isVisible(_ visibility: TabVisibility) -> Bool? {
    switch visibility {
    case .automatic: nil
    case .visible: true
    case .hidden: false
    }
  }
}
