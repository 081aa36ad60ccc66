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
