import TabHost
import TabHostTestSupport
import Testing

/// Gestures of people and changes by code, at random, after each of which the host is sound.
@MainActor @Suite("Gestures at random") struct RandomGestureTests {
  private static let steps = 120

  @Test(arguments: [false, true])
  func `whatever people and code do, the host stays sound`(fromCallbacks: Bool) {
    var shortest: (step: Int, report: String)?
    for seed in Soak.seeds(1...20, more: 480) {
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
        return (step, "\(problem)\n\(Soak.replay(seed)), step \(step), after:\n\(trail)")
      }
    }
    return host == nil ? nil : (Self.steps, "\(Soak.replay(seed)): the host lives on")
  }
}
