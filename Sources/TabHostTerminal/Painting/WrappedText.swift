/// Text that is broken into lines of a limited width, for messages.
struct WrappedText {
  /// The lines, without trailing blanks. Empty lines of the text are kept.
  let lines: [String]

  /// Breaks a text between words, and inside a word only if the word is wider than a line.
  ///
  /// - Parameter columns: The maximum width of a line, of which at least one column is used.
  init(_ text: String, columns: Int) {
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    lines = paragraphs.flatMap { paragraph in
      let text = paragraph.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let wrapped = TextLines(text, in: text.startIndex..<text.endIndex, columns: columns)
      return wrapped.ranges.map { range in
        let line = text[range]
        return String(line.last == " " ? line.dropLast() : line)
      }
    }
  }
}
