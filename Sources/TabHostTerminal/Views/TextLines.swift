/// The lines of a text without line breaks that is wrapped to a number of columns.
///
/// Lines break after white space or, in a longer word, between characters. White space at a break is
/// part of the line before it and may exceed the width.
struct TextLines {
  /// The distance of tab stops.
  static let tabStop = 8

  /// The ranges of the lines. There is at least one.
  private(set) var ranges: [Range<String.Index>] = []
  /// The number of columns of the widest line, at most the width to which the text was wrapped.
  private(set) var columns = 0
  /// The number of columns by which all lines but the first one are indented.
  private let indentation: Int

  /// Wraps a part of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - part: The range of the part.
  ///   - limit: The maximum number of columns of a line.
  ///   - indentation: The number of columns by which all lines but the first one are indented.
  init(
    _ text: String,
    in part: Range<String.Index>,
    columns limit: Int,
    indentation: Int = 0
  ) {
    self.indentation = indentation
    var line = Line(start: part.lowerBound)
    var limit = max(limit, 1)
    var index = part.lowerBound
    while index < part.upperBound {
      let character = text[index]
      let next = text.index(after: index)
      var width = Self.columns(of: character, at: line.column)
      let isBlank = character.isWhitespace
      if line.column + width > limit, !isBlank, index > line.start {
        breakLine(&line, before: index, limit)
        if ranges.count == 1, indentation > 0 {
          // What moves to the first indented line may not fit there.
          limit = max(limit - indentation, 1)
          (index, line.column) = (line.start, 0)
          continue
        }
        width = Self.columns(of: character, at: line.column)
      }
      line.column += width
      if isBlank { line.opportunity = (next, line.column) }
      index = next
    }
    endLine(from: line.start, to: part.upperBound, line.column, limit)
  }

  /// Returns the number of columns of a character at a column, where a tab extends to the next stop.
  static func columns(of character: Character, at column: Int) -> Int {
    if character == "\t" { return tabStop - column % tabStop }
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) { return 1 }
    return SafeText(String(character)).columns
  }

  /// Returns the estimated number of lines of a text with a number of bytes, of which one may be its
  /// line break.
  static func estimatedCount(bytes: Int, columns: Int) -> Int {
    max((bytes + columns - 2) / max(columns, 1), 1)
  }

  /// Returns the index of the line that contains a position, by binary search.
  func line(containing position: String.Index) -> Int {
    max(ranges.sortedIndex { $0.lowerBound > position } - 1, 0)
  }

  private struct Line {
    var start: String.Index
    var column = 0
    /// The end of the last white space of the line, where it can break, and its column.
    var opportunity: (index: String.Index, column: Int)?

    init(start: String.Index, column: Int = 0) {
      self.start = start
      self.column = column
    }
  }

  /// Ends a line after its last white space, or before a character if there is none.
  private mutating func breakLine(_ line: inout Line, before index: String.Index, _ limit: Int) {
    let (end, column) =
      if let place = line.opportunity, place.index > line.start { place } else {
        (index, line.column)
      }
    endLine(from: line.start, to: end, column, limit)
    line = Line(start: end, column: line.column - column)
  }

  private mutating func endLine(
    from start: String.Index,
    to end: String.Index,
    _ column: Int,
    _ limit: Int
  ) {
    columns = max(columns, min(column, limit) + (ranges.isEmpty ? 0 : indentation))
    ranges.append(start..<end)
  }
}

// MARK: - Columns of a line

extension String {
  /// Returns the position of the character at a column of a line, or the end of the line.
  func index(atColumn column: Int, ofLine line: Range<Index>) -> Index {
    var index = line.lowerBound
    var start = 0
    while index < line.upperBound {
      start += TextLines.columns(of: self[index], at: start)
      guard start <= column else { break }
      index = self.index(after: index)
    }
    return index
  }

  /// Returns the number of columns of a line before a position.
  func column(of position: Index, inLine line: Range<Index>) -> Int {
    var column = 0
    for character in self[line.lowerBound..<max(position, line.lowerBound)] {
      column += TextLines.columns(of: character, at: column)
    }
    return column
  }
}

extension Canvas {
  /// Draws a line of a text, whose selected part is in reversed video.
  ///
  /// - Parameters:
  ///   - runs: The parts of the line with one style each, in order.
  ///   - text: The text.
  ///   - selected: The selected part of the text, or `nil` if nothing is selected.
  ///   - start: The position of the line.
  /// - Returns: The column after the line.
  @discardableResult
  func put(
    _ runs: [(range: Range<String.Index>, style: CellStyle)],
    of text: String,
    selected: Range<String.Index>?,
    at start: CellPoint
  ) -> Int {
    var point = start
    for run in runs {
      for (piece, isSelected) in run.range.split(at: selected) {
        var style = run.style
        if isSelected { style.isReversed.toggle() }
        for string in TextLines.expanded(text[piece], at: point.column - start.column) {
          point.column += put(string, at: point, style: style)
        }
      }
    }
    return point.column
  }
}

extension Range<String.Index> {
  /// Returns the parts of a range before, in and after the selected range.
  fileprivate func split(at selected: Self?) -> [(range: Self, isSelected: Bool)] {
    guard let selected = selected?.clamped(to: self), !selected.isEmpty else {
      return [(self, false)]
    }
    let parts = [
      (lowerBound..<selected.lowerBound, false), (selected, true),
      (selected.upperBound..<upperBound, false),
    ]
    return parts.filter { !$0.0.isEmpty }
  }
}

extension TextLines {
  /// Returns a part of a line as pieces, with blanks in place of tabs.
  fileprivate static func expanded(_ text: Substring, at column: Int) -> [String] {
    guard text.utf8.contains(UInt8(ascii: "\t")) else { return [String(text)] }
    var pieces: [String] = []
    var column = column
    for character in text {
      let columns = Self.columns(of: character, at: column)
      pieces.append(
        character == "\t" ? String(repeating: " ", count: columns) : String(character)
      )
      column += columns
    }
    return pieces
  }
}
