import TabHost
import TabHostProgram
import TabHostTesting
import Testing

@testable import MediaLibrary

@MainActor @Test func terminalSessionWithMediaLibrary() throws {
  let app = RecordedHost(
    traits: .terminal(columns: 80, rows: 24),
    store: InMemoryTabCustomizationStore()
  ) {
    MediaLibraryHost()
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
    .didSelect("watch-now", origin: .program),
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

  // rows 0 22
  try runner.run(HostScript(parsing: "rows 0 22"))
  expect([
    .itemFor("watch-now"),
    .update("watch-now"),
    .willBeginDisplaying("watch-now"),
    .itemFor("library"),
    .update("library"),
    .willBeginDisplaying("library"),
    .itemFor("search"),
    .update("search"),
    .willBeginDisplaying("search"),
    .itemFor("collections"),
    .update("collections"),
    .willBeginDisplaying("collections"),
    .itemFor("cinematic-shots"),
    .update("cinematic-shots"),
    .willBeginDisplaying("cinematic-shots"),
    .itemFor("forest-life"),
    .update("forest-life"),
    .willBeginDisplaying("forest-life"),
    .itemFor("sea-life"),
    .update("sea-life"),
    .willBeginDisplaying("sea-life"),
    .itemFor("city-lights"),
    .update("city-lights"),
    .willBeginDisplaying("city-lights"),
    .itemFor(.action("new-collection", group: "collections")),
    .update(.action("new-collection", group: "collections")),
    .itemFor("animations"),
    .update("animations"),
    .willBeginDisplaying("animations"),
    .itemFor("paper-boats"),
    .update("paper-boats"),
    .willBeginDisplaying("paper-boats"),
    .itemFor("clay-foxes"),
    .update("clay-foxes"),
    .willBeginDisplaying("clay-foxes"),
    .itemFor("ink-drops"),
    .update("ink-drops"),
    .willBeginDisplaying("ink-drops"),
  ])

  // row library
  #expect(host.user.tapRow("library") == .performed)
  expect([
    .shouldSelect("library"),
    .didSelect("library", previous: "watch-now"),
    .make("library"),
    .didLoad("library"),
    .willDisappear("watch-now"),
    .willDisappear(.page("Watch Now")),
    .willDisappear(.page("Watch Now Details")),
    .willAppear("library"),
    .didLoad(.page("Library")),
    .willAppear(.page("Library")),
    .didLoad(.page("Library Details")),
    .willAppear(.page("Library Details")),
    .isAppearing("library"),
    .isAppearing(.page("Library")),
    .isAppearing(.page("Library Details")),
    .didDisappear("watch-now"),
    .didDisappear(.page("Watch Now")),
    .didDisappear(.page("Watch Now Details")),
    .didAppear("library"),
    .didAppear(.page("Library")),
    .didAppear(.page("Library Details")),
    .update("watch-now"),
    .update("library"),
  ])

  // content key down down enter
  try runner.run(HostScript(parsing: "content key down down enter"))
  expect([
    .didLoad(.page("Bloom")),
    .willAppear(.page("Bloom")),
    .isAppearing(.page("Bloom")),
    .didAppear(.page("Bloom")),
  ])

  // button sort "By Length"
  try runner.run(HostScript(parsing: "button sort \"By Length\""))
  expect([.handler("By Length")])

  // row clay-foxes
  #expect(host.user.tapRow("clay-foxes") == .performed)
  expect([
    .shouldSelect("clay-foxes"),
    .make("animations"),
    .displayedViewControllers("animations", proposed: ["animations"]),
    .make("clay-foxes"),
    .displayedViewControllers("clay-foxes", proposed: ["clay-foxes"]),
    .didSelect("clay-foxes", previous: "library"),
    .didLoad(.managing("animations")),
    .willDisappear("library"),
    .willDisappear(.page("Library")),
    .willDisappear(.page("Library Details")),
    .willAppear(.managing("animations")),
    .didLoad("clay-foxes"),
    .willAppear("clay-foxes"),
    .isAppearing(.managing("animations")),
    .isAppearing("clay-foxes"),
    .didDisappear("library"),
    .didDisappear(.page("Library")),
    .didDisappear(.page("Library Details")),
    .didAppear(.managing("animations")),
    .didAppear("clay-foxes"),
    .update("library"),
    .update("clay-foxes"),
  ])

  // menu forest-life Remove
  try runner.run(HostScript(parsing: "menu forest-life Remove"))
  expect([
    .contextMenu("forest-life"),
    .handler("Remove"),
    .didLoad(.page("Do you want to remove Forest Life?")),
    .willAppear(.page("Do you want to remove Forest Life?")),
    .isAppearing(.page("Do you want to remove Forest Life?")),
    .didAppear(.page("Do you want to remove Forest Life?")),
  ])

  // alert Cancel
  #expect(host.user.choose(alertAction: "Cancel") == .performed)
  expect([
    .willDisappear(.page("Do you want to remove Forest Life?")),
    .didDisappear(.page("Do you want to remove Forest Life?")),
  ])

  // row search
  #expect(host.user.tapRow("search") == .performed)
  expect([
    .shouldSelect("search"),
    .didSelect("search", previous: "clay-foxes"),
    .make("search"),
    .didLoad("search"),
    .willDisappear(.managing("animations")),
    .willDisappear("clay-foxes"),
    .willAppear("search"),
    .didLoad(.page("Search")),
    .willAppear(.page("Search")),
    .didLoad(.page("Search Details")),
    .willAppear(.page("Search Details")),
    .isAppearing("search"),
    .isAppearing(.page("Search")),
    .isAppearing(.page("Search Details")),
    .didDisappear(.managing("animations")),
    .didDisappear("clay-foxes"),
    .didAppear("search"),
    .didAppear(.page("Search")),
    .didAppear(.page("Search Details")),
    .update("search"),
    .update("clay-foxes"),
  ])

  // search
  #expect(host.user.activateSearch() == .performed)
  expect([])

  // type l i f e
  try runner.run(HostScript(parsing: "type l i f e"))
  expect([
    .handler("searchTextHandler"),
    .handler("searchTextHandler"),
    .handler("searchTextHandler"),
    .handler("searchTextHandler"),
  ])

  // cancel-search
  #expect(host.user.cancelSearch() == .performed)
  expect([.handler("searchTextHandler")])

  // drag-row city-lights
  try runner.run(HostScript(parsing: "drag-row city-lights"))
  expect([.itemsForBeginning("city-lights")])

  // move city-lights before cinematic-shots
  try #expect(host.user.moveRow(tab("city-lights"), .before, tab("cinematic-shots")) == .performed)
  expect([.displayOrderDidChange("collections")])
}
