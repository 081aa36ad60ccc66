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

  // drop text "\"Two\"\nlines" on inbox
  try runner.run(HostScript(parsing: "drop text \"\\\"Two\\\"\\nlines\" on inbox"))
  expect([.operationForAcceptingItemsFrom("inbox", types: ["text"], answer: "cancel")])

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

  // choose inbox
  #expect(host.user.choose("inbox") == .performed)
  expect([
    .shouldSelectTab("inbox", answer: true),
    .didSelectTab("inbox", previous: "sent", origin: .user),
    .willDisappear("sent"),
    .willAppear("inbox"),
    .isAppearing("inbox"),
    .didDisappear("sent"),
    .didAppear("inbox"),
  ])

  // collapse lists
  #expect(host.user.collapse("lists") == .performed)
  expect([])

  // expand lists
  #expect(host.user.expand("lists") == .performed)
  expect([])

  // sidebar hide
  #expect(host.user.hideSidebar() == .performed)
  expect([.sidebarVisibilityWillChange(hidden: true)])

  // sidebar show
  #expect(host.user.showSidebar() == .performed)
  expect([.sidebarVisibilityWillChange(hidden: false)])

  // sidebar toggle
  #expect(host.user.toggleSidebar() == .performed)
  expect([.sidebarVisibilityWillChange(hidden: true)])

  // sidebar menu
  #expect(host.user.openSidebarOverflow() == .refused(.notOnScreen))
  expect([])

  // sidebar show
  #expect(host.user.showSidebar() == .performed)
  expect([.sidebarVisibilityWillChange(hidden: false)])

  // close-menu
  #expect(host.user.closeMenu() == .refused(.notAvailable))
  expect([])

  // close-submenu
  #expect(host.user.closeSubmenu() == .refused(.notAvailable))
  expect([])

  // swipe leading swift full
  #expect(host.user.fullSwipe(.leading, on: "swift") == .performed)
  expect([.leadingSwipeActionsConfigurationFor("swift")])

  // close-swipe
  #expect(host.user.closeSwipeActions() == .refused(.notAvailable))
  expect([])

  // accessory inbox 0
  #expect(host.user.performAccessory(at: 0, of: "inbox") == .refused(.notOnScreen))
  expect([])

  // edit
  #expect(host.user.beginEditing() == .performed)
  expect([.willBeginEditing])

  // uncheck swift
  #expect(host.user.uncheck("swift") == .refused(.notPermitted))
  expect([])

  // check swift
  #expect(host.user.check("swift") == .refused(.notPermitted))
  expect([])

  // move linux before swift
  #expect(host.user.moveRow("linux", .before, "swift") == .refused(.notPermitted))
  expect([])

  // item sent before inbox
  #expect(host.user.moveItem("sent", .before, "inbox") == .performed)
  expect([])

  // drag sent to bar
  #expect(host.user.drag("sent") == .performed)
  expect([])

  // drag sent to bar at 0
  #expect(host.user.drag("sent", toBarAt: 0) == .performed)
  expect([])

  // drag sent off bar
  #expect(host.user.dragOffBar("sent") == .performed)
  expect([])

  // reset
  #expect(host.user.resetCustomization() == .performed)
  expect([])

  // done
  #expect(host.user.endEditing() == .performed)
  expect([.didEndEditing])

  // page next
  #expect(host.user.selectNextPage() == .refused(.notAvailable))
  expect([])

  // page previous
  #expect(host.user.selectPreviousPage() == .refused(.notAvailable))
  expect([])

  // back
  #expect(host.user.goBack() == .refused(.noNavigationController))
  expect([])

  // search
  #expect(host.user.activateSearch() == .refused(.notAvailable))
  expect([])

  // type word
  #expect(host.user.enterText("word") == .refused(.notAvailable))
  expect([])

  // scope 0
  #expect(host.user.selectSearchScope(0) == .refused(.notAvailable))
  expect([])

  // submit
  #expect(host.user.submit() == .refused(.notAvailable))
  expect([])

  // cancel-search
  #expect(host.user.cancelSearch() == .refused(.notAvailable))
  expect([])

  // scroll-content down
  #expect(host.user.scrollContent(.down) == .performed)
  expect([])

  // alert OK
  #expect(host.user.choose(alertAction: "OK") == .refused(.notAvailable))
  expect([])

  // dismiss
  #expect(host.user.dismissPresented() == .refused(.notAvailable))
  expect([])

  // batch; remove inbox; select swift; end
  try runner.run(HostScript(parsing: "batch\nremove inbox\nselect swift\nend"))
  expect([
    .didSelectTab("swift", previous: "inbox", origin: .program),
    .willDisappear("inbox"),
    .willAppear("swift"),
    .isAppearing("swift"),
    .didDisappear("inbox"),
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
