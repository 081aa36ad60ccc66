import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

/// Inspector: entries for the work of a host.
@MainActor struct HostInspectorTests {
  private let host: TabHostController
  private let inspector: HostInspector
  private let time = Time()

  /// A time that advances whenever the delegate is called.
  private final class Time: TabHostControllerDelegate {
    var now = Duration.zero
    var vetoes = false

    func tabHostController(
      _ tabHostController: TabHostController,
      shouldSelectTab tab: TabItem
    ) -> Bool {
      now += .milliseconds(2)
      return !vetoes
    }

    func tabHostController(
      _ tabHostController: TabHostController,
      didSelectTab selectedTab: TabItem,
      previousTab: TabItem?
    ) {
      now += .milliseconds(3)
    }
  }

  init() {
    host = TabHostController(
      tabs: ["a", "b", "c"].map { name in
        TabItem(title: "Tab \(name)", identifier: name) { _ in ViewController() }
      }
    )
    host.tabs[2].isEnabled = false
    host.mode = .tabBar
    host.appear()
    host.delegate = time
    inspector = HostInspector(of: host) { [time] in time.now }
  }

  private var lines: [String] { inspector.model.entries.map(\.description) }

  @Test func `a tap is listed with its calls, the steps that contain them, and durations`() {
    host.user.tap("b")
    expectEqual(
      lines,
      [
        "tap(b)  5.00 ms",
        "  transaction  5.00 ms",
        "    shouldSelectTab(b) -> true  2.00 ms",
        "    delegates  3.00 ms",
        "      didSelectTab(b, previous: a) user  3.00 ms",
        "    content  0.00 ms",
        "      makeViewController(b)  0.00 ms",
        "      viewDidLoad(b)  0.00 ms",
        "      viewWillDisappear(a)  0.00 ms",
        "      viewWillAppear(b)  0.00 ms",
        "      viewIsAppearing(b)  0.00 ms",
        "      viewDidDisappear(a)  0.00 ms",
        "      viewDidAppear(b)  0.00 ms",
      ]
    )
    expectEqual(inspector.model.path, ["Tab b"])
  }

  @Test func `a veto and a refusal are listed with their reason`() {
    time.vetoes = true
    host.user.tap("b")
    host.user.tap("c")
    expectEqual(
      lines,
      [
        "tap(b) vetoed  2.00 ms",
        "  transaction  2.00 ms",
        "    shouldSelectTab(b) -> false  2.00 ms",
        "tap(c) refused: \(UserInteraction.Refusal.disabled)  0.00 ms",
      ]
    )
  }

  @Test func `handlers and diagnostics are listed inside what caused them`() {
    host.isSearchable = true
    host.searchTextHandler = { [host] _ in host.selectedIndex = 9 }
    host.diagnosticHandler = { _ in }
    host.user.activateSearch()
    let start = lines.count
    host.user.enterSearchText("x")
    expectEqual(lines[start], "enterSearchText(\"x\")  0.00 ms")
    let kinds = inspector.model.entries[start...].map(\.kind)
    expect(kinds.contains(.handler) && kinds.contains(.diagnostic))
    expect(inspector.model.entries.allSatisfy { $0.duration != nil })
  }

  @Test func `the change handler is called when entries are added`() {
    var changes = 0
    inspector.changeHandler = { changes += 1 }
    host.tabs[0].title = "New"
    expect(changes > 0)
    expectEqual(lines.first, "transaction  0.00 ms")
  }

  @Test func `an inspected host makes the same calls as another one`() {
    expectEqual(host.user.tap("c"), .refused(.disabled))
    expectEqual(host.user.tap("b"), .performed)
    expectEqual(host.selectedTab?.identifier, "b")
    expectEqual(time.now, .milliseconds(5))
  }

  @Test func `an action is described by its name and the identifiers of its values`() {
    let tab = TabItem(title: "X", identifier: "x")
    let group = TabGroupItem(title: "G", identifier: "g", children: [])
    let actions: [(String, UserAction)] = [
      ("appear", .appear), ("displayRows(0..<3)", .displayRows(0..<3)), ("goBack", .goBack),
      ("enterSearchText(\"a\")", .enterSearchText("a")),
      ("enterDropTarget(tab(x), at: 0.5 seconds)", .enterDropTarget(.tab(tab), at: .seconds(0.5))),
      ("arrange(moveRow(x, after, x))", .arrange(.moveRow(tab, .after, tab))),
      ("openMenu(of: Sort)", .openMenu(of: BarButtonItem(title: "Sort"))),
      ("performAction(New, in: g)", .performAction(Action(title: "New") { _ in }, in: group)),
    ]
    for (text, action) in actions {
      let event = TabHostEvent(.action, "action", .action(action))
      inspector.tabHostController(host, willBegin: event)
      expectEqual(inspector.model.entries.last?.text, text)
      inspector.tabHostController(host, didEnd: event, .outcome(.performed))
    }
  }
}
