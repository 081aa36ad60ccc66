import TabHost
import TabHostProgram
import TabHostTesting
import Testing

@testable import MediaLibrary

@MainActor @Test func mediaLibrarySession() throws {
  let app = RecordedHost(
    traits: .terminal(columns: 80, rows: 24),
    store: InMemoryTabCustomizationStore()
  ) {
    MediaLibraryHost()
  }
  let runner = ScriptRunner(app) { _ in }
  runner.attachTerminal(columns: 80, rows: 24, configure: MediaLibraryHost.configure)
  var host: TabHostController { runner.host }
  func expect(_ calls: [RecordedCall], sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = CallDifference(expected: calls, actual: app.log.entries)
    if !difference.isEmpty { Issue.record("\(difference)", sourceLocation: sourceLocation) }
    app.log.clear()
  }

  // the app is launched
  expect([
    .make("watch-now"),
    .didLoad("watch-now"),
    .willAppear("watch-now"),
    .didLoad(.page("Watch Now")),
    .willAppear(.page("Watch Now")),
    .didLoad(.page("Watch Now Details")),
    .willAppear(.page("Watch Now Details")),
    .isAppearing("watch-now"),
    .isAppearing(.page("Watch Now")),
    .isAppearing(.page("Watch Now Details")),
    .didAppear("watch-now"),
    .didAppear(.page("Watch Now")),
    .didAppear(.page("Watch Now Details")),
  ])

  // swipe trailing library
  try runner.run(HostScript(parsing: "swipe trailing library"))
  expect([])

  // row cinematic-shots
  #expect(host.user.tapRow("cinematic-shots") == .performed)
  expect([
    .make("cinematic-shots"),
    .didLoad("cinematic-shots"),
    .willDisappear("watch-now"),
    .willDisappear(.page("Watch Now")),
    .willDisappear(.page("Watch Now Details")),
    .willAppear("cinematic-shots"),
    .didLoad(.page("Cinematic Shots")),
    .willAppear(.page("Cinematic Shots")),
    .didLoad(.page("Cinematic Shots Details")),
    .willAppear(.page("Cinematic Shots Details")),
    .isAppearing("cinematic-shots"),
    .isAppearing(.page("Cinematic Shots")),
    .isAppearing(.page("Cinematic Shots Details")),
    .didDisappear("watch-now"),
    .didDisappear(.page("Watch Now")),
    .didDisappear(.page("Watch Now Details")),
    .didAppear("cinematic-shots"),
    .didAppear(.page("Cinematic Shots")),
    .didAppear(.page("Cinematic Shots Details")),
  ])

  // menu cinematic-shots
  try runner.run(HostScript(parsing: "menu cinematic-shots"))
  expect([])

  // edit
  #expect(host.user.beginEditing() == .performed)
  expect([])

  // uncheck forest-life
  #expect(host.user.uncheck("forest-life") == .performed)
  expect([])

  // move city-lights before cinematic-shots
  #expect(host.user.moveRow("city-lights", .before, "cinematic-shots") == .performed)
  expect([])

  // drag sea-life to bar
  #expect(host.user.drag("sea-life") == .performed)
  expect([])

  // done
  #expect(host.user.endEditing() == .performed)
  expect([])

  // restart
  try runner.run(HostScript(parsing: "restart"))
  expect([
    .make("watch-now"),
    .didLoad("watch-now"),
    .willAppear("watch-now"),
    .didLoad(.page("Watch Now")),
    .willAppear(.page("Watch Now")),
    .didLoad(.page("Watch Now Details")),
    .willAppear(.page("Watch Now Details")),
    .isAppearing("watch-now"),
    .isAppearing(.page("Watch Now")),
    .isAppearing(.page("Watch Now Details")),
    .didAppear("watch-now"),
    .didAppear(.page("Watch Now")),
    .didAppear(.page("Watch Now Details")),
  ])

  // row sea-life
  #expect(host.user.tapRow("sea-life") == .performed)
  expect([
    .make("sea-life"),
    .didLoad("sea-life"),
    .willDisappear("watch-now"),
    .willDisappear(.page("Watch Now")),
    .willDisappear(.page("Watch Now Details")),
    .willAppear("sea-life"),
    .didLoad(.page("Sea Life")),
    .willAppear(.page("Sea Life")),
    .didLoad(.page("Sea Life Details")),
    .willAppear(.page("Sea Life Details")),
    .isAppearing("sea-life"),
    .isAppearing(.page("Sea Life")),
    .isAppearing(.page("Sea Life Details")),
    .didDisappear("watch-now"),
    .didDisappear(.page("Watch Now")),
    .didDisappear(.page("Watch Now Details")),
    .didAppear("sea-life"),
    .didAppear(.page("Sea Life")),
    .didAppear(.page("Sea Life Details")),
  ])

  // rotate portrait
  try runner.run(HostScript(parsing: "rotate portrait"))
  expect([])

  // tap search
  #expect(host.user.tap("search") == .performed)
  expect([
    .make("search"),
    .didLoad("search"),
    .willDisappear("sea-life"),
    .willDisappear(.page("Sea Life")),
    .willDisappear(.page("Sea Life Details")),
    .willAppear("search"),
    .didLoad(.page("Search")),
    .willAppear(.page("Search")),
    .didLoad(.page("Search Details")),
    .willAppear(.page("Search Details")),
    .isAppearing("search"),
    .isAppearing(.page("Search")),
    .isAppearing(.page("Search Details")),
    .didDisappear("sea-life"),
    .didDisappear(.page("Sea Life")),
    .didDisappear(.page("Sea Life Details")),
    .didAppear("search"),
    .didAppear(.page("Search")),
    .didAppear(.page("Search Details")),
  ])

  // search
  #expect(host.user.activateSearch() == .performed)
  expect([])

  // type fox
  #expect(host.user.enterText("fox") == .performed)
  expect([])

  // cancel-search
  #expect(host.user.cancelSearch() == .performed)
  expect([])

  // batch; size compact; direction rtl; end
  try runner.run(HostScript(parsing: "batch\nsize compact\ndirection rtl\nend"))
  expect([.willDisappear(.page("Search Details")), .didDisappear(.page("Search Details"))])
}
