/// A line of text and a cursor in it, as somebody edits it: whole characters at a time.
///
/// Positions are between characters as a person sees them. Nothing but the text is in the text:
/// line breaks and tabs that come in are blanks, other control characters are left out.
struct LineEditor: Hashable, Sendable {
  private(set) var text: String
  private(set) var cursor: String.Index

  /// A line, with the cursor after so many bytes of it, or before the character that they end in;
  /// nil is the end.
  init(_ text: String = "", cursor offset: Int? = nil) {
    self.text = text
    cursor = offset.map { Self.position($0, in: text) } ?? text.endIndex
  }

  /// The bytes of the text before the cursor.
  var cursorOffset: Int { text.utf8.distance(from: text.startIndex, to: cursor) }

  /// Takes a text that came from elsewhere. A cursor at the end stays there, another stays as far
  /// from the beginning.
  mutating func follow(_ text: String) {
    guard text != self.text else { return }
    self = LineEditor(text, cursor: cursor == self.text.endIndex ? nil : cursorOffset)
  }

  // MARK: - Writing

  /// Writes at the cursor, which goes behind what was written.
  mutating func insert(_ added: String) {
    replace(cursor..<cursor, with: Self.line(of: added))
  }

  /// Removes the character before the cursor.
  mutating func deleteBackward() { replace(before(cursor)..<cursor, with: "") }

  /// Removes the character behind the cursor.
  mutating func deleteForward() { replace(cursor..<after(cursor), with: "") }

  /// Removes everything before the cursor.
  mutating func deleteToStart() { replace(text.startIndex..<cursor, with: "") }

  /// Removes everything behind the cursor.
  mutating func deleteToEnd() { replace(cursor..<text.endIndex, with: "") }

  /// Removes the word before the cursor, and the blanks behind it.
  mutating func deleteWord() { replace(wordStart..<cursor, with: "") }

  // MARK: - Moving

  mutating func moveBackward() { cursor = before(cursor) }
  mutating func moveForward() { cursor = after(cursor) }
  mutating func moveToStart() { cursor = text.startIndex }
  mutating func moveToEnd() { cursor = text.endIndex }
  mutating func moveWordBackward() { cursor = wordStart }

  mutating func moveWordForward() {
    let rest = text[cursor...]
    let word = rest.drop(while: \.isWhitespace)
    cursor = word.firstIndex(where: \.isWhitespace) ?? text.endIndex
  }

  // MARK: - Looking

  /// What of the text is seen in so many columns, and the cursor in it: from the beginning if the
  /// cursor can be seen then, otherwise as much as ends with the cursor.
  ///
  /// Reads no more of the text than is seen.
  func window(columns: Int) -> (text: SafeText, cursorColumn: Int) {
    var start = cursor
    var cursorColumn = 0
    while start > text.startIndex {
      let previous = text.index(before: start)
      let width = SafeText(String(text[previous]), limit: columns).columns
      // A column is left for the cursor.
      guard width > 0, cursorColumn + width < columns else { break }
      cursorColumn += width
      start = previous
    }
    return (SafeText(String(text[start...].prefix(max(columns, 0))), limit: columns), cursorColumn)
  }

  // MARK: - Private

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

  /// What comes together may become one character: the cursor is behind it then.
  private mutating func replace(_ range: Range<String.Index>, with added: String) {
    let bytes = text.utf8.distance(from: text.startIndex, to: range.lowerBound) + added.utf8.count
    text.replaceSubrange(range, with: added)
    let place = Self.position(bytes, in: text)
    let isBetween = text.utf8.distance(from: text.startIndex, to: place) == bytes
    cursor = isBetween || place == text.endIndex ? place : text.index(after: place)
  }

  /// The character boundary at or before a byte.
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

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
