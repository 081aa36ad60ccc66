import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Explorations that use pages, with pages that need no renderer.
@MainActor struct ExploredPageTests {
  /// A page that the user turns to a value, and that notes the input that it receives.
  private final class Dial: ViewController, InputContent {
    private(set) var value = 0
    private(set) var inputs: [String] = []
    var isStuck = false

    init(_ title: String) {
      super.init()
      self.title = title
    }

    var possibleInputs: [[String]] {
      (value > 0 ? [["turn", "left"]] : []) + (value < 2 ? [["turn", "right"]] : [])
    }

    func performInput(_ words: [String]) -> UserInteraction.Outcome? {
      switch words {
      case ["focus"], ["blur"]: inputs.append(words[0])
      case ["turn", "left"], ["turn", "right"]:
        return tabHostController?.user.input(words, to: self) {
          guard !isStuck else { return false }
          value += words[1] == "left" ? -1 : 1
          inputs.append(words[1])
          return true
        }
      default: return nil
      }
      return .performed
    }
  }

  /// Two dials, and a page that can't be used.
  private final class Dials: TabHostController {
    let first = Dial("First"), second = Dial("Second")

    override func viewDidLoad() {
      super.viewDidLoad()
      tabs = [("a", first), ("b", second)].map { name, page in
        TabItem(title: name, identifier: name) { _ in page }
      }
    }
  }

  private func explorer() -> HostExplorer<Dials> {
    var explorer = HostExplorer { RecordedHost { Dials() } }
    explorer.weights = [.usingContent: 4, .selecting: 1]
    return explorer
  }

  private func run(_ script: String, on host: TabHostController) throws {
    let runner = ScriptRunner(host: host, log: CallLog()) { _ in }
    try runner.run(HostScript(parsing: script))
  }

  @Test func `a violation by input to pages is a script of it, which repeats the violation`() throws
  {
    var explorer = explorer()
    explorer.never("the second dial is turned") { $0.second.value > 0 }
    let violation = try #require(explorer.explore(steps: 1000).violation)
    expectEqual(violation.steps, ["tap b", "content turn right"])
    let script = try HostScript(parsing: violation.script)
    try expectEqual(explorer.violation(running: script), violation)
  }

  @Test func `all sequences of input to pages are explored`() throws {
    var explorer = explorer()
    explorer.weights = [.usingContent: 1]
    explorer.never("the dial is at its end") { $0.first.value == 2 }
    expect(explorer.exploreAll(depth: 1).violation == nil)
    let violation = try #require(explorer.exploreAll(depth: 3).violation)
    expectEqual(violation.steps, ["content turn right", "content turn right"])
  }

  @Test func `without a screen, a page that receives input has the focus until it leaves`() throws {
    let dials = Dials()
    dials.appear()
    try run(
      "content turn right\ncontent turn right\ntap b\ncontent turn left\ncontent blur",
      on: dials
    )
    expectEqual(dials.first.inputs, ["focus", "right", "right", "blur"])
    expectEqual(dials.second.inputs, ["focus", "left", "blur"])
  }

  @Test func `input that has no effect is a step only if the page gets the focus`() throws {
    var explorer = HostExplorer {
      RecordedHost {
        let dials = Dials()
        for dial in [dials.first, dials.second] { dial.isStuck = true }
        return dials
      }
    }
    var outcomes: [UserInteraction.Outcome] = []
    explorer.check("outcomes are collected") { step in
      outcomes.append(step.outcome)
      return nil
    }
    let script = try HostScript(parsing: "content turn right\ncontent turn right")
    try expect(explorer.violation(running: script) == nil)
    expectEqual(outcomes, [.performed, .refused(.notAvailable)])
  }

  @Test func `a page below something modal or without its content receives no input`() {
    var explorer = explorer()
    explorer.changes["present"] = { host in
      if host.presentedControllers.isEmpty { host.present(Dial("Sheet"), animated: false) }
    }
    explorer.changes["hide"] = { $0.first.contentUnavailableConfiguration = .empty() }
    explorer.weights = [.usingContent: 4, .selecting: 1, .changing: 1, .answering: 1]
    var turned = 0
    explorer.check("nothing covers the page") { step in
      let host = step.host
      defer { turned = host.first.inputs.count { $0 == "left" || $0 == "right" } }
      guard step.command.hasPrefix("content") else { return nil }
      let isHidden =
        !host.presentedControllers.isEmpty || host.first.contentUnavailableConfiguration != nil
      let isTurned = host.first.inputs.count { $0 == "left" || $0 == "right" } > turned
      return isHidden && isTurned ? "it is turned" : nil
    }
    let exploration = explorer.explore(steps: 500)
    expect(exploration.violation == nil, "\(exploration)")
  }

  // MARK: - What is not touched

  @Test func `what no step has touched is listed below the numbers`() throws {
    var explorer = HostExplorer {
      RecordedHost {
        let about = FixedPage()
        about.title = "About"
        return TabHostController(
          tabs: [.showing(about, "about"), .showing(Dial("Dial"), "dial"), .shown("end")]
        )
      }
    }
    explorer.weights = [.changing: 1]
    explorer.changes["nothing"] = { _ in }
    explorer.add("network", weight: 0) { _ in nil }
    let exploration = explorer.explore(steps: 10)
    expectEqual(
      "\(exploration)",
      """
      explored 10 steps, 1 states, seed 1
      never selected: dial, end
      pages without input: about
      """
    )
    expectEqual(exploration.untouched.tabs, ["dial", "end"])
    explorer.weights = [.selecting: 8, .usingContent: 1]
    explorer.add("clock", weight: 1) { _ in nil }
    let short = explorer.explore(steps: 12).untouched
    expectEqual(short.changes, ["act clock"])
    expect(short.inputs.allSatisfy { $0.hasPrefix("content turn ") || $0 == "content blur" })
    explorer.weights = [.selecting: 1, .usingContent: 4]
    let long = explorer.explore(steps: 500).untouched
    expectEqual(long.tabs + long.inputs, [])
    expectEqual(long.pages, ["about"])
  }

  /// A page with a class of its own that receives no input.
  private final class FixedPage: ViewController {}

  // MARK: - Other roots

  @Test func `rules of an app are not checked while a root of another class is shown`() {
    final class Locked: TabHostController {}
    let window = TabHostWindow()
    window.rootViewController = Dials()
    var explorer = HostExplorer {
      window.rootViewController = Dials()
      return RecordedHost { window.host as? Dials ?? Dials() }
    }
    var commands: [String] = []
    explorer.weights = [.changing: 1]
    explorer.changes["lock"] = { [weak window] _ in window?.rootViewController = Locked() }
    explorer.check("commands are collected") { step in
      commands.append(step.command)
      return nil
    }
    expect(explorer.explore(steps: 3).violation == nil)
    expectEqual(commands, [""])
  }

  // MARK: - Tasks

  @Test func `a task of the app runs after the exploration`() async {
    var steps: [String] = []
    var tasks: [Task<Void, Never>] = []
    var explorer = explorer()
    explorer.weights = [.changing: 1]
    explorer.changes["download"] = { _ in
      steps.append("begin")
      tasks.append(Task { steps.append("end") })
    }
    _ = explorer.explore(steps: 2)
    expectEqual(steps, ["begin", "begin"])
    for task in tasks { await task.value }
    expectEqual(steps, ["begin", "begin", "end", "end"])
  }
}
