import TabHost

/// The element with the keyboard focus, and the position of the rows, which follows it.
///
/// The focus on a row belongs to the tab or the action of that row. ``follow(_:window:)`` finds it
/// again after rows are inserted or removed, and ``restore(_:)`` after the sidebar was not visible.
@MainActor struct KeyboardFocus {
  typealias Rows = TabHostController.Sidebar.Rows

  /// The focused element, or `nil` if there is none.
  private(set) var element: FrameElement.ID?
  /// Whether an element has ever been focused.
  private(set) var hasBegun = false
  /// The index of the first visible row, or `nil` to keep the selected row visible.
  private(set) var firstRow: Int?

  /// The controller of the focused pane, or `nil` if no pane has the focus.
  weak var controller: ViewController?

  /// The tab of the focused row. For the row of an action, this is its group.
  private weak var tab: TabItem?
  private var action: Action?
  private var hidden: Hidden?

  /// The focus and the position of the rows when the sidebar disappeared with the focus in it.
  private struct Hidden {
    weak var tab: TabItem?
    let action: Action?
    let firstRow: Int?
    /// The element that has the focus instead.
    var substitute: FrameElement.ID?
  }

  /// The visible part of the rows.
  struct Window {
    /// The range of visible rows, without a row that is covered by a pinned one.
    let rows: Range<Int>
    /// The number of lines above them for the pinned row of their group: 0 or 1.
    let pinnedLines: Int

    /// The first row of the window, which the pinned row may cover.
    var first: Int { rows.lowerBound - pinnedLines }
    /// The number of lines of all these rows.
    var lines: Int { rows.count + pinnedLines }
  }

  // MARK: - Moving

  /// Moves the focus, and scrolls to the row that gains it.
  ///
  /// - Parameters:
  ///   - element: The element that gains the focus, or `nil` for none.
  ///   - rows: The rows of the sidebar.
  ///   - window: The visible rows, or `nil` without a sidebar.
  ///   - hasContext: Whether the rows beside it become visible too; see ``reveal(_:of:in:hasContext:)``.
  mutating func move(
    to element: FrameElement.ID?,
    in rows: Rows,
    window: Window?,
    hasContext: Bool = true
  ) {
    self.element = element
    hasBegun = hasBegun || element != nil
    (tab, action) = (nil, nil)
    guard case .row(let index) = element, rows.indices.contains(index) else { return }
    let row = rows[index]
    tab = row.tab
    if case .action(let action, let group) = row.content { (tab, self.action) = (group, action) }
    reveal(index, of: rows.count, in: window, hasContext: hasContext)
  }

  /// The maximum number of rows to show before and after the focused one.
  static let maximumContext = 2

  /// Scrolls as little as necessary to show a row.
  ///
  /// - Parameters:
  ///   - row: The index of the row.
  ///   - count: The number of rows.
  ///   - window: The visible rows, or `nil` without a sidebar.
  ///   - hasContext: Whether up to two rows before and after a visible row become visible too, of at
  ///     least nine visible rows. A row that a mouse button was pressed on must stay under the
  ///     pointer, and therefore has no context.
  mutating func reveal(_ row: Int, of count: Int, in window: Window?, hasContext: Bool = true) {
    guard let window, !window.rows.isEmpty else { return }
    let hasContext = hasContext || !window.rows.contains(row)
    let context = hasContext ? min(Self.maximumContext, (window.rows.count - 1) / 4) : 0
    let (first, last) = (max(0, row - context), min(row + context, count - 1))
    if first < window.rows.lowerBound {
      firstRow = max(0, first - window.pinnedLines)
    } else if last >= window.rows.upperBound {
      firstRow = last - window.lines + 1
    }
  }

  /// Scrolls the rows by a number of lines, as far as possible.
  mutating func scroll(by count: Int, in window: Window, of rowCount: Int) {
    scroll(to: window.first + count, in: window, of: rowCount)
  }

  /// Makes a row the first visible one, as far as possible.
  mutating func scroll(to row: Int, in window: Window, of rowCount: Int) {
    firstRow = min(max(0, row), max(0, rowCount - window.lines))
  }

  // MARK: - Following the rows

  /// Moves the focus with its row or, if the row is gone, to the row that replaces it.
  ///
  /// - Returns: `false` if the focus is not on a row, or there are no rows.
  mutating func follow(_ rows: Rows, window: Window) -> Bool {
    guard case .row(let index) = element else { return false }
    if row(in: rows) == index { return true }
    guard let next = row(in: rows) ?? row(insteadOf: index, in: rows) else { return false }
    move(to: .row(next), in: rows, window: window)
    return true
  }

  /// Moves the focus to a substitute for its row, because the sidebar is not visible any more.
  ///
  /// The state of a focus on a row is kept for ``restore(_:)``.
  mutating func leave(for substitute: FrameElement.ID?, in rows: Rows) {
    if case .row = element {
      hidden = Hidden(tab: tab, action: action, firstRow: firstRow, substitute: substitute)
    } else {
      hidden?.substitute = substitute
    }
    move(to: substitute, in: rows, window: nil)
  }

  /// Restores the position of the rows after the sidebar has appeared again, unless the focus has
  /// moved in the meantime.
  ///
  /// - Returns: The row to move the focus to, or `nil` if the focus is to stay where it is.
  mutating func restore(_ rows: Rows) -> Int? {
    guard let hidden else { return nil }
    self.hidden = nil
    guard element == hidden.substitute, hidden.tab != nil else { return nil }
    firstRow = hidden.firstRow
    (tab, action) = (hidden.tab, hidden.action)
    return row(in: rows)
  }

  /// Returns the present row of the focused tab or action, or `nil` if it has none.
  private func row(in rows: Rows) -> Int? {
    guard let tab else { return nil }
    guard let action else { return rows.firstIndex(of: tab) }
    return (tab as? TabGroupItem).flatMap { rows.firstIndex(of: action, in: $0) }
  }

  /// Returns the row that gains the focus when the focused row is removed: the collapsed group that
  /// contains it, or else the row that is now at its index.
  private func row(insteadOf index: Int, in rows: Rows) -> Int? {
    var group = action == nil ? tab?.parent : tab as? TabGroupItem
    while let next = group {
      if !next.isExpanded, let row = rows.firstIndex(of: next) { return row }
      group = next.parent
    }
    return rows.isEmpty ? nil : min(index, rows.count - 1)
  }
}

extension FrameLayout.Sidebar {
  /// The visible part of the rows.
  var window: KeyboardFocus.Window {
    KeyboardFocus.Window(rows: visibleRows, pinnedLines: pinnedRow == nil ? 0 : 1)
  }
}
