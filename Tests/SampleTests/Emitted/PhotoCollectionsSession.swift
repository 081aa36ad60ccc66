import TabHost
import TabHostProgram
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
  runner.attachTerminal(columns: 80, rows: 24)
  var host: TabHostController { runner.host }
  func expect(_ calls: [RecordedCall], sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = CallDifference(expected: calls, actual: app.log.entries)
    if !difference.isEmpty { Issue.record("\(difference)", sourceLocation: sourceLocation) }
    app.log.clear()
  }

  // the app is launched
  expect([
    .didSelectTab("all-photos", previous: nil, origin: .program),
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

  // drag-item Comet on city-rain
  try runner.run(HostScript(parsing: "drag-item Comet on city-rain"))
  expect([
    .operationForAcceptingItemsFrom("city-rain", types: ["com.example.photo"], answer: "copy"),
    .acceptItemsFrom("city-rain", types: ["com.example.photo"]),
  ])

  // drag-item "Low Tide" over all-photos on city-rain
  try runner.run(HostScript(parsing: "drag-item \"Low Tide\" over all-photos on city-rain"))
  expect([
    .operationForAcceptingItemsFrom("all-photos", types: ["com.example.photo"], answer: "cancel"),
    .operationForAcceptingItemsFrom("city-rain", types: ["com.example.photo"], answer: "copy"),
    .acceptItemsFrom("city-rain", types: ["com.example.photo"]),
  ])

  // drag-item Comet in all-photos
  try runner.run(HostScript(parsing: "drag-item Comet in all-photos"))
  expect([])
}
