import TabHost

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
    "helpText": .optionalText { (tab: TabItem, value) in tab.helpText = value },
    "isEnabled": .flag { (tab: TabItem, value) in tab.isEnabled = value },
    "isHidden": .flag { (tab: TabItem, value) in tab.isHidden = value },
    "isHiddenByDefault": .flag { (tab: TabItem, value) in tab.isHiddenByDefault = value },
    "allowsHiding": .flag { (tab: TabItem, value) in tab.allowsHiding = value },
    "allowsMoving": .flag { (tab: TabItem, value) in tab.allowsMoving = value },
    "customizationIdentifier": .text { (tab: TabItem, value) in
      tab.customizationIdentifier = value
    },
    "reselectionBehavior": .choice { (tab: TabItem, value: TabItem.ReselectionBehavior) in
      tab.reselectionBehavior = value
    },
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
    "aggregatesBadges": .flag { (group: TabGroupItem, value) in group.aggregatesBadges = value },
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

  /// The properties of the host and its sidebar.
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
    "allowsReordering": .flag { (host: TabHostController, value) in
      host.allowsReordering = value
    },
    "customizationIdentifier": .optionalText { (host: TabHostController, value) in
      host.customizationIdentifier = value
    },
    "preferredBarEdge": .barEdge { (host: TabHostController, value) in
      host.preferredBarEdge = value
    },
    "isTabBarHidden": .flag { (host: TabHostController, value) in host.isTabBarHidden = value },
    "isBottomAccessoryHidden": .flag { (host: TabHostController, value) in
      host.isBottomAccessoryHidden = value
    },
    "isSearchable": .flag { (host: TabHostController, value) in host.isSearchable = value },
    "searchText": .text { (host: TabHostController, value) in host.searchText = value },
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
