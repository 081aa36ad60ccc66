/// The scrollbar of a list that does not show all of its rows.
///
/// A mark at each end indicates that there are more rows in that direction. Between the marks, the
/// thumb shows the position and the extent of the visible rows.
struct Scrollbar: Hashable, Sendable {
  /// The column of the scrollbar, beside all lines of the list.
  var rect: CellRect
  /// The cells of the thumb, or an empty rectangle if there is no room for it.
  var thumb: CellRect
  /// The number of rows in the list.
  let count: Int
  /// The number of rows that fit.
  let fitting: Int

  /// The minimum number of lines with which there is a thumb: one beside it, and the two marks.
  private static let minimumLines = 4

  /// Creates the scrollbar of a list.
  ///
  /// - Parameters:
  ///   - rect: The column of the scrollbar.
  ///   - rows: The range of rows that fit, beginning with the first visible one.
  ///   - count: The number of rows in the list.
  init(in rect: CellRect, showing rows: Range<Int>, of count: Int) {
    self.rect = rect
    self.count = count
    fitting = min(rows.count, count)
    let track = rect.inset(rows: 1)
    guard rect.rows >= Self.minimumLines, fitting > 0, fitting < count else {
      thumb = rect.part(row: 0, rows: 0)
      return
    }
    let length = min(max(track.rows * fitting / count, 1), track.rows - 1)
    let (free, hidden) = (track.rows - length, count - fitting)
    let first = min(max(rows.lowerBound, 0), hidden)
    var start = (first * free + hidden / 2) / hidden
    // The thumb is at an end of its track only if the list is.
    if first > 0, free > 1 { start = max(start, 1) }
    if first < hidden, free > 1 { start = min(start, free - 1) }
    thumb = track.part(row: start, rows: length)
  }

  /// Returns the first visible row after the thumb has been moved.
  ///
  /// - Parameter row: The row of the frame that the thumb begins at. It may be beyond the track.
  func firstRow(thumbAt row: Int) -> Int {
    let track = rect.inset(rows: 1)
    let (free, hidden) = (track.rows - thumb.rows, count - fitting)
    guard free > 0 else { return 0 }
    let start = min(max(row - track.row, 0), free)
    return (start * hidden + free / 2) / free
  }

  /// Returns the direction in which a click scrolls: -1 above the thumb, 1 below it, and 0 on it.
  ///
  /// Without a thumb, each half of the scrollbar scrolls in its direction.
  func step(at point: CellPoint) -> Int {
    if thumb.isEmpty { return 2 * (point.row - rect.row) < rect.rows ? -1 : 1 }
    return point.row < thumb.row ? -1 : point.row >= thumb.endRow ? 1 : 0
  }
}

extension Scrollbar {
  /// Draws the thumb, and the marks for more rows at the ends, on a border or a line.
  func paint(
    hasEarlier: Bool,
    hasLater: Bool,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    cells.fill(thumb, with: Cell(glyphs.thumb, style: glyphs.styles[.thumb]))
    if hasEarlier { cells.put(glyph: glyphs.up, at: rect.origin, clip: rect) }
    if hasLater { cells.put(glyph: glyphs.down, at: rect.lastLine.origin, clip: rect) }
  }
}

// MARK: - Visible items

/// The range of visible items in a line with limited room.
struct ScrollWindow: Hashable, Sendable {
  /// The indices of the visible items.
  let items: Range<Int>
  /// Whether there are items before the visible ones.
  let hasEarlier: Bool
  /// Whether there are items after the visible ones.
  let hasLater: Bool

  /// Creates a window that contains the item `focus` and begins as early as possible.
  ///
  /// An arrow with the extent `arrow` indicates items beyond either end. Without room for the
  /// arrows and an item, there are no arrows. The extents are requested only for items near the
  /// window.
  init(count: Int, focus: Int, room: Int, arrow: Int, extent: (Int) -> Int) {
    self.init(count: count, anchor: focus, isFirst: false, room: room, arrow: arrow, extent)
  }

  /// Creates a window that begins with the item `first`, or earlier if the last items would leave
  /// room unused.
  init(count: Int, first: Int, room: Int, arrow: Int, extent: (Int) -> Int) {
    self.init(count: count, anchor: first, isFirst: true, room: room, arrow: arrow, extent)
  }

  private init(
    count: Int,
    anchor: Int,
    isFirst: Bool,
    room: Int,
    arrow: Int,
    _ extent: (Int) -> Int
  ) {
    guard count > 0 else {
      self.init(items: 0..<0, hasEarlier: false, hasLater: false)
      return
    }
    let anchor = min(max(anchor, 0), count - 1)
    func arrows(_ start: Int, _ end: Int) -> Int {
      (start > 0 ? arrow : 0) + (end < count ? arrow : 0)
    }
    var start = anchor
    var end = anchor + 1
    var used = extent(anchor)
    func growBackwards() {
      while start > 0 {
        let more = used + extent(start - 1)
        guard more + arrows(start - 1, end) <= room else { break }
        used = more
        start -= 1
      }
    }
    if !isFirst { growBackwards() }
    while end < count {
      let more = used + extent(end)
      guard more + arrows(start, end + 1) <= room else { break }
      used = more
      end += 1
    }
    if isFirst, end == count { growBackwards() }
    let fitsArrows = arrows(start, end) + 3 * arrow <= room
    self.init(
      items: start..<end,
      hasEarlier: start > 0 && fitsArrows,
      hasLater: end < count && fitsArrows
    )
  }

  private init(items: Range<Int>, hasEarlier: Bool, hasLater: Bool) {
    self.items = items
    self.hasEarlier = hasEarlier
    self.hasLater = hasLater
  }
}

// MARK: - Visible rows of the sidebar

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
