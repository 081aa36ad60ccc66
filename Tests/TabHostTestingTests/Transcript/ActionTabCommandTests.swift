import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Commands for action tabs, items of the bar, and pages.
@MainActor struct ActionTabCommandTests {
  private let json = #"""
    {"traits":{"orientation":"portrait"},
     "tabs":["a",{"id":"x","action":"Compose","title":"New"},
       {"id":"b","reselection":"none","customizationIdentifier":"old","allowsHiding":true}],
     "answers":{"menu":{"b":[{"title":"Open"}]}}}
    """#

  /// The lines of a transcript, without those of step 0.
  private func lines(_ script: String, configure: (TabHostController) -> Void = { _ in }) throws
    -> [String]
  {
    let described = try HostDescription(json: json).makeHost()
    configure(described.host)
    described.log.clear()
    let lines = try described.run(script)
    return Array(lines.drop { !$0.hasPrefix("> \(script.prefix { $0 != "\n" })") })
  }

  @Test func `a tap on an action tab has one handler entry`() throws {
    try expectEqual(lines("tap x"), ["> tap x", "  handler Compose"])
    try expectEqual(
      lines("set x isEnabled false\ntap x"),
      [
        "> set x isEnabled false", "> tap x", "  refused: disabled",
      ]
    )
  }

  @Test func `the handler of an action that does not record itself is recorded`() throws {
    let transcript = try lines("tap a") { host in
      host.tabs[0].primaryAction = Action(title: "Own") { _ in host.tabs[1].title = "other" }
    }
    expectEqual(transcript, ["> tap a", "  handler Own"])
  }

  @Test func `an assignment of an action tab is a diagnostic`() throws {
    try expectEqual(
      lines("select x").map { $0.prefix { $0 != ":" } },
      [
        "> select x", "  diagnostic actionSelection [x]",
      ]
    )
  }

  @Test func `a menu is opened on an item of the bar`() throws {
    try expectEqual(
      lines("menu b Open"),
      [
        "> menu b Open", "  contextMenuConfigurationFor(b)", "  handler Open",
      ]
    )
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
    try expectEqual(lines("toolbar 0"), ["> toolbar 0", "  refused: notOnScreen"])
  }

  @Test func `an accessory of a row is performed by its position`() throws {
    let described = try HostDescription(json: #"{"tabs":["a",{"id":"g","children":["c"]}]}"#)
      .makeHost()
    described.host.sidebar.displayedRows = 0..<3
    described.host.sidebar.item(for: described.host.tabs[1])?.accessories = [
      .label(text: "1"), .outlineDisclosure(),
    ]
    let lines = try described.run("accessory g 1\naccessory g 0\naccessory a 0")
    expectEqual(
      lines.drop { $0 != "> accessory g 1" }.filter { !$0.hasPrefix("  update") },
      [
        "> accessory g 1", "  didEndDisplaying(c)", "> accessory g 0", "  refused: notAvailable",
        "> accessory a 0", "  refused: notAvailable",
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
    try expectEqual(lines("page next"), ["> page next", "  refused: notAvailable"])
  }

  @Test func `the properties are set, and described`() throws {
    let described = try HostDescription(json: json).makeHost()
    let (host, tabs) = (described.host, described.host.tabs)
    expect(tabs[1].primaryAction?.title == "Compose" && tabs[1].title == "New")
    expect(tabs[2].reselectionBehavior == .none && tabs[2].customizationIdentifier == "old")
    let script = """
      set b reselectionBehavior automatic
      set b customizationIdentifier new
      set host preferredBarEdge bottom
      print tree
      """
    let lines = try described.run(script)
    expectEqual(tabs[2].reselectionBehavior, .automatic)
    expectEqual(tabs[2].customizationIdentifier, "new")
    expectEqual(host.bar.edge, .bottom)
    expect(lines.contains { $0.hasSuffix(#"x "New" action "Compose""#) })
    try described.run("set host preferredBarEdge nil")
    expect(host.preferredBarEdge == nil)
  }
}
