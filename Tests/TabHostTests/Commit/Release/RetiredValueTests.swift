import TabHost
import TabHostTestSupport
import Testing

/// What a change replaces is released last: its `deinit` runs after the change, when the state is
/// complete and the app has been notified.
@MainActor struct RetiredValueTests {
  private let host = TabHostController(tabs: [
    TabItem.showing(ViewController(), "a"), TabItem.showing(ViewController(), "b"),
  ])

  /// A page that runs a closure when it is released.
  private final class Page: ViewController {
    let probe: ReleaseProbe

    init(_ probe: ReleaseProbe) {
      self.probe = probe
      super.init()
    }
  }

  nonisolated enum Place: CaseIterable {
    case bottomAccessory, bottomBar, userInfo, tab

    @MainActor func store(_ probe: ReleaseProbe?, in host: TabHostController) {
      let page = probe.map(Page.init)
      switch self {
      case .bottomAccessory:
        host.bottomAccessory = page.map { TabAccessory(contentView: $0) }
      case .bottomBar: host.sidebar.bottomBarView = page
      case .userInfo: host.tabs[0].userInfo = probe
      case .tab:
        let tab = TabItem(title: "C", identifier: "c")
        tab.userInfo = probe
        host.tabs = host.tabs.prefix(2) + (probe == nil ? [] : [tab])
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `what a batch replaces is released after its commit`(place: Place) {
    let list = EventList()
    place.store(
      ReleaseProbe { [unowned host] in
        list.lines.append("released, \(host.selectedTab?.identifier ?? "none")")
      },
      in: host
    )
    host.selectedTab = host.tabs[0]
    let delegate = Listener { list.lines.append("didSelect \($0)") }
    host.delegate = delegate
    host.performBatchUpdates {
      place.store(nil, in: host)
      list.lines.append("replaced")
      host.selectedTab = host.tabs[1]
    }
    expectEqual(list.lines, ["replaced", "didSelect b", "released, b"])
  }

  private final class Listener: TabHostControllerDelegate {
    let didSelect: (String) -> Void

    init(_ didSelect: @escaping (String) -> Void) { self.didSelect = didSelect }

    func tabHostController(
      _ host: TabHostController,
      didSelectTab selectedTab: TabItem,
      previousTab: TabItem?
    ) { didSelect(selectedTab.identifier) }
  }

  @MainActor private final class EventList { var lines: [String] = [] }
}
