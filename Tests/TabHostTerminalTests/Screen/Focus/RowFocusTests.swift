import TabHost
import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TabHostTerminal

/// The focus alone, without a screen: which row has it, and which row is the first visible one.
@MainActor struct RowFocusTests {
  private let host: TabHostController
  private let group: TabGroupItem
  private var focus = KeyboardFocus()

  /// The rows `a`, `b0` to `b9`, and from 11 on `g`, `c1`, `c2` and the action of `g`.
  init() {
    group = .of([.shown("c1"), .shown("c2")], "g")
    group.sidebarActions = [Action(title: "New", identifier: "new") { _ in }]
    host = TabHostController(tabs: [.shown("a")] + (0..<10).map { .shown("b\($0)") } + [group])
    host.mode = .tabSidebar
    host.appear()
  }

  private var rows: KeyboardFocus.Rows { host.sidebar.rows }

  private func window(_ rows: Range<Int>, isPinned: Bool = false) -> KeyboardFocus.Window {
    KeyboardFocus.Window(rows: rows, pinnedLines: isPinned ? 1 : 0)
  }

  /// Moves the focus to a row of which five are visible, beginning with the first visible one.
  private mutating func move(to row: Int) {
    let first = focus.firstRow ?? 0
    focus.move(to: .row(row), in: rows, window: window(first..<first + 5))
  }

  @Test mutating func `a focus that leaves the visible rows scrolls as little as necessary`() {
    let first = [3, 6, 14, 13, 2].map { row in
      move(to: row)
      return focus.firstRow
    }
    expectEqual(first, [nil, 3, 10, 10, 1])
  }

  @Test(arguments: [(4, 0), (5, 1), (8, 1), (9, 2), (40, 2)])
  mutating func `rows beside the focus are visible where there is room`(
    rows: Int,
    context: Int
  ) {
    let start = 100..<100 + rows
    focus.reveal(start.upperBound - 1 - context, of: 1_000, in: window(start))
    focus.reveal(start.lowerBound + context, of: 1_000, in: window(start))
    expect(focus.firstRow == nil)
    focus.reveal(start.upperBound - context, of: 1_000, in: window(start))
    expectEqual(focus.firstRow, 101)
    focus.reveal(start.lowerBound + context - 1, of: 1_000, in: window(start))
    expectEqual(focus.firstRow, 99)
    focus.reveal(start.lowerBound, of: 1_000, in: window(start), hasContext: false)
    expectEqual(focus.firstRow, 99)
  }

  @Test mutating func `below a pinned row, each step scrolls by one row`() {
    var rows = 101..<111
    func moves(_ range: [Int]) -> [Int?] {
      range.map { row in
        focus.reveal(row, of: 1_000, in: window(rows, isPinned: true))
        if let first = focus.firstRow { rows = first + 1..<first + 11 }
        return focus.firstRow
      }
    }
    expectEqual(moves([108, 109, 110, 111]), [nil, 101, 102, 103])
    expectEqual(moves([106, 105, 104]), [103, 102, 101])
  }

  @Test mutating func `scrolling stops at the first and the last page`() {
    let first = [4, -2, 90].map { row in
      focus.scroll(to: row, in: window(0..<5), of: 15)
      return focus.firstRow
    }
    expectEqual(first, [4, 0, 10])
    expect(focus.element == nil)
  }

  @Test mutating func `the focus follows its tab and its action`() {
    for row in [3, 14] {
      move(to: row)
      host.tabs.removeFirst()
      var follows = focus.follow(rows, window: window(0..<5))
      expect(follows)
      expectEqual(focus.element, .row(row - 1))
      host.tabs.insert(.shown("z"), at: 0)
      follows = focus.follow(rows, window: window(0..<5))
      expect(follows)
      expectEqual(focus.element, .row(row))
    }
  }

  @Test mutating func `a removed row passes the focus to its collapsed group or the next row`() {
    move(to: 14)
    group.isExpanded = false
    var follows = focus.follow(rows, window: window(0..<5))
    expect(follows)
    expectEqual(focus.element, .row(11))
    host.tabs.removeLast()
    follows = focus.follow(rows, window: window(0..<5))
    expect(follows)
    expectEqual(focus.element, .row(10))
    host.tabs.removeSubrange(1...)
    follows = focus.follow(rows, window: window(0..<1))
    expect(follows)
    expectEqual(focus.element, .row(0))
  }

  @Test mutating func `a focus that is not on a row follows none`() {
    var follows = focus.follow(rows, window: window(0..<5))
    expect(!follows)
    focus.move(to: .content, in: rows, window: window(0..<5))
    follows = focus.follow(rows, window: window(0..<5))
    expect(!follows)
    expect(focus.element == .content && focus.firstRow == nil)
  }

  @Test mutating func `the row and the position are restored with the sidebar`() {
    move(to: 9)
    focus.leave(for: .more, in: rows)
    expectEqual(focus.element, .more)
    // The substitute has disappeared as well.
    focus.leave(for: .content, in: rows)
    expectEqual(focus.element, .content)
    host.tabs.removeFirst()
    var restored = focus.restore(rows)
    expectEqual(restored, 8)
    expectEqual(focus.firstRow, 6)
    restored = focus.restore(rows)
    expect(restored == nil)
  }

  @Test mutating func `nothing is restored if the focus has moved or its tab is gone`() {
    move(to: 9)
    focus.leave(for: .content, in: rows)
    focus.move(to: .more, in: rows, window: nil)
    var restored = focus.restore(rows)
    expect(restored == nil)
    expectEqual(focus.element, .more)
    move(to: 10)
    focus.leave(for: .content, in: rows)
    host.tabs.remove(at: 10)
    restored = focus.restore(rows)
    expect(restored == nil)
    expectEqual(focus.element, .content)
  }
}
