import TabHost
import TabHostTesting
import Testing

@MainActor @Test func vetoedCart() throws {
  let app = RecordedHost { Shop() }
  let runner = ScriptRunner(app) { _ in }
  var host: TabHostController { runner.host }
  func expect(_ calls: [RecordedCall], sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = CallDifference(expected: calls, actual: app.log.entries)
    if !difference.isEmpty { Issue.record("\(difference)", sourceLocation: sourceLocation) }
    app.log.clear()
  }

  // the app is launched
  expect([
    .didSelectTab("offers", previous: nil, origin: .program),
    .make("offers"),
    .didLoad("offers"),
    .willAppear("offers"),
    .isAppearing("offers"),
    .didAppear("offers"),
  ])

  // tap cart
  #expect(host.user.tap("cart") == .vetoed)
  expect([.shouldSelectTab("cart", answer: false)])
}
