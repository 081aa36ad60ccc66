import TabHost

/// A list on top of everything else, such as a menu, an alert or the palette: its lines, its place,
/// and what a query does.
///
/// A list is a value that is created anew from the state of the host. ``ScreenListMode`` handles its events.
@MainActor struct ScreenList {
  /// The kind of a list.
  enum Kind: Hashable {
    /// The keyboard shortcuts.
    case keys
    /// An alert or an action sheet: its text, its text fields and its actions.
    case alert
    /// The innermost menu that the host has opened.
    case menu
    /// The actions of a swiped row.
    case swipe
    /// The tabs that do not fit into the bar.
    case overflow
    /// The toolbar buttons of the sidebar that do not fit.
    case toolbar
    /// The buttons of a page's toolbar that do not fit.
    case pageToolbar
    /// All tabs and the actions of groups, with a field for a query.
    case tabs
    /// Everything that the user can do now, with a field for a query.
    case palette
  }

  let kind: Kind
  var title = ""
  /// Returns the element that the list belongs to, or `nil` if it belongs to none or the element is not
  /// visible.
  var anchor: @MainActor (FrameLayout) -> MenuAnchor? = { _ in nil }
  /// The location of the mouse that opened the list, which is beside it, or `nil` for a list that a key
  /// has opened.
  var pointer: CellPoint?
  /// Returns the area of the list, or `nil` for a list beside its element or in the middle.
  var area: (@MainActor (FrameLayout) -> CellRect)?
  /// What a query does, or `nil` if the list can't be searched.
  var finding: Finding?
  /// Whether a press beside the list closes it.
  var closesByPress = true
  /// Whether the letters of lines choose them, in an alert.
  var takesLetters = true
  /// The line that has the focus when the list opens, or `nil` for the first selectable one.
  var initialFocus: Int?

  /// The number of lines.
  let count: Int
  /// The query that determines the lines, or `nil` if the list has no field for it.
  var field: Field?
  /// Creates a line. Lines are created on demand because a list can be long.
  private let line: (Int) -> ScreenList.Line

  init(_ kind: Kind, count: Int, line: @escaping (Int) -> ScreenList.Line) {
    self.kind = kind
    self.count = count
    self.line = line
  }

  init(_ kind: Kind, _ lines: [ScreenList.Line] = []) {
    self.init(kind, count: lines.count) { lines[$0] }
  }

  var indices: Range<Int> { 0..<count }

  /// Returns the line at an index below ``count``.
  subscript(index: Int) -> ScreenList.Line { line(index) }

  // MARK: - Selectable lines

  /// The first selectable line.
  var firstChoice: Int? { indices.first { self[$0].isEnabled } }

  /// Returns the selectable line that is `step` choices away from a line, or the last one in that
  /// direction.
  func choice(_ step: Int, from focus: Int) -> Int? {
    let last = { indices.last { self[$0].isEnabled } }
    guard
      let start = indices.dropFirst(max(focus, 0)).first(where: { self[$0].isEnabled }) ?? last()
    else { return nil }
    // A step of at least the number of lines leads to the end without examining the lines between.
    if step <= -count { return firstChoice }
    if step >= count { return last() }
    var (choice, left) = (start, abs(step))
    var index = start + step.signum()
    while left > 0, indices.contains(index) {
      if self[index].isEnabled { (choice, left) = (index, left - 1) }
      index += step.signum()
    }
    return choice
  }
}

// MARK: - Place

extension ScreenList {
  /// The maximum number of lines that determine the width of a list. Longer texts in later lines
  /// are truncated.
  private static let measuredLines = 500

  /// Returns the area of the list in a layout, which does not cover its element if there is room beside
  /// that.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - fieldColumns: The minimum number of columns of a field for a query in a line of its own, or
  ///     `nil` without a field.
  func rect(in layout: FrameLayout, fieldColumns: Int? = nil) -> CellRect {
    if let area { return area(layout) }
    let size = layout.freeSize
    let columns = min(max(wantedColumns(in: size), fieldColumns ?? 0), size.columns)
    let rows = min(count + 2, size.rows)
    let wanted = fieldColumns == nil ? rows : rows + 1
    guard let cells = cellsBeside(in: layout) else {
      let rows = min(wanted, size.rows)
      return CellRect(
        column: (size.columns - columns) / 2,
        row: (size.rows - rows) / 2,
        columns: columns,
        rows: rows
      )
    }
    // A query does not move the list to the other side.
    let room = (above: cells.row, below: size.rows - cells.endRow)
    let isBelow = rows <= room.below || rows > room.above && room.below > room.above
    let roomBeside = isBelow ? room.below : room.above
    let placedRows = min(wanted, rows <= roomBeside ? roomBeside : size.rows)
    let row = isBelow ? cells.endRow : cells.row - placedRows
    let column = layout.isRightToLeft ? cells.endColumn - columns : cells.column
    return CellRect(
      column: max(0, min(column, size.columns - columns)),
      row: max(0, min(row, size.rows - placedRows)),
      columns: columns,
      rows: placedRows
    )
  }

  private func wantedColumns(in size: CellSize) -> Int {
    let widths = indices.prefix(Self.measuredLines).map { index in
      let line = self[index]
      return max(SafeText(line.text, limit: size.columns).columns, line.minimumColumns)
        + (line.detail.isEmpty ? 0 : SafeText(line.detail, limit: size.columns).columns + 2)
    }
    return max(widths.max() ?? 0, SafeText(title, limit: size.columns).columns) + 4
  }

  /// Returns the cells below or above which the list begins, or `nil` if there are none: the title of
  /// its element, or the location of the mouse.
  private func cellsBeside(in layout: FrameLayout) -> CellRect? {
    let anchor = anchor(layout)
    guard let pointer else { return anchor?.title }
    let lines = anchor?.owner.flatMap { $0.contains(pointer) ? $0 : nil } ?? CellRect(pointer)
    return lines.at(column: pointer.column, columns: 1)
  }
}
