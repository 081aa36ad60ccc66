import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting

extension ObservedProperty {
  /// Properties of the host.
  static let ofHosts: [ObservedProperty] = selectionOfHosts + settingsOfHosts + screenOfHosts

  private static let selectionOfHosts: [ObservedProperty] = [
    .init("selectedTab", { $0.host.selectedTab }, { $0.host.selectedTab = $0.tab("b") }),
    .init("selectedTab, by the user", { $0.host.selectedTab }, { $0.user.tap("b") }),
    .init(
      "selectedTab, as its tab leaves",
      { $0.host.selectedTab },
      { $0.host.tabs.removeFirst() }
    ),
    .init("selectionOrigin", { $0.host.selectionOrigin }, { $0.user.tap("b") }),
    .init("selectedPath", { $0.host.selectedPath }, { $0.host.selectedTab = $0.tab("c2") }),
    .init(
      "selectedPath, as the tab moves",
      {
        $0.host.selectedTab = $0.tab("c2")
        return $0.host.selectedPath
      },
      { $0.host.tabs.append($0.tab("c2")) }
    ),
    .init(
      "selectedIndex",
      { $0.host.selectedIndex },
      { $0.host.tabs.insert(.bare("first"), at: 0) }
    ),
    .init("selectedIndex, by the user", { $0.host.selectedIndex }, { $0.user.tap("b") }),
    .init("selectedViewController", { $0.host.selectedViewController }, { $0.user.tap("b") }),
    .init("contentTab", { $0.host.contentTab }, { $0.user.tap("b") }),
    .init(
      "visibleNavigationController",
      in: { .group(managed: true) },
      { $0.host.visibleNavigationController },
      { $0.host.selectedTab = $0.tab("g") }
    ),
    .init("selectedBarItem", { $0.host.selectedBarItem }, { $0.user.tap("b") }),
    .init("tabs", { $0.host.tabs }, { $0.host.tabs.append(.bare("new")) }),
    .init(
      "tabs that leave for a group",
      { $0.host.tabs },
      { $0.group("g").children = [$0.tab("b")] }
    ),
    .init("pages", { $0.host.pages }, { $0.tab("b").isEnabled = false }),
    .init(
      "isPageIndexShown",
      {
        $0.host.style = .page(.automatic)
        return $0.host.isPageIndexShown
      },
      { $0.host.tabs = [$0.tab("a")] }
    ),
    .init("displayOrder", { $0.host.displayOrder }, { $0.host.displayOrderIdentifiers = ["b"] }),
    .init(
      "displayOrderIdentifiers, by the user",
      in: { .sidebar() },
      {
        $0.host.allowsReordering = true
        return $0.host.displayOrderIdentifiers
      },
      { $0.user.moveRow($0.tab("b"), .before, $0.tab("a")) }
    ),
  ]

  private static let settingsOfHosts: [ObservedProperty] = [
    .host("mode", \.mode, .tabBar),
    .init("style", { $0.host.style }, { $0.host.mode = .tabBar }),
    .host("style of pages", \.style, .page(.never)),
    .init("resolvedMode", { $0.host.resolvedMode }, { $0.host.tabs.removeLast() }),
    .host("traitCollection", \.traitCollection, .compact),
    .host("compactTabIdentifiers", \.compactTabIdentifiers, ["a"]),
    .host("prominentTabIdentifier", \.prominentTabIdentifier, "b"),
    .init("prominentTab", { $0.host.prominentTab }, { $0.host.prominentTabIdentifier = "b" }),
    .host("allowsReordering", \.allowsReordering, true),
    .host("bottomAccessory", \.bottomAccessory, TabAccessory(contentView: ViewController())),
    .host("isBottomAccessoryHidden", \.isBottomAccessoryHidden, true),
    .init(
      "accessoryEnvironment",
      { $0.host.accessoryEnvironment },
      { $0.host.bottomAccessory = TabAccessory(contentView: ViewController()) }
    ),
    .host("tabBarMinimizeBehavior", \.tabBarMinimizeBehavior, .never),
    .host("bounds", \.bounds, CGRect(x: 0, y: 0, width: 9, height: 9)),
    .init("layoutMetrics", { $0.host.layoutMetrics }, { $0.host.layoutMetrics.barThickness = 1 }),
    .init("customization", { $0.host.customization }, { $0.host.customization.rootOrder = ["b"] }),
    .init(
      "customization, by the user",
      in: { .sidebar() },
      { $0.host.customization },
      { $0.user.collapse($0.group("g")) }
    ),
    .init(
      "customizationIdentifier",
      in: { .keeping() },
      { $0.host.customizationIdentifier },
      { $0.host.customizationIdentifier = "name" }
    ),
    .init(
      "customizationStore",
      in: { .keeping() },
      { $0.host.customizationStore },
      { $0.host.customizationStore = InMemoryTabCustomizationStore() }
    ),
  ]
}
