/// A token of Swift source text, with the whitespace and comments before it.
struct Token {
  enum Kind {
    case identifier
    case number
    /// A string literal, or a piece of one between interpolations.
    case string
    case regex
    /// A word with a number sign, such as `#if` or `#selector`.
    case directive
    case symbol
    /// The end of the file.
    case end
  }

  let kind: Kind
  /// The text in the source.
  let word: String
  /// The number of the line in which the token begins, from 1.
  let line: Int
  /// Whether the token is the first in its line.
  let isFirstInLine: Bool
  /// The whitespace and comments between the previous token and this one, in the output.
  var leading: String
  /// The text in the output.
  var text: String

  init(_ kind: Kind, _ word: String, line: Int, leading: String, isFirst: Bool) {
    self.kind = kind
    self.word = word
    self.line = line
    isFirstInLine = isFirst || leading.contains(where: \.isNewline)
    self.leading = leading
    text = word
  }

  /// Whether the token is an identifier or a keyword with this text.
  func `is`(_ name: String) -> Bool { kind == .identifier && word == name }
}

/// What is wrong with a file that can't be ported.
struct SyntaxProblem: Error {
  let line: Int
  let symbol: String
  let reason: String
}
