import TabHost
import TabHostProgram
import TabHostTesting
import Testing

@testable import Branches

@MainActor @Test func branchesSession() throws {
  let app = RecordedHost(
    traits: .terminal(columns: 80, rows: 24),
    store: InMemoryTabCustomizationStore()
  ) {
    BranchesHost()
  }
  let changes = ScriptRunner.changes(BranchesHost.changes)
  let runner = ScriptRunner(app) { _ in }
  runner.changes = changes
  runner.attachTerminal(columns: 80, rows: 24, configure: BranchesHost.configure)
  var host: TabHostController { runner.host }
  func expect(_ calls: [RecordedCall], sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = CallDifference(expected: calls, actual: app.log.entries)
    if !difference.isEmpty { Issue.record("\(difference)", sourceLocation: sourceLocation) }
    app.log.clear()
  }

  // the app is launched
  expect([
    .didSelectTab(":status", previous: nil, origin: .program),
    .make(":status"),
    .didLoad(":status"),
    .willAppear(":status"),
    .didLoad(.page("Status")),
    .willAppear(.page("Status")),
    .didLoad(.page("ListViewController")),
    .willAppear(.page("ListViewController")),
    .didLoad(.page("TextPage")),
    .willAppear(.page("TextPage")),
    .isAppearing(":status"),
    .isAppearing(.page("Status")),
    .isAppearing(.page("ListViewController")),
    .isAppearing(.page("TextPage")),
    .didAppear(":status"),
    .didAppear(.page("Status")),
    .didAppear(.page("ListViewController")),
    .didAppear(.page("TextPage")),
  ])

  // content in ListViewController key home space
  try runner.run(HostScript(parsing: "content in ListViewController key home space"))
  expect([
    .itemFor(":status"),
    .update(":status"),
    .willBeginDisplaying(":status"),
    .itemFor(":log"),
    .update(":log"),
    .willBeginDisplaying(":log"),
    .itemFor(":stashes"),
    .update(":stashes"),
    .willBeginDisplaying(":stashes"),
    .itemFor(":search"),
    .update(":search"),
    .willBeginDisplaying(":search"),
    .itemFor(":branches"),
    .update(":branches"),
    .willBeginDisplaying(":branches"),
    .itemFor("main"),
    .update("main"),
    .willBeginDisplaying("main"),
    .itemFor("quiet-lid"),
    .update("quiet-lid"),
    .willBeginDisplaying("quiet-lid"),
    .itemFor("steam"),
    .update("steam"),
    .willBeginDisplaying("steam"),
    .itemFor("whistle"),
    .update("whistle"),
    .willBeginDisplaying("whistle"),
    .itemFor(.action("new-branch", group: ":branches")),
    .update(.action("new-branch", group: ":branches")),
  ])

  // press a
  try runner.run(HostScript(parsing: "press a"))
  expect([.handler("Stage All")])

  // press c
  try runner.run(HostScript(parsing: "press c"))
  expect([
    .handler("Commit"),
    .didLoad(.page("NavigationController")),
    .willAppear(.page("NavigationController")),
    .didLoad(.page("Commit")),
    .willAppear(.page("Commit")),
    .isAppearing(.page("NavigationController")),
    .isAppearing(.page("Commit")),
    .didAppear(.page("NavigationController")),
    .didAppear(.page("Commit")),
  ])

  // content paste "Read this first"
  try runner.run(HostScript(parsing: "content paste \"Read this first\""))
  expect([])

  // press ctrl+s
  try runner.run(HostScript(parsing: "press ctrl+s"))
  expect([
    .handler("Commit"),
    .willDisappear(.page("NavigationController")),
    .willDisappear(.page("Commit")),
    .didDisappear(.page("NavigationController")),
    .didDisappear(.page("Commit")),
    .update(":status"),
  ])

  // press u
  try runner.run(HostScript(parsing: "press u"))
  expect([
    .handler("Undo"),
    .didLoad(.page("NavigationController")),
    .willAppear(.page("NavigationController")),
    .didLoad(.page("Commit")),
    .willAppear(.page("Commit")),
    .isAppearing(.page("NavigationController")),
    .isAppearing(.page("Commit")),
    .didAppear(.page("NavigationController")),
    .didAppear(.page("Commit")),
  ])

  // button Cancel
  try runner.run(HostScript(parsing: "button Cancel"))
  expect([
    .handler("Cancel"),
    .willDisappear(.page("NavigationController")),
    .willDisappear(.page("Commit")),
    .didDisappear(.page("NavigationController")),
    .didDisappear(.page("Commit")),
  ])

  // tap :log
  #expect(host.user.tap(":log") == .performed)
  expect([
    .shouldSelectTab(":log", answer: true),
    .didSelectTab(":log", previous: ":status", origin: .user),
    .make(":log"),
    .didLoad(":log"),
    .willDisappear(":status"),
    .willDisappear(.page("Status")),
    .willDisappear(.page("ListViewController")),
    .willDisappear(.page("TextPage")),
    .willAppear(":log"),
    .didLoad(.page("Log")),
    .willAppear(.page("Log")),
    .isAppearing(":log"),
    .isAppearing(.page("Log")),
    .didDisappear(":status"),
    .didDisappear(.page("Status")),
    .didDisappear(.page("ListViewController")),
    .didDisappear(.page("TextPage")),
    .didAppear(":log"),
    .didAppear(.page("Log")),
    .update(":status"),
    .update(":log"),
  ])

  // drag-item "Switch off in time" on whistle
  try runner.run(HostScript(parsing: "drag-item \"Switch off in time\" on whistle"))
  expect([
    .operationForAcceptingItemsFrom("whistle", types: [], answer: "copy"),
    .update("whistle"),
    .acceptItemsFrom("whistle", types: []),
    .update("whistle"),
  ])

  // drag-item "Switch off in time" on main
  try runner.run(HostScript(parsing: "drag-item \"Switch off in time\" on main"))
  expect([.operationForAcceptingItemsFrom("main", types: [], answer: "forbidden")])

  // menu whistle Delete
  try runner.run(HostScript(parsing: "menu whistle Delete"))
  expect([
    .contextMenuConfigurationFor("whistle"),
    .handler("Delete"),
    .didLoad(.page("Delete whistle?")),
    .willAppear(.page("Delete whistle?")),
    .isAppearing(.page("Delete whistle?")),
    .didAppear(.page("Delete whistle?")),
  ])

  // change "a branch goes"
  try runner.run(HostScript(parsing: "change \"a branch goes\""))
  expect([
    .willDisappear(.page("Delete whistle?")),
    .didDisappear(.page("Delete whistle?")),
    .didEndDisplaying("whistle"),
  ])

  // change "a branch is renamed"
  try runner.run(HostScript(parsing: "change \"a branch is renamed\""))
  expect([.update("steam")])

  // edit
  #expect(host.user.beginEditing() == .performed)
  expect([
    .willBeginEditing,
    .update(":status"),
    .update(":log"),
    .update(":stashes"),
    .update(":search"),
    .update(":branches"),
    .update("main"),
    .update("quiet-lid"),
    .update("steam"),
    .update(.action("new-branch", group: ":branches")),
  ])

  // move steam before main
  #expect(host.user.moveRow("steam", .before, "main") == .performed)
  expect([])

  // uncheck quiet-lid
  #expect(host.user.uncheck("quiet-lid") == .performed)
  expect([])

  // done
  #expect(host.user.endEditing() == .performed)
  expect([
    .visibilityDidChangeFor(["quiet-lid"]),
    .displayOrderDidChangeFor(":branches"),
    .didEndEditing,
    .didEndDisplaying("quiet-lid"),
    .update(":status"),
    .update(":log"),
    .update(":stashes"),
    .update(":search"),
    .update(":branches"),
    .update("steam"),
    .update("main"),
    .update(.action("new-branch", group: ":branches")),
  ])

  // restart
  try runner.run(HostScript(parsing: "restart"))
  expect([
    .didSelectTab(":status", previous: nil, origin: .program),
    .make(":status"),
    .didLoad(":status"),
    .willAppear(":status"),
    .didLoad(.page("Status")),
    .willAppear(.page("Status")),
    .didLoad(.page("ListViewController")),
    .willAppear(.page("ListViewController")),
    .didLoad(.page("TextPage")),
    .willAppear(.page("TextPage")),
    .isAppearing(":status"),
    .isAppearing(.page("Status")),
    .isAppearing(.page("ListViewController")),
    .isAppearing(.page("TextPage")),
    .didAppear(":status"),
    .didAppear(.page("Status")),
    .didAppear(.page("ListViewController")),
    .didAppear(.page("TextPage")),
  ])
}
