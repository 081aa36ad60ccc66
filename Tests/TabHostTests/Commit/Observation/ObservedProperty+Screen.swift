import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting

extension ObservedProperty {
  static let screenOfHosts: [ObservedProperty] = [
    .init("isDisplayed", { $0.host.isDisplayed }, { $0.host.disappear() }),
    .init(
      "isDisplayed, before it is shown",
      in: { .roots("a", shown: false) },
      { $0.host.isDisplayed },
      { $0.host.appear() }
    ),
    .init("bar", { $0.host.bar }, { $0.tab("b").isHidden = true }),
    .init("presentation", { $0.host.presentation }, { $0.host.traitCollection = .pad }),
    .init("presentation, by the user", { $0.host.presentation }, { $0.user.toggleSidebar() }),
    .init("tabBarPlacement", { $0.host.tabBarPlacement }, { $0.user.toggleSidebar() }),
    .init(
      "contentLayoutGuide",
      { $0.host.contentLayoutGuide },
      { $0.host.bounds = CGRect(x: 0, y: 0, width: 9, height: 9) }
    ),
    .host("isTabBarHidden", \.isTabBarHidden, true),
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
    .host("isSearchable", \.isSearchable, true),
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
      "searchText",
      in: { .search() },
      {
        $0.host.selectedTab = $0.search
        return $0.host.searchText
      },
      { $0.host.searchText = "new" }
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
}
