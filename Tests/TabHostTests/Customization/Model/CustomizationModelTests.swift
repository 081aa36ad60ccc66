import TabHost
import TabHostTestSupport
import Testing

/// Random actions of the user, the app and the environment, after each of which the host is what a
/// model of the rules says.
@MainActor @Suite("A model of customization") struct CustomizationModelTests {
  private static let actionsPerHost = 400

  @Test func `the host is as the model says, whatever happens`() {
    for seed in Soak.seeds(1_000_000..<1_000_020, more: 480) {
      let run = ModelRun(seed: seed)
      guard let failure = run.fail(after: Self.actionsPerHost) else { continue }
      Issue.record("\(run.report(run.shrink(failure)))")
      return
    }
  }
}
