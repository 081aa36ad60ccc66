import TabHost
import TabHostTesting
import Testing

/// Records the identifiers of the selected tabs.
final class VisitHistory: TabHostControllerDelegate {
  private(set) var visits: [String] = []

  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    visits.append(selectedTab.identifier)
  }
}

@MainActor @Test func `the history contains every selected tab`() {
  let host = TabHostController()
  host.tabs = ["home", "news", "help"].map { TabItem(title: $0, identifier: $0) }
  host.appear()
  let history = VisitHistory()
  let log = CallLog()
  let recorder = DelegateRecorder(log: log, forwardingTo: history)
  host.delegate = recorder

  host.user.tap("news")
  host.user.tap("help")

  let selected = log.calls.compactMap { call in
    if case .didSelectTab(let tab, _, _) = call { tab } else { nil }
  }
  #expect(selected == ["news", "help"])
  #expect(history.visits == selected)
}
