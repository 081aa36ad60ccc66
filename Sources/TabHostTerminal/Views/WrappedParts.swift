/// The position of a line in a text that is wrapped.
struct TextPlace: Hashable, Comparable {
  /// The part of the text.
  var part: Int
  /// The line within the part.
  var line: Int

  static let start = TextPlace(part: 0, line: 0)
  /// A place after all lines, whatever is appended.
  static let beyondEnd = TextPlace(part: .max, line: 0)

  static func < (left: TextPlace, right: TextPlace) -> Bool {
    (left.part, left.line) < (right.part, right.line)
  }
}

/// A text that is wrapped to a number of columns, part by part.
///
/// Parts are wrapped when their lines are requested, so that a screen of a long text costs as much as
/// that of a short one. The number of all lines is estimated.
@MainActor protocol WrappedParts: AnyObject {
  /// The number of parts, at least 1.
  var partCount: Int { get }

  /// Returns the lines of a part.
  func lines(ofPart part: Int) -> TextLines

  /// The estimated number of all lines.
  var estimatedLineCount: Int { get }

  /// Returns the estimated number of lines before a place.
  func estimatedLine(of place: TextPlace) -> Int

  /// Returns the place that has about the given number of lines before it.
  func place(atEstimated line: Int) -> TextPlace
}

extension WrappedParts {
  /// The last line.
  var end: TextPlace {
    let part = partCount - 1
    return TextPlace(part: part, line: lines(ofPart: part).ranges.count - 1)
  }

  /// Returns a line of this text that is at, or nearest to, a place of another text.
  func place(nearest place: TextPlace) -> TextPlace {
    guard place.part < partCount else { return end }
    let last = lines(ofPart: place.part).ranges.count - 1
    return TextPlace(part: place.part, line: min(place.line, last))
  }

  /// Returns the line that is a number of lines away, or the first or last line if there are fewer.
  func place(_ step: Int, from place: TextPlace) -> TextPlace {
    var place = place
    var rest = step
    while rest < 0, place > TextPlace.start {
      let lines = min(-rest, place.line)
      place.line -= lines
      rest += lines
      guard rest < 0, place.part > 0 else { break }
      place.part -= 1
      place.line = self.lines(ofPart: place.part).ranges.count - 1
      rest += 1
    }
    while rest > 0 {
      let lines = min(rest, self.lines(ofPart: place.part).ranges.count - 1 - place.line)
      place.line += lines
      rest -= lines
      guard rest > 0, place.part + 1 < partCount else { break }
      place = TextPlace(part: place.part + 1, line: 0)
      rest -= 1
    }
    return place
  }

  /// Returns whether there are more lines than the given number.
  func hasMoreLines(than rows: Int) -> Bool { measure(first: rows + 1).rows > rows }

  /// Returns the number of the first lines, and the number of columns of the widest one.
  ///
  /// - Parameter limit: The number of lines after which the rest of the text is not wrapped.
  func measure(first limit: Int) -> (columns: Int, rows: Int) {
    var (columns, rows) = (0, 0)
    for part in 0..<partCount {
      guard rows < limit else { break }
      let lines = lines(ofPart: part)
      columns = max(columns, lines.columns)
      rows += lines.ranges.count
    }
    return (columns, rows)
  }

  // MARK: - Scrolling

  /// Returns the first visible line at the end of the text.
  func lastFirstLine(rows: Int) -> TextPlace { place(1 - max(rows, 1), from: end) }

  /// Returns the first visible line that is at, or nearest to, a place, and with which the visible
  /// lines are full.
  func firstLine(nearest place: TextPlace, rows: Int) -> TextPlace {
    min(self.place(nearest: place), lastFirstLine(rows: rows))
  }

  /// Returns the first visible line with which a line is visible, after scrolling as little as
  /// necessary.
  func firstLine(revealing line: TextPlace, from first: TextPlace, rows: Int) -> TextPlace {
    max(place(1 - rows, from: line), min(first, line))
  }

  /// Returns the number of the first visible line and the number of all lines, as a scrollbar shows
  /// them.
  ///
  /// Both are estimated, but the text is at an end of the scrollbar only if it is scrolled to it.
  func scrolledLines(first: TextPlace, rows: Int) -> (first: Int, count: Int) {
    guard hasMoreLines(than: rows) else { return (0, 0) }
    let count = max(estimatedLineCount, rows + 1)
    let hidden = count - rows
    if first == .start { return (0, count) }
    if first == lastFirstLine(rows: rows) { return (hidden, count) }
    return (max(min(estimatedLine(of: first), hidden - 1), 1), count)
  }

  /// Returns the line that is the first visible one if the scrollbar shows a number of lines above it.
  ///
  /// - Parameters:
  ///   - first: The number of lines above it.
  ///   - shown: The first visible line now.
  ///   - rows: The number of visible lines.
  func line(atScrolled first: Int, showing shown: TextPlace, rows: Int) -> TextPlace {
    if first >= scrolledLines(first: shown, rows: rows).count - rows {
      return lastFirstLine(rows: rows)
    }
    return place(atEstimated: first)
  }
}
