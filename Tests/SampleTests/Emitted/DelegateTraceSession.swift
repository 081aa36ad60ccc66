import TabHost
import TabHostTesting
import Testing

@MainActor @Test func delegateTraceSession() throws {
  let description = try HostDescription(
    json: #"""
      {
        "mode": "tabSidebar",
        "tabs": ["inbox", {"id": "lists", "children": ["swift", "linux"]}, "\u00e9", "e\u0301"],
        "answers": {
          "shouldSelectTab": {"linux": false},
          "menu": {"inbox": [{"title": "Mark as Read"}]},
          "swipe": {"swift": {"trailing": [{"title": "Delete", "destructive": true}]}}
        }
      }
      """#
  )
  let app = RecordedHost(description.makeHost())
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
    .didSelectTab("inbox", previous: nil, origin: .program),
    .make("inbox"),
    .didLoad("inbox"),
    .willAppear("inbox"),
    .isAppearing("inbox"),
    .didAppear("inbox"),
  ])

  // row swift
  #expect(host.user.tapRow("swift") == .performed)
  expect([
    .shouldSelectTab("swift", answer: true),
    .didSelectTab("swift", previous: "inbox", origin: .user),
    .make("swift"),
    .didLoad("swift"),
    .willDisappear("inbox"),
    .willAppear("swift"),
    .isAppearing("swift"),
    .didDisappear("inbox"),
    .didAppear("swift"),
  ])

  // row linux
  #expect(host.user.tapRow("linux") == .vetoed)
  expect([.shouldSelectTab("linux", answer: false)])

  // row é
  #expect(host.user.tapRow("é") == .performed)
  expect([
    .shouldSelectTab("é", answer: true),
    .didSelectTab("é", previous: "swift", origin: .user),
    .make("é"),
    .didLoad("é"),
    .willDisappear("swift"),
    .willAppear("é"),
    .isAppearing("é"),
    .didDisappear("swift"),
    .didAppear("é"),
  ])

  // row é
  #expect(host.user.tapRow("e\u{301}") == .performed)
  expect([
    .shouldSelectTab("e\u{301}", answer: true),
    .didSelectTab("e\u{301}", previous: "é", origin: .user),
    .make("e\u{301}"),
    .didLoad("e\u{301}"),
    .willDisappear("é"),
    .willAppear("e\u{301}"),
    .isAppearing("e\u{301}"),
    .didDisappear("é"),
    .didAppear("e\u{301}"),
  ])

  // menu inbox "Mark as Read"
  try runner.run(HostScript(parsing: "menu inbox \"Mark as Read\""))
  expect([.contextMenuConfigurationFor("inbox"), .handler("Mark as Read")])

  // swipe trailing swift 0
  try runner.run(HostScript(parsing: "swipe trailing swift 0"))
  expect([.trailingSwipeActionsConfigurationFor("swift"), .handler("Delete")])

  // set inbox badgeValue 3
  try runner.run(HostScript(parsing: "set inbox badgeValue 3"))
  expect([])

  // add sent at 1 title "Sent Mail"
  try runner.run(HostScript(parsing: "add sent at 1 title \"Sent Mail\""))
  expect([])

  // tap sent
  #expect(host.user.tap("sent") == .performed)
  expect([
    .shouldSelectTab("sent", answer: true),
    .didSelectTab("sent", previous: "e\u{301}", origin: .user),
    .make("sent"),
    .didLoad("sent"),
    .willDisappear("e\u{301}"),
    .willAppear("sent"),
    .isAppearing("sent"),
    .didDisappear("e\u{301}"),
    .didAppear("sent"),
  ])

  // batch; remove inbox; select swift; end
  try runner.run(HostScript(parsing: "batch\nremove inbox\nselect swift\nend"))
  expect([
    .didSelectTab("swift", previous: "sent", origin: .program),
    .willDisappear("sent"),
    .willAppear("swift"),
    .isAppearing("swift"),
    .didDisappear("sent"),
    .didAppear("swift"),
  ])

  // restart
  try runner.run(HostScript(parsing: "restart"))
  expect([
    .didSelectTab("inbox", previous: nil, origin: .program),
    .make("inbox"),
    .didLoad("inbox"),
    .willAppear("inbox"),
    .isAppearing("inbox"),
    .didAppear("inbox"),
  ])
}
