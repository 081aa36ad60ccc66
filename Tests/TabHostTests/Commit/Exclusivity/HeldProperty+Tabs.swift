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
    HeldProperty("tab.leadingSwipeActionsProvider", of: { Tabs() }) { tabs, probe in
      tabs.tab.leadingSwipeActionsProvider = probe.map { probe in
        { _ in
          probe.hold()
          return nil
        }
      }
    } holdsProbe: {
      $0.tab.leadingSwipeActionsProvider != nil
    },
    HeldProperty("tab.trailingSwipeActionsProvider", of: { Tabs() }) { tabs, probe in
      tabs.tab.trailingSwipeActionsProvider = probe.map { probe in
        { _ in
          probe.hold()
          return nil
        }
      }
    } holdsProbe: {
      $0.tab.trailingSwipeActionsProvider != nil
    },
    HeldProperty("tab.contextMenuProvider", of: { Tabs() }) { tabs, probe in
      tabs.tab.contextMenuProvider = probe.map { probe in
        { _ in
          probe.hold()
          return nil
        }
      }
    } holdsProbe: {
      $0.tab.contextMenuProvider != nil
    },
    HeldProperty("tab.dropHandler", of: { Tabs() }) { tabs, probe in
      tabs.tab.dropHandler = probe.map { probe in
        DropHandler(accepting: ["text"]) { _ in probe.hold() }
      }
    } holdsProbe: {
      $0.tab.dropHandler != nil
    },
    HeldProperty("tab.dragItemsProvider", of: { Tabs() }) { tabs, probe in
      tabs.tab.dragItemsProvider = probe.map { probe in
        { _ in
          probe.hold()
          return []
        }
      }
    } holdsProbe: {
      $0.tab.dragItemsProvider != nil
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
    HeldProperty("group.managingNavigationController", of: { Tabs() }) { tabs, probe in
      tabs.group.managingNavigationController = probe.map {
        NavigationController(rootViewController: ProbePage($0))
      }
    } holdsProbe: {
      $0.group.managingNavigationController != nil
    },
    HeldProperty("managing controller without a host", of: { TabGroupItem.of([], "g") }) {
      group,
      probe in
      group.managingNavigationController = probe.map {
        NavigationController(rootViewController: ProbePage($0))
      }
    } holdsProbe: {
      $0.managingNavigationController != nil
    },
  ]
}
