import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Elements of which several have the same name, in recordings, in scripts and in explorations.
@MainActor struct RepeatedNameTests {
  /// A page with an alert, and a tab with a menu and a group with actions, in which each name occurs
  /// twice.
  private final class App: TabHostController {
    /// The titles of what the user has performed, each with a number.
    var performed: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let page = ViewController()
      page.title = "Page"
      page.navigationItem.rightBarButtonItems = [button("Edit", 1), button("Edit", 2)]
      page.navigationItem.leftBarButtonItem = BarButtonItem(
        primaryAction: Action(title: "Ask") { [weak self] _ in self?.ask() }
      )
      let hidden = button("Ask", 2)
      hidden.isHidden = true
      page.navigationItem.leftBarButtonItems?.append(hidden)
      page.toolbarItems = [button("Tool", 1), button("Tool", 2)]
      let stack = NavigationController(rootViewController: page)
      stack.isToolbarHidden = false
      let group = TabGroupItem(
        title: "G",
        identifier: "g",
        children: [TabItem(title: "x", identifier: "x") { _ in ViewController() }]
      )
      group.sidebarActions = [action("New", 1), action("New", 2)]
      let copies = [action("Copy", 1), action("Copy", 2)]
      let menus = (1...2).map { Menu(title: "More", children: [action("Do", $0)]) }
      let tab = TabItem(title: "One", identifier: "one") { _ in stack }
      tab.contextMenuProvider = { _ in Menu(children: copies + menus) }
      tabs = [tab, group]
      sidebar.isHidden = false
    }

    private func action(_ title: String, _ number: Int) -> Action {
      Action(title: title) { [weak self] _ in self?.performed.append("\(title)\(number)") }
    }

    private func button(_ title: String, _ number: Int) -> BarButtonItem {
      BarButtonItem(primaryAction: action(title, number))
    }

    private func ask() {
      let alert = AlertController(title: "Ask", message: nil, preferredStyle: .alert)
      for number in 1...2 {
        alert.addAction(
          AlertAction(title: "OK", style: .default) { [weak self] _ in
            self?.performed.append("OK\(number)")
          }
        )
      }
      present(alert, animated: false)
    }
  }

  private static let traits = TraitCollection.terminal(columns: 100, rows: 24)

  private static func launched() -> RecordedHost<App> {
    RecordedHost(traits: traits, store: InMemoryTabCustomizationStore()) { App() }
  }

  /// Records a session, and expects its script and that a replay performs the same.
  private func expectReplay(
    _ script: String,
    _ session: (App) throws -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let original = Self.launched()
    var recorded = ""
    let recorder = SessionRecorder(of: original.host) { recorded += $0 }
    try session(original.host)
    recorder.finish()
    expectEqual(recorded, script, sourceLocation: sourceLocation)
    let replayed = Self.launched()
    try ScriptRunner(replayed) { _ in }.run(HostScript(parsing: recorded))
    expect(!original.host.performed.isEmpty, sourceLocation: sourceLocation)
    expectEqual(replayed.host.performed, original.host.performed, sourceLocation: sourceLocation)
  }

  @Test func `bar buttons are recorded with numbers`() throws {
    try expectReplay("button \"Edit 1\"\nbutton \"Edit 2\"\n") { host in
      for button in host.visibleNavigationBar?.trailing ?? [] where button.title == "Edit" {
        host.user.tapBarButton(button)
      }
    }
  }

  @Test func `items of the toolbar are recorded with numbers`() throws {
    try expectReplay("button \"Tool 2\"\nbutton \"Tool 1\"\n") { host in
      for button in (host.visibleToolbar?.items ?? []).reversed() where button.title == "Tool" {
        host.user.tapBarButton(button)
      }
    }
  }

  @Test func `items of a menu and submenus are recorded with numbers`() throws {
    try expectReplay("menu one \"Copy 2\"\nmenu one \"More 2\" Do\n") { host in
      host.user.openContextMenu(on: host.tabs[0])
      let menu = try #require(host.openMenu?.menu)
      host.user.performMenuElement(try #require(menu.children[1] as? Action))
      host.user.openContextMenu(on: host.tabs[0])
      let second = try #require(host.openMenu?.menu.children[3] as? Menu)
      host.user.openSubmenu(second)
      host.user.performMenuElement(try #require(second.children[0] as? Action))
    }
  }

  @Test func `actions of the sidebar are recorded with numbers`() throws {
    try expectReplay("action g \"New 2\"\n") { host in
      let group = try #require(host.tabs[1] as? TabGroupItem)
      host.user.perform(group.sidebarActions[1], in: group)
    }
  }

  @Test func `actions of an alert are recorded with numbers`() throws {
    try expectReplay("button Ask\nalert \"OK 2\"\n") { host in
      host.user.tapBarButton(try #require(host.visibleNavigationBar?.leading.first))
      host.user.choose(alertAction: try #require(host.presentedControllers[0].alert?.actions[1]))
    }
  }

  @Test(arguments: [
    ("button Edit", #"s:1:8: "Edit" fits 2 bar buttons; write "Edit 1" or "Edit 2""#),
    ("button Tool", #"s:1:8: "Tool" fits 2 bar buttons; write "Tool 1" or "Tool 2""#),
    ("menu one Copy", #"s:1:10: "Copy" fits 2 elements of the menu; write "Copy 1" or "Copy 2""#),
    (
      "menu one More Do", #"s:1:10: "More" fits 2 elements of the menu; write "More 1" or "More 2""#
    ),
    (
      "menu one open\nmenu-item Copy",
      #"s:2:11: "Copy" fits 2 elements of the menu; write "Copy 1" or "Copy 2""#
    ),
    ("action g New", #"s:1:10: "New" fits 2 actions of the group; write "New 1" or "New 2""#),
    (
      "drop photo on action g New",
      #"s:1:24: "New" fits 2 actions of the group; write "New 1" or "New 2""#
    ),
    (
      "button Ask\nalert OK",
      #"s:2:7: "OK" fits 2 actions of the alert; write "OK 1" or "OK 2""#
    ),
  ])
  func `a name that fits several elements is an error with the candidates`(
    script: String,
    message: String
  ) {
    let launched = Self.launched()
    let error = #expect(throws: ScriptError.self) {
      try ScriptRunner(launched) { _ in }.run(HostScript(parsing: script, name: "s"))
    }
    expectEqual(error?.description, message)
    expectEqual(error?.exitStatus, 1)
    expectEqual(launched.host.performed, [])
  }

  @Test func `an emitted test chooses the action of an alert that the script names`() throws {
    let test = try #require(ScriptTest(named: "session", of: .init(setup: [])))
    let script = try HostScript(parsing: "button Ask\nalert \"OK 2\"")
    let source = try test.source(running: script, on: Self.launched())
    expect(source.contains(#"HostScript(parsing: "alert \"OK 2\"")"#), "\(source)")
  }

  @Test func `an exploration tries each of them`() {
    var performed: Set<String> = []
    var explorer = HostExplorer { Self.launched() }
    explorer.weights = [.choosing: 2, .navigating: 2, .answering: 1, .sidebar: 1]
    explorer.require("each is performed") { app in
      performed.formUnion(app.performed)
      return true
    }
    let exploration = explorer.explore(steps: 600)
    expect(exploration.violation == nil, "\(exploration)")
    let all = ["Edit", "Tool", "Copy", "Do", "New", "OK"].flatMap { ["\($0)1", "\($0)2"] }
    expectEqual(performed.sorted(), all.sorted())
  }

  // MARK: - Which names are numbered

  private func names(_ titles: [(title: String, identifier: String?)]) throws -> [String] {
    let buttons = titles.map { title, identifier in
      let button = BarButtonItem(primaryAction: Action(title: title) { _ in })
      button.identifier = identifier
      return button
    }
    let page = ViewController()
    page.navigationItem.leftBarButtonItems = buttons
    let host = TabHostController(tabs: [.showing(page, "a")])
    host.appear()
    var script = ""
    let recorder = SessionRecorder(of: host) { script += $0 }
    for button in buttons { host.user.tapBarButton(button) }
    recorder.finish()
    return script.split(separator: "\n").map { String($0.dropFirst("button ".count)) }
  }

  @Test func `a numbered name is different from all others`() throws {
    try expectEqual(
      names([("Edit", nil), ("Edit", nil), ("Edit 1", nil), ("Edit", nil)]),
      ["\"Edit 2\"", "\"Edit 3\"", "\"Edit 1\"", "\"Edit 4\""]
    )
  }

  @Test func `an identifier is a name, and a title that another button has is numbered`() throws {
    try expectEqual(names([("Edit", "first"), ("Edit", nil)]), ["first", "\"Edit 2\""])
    try expectEqual(names([("Edit", "same"), ("Done", "same")]), ["\"same 1\"", "\"same 2\""])
  }

  @Test func `titles of which only the form of a letter differs are different names`() throws {
    try expectEqual(names([("\u{E9}", nil), ("e\u{301}", nil)]).map(\.utf8.count), [2, 3])
  }
}
