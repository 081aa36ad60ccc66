import TabHost
import TabHostTestSupport

extension HeldProperty {
  /// A host on screen, with a tab and a group that has a child.
  @MainActor private final class Tabs {
    let host = HeldProperty.host()
    var tab: TabItem { host.tabs[0] }
    var group: TabGroupItem { host.tabs[1] as? TabGroupItem ?? TabGroupItem.of([], "missing") }
  }

  static let ofTabs: [HeldProperty] = [
    HeldProperty("tab.userInfo", of: { Tabs() }) { tabs, probe in
      tabs.tab.userInfo = probe
    } holdsProbe: {
      $0.tab.userInfo != nil
    },
    HeldProperty(
      "tab.leadingSwipeActionsProvider",
      of: { Tabs() },
      \.tab.leadingSwipeActionsProvider
    ) { probe in
      { _ in
        probe.hold()
        return nil
      }
    },
    HeldProperty(
      "tab.trailingSwipeActionsProvider",
      of: { Tabs() },
      \.tab.trailingSwipeActionsProvider
    ) { probe in
      { _ in
        probe.hold()
        return nil
      }
    },
    HeldProperty("tab.contextMenuProvider", of: { Tabs() }, \.tab.contextMenuProvider) { probe in
      { _ in
        probe.hold()
        return nil
      }
    },
    HeldProperty("tab.dropHandler", of: { Tabs() }, \.tab.dropHandler) { probe in
      DropHandler(accepting: ["text"]) { _ in probe.hold() }
    },
    HeldProperty("tab.dragItemsProvider", of: { Tabs() }, \.tab.dragItemsProvider) { probe in
      { _ in
        probe.hold()
        return []
      }
    },
    HeldProperty("group.children", of: { Tabs() }) { tabs, probe in
      tabs.group.children = [.bare("c")] + (probe.map { [.holding($0)] } ?? [])
    } holdsProbe: {
      $0.group.children.count == 2
    },
    HeldProperty("children with the selection", of: { Tabs() }) { tabs, probe in
      tabs.group.children = probe.map { [.holding($0)] } ?? []
      tabs.host.selectedTab = tabs.group.children.first ?? tabs.group
    } holdsProbe: {
      !$0.group.children.isEmpty
    },
    HeldProperty("children of a group without a host", of: { TabGroupItem.of([], "g") }) {
      group,
      probe in
      group.children = probe.map { [.holding($0)] } ?? []
    } holdsProbe: {
      !$0.children.isEmpty
    },
    HeldProperty("group.sidebarActions", of: { Tabs() }) { tabs, probe in
      tabs.group.sidebarActions = probe.map { [.holding($0)] } ?? []
    } holdsProbe: {
      !$0.group.sidebarActions.isEmpty
    },
    HeldProperty("sidebar actions without a host", of: { TabGroupItem.of([], "g") }) {
      group,
      probe in
      group.sidebarActions = probe.map { [.holding($0)] } ?? []
    } holdsProbe: {
      !$0.sidebarActions.isEmpty
    },
    HeldProperty(
      "group.managingNavigationController",
      of: { Tabs() },
      \.group.managingNavigationController
    ) {
      NavigationController(rootViewController: ProbePage($0))
    },
    HeldProperty(
      "managing controller without a host",
      of: { TabGroupItem.of([], "g") },
      \.managingNavigationController
    ) {
      NavigationController(rootViewController: ProbePage($0))
    },
  ]
}
