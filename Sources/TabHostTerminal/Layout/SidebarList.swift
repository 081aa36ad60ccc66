/// The scrolling part of a sidebar: a header, the rows, and a footer.
struct SidebarList: Hashable, Sendable {
  let rowCount: Int
  let headerLines: Int
  let footerLines: Int
  /// The index of the first visible row, or `nil` to scroll only as far as needed to show the
  /// selected row.
  let firstRow: Int?
  let selectedRow: Int?

  /// The visible part of the list.
  struct Window: Hashable, Sendable {
    let rows: Range<Int>
    /// The number of header lines above the rows: all or none.
    let headerLines: Int
    /// The number of footer lines below the rows.
    let footerLines: Int
    let hasEarlier: Bool
    let hasLater: Bool
  }

  /// Returns the part of the list that is visible in a number of lines.
  ///
  /// A header or footer that would leave no line for the rows is omitted.
  func window(lines room: Int) -> Window {
    let header = headerLines < room ? headerLines : 0
    let footer = footerLines < room ? footerLines : 0
    let last = max(header + rowCount + footer - room, 0)
    let start = min(max(wantedStart(header, room), 0), last)
    let shownHeader = start == 0 ? header : 0
    // A header that does not fit completely is hidden.
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

  /// Returns the first line to show. The first row is always shown together with the header.
  private func wantedStart(_ header: Int, _ room: Int) -> Int {
    if let firstRow { return firstRow <= 0 ? 0 : header + min(firstRow, rowCount) }
    return selectedRow.map { header + $0 - room + 1 } ?? 0
  }
}
