import TabHostSpelling

/// A word of a script and its position.
struct ScriptWord: Hashable, Sendable {
  let text: String
  /// The column of the first scalar, or of the opening quote, counted from 1.
  let column: Int
  let isQuoted: Bool
  /// Whether the word is the answer to a question: the rest of its line, with blanks and quotes.
  var isAnswer = false

  /// Returns whether the word is the given keyword. A quoted word is never a keyword.
  func isKeyword(_ keyword: String) -> Bool { !isQuoted && text == keyword }

  /// The number that the word represents, or `nil` if it is not an integer without a sign.
  var number: Int? { Self.number(text) }

  /// Returns the number that a text of digits represents.
  static func number(_ text: some StringProtocol) -> Int? {
    guard text.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return Int(text)
  }

  /// Returns a mistake whose message begins with the quoted word.
  func mistake(_ problem: String) -> ScriptMistake {
    ScriptMistake(column: column, message: "\(Spelling.quoted(text)) \(problem)")
  }

  /// Returns a mistake for a word that is none of the given choices.
  func mistake(notAmong choices: [String]) -> ScriptMistake {
    let suggestion = Spelling.suggestion(for: text, among: choices)
    return mistake("is not \(Spelling.alternatives(choices))\(suggestion)")
  }
}
