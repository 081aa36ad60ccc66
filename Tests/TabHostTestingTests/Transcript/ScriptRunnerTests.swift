import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Running scripts.
@MainActor struct ScriptRunnerTests {
  @Test func `a JSON transcript has one object per line`() throws {
    let lines = try transcript(
      #"{"tabs":["a","b"],"shown":false}"#,
      "select b\nselect none # done",
      format: .json
    )
    expectEqual(
      lines,
      [
        #"{"command":"","step":0}"#,
        #"{"call":"didSelectTab","origin":"program","previous":null,"tab":"a"}"#,
        #"{"command":"select b","step":1}"#,
        #"{"call":"didSelectTab","origin":"program","previous":"a","tab":"b"}"#,
        #"{"command":"select none","step":2}"#,
      ]
    )
  }

  @Test func `the calls of a batch are recorded at its end`() throws {
    let lines = try transcript(
      #"{"tabs":["a","b"],"shown":false}"#,
      "batch\n  remove a\n  add c at 0 title New\n  select c\nend"
    )
    expectEqual(
      lines,
      [
        "  didSelectTab(a, previous: nil) program",
        "> batch", "> remove a", "> add c at 0 title New", "> select c", "> end",
        "  didSelectTab(c, previous: a) program",
      ]
    )
  }

  @Test func `a script can refer to tabs that are not in a host`() throws {
    let json = #"{"tabs":["a","b"],"shown":false}"#
    let script = "remove a\nadd d\nremove d\ntabs d a\nset d title D\nselect d"
    #expect(throws: Never.self) { try transcript(json, script) }
  }

  @Test func `tabs are added at the given position and group`() throws {
    let json = #"{"tabs":["a","b",{"id":"g","children":["c"]}],"shown":false}"#
    let script = "add d at 1\nadd e to g at 0\nadd a at 9\nadd b to g title Bee\nprint tree"
    try expectEqual(
      transcript(json, script).suffix(6),
      [
        "  d", "  g group", "    e", "    c", #"    b "Bee""#, "  a selected",
      ]
    )
  }

  @Test func `a tree lists the properties that differ from their defaults`() throws {
    let json = #"""
      {"tabs":["a",{"id":"b","badge":"3","placement":"pinned","isHidden":true,"isEnabled":false},
        {"id":"g","managed":true,"collapsedByDefault":true,"children":["c"]}],"shown":false}
      """#
    try expectEqual(
      transcript(json, "print tree").suffix(4),
      [
        "  a selected", #"  b badge "3" pinned hidden disabled"#, "  g group managed collapsed",
        "    c",
      ]
    )
  }

  @Test func `every property can be set`() throws {
    let json = #"{"tabs":["a","b",{"id":"g","children":["c","d"]},{"kind":"search"}]}"#
    let script = """
      set a title "A tab"
      set a subtitle x
      set a badgeValue nil
      set a image star
      set a selectedImage nil
      set a accessibilityIdentifier id
      set a helpText help
      set a userInfo any
      set a isEnabled false
      set a isHidden true
      set a isHiddenByDefault true
      set a allowsHiding true
      set a allowsMoving false
      set a isSpringLoaded false
      set a preferredPlacement pinned
      set g children c,d,b
      set g selectedChild d
      set g selectedChild nil
      set g defaultChildIdentifier c
      set g displayOrderIdentifiers d,c
      set g displayOrderIdentifiers nil
      set g allowsReordering true
      set g isSidebarDestination true
      set g isCollapsedByDefault true
      set g isExpanded false
      set g aggregatesBadges true
      set g sidebarAppearance rootSection
      set g barPresentation inlineChildren
      set TabHost.Search automaticallyActivatesSearch true
      set host title Mail
      set host mode tabSidebar
      set host tabs g,a
      set host selectedTab g
      set host selectedIndex 1
      set host compactTabIdentifiers a,g
      set host prominentTabIdentifier a
      set host displayOrderIdentifiers g,a
      set host allowsReordering true
      set host customizationIdentifier mail
      set host customizationIdentifier nil
      set host searchText word
      set host isBottomAccessoryHidden true
      set host isTabBarHidden true
      set host tabBarMinimizeBehavior never
      set host sidebar.isHidden true
      set host sidebar.preferredLayout overlap
      set host sidebar.preferredPlacement sidebar
      """
    #expect(throws: Never.self) { try transcript(json, script) }
  }

  @Test func `the handler of an action is recorded once`() throws {
    let json = #"""
      {"mode":"tabSidebar",
       "tabs":[{"id":"g","children":["c"],"actions":[{"id":"n","title":"New"}]}]}
      """#
    try expectEqual(transcript(json, "action g n").suffix(2), ["> action g n", "  handler New"])
    let hidden = try transcript(json, "set-sidebar hidden\naction g n")
    expectEqual(hidden.suffix(2), ["> action g n", "  refused: notOnScreen"])
  }

  @Test func `the handler of an app's action is recorded`() throws {
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

  @Test func `pages are pushed onto the managed stack whether or not it is visible`() throws {
    let json = #"{"tabs":["a",{"id":"g","managed":true,"children":["c"]}]}"#
    let lines = try transcript(json, "push p\nselect c\npush q\nback\nprint state", format: .json)
    let state = try #require(lines.last)
    expect(state.contains(#""content":"g""#))
    expect(state.contains(#""stack":["c","p"]"#))
    let plain = try transcript(#"{"tabs":["a"]}"#, "push p")
    expectEqual(plain.last, "  refused: noNavigationController")
  }

  @Test func `the described answers are returned`() throws {
    let json = #"""
      {"tabs":["a","b","c",{"id":"g","managed":true,"content":true,"children":["d"]}],
       "answers":{"displayedViewControllersFor":{"g":["extra"]},
       "reselectInDid":{"b":"a"},"reselectInShould":{"c":"b"}}}
      """#
    let described = try HostDescription(json: json).makeHost()
    described.log.clear()
    described.host.user.tap("b")
    expectEqual(
      described.log.calls,
      [
        .shouldSelect("b"), .didSelect("b", previous: "a"),
        .didSelect("a", previous: "b", origin: .program),
      ]
    )
    described.log.clear()
    described.host.user.tap("c")
    expectEqual(
      described.log.calls,
      [
        .shouldSelect("c"), .didSelect("b", previous: "a", origin: .program),
        .didSelect("c", previous: "b"),
      ]
    )
    described.log.clear()
    described.host.selectedTab = described.knownTabs["d"]
    expectEqual(
      described.log.calls,
      [
        .displayedViewControllers("g", proposed: ["g"], answer: ["extra"]),
        .displayedViewControllers("d", proposed: ["d"]),
        .didSelect("d", previous: "c", origin: .program),
      ]
    )
  }

  @Test func `the search command selects the search tab and activates its field`() throws {
    let described = try HostDescription(json: #"{"tabs":["a",{"kind":"search","id":"s"}]}"#)
      .makeHost()
    let lines = try described.run("search")
    expect(described.host.isSearchActive)
    expectEqual(
      lines.filter { $0.contains("Tab(s") },
      [
        "  shouldSelectTab(s) -> true", "  didSelectTab(s, previous: a) user",
      ]
    )
    try expectEqual(
      transcript(#"{"tabs":["a"]}"#, "search").suffix(2),
      [
        "> search", "  refused: notAvailable",
      ]
    )
  }

  @Test func `a refusal keeps its word in the transcript, and the handler gets the explanation`()
    throws
  {
    let described = try HostDescription(json: #"{"tabs":["a","b"]}"#).makeHost()
    var lines: [String] = []
    var refusals: [String] = []
    let runner = ScriptRunner(described) { lines.append($0) }
    runner.refusalHandler = { refusals.append("\($1): \($0)") }
    try runner.run(HostScript(parsing: "edit\nmove a after b\nback", name: "s"))
    expectEqual(
      lines.suffix(6),
      [
        "> edit", "  refused: notAvailable", "> move a after b", "  refused: notOnScreen",
        "> back", "  refused: noNavigationController",
      ]
    )
    let reason =
      "there is no sidebar, because \(TabHostController.Sidebar.Unavailability.noRootGroup)"
    expectEqual(
      refusals,
      [
        "s:1: notAvailable: \(reason)", "s:2: notOnScreen: \(reason)",
        "s:3: \(UserInteraction.Refusal.noNavigationController)",
      ]
    )
  }
}

// MARK: - Pushing

/// Pushing pages while no stack is visible.
@MainActor struct PushTests {
  /// Runs a script, and returns the names of the pages on the stacks of the groups `g` and `h`.
  private func stacks(_ tabs: String, _ script: String) throws -> [String: [String]] {
    let described = try HostDescription(json: #"{"tabs":[\#(tabs)]}"#).makeHost()
    try described.run(script)
    return ["g", "h"].reduce(into: [:]) { stacks, identifier in
      let group = described.knownTabs[identifier] as? TabGroupItem
      let pages = group?.managingNavigationController?.viewControllers ?? []
      stacks[identifier] = pages.compactMap { page in
        if case .page(let name) = (page as? RecordingViewController)?.subject { name } else { nil }
      }
    }
  }

  private let pair =
    #""a",{"id":"g","managed":true,"children":["c"]},{"id":"h","managed":true,"children":["d"]}"#

  @Test func `a page is pushed onto the stack of the first managing group`() throws {
    try expectEqual(stacks(pair, "push p"), ["g": ["p"], "h": []])
  }

  @Test func `a managing group takes precedence over one inside it`() throws {
    let tabs = #"""
      "a",{"id":"g","managed":true,"children":[{"id":"h","managed":true,"children":["d"]}]}
      """#
    try expectEqual(stacks(tabs, "push p"), ["g": ["p"], "h": []])
  }

  @Test func `a managing group that is not in the host is skipped`() throws {
    try expectEqual(stacks(pair, "remove g\npush p"), ["g": [], "h": ["p"]])
    try expectEqual(stacks(pair, "remove g\nremove h\npush p"), ["g": [], "h": []])
    try expectEqual(stacks(pair, "remove g\nadd g at 0\npush p"), ["g": ["p"], "h": []])
  }

  @Test func `the groups of a host without a description are searched in declared order`() throws {
    let log = CallLog()
    let groups = ["g", "h"].map { identifier in
      let group = TabGroupItem(title: identifier, identifier: identifier, children: [])
      group.managingNavigationController = NavigationController()
      return group
    }
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a")] + groups)
    host.appear()
    try ScriptRunner(host: host, log: log) { _ in }.run(HostScript(parsing: "push p"))
    expectEqual(groups.map { $0.managingNavigationController?.viewControllers.count }, [1, 0])
  }
}
