import TabHost

/// The steps of a run with the calls that they have made, to compare two runs of the same steps.
struct RunTrace {
  private struct Step {
    /// The command, or empty for the launch.
    let line: String
    let calls: [RecordedCall]
    let outcome: UserInteraction.Outcome

    /// The calls as text, and the outcome if it is not that of every step.
    var texts: [String] {
      calls.map(\.description.escapingControlCharacters)
        + (outcome == .performed ? [] : ["the outcome \(outcome.text)"])
    }
  }

  /// The launch and the steps after it.
  private var steps: [Step] = []

  /// Adds a step, which follows the given number of steps after the launch. Later ones are discarded.
  mutating func add(
    _ line: String,
    at index: Int,
    _ calls: some Collection<RecordedCall>,
    _ outcome: UserInteraction.Outcome
  ) {
    steps = steps.prefix(index) + [Step(line: line, calls: Array(calls), outcome: outcome)]
  }

  /// Returns the first step and call in which another run of the same steps differs.
  func difference(from other: RunTrace) -> String {
    for index in 0..<max(steps.count, other.steps.count) {
      let (step, otherStep) = (steps.element(at: index), other.steps.element(at: index))
      guard let step, let otherStep, step.line.isIdentical(to: otherStep.line) else {
        return "step \(index), \(step?.line ?? otherStep?.line ?? ""), was possible in one run only"
      }
      let (texts, others) = (step.texts, otherStep.texts)
      for call in 0..<max(texts.count, others.count) {
        let (text, other) = (texts.element(at: call), others.element(at: call))
        if text.map({ Identifier($0) }) == other.map({ Identifier($0) }) { continue }
        return
          "the runs differ in \(index == 0 ? "the launch" : "step \(index), \(step.line)"), call "
          + "\(call + 1): \(text ?? "none") in one run, \(other ?? "none") in the other"
      }
    }
    return "the runs make the same calls"
  }
}

extension Array {
  fileprivate func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
