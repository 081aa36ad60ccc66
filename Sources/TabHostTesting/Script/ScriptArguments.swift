import Foundation
import TabHostSpelling

/// A cursor over the words of a command.
struct ScriptArguments {
  private let words: [ScriptWord]
  private let usage: String
  /// The questions that a command can ask.
  let vocabulary: ScriptVocabulary
  /// The name of the script, which is its path if it is a file.
  private let script: String
  /// Whether a word was the path of a file.
  private(set) var namesFile = false
  private var index = 1

  /// Creates a cursor at the word after the name of the command.
  init(
    _ words: [ScriptWord],
    usage: String,
    in vocabulary: ScriptVocabulary,
    of script: String = ""
  ) {
    self.words = words
    self.usage = usage
    self.vocabulary = vocabulary
    self.script = script
  }

  /// Whether any words are left.
  var hasWords: Bool { words.indices.contains(index) }

  /// Returns the next word.
  mutating func word() throws(ScriptMistake) -> ScriptWord {
    if let word = optionalWord() { return word }
    let column = words.first?.column ?? 1
    throw ScriptMistake(column: column, message: "missing words; the form is \(usage)")
  }

  /// Returns the next word, or `nil` if there is none.
  mutating func optionalWord() -> ScriptWord? {
    guard hasWords else { return nil }
    defer { index += 1 }
    return words[index]
  }

  /// Returns the next word and the file whose path it is, relative to the folder of the script.
  mutating func file() throws(ScriptMistake) -> (file: NamedFile, path: ScriptWord) {
    let path = try word()
    namesFile = true
    return (NamedFile(path.text, beside: script), path)
  }

  /// Returns the remaining words.
  mutating func rest() -> [ScriptWord] {
    defer { index = words.count }
    return Array(words.dropFirst(index))
  }

  /// Moves back by one word.
  mutating func putBack() { index -= 1 }

  /// Returns the next word, which must be one of the given choices.
  mutating func choice(_ choices: [String]) throws(ScriptMistake) -> String {
    let word = try word()
    guard choices.contains(word.text) else { throw word.mistake(notAmong: choices) }
    return word.text
  }

  /// Returns the next word as a position, counted from 0.
  mutating func position() throws(ScriptMistake) -> Int {
    let word = try word()
    guard let number = Int(word.text), number >= 0 else {
      throw word.mistake("is not a position; positions are numbers from 0")
    }
    return number
  }

  /// Skips the next word, which must be the given keyword.
  mutating func skip(_ keyword: String) throws(ScriptMistake) {
    _ = try choice([keyword])
  }

  /// Throws a mistake if any words are left.
  func finish() throws(ScriptMistake) {
    guard hasWords else { return }
    let word = words[index]
    throw ScriptMistake(
      column: word.column,
      message: "unexpected \(Spelling.quoted(word.text)); the form is \(usage)"
    )
  }
}
