import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Restarting a host.
@MainActor struct RestartTests {
  private let json =
    #"{"customizationIdentifier":"x","tabs":["a",{"id":"g","children":["c","d"]}]}"#

  @Test func `the old host is deallocated`() throws {
    weak var old: TabHostController?
    let runner: ScriptRunner
    do {
      let described = try HostDescription(json: json).makeHost()
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
    let described = try HostDescription(json: json).makeHost(host)
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
      log.record(host)
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

  @Test func `with a store, a restart keeps what the user arranges, also without an identifier`() {
    let store = InMemoryTabCustomizationStore()
    let app = RecordedHost(store: store) {
      let group = TabGroupItem(
        title: "G",
        identifier: "g",
        children: [TabItem(title: "B", identifier: "b") { _ in ViewController() }]
      )
      return TabHostController(tabs: [
        TabItem(title: "A", identifier: "a") { _ in ViewController() }, group,
      ])
    }
    app.host.user.collapse("g")
    app.restart()
    expectEqual((app.host.tabs[1] as? TabGroupItem)?.isExpanded, false)
    expectEqual(store.customizations, ["host": app.host.customization])
  }

  @Test func `a customization that the app assigns is not replaced by that of the store`() {
    var assigned = TabCustomization()
    assigned[tab: "a"].sidebarVisibility = .hidden
    let store = InMemoryTabCustomizationStore()
    let app = RecordedHost(store: store) {
      let host = TabHostController()
      host.customization = assigned
      return host
    }
    expectEqual(app.host.customization, assigned)
    expectEqual(app.host.customizationIdentifier, nil)
    expect(store.customizations.isEmpty)
  }
}
