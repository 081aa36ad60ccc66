extension FrameLayout {
  /// The places of the content.
  public struct Content: Hashable, Sendable {
    /// What the content takes of the frame.
    public internal(set) var rect: CellRect
    /// What of it no sidebar lies over; the heading is drawn here.
    public internal(set) var uncovered: CellRect
    /// The button that goes back; `nil` at the root of a stack.
    public internal(set) var back: CellRect?
    /// The search field, and the buttons of the heading beside ``back``, leading to trailing.
    public internal(set) var items: [Item] = []
    /// The lines of the heading, from the top of ``uncovered``: the title and the search field. The
    /// rule stands below them.
    public internal(set) var headingLines = 1
    /// What the controller on show draws on: the rest below the heading. May be empty.
    public internal(set) var page: CellRect
  }

  /// The columns of content from which a page has a margin, as its title has.
  private static let columnsWithMargin = 13

  /// What a heading leaves to the page.
  ///
  /// - Parameter titleLines: The lines of the heading above its rule.
  static func page(
    below heading: PageHeading,
    titleLines: Int,
    in area: CellRect
  ) -> CellRect {
    let lines = min(heading.linesBelowTitle + titleLines, area.rows)
    let rest = area.part(row: lines, rows: area.rows - lines)
    return area.columns >= columnsWithMargin ? rest.inset(columns: 1) : rest
  }
}
