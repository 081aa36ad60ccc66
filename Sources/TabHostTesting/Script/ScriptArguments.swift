/// Takes the words of a command one by one, and checks each.
struct ScriptArguments {
  let words: [ScriptWord]
  private var index = 1
  private let usage: String

  init(_ words: [ScriptWord]) {
    self.words = words
    usage = words.first.flatMap { Self.usages[$0.text] } ?? ""
  }

  /// The next word, which must be there.
  mutating func word() throws(ScriptLine.Mistake) -> ScriptWord {
    guard let word = optionalWord() else {
      throw ScriptLine.Mistake(
        column: words.first?.column ?? 1,
        message: "too few words; it is written \(usage)"
      )
    }
    return word
  }

  /// All words that are left.
  mutating func rest() -> [ScriptWord] {
    defer { index = words.count }
    return Array(words.dropFirst(index))
  }

  mutating func optionalWord() -> ScriptWord? {
    guard hasWords else { return nil }
    defer { index += 1 }
    return words[index]
  }

  /// Whether there are words left.
  var hasWords: Bool { words.indices.contains(index) }

  /// Takes back the word that was taken last.
  mutating func putBack() { index -= 1 }

  /// One of several words of the language.
  mutating func choice(_ choices: [String]) throws(ScriptLine.Mistake) -> String {
    let word = try word()
    try Self.check(word, among: choices)
    return word.text
  }

  /// A count from 0.
  mutating func position() throws(ScriptLine.Mistake) -> Int {
    let word = try word()
    guard let number = Int(word.text), number >= 0 else {
      throw ScriptLine.Mistake(
        column: word.column,
        message: "\(Spelling.quoted(word.text)) is no position; positions count from 0"
      )
    }
    return number
  }

  /// Nothing may be left.
  func finish() throws(ScriptLine.Mistake) {
    guard hasWords else { return }
    let word = words[index]
    throw ScriptLine.Mistake(
      column: word.column,
      message: "unexpected \(Spelling.quoted(word.text)); it is written \(usage)"
    )
  }

  static func check(
    _ word: ScriptWord,
    among choices: [String]
  ) throws(ScriptLine.Mistake) {
    if !choices.contains(word.text) {
      let suggestion = Spelling.suggestion(for: word.text, among: choices)
      throw ScriptLine.Mistake(
        column: word.column,
        message: "\(Spelling.quoted(word.text)) is not \(Spelling.alternatives(choices))"
          + suggestion
      )
    }
  }
}
