import TabHost
import TabHostProgram
import TabHostTesting
import Testing

@testable import StationGuide

@MainActor @Test func stationGuideSession() async throws {
  HostProgram.run = HostProgram.Run(
    operands: ["night-opera"],
    options: ["--unlocked": ""]
  )
  defer { HostProgram.run = HostProgram.Run() }
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
  func expect(_ calls: [RecordedCall], sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = CallDifference(expected: calls, actual: app.log.entries)
    if !difference.isEmpty { Issue.record("\(difference)", sourceLocation: sourceLocation) }
    app.log.clear()
  }

  // the app is launched
  expect([
    .didSelectTab("listen-now", previous: nil, origin: .program),
    .didSelectTab("night-opera", previous: "listen-now", origin: .program),
    .make("stations"),
    .displayedViewControllersFor("stations", proposed: ["stations"], answer: []),
    .make("night-opera"),
    .displayedViewControllersFor("night-opera", proposed: ["night-opera"], answer: ["night-opera"]),
    .didLoad(.managing("stations")),
    .willAppear(.managing("stations")),
    .didLoad("night-opera"),
    .willAppear("night-opera"),
    .isAppearing(.managing("stations")),
    .isAppearing("night-opera"),
    .didAppear(.managing("stations")),
    .didAppear("night-opera"),
  ])

  // change "new station"
  try await runner.run(HostScript(parsing: "change \"new station\""))
  expect([])

  // row station-4
  #expect(host.user.tapRow("station-4") == .performed)
  expect([
    .shouldSelectTab("station-4", answer: true),
    .displayedViewControllersFor("stations", proposed: ["stations"], answer: []),
    .make("station-4"),
    .displayedViewControllersFor("station-4", proposed: ["station-4"], answer: ["station-4"]),
    .didSelectTab("station-4", previous: "night-opera", origin: .user),
    .didLoad("station-4"),
    .willDisappear("night-opera"),
    .willAppear("station-4"),
    .isAppearing("station-4"),
    .didDisappear("night-opera"),
    .didAppear("station-4"),
  ])

  // wait until selected: station-4
  try await runner.run(HostScript(parsing: "wait until selected: station-4"))
  expect([])

  // sidebar hide
  #expect(host.user.hideSidebar() == .performed)
  expect([.sidebarVisibilityWillChange(hidden: true)])

  // restart
  try await runner.run(HostScript(parsing: "restart"))
  expect([
    .didSelectTab("listen-now", previous: nil, origin: .program),
    .didSelectTab("night-opera", previous: "listen-now", origin: .program),
    .make("stations"),
    .displayedViewControllersFor("stations", proposed: ["stations"], answer: ["stations"]),
    .make("night-opera"),
    .displayedViewControllersFor("night-opera", proposed: ["night-opera"], answer: ["night-opera"]),
    .didLoad(.managing("stations")),
    .willAppear(.managing("stations")),
    .didLoad("night-opera"),
    .willAppear("night-opera"),
    .isAppearing(.managing("stations")),
    .isAppearing("night-opera"),
    .didAppear(.managing("stations")),
    .didAppear("night-opera"),
  ])

  // sidebar show
  #expect(host.user.showSidebar() == .performed)
  expect([.sidebarVisibilityWillChange(hidden: false)])

  // row add-station
  #expect(host.user.tapRow("add-station") == .performed)
  expect([.handler("Add Station")])
}
