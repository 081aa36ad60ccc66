/// The pictures of lines that have been drawn. A line that shows the same as before is not drawn
/// again.
///
/// Every use compares what the line shows, so pictures need not be invalidated.
@MainActor final class LinePictures<Line: Hashable, Picture> {
  private final class Entry {
    let line: Line
    let columns: Int
    let glyphs: FrameGlyphs
    let picture: Picture

    init(_ line: Line, columns: Int, _ glyphs: FrameGlyphs, _ picture: Picture) {
      self.line = line
      self.columns = columns
      self.glyphs = glyphs
      self.picture = picture
    }
  }

  private var entries: [Int: Entry] = [:]
  /// The number of pictures drawn so far. Tests use it to measure the cost of a frame.
  private(set) var count = 0

  /// The maximum number of pictures. A frame has fewer lines, and discarded ones are drawn again.
  private let limit = 256

  /// Returns the picture of a line.
  ///
  /// - Parameters:
  ///   - line: What the line shows.
  ///   - index: A number by which the line is found again, such as the index of a row.
  ///   - columns: The number of columns.
  ///   - glyphs: The glyphs and styles of the frame.
  ///   - draw: Draws the line.
  func picture(
    of line: Line,
    at index: Int,
    columns: Int,
    _ glyphs: FrameGlyphs,
    draw: () -> Picture
  ) -> Picture {
    let last = entries[index]
    if let last, last.line == line, last.columns == columns, last.glyphs == glyphs {
      return last.picture
    }
    count += 1
    let picture = draw()
    if last == nil && entries.count == limit { entries = [:] }
    entries[index] = Entry(line, columns: columns, glyphs, picture)
    return picture
  }
}
