import Foundation
import TabHost
import Testing

/// Gestures of people and changes by code, at random, after each of which the host is sound.
///
/// `TABHOST_GESTURE_SEED` begins with another seed, `TABHOST_GESTURE_RUNS` does more or fewer runs.
@MainActor @Suite("Gestures at random") struct RandomGestureTests {
  private static let steps = 120

  private static func number(_ name: String, default value: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? value
  }

  @Test(arguments: [false, true])
  func `whatever people and code do, the host stays sound`(fromCallbacks: Bool) {
    let first = Self.number("TABHOST_GESTURE_SEED", default: 1)
    let runs = Self.number("TABHOST_GESTURE_RUNS", default: 20)
    print("gestures at random: \(runs) runs from seed \(first)")
    var shortest: (step: Int, report: String)?
    for seed in first..<(first + runs) {
      guard let failure = failure(seed, fromCallbacks) else { continue }
      if failure.step < shortest?.step ?? .max { shortest = failure }
    }
    if let shortest { Issue.record("\(shortest.report)") }
  }

  /// Where a run fails, if it does, and how.
  private func failure(_ seed: UInt64, _ meddles: Bool) -> (step: Int, report: String)? {
    weak var host: TabHostController?
    do {
      let world = GestureWorld(seed: seed, meddles: meddles)
      host = world.host
      for step in 0..<Self.steps {
        world.write("\(step):")
        world.step()
        guard let problem = world.problem else { continue }
        let trail = world.trail.suffix(60).joined(separator: "\n")
        return (step, "\(problem)\nseed \(seed), step \(step), after:\n\(trail)")
      }
    }
    return host == nil ? nil : (Self.steps, "seed \(seed): the host lives on")
  }
}
