/// What version 1 of the saved form says of a customization. It never changes.
struct CustomizationRecordVersion1: Decodable {
  var tabs: [String: Tab]?
  var groups: [String: Group]?
  var rootOrder: [String]?
  var barOrder: [String]?

  struct Tab: Decodable {
    var sidebar: Visibility?
    var bar: Visibility?
  }

  struct Group: Decodable {
    var order: [String]?
    var expanded: Bool?
  }

  enum Visibility: String, Decodable {
    case visible, hidden
  }
}

// MARK: - To the live type

extension CustomizationRecordVersion1 {
  /// What was saved, as it is used.
  var customization: TabCustomization {
    var customization = TabCustomization()
    customization.rootOrder = rootOrder
    customization.barOrder = barOrder
    for (name, tab) in tabs ?? [:] { customization[tab: name] = tab.choice }
    for (name, group) in groups ?? [:] { customization[group: name] = group.choice }
    return customization
  }
}

extension CustomizationRecordVersion1.Tab {
  fileprivate var choice: TabCustomization.Tab {
    var choice = TabCustomization.Tab()
    choice.sidebarVisibility = sidebar?.visibility ?? .automatic
    choice.tabBarVisibility = bar?.visibility ?? .automatic
    return choice
  }
}

extension CustomizationRecordVersion1.Group {
  fileprivate var choice: TabCustomization.Group {
    var choice = TabCustomization.Group()
    choice.tabOrder = order
    choice.isExpanded = expanded
    return choice
  }
}

extension CustomizationRecordVersion1.Visibility {
  fileprivate var visibility: TabVisibility {
    switch self {
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}
