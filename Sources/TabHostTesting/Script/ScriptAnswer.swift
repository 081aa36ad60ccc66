import TabHost

/// How the answers to questions are written, so that different answers have different texts.
///
/// A text that could be read as another answer is in quotes: one that ends with a blank, that contains
/// a line break or another control character, that is `none`, or that is in quotes itself.
enum ScriptAnswer {
  /// Returns a text as an answer. `nil` is `none`.
  static func written(_ text: String?) -> String {
    guard let text else { return "none" }
    let isPlain =
      text != "none" && !isQuoted(text) && text.trimmingTrailingBlanks.isIdentical(to: text)
      && text.escapingControlCharacters.isIdentical(to: text)
    return isPlain ? text : ScriptWord.quoted(text)
  }

  /// Returns texts as an answer with one line for each. `nil` is `none`, and an empty line at the end is
  /// in quotes.
  static func written(lines: [String]?) -> String {
    guard let lines else { return "none" }
    let end = lines.last == "" ? [ScriptWord.quoted("")] : []
    return (lines.dropLast(end.count).map { written($0) } + end).joined(separator: "\n")
  }

  /// Returns the answer of an app. `nil` is `none`.
  ///
  /// Several lines are a picture: blanks at the ends of lines, and blank lines at the end, are left out.
  static func written(picture text: String?) -> String {
    guard let text, text.contains("\n") else { return written(text) }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).escapingControlCharacters.trimmingTrailingBlanks }
    while lines.count > 1, lines.last == "" { lines.removeLast() }
    return lines.count == 1 ? written(lines[0]) : lines.joined(separator: "\n")
  }

  /// Returns a name as a part of an answer, in quotes if it could be read as another part.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - separators: The texts that separate parts.
  static func part(_ name: String, separators: String...) -> String {
    let isPlain =
      !["", "nil"].contains(name) && !name.contains("\\") && name.utf8.first != UInt8(ascii: "\"")
      && name.first != " " && name.trimmingTrailingBlanks.isIdentical(to: name)
      && !separators.contains { name.contains($0) }
    return isPlain ? name.escapingControlCharacters : ScriptWord.quoted(name)
  }

  /// Returns whether a text consists of one word in quotes.
  private static func isQuoted(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "\"") else { return false }
    var isEscaped = false
    for (index, byte) in text.utf8.enumerated().dropFirst() {
      if !isEscaped, byte == UInt8(ascii: "\"") { return index == text.utf8.count - 1 }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return false
  }
}
