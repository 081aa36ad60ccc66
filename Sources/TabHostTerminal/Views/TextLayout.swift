/// The lines of a document that is wrapped to a number of columns.
///
/// Parts of the document are wrapped when their lines are requested, so that a screen of a long text
/// costs as much as that of a short one. The number of all lines is estimated.
@MainActor final class TextLayout {
  /// The position of a line.
  struct Place: Hashable, Comparable {
    /// The part of the document.
    var part: Int
    /// The line within the part.
    var line: Int

    static let start = Place(part: 0, line: 0)

    static func < (left: Place, right: Place) -> Bool {
      (left.part, left.line) < (right.part, right.line)
    }
  }

  /// The maximum number of parts whose lines are kept.
  private static let maximumParts = 1_024

  let document: TextDocument
  let columns: Int
  private var wrapped: [Int: TextLines] = [:]
  /// For each part, the estimated number of lines up to its end.
  private lazy var estimatedEnds: [Int] = {
    var end = 0
    return (0..<document.partCount).map { part in
      end += max((document.byteCount(ofPart: part) + columns - 2) / max(columns, 1), 1)
      return end
    }
  }()

  init(_ document: TextDocument, columns: Int) {
    self.document = document
    self.columns = columns
  }

  /// The number of lines that have been wrapped and are kept.
  var wrappedLineCount: Int { wrapped.values.reduce(0) { $0 + $1.ranges.count } }

  private func lines(ofPart part: Int) -> TextLines {
    if let lines = wrapped[part] { return lines }
    let range = document.range(ofPart: part)
    let lines = TextLines(document.string, in: range, columns: columns)
    if wrapped.count >= Self.maximumParts { wrapped = [:] }
    wrapped[part] = lines
    return lines
  }

  // MARK: - Lines

  /// The last line.
  var end: Place {
    let part = document.partCount - 1
    return Place(part: part, line: lines(ofPart: part).ranges.count - 1)
  }

  /// Returns the range of a line, without the line break at its end.
  func range(at place: Place) -> Range<String.Index> {
    lines(ofPart: place.part).ranges[place.line]
  }

  /// Returns the line that contains a position.
  func place(containing position: String.Index) -> Place {
    let part = document.part(containing: position)
    return Place(part: part, line: lines(ofPart: part).line(containing: position))
  }

  /// Returns a line of this layout that is at, or nearest to, a place of another layout.
  func place(nearest place: Place) -> Place {
    guard place.part < document.partCount else { return end }
    let last = lines(ofPart: place.part).ranges.count - 1
    return Place(part: place.part, line: min(place.line, last))
  }

  /// Returns the line that is a number of lines away, or the first or last line if there are fewer.
  func place(_ step: Int, from place: Place) -> Place {
    var place = place
    var rest = step
    while rest < 0, place > Place.start {
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
      guard rest > 0, place.part + 1 < document.partCount else { break }
      place = Place(part: place.part + 1, line: 0)
      rest -= 1
    }
    return place
  }

  /// Returns the ranges of the lines from a place on, at most the given number.
  func ranges(from place: Place, count: Int) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var (part, line) = (place.part, place.line)
    while part < document.partCount, ranges.count < count {
      ranges += lines(ofPart: part).ranges.dropFirst(line).prefix(count - ranges.count)
      (part, line) = (part + 1, 0)
    }
    return ranges
  }

  /// Returns whether there are more lines than the given number.
  func hasMoreLines(than rows: Int) -> Bool { measure(first: rows + 1).rows > rows }

  /// Returns the number of the first lines, and the number of columns of the widest one.
  ///
  /// - Parameter limit: The number of lines after which the rest of the text is not wrapped.
  func measure(first limit: Int) -> (columns: Int, rows: Int) {
    var (columns, rows) = (0, 0)
    for part in 0..<document.partCount {
      guard rows < limit else { break }
      let lines = lines(ofPart: part)
      columns = max(columns, lines.columns)
      rows += lines.ranges.count
    }
    return (columns, rows)
  }

  // MARK: - Estimates

  /// The estimated number of all lines. It is exact if no line is wrapped.
  var estimatedLineCount: Int { estimatedEnds.last ?? 0 }

  /// Returns the estimated number of lines before a place.
  func estimatedLine(of place: Place) -> Int {
    let start = place.part == 0 ? 0 : estimatedEnds[place.part - 1]
    return min(start + place.line, estimatedEnds[place.part] - 1)
  }

  /// Returns the place that has about the given number of lines before it.
  func place(atEstimated line: Int) -> Place {
    let part = min(estimatedEnds.sortedIndex { $0 > line }, document.partCount - 1)
    let start = part == 0 ? 0 : estimatedEnds[part - 1]
    return place(nearest: Place(part: part, line: max(line - start, 0)))
  }
}
