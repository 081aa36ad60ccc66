public import TabHost
import TabHostSpelling

/// The commands and the questions that scripts and case files can use.
///
/// ``standard`` has those about every host. `TabHostProgram` adds those about the screen of a terminal.
/// An app can add its own:
///
/// ```swift
/// var vocabulary = ScriptVocabulary.standard
/// vocabulary.addCommand("deliver MESSAGE") { runner, words in
///   (runner.host as? Mail)?.deliver(words[0])
///   return .performed
/// }
/// vocabulary.addQuestion("unread") { runner, _ in "\((runner.host as? Mail)?.unreadCount ?? 0)" }
/// let script = try HostScript(parsing: "deliver Hello\nexpect unread: 1", vocabulary: vocabulary)
/// ```
public struct ScriptVocabulary: Sendable {
  private var commands: [String: CommandForm]
  private var questions: [String: QuestionForm]

  /// The commands and questions about every host, which <doc:WritingScripts> and <doc:CaseFiles> list.
  public static let standard = ScriptVocabulary(CommandForm.all, QuestionForm.all)

  private init(_ commands: [CommandForm], _ questions: [QuestionForm]) {
    self.commands = Dictionary(uniqueKeysWithValues: commands.map { ($0.name, $0) })
    self.questions = Dictionary(uniqueKeysWithValues: questions.map { ($0.name, $0) })
  }

  /// Adds a command, or replaces the one of the same name.
  ///
  /// - Parameters:
  ///   - usage: The name, followed by the parameters, as error messages show it: `ID` is required,
  ///     `[ID]` is optional, and `ID…` is one or more words.
  ///   - perform: Performs the command with the words after its name. It can throw a
  ///     ``ScriptProblem``, which is reported with the position of the command.
  public mutating func addCommand(
    _ usage: String,
    perform:
      @escaping @MainActor @Sendable (ScriptRunner, [String]) throws -> UserInteraction.Outcome
  ) {
    let form = CommandForm(usage) { words throws(ScriptMistake) in
      let words = try words.words(for: usage)
      return .perform { runner throws(ScriptMistake) in
        try ScriptProblem.placed(at: words) { try perform(runner, words.texts) }
      }
    }
    commands[form.name] = form
  }

  /// Adds a question, or replaces the one of the same name.
  ///
  /// - Parameters:
  ///   - usage: The name, followed by the parameters, in the form of
  ///     ``addCommand(_:perform:)``.
  ///   - answer: Returns the answer for the words after the name, or `nil` for `none`. One line is
  ///     written in quotes if it could be read as another answer, such as the text `none`. A case file
  ///     compares several lines one below the other, without blanks at their ends. It can throw a
  ///     ``ScriptProblem``.
  public mutating func addQuestion(
    _ usage: String,
    answer: @escaping @MainActor @Sendable (ScriptRunner, [String]) throws -> String?
  ) {
    add(usage, written: { ScriptAnswer.written(picture: try answer($0, $1)) })
  }

  /// Adds a question whose answer is a list of texts, each on a line of its own, or `nil` for `none`.
  package mutating func addQuestion(
    _ usage: String,
    lines: @escaping @MainActor @Sendable (ScriptRunner, [String]) throws -> [String]?
  ) {
    add(usage, written: { ScriptAnswer.written(lines: try lines($0, $1)) })
  }

  private mutating func add(
    _ usage: String,
    written: @escaping @MainActor @Sendable (ScriptRunner, [String]) throws -> String
  ) {
    let form = QuestionForm(usage) { words throws(ScriptMistake) in
      let words = try words.words(for: usage)
      return { runner throws(ScriptMistake) in
        try ScriptProblem.placed(at: words) { try written(runner, words.texts) }
      }
    }
    questions[form.name] = form
  }

  /// The names and parameters of all commands, sorted.
  public var commandUsages: [String] { commands.values.map(\.usage).sorted() }

  /// The names and parameters of all questions, sorted.
  public var questionUsages: [String] { questions.values.map(\.usage).sorted() }

  /// Returns whether there is a command with the given name.
  func hasCommand(named name: String) -> Bool { commands[name] != nil }

  /// Returns the command with the given name.
  ///
  /// - Throws: A mistake with a suggestion if there is none.
  func command(named word: ScriptWord) throws(ScriptMistake) -> CommandForm {
    if let form = commands[word.text] { return form }
    throw word.mistake(unknown: "command", among: commands.keys)
  }

  /// Returns the question that the words ask.
  ///
  /// - Throws: A mistake with a suggestion if there is none of this name.
  func question(_ words: [ScriptWord]) throws(ScriptMistake) -> ScriptValue<String> {
    let name = words[0]
    guard let form = questions[name.text] else {
      throw name.mistake(unknown: "question", among: questions.keys)
    }
    var arguments = ScriptArguments(words, usage: form.usage, in: self)
    let answer = try form.read(&arguments)
    try arguments.finish()
    return answer
  }
}

/// A reason for which a command of an app can't be performed, or a question can't be answered.
public struct ScriptProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String

  /// Creates a problem.
  public init(_ description: String) {
    self.description = description
  }

  /// Performs a closure, and reports its errors as mistakes at the first of the words.
  @MainActor fileprivate static func placed<Value>(
    at words: [ScriptWord],
    _ body: () throws -> Value
  ) throws(ScriptMistake) -> Value {
    do {
      return try body()
    } catch {
      throw ScriptMistake(column: words.first?.column ?? 1, message: "\(error)")
    }
  }
}

extension ScriptWord {
  fileprivate func mistake(
    unknown noun: String,
    among names: some Collection<String>
  ) -> ScriptMistake {
    let suggestion = Spelling.suggestion(for: text, among: names.sorted())
    return ScriptMistake(
      column: column,
      message: "unknown \(noun) \(Spelling.quoted(text))\(suggestion)"
    )
  }
}

extension [ScriptWord] {
  fileprivate var texts: [String] { map(\.text) }
}

extension ScriptArguments {
  /// Reads as many words as the parameters of a usage require and allow.
  fileprivate mutating func words(for usage: String) throws(ScriptMistake) -> [ScriptWord] {
    var words: [ScriptWord] = []
    for parameter in usage.split(separator: " ").dropFirst() {
      let isRepeated = parameter.contains("…")
      if parameter.hasPrefix("[") {
        if let word = optionalWord() { words.append(word) }
      } else {
        words.append(try word())
      }
      if isRepeated { words += rest() }
    }
    return words
  }
}
