import TabHost
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
  let runner = ScriptRunner(app) { _ in }
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

  // row night-opera
  #expect(host.user.tapRow("night-opera") == .vetoed)
  expect([.shouldSelect("night-opera", answer: false)])

  // menu night-opera Unlock
  try runner.run(HostScript(parsing: "menu night-opera Unlock"))
  expect([.contextMenu("night-opera"), .handler("Unlock")])

  // row night-opera
  #expect(host.user.tapRow("night-opera") == .performed)
  expect([
    .shouldSelect("night-opera"),
    .make("stations"),
    .displayedViewControllers("stations", proposed: ["stations"], answer: []),
    .make("night-opera"),
    .displayedViewControllers("night-opera", proposed: ["night-opera"]),
    .didSelect("night-opera", previous: "listen-now"),
    .didLoad(.managing("stations")),
    .willDisappear("listen-now"),
    .willAppear(.managing("stations")),
    .didLoad("night-opera"),
    .willAppear("night-opera"),
    .isAppearing(.managing("stations")),
    .isAppearing("night-opera"),
    .didDisappear("listen-now"),
    .didAppear(.managing("stations")),
    .didAppear("night-opera"),
  ])

  // tap add-station
  #expect(host.user.tap("add-station") == .performed)
  expect([.handler("Add Station")])

  // row deep-focus
  #expect(host.user.tapRow("deep-focus") == .performed)
  expect([
    .shouldSelect("deep-focus"),
    .displayedViewControllers("stations", proposed: ["stations"], answer: []),
    .make("deep-focus"),
    .displayedViewControllers("deep-focus", proposed: ["deep-focus"]),
    .didSelect("deep-focus", previous: "night-opera"),
    .didLoad("deep-focus"),
    .willDisappear("night-opera"),
    .willAppear("deep-focus"),
    .isAppearing("deep-focus"),
    .didDisappear("night-opera"),
    .didAppear("deep-focus"),
  ])

  // push programme
  try runner.run(HostScript(parsing: "push programme"))
  expect([
    .didLoad(.page("programme")),
    .willDisappear("deep-focus"),
    .willAppear(.page("programme")),
    .isAppearing(.page("programme")),
    .didDisappear("deep-focus"),
    .didAppear(.page("programme")),
  ])

  // back
  #expect(host.user.goBack() == .performed)
  expect([
    .willDisappear(.page("programme")),
    .willAppear("deep-focus"),
    .isAppearing("deep-focus"),
    .didDisappear(.page("programme")),
    .didAppear("deep-focus"),
  ])

  // press ctrl+b
  try runner.run(HostScript(parsing: "press ctrl+b"))
  expect([])

  // size compact
  try runner.run(HostScript(parsing: "size compact"))
  expect([
    .sidebarAvailabilityDidChange(available: false),
    .displayedViewControllers("stations", proposed: ["stations"]),
    .displayedViewControllers("deep-focus", proposed: ["deep-focus"]),
  ])

  // tap search
  #expect(host.user.tap("search") == .performed)
  expect([
    .shouldSelect("search"),
    .didSelect("search", previous: "deep-focus"),
    .make("search"),
    .didLoad("search"),
    .willDisappear(.managing("stations")),
    .willDisappear("deep-focus"),
    .willAppear("search"),
    .isAppearing("search"),
    .didDisappear(.managing("stations")),
    .didDisappear("deep-focus"),
    .didAppear("search"),
  ])

  // type jazz
  #expect(host.user.enterText("jazz") == .performed)
  expect([])

  // submit
  #expect(host.user.submit() == .performed)
  expect([])
}
