import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Swiping rows.
@MainActor struct SwipeTests {
  private let fixture = ScreenFixture()
  private let asked = Counter()
  private let configuration: SwipeActionsConfiguration

  init() {
    let log = fixture.log
    configuration = SwipeActionsConfiguration(
      actions: [log.swipeAction("Delete"), log.swipeAction("Mail")]
    )
    let (asked, configuration) = (asked, configuration)
    fixture.tab("b").trailingSwipeActionsProvider = { _ in
      asked.count += 1
      return configuration
    }
  }

  /// Swipes the row to the left by each of the given distances, and releases it at the last one.
  private func pull(_ columns: Int..., releases: Bool = true) {
    let start = CellPoint(column: 20, row: fixture.place(of: fixture.row("b")).row)
    fixture.mouse(.press, .left, start)
    var end = start
    for distance in columns {
      end.column = start.column - distance
      fixture.mouse(.drag, .left, end)
      _ = fixture.screen.frame()
    }
    if releases { fixture.mouse(.release, .left, end) }
  }

  @Test func `a swiped row moves with the mouse and reveals its actions at the edge`() {
    pull(8, releases: false)
    expect(fixture.screen.frame().plainLine(2).hasPrefix("                Delete"))
    expectEqual(asked.count, 1)
  }

  @Test func `a row that is swiped in the opposite direction keeps its position`() {
    fixture.press(.down)
    let before = fixture.screen.frame().plainText
    pull(5, -4, releases: false)
    expectEqual(fixture.screen.frame().plainText, before)
  }

  @Test func `a row that is released beyond the threshold stays open`() {
    pull(2, 5, 8, 9)
    expectEqual(asked.count, 1)
    expectEqual(fixture.lines(with: "Mail").count, 1)
    fixture.press(.enter)
    expectEqual(fixture.log.handlers, ["Delete"])
    expectEqual(fixture.selected, "a")
  }

  @Test func `a row that is swiped back closes`() {
    pull(5, 8, 1)
    expect(fixture.host.sidebar.swipedRow == nil)
    expectEqual(fixture.log.handlers, [])
    expectEqual(fixture.selected, "a")
  }

  @Test func `swiping over most of the row performs the first action`() {
    pull(4, 18)
    expectEqual(fixture.log.handlers, ["Delete"])
    expectEqual(asked.count, 1)
    expect(fixture.host.sidebar.swipedRow == nil)
  }

  @Test func `a full swipe leaves the row open if the configuration does not allow it`() {
    configuration.performsFirstActionWithFullSwipe = false
    pull(4, 18)
    expectEqual(fixture.log.handlers, [])
    expect(fixture.host.sidebar.swipedRow != nil)
  }

  @Test func `from right to left, the trailing actions are revealed on the left`() {
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    _ = fixture.screen.frame()
    let start = fixture.place(of: fixture.row("b"))
    fixture.mouse(.press, .left, start)
    let end = CellPoint(column: start.column + 9, row: start.row)
    fixture.mouse(.drag, .left, end)
    expectEqual(fixture.lines(with: "Delete").count, 1)
    fixture.mouse(.release, .left, end)
    expectEqual(fixture.host.sidebar.swipedRow?.edge, .trailing)
  }

  @Test func `a row without actions does not move, and its provider is called once per edge`() {
    fixture.press(.down)
    let before = fixture.screen.frame().plainText
    fixture.tab("b").trailingSwipeActionsProvider = { [asked] _ in
      asked.count += 1
      return nil
    }
    pull(4, 8, 12)
    expectEqual(fixture.screen.frame().plainText, before)
    expectEqual(asked.count, 1)
    expectEqual(fixture.selected, "a")
  }

  @Test func `a key press ends the swipe and leaves the row open`() {
    pull(8, releases: false)
    fixture.press(.down)
    expectEqual(fixture.lines(with: "Mail").count, 1)
    fixture.press(.enter)
    expectEqual(fixture.log.handlers, ["Mail"])
  }
}
