import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// An observable property that something other than its own assignment changes, with the closures
/// that read and change it.
///
/// `ObservingSweepTests` assign every property.
struct ObservedProperty: Sendable, CustomTestStringConvertible {
  let name: String
  /// Creates the host, by default with the roots `a` and `b`, and a group `g` of `c1` and `c2`, in
  /// a bar.
  let make: @MainActor @Sendable () -> HostFixture
  let read: @MainActor @Sendable (HostFixture) -> Any?
  let change: @MainActor @Sendable (HostFixture) -> Void

  private init(
    _ name: String,
    in make: @escaping @MainActor @Sendable () -> HostFixture = { .withDetached() },
    _ read: @escaping @MainActor @Sendable (HostFixture) -> Any?,
    _ change: @escaping @MainActor @Sendable (HostFixture) -> Void
  ) {
    self.name = name
    self.make = make
    self.read = read
    self.change = change
  }

  var testDescription: String { name }

  static let all = ofTabs + ofGroups + ofHosts + ofScreens + ofSidebars

  private static let ofTabs: [ObservedProperty] = [
    .init(
      "isViewControllerLoaded",
      { $0.tab("b").isViewControllerLoaded },
      { $0.host.preload([$0.tab("b")]) }
    ),
    .init(
      "badgeValue of a sum",
      {
        $0.group("g").aggregatesBadges = true
        return $0.group("g").badgeValue
      },
      { $0.tab("c1").badge = .count(2) }
    ),
    .init(
      "badgeValue of a sum, outside of a host",
      {
        $0.detached.aggregatesBadges = true
        return $0.detached.badgeValue
      },
      { $0.detached.children[0].badge = .count(2) }
    ),
    .init(
      "preferredPlacement by place",
      {
        $0.tab("c1").setCustomizationBehavior(.disabled, for: .tabBar)
        return $0.tab("c1").preferredPlacement
      },
      { $0.host.tabs.append($0.tab("c1")) }
    ),
    .init("viewController", { $0.tab("b").viewController }, { $0.host.unload($0.tab("b")) }),
    .init("parent", { $0.tab("c1").parent }, { $0.group("g").children.removeFirst() }),
    .init(
      "parent of a tab that becomes a root",
      { $0.tab("c1").parent },
      { $0.host.tabs.append($0.tab("c1")) }
    ),
    .init("tabHostController", { $0.tab("c1").tabHostController }, { $0.host.tabs.removeLast() }),
    .init(
      "isHidden, by the user",
      in: { .editing() },
      { $0.tab("b").isHidden },
      { $0.user.uncheck($0.tab("b")) }
    ),
    .init(
      "isHidden, by its default",
      { $0.detached.isHidden },
      {
        $0.detached.isHiddenByDefault = true
        $0.host.tabs.append($0.detached)
      }
    ),
    .init(
      "customizationBehavior",
      { $0.tab("b").customizationBehavior(for: .tabBar) },
      { $0.tab("b").setCustomizationBehavior(.disabled, for: .tabBar) }
    ),
    .init(
      "defaultVisibility",
      { $0.tab("b").defaultVisibility(for: .sidebar) },
      { $0.tab("b").setDefaultVisibility(.hidden, for: .sidebar) }
    ),
  ]

  private static let ofGroups: [ObservedProperty] = [
    .init(
      "children that leave for another group",
      { $0.group("g").children },
      { $0.detached.children = [$0.tab("c1")] }
    ),
    .init(
      "displayOrder around a locked tab",
      {
        $0.group("g").displayOrderIdentifiers = ["c2", "c1"]
        return $0.group("g").displayOrder
      },
      { $0.tab("c2").allowsMoving = false }
    ),
    .init(
      "displayOrderIdentifiers, by the user",
      in: { .sidebar { $0.allowsReordering = true } },
      { $0.group("g").displayOrderIdentifiers },
      { $0.user.moveRow($0.tab("c1"), .after, $0.tab("c2")) }
    ),
    .init(
      "isExpanded, by the user",
      in: { .sidebar() },
      { $0.group("g").isExpanded },
      { $0.user.collapse($0.group("g")) }
    ),
  ]

  private static let ofHosts: [ObservedProperty] = [
    .init("selectedTab, by the user", { $0.host.selectedTab }, { $0.user.tap("b") }),
    .init(
      "selectedTab, as its tab leaves",
      { $0.host.selectedTab },
      { $0.host.tabs.removeFirst() }
    ),
    .init("selectionOrigin", { $0.host.selectionOrigin }, { $0.user.tap("b") }),
    .init(
      "selectedPath, as the tab moves",
      {
        $0.host.selectedTab = $0.tab("c2")
        return $0.host.selectedPath
      },
      { $0.host.tabs.append($0.tab("c2")) }
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
    .init(
      "tabs that leave for a group",
      { $0.host.tabs },
      { $0.group("g").children = [$0.tab("b")] }
    ),
    .init(
      "displayOrderIdentifiers, by the user",
      in: { .sidebar() },
      {
        $0.host.allowsReordering = true
        return $0.host.displayOrderIdentifiers
      },
      { $0.user.moveRow($0.tab("b"), .before, $0.tab("a")) }
    ),
    .init(
      "customization, by the user",
      in: { .sidebar() },
      { $0.host.customization },
      { $0.user.collapse($0.group("g")) }
    ),
  ]

  private static let ofScreens: [ObservedProperty] = [
    .init("isDisplayed", { $0.host.isDisplayed }, { $0.host.disappear() }),
    .init(
      "isDisplayed, before it is shown",
      in: { .roots("a", shown: false) },
      { $0.host.isDisplayed },
      { $0.host.appear() }
    ),
    .init("presentation, by the user", { $0.host.presentation }, { $0.user.toggleSidebar() }),
    .init("tabBarPlacement", { $0.host.tabBarPlacement }, { $0.user.toggleSidebar() }),
    .init(
      "isTabBarHidden, by the content",
      { $0.host.isTabBarHidden },
      { $0.host.selectedViewController?.prefersTabBarHidden = true }
    ),
    .init(
      "isTabBarMinimized",
      in: { .compactBar() },
      {
        $0.host.tabBarMinimizeBehavior = .onScrollDown
        return $0.host.isTabBarMinimized
      },
      { $0.user.scrollContent(.down) }
    ),
    .init(
      "isShowingGroupChildren",
      { $0.host.isShowingGroupChildren },
      { $0.user.toggleSidebar() }
    ),
    .init("isEditing", in: { .sidebar() }, { $0.host.isEditing }, { $0.user.beginEditing() }),
    .init(
      "isSearchAvailable",
      in: { .search() },
      { $0.host.isSearchAvailable },
      { $0.host.selectedTab = $0.search }
    ),
    .init(
      "isSearchActive",
      in: { .search() },
      {
        $0.host.selectedTab = $0.search
        return $0.host.isSearchActive
      },
      { $0.user.activateSearch() }
    ),
    .init(
      "isSearchActive, as the search tab is left",
      in: { .searching() },
      { $0.host.isSearchActive },
      { $0.host.selectedTab = $0.tab("a") }
    ),
    .init(
      "searchText, by the user",
      in: { .search() },
      {
        $0.host.selectedTab = $0.search
        $0.user.activateSearch()
        return $0.host.searchText
      },
      { $0.user.enterSearchText("new") }
    ),
    .init(
      "popover",
      { $0.host.popover },
      { $0.host.present(Popover(content: ViewController(), sourceItem: $0.tab("b"))) }
    ),
    .init(
      "openMenu",
      in: { .sidebar() },
      {
        $0.tab("b").contextMenuProvider = { _ in Menu(children: [Action(title: "do") { _ in }]) }
        return $0.host.openMenu
      },
      { $0.user.openContextMenu(on: $0.tab("b")) }
    ),
  ]

  private static let ofSidebars: [ObservedProperty] = [
    .init("sidebar.isHidden, by the user", { $0.sidebar.isHidden }, { $0.user.toggleSidebar() }),
    .init(
      "sidebar.isHidden, as the host is turned",
      { $0.sidebar.isHidden },
      { $0.host.traitCollection = .pad }
    ),
    .init(
      "sidebar.resolvedLayout, by the platform",
      { $0.sidebar.resolvedLayout },
      { $0.host.traitCollection = .mac }
    ),
    .init(
      "sidebar.rows, by the user",
      in: { .sidebar() },
      { $0.sidebar.rows.map(\.isSelected) },
      { $0.user.tap("b") }
    ),
    .init(
      "rows that were asked for before",
      { fixture in
        let rows = fixture.rows
        return rows.count
      },
      { $0.tab("b").isHidden = true }
    ),
    .init("the title of a row", { $0.sidebar.rows[1].title }, { $0.tab("b").title = "B" }),
    .init(
      "whether a row can be selected",
      { $0.sidebar.rows.map(\.isEnabled) },
      { $0.group("g").isEnabled = false }
    ),
    .init(
      "sidebar.swipedRow",
      in: { .sidebar() },
      {
        $0.tab("b").trailingSwipeActionsProvider = { _ in
          SwipeActionsConfiguration(actions: [.some])
        }
        return $0.sidebar.swipedRow
      },
      { $0.user.openSwipeActions(.trailing, on: $0.tab("b")) }
    ),
  ]
}
