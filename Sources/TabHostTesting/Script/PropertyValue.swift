import TabHost

/// A value that a script gives to a property.
enum PropertyValue: Sendable {
  case text(String)
  case flag(Bool)
  case number(Int)
  case list([String])
  /// Tabs by their identifiers.
  case tab(ScriptWord)
  case tabs([ScriptWord])
  case none
}

/// What a property takes.
enum PropertyKind: Sendable {
  case text
  case optionalText
  case flag
  case choice([String])
  case list
  case optionalNumber
  case optionalTab
  case tabs

  /// Reads a value. An unquoted `nil` clears what is optional, and empties what is a list.
  func value(of word: ScriptWord) throws(ScriptLine.Mistake) -> PropertyValue {
    let isNil = word.isKeyword("nil")
    switch self {
    case .text where isNil:
      throw mistake(word, "can't clear this; in quotes it is a text")
    case .text: return .text(word.text)
    case .optionalText: return isNil ? .none : .text(word.text)
    case .flag:
      try check(word, among: ["true", "false"])
      return .flag(word.text == "true")
    case .choice(let choices):
      try check(word, among: choices)
      return .text(word.text)
    case .list: return isNil ? .none : .list(Self.parts(of: word).map(\.text))
    case .optionalNumber:
      if isNil { return .none }
      guard let number = Int(word.text) else {
        throw mistake(word, "is no whole number")
      }
      return .number(number)
    case .optionalTab: return isNil ? .none : .tab(word)
    case .tabs: return .tabs(isNil ? [] : Self.parts(of: word))
    }
  }

  private func check(
    _ word: ScriptWord,
    among choices: [String]
  ) throws(ScriptLine.Mistake) {
    guard !choices.contains(word.text) else { return }
    let suggestion = Spelling.suggestion(for: word.text, among: choices)
    throw mistake(word, "is not \(Spelling.alternatives(choices))\(suggestion)")
  }

  private func mistake(_ word: ScriptWord, _ text: String) -> ScriptLine.Mistake {
    .init(column: word.column, message: "\(Spelling.quoted(word.text)) \(text)")
  }

  /// The parts between commas. An empty word has none.
  private static func parts(of word: ScriptWord) -> [ScriptWord] {
    guard !word.text.isEmpty else { return [] }
    var column = word.column + (word.isQuoted ? 1 : 0)
    return word.text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      defer { column += part.unicodeScalars.count + 1 }
      return ScriptWord(text: String(part), column: column, isQuoted: word.isQuoted)
    }
  }
}
