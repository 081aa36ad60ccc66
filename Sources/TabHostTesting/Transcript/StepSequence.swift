/// Steps that a runner performs one after another: those of a script, of a case, or of a test that is
/// written. Some have to wait first, which only the asynchronous loop does.
@MainActor protocol StepSequence: AnyObject {
  /// What the next step waits for, with the runner, or `nil` if it does not wait.
  var wait: (condition: ScriptWait, runner: ScriptRunner)? { get }

  /// Performs the next step.
  ///
  /// - Parameter hasWaited: Whether a step that waits has done so.
  /// - Returns: `false` if there was none.
  func performStep(hasWaited: Bool) throws(ScriptError) -> Bool
}

extension StepSequence {
  /// Performs all steps without waiting.
  func perform() throws(ScriptError) {
    while try performStep(hasWaited: false) {}
  }

  /// Performs all steps, and waits where they say so.
  func perform() async throws(ScriptError) {
    repeat {
      if let wait { await wait.condition.wait(in: wait.runner) }
    } while try performStep(hasWaited: true)
  }
}

/// The steps of a script: its commands, with those of a batch as one step.
@MainActor final class ScriptRun: StepSequence {
  private let script: HostScript
  let runner: ScriptRunner
  private var steps: ArraySlice<[ScriptCommand]>
  /// Whether nothing follows the script, so that the outcome of its last command is not expected later.
  private let isWhole: Bool

  init(_ script: HostScript, on runner: ScriptRunner, isWhole: Bool = true) {
    self.script = script
    self.runner = runner
    self.isWhole = isWhole
    steps = script.steps[...]
    runner.beginLog()
  }

  /// The commands of the next step, or `nil` at the end.
  var next: [ScriptCommand]? { steps.first }

  var wait: (condition: ScriptWait, runner: ScriptRunner)? {
    guard let command = next?[0], let wait = command.wait,
      !runner.hasUnexpectedOutcome(before: command)
    else { return nil }
    return (wait, runner)
  }

  func performStep(hasWaited: Bool) throws(ScriptError) -> Bool {
    guard let commands = steps.popFirst() else {
      if isWhole { try runner.checkOutcome(before: nil, of: script) }
      return false
    }
    try runner.run(commands, of: script, hasWaited: hasWaited)
    return true
  }
}
