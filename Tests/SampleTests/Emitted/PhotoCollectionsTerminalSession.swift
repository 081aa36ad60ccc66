import TabHost
import TabHostProgram
import TabHostTesting
import Testing

@testable import PhotoCollections

@MainActor @Test func terminalSessionWithPhotoCollections() throws {
  let app = RecordedHost(
    traits: .terminal(columns: 80, rows: 24),
    store: InMemoryTabCustomizationStore()
  ) {
    PhotoCollectionsHost()
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
    .didSelect("all-photos", origin: .program),
    .make("all-photos"),
    .didLoad("all-photos"),
    .willAppear("all-photos"),
    .didLoad(.page("All photos are safe")),
    .willAppear(.page("All photos are safe")),
    .isAppearing("all-photos"),
    .isAppearing(.page("All photos are safe")),
    .didAppear("all-photos"),
    .didAppear(.page("All photos are safe")),
  ])

  // rows 0 18
  try runner.run(HostScript(parsing: "rows 0 18"))
  expect([
    .itemFor("all-photos"),
    .update("all-photos"),
    .willBeginDisplaying("all-photos"),
    .itemFor("albums"),
    .update("albums"),
    .willBeginDisplaying("albums"),
    .itemFor("beach-walks"),
    .update("beach-walks"),
    .willBeginDisplaying("beach-walks"),
    .itemFor("night-sky"),
    .update("night-sky"),
    .willBeginDisplaying("night-sky"),
    .itemFor("city-rain"),
    .update("city-rain"),
    .willBeginDisplaying("city-rain"),
    .itemFor("family"),
    .update("family"),
    .willBeginDisplaying("family"),
    .itemFor("screenshots"),
    .update("screenshots"),
    .willBeginDisplaying("screenshots"),
    .itemFor(.action("new-album", group: "albums")),
    .update(.action("new-album", group: "albums")),
  ])

  // row night-sky
  #expect(host.user.tapRow("night-sky") == .performed)
  expect([
    .shouldSelect("night-sky"),
    .didSelect("night-sky", previous: "all-photos"),
    .make("night-sky"),
    .didLoad("night-sky"),
    .willDisappear("all-photos"),
    .willAppear("night-sky"),
    .isAppearing("night-sky"),
    .didDisappear("all-photos"),
    .didAppear("night-sky"),
    .update("all-photos"),
    .update("night-sky"),
  ])

  // content key down
  try runner.run(HostScript(parsing: "content key down"))
  expect([])

  // row family
  #expect(host.user.tapRow("family") == .performed)
  expect([
    .shouldSelect("family"),
    .didSelect("family", previous: "night-sky"),
    .make("family"),
    .didLoad("family"),
    .willDisappear("night-sky"),
    .willAppear("family"),
    .isAppearing("family"),
    .didDisappear("night-sky"),
    .didAppear("family"),
    .update("night-sky"),
    .update("family"),
  ])

  // action albums new-album
  try runner.run(HostScript(parsing: "action albums new-album"))
  expect([
    .handler("New Album"),
    .itemFor("album-1"),
    .update("album-1"),
    .willBeginDisplaying("album-1"),
  ])
}
