import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting

extension ObservedProperty {
  /// Properties of the host.
  static let ofHosts: [ObservedProperty] = selectionOfHosts + settingsOfHosts + screenOfHosts

  private static let selectionOfHosts: [ObservedProperty] = [
    .init("selectedTab") {
      $0.host.selectedTab
    } change: {
      $0.host.selectedTab = $0.tab("b")
    },
    .init("selectedTab, by the user") {
      $0.host.selectedTab
    } change: {
      $0.user.tap("b")
    },
    .init("selectedTab, as its tab leaves") {
      $0.host.selectedTab
    } change: {
      $0.host.tabs.removeFirst()
    },
    .init("selectionOrigin") {
      $0.host.selectionOrigin
    } change: {
      $0.user.tap("b")
    },
    .init("selectedPath") {
      $0.host.selectedPath
    } change: {
      $0.host.selectedTab = $0.tab("c2")
    },
    .init("selectedPath, as the tab moves") {
      $0.host.selectedTab = $0.tab("c2")
      return $0.host.selectedPath
    } change: {
      $0.host.tabs.append($0.tab("c2"))
    },
    .init("selectedIndex") {
      $0.host.selectedIndex
    } change: {
      $0.host.tabs.insert(.bare("first"), at: 0)
    },
    .init("selectedIndex, by the user") {
      $0.host.selectedIndex
    } change: {
      $0.user.tap("b")
    },
    .init("selectedViewController") {
      $0.host.selectedViewController
    } change: {
      $0.user.tap("b")
    },
    .init("contentTab") {
      $0.host.contentTab
    } change: {
      $0.user.tap("b")
    },
    .init("visibleNavigationController", in: { .group(managed: true) }) {
      $0.host.visibleNavigationController
    } change: {
      $0.host.selectedTab = $0.tab("g")
    },
    .init("selectedBarItem") {
      $0.host.selectedBarItem
    } change: {
      $0.user.tap("b")
    },
    .init("tabs") {
      $0.host.tabs
    } change: {
      $0.host.tabs.append(.bare("new"))
    },
    .init("tabs that leave for a group") {
      $0.host.tabs
    } change: {
      $0.group("g").children = [$0.tab("b")]
    },
    .init("pages") {
      $0.host.pages
    } change: {
      $0.tab("b").isEnabled = false
    },
    .init("isPageIndexShown") {
      $0.host.style = .page(.automatic)
      return $0.host.isPageIndexShown
    } change: {
      $0.host.tabs = [$0.tab("a")]
    },
    .init("displayOrder") {
      $0.host.displayOrder
    } change: {
      $0.host.displayOrderIdentifiers = ["b"]
    },
    .init("displayOrderIdentifiers, by the user", in: { .sidebar() }) {
      $0.host.allowsReordering = true
      return $0.host.displayOrderIdentifiers
    } change: {
      $0.user.moveRow($0.tab("b"), .before, $0.tab("a"))
    },
  ]

  private static let settingsOfHosts: [ObservedProperty] = [
    .init("mode") {
      $0.host.mode
    } change: {
      $0.host.mode = .tabBar
    },
    .init("style") {
      $0.host.style
    } change: {
      $0.host.mode = .tabBar
    },
    .init("style of pages") {
      $0.host.style
    } change: {
      $0.host.style = .page(.never)
    },
    .init("resolvedMode") {
      $0.host.resolvedMode
    } change: {
      $0.host.tabs.removeLast()
    },
    .init("traitCollection") {
      $0.host.traitCollection
    } change: {
      $0.host.traitCollection = .compact
    },
    .init("compactTabIdentifiers") {
      $0.host.compactTabIdentifiers
    } change: {
      $0.host.compactTabIdentifiers = ["a"]
    },
    .init("prominentTabIdentifier") {
      $0.host.prominentTabIdentifier
    } change: {
      $0.host.prominentTabIdentifier = "b"
    },
    .init("prominentTab") {
      $0.host.prominentTab
    } change: {
      $0.host.prominentTabIdentifier = "b"
    },
    .init("allowsReordering") {
      $0.host.allowsReordering
    } change: {
      $0.host.allowsReordering = true
    },
    .init("bottomAccessory") {
      $0.host.bottomAccessory
    } change: {
      $0.host.bottomAccessory = TabAccessory(contentView: ViewController())
    },
    .init("isBottomAccessoryHidden") {
      $0.host.isBottomAccessoryHidden
    } change: {
      $0.host.isBottomAccessoryHidden = true
    },
    .init("accessoryEnvironment") {
      $0.host.accessoryEnvironment
    } change: {
      $0.host.bottomAccessory = TabAccessory(contentView: ViewController())
    },
    .init("tabBarMinimizeBehavior") {
      $0.host.tabBarMinimizeBehavior
    } change: {
      $0.host.tabBarMinimizeBehavior = .never
    },
    .init("bounds") {
      $0.host.bounds
    } change: {
      $0.host.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
    },
    .init("layoutMetrics") {
      $0.host.layoutMetrics
    } change: {
      $0.host.layoutMetrics.barThickness = 1
    },
    .init("customization") {
      $0.host.customization
    } change: {
      $0.host.customization.rootOrder = ["b"]
    },
    .init("customization, by the user", in: { .sidebar() }) {
      $0.host.customization
    } change: {
      $0.user.collapse($0.group("g"))
    },
    .init("customizationIdentifier", in: { .keeping() }) {
      $0.host.customizationIdentifier
    } change: {
      $0.host.customizationIdentifier = "name"
    },
    .init("customizationStore", in: { .keeping() }) {
      $0.host.customizationStore
    } change: {
      $0.host.customizationStore = InMemoryTabCustomizationStore()
    },
  ]
}
