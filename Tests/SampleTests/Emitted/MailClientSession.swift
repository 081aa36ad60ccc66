import TabHost
import TabHostProgram
import TabHostTesting
import Testing

@testable import MailClient

@MainActor @Test func mailClientSession() throws {
  let app = RecordedHost(
    traits: .terminal(columns: 80, rows: 24),
    store: InMemoryTabCustomizationStore()
  ) {
    MailHost()
  }
  let runner = ScriptRunner(app) { _ in }
  runner.attachTerminal(columns: 80, rows: 24, configure: MailHost.configure)
  var host: TabHostController { runner.host }
  func expect(_ calls: [RecordedCall], sourceLocation: SourceLocation = #_sourceLocation) {
    let difference = CallDifference(expected: calls, actual: app.log.entries)
    if !difference.isEmpty { Issue.record("\(difference)", sourceLocation: sourceLocation) }
    app.log.clear()
  }

  // the app is launched
  expect([
    .didSelectTab("Inbox", previous: nil, origin: .program),
    .make("mailboxes"),
    .displayedViewControllersFor("mailboxes", proposed: ["mailboxes"], answer: ["mailboxes"]),
    .make("Inbox"),
    .displayedViewControllersFor("Inbox", proposed: ["Inbox"], answer: ["Inbox"]),
    .didLoad(.managing("mailboxes")),
    .willAppear(.managing("mailboxes")),
    .didLoad("Inbox"),
    .willAppear("Inbox"),
    .isAppearing(.managing("mailboxes")),
    .isAppearing("Inbox"),
    .didAppear(.managing("mailboxes")),
    .didAppear("Inbox"),
  ])

  // content key down enter
  try runner.run(HostScript(parsing: "content key down enter"))
  expect([
    .didLoad(.page("The moss is back")),
    .willDisappear("Inbox"),
    .willAppear(.page("The moss is back")),
    .isAppearing(.page("The moss is back")),
    .didDisappear("Inbox"),
    .didAppear(.page("The moss is back")),
  ])

  // button Archive
  try runner.run(HostScript(parsing: "button Archive"))
  expect([
    .handler("Archive"),
    .willDisappear(.page("The moss is back")),
    .willAppear("Inbox"),
    .isAppearing("Inbox"),
    .didDisappear(.page("The moss is back")),
    .didAppear("Inbox"),
  ])

  // press u
  try runner.run(HostScript(parsing: "press u"))
  expect([.handler("Undo")])

  // content key enter
  try runner.run(HostScript(parsing: "content key enter"))
  expect([
    .didLoad(.page("The moss is back")),
    .willDisappear("Inbox"),
    .willAppear(.page("The moss is back")),
    .isAppearing(.page("The moss is back")),
    .didDisappear("Inbox"),
    .didAppear(.page("The moss is back")),
  ])

  // back
  #expect(host.user.goBack() == .performed)
  expect([
    .willDisappear(.page("The moss is back")),
    .willAppear("Inbox"),
    .isAppearing("Inbox"),
    .didDisappear(.page("The moss is back")),
    .didAppear("Inbox"),
  ])

  // tap Private
  #expect(host.user.tap("Private") == .vetoed)
  expect([
    .shouldSelectTab("Private", answer: false),
    .didLoad(.page("Private Is Locked")),
    .willAppear(.page("Private Is Locked")),
    .isAppearing(.page("Private Is Locked")),
    .didAppear(.page("Private Is Locked")),
  ])

  // alert Cancel
  #expect(host.user.choose(alertAction: "Cancel") == .performed)
  expect([
    .willDisappear(.page("Private Is Locked")),
    .didDisappear(.page("Private Is Locked")),
  ])

  // edit
  #expect(host.user.beginEditing() == .performed)
  expect([.willBeginEditing])

  // uncheck Receipts
  #expect(host.user.uncheck("Receipts") == .performed)
  expect([])

  // done
  #expect(host.user.endEditing() == .performed)
  expect([.visibilityDidChangeFor(["Receipts"]), .didEndEditing])

  // restart
  try runner.run(HostScript(parsing: "restart"))
  expect([
    .didSelectTab("Inbox", previous: nil, origin: .program),
    .make("mailboxes"),
    .displayedViewControllersFor("mailboxes", proposed: ["mailboxes"], answer: ["mailboxes"]),
    .make("Inbox"),
    .displayedViewControllersFor("Inbox", proposed: ["Inbox"], answer: ["Inbox"]),
    .didLoad(.managing("mailboxes")),
    .willAppear(.managing("mailboxes")),
    .didLoad("Inbox"),
    .willAppear("Inbox"),
    .isAppearing(.managing("mailboxes")),
    .isAppearing("Inbox"),
    .didAppear(.managing("mailboxes")),
    .didAppear("Inbox"),
  ])

  // press c
  try runner.run(HostScript(parsing: "press c"))
  expect([
    .handler("Compose"),
    .didLoad(.page("NavigationController")),
    .willAppear(.page("NavigationController")),
    .didLoad(.page("New Letter")),
    .willAppear(.page("New Letter")),
    .isAppearing(.page("NavigationController")),
    .isAppearing(.page("New Letter")),
    .didAppear(.page("NavigationController")),
    .didAppear(.page("New Letter")),
  ])

  // type moss
  #expect(host.user.enterText("moss") == .refused(.covered))
  expect([])

  // button Cancel
  try runner.run(HostScript(parsing: "button Cancel"))
  expect([
    .handler("Cancel"),
    .willDisappear(.page("NavigationController")),
    .willDisappear(.page("New Letter")),
    .didDisappear(.page("NavigationController")),
    .didDisappear(.page("New Letter")),
  ])

  // press c
  try runner.run(HostScript(parsing: "press c"))
  expect([
    .handler("Compose"),
    .didLoad(.page("NavigationController")),
    .willAppear(.page("NavigationController")),
    .didLoad(.page("New Letter")),
    .willAppear(.page("New Letter")),
    .isAppearing(.page("NavigationController")),
    .isAppearing(.page("New Letter")),
    .didAppear(.page("NavigationController")),
    .didAppear(.page("New Letter")),
  ])

  // content key down down enter
  try runner.run(HostScript(parsing: "content key down down enter"))
  expect([
    .didLoad(.page("Text")),
    .willDisappear(.page("New Letter")),
    .willAppear(.page("Text")),
    .isAppearing(.page("Text")),
    .didDisappear(.page("New Letter")),
    .didAppear(.page("Text")),
  ])

  // press ctrl+o
  try runner.run(HostScript(parsing: "press ctrl+o"))
  expect([.handler("Editor"), .handler("run editor")])
}
