import TabHost
import TabHostTestSupport
import TabHostTesting

@testable import TabHostTerminal

/// A recorded host on a screen. It has the tabs `a` and `b`, and a group `g` that contains `c1`,
/// `c2` and an action. The tabs except `g` can be hidden, and the group can be reordered.
@MainActor struct ScreenFixture: ScreenTesting {
  let log = CallLog()
  let answers: DelegateAnswers
  let host: TabHostController
  let screen: HostScreen
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
    host = TabHostController(
      tabs: [page("a"), page("b"), group] + (0..<more).map { page("more\($0)") }
    )
    answers = DelegateAnswers(of: host)
    SilentDelegate.shared.listen(to: host)
    log.record(host, of: [.delegate, .content, .diagnostic])
    screen = HostScreen(host: host, size: CellSize(columns: columns, rows: rows))
    host.appear()
    _ = screen.frame()
    log.clear()
  }

  /// Returns a point inside an element on the screen.
  func place(of target: FrameElement.ID) -> CellPoint {
    let rect = screen.layout().rect(of: target)
    let offset = min(4, (rect?.columns ?? 0) / 2)
    return CellPoint(column: (rect?.column ?? 0) + offset, row: rect?.row ?? 0)
  }

  func row(_ identifier: String) -> FrameElement.ID {
    .row(host.sidebar.rows.firstIndex(of: tab(identifier)) ?? 0)
  }

  func mouse(
    _ kind: MouseEvent.Kind,
    _ button: MouseEvent.Button = .left,
    _ place: CellPoint,
    at time: Duration = .zero
  ) {
    screen.handle(.mouse(MouseEvent(kind, button: button, location: place)), at: time)
  }

  func click(_ target: FrameElement.ID, _ button: MouseEvent.Button = .left) {
    ScreenDriver(screen).click(place(of: target), button)
  }

  /// Returns the column of a character in a row of the frame, or -1 if there is none.
  func column(of character: Character, row: Int) -> Int {
    let cells = screen.frame().cells
    return (0..<cells.size.columns).first { cells[$0, row].character == character } ?? -1
  }

  /// Drags from one element directly to another.
  func drag(_ start: FrameElement.ID, to end: FrameElement.ID) {
    let end = place(of: end)
    mouse(.press, .left, place(of: start))
    mouse(.drag, .left, end)
    mouse(.release, .left, end)
    _ = screen.frame()
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
