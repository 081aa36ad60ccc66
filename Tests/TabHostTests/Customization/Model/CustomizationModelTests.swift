import Foundation
import TabHost
import Testing

/// Random actions of people, the app and the environment, after each of which the host is what a
/// model of the rules says.
///
/// `TABHOST_MODEL_SEED` runs other ones, `TABHOST_MODEL_ACTIONS` more or fewer of them.
@MainActor @Suite("A model of customization") struct CustomizationModelTests {
  private static let actionsPerHost = 400

  private static func number(_ name: String, default value: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? value
  }

  @Test func `the host is as the model says, whatever happens`() {
    let seed = Self.number("TABHOST_MODEL_SEED", default: 1)
    let actions = Int(Self.number("TABHOST_MODEL_ACTIONS", default: 200_000))
    let patience = Int(Self.number("TABHOST_MODEL_FAILURES", default: 1))
    print("model of customization: seed \(seed), \(actions) actions")
    var failures = 0
    for index in 0..<UInt64(actions / Self.actionsPerHost) {
      let run = ModelRun(seed: seed &* 1_000_000 &+ index)
      guard let failure = run.fail(after: Self.actionsPerHost) else { continue }
      Issue.record("\(run.report(run.shrink(failure)))")
      failures += 1
      if failures == patience { return }
    }
  }
}
