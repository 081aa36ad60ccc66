import TabHost
import TabHostTestSupport
import TabHostTesting

@testable import TabHostTerminal

/// A recorded host on a screen. It has the tabs `a` and `b`, and a group `g` that contains `c1`,
/// `c2` and an action. The tabs except `g` can be hidden, and the group can be reordered.
@MainActor struct ScreenFixture: ScreenTesting {
  let log = CallLog()
  let answers: DelegateAnswers
  let user: ScreenDriver
  let group: TabGroupItem

  init(_ columns: Int = 80, _ rows: Int = 24, more: Int = 0) {
    let log = log
    func page(_ name: String) -> TabItem {
      let tab = TabItem(title: name, identifier: name, viewProvider: log.provider())
      tab.allowsHiding = true
      return tab
    }
    group = TabGroupItem(title: "g", identifier: "g", children: [page("c1"), page("c2")])
    group.allowsReordering = true
    group.sidebarActions = [
      Action(title: "New", identifier: "new") { log.append(.handler($0.title)) }
    ]
    let host = TabHostController(
      tabs: [page("a"), page("b"), group] + (0..<more).map { page("more\($0)") }
    )
    answers = DelegateAnswers(of: host)
    SilentDelegate.shared.listen(to: host)
    log.record(host, of: [.delegate, .content, .diagnostic])
    user = ScreenDriver(host, columns: columns, rows: rows)
    log.clear()
  }

  func row(_ identifier: String) -> FrameElement.ID {
    .row(host.sidebar.rows.firstIndex(of: tab(identifier)) ?? 0)
  }

  /// Returns the recorded delegate calls since the last time, except those about row items and
  /// their display.
  func takeCalls() -> [DelegateCall] {
    defer { log.clear() }
    return log.calls.filter {
      !["itemFor", "update", "willBeginDisplaying", "didEndDisplaying"].contains($0.name)
    }
  }
}
