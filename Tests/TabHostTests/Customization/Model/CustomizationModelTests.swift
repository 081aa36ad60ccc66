import TabHost
import TabHostTestSupport
import Testing

/// Compares the host with a model of the rules after each of many random actions of the user, the
/// app and the environment.
@MainActor struct CustomizationModelTests {
  private static let actionsPerHost = 400

  @Test func `random actions leave the host in the state that the model predicts`() {
    for seed in Soak.seeds(1_000_000..<1_000_005, more: 495) {
      let run = ModelRun(seed: seed)
      guard let failure = run.fail(after: Self.actionsPerHost) else { continue }
      Issue.record("\(run.report(run.shrink(failure)))")
      return
    }
  }
}
