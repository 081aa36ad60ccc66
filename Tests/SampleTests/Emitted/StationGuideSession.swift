import TabHost
import TabHostProgram
import TabHostTesting
import Testing

@testable import StationGuide

@MainActor @Test func stationGuideSession() throws {
  let app = RecordedHost(
    traits: .terminal(columns: 80, rows: 24),
    store: InMemoryTabCustomizationStore()
  ) {
    StationGuideHost()
  }
  let changes = ScriptRunner.changes(StationGuideHost.changes)
  let runner = ScriptRunner(app) { _ in }
  runner.changes = changes
  runner.attachTerminal(columns: 80, rows: 24)
  var host: TabHostController { runner.host }
  func tab(_ identifier: String) throws -> TabItem {
    try #require(host.tab(forIdentifier: identifier))
  }
  func group(_ identifier: String) throws -> TabGroupItem {
    try #require(tab(identifier) as? TabGroupItem)
  }
  func expect(_ calls: [RecordedCall], sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = CallDifference(expected: calls, actual: app.log.entries)
    if !difference.isEmpty { Issue.record("\(difference)", sourceLocation: sourceLocation) }
    app.log.clear()
  }

  // the app is launched
  expect([
    .didSelect("listen-now", origin: .program),
    .make("listen-now"),
    .didLoad("listen-now"),
    .willAppear("listen-now"),
    .isAppearing("listen-now"),
    .didAppear("listen-now"),
  ])

  // change "new station"
  try runner.run(HostScript(parsing: "change \"new station\""))
  expect([])

  // row station-4
  #expect(host.user.tapRow("station-4") == .performed)
  expect([
    .shouldSelect("station-4"),
    .make("stations"),
    .displayedViewControllers("stations", proposed: ["stations"], answer: []),
    .make("station-4"),
    .displayedViewControllers("station-4", proposed: ["station-4"]),
    .didSelect("station-4", previous: "listen-now"),
    .didLoad(.managing("stations")),
    .willDisappear("listen-now"),
    .willAppear(.managing("stations")),
    .didLoad("station-4"),
    .willAppear("station-4"),
    .isAppearing(.managing("stations")),
    .isAppearing("station-4"),
    .didDisappear("listen-now"),
    .didAppear(.managing("stations")),
    .didAppear("station-4"),
  ])

  // row add-station
  #expect(host.user.tapRow("add-station") == .performed)
  expect([.handler("Add Station")])
}
