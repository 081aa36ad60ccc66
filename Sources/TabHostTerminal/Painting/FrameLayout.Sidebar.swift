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
    let inside = area.at(column: area.column, columns: isWhole ? columns : columns - 1)
    rect = area.at(column: area.column, columns: columns)
    border = isWhole ? nil : area.at(column: inside.endColumn, columns: 1)
    let top = area.rows >= 3 ? 1 : 0
    header = top > 0 ? inside.firstLine : nil
    toggle =
      top > 0 && offersToggle ? inside.firstLine.without(right: inside.columns - 3) : nil
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
  }
}
