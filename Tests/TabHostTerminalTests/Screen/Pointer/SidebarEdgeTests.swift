import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor struct SidebarEdgeTests {
  private let fixture = ScreenFixture(80, 24, more: 100)

  private var sidebar: FrameLayout.Placed<FrameLayout.Sidebar>? { fixture.screen.layout().sidebar }

  private var firstRow: Int? { sidebar?.fittingRows.lowerBound }

  /// Drags from a point by a distance.
  private func drag(_ start: CellPoint, columns: Int = 0, rows: Int = 0) {
    let end = CellPoint(column: start.column + columns, row: start.row + rows)
    fixture.mouse(.press, .left, start)
    fixture.mouse(.drag, .left, end)
    fixture.mouse(.release, .left, end)
    _ = fixture.screen.frame()
  }

  @Test func `clicks on the marks and on the track scroll by a page`() throws {
    let bar = try #require(sidebar?.scrollbar)
    fixture.click(CellPoint(column: bar.rect.column, row: bar.rect.endRow - 1))
    let page = try #require(firstRow)
    expectEqual(page, 22)
    fixture.click(CellPoint(column: bar.rect.column, row: bar.rect.endRow - 3))
    expectEqual(firstRow, 44)
    fixture.click(CellPoint(column: bar.rect.column, row: bar.rect.row))
    expectEqual(firstRow, 22)
    expectEqual(fixture.selected, "a")
    expectEqual(fixture.takeCalls(), [])
  }

  @Test func `dragging the thumb scrolls up to the ends`() throws {
    let thumb = try #require(sidebar?.scrollbar?.thumb)
    fixture.mouse(.press, .left, thumb.origin)
    let rows = [3, 0, 90, -90].map { row in
      let point = CellPoint(column: thumb.column + 2, row: thumb.row + row)
      fixture.mouse(.drag, .left, point)
      return firstRow
    }
    expectEqual(rows, [15, 0, 83, 0])
    fixture.mouse(.release, .left, thumb.origin)
    expect(firstRow == 0 && fixture.selected == "a")
  }

  @Test func `dragging the edge sets the width within its limits`() throws {
    let edge = try #require(sidebar?.border?.origin)
    drag(edge, columns: 6)
    expectEqual(sidebar?.rect.columns, 30)
    expectEqual(fixture.screen.options.sidebarColumns, 30)
    expectEqual(fixture.host.layoutMetrics.sidebarWidth, 30)
    drag(CellPoint(column: 29, row: 5), columns: 60)
    expectEqual(sidebar?.rect.columns, 68)
    drag(CellPoint(column: 67, row: 5), columns: -67)
    expectEqual(sidebar?.rect.columns, 10)
    expectEqual(firstRow, 0)
  }

  @Test func `in a right-to-left layout, the edge is dragged in the other direction`() throws {
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    _ = fixture.screen.frame()
    drag(try #require(sidebar?.border?.origin), columns: -6)
    expectEqual(sidebar?.rect.columns, 30)
  }

  @Test func `keys change the width`() {
    fixture.press(.character("]"))
    expectEqual(sidebar?.rect.columns, 26)
    fixture.press(.character("["), .character("["))
    expectEqual(sidebar?.rect.columns, 22)
    fixture.press(.character("b"), modifiers: .control)
    fixture.press(.character("["))
    expectEqual(fixture.screen.options.sidebarColumns, 22)
  }

  @Test func `a click on the pinned row of a group scrolls to it and collapses nothing`() throws {
    let group = TabGroupItem(
      title: "h",
      identifier: "h",
      children: (0..<40).map {
        TabItem(title: "\($0)", identifier: "h\($0)") { _ in ViewController() }
      }
    )
    fixture.host.tabs.append(group)
    fixture.press(.end)
    let header = try #require(sidebar?.pinnedHeader)
    expectEqual(fixture.lines(with: "▾ h").count, 1)
    fixture.click(header.origin)
    expect(fixture.screen.focusTab === group && group.isExpanded)
    expectEqual(sidebar?.pinnedRow, 102)
    expectEqual(sidebar?.visibleRows.contains(106), true)
  }
}
