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
  host.delegate = history
  log.record(host)

  host.user.tap("news")
  host.user.tap("help")

  let selected = log.calls.filter { $0.name == "didSelectTab" }.compactMap { $0[.tab]?.text }
  #expect(selected == ["news", "help"])
  #expect(history.visits == selected)
}
