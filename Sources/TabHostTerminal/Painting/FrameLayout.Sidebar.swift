extension FrameLayout {
  /// The layout of the sidebar.
  public struct Sidebar: Hashable, Sendable {
    /// The area of the sidebar, including its border.
    public internal(set) var rect: CellRect
    /// The line between sidebar and content, or `nil` if the sidebar takes the whole width.
    public internal(set) var border: CellRect?
    /// The line above the rows, or `nil` if there are too few lines.
    public internal(set) var header: CellRect?
    /// The area of the title between the buttons of the header, or `nil` without a header.
    var title: CellRect?
    /// The range of visible rows.
    public internal(set) var visibleRows: Range<Int>
    /// The range of rows for which there is room, beginning with the first visible row.
    ///
    /// The range extends past the last row if the rows do not fill the sidebar. The renderer sets
    /// the sidebar's `displayedRows` to this range before it draws a frame.
    public internal(set) var fittingRows: Range<Int>
    /// Whether the user can scroll up, to earlier rows or to the header above the rows.
    public internal(set) var hasEarlierRows = false
    /// Whether the user can scroll down, to later rows or to the footer below the rows.
    public internal(set) var hasLaterRows = false
    /// The area of all visible rows, one line per row.
    public internal(set) var rows: CellRect
    /// The index of the group whose row is pinned above the visible rows, because they belong to the
    /// group and its own row is not among them; `nil` if there is none.
    public internal(set) var pinnedRow: Int?
    /// The line of the pinned row, or `nil` if there is none.
    public internal(set) var pinnedHeader: CellRect?
    /// The scrollbar, or `nil` if all rows are visible.
    public internal(set) var scrollbar: Scrollbar?
    /// The header that scrolls with the rows, or `nil` if it is not visible.
    public internal(set) var rowsHeader: CellRect?
    /// The footer that scrolls with the rows, or `nil` if it is not visible.
    public internal(set) var rowsFooter: CellRect?
    /// The fixed bar at the bottom, including its rule, or `nil` without a bar or without room for
    /// it.
    public internal(set) var bottomBar: CellRect?
    /// Whether the sidebar covers part of the content instead of being placed beside it.
    public internal(set) var isOverlapping: Bool

    /// Returns the cells of the row at an index, or `nil` if the row is neither visible nor pinned.
    public func rect(ofRow index: Int) -> CellRect? {
      if index == pinnedRow { return pinnedHeader }
      guard visibleRows.contains(index) else { return nil }
      return rows.part(row: index - visibleRows.lowerBound)
    }
  }
}

// MARK: - Placing the sidebar

extension FrameLayout.Sidebar {
  /// The minimum and maximum number of columns of a sidebar beside the content.
  private static let columnRange = 18...34

  /// The minimum number of columns of a sidebar whose width is set.
  private static let minimumColumns = 10

  /// The minimum number of content columns with which the sidebar does not take the whole width.
  private static let minimumContentColumns = 12

  /// The minimum number of lines below the header with which the bottom bar is shown.
  private static let minimumLinesWithBottomBar = 4

  /// Creates the layout of a sidebar at the leading edge of an area.
  ///
  /// The sidebar takes `columns`, or else three tenths of the width, between 18 and 34 columns. It
  /// takes the whole width if fewer than 12 columns would remain.
  init(
    list: SidebarList,
    columns chosen: Int?,
    isOverlapping: Bool,
    hasBottomBar: Bool,
    in area: CellRect
  ) {
    let standard = min(
      max(area.columns * 3 / 10, Self.columnRange.lowerBound),
      Self.columnRange.upperBound
    )
    let isWhole = area.columns - standard < Self.minimumContentColumns
    let wanted = chosen.map { Self.limited($0, room: area.columns) } ?? standard
    let columns = isWhole ? area.columns : wanted
    let inside = area.at(column: area.column, columns: isWhole ? columns : columns - 1)
    rect = area.at(column: area.column, columns: columns)
    border = isWhole ? nil : area.at(column: inside.endColumn, columns: 1)
    let top = area.rows >= 3 ? 1 : 0
    header = top > 0 ? inside.firstLine : nil
    let bottom = hasBottomBar && area.rows - top >= Self.minimumLinesWithBottomBar ? 2 : 0
    bottomBar = bottom > 0 ? inside.part(row: area.rows - bottom, rows: bottom) : nil
    let lines = area.rows - top - bottom
    let window = list.window(lines: lines)
    let first = top + window.headerLines
    let room = lines - window.headerLines - window.footerLines
    rowsHeader = window.headerLines > 0 ? inside.part(row: top, rows: window.headerLines) : nil
    rows = inside.part(row: first, rows: room)
    rowsFooter =
      window.footerLines > 0
      ? inside.part(row: first + window.rows.count, rows: window.footerLines) : nil
    visibleRows = window.rows
    fittingRows = window.rows.lowerBound..<window.rows.lowerBound + lines - window.headerLines
    hasEarlierRows = window.hasEarlier
    hasLaterRows = window.hasLater
    self.isOverlapping = isOverlapping
    placeScrollbar(count: list.rowCount)
  }

  /// Returns the width nearest to the given one that a sidebar can have.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of the sidebar, including its border.
  ///   - room: The number of columns of sidebar and content.
  static func limited(_ columns: Int, room: Int) -> Int {
    max(min(columns, room - minimumContentColumns), minimumColumns)
  }

  /// The minimum number of lines of the list with which the row of a group is pinned.
  private static let minimumLinesWithPinnedRow = 6

  /// Pins the row of the group that the visible rows belong to, in place of the first of them.
  ///
  /// - Parameter group: Returns the index of the group that contains a row, or `nil` if there is
  ///   none.
  mutating func pinGroup(_ group: (Int) -> Int?) {
    let first = visibleRows.lowerBound
    guard visibleRows.count >= Self.minimumLinesWithPinnedRow, let row = group(first + 1),
      row < first
    else { return }
    pinnedRow = row
    pinnedHeader = rows.firstLine
    visibleRows = first + 1..<visibleRows.upperBound
    rows = rows.part(row: 1, rows: rows.rows - 1)
  }

  /// Places the scrollbar in the border. Without a border, it takes the last column of the rows.
  private mutating func placeScrollbar(count: Int) {
    guard hasEarlierRows || hasLaterRows, !rows.isEmpty else { return }
    let column: CellRect
    if let border {
      column = rows.at(column: border.column, columns: 1)
    } else {
      guard rows.columns > 1 else { return }
      column = rows.without(left: rows.columns - 1)
      rows = rows.without(right: 1)
    }
    let fitting = visibleRows.lowerBound..<visibleRows.lowerBound + rows.rows
    scrollbar = FrameLayout.Scrollbar(in: column, showing: fitting, of: count)
  }
}
