/// Text that is broken into lines of a limited width, for messages.
struct WrappedText {
  /// The lines, without trailing blanks. Empty lines of the text are kept.
  let lines: [String]

  /// Breaks a text between words, and inside a word only if the word is wider than a line.
  ///
  /// - Parameter columns: The maximum width of a line, of which at least one column is used.
  init(_ text: String, columns: Int) {
    let limit = max(columns, 1)
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      Self.lines(of: $0, limit: limit)
    }
  }

  private static func lines(of paragraph: Substring, limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    for word in paragraph.split(whereSeparator: \.isWhitespace) {
      for piece in pieces(of: word, limit: limit) {
        let columns = SafeText(piece, limit: limit).columns
        if !line.isEmpty, width + 1 + columns > limit {
          lines.append(line)
          (line, width) = ("", 0)
        }
        if !line.isEmpty { (line, width) = (line + " ", width + 1) }
        (line, width) = (line + piece, width + columns)
      }
    }
    return lines + [line]
  }

  /// Breaks a word into pieces that fit on a line.
  private static func pieces(of word: Substring, limit: Int) -> [String] {
    guard SafeText(String(word), limit: limit).isTruncated else { return [String(word)] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if !piece.isEmpty, SafeText(piece + String(character), limit: limit).isTruncated {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return pieces + [piece]
  }
}
