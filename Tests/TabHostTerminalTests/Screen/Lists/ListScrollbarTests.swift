import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor struct ListScrollbarTests {
  private let fixture = ScreenFixture(60, 12)
  private var screen: HostScreen { fixture.screen }

  init() {
    fixture.press(.character("?"))
  }

  private var scrollbar: Scrollbar? { screen.layout().list?.scrollbar }

  private var firstLine: Int? { screen.layout().list?.visibleLines.lowerBound }

  @Test func `the thumb is in the border and moves with the lines`() throws {
    let bar = try #require(scrollbar)
    let cells = screen.frame().cells
    expectEqual(cells[bar.thumb.column, bar.thumb.row].character, "█")
    fixture.press(.end)
    let moved = try #require(scrollbar)
    expect(moved.thumb.row > bar.thumb.row)
  }

  @Test func `a click below the thumb scrolls by a page and chooses nothing`() throws {
    let bar = try #require(scrollbar)
    fixture.click(CellPoint(column: bar.rect.column, row: bar.rect.endRow - 2))
    expectEqual(screen.panel?.kind, .keys)
    expectEqual(firstLine, 7)
    fixture.click(CellPoint(column: bar.rect.column, row: bar.rect.row + 1))
    expectEqual(firstLine, 0)
  }

  @Test func `dragging the thumb scrolls up to the ends`() throws {
    let thumb = try #require(scrollbar?.thumb)
    let count = try #require(screen.panel?.count)
    fixture.mouse(.press, .left, thumb.origin)
    let first = [20, -20].map { rows in
      let point = CellPoint(column: thumb.column, row: thumb.row + rows)
      fixture.mouse(.drag, .left, point)
      return firstLine
    }
    expectEqual(first, [count - 10, 0])
    fixture.mouse(.release, .left, thumb.origin)
    expectEqual(screen.panel?.kind, .keys)
  }
}
