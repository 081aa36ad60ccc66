extension FrameLayout {
  /// The layout of the content.
  public struct Content: Hashable, Sendable {
    /// The area of the content.
    public internal(set) var rect: CellRect
    /// The part of the content that the sidebar does not cover. It contains the heading.
    public internal(set) var uncovered: CellRect
    /// The area of the title between the buttons of the heading, or `nil` without a heading.
    var title: CellRect?
    /// The number of lines of the heading above its rule: the title and the search field.
    ///
    /// The lines begin at the top of ``uncovered``.
    public internal(set) var headingLines = 1
    /// The number of columns for the buttons of the navigation bar.
    var buttonRoom = 0
    /// The area in which the visible view controller draws: the part below the heading. May be
    /// empty.
    public internal(set) var page: CellRect
  }

  /// The minimum number of content columns with which a page has a margin, like its title.
  private static let columnsWithMargin = 13

  /// Returns the area that the heading leaves for the page.
  ///
  /// - Parameter titleLines: The number of lines of the heading above its rule.
  static func page(
    below heading: PageHeading,
    titleLines: Int,
    in area: CellRect
  ) -> CellRect {
    // A hidden navigation bar leaves no line of the heading, and no rule.
    let wanted = titleLines == 0 ? 0 : heading.linesBelowTitle + titleLines
    let lines = min(wanted, area.rows)
    let rest = area.part(row: lines, rows: area.rows - lines)
    return area.columns >= columnsWithMargin ? rest.inset(columns: 1) : rest
  }
}
