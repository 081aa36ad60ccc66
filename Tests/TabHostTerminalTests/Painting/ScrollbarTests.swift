import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

@MainActor struct ScrollbarTests {
  /// Returns the scrollbar beside a list as text: `#` for the thumb.
  private func text(lines: Int, first: Int, of count: Int) -> String {
    let rect = CellRect(column: 3, row: 2, columns: 1, rows: lines)
    let bar = Scrollbar(in: rect, showing: first..<first + lines, of: count)
    return (2..<2 + lines).map { row in
      bar.thumb.contains(CellPoint(column: 3, row: row)) ? "#" : "."
    }.joined()
  }

  @Test(arguments: [
    (0, ".####....."), (1, "..####...."), (5, "...####..."), (9, "....####.."), (10, ".....####."),
  ])
  func `the thumb shows the position and the part of the rows that is visible`(
    first: Int,
    expected: String
  ) {
    expectEqual(text(lines: 10, first: first, of: 20), expected)
  }

  @Test func `the thumb of a long list has one cell, at the ends only if the list is`() {
    let first = [0, 1, 50_000, 99_989, 99_990]
    expectEqual(
      first.map { text(lines: 10, first: $0, of: 100_000) },
      [
        ".#........", "..#.......", ".....#....", ".......#..", "........#.",
      ]
    )
  }

  @Test func `without room beside it or without hidden rows, there is no thumb`() {
    expectEqual(text(lines: 3, first: 0, of: 20), "...")
    expectEqual(text(lines: 5, first: 0, of: 5), ".....")
    expectEqual(text(lines: 4, first: 0, of: 20), ".#..")
  }

  @Test(arguments: [7, 40, 100_000])
  func `scrolling to the position of the thumb leaves the thumb unchanged`(count: Int) {
    let rect = CellRect(column: 0, row: 1, columns: 1, rows: 6)
    for first in Set([0, 1, count / 3, count - 7, count - 6]) where first >= 0 {
      let bar = Scrollbar(in: rect, showing: first..<first + 6, of: count)
      let moved = bar.firstRow(thumbAt: bar.thumb.row)
      let again = Scrollbar(in: rect, showing: moved..<moved + 6, of: count)
      expectEqual(again.thumb, bar.thumb)
    }
    let bar = Scrollbar(in: rect, showing: 0..<6, of: count)
    expectEqual([-9, 1, 99].map { bar.firstRow(thumbAt: $0) }, [0, 0, count - 6])
  }

  @Test func `a click above and below the thumb scrolls in its direction`() {
    let rect = CellRect(column: 0, row: 0, columns: 1, rows: 6)
    let bar = Scrollbar(in: rect, showing: 40..<46, of: 100)
    let steps = (0..<6).map { bar.step(at: CellPoint(column: 0, row: $0)) }
    expectEqual(steps, [-1, -1, 0, 1, 1, 1])
    let small = Scrollbar(in: rect.part(row: 0, rows: 2), showing: 40..<42, of: 100)
    expectEqual((0..<2).map { small.step(at: CellPoint(column: 0, row: $0)) }, [-1, 1])
  }
}

@MainActor struct ScrolledRowsTests {
  private let host: TabHostController

  /// The group `g` with the rows 1 to 10, and the group `h` with the rows 12 to 21.
  init() {
    func group(_ name: String) -> TabItem {
      TabGroupItem.of((0..<10).map { .shown("\(name)\($0)") }, name)
    }
    host = TabHostController(tabs: [group("g"), group("h")])
    host.mode = .tabSidebar
    host.appear()
  }

  private func layout(first: Int, rows: Int = 9) -> FrameLayout {
    let painter = FramePainter(host: host, options: FrameOptions(firstRow: first))
    return painter.layout(size: CellSize(columns: 60, rows: rows))
  }

  @Test func `the group of the first visible row is pinned while its own row is not visible`() {
    let rows = [0, 1, 9, 10, 11, 12, 14].map { first in
      let sidebar = layout(first: first).sidebar
      let pinned = sidebar?.pinnedRow.map { "\($0): " } ?? ""
      return pinned + "\(sidebar?.visibleRows ?? 0..<0)"
    }
    expectEqual(
      rows,
      [
        "0..<8", "0: 2..<9", "0: 10..<17", "10..<18", "11..<19", "11: 13..<20", "11: 15..<22",
      ]
    )
  }

  @Test func `with little room, no group is pinned`() {
    expectEqual(layout(first: 4, rows: 7).sidebar?.pinnedRow, 0)
    expect(layout(first: 4, rows: 6).sidebar?.pinnedRow == nil)
  }

  @Test func `the pinned row is found at its line`() throws {
    let layout = layout(first: 4)
    let header = try #require(layout.sidebar?.pinnedHeader)
    expectEqual(layout.element(at: header.origin)?.id, .row(0))
    expectEqual(layout.rect(of: .row(0)), header)
    expect(layout.rect(of: .row(4)) == nil)
  }

  @Test(arguments: [
    (LineDrawing.unicode, "▴││██│││▾"), (.ascii, "^||##|||v"), (.console, "▲││██│││▼"),
  ])
  func `the scrollbar is drawn in the border with the characters of the terminal`(
    drawing: LineDrawing,
    expected: String
  ) throws {
    let options = FrameOptions(drawing: drawing, firstRow: 5)
    let painter = FramePainter(host: host, options: options)
    let size = CellSize(columns: 60, rows: 10)
    let bar = try #require(painter.layout(size: size).sidebar?.scrollbar)
    let frame = painter.frame(size: size)
    let column = (bar.rect.row..<bar.rect.endRow).compactMap {
      frame.cells[bar.rect.column, $0].character
    }
    expectEqual(String(column), expected)
  }

  @Test func `a sidebar of the whole width has the scrollbar in its last column`() {
    let painter = FramePainter(host: host, options: FrameOptions(firstRow: 0))
    let layout = painter.layout(size: CellSize(columns: 20, rows: 9))
    guard let sidebar = layout.sidebar else { return }
    expect(sidebar.border == nil)
    expectEqual(sidebar.scrollbar?.rect, CellRect(column: 19, row: 1, columns: 1, rows: 8))
    expectEqual(sidebar.rows.columns, 19)
  }

  @Test(arguments: [(nil, 18), (30, 30), (2, 10), (55, 48)] as [(Int?, Int)])
  func `the width of the sidebar is limited`(columns: Int?, expected: Int) {
    var options = FrameOptions()
    options.sidebarColumns = columns
    let layout = FramePainter(host: host, options: options).layout(
      size: CellSize(columns: 60, rows: 9)
    )
    expectEqual(layout.sidebar?.rect.columns, expected)
  }
}
