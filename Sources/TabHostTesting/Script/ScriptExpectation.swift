import TabHost

/// A question with the answer that a script expects, as `expect` and `wait until` have it.
struct ScriptExpectation: Sendable {
  private let question: [ScriptWord]
  private let expected: ScriptWord
  private let answer: ScriptValue<String>

  /// Reads the remaining words, into which the line was split as a question and its answer.
  init(_ words: inout ScriptArguments) throws(ScriptMistake) {
    var question = words.rest()
    expected = question.removeLast()
    answer = try words.vocabulary.question(question)
    self.question = question
  }

  /// Whether the question is about the outcome of the last command.
  var isAboutOutcome: Bool { question[0].text == "outcome" }

  /// Returns the present answer if it is not the expected one.
  @MainActor func otherAnswer(in runner: ScriptRunner) throws(ScriptMistake) -> String? {
    let actual = try answer(runner)
    let isExpected = actual.isIdentical(to: expected.text)
    return isExpected || isAboutOutcome && expected.text == "any" ? nil : actual
  }

  /// Whether the answer is the expected one. A tab that the question is about may not be known yet.
  @MainActor func isFulfilled(in runner: ScriptRunner) -> Bool {
    do throws(ScriptMistake) {
      return try otherAnswer(in: runner) == nil
    } catch {
      return false
    }
  }

  /// Returns the mistake of a script that expects another answer.
  ///
  /// - Parameters:
  ///   - actual: The present answer.
  ///   - limit: How long the script has waited, as part of the message.
  ///   - advice: What to do, as part of the message.
  func mistake(_ actual: String, within limit: String = "", advice: String = "") -> ScriptMistake {
    let text = question.map(\.text).joined(separator: " ")
    return ScriptMistake(
      column: expected.column,
      message: "\(text): \"\(expected.text)\" expected\(limit), not \"\(actual)\"\(advice)"
    )
  }
}

/// The wait of a script until a question has an answer.
struct ScriptWait: Sendable {
  /// How long a script waits that gives no limit.
  static let defaultLimit = 5000
  /// How often tasks that are ready can run before time has to pass.
  private static let turns = 100
  private static let interval = Duration.milliseconds(5)

  let expectation: ScriptExpectation
  /// The limit in milliseconds.
  let limit: Int

  /// Returns when the answer is the expected one, or at the limit.
  ///
  /// Meanwhile, the tasks of the app run: first those that are ready, then also those that wait for
  /// something outside.
  @MainActor func wait(in runner: ScriptRunner) async {
    let end = ContinuousClock.now + .milliseconds(limit)
    for turn in 0... {
      runner.screen?.update()
      if expectation.isFulfilled(in: runner) { return }
      if turn < Self.turns {
        await Task.yield()
      } else {
        guard ContinuousClock.now < end else { return }
        do { try await Task.sleep(for: Self.interval) } catch { return }
      }
    }
  }

  /// Throws a mistake if the answer is not the expected one now.
  ///
  /// - Parameter hasWaited: Whether the limit has passed.
  @MainActor func check(in runner: ScriptRunner, hasWaited: Bool) throws(ScriptMistake) {
    guard let other = try expectation.otherAnswer(in: runner) else { return }
    guard hasWaited else {
      throw expectation.mistake(
        other,
        advice: "; only an asynchronous run waits, such as \"try await runner.run(script)\""
      )
    }
    let time = limit % 1000 == 0 ? "\(limit / 1000) s" : "\(limit) ms"
    throw expectation.mistake(other, within: " within \(time)")
  }
}
