import TabHostTestSupport
import Testing

/// Random events into a screen whose app changes everything at random, too.
@MainActor @Suite("A screen under random events") struct RandomScreenTests {
  private static let stepsInRun = 250

  @Test func `whatever people and the app do, the screen and the host are sound`() {
    for seed in Soak.seeds(1...1, more: 39) {
      // Where a run traps, the last line says which.
      if Soak.factor > 0 { print("random screen: \(Soak.replay(seed))") }
      check(seed, Soak.steps ?? Array(0..<Self.stepsInRun))
    }
  }

  /// Does a run and records how it fails, if it does, in the fewest steps.
  private func check(_ seed: UInt64, _ steps: [Int]) {
    let run = RandomRun(seed: seed)
    guard let failure = run.failure(in: steps) else { return }
    let short = run.shortened(steps.filter { failure.step == .max || $0 <= failure.step })
    let shown = run.failure(in: short) ?? failure
    Issue.record(
      """
      \(shown.problem)
      \(Soak.replay(seed, steps: short)), after:
      \(shown.trail.suffix(60).joined(separator: "\n"))
      """
    )
  }
}
