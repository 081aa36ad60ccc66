import TabHost

extension SettableProperty {
  /// The properties of tabs, groups and search tabs, in the order in which a description assigns
  /// them.
  static let ofTabs: [SettableProperty] = [
    .tab("title", .text, key: "title") { $0.title = $1 },
    .tab("subtitle", .optionalText, key: "subtitle") { $0.subtitle = $1 },
    .tab("badgeValue", .optionalText, key: "badge") { $0.badgeValue = $1 },
    .tab("image", .optionalText, key: .key("image", for: "systemImage", "systemName")) {
      $0.image = $1.flatMap(TabImage.init(systemName:))
    },
    .tab("selectedImage", .optionalText) {
      $0.selectedImage = $1.flatMap(TabImage.init(systemName:))
    },
    .tab("accessibilityIdentifier", .optionalText) { $0.accessibilityIdentifier = $1 },
    .tab("userInfo", .optionalText) { $0.userInfo = $1 },
    .tab("helpText", .optionalText) { $0.helpText = $1 },
    .tab("customizationIdentifier", .text, key: "customizationIdentifier") {
      $0.customizationIdentifier = $1
    },
    .tab("isHiddenByDefault", .flag, key: "isHiddenByDefault") { $0.isHiddenByDefault = $1 },
    .tab("allowsHiding", .flag, key: "allowsHiding") { $0.allowsHiding = $1 },
    .tab("allowsMoving", .flag, key: "allowsMoving") { $0.allowsMoving = $1 },
    .tab("preferredPlacement", .choice, key: "placement") { $0.preferredPlacement = $1 },
    .tab("isHidden", .flag, key: "isHidden") { $0.isHidden = $1 },
    .tab("isEnabled", .flag, key: "isEnabled") { $0.isEnabled = $1 },
    .tab("reselectionBehavior", .choice, key: "reselection") { $0.reselectionBehavior = $1 },
    .tab("isSpringLoaded", .flag) { $0.isSpringLoaded = $1 },

    .group("children", .tabs, key: .key("children", for: "tabs")) { $0.children = $1 },
    .group("selectedChild", .optionalTab, key: "selectedChild") { $0.selectedChild = $1 },
    .group("defaultChildIdentifier", .optionalText, key: "defaultChild") {
      $0.defaultChildIdentifier = $1
    },
    .group("displayOrderIdentifiers", .list, key: "displayOrder") {
      $0.displayOrderIdentifiers = $1 ?? []
    },
    .group("allowsReordering", .flag, key: "allowsReordering") { $0.allowsReordering = $1 },
    .group("isSidebarDestination", .flag, key: "sidebarDestination") {
      $0.isSidebarDestination = $1
    },
    .group("isCollapsedByDefault", .flag, key: "collapsedByDefault") {
      $0.isCollapsedByDefault = $1
    },
    .group("isExpanded", .flag) { $0.isExpanded = $1 },
    .group("aggregatesBadges", .flag) { $0.aggregatesBadges = $1 },
    .group("sidebarAppearance", .choice, key: "appearance") { $0.sidebarAppearance = $1 },
    .group("barPresentation", .choice, key: "barPresentation") { $0.barPresentation = $1 },

    .search("automaticallyActivatesSearch", .flag) { $0.automaticallyActivatesSearch = $1 },
  ]

  /// The properties of the host and its sidebar.
  static let ofHost: [SettableProperty] = [
    .host("title", .optionalText) { $0.title = $1 },
    .host("mode", .choice, key: "mode") { $0.mode = $1 },
    .host("tabs", .tabs, key: .key("tabs", for: "viewControllers", "children")) { $0.tabs = $1 },
    .host("selectedTab", .optionalTab, key: "selected") { $0.selectedTab = $1 },
    .host("selectedIndex", .optionalNumber) { $0.selectedIndex = $1 },
    .host("compactTabIdentifiers", .list, key: "compactTabIdentifiers") {
      $0.compactTabIdentifiers = $1
    },
    .host(
      "prominentTabIdentifier",
      .optionalText,
      key: .key("prominentTabIdentifier", for: "prominentTab")
    ) { $0.prominentTabIdentifier = $1 },
    .host("displayOrderIdentifiers", .list) { $0.displayOrderIdentifiers = $1 ?? [] },
    .host("allowsReordering", .flag, key: "allowsReordering") { $0.allowsReordering = $1 },
    .host("customizationIdentifier", .optionalText, key: "customizationIdentifier") {
      $0.customizationIdentifier = $1
    },
    .host("preferredBarEdge", .barEdge) { $0.preferredBarEdge = $1 },
    .host("isTabBarHidden", .flag) { $0.isTabBarHidden = $1 },
    .host("isBottomAccessoryHidden", .flag) { $0.isBottomAccessoryHidden = $1 },
    .host("isSearchable", .flag) { $0.isSearchable = $1 },
    .host("searchText", .text) { $0.searchText = $1 },
    .host("tabBarMinimizeBehavior", .choice) { $0.tabBarMinimizeBehavior = $1 },
    .host("sidebar.isHidden", .flag) { $0.sidebar.isHidden = $1 },
    .host("sidebar.preferredLayout", .choice) { $0.sidebar.preferredLayout = $1 },
    .host("sidebar.preferredPlacement", .choice) { $0.sidebar.preferredPlacement = $1 },
  ]
}
