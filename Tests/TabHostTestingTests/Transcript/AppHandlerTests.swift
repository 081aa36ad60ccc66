import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Actions and handlers of an app in transcripts.
@MainActor struct AppHandlerTests {
  /// Returns the lines of a script on a host with an action tab, without those of step 0.
  private func lines(_ script: String, configure: (TabHostController) -> Void) throws -> [String] {
    let tabs = #"["a",{"id":"x","action":"Compose"},"b"]"#
    let described = try HostDescription(
      json: #"{"traits":{"orientation":"portrait"},"tabs":\#(tabs)}"#
    ).makeHost()
    configure(described.host)
    described.log.clear()
    return Array(try described.run(script).drop { !$0.hasPrefix("> ") })
  }

  @Test func `the handler of an action that does not record itself is recorded`() throws {
    let transcript = try lines("tap a") { host in
      host.tabs[0].primaryAction = Action(title: "Own") { _ in host.tabs[1].title = "other" }
    }
    expectEqual(transcript, ["> tap a", "  handler Own"])
  }

  @Test func `the handler of an action of a group is recorded before it runs`() throws {
    let log = CallLog()
    let group = TabGroupItem(title: "G", identifier: "g", viewProvider: log.provider())
    group.sidebarActions = [Action(title: "New", identifier: "n") { _ in log.append(.make("x")) }]
    let host = TabHostController(tabs: [group])
    host.mode = .tabSidebar
    host.appear()
    log.clear()
    try ScriptRunner(host: host, log: log) { _ in }.run(HostScript(parsing: "action g n"))
    expectEqual(log.entries, [.handler("New"), .make("x")])
  }

  @Test func `items of the toolbar are numbered without hidden ones`() throws {
    func toolbar(_ host: TabHostController) {
      host.mode = .tabSidebar
      host.sidebar.isHidden = false
      host.sidebar.toolbarItems = ["one", "two", "three"].map { title in
        Action(title: title, attributes: title == "one" ? .hidden : []) { _ in }
      }
    }
    try expectEqual(lines("toolbar 1", configure: toolbar), ["> toolbar 1", "  handler three"])
    try expectEqual(
      lines("toolbar 2", configure: toolbar),
      ["> toolbar 2", "  refused: notAvailable"]
    )
  }

  @Test func `an accessory of a row is performed by its position`() throws {
    let described = try HostDescription(json: #"{"tabs":["a",{"id":"g","children":["c"]}]}"#)
      .makeHost()
    described.host.sidebar.displayedRows = 0..<3
    described.host.sidebar.item(for: described.host.tabs[1])?.accessories = [
      .label(text: "1"), .outlineDisclosure(),
    ]
    let lines = try described.run("accessory g 1\naccessory g 0")
    expectEqual(
      lines.drop { $0 != "> accessory g 1" }.filter { !$0.hasPrefix("  update") },
      [
        "> accessory g 1", "  didEndDisplaying(c)", "> accessory g 0", "  refused: notAvailable",
      ]
    )
    expectEqual((described.host.tabs[1] as? TabGroupItem)?.isExpanded, false)
  }

  @Test func `pages are turned, which skips action tabs`() throws {
    let transcript = try lines("page next\npage next\npage previous") {
      $0.style = .page(.automatic)
    }
    expectEqual(
      transcript.filter { $0.hasPrefix(">") || $0.contains("didSelect") || $0.contains("refused") },
      [
        "> page next", "  didSelectTab(b, previous: a) user", "> page next",
        "  refused: noFurtherPage", "> page previous", "  didSelectTab(a, previous: b) user",
      ]
    )
  }

  @Test func `handlers of the app are recorded before the calls that they cause`() throws {
    let host = TabHostController()
    host.mode = .tabSidebar
    let tab = TabItem(title: "A", identifier: "a") { _ in ViewController() }
    let other = TabItem(title: "B", identifier: "b") { _ in ViewController() }
    tab.contextMenuProvider = { _ in
      Menu(children: [
        Menu(title: "Go", children: [Action(title: "B") { _ in host.selectedTab = other }])
      ])
    }
    tab.trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Back") { _, _, completion in
          host.selectedTab = tab
          completion(true)
        }
      ])
    }
    let log = CallLog()
    SilentDelegate.shared.listen(to: host)
    log.record(host, of: [.delegate, .handler])
    host.tabs = [tab, other]
    host.appear()
    var lines: [String] = []
    let runner = ScriptRunner(host: host, log: log) { lines.append($0) }
    try runner.run(HostScript(parsing: "menu a Go B\nswipe trailing a full"))
    expectEqual(
      lines.dropFirst().joined(separator: "\n"),
      """
      > menu a Go B
        contextMenuConfigurationFor(a)
        handler B
        didSelectTab(b, previous: a) program
      > swipe trailing a full
        trailingSwipeActionsConfigurationFor(a)
        handler Back
        didSelectTab(a, previous: b) program
      """
    )
  }
}
