extension FrameLayout {
  /// The places of the sidebar.
  public struct Sidebar: Hashable, Sendable {
    /// What the sidebar takes of the frame, its border included.
    public internal(set) var rect: CellRect
    /// The line between sidebar and content; `nil` where the sidebar takes the whole width.
    public internal(set) var border: CellRect?
    /// The line above the rows; `nil` where the rows need it.
    public internal(set) var header: CellRect?
    /// The button that hides the sidebar; `nil` without a header.
    public internal(set) var toggle: CellRect?
    /// The buttons in the header beside that one, leading to trailing. Empty in a frame that is
    /// not interactive.
    public internal(set) var buttons: [Item] = []
    /// The rows on show, as positions in the sidebar's rows.
    public internal(set) var visibleRows: Range<Int>
    /// The rows that there is room for, from the first one on show; goes beyond the rows where they
    /// do not fill the room. A program sets the sidebar's `displayedRows` to it before it paints.
    public internal(set) var fittingRows: Range<Int>
    /// Whether there is more to see before the rows on show: rows, or what stands above them all.
    public internal(set) var hasEarlierRows = false
    /// Whether there is more to see after the rows on show: rows, or what stands below them all.
    public internal(set) var hasLaterRows = false
    /// The cells of all rows on show together, one line a row.
    public internal(set) var rows: CellRect
    /// What stands above all rows and scrolls with them; `nil` where it is not on show.
    public internal(set) var rowsHeader: CellRect?
    /// What stands below all rows and scrolls with them; `nil` where it is not on show.
    public internal(set) var rowsFooter: CellRect?
    /// The rule and the line at the bottom that do not scroll; `nil` without them, or without room.
    public internal(set) var bottomBar: CellRect?
    /// Whether the sidebar lies over the content instead of beside it.
    public internal(set) var isOverlapping: Bool

    /// The cells of a row; `nil` for one that is not on show.
    public func rect(ofRow index: Int) -> CellRect? {
      guard visibleRows.contains(index) else { return nil }
      return rows.part(row: index - visibleRows.lowerBound)
    }
  }
}

// MARK: - Placing

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
