/// Looks up the value of a parameter when a command runs.
typealias ScriptValue<Value> = @MainActor @Sendable (ScriptRunner) throws(ScriptMistake) -> Value

/// A parameter of a command, or the value of a property.
///
/// A parameter is read when the script is parsed. Identifiers are looked up when the command runs.
struct ScriptParameter<Value>: Sendable {
  /// Reads the words of the parameter.
  let read: @Sendable (inout ScriptArguments) throws(ScriptMistake) -> ScriptValue<Value>

  /// A parameter of one word that is looked up when the command runs.
  static func lookup(
    _ find: @escaping @MainActor @Sendable (ScriptRunner, ScriptWord) throws(ScriptMistake) -> Value
  ) -> Self {
    Self { words throws(ScriptMistake) in
      let word = try words.word()
      return { runner throws(ScriptMistake) in try find(runner, word) }
    }
  }

  /// Returns a parameter whose value is transformed.
  func map<New>(_ transform: @escaping @MainActor @Sendable (Value) -> New) -> ScriptParameter<New>
  {
    ScriptParameter<New> { words throws(ScriptMistake) in
      let value = try read(&words)
      return { runner throws(ScriptMistake) in transform(try value(runner)) }
    }
  }
}

extension ScriptParameter where Value: Sendable {
  /// Returns a parameter whose value is complete when it is read.
  static func plain(
    _ read: @escaping @Sendable (inout ScriptArguments) throws(ScriptMistake) -> Value
  ) -> Self {
    Self { words throws(ScriptMistake) in
      let value = try read(&words)
      return { _ in value }
    }
  }

  /// Returns a parameter that must be one of several words.
  static func choice(_ choices: KeyValuePairs<String, Value>) -> Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      guard let choice = choices.first(where: { $0.key == word.text }) else {
        throw word.mistake(notAmong: choices.map(\.key))
      }
      return choice.value
    }
  }
}

extension ScriptParameter where Value: CaseIterable & Sendable {
  /// Returns a parameter that must be the name of a case.
  static func choice(_ type: Value.Type) -> Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      guard let value = Value.allCases.first(where: { "\($0)" == word.text }) else {
        throw word.mistake(notAmong: Value.allCases.map { "\($0)" })
      }
      return value
    }
  }
}

// MARK: - Texts and numbers

extension ScriptParameter<String> {
  static var text: Self { plain { words throws(ScriptMistake) in try words.word().text } }
}

extension ScriptParameter<ScriptWord> {
  static var word: Self { plain { words throws(ScriptMistake) in try words.word() } }
}

extension ScriptParameter<[ScriptWord]> {
  /// The remaining words.
  static var words: Self { plain { $0.rest() } }
}

extension ScriptParameter<[String]> {
  /// The texts of the remaining words.
  static var texts: Self { plain { $0.rest().map(\.text) } }
}

extension ScriptParameter<Int> {
  /// A position, counted from 0.
  static var position: Self {
    plain { words throws(ScriptMistake) in try words.position() }
  }

  /// A number from 0 on.
  static var number: Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      guard let number = word.number else { throw word.mistake("is not a number") }
      return number
    }
  }

  /// Returns a parameter that is a number of the given things, which error messages name.
  static func count(of things: String) -> Self {
    plain { words throws(ScriptMistake) in
      let word = try words.word()
      guard let number = word.number else { throw word.mistake("is not a number of \(things)") }
      return number
    }
  }
}
