import TabHost
import TabHostTestSupport
import TabHostTesting

extension FollowedProperty {
  /// What the host has, whoever changes it.
  static let ofHosts: [FollowedProperty] = selectionOfHosts + settingsOfHosts + screenOfHosts

  private static let selectionOfHosts: [FollowedProperty] = [
    .init("selectedTab") {
      _ = $0.host.selectedTab
    } change: {
      $0.host.selectedTab = $0.tab("b")
    },
    .init("selectedTab, by a person") {
      _ = $0.host.selectedTab
    } change: {
      $0.user.tap("b")
    },
    .init("selectedTab, as its tab leaves") {
      _ = $0.host.selectedTab
    } change: {
      $0.host.tabs.removeFirst()
    },
    .init("selectionOrigin") {
      _ = $0.host.selectionOrigin
    } change: {
      $0.user.tap("b")
    },
    .init("selectedPath") {
      _ = $0.host.selectedPath
    } change: {
      $0.host.selectedTab = $0.tab("c2")
    },
    .init("selectedPath, as the tab moves") {
      $0.host.selectedTab = $0.tab("c2")
      _ = $0.host.selectedPath
    } change: {
      $0.host.tabs.append($0.tab("c2"))
    },
    .init("selectedIndex") {
      _ = $0.host.selectedIndex
    } change: {
      $0.host.tabs.insert(.bare("first"), at: 0)
    },
    .init("selectedIndex, by a person") {
      _ = $0.host.selectedIndex
    } change: {
      $0.user.tap("b")
    },
    .init("selectedViewController") {
      _ = $0.host.selectedViewController
    } change: {
      $0.user.tap("b")
    },
    .init("contentTab") {
      _ = $0.host.contentTab
    } change: {
      $0.user.tap("b")
    },
    .init("visibleNavigationController") {
      _ = $0.host.visibleNavigationController
    } change: {
      $0.user.tap("b")
    },
    .init("selectedBarItem") {
      _ = $0.host.selectedBarItem
    } change: {
      $0.user.tap("b")
    },
    .init("tabs") {
      _ = $0.host.tabs
    } change: {
      $0.host.tabs.append(.bare("new"))
    },
    .init("tabs that leave for a group") {
      _ = $0.host.tabs
    } change: {
      $0.group("g").children = [$0.tab("b")]
    },
    .init("pages") {
      _ = $0.host.pages
    } change: {
      $0.tab("b").isEnabled = false
    },
    .init("isPageIndexShown") {
      $0.host.style = .page(.automatic)
      _ = $0.host.isPageIndexShown
    } change: {
      $0.tab("b").isHidden = true
    },
    .init("displayOrder") {
      _ = $0.host.displayOrder
    } change: {
      $0.host.displayOrderIdentifiers = ["b"]
    },
    .init("displayOrderIdentifiers, by a person", in: { .sidebar() }) {
      $0.host.allowsReordering = true
      _ = $0.host.displayOrderIdentifiers
    } change: {
      $0.user.moveRow($0.tab("b"), .before, $0.tab("a"))
    },
  ]

  private static let settingsOfHosts: [FollowedProperty] = [
    .init("mode") {
      _ = $0.host.mode
    } change: {
      $0.host.mode = .tabBar
    },
    .init("style") {
      _ = $0.host.style
    } change: {
      $0.host.mode = .tabBar
    },
    .init("style of pages") {
      _ = $0.host.style
    } change: {
      $0.host.style = .page(.never)
    },
    .init("resolvedMode") {
      _ = $0.host.resolvedMode
    } change: {
      $0.host.tabs.removeLast()
    },
    .init("traitCollection") {
      _ = $0.host.traitCollection
    } change: {
      $0.host.traitCollection = .compact
    },
    .init("compactTabIdentifiers") {
      _ = $0.host.compactTabIdentifiers
    } change: {
      $0.host.compactTabIdentifiers = ["a"]
    },
    .init("prominentTabIdentifier") {
      _ = $0.host.prominentTabIdentifier
    } change: {
      $0.host.prominentTabIdentifier = "b"
    },
    .init("prominentTab") {
      _ = $0.host.prominentTab
    } change: {
      $0.host.prominentTabIdentifier = "b"
    },
    .init("allowsReordering") {
      _ = $0.host.allowsReordering
    } change: {
      $0.host.allowsReordering = true
    },
    .init("bottomAccessory") {
      _ = $0.host.bottomAccessory
    } change: {
      $0.host.bottomAccessory = TabAccessory(contentView: ViewController())
    },
    .init("isBottomAccessoryHidden") {
      _ = $0.host.isBottomAccessoryHidden
    } change: {
      $0.host.isBottomAccessoryHidden = true
    },
    .init("accessoryEnvironment") {
      _ = $0.host.accessoryEnvironment
    } change: {
      $0.host.bottomAccessory = TabAccessory(contentView: ViewController())
    },
    .init("tabBarMinimizeBehavior") {
      _ = $0.host.tabBarMinimizeBehavior
    } change: {
      $0.host.tabBarMinimizeBehavior = .never
    },
    .init("bounds") {
      _ = $0.host.bounds
    } change: {
      $0.host.bounds = Rect(x: 0, y: 0, width: 9, height: 9)
    },
    .init("layoutMetrics") {
      _ = $0.host.layoutMetrics
    } change: {
      $0.host.layoutMetrics.barThickness = 1
    },
    .init("customization") {
      _ = $0.host.customization
    } change: {
      $0.host.customization.rootOrder = ["b"]
    },
    .init("customization, by a person", in: { .sidebar() }) {
      _ = $0.host.customization
    } change: {
      $0.user.collapse($0.group("g"))
    },
    .init("customizationIdentifier") {
      $0.host.customizationStore = InMemoryTabCustomizationStore()
      _ = $0.host.customizationIdentifier
    } change: {
      $0.host.customizationIdentifier = "name"
    },
    .init("customizationStore") {
      $0.host.customizationStore = InMemoryTabCustomizationStore()
      _ = $0.host.customizationStore
    } change: {
      $0.host.customizationStore = InMemoryTabCustomizationStore()
    },
  ]
}
