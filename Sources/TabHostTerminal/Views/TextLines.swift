/// The lines of a text that is wrapped to a number of columns.
///
/// Lines break after white space or, in a longer word, between characters. White space at a break is
/// part of the line before it and may exceed the width. Wrapping reads the whole text once.
struct TextLines {
  /// The distance of tab stops.
  static let tabStop = 8

  /// The ranges of the lines, without line breaks. There is at least one.
  let ranges: [Range<String.Index>]
  /// The number of columns of the widest line, at most the width to which the text was wrapped.
  let columns: Int

  init(_ text: String, columns limit: Int) {
    var wrapper = Wrapper(start: text.startIndex, limit: max(limit, 1))
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      wrapper.add(character, index..<next)
      index = next
    }
    wrapper.endLine(at: text.endIndex, next: text.endIndex)
    ranges = wrapper.lines
    columns = wrapper.widest
  }

  /// Returns the number of columns of a character at a column, where a tab extends to the next stop.
  static func columns(of character: Character, at column: Int) -> Int {
    if character == "\t" { return tabStop - column % tabStop }
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) { return 1 }
    return SafeText(String(character)).columns
  }

  /// Returns the index of the line that contains a position, by binary search.
  func line(containing position: String.Index) -> Int {
    var low = 0
    var high = ranges.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if ranges[middle].lowerBound <= position { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private struct Wrapper {
    var lines: [Range<String.Index>] = []
    var widest = 0
    private var start: String.Index
    private var column = 0
    /// The end of the last white space of the line, where it can break, and its column.
    private var opportunity: (index: String.Index, column: Int)?
    private let limit: Int

    init(start: String.Index, limit: Int) {
      self.start = start
      self.limit = limit
    }

    mutating func add(_ character: Character, _ range: Range<String.Index>) {
      if character.isNewline { return endLine(at: range.lowerBound, next: range.upperBound) }
      var width = TextLines.columns(of: character, at: column)
      let isBlank = character.isWhitespace
      if column + width > limit, !isBlank, range.lowerBound > start {
        breakLine(at: range.lowerBound)
        width = TextLines.columns(of: character, at: column)
      }
      column += width
      if isBlank { opportunity = (range.upperBound, column) }
    }

    mutating func endLine(at end: String.Index, next: String.Index) {
      widest = max(widest, min(column, limit))
      lines.append(start..<end)
      (start, column, opportunity) = (next, 0, nil)
    }

    /// Ends a line after its last white space, or before a character if there is none.
    private mutating func breakLine(at index: String.Index) {
      guard let (end, before) = opportunity, end > start else {
        return endLine(at: index, next: index)
      }
      let rest = column - before
      widest = max(widest, min(before, limit))
      lines.append(start..<end)
      (start, column, opportunity) = (end, rest, nil)
    }
  }
}
