import TabHostTestSupport
import Testing

/// Sends random events to a screen whose app makes random changes.
@MainActor struct RandomScreenTests {
  private static let stepsInRun = Soak.count(60, full: 250)

  @Test func `for any events and changes, the screen and the host are consistent`() {
    for seed in Soak.seeds(1...1, more: 39, eventsPerSeed: Self.stepsInRun) {
      // If a run traps, the last line of the output contains the seed.
      if Soak.isLong { print("random screen: \(Soak.replay(seed))") }
      check(seed, Soak.steps ?? Array(0..<Self.stepsInRun))
    }
  }

  /// Performs a run and records its failure with the smallest number of steps.
  private func check(_ seed: UInt64, _ steps: [Int]) {
    let run = RandomRun(seed: seed)
    guard let failure = run.failure(in: steps) else { return }
    let short = run.shortened(steps.filter { failure.step == .max || $0 <= failure.step })
    let shown = run.failure(in: short) ?? failure
    Issue.record(
      """
      \(shown.problem)
      \(Soak.replay(seed, steps: short)), after:
      \(shown.log.suffix(60).joined(separator: "\n"))
      """
    )
  }
}
