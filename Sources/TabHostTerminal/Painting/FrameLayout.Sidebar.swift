extension FrameLayout.Sidebar {
  /// The fewest and the most columns of a sidebar beside content.
  private static let columnRange = 18...34

  /// The fewest columns of content that are worth a sidebar beside them.
  private static let minimumContentColumns = 12

  /// The fewest lines, of those below the title, that are worth a bar at the bottom.
  private static let minimumLinesWithBottomBar = 4

  /// Lays out a sidebar at the leading edge of an area.
  ///
  /// It takes three tenths of the width, or all of it where hardly anything would be left beside
  /// it.
  init(
    list: SidebarList,
    isOverlapping: Bool,
    offersToggle: Bool,
    hasBottomBar: Bool,
    in area: CellRect
  ) {
    let wanted = min(
      max(area.columns * 3 / 10, Self.columnRange.lowerBound),
      Self.columnRange.upperBound
    )
    let isWhole = area.columns - wanted < Self.minimumContentColumns
    let columns = isWhole ? area.columns : wanted
    let inner = isWhole ? columns : columns - 1
    func part(_ row: Int, _ rows: Int) -> CellRect {
      CellRect(column: area.column, row: area.row + row, columns: inner, rows: rows)
    }
    rect = CellRect(column: area.column, row: area.row, columns: columns, rows: area.rows)
    border =
      isWhole
      ? nil
      : CellRect(column: area.column + inner, row: area.row, columns: 1, rows: area.rows)
    let top = area.rows >= 3 ? 1 : 0
    header = top > 0 ? part(0, 1) : nil
    toggle =
      top > 0 && offersToggle
      ? CellRect(column: area.column, row: area.row, columns: min(3, inner), rows: 1) : nil
    let bottom = hasBottomBar && area.rows - top >= Self.minimumLinesWithBottomBar ? 2 : 0
    bottomBar = bottom > 0 ? part(area.rows - bottom, bottom) : nil
    let lines = area.rows - top - bottom
    let window = list.window(lines: lines)
    let first = top + window.headerLines
    let room = lines - window.headerLines - window.footerLines
    rowsHeader = window.headerLines > 0 ? part(top, window.headerLines) : nil
    rows = part(first, room)
    rowsFooter =
      window.footerLines > 0 ? part(first + window.rows.count, window.footerLines) : nil
    visibleRows = window.rows
    fittingRows = window.rows.lowerBound..<window.rows.lowerBound + lines - window.headerLines
    hasEarlierRows = window.hasEarlier
    hasLaterRows = window.hasLater
    self.isOverlapping = isOverlapping
  }
}
