import TabHost

/// Performs a command.
enum ScriptStep: Sendable {
  /// Performs something, and returns the outcome.
  case perform(ScriptValue<UserInteraction.Outcome>)
  /// Waits for the answer to a question, and performs nothing.
  case wait(ScriptWait)
}

/// A command of the script language, with its syntax and its effect.
///
/// Each command of every host is one entry in one of the lists of ``all``, from which the parser, error
/// messages and suggestions are derived. ``ScriptVocabulary`` adds further ones.
struct CommandForm: Sendable {
  /// Where a command is allowed in relation to batches.
  enum BatchRule: Sendable {
    case anywhere, outsideBatches, opensBatch, closesBatch
  }

  /// The name, such as `tap`.
  let name: String
  /// The name and its parameters, such as `tap ID`.
  let usage: String
  let batchRule: BatchRule
  /// The call that performs the command in a test.
  let swift: SwiftForm
  /// Reads the parameters.
  let read: @Sendable (inout ScriptArguments) throws(ScriptMistake) -> ScriptStep

  /// Creates a command with a custom syntax.
  init(
    _ usage: String,
    batchRule: BatchRule = .anywhere,
    swift: SwiftForm = .script,
    read: @escaping @Sendable (inout ScriptArguments) throws(ScriptMistake) -> ScriptStep
  ) {
    name = String(usage.prefix { $0 != " " })
    self.usage = usage
    self.batchRule = batchRule
    self.swift = swift
    self.read = read
  }

  /// Creates a command that can be refused.
  static func attempt<each Value>(
    _ usage: String,
    batchRule: BatchRule = .anywhere,
    _ parameter: repeat ScriptParameter<each Value>,
    swift: SwiftForm = .script,
    perform:
      @escaping @MainActor (ScriptRunner, repeat each Value) throws(ScriptMistake)
      -> UserInteraction.Outcome
  ) -> CommandForm {
    CommandForm(usage, batchRule: batchRule, swift: swift) { words throws(ScriptMistake) in
      let values = (repeat try (each parameter).read(&words))
      return .perform { runner throws(ScriptMistake) in
        try perform(runner, repeat try (each values)(runner))
      }
    }
  }

  /// Creates a command that is never refused.
  static func change<each Value>(
    _ usage: String,
    batchRule: BatchRule = .anywhere,
    _ parameter: repeat ScriptParameter<each Value>,
    perform: @escaping @MainActor (ScriptRunner, repeat each Value) -> Void
  ) -> CommandForm {
    attempt(
      usage,
      batchRule: batchRule,
      repeat each parameter
    ) { (runner, value: repeat each Value) in
      perform(runner, repeat each value)
      return .performed
    }
  }
}

extension CommandForm {
  /// The commands of every host.
  static let all =
    selecting + controls + content + editing + gestures + drags + keys + app + environment + replay
}
