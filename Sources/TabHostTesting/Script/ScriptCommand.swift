/// A command of a ``HostScript``.
public struct ScriptCommand: Sendable {
  /// The source text of the command, without surrounding spaces and comment.
  public let text: String
  /// The line number, counted from 1.
  public let line: Int
  /// The column of the first word, counted from 1.
  public let column: Int

  let batchRule: CommandForm.BatchRule
  /// Whether the command compares the host with what is expected, and performs nothing.
  let isExpectation: Bool
  /// The words after the name, and the call that performs them in a test.
  let words: [String]
  /// Whether the command reads a file, which is found from the folder of the script.
  let readsFile: Bool
  let swift: SwiftForm
  let step: ScriptStep

  /// What the command waits for, or `nil` if it performs something.
  var wait: ScriptWait? { if case .wait(let wait) = step { wait } else { nil } }

  /// Whether the command compares the answer to a question.
  var asksQuestion: Bool { isExpectation && !words.isEmpty }

  /// Whether the command compares the outcome of the command before it.
  var expectsOutcome: Bool { isExpectation && words.first == "outcome" }
}
