import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("Rows that are pulled sideways") struct PullTests {
  private let fixture = ScreenFixture()
  private let asked = Counter()
  private let configuration: SwipeActionsConfiguration

  @MainActor final class Counter { var count = 0 }

  init() {
    let log = fixture.log
    configuration = SwipeActionsConfiguration(
      actions: ["Delete", "Mail"].map { title in
        ContextualAction(style: .normal, title: title) { _, _, done in
          log.append(.handler(title))
          done(true)
        }
      }
    )
    let (asked, configuration) = (asked, configuration)
    fixture.tab("b").trailingSwipeActionsProvider = { _ in
      asked.count += 1
      return configuration
    }
  }

  private var handlers: [String] {
    fixture.log.entries.compactMap { if case .handler(let title) = $0 { title } else { nil } }
  }

  /// Pulls the row to the left by so many columns, one after the other, and lets go at the last.
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

  @Test func `it follows, and shows the actions at the edge`() {
    pull(8, releases: false)
    #expect(fixture.screen.frame().plainLine(2).hasPrefix("                Delete"))
    #expect(asked.count == 1)
  }

  @Test func `pulled to the other side of where it began it stays`() {
    fixture.press(.down)
    let before = fixture.screen.frame().plainText
    pull(5, -4, releases: false)
    #expect(fixture.screen.frame().plainText == before)
  }

  @Test func `let go beyond a few columns it stays open`() {
    pull(2, 5, 8, 9)
    #expect(asked.count == 1)
    #expect(fixture.lines(with: "Mail").count == 1)
    fixture.press(.enter)
    #expect(handlers == ["Delete"])
    #expect(fixture.selected == "a")
  }

  @Test func `pulled back it closes`() {
    pull(5, 8, 1)
    #expect(fixture.host.sidebar.swipedRow == nil)
    #expect(handlers == [])
    #expect(fixture.selected == "a")
  }

  @Test func `pulled over most of the row, it performs the first action`() {
    pull(4, 18)
    #expect(handlers == ["Delete"])
    #expect(asked.count == 1)
    #expect(fixture.host.sidebar.swipedRow == nil)
  }

  @Test func `not where the app does not want that`() {
    configuration.performsFirstActionWithFullSwipe = false
    pull(4, 18)
    #expect(handlers == [])
    #expect(fixture.host.sidebar.swipedRow != nil)
  }

  @Test func `from right to left it goes the other way`() {
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    _ = fixture.screen.frame()
    let start = fixture.place(of: fixture.row("b"))
    fixture.mouse(.press, .left, start)
    let end = CellPoint(column: start.column + 9, row: start.row)
    fixture.mouse(.drag, .left, end)
    #expect(fixture.lines(with: "Delete").count == 1)
    fixture.mouse(.release, .left, end)
    #expect(fixture.host.sidebar.swipedRow?.edge == .trailing)
  }

  @Test func `a row without actions does not move, and is asked once for each edge`() {
    fixture.press(.down)
    let before = fixture.screen.frame().plainText
    fixture.tab("b").trailingSwipeActionsProvider = { [asked] _ in
      asked.count += 1
      return nil
    }
    pull(4, 8, 12)
    #expect(fixture.screen.frame().plainText == before)
    #expect(asked.count == 1)
    #expect(fixture.selected == "a")
  }

  @Test func `a key ends the pull, and the row stays open`() {
    pull(8, releases: false)
    fixture.press(.down)
    #expect(fixture.lines(with: "Mail").count == 1)
    fixture.press(.enter)
    #expect(handlers == ["Mail"])
  }
}
