import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// The log is what the delegates of the app have heard, whenever they are set.
@MainActor struct RecordedDelegateTests {
  /// An app with two tabs, which sets its delegate when the test says.
  private class App: TabHostController {
    let rules = Listener()

    func setTabs() { tabs = [.shown("a"), .shown("b")] }
  }

  private final class BeforeTabs: App {
    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = rules
      setTabs()
    }
  }

  private final class AfterTabs: App {
    override func viewDidLoad() {
      super.viewDidLoad()
      setTabs()
      delegate = rules
    }
  }

  private final class WithoutDelegate: App {
    override func viewDidLoad() {
      super.viewDidLoad()
      setTabs()
    }
  }

  private final class OwnDelegate: App, TabHostControllerDelegate {
    override func viewDidLoad() {
      super.viewDidLoad()
      delegate = self
      setTabs()
    }

    func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
      rules.tabHostController(host, shouldSelectTab: tab)
    }

    func tabHostController(
      _ host: TabHostController,
      didSelectTab tab: TabItem,
      previousTab: TabItem?
    ) {
      rules.tabHostController(host, didSelectTab: tab, previousTab: previousTab)
    }
  }

  private let launch = DelegateCall.didSelect("a", origin: .program)
  private let tap: [DelegateCall] = [.shouldSelect("b"), .didSelect("b", previous: "a")]

  @Test func `a delegate that is set before the tabs hears the first selection`() {
    let app = RecordedHost { BeforeTabs() }
    app.host.user.tap("b")
    expectEqual(app.log.calls, [launch] + tap)
    expectEqual(app.log.calls, app.host.rules.heard)
  }

  @Test func `a delegate that is set after the tabs does not hear the first selection`() {
    let app = RecordedHost { AfterTabs() }
    app.host.user.tap("b")
    expectEqual(app.log.calls, tap)
    expectEqual(app.log.calls, app.host.rules.heard)
  }

  @Test func `a delegate that is set, replaced and removed on screen hears what is in between`() {
    let app = RecordedHost { WithoutDelegate() }
    let other = Listener()
    app.host.user.tap("b")
    expectEqual(app.log.calls, [])
    app.host.delegate = app.host.rules
    app.host.user.tap("a")
    app.host.delegate = other
    app.host.user.tap("b")
    app.host.delegate = nil
    app.host.user.tap("a")
    expectEqual(
      app.host.rules.heard,
      [.shouldSelect("a"), .didSelect("a", previous: "b")]
    )
    expectEqual(other.heard, [.shouldSelect("b"), .didSelect("b", previous: "a")])
    expectEqual(app.log.calls, app.host.rules.heard + other.heard)
  }

  @Test func `a host that is its own delegate hears its calls, and its own questions are none`() {
    let app = RecordedHost { OwnDelegate() }
    app.host.user.tap("b")
    expect(app.host.tabHostController(app.host, shouldSelectTab: app.host.tabs[0]))
    expectEqual(app.log.calls, [launch] + tap)
  }

  @Test func `a delegate that is released hears nothing more`() {
    let app = RecordedHost { WithoutDelegate() }
    var listener: Listener? = Listener()
    app.host.delegate = listener
    app.host.user.tap("b")
    listener = nil
    app.host.user.tap("a")
    expectEqual(app.log.calls, tap)
  }

  @Test func `the calls of a host inside a host are those of its own delegate`() {
    let inner = BeforeTabs()
    let app = RecordedHost {
      let host = TabHostController(
        tabs: [.shown("x"), TabItem(title: "y", identifier: "y") { _ in inner }]
      )
      host.delegate = inner.rules
      return host
    }
    let log = CallLog()
    log.record(inner)
    app.host.user.tap("y")
    inner.user.tap("b")
    expectEqual(app.log.calls, [.shouldSelect("y"), .didSelect("y", previous: "x")])
    expectEqual(log.calls, [launch] + tap)
    expectEqual(inner.rules.heard, app.log.calls + log.calls)
  }

  @Test func `after a restart, the log is what the new delegate hears`() {
    let app = RecordedHost { BeforeTabs() }
    let first = app.host
    app.restart()
    first.user.tap("b")
    app.host.user.tap("b")
    expectEqual(app.log.calls, [launch, launch] + tap)
    expectEqual(app.host.rules.heard, [launch] + tap)
  }

  @Test func `recording stops in the middle of a call`() {
    let app = RecordedHost { BeforeTabs() }
    app.host.rules.asked = { app.log.stopRecording($0) }
    app.host.user.tap("b")
    expectEqual(app.log.calls.last?.name, "shouldSelectTab")
    expectEqual(app.log.completePosition, app.log.position)
    app.host.rules.asked = nil
  }

  // MARK: - Any order

  @Test func `the log is what any delegate has heard, in any program`() {
    for seed in 0..<Soak.count(40, full: 2_000) {
      var random = SplitMix64(seed: UInt64(seed))
      let app = RecordedHost { WithoutDelegate() }
      let heard = Heard()
      var listeners = [Listener(heard), Listener(heard), Listener(heard)]
      app.host.rules.heardByAll = heard
      for _ in 0..<30 {
        let index = Int.random(in: 0..<3, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: app.host.delegate = listeners[index]
        case 1: app.host.delegate = nil
        case 2: app.host.sidebar.delegate = listeners[index]
        case 3: app.host.sidebar.delegate = nil
        case 4: listeners[index] = Listener(heard)
        case 5: app.host.user.toggleSidebar()
        case 6: app.host.sidebar.isHidden.toggle()
        case 7: app.host.selectedIndex = index % 2
        case 8: app.host.user.tap(index == 0 ? "a" : "b")
        default:
          listeners[index].asked = { host in host.delegate = listeners[(index + 1) % 3] }
        }
      }
      expectEqual(app.log.calls, heard.calls, "seed \(seed)")
      for listener in listeners { listener.asked = nil }
    }
  }
}

/// What several delegates have heard, in order.
@MainActor private final class Heard {
  var calls: [DelegateCall] = []
}

/// A delegate that notes what it hears.
@MainActor
private final class Listener: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {
  var heardByAll: Heard
  /// Called while the user's selection is asked for.
  var asked: ((TabHostController) -> Void)?

  var heard: [DelegateCall] { heardByAll.calls }

  init(_ heard: Heard = Heard()) { heardByAll = heard }

  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    heardByAll.calls.append(.shouldSelect(tab.identifier))
    asked?(host)
    return true
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    heardByAll.calls.append(
      .didSelect(
        tab.identifier,
        previous: previousTab?.identifier,
        origin: host.selectionOrigin
      )
    )
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    heardByAll.calls.append(.sidebarVisibilityWillChange(hidden: sidebar.isHidden))
  }
}
