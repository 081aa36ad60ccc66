import Foundation
import Testing

/// Random events into a screen whose app changes everything at random, too.
///
/// `TABHOST_SCREEN_SEED` begins with another seed, `TABHOST_SCREEN_FUZZ` does more or fewer events,
/// and `TABHOST_SCREEN_STEPS` does these steps only, as a failure names them.
@MainActor @Suite("A screen under random events") struct RandomScreenTests {
  private static let stepsInRun = 250

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  private static func number(_ name: String, default value: UInt64) -> UInt64 {
    variable(name).flatMap { UInt64($0) } ?? value
  }

  @Test func `whatever people and the app do, the screen and the host are sound`() {
    let first = Self.number("TABHOST_SCREEN_SEED", default: 1)
    let events = Self.number("TABHOST_SCREEN_FUZZ", default: 1_000)
    if let steps = Self.variable("TABHOST_SCREEN_STEPS") {
      return check(first, steps.split(separator: ",").compactMap { Int($0) })
    }
    let runs = max(1, events / UInt64(Self.stepsInRun))
    print("random screen: \(runs) runs of \(Self.stepsInRun) events from seed \(first)")
    for seed in first..<(first + runs) {
      // Where a run traps, the last line says which.
      if runs > 100 { print("random screen: seed \(seed)") }
      check(seed, Array(0..<Self.stepsInRun))
    }
  }

  /// Does a run and records how it fails, if it does, in the fewest steps.
  private func check(_ seed: UInt64, _ steps: [Int]) {
    let run = RandomRun(seed: seed)
    guard let failure = run.failure(in: steps) else { return }
    let short = run.shortened(steps.filter { failure.step == .max || $0 <= failure.step })
    let shown = run.failure(in: short) ?? failure
    let repeating = "TABHOST_SCREEN_SEED=\(seed) TABHOST_SCREEN_STEPS="
    Issue.record(
      """
      \(shown.problem)
      again with \(repeating)\(short.map(String.init).joined(separator: ",")), after:
      \(shown.trail.suffix(60).joined(separator: "\n"))
      """
    )
  }
}
