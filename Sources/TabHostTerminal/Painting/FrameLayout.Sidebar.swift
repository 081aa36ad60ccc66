extension FrameLayout.Sidebar {
  /// The fewest and the most columns of a sidebar beside content.
  private static let columnRange = 18...34

  /// The fewest columns of content that are worth a sidebar beside them.
  private static let minimumContentColumns = 12

  /// Lays out a sidebar at the leading edge of an area.
  ///
  /// It takes three tenths of the width, or all of it where hardly anything would be left beside it.
  init(
    rowCount: Int,
    firstRow: Int?,
    selectedRow: Int?,
    isOverlapping: Bool,
    offersToggle: Bool,
    in area: CellRect
  ) {
    let wanted = min(
      max(area.columns * 3 / 10, Self.columnRange.lowerBound),
      Self.columnRange.upperBound
    )
    let isWhole = area.columns - wanted < Self.minimumContentColumns
    let columns = isWhole ? area.columns : wanted
    let inner = isWhole ? columns : columns - 1
    let hasHeader = area.rows >= 3
    func part(_ row: Int, _ rows: Int) -> CellRect {
      CellRect(column: area.column, row: area.row + row, columns: inner, rows: rows)
    }
    rect = CellRect(column: area.column, row: area.row, columns: columns, rows: area.rows)
    border =
      isWhole
      ? nil
      : CellRect(column: area.column + inner, row: area.row, columns: 1, rows: area.rows)
    header = hasHeader ? part(0, 1) : nil
    toggle =
      hasHeader && offersToggle
      ? CellRect(column: area.column, row: area.row, columns: min(3, inner), rows: 1) : nil
    let lines = hasHeader ? part(1, area.rows - 1) : part(0, area.rows)
    rows = lines
    let first = firstRow ?? (selectedRow.map { $0 - lines.rows + 1 } ?? 0)
    let start = min(max(first, 0), max(rowCount - lines.rows, 0))
    visibleRows = start..<min(start + lines.rows, max(rowCount, start))
    hasEarlierRows = start > 0
    hasLaterRows = visibleRows.upperBound < rowCount
    self.isOverlapping = isOverlapping
  }
}
