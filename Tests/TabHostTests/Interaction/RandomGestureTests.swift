import TabHost
import TabHostTestSupport
import Testing

/// Random gestures and programmatic changes, after each of which the host is consistent.
@MainActor struct RandomGestureTests {
  private static let steps = 120

  @Test(arguments: [false, true])
  func `random actions of the user and the app keep the host consistent`(fromCallbacks: Bool) {
    var shortest: (step: Int, report: String)?
    for seed in Soak.seeds(1...5, more: 495) {
      guard let failure = failure(seed, fromCallbacks) else { continue }
      if failure.step < shortest?.step ?? .max { shortest = failure }
    }
    if let shortest { Issue.record("\(shortest.report)") }
  }

  /// Returns the step at which a run fails, with a report, or `nil`.
  private func failure(_ seed: UInt64, _ callbacksMakeChanges: Bool) -> (step: Int, report: String)?
  {
    weak var host: TabHostController?
    do {
      let gestures = RandomGestures(seed: seed, callbacksMakeChanges: callbacksMakeChanges)
      host = gestures.host
      for step in 0..<Self.steps {
        gestures.write("\(step):")
        gestures.step()
        guard let problem = gestures.problem else { continue }
        let log = gestures.log.lines.suffix(60).joined(separator: "\n")
        return (step, "\(problem)\n\(Soak.replay(seed)), step \(step), after:\n\(log)")
      }
    }
    return host == nil ? nil : (Self.steps, "\(Soak.replay(seed)): the host lives on")
  }
}
