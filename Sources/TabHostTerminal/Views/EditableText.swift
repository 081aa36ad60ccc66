/// The lines of a text that is edited, wrapped to a number of columns.
///
/// A change costs as much as the lines that it concerns. Lines end in `\n`, `\r\n` or `\r`; all of
/// them are `\n` in ``string``.
@MainActor final class EditableText: WrappedParts {
  typealias Position = TextEditorController.Position

  /// The maximum number of lines whose lengths are read for the estimate of the number of lines.
  private static let maximumEstimatedLines = 1_000

  /// The lines without their breaks. There is at least one.
  private(set) var lines: [String] = [""]
  private(set) var columns = 1
  /// The wrapped lines that have been read since the last change of their part.
  private(set) var wrapped: [Int: TextLines] = [:]
  /// For each line, the estimated number of wrapped lines up to its end, or `nil` if the text is so
  /// long that each line counts as one.
  private var estimatedEnds: [Int]?

  init(_ string: String = "") { setString(string) }

  /// The whole text.
  var string: String { lines.joined(separator: "\n") }

  /// Replaces the whole text.
  func setString(_ string: String) {
    lines = Self.lines(of: string)
    discardLines()
  }

  // MARK: - Positions

  /// The position after the last character.
  var endPosition: Position {
    Position(line: lines.count - 1, utf8Offset: lines[lines.count - 1].utf8.count)
  }

  var isEmpty: Bool { lines.count == 1 && lines[0].isEmpty }

  /// Returns the nearest position in the text at the beginning of a character.
  ///
  /// - Parameter isAfter: Whether the end of the character is returned for a position inside it.
  func position(nearest position: Position, isAfter: Bool = false) -> Position {
    guard position.line >= 0 else { return Position(line: 0, utf8Offset: 0) }
    guard position.line < lines.count else { return endPosition }
    let line = lines[position.line]
    let limit = line.utf8.count
    guard position.utf8Offset > 0 else { return Position(line: position.line, utf8Offset: 0) }
    guard position.utf8Offset < limit else {
      return Position(line: position.line, utf8Offset: limit)
    }
    var editor = LineEditor(line, cursor: position.utf8Offset)
    if isAfter, editor.cursorOffset < position.utf8Offset { editor.moveForward() }
    return Position(line: position.line, utf8Offset: editor.cursorOffset)
  }

  /// Returns the index of a position in its line.
  func index(of position: Position) -> String.Index {
    let line = lines[position.line]
    return line.utf8.index(line.startIndex, offsetBy: position.utf8Offset)
  }

  /// Returns the position of an index of a line.
  func position(of index: String.Index, inLine line: Int) -> Position {
    let text = lines[line]
    return Position(
      line: line,
      utf8Offset: text.utf8.distance(from: text.startIndex, to: index)
    )
  }

  /// Returns the text of a range.
  func string(in range: Range<Position>) -> String {
    let (start, end) = (range.lowerBound, range.upperBound)
    if start.line == end.line {
      return String(lines[start.line][index(of: start)..<index(of: end)])
    }
    let first = String(lines[start.line][index(of: start)...])
    let last = String(lines[end.line][..<index(of: end)])
    return ([first] + lines[start.line + 1..<end.line] + [last]).joined(separator: "\n")
  }

  // MARK: - Changing

  /// Replaces the text of a range.
  ///
  /// - Returns: The position after the new text, which may be inside a character.
  @discardableResult
  func replace(_ range: Range<Position>, with text: String) -> Position {
    let (start, end) = (range.lowerBound, range.upperBound)
    var new = Self.lines(of: text)
    let place = start.advanced(over: new)
    if start.line == end.line, new.count == 1 {
      lines[start.line].replaceSubrange(index(of: start)..<index(of: end), with: new[0])
      wrapped[start.line] = nil
      estimatedEnds = nil
    } else {
      new[0] = lines[start.line][..<index(of: start)] + new[0]
      new[new.count - 1] += lines[end.line][index(of: end)...]
      lines.replaceSubrange(start.line...end.line, with: new)
      discardLines()
    }
    return place
  }

  /// Returns the lines of a text. Reads bytes, because reading the characters of a long text takes
  /// too long.
  nonisolated static func lines(of text: String) -> [String] {
    var lines: [String] = []
    let bytes = text.utf8
    var (start, index) = (text.startIndex, text.startIndex)
    while index < text.endIndex {
      let byte = bytes[index]
      let next = bytes.index(after: index)
      guard byte == 0x0A || byte == 0x0D else {
        index = next
        continue
      }
      lines.append(String(text.unicodeScalars[start..<index]))
      index = next
      if byte == 0x0D, index < text.endIndex, bytes[index] == 0x0A {
        index = bytes.index(after: index)
      }
      start = index
    }
    lines.append(String(text.unicodeScalars[start...]))
    return lines
  }

  // MARK: - Wrapping

  /// Wraps the text to the size of a canvas, with room for the cursor after each line and, if the text
  /// does not fit, for a scrollbar.
  func wrap(to size: CellSize) {
    let wide = max(size.columns - 1, 1)
    let narrow = ContentScrollbar.isShown(in: size) ? wide - ContentScrollbar.columns : wide
    setColumns(narrow < wide && hasMoreLines(than: size.rows, columns: wide) ? narrow : wide)
  }

  private func setColumns(_ columns: Int) {
    guard columns != self.columns else { return }
    self.columns = columns
    discardLines()
  }

  /// Returns whether there are more lines than a number with a number of columns, which long lines are
  /// not wrapped for.
  private func hasMoreLines(than rows: Int, columns: Int) -> Bool {
    if columns == self.columns { return hasMoreLines(than: rows) }
    guard lines.count <= rows else { return true }
    var count = 0
    for line in lines where count <= rows {
      let estimate = TextLines.estimatedCount(bytes: line.utf8.count, columns: columns)
      count +=
        estimate > 8 * rows
        ? estimate
        : TextLines(line, in: line.startIndex..<line.endIndex, columns: columns).ranges.count
    }
    return count > rows
  }

  private func discardLines() {
    wrapped = [:]
    estimatedEnds = nil
  }

  var partCount: Int { lines.count }

  func lines(ofPart part: Int) -> TextLines {
    if let lines = wrapped[part] { return lines }
    let line = lines[part]
    let result = TextLines(line, in: line.startIndex..<line.endIndex, columns: columns)
    if wrapped.count >= Self.maximumEstimatedLines { wrapped = [:] }
    wrapped[part] = result
    return result
  }

  /// Returns the wrapped line that contains a position.
  func place(containing position: Position) -> TextPlace {
    let index = index(of: position)
    return TextPlace(
      part: position.line,
      line: lines(ofPart: position.line).line(containing: index)
    )
  }

  /// Returns the range of a wrapped line.
  func range(at place: TextPlace) -> Range<String.Index> {
    lines(ofPart: place.part).ranges[place.line]
  }

  // MARK: - Estimates

  private var ends: [Int]? {
    guard lines.count <= Self.maximumEstimatedLines else { return nil }
    if let estimatedEnds { return estimatedEnds }
    var end = 0
    let ends = lines.map { line in
      end += TextLines.estimatedCount(bytes: line.utf8.count + 1, columns: columns)
      return end
    }
    estimatedEnds = ends
    return ends
  }

  var estimatedLineCount: Int { ends?.last ?? lines.count }

  func estimatedLine(of place: TextPlace) -> Int {
    guard let ends else { return place.part }
    let start = place.part == 0 ? 0 : ends[place.part - 1]
    return min(start + place.line, ends[place.part] - 1)
  }

  func place(atEstimated line: Int) -> TextPlace {
    guard let ends else { return place(nearest: TextPlace(part: line, line: 0)) }
    let part = min(ends.sortedIndex { $0 > line }, lines.count - 1)
    let start = part == 0 ? 0 : ends[part - 1]
    return place(nearest: TextPlace(part: part, line: max(line - start, 0)))
  }
}

extension TextEditorController.Position {
  /// Returns the position after lines that are inserted at this position.
  fileprivate func advanced(over lines: [String]) -> Self {
    let last = lines[lines.count - 1].utf8.count
    guard lines.count > 1 else { return Self(line: line, utf8Offset: utf8Offset + last) }
    return Self(line: line + lines.count - 1, utf8Offset: last)
  }

  /// Returns the position after a text that is inserted at this position.
  func advanced(over text: String) -> Self { advanced(over: EditableText.lines(of: text)) }
}
