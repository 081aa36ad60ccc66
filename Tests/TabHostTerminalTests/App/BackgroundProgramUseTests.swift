import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

/// Programs in the background of a host whose user is a script or the explorer.
@MainActor struct BackgroundProgramUseTests {
  /// Starts a program when the user selects a tab, and shows in its badge whether it has ended.
  private final class BuildHost: TabHostController {
    private(set) var build: BackgroundProgram?

    override func viewDidLoad() {
      super.viewDidLoad()
      tabs = ["code", "build"].map { name in
        TabItem(title: name, identifier: name) { _ in ViewController() }
      }
    }

    override func selectedTabDidChange(from previousTab: TabItem?) {
      super.selectedTabDidChange(from: previousTab)
      guard selectedTab?.identifier == "build" else { return }
      tabs.last?.badgeValue = "running"
      build = BackgroundProgram(ChildProgram("no-such-program")) { [weak self] _ in
        self?.tabs.last?.badgeValue = "ended"
      }
    }
  }

  @Test func `a script continues with the result of a program, and waits for none`() throws {
    let runner = ScriptRunner(RecordedHost { BuildHost() }) { _ in }
    try runner.run(HostScript(parsing: "tap build\nwait until badge build: ended"))
  }

  @Test func `a simulated program runs until it is canceled`() throws {
    BackgroundProgram.execution = .simulated { _ in .running() }
    defer { BackgroundProgram.execution = .automatic }
    let recorded = RecordedHost { BuildHost() }
    let runner = ScriptRunner(recorded) { _ in }
    try runner.run(HostScript(parsing: "tap build\nwait until badge build: running"))
    recorded.host.build?.cancel()
    try runner.run(HostScript(parsing: "wait until badge build: ended"))
  }

  @Test func `in an exploration, each program has ended when the action has`() {
    var explorer = HostExplorer { RecordedHost { BuildHost() } }
    explorer.require("each program succeeds") { $0.build?.state.isSuccess != false }
    expectEqual(explorer.explore(steps: 200).violation?.name, nil)
  }
}
