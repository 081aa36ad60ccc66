import TabHost
import TabHostTesting
import Testing

@testable import PhotoCollections

@MainActor @Test func photoCollectionsSession() throws {
  let app = RecordedHost(
    traits: .terminal(columns: 80, rows: 24),
    store: InMemoryTabCustomizationStore()
  ) {
    PhotoCollectionsHost()
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
  ])

  // swipe trailing night-sky
  try runner.run(HostScript(parsing: "swipe trailing night-sky"))
  expect([.trailingSwipeActions("night-sky")])

  // menu beach-walks
  try runner.run(HostScript(parsing: "menu beach-walks"))
  expect([.contextMenu("beach-walks")])

  // drop photo on city-rain
  try runner.run(HostScript(parsing: "drop photo on city-rain"))
  expect([.operationForAcceptingItems("city-rain", types: ["photo"], answer: .cancel)])

  // drag-row family screenshots
  try runner.run(HostScript(parsing: "drag-row family screenshots"))
  expect([.itemsForBeginning("family"), .itemsForAdding("screenshots")])

  // collapse albums
  try #expect(host.user.collapse(group("albums")) == .performed)
  expect([])

  // expand albums
  try #expect(host.user.expand(group("albums")) == .performed)
  expect([])

  // action albums new-album
  try runner.run(HostScript(parsing: "action albums new-album"))
  expect([.handler("New Album")])

  // rotate portrait
  try runner.run(HostScript(parsing: "rotate portrait"))
  expect([
    .sidebarVisibilityWillChange(hidden: true),
    .willDisappear(.page("All photos are safe")),
    .didDisappear(.page("All photos are safe")),
  ])

  // tap all-photos
  #expect(host.user.tap("all-photos") == .performed)
  expect([
    .shouldSelect("all-photos"),
    .didSelect("all-photos", previous: "night-sky"),
    .willDisappear("night-sky"),
    .willAppear("all-photos"),
    .isAppearing("all-photos"),
    .didDisappear("night-sky"),
    .didAppear("all-photos"),
  ])
}
