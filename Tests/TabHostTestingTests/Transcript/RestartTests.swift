import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Restarting a host.
@MainActor struct RestartTests {
  private static let tabs =
    #""tabs":["a",{"id":"g","children":[{"id":"c","allowsHiding":true},"d"]}]"#
  private let kept = #"{"customizationIdentifier":"x",\#(tabs)}"#

  @Test func `a restart ends editing and records the first calls of the new host`() throws {
    try expectTranscript(
      of: kept,
      after: "row c\nedit\nuncheck c",
      content: true,
      """
      > restart
        visibilityDidChangeFor([c])
        didSelectTab(d, previous: c) fallback
        didEndEditing
        makeViewController(d)
        viewDidLoad(d)
        viewWillDisappear(c)
        viewWillAppear(d)
        viewIsAppearing(d)
        viewDidDisappear(c)
        viewDidAppear(d)
        didSelectTab(a, previous: nil) program
        makeViewController(a)
        viewDidLoad(a)
        viewWillAppear(a)
        viewIsAppearing(a)
        viewDidAppear(a)
      > print customization
        {"tabs":{"c":{"sidebar":"hidden"}}}
      """
    )
  }

  @Test func `a host that is not in edit mode is replaced without calls`() throws {
    let lines = try transcript(#"{"tabs":["a"]}"#, "restart")
    let launch: [String] = Array(lines.prefix { $0 != "> restart" })
    let expected: [String] = launch + ["> restart"] + launch
    expectEqual(lines, expected)
  }

  @Test func `a host described as not shown is not shown after a restart`() throws {
    try expectEqual(
      transcript(#"{"tabs":["a"],"shown":false}"#, "appear\nrestart").suffix(2),
      [
        "> restart", "  didSelectTab(a, previous: nil) program",
      ]
    )
  }

  @Test func `without an identifier only the described customization remains after a restart`()
    throws
  {
    let json = #"{\#(Self.tabs),"customization":{"tabs":{"d":{"sidebar":"hidden"}}}}"#
    try expectEqual(
      calls(json, "edit\nuncheck c\nrestart\nprint customization").suffix(2),
      [
        "> print customization", #"  {"tabs":{"d":{"sidebar":"hidden"}}}"#,
      ]
    )
  }

  @Test func `programmatic changes are discarded by a restart`() throws {
    try expectTranscript(
      of: kept,
      after: "set a title New\nset g isHidden true\nrotate portrait\nselect none\nrestart",
      """
      > print tree
        a selected
        g group
          c
          d
      > print state
        selected: a
        mode: tabSidebar, sidebar
        bar: middle a g
        sidebar: shown
          tab a selected
          group g
            tab c
            tab d
        content: a
      """
    )
  }

  @Test func `row 81: a restart with a described customization applies it`() throws {
    let json = #"""
      {"tabs":["a",{"id":"b","allowsHiding":true},{"id":"g","children":["c","d"]}],
       "customizationIdentifier":"x",
       "customization":{"tabs":{"a":{"sidebar":"hidden"},"d":{"bar":"visible"}},
        "groups":{"g":{"order":["d","c"]}},"rootOrder":["g","b","a"],"barOrder":["d","b"]}}
      """#
    try expectTranscript(
      of: json,
      #"""
      > restart
        didSelectTab(b, previous: nil) program
      > print state
        selected: b
        mode: tabSidebar, sidebar
        bar: middle d b g
        sidebar: shown
          tab b selected
          group g
            tab d
            tab c
        content: b
        customization: {"barOrder":["d","b"],"groups":{"g":{"order":["d","c"]}},\#
      "rootOrder":["g","b","a"],"tabs":{"a":{"sidebar":"hidden"},"d":{"bar":"visible"}}}
      """#
    )
  }

  @Test func `a visibility that the app assigns after a launch is not stored`() throws {
    let json = #"""
      {"customizationIdentifier":"x","tabs":["a",{"id":"b","allowsHiding":true},
        {"id":"g","children":["c"]}]}
      """#
    try expectTranscript(
      of: json,
      after: "edit\nuncheck b",
      """
      > restart
        visibilityDidChangeFor([b])
        didEndEditing
        didSelectTab(a, previous: nil) program
      > set b isHidden false
      > print tree
        a selected
        b
        g group
          c
      > restart
        didSelectTab(a, previous: nil) program
      > print tree
        a selected
        b hidden
        g group
          c
      """
    )
  }

  @Test func `the described answers apply after a restart`() throws {
    let json = #"{"tabs":["a","b"],"answers":{"reselectInDid":{"b":"a"}}}"#
    let lines = try calls(json, "tap b\ntap b\nrestart\ntap b")
    let redirected = [
      "> tap b", "  shouldSelectTab(b) -> true", "  didSelectTab(b, previous: a) user",
      "  didSelectTab(a, previous: b) program",
    ]
    expectEqual(lines[1...4], redirected[...])
    expectEqual(lines.suffix(4), redirected[...])
  }

  @Test func `added tabs are created again`() throws {
    try expectTranscript(
      of: kept,
      after: """
        add e title Extra
        set e allowsHiding true
        select e
        edit
        uncheck e
        done
        """,
      """
      > restart
        didSelectTab(a, previous: nil) program
      > set e badgeValue 1
      > add e
      > print tree
        a selected
        g group
          c
          d
        e "Extra" badge "1" hidden
      > print customization
        {"tabs":{"e":{"sidebar":"hidden"}}}
      """
    )
  }

  @Test func `identifiers refer to the tabs of the new host first`() throws {
    let described = try HostDescription(json: kept).makeHost()
    let runner = ScriptRunner(described) { _ in }
    try runner.run(HostScript(parsing: "remove c\nrestart\nset c title New"))
    expect(runner.host !== described.host)
    expectEqual(runner.host.tab(forIdentifier: "c")?.title, "New")
    expectEqual(described.knownTabs["c"]?.title, "c")
  }

  @Test func `the old host is deallocated`() throws {
    weak var old: TabHostController?
    let runner: ScriptRunner
    do {
      let described = try HostDescription(json: kept).makeHost()
      old = described.host
      runner = ScriptRunner(described) { _ in }
    }
    try runner.run(HostScript(parsing: "row d"))
    expect(old != nil)
    try runner.run(HostScript(parsing: "restart"))
    expect(old == nil)
  }

  @Test func `a host without a restart handler refuses the restart and stays in edit mode`() throws
  {
    let host = TabHostController()
    var lines: [String] = []
    let described = try HostDescription(json: kept).makeHost(host)
    let runner = ScriptRunner(described) { lines.append($0) }
    try runner.run(HostScript(parsing: "edit\nrestart"))
    expectEqual(lines.suffix(2), ["> restart", "  refused: notAvailable"])
    expect(runner.host === host && host.isEditing)
  }

  @Test func `a restart handler rebuilds the host of an app`() throws {
    let log = CallLog()
    func launch() -> TabHostController {
      let host = TabHostController(tabs: [
        TabItem(title: "A", identifier: "a", viewProvider: log.provider())
      ])
      host.appear()
      return host
    }
    var lines: [String] = []
    let runner = ScriptRunner(host: launch(), log: log) { lines.append($0) }
    runner.restartHandler = { (launch(), nil) }
    try runner.run(HostScript(parsing: "add b\nrestart\nset a title New\nadd b\nprint tree"))
    expectEqual(lines.suffix(2), [#"  a "New" selected"#, "  b"])
    expectEqual(lines.filter { $0 == "  makeViewController(a)" }.count, 2)
  }
}
