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
    .didSelectTab("watch-now", previous: nil, origin: .program),
    .make("watch-now"),
    .didLoad("watch-now"),
    .willAppear("watch-now"),
    .isAppearing("watch-now"),
    .didAppear("watch-now"),
  ])

  // swipe trailing library
  try runner.run(HostScript(parsing: "swipe trailing library"))
  expect([.trailingSwipeActionsConfigurationFor("library")])

  // row cinematic-shots
  #expect(host.user.tapRow("cinematic-shots") == .performed)
  expect([
    .shouldSelectTab("cinematic-shots", answer: true),
    .didSelectTab("cinematic-shots", previous: "watch-now", origin: .user),
    .make("cinematic-shots"),
    .didLoad("cinematic-shots"),
    .willDisappear("watch-now"),
    .willAppear("cinematic-shots"),
    .isAppearing("cinematic-shots"),
    .didDisappear("watch-now"),
    .didAppear("cinematic-shots"),
  ])

  // menu cinematic-shots
  try runner.run(HostScript(parsing: "menu cinematic-shots"))
  expect([.contextMenuConfigurationFor("cinematic-shots")])

  // edit
  #expect(host.user.beginEditing() == .performed)
  expect([.willBeginEditing])

  // uncheck forest-life
  #expect(host.user.uncheck("forest-life") == .performed)
  expect([])

  // check city-lights
  #expect(host.user.check("city-lights") == .performed)
  expect([])

  // move city-lights before cinematic-shots
  #expect(host.user.moveRow("city-lights", .before, "cinematic-shots") == .performed)
  expect([])

  // drag sea-life to bar
  #expect(host.user.drag("sea-life") == .performed)
  expect([])

  // done
  #expect(host.user.endEditing() == .performed)
  expect([
    .visibilityDidChangeFor(["forest-life", "city-lights"]),
    .displayOrderDidChangeFor("collections"),
    .didEndEditing,
  ])

  // restart
  try runner.run(HostScript(parsing: "restart"))
  expect([
    .didSelectTab("watch-now", previous: nil, origin: .program),
    .make("watch-now"),
    .didLoad("watch-now"),
    .willAppear("watch-now"),
    .isAppearing("watch-now"),
    .didAppear("watch-now"),
  ])

  // row sea-life
  #expect(host.user.tapRow("sea-life") == .performed)
  expect([
    .shouldSelectTab("sea-life", answer: true),
    .didSelectTab("sea-life", previous: "watch-now", origin: .user),
    .make("sea-life"),
    .didLoad("sea-life"),
    .willDisappear("watch-now"),
    .willAppear("sea-life"),
    .isAppearing("sea-life"),
    .didDisappear("watch-now"),
    .didAppear("sea-life"),
  ])

  // rotate portrait
  try runner.run(HostScript(parsing: "rotate portrait"))
  expect([.sidebarVisibilityWillChange(hidden: true)])

  // tap search
  #expect(host.user.tap("search") == .performed)
  expect([
    .shouldSelectTab("search", answer: true),
    .didSelectTab("search", previous: "sea-life", origin: .user),
    .make("search"),
    .didLoad("search"),
    .willDisappear("sea-life"),
    .willAppear("search"),
    .isAppearing("search"),
    .didDisappear("sea-life"),
    .didAppear("search"),
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
  expect([.sidebarAvailabilityDidChange(available: false)])
}
