/// What scrolls in a sidebar: a header, the rows and a footer, one line after the other.
struct SidebarList: Hashable, Sendable {
  let rowCount: Int
  let headerLines: Int
  let footerLines: Int
  /// The first row to show; nil is as many as it takes to see the selected one.
  let firstRow: Int?
  let selectedRow: Int?

  /// What of a list is on show.
  struct Window: Hashable, Sendable {
    let rows: Range<Int>
    /// The lines of the header, before the rows: all or none.
    let headerLines: Int
    /// The lines of the footer, after the rows.
    let footerLines: Int
    let hasEarlier: Bool
    let hasLater: Bool
  }

  /// What is on show in a number of lines.
  ///
  /// Where a header or a footer would leave no line for rows, it is not there at all.
  func window(lines room: Int) -> Window {
    let header = headerLines < room ? headerLines : 0
    let footer = footerLines < room ? footerLines : 0
    let last = max(header + rowCount + footer - room, 0)
    let start = min(max(wantedStart(header, room), 0), last)
    let shownHeader = start == 0 ? header : 0
    // A header that has begun to leave is gone.
    let first = max(start - header, 0)
    let end = min(first + room - shownHeader, max(rowCount, first))
    let left = room - shownHeader - (end - first)
    let shownFooter = end >= rowCount ? min(footer, left) : 0
    return Window(
      rows: first..<end,
      headerLines: shownHeader,
      footerLines: shownFooter,
      hasEarlier: first > 0 || shownHeader < header,
      hasLater: end < rowCount || shownFooter < footer
    )
  }

  /// The line to begin with. The first row comes with the header above it.
  private func wantedStart(_ header: Int, _ room: Int) -> Int {
    if let firstRow { return firstRow <= 0 ? 0 : header + min(firstRow, rowCount) }
    return selectedRow.map { header + $0 - room + 1 } ?? 0
  }
}
