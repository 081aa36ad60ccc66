import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Scripts, recordings and explorations of an app that shows another root.
@MainActor struct RootOfWindowTests {
  /// An app whose button "Sign In" shows tabs, and whose button "Sign Out" shows the first page again.
  private final class SignIn: ViewController {
    override func viewDidLoad() {
      title = "Welcome"
      navigationItem.rightBarButtonItem = BarButtonItem(title: "Sign In") { [weak self] _ in
        self?.window?.rootViewController = Tabs()
      }
    }
  }

  private final class Tabs: TabHostController, TabHostControllerDelegate {
    override init() {
      super.init()
      customizationIdentifier = "tabs"
      let inbox = ViewController()
      inbox.title = "Inbox"
      inbox.navigationItem.rightBarButtonItem = BarButtonItem(title: "Sign Out") { [weak inbox] _ in
        inbox?.window?.rootViewController = SignIn()
      }
      delegate = self
      tabs = [.showing(inbox, "inbox"), .shown("sent")]
    }
  }

  private func launch() -> RecordedHost<TabHostController> {
    let window = TabHostWindow()
    window.rootViewController = SignIn()
    return RecordedHost(store: InMemoryTabCustomizationStore()) { window.host }
  }

  private func transcript(_ script: String, on recorded: RecordedHost<TabHostController>) throws
    -> String
  {
    var lines: [String] = []
    let runner = ScriptRunner(recorded) { lines.append($0) }
    try runner.run(HostScript(parsing: script))
    return lines.joined(separator: "\n")
  }

  @Test func `a script goes on with the tabs of the new root, and lists its calls`() throws {
    let text = try transcript(
      """
      button "Sign In"
      expect selected: inbox
      tap sent
      tap inbox
      button "Sign Out"
      button "Sign In"
      expect selected: inbox
      """,
      on: launch()
    )
    let step = """
      > button "Sign In"
        handler Sign In
        viewWillDisappear(page: Welcome)
        viewDidDisappear(page: Welcome)
        makeViewController(inbox)
        viewDidLoad(inbox)
        viewWillAppear(inbox)
        viewIsAppearing(inbox)
        viewDidAppear(inbox)
      > expect selected: inbox
      > tap sent
        shouldSelectTab(sent) -> true
        didSelectTab(sent, previous: inbox) user

      """
    expect(text.contains(step))
    expect(text.hasSuffix("> expect selected: inbox"))
  }

  @Test func `a recorded session goes through both roots, and replays`() throws {
    var script = ""
    let recorded = launch()
    let runner = ScriptRunner(recorded) { _ in }
    let recorder = SessionRecorder(of: recorded.host, includesExpectations: true) { script += $0 }
    runner.host.user.tapBarButton("Sign In")
    runner.host.user.tap("sent")
    runner.host.user.tap("inbox")
    runner.host.user.tapBarButton("Sign Out")
    recorder.finish()
    expectEqual(
      script.split(separator: "\n").filter { !$0.hasPrefix("expect") }.map(String.init),
      ["strict", "button \"Sign In\"", "tap sent", "tap inbox", "button \"Sign Out\""]
    )
    _ = try transcript(script, on: launch())
  }

  @Test func `an exploration goes on with each root and finds its tabs`() {
    var explorer = HostExplorer { launch() }
    var seen: Set<String> = []
    explorer.weights[.restarting] = 0
    explorer.check("hosts are collected") { step in
      seen.insert(step.host is Tabs ? step.host.selectedTab?.identifier ?? "" : "-")
      return nil
    }
    let result = explorer.explore(steps: 300)
    expect(result.violation == nil)
    expectEqual(seen, ["-", "inbox", "sent"])
  }
}
