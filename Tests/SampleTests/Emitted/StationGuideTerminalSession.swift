import TabHost
import TabHostProgram
import TabHostTesting
import Testing

@testable import StationGuide

@MainActor @Test func terminalSessionWithStationGuide() throws {
  let app = RecordedHost(
    traits: .terminal(columns: 80, rows: 24),
    store: InMemoryTabCustomizationStore()
  ) {
    StationGuideHost()
  }
  let runner = ScriptRunner(app) { _ in }
  runner.attachTerminal()
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

  // rows 0 22
  try runner.run(HostScript(parsing: "rows 0 22"))
  expect([
    .itemFor("listen-now"),
    .update("listen-now"),
    .willBeginDisplaying("listen-now"),
    .itemFor("add-station"),
    .update("add-station"),
    .willBeginDisplaying("add-station"),
    .itemFor("search"),
    .update("search"),
    .willBeginDisplaying("search"),
    .itemFor("stations"),
    .update("stations"),
    .willBeginDisplaying("stations"),
    .itemFor("harbour-jazz"),
    .update("harbour-jazz"),
    .willBeginDisplaying("harbour-jazz"),
    .itemFor("deep-focus"),
    .update("deep-focus"),
    .willBeginDisplaying("deep-focus"),
    .itemFor("night-opera"),
    .update("night-opera"),
    .willBeginDisplaying("night-opera"),
  ])

  // row deep-focus
  #expect(host.user.tapRow("deep-focus") == .performed)
  expect([
    .shouldSelect("deep-focus"),
    .make("stations"),
    .displayedViewControllers("stations", proposed: ["stations"], answer: []),
    .make("deep-focus"),
    .displayedViewControllers("deep-focus", proposed: ["deep-focus"]),
    .didSelect("deep-focus", previous: "listen-now"),
    .didLoad(.managing("stations")),
    .willDisappear("listen-now"),
    .willAppear(.managing("stations")),
    .didLoad("deep-focus"),
    .willAppear("deep-focus"),
    .isAppearing(.managing("stations")),
    .isAppearing("deep-focus"),
    .didDisappear("listen-now"),
    .didAppear(.managing("stations")),
    .didAppear("deep-focus"),
    .update("listen-now"),
    .update("deep-focus"),
  ])

  // rows 0 20
  try runner.run(HostScript(parsing: "rows 0 20"))
  expect([])

  // menu night-opera Unlock
  try runner.run(HostScript(parsing: "menu night-opera Unlock"))
  expect([.contextMenu("night-opera"), .handler("Unlock"), .update("night-opera")])

  // row night-opera
  #expect(host.user.tapRow("night-opera") == .performed)
  expect([
    .shouldSelect("night-opera"),
    .displayedViewControllers("stations", proposed: ["stations"], answer: []),
    .make("night-opera"),
    .displayedViewControllers("night-opera", proposed: ["night-opera"]),
    .didSelect("night-opera", previous: "deep-focus"),
    .didLoad("night-opera"),
    .willDisappear("deep-focus"),
    .willAppear("night-opera"),
    .isAppearing("night-opera"),
    .didDisappear("deep-focus"),
    .didAppear("night-opera"),
    .update("deep-focus"),
    .update("night-opera"),
  ])

  // search
  #expect(host.user.activateSearch() == .performed)
  expect([
    .shouldSelect("search"),
    .didSelect("search", previous: "night-opera"),
    .make("search"),
    .didLoad("search"),
    .willDisappear(.managing("stations")),
    .willDisappear("night-opera"),
    .willAppear("search"),
    .isAppearing("search"),
    .didDisappear(.managing("stations")),
    .didDisappear("night-opera"),
    .didAppear("search"),
    .update("search"),
    .update("night-opera"),
  ])

  // type j a z z
  try runner.run(HostScript(parsing: "type j a z z"))
  expect([])

  // submit
  #expect(host.user.submit() == .performed)
  expect([])
}
