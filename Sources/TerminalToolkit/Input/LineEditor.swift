/// An editable line of text with a cursor.
///
/// Positions are between characters (grapheme clusters). Inserted text is reduced to plain text:
/// line breaks and tabs become blanks, and other control characters are removed.
package struct LineEditor: Hashable, Sendable {
  /// A change of a line of text.
  package typealias Edit = @Sendable (inout LineEditor) -> Void

  package private(set) var text: String
  package private(set) var cursor: String.Index
  /// The maximum number of bytes of UTF-8. Text that exceeds it is not inserted.
  private let limit: Int

  /// The maximum number of bytes of a query, which is compared with many texts at every key.
  private static let queryLimit = 256

  /// Creates an empty line for a query, which is limited.
  package static func query() -> LineEditor { LineEditor(limit: queryLimit) }

  /// Creates a line with the cursor at a UTF-8 offset, rounded down to a character boundary, or at
  /// the end if the offset is `nil`.
  package init(_ text: String = "", cursor offset: Int? = nil, limit: Int = .max) {
    self.text = text
    self.limit = limit
    cursor = offset.map { Self.position($0, in: text) } ?? text.endIndex
  }

  /// The UTF-8 offset of the cursor.
  package var cursorOffset: Int { text.utf8.distance(from: text.startIndex, to: cursor) }

  /// Replaces the text with one that was set programmatically.
  ///
  /// A cursor at the end remains at the end; any other cursor keeps its offset.
  package mutating func setText(_ text: String) {
    guard text != self.text else { return }
    let offset = cursor == self.text.endIndex ? nil : cursorOffset
    self = LineEditor(text, cursor: offset, limit: limit)
  }

  // MARK: - Editing

  /// Inserts text at the cursor and moves the cursor after it.
  ///
  /// - Returns: `false` if the end of the text exceeds the maximum number of bytes.
  @discardableResult
  package mutating func insert(_ added: String) -> Bool {
    let line = Self.line(of: added)
    let room = max(limit - text.utf8.count, 0)
    let isComplete = line.utf8.count <= room
    replace(cursor..<cursor, with: isComplete ? line : line.prefix(bytes: room))
    return isComplete
  }

  /// Removes everything.
  package mutating func clear() { replace(text.startIndex..<text.endIndex, with: "") }

  /// Removes the character before the cursor.
  package mutating func deleteBackward() { replace(before(cursor)..<cursor, with: "") }

  /// Removes the character after the cursor.
  package mutating func deleteForward() { replace(cursor..<after(cursor), with: "") }

  /// Removes everything before the cursor.
  package mutating func deleteToStart() { replace(text.startIndex..<cursor, with: "") }

  /// Removes everything after the cursor.
  package mutating func deleteToEnd() { replace(cursor..<text.endIndex, with: "") }

  /// Removes the word before the cursor, and the whitespace between them.
  package mutating func deleteWord() { replace(wordStart..<cursor, with: "") }

  // MARK: - Moving the cursor

  package mutating func moveBackward() { cursor = before(cursor) }
  package mutating func moveForward() { cursor = after(cursor) }
  package mutating func moveToStart() { cursor = text.startIndex }
  package mutating func moveToEnd() { cursor = text.endIndex }
  package mutating func moveWordBackward() { cursor = wordStart }

  package mutating func moveWordForward() {
    let rest = text[cursor...]
    let word = rest.drop(while: \.isWhitespace)
    cursor = word.firstIndex(where: \.isWhitespace) ?? text.endIndex
  }

  // MARK: - Displaying

  /// Returns the part of the text that is visible in the given number of columns, and the column of
  /// the cursor in it.
  ///
  /// The part starts at the beginning of the text if the cursor is visible then; otherwise it
  /// starts as far from the beginning as necessary. No more of the text is read than is visible.
  package func window(columns: Int) -> (text: SafeText, cursorColumn: Int) {
    let (start, cursorColumn) = windowStart(columns: columns)
    return (SafeText(text[start...], limit: columns), cursorColumn)
  }

  /// Moves the cursor to the character at a column of the visible part of the text, or to the end of
  /// the text.
  package mutating func moveCursor(toColumn column: Int, of columns: Int) {
    var index = windowStart(columns: columns).start
    var rest = column
    while index < text.endIndex {
      rest -= Self.columns(of: text[index])
      guard rest >= 0 else { break }
      index = text.index(after: index)
    }
    cursor = index
  }

  /// Moves the cursor before the character with a number, counted from 0.
  package mutating func moveCursor(toCharacter number: Int) {
    let end = text.endIndex
    cursor = text.index(text.startIndex, offsetBy: number, limitedBy: end) ?? end
  }

  private func windowStart(columns: Int) -> (start: String.Index, cursorColumn: Int) {
    var start = cursor
    var cursorColumn = 0
    while start > text.startIndex {
      let previous = text.index(before: start)
      let width = Self.columns(of: text[previous])
      // One column is reserved for the cursor.
      guard cursorColumn + width < columns else { break }
      cursorColumn += width
      start = previous
    }
    return (start, cursorColumn)
  }

  // MARK: - Private

  /// Returns the number of columns of a character, which is 0 for an invisible mark.
  private static func columns(of character: Character) -> Int {
    SafeText(String(character)).columns
  }

  private var wordStart: String.Index {
    let word = text[..<cursor].lastIndex { !$0.isWhitespace }
    let blank = word.flatMap { text[..<$0].lastIndex(where: \.isWhitespace) }
    return blank.map { text.index(after: $0) } ?? text.startIndex
  }

  private func before(_ index: String.Index) -> String.Index {
    index > text.startIndex ? text.index(before: index) : index
  }

  private func after(_ index: String.Index) -> String.Index {
    index < text.endIndex ? text.index(after: index) : index
  }

  /// Replaces a range of the text. If the text at the cursor combines with its neighbors into one
  /// character, the cursor is placed after that character.
  private mutating func replace(_ range: Range<String.Index>, with added: String) {
    let bytes = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + added.utf8.count
    text.replaceSubrange(range, with: added)
    let place = Self.position(bytes, in: text)
    let isBetween = text.utf8.distance(from: text.startIndex, to: place) == bytes
    cursor = isBetween || place == text.endIndex ? place : text.index(after: place)
  }

  /// Returns the character boundary at or before a UTF-8 offset.
  private static func position(_ offset: Int, in text: String) -> String.Index {
    let bytes = text.utf8
    let limit = bytes.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex)
    guard let limit, limit < text.endIndex else { return text.endIndex }
    return text.index(before: text.index(after: limit))
  }

  private static func line(of text: String) -> String {
    var line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    if line.unicodeScalars.contains(where: \.isControl) {
      let scalars = line.unicodeScalars.map { $0 == "\t" ? " " : $0 }.filter { !$0.isControl }
      line = String(String.UnicodeScalarView(scalars))
    }
    return line
  }
}

extension String {
  /// Returns the first characters that take at most a number of bytes.
  fileprivate func prefix(bytes count: Int) -> String {
    var end = startIndex
    while end < endIndex {
      let next = index(after: end)
      guard utf8.distance(from: startIndex, to: next) <= count else { break }
      end = next
    }
    return String(self[..<end])
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
