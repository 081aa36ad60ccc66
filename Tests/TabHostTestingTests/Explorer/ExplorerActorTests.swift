import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Actors and callbacks in an exploration.
@MainActor struct ExplorerActorTests {
  private static let json = #"{"mode":"tabBar","tabs":["a","b","c"]}"#

  /// Selects a tab, or only counts.
  private final class Selector: ExplorerActor {
    private weak var host: TabHostController?
    private(set) var count = 0

    init(_ host: TabHostController) { self.host = host }

    func act(_ random: ExplorerRandom) {
      count += 1
      let name = random.pick(["a", "b", "c"])
      random.note("select \(name)")
      host?.selectedTab = host?.tab(forIdentifier: name)
    }
  }

  private func explorer() throws -> HostExplorer<TabHostController> {
    var explorer = try HostExplorer(describedBy: Self.json)
    explorer.weights = [:]
    explorer.add("selector") { Selector($0) }
    return explorer
  }

  @Test func `a violation by an actor has one step with its notes, and can be repeated`() throws {
    var explorer = try explorer()
    explorer.weights = [.selecting: 3]
    explorer.check("the app never selects c") { step in
      let isApp = step.command.hasPrefix("act ")
      return isApp && step.host.selectedTab?.identifier == "c" ? "it does" : nil
    }
    let violation = try #require(explorer.explore(steps: 1000).violation)
    expectEqual(violation.steps.count, 1)
    expectEqual(violation.notes, [["select c"]])
    expect(violation.description.hasPrefix("\(violation.steps[0])\n#   select c\nviolated: "))
    let script = try HostScript(parsing: violation.script)
    try expectEqual(explorer.violation(running: script)?.notes, violation.notes)
  }

  @Test func `each launch has actors of its own, which rules find`() throws {
    var explorer = try explorer()
    explorer.stepsPerRun = 5
    explorer.weights[.restarting] = 1
    var counts: [Int] = []
    explorer.check("counts are collected") { step in
      counts.append(step.actor(Selector.self)?.count ?? -1)
      return nil
    }
    let restarts = try HostScript(
      parsing: "act selector 1\nact selector 2\nrestart\nact selector 3"
    )
    try expect(explorer.violation(running: restarts) == nil)
    expectEqual(counts, [0, 1, 2, 0, 1])
  }

  @Test func `callbacks make changes in the step after they may`() throws {
    var explorer = try explorer()
    explorer.weights = [.selecting: 1, .reentering: 1]
    explorer.changes["select c"] = { $0.selectedTab = $0.tab(forIdentifier: "c") }
    explorer.check("a tap on b selects b") { step in
      let isTap = step.command == "tap b" && step.outcome == .performed
      return isTap && step.host.selectedTab?.identifier != "b" ? "it does not" : nil
    }
    let violation = try #require(explorer.explore(steps: 2000).violation)
    expectEqual(violation.steps.count, 2)
    expect(violation.steps[0].hasPrefix("reenter "))
    expectEqual(violation.steps[1], "tap b")
    expectEqual(violation.notes[1].first?.hasPrefix("in "), true)
    // Without the permission, and in the step after the next one, nothing is changed.
    for script in ["tap b", "\(violation.steps[0])\ntap a\ntap b"] {
      try expect(explorer.violation(running: HostScript(parsing: script)) == nil)
    }
  }

  @Test func `an actor that must not act in callbacks is left out`() throws {
    final class Outsider: ExplorerActor {
      var isCalled = false
      var actsInCallbacks: Bool { false }
      func act(_ random: ExplorerRandom) { isCalled = true }
    }
    var explorer = try HostExplorer(describedBy: Self.json)
    explorer.weights = [.selecting: 1, .reentering: 2]
    explorer.add("outsider", weight: 0) { _ in Outsider() }
    explorer.check("the outsider is not called") { step in
      step.actor(Outsider.self)?.isCalled == true ? "it is called" : nil
    }
    expect(explorer.explore(steps: 200).violation == nil)
  }

  @Test func `the decisions of an app are the same in each launch`() throws {
    var texts: Set<String> = []
    var explorer = HostExplorer { random in
      RecordedHost {
        let title = "\(random.roll(1_000_000))"
        return TabHostController(
          tabs: [TabItem(title: title, identifier: "a") { _ in ViewController() }]
        )
      }
    }
    explorer.stepsPerRun = 3
    explorer.require("titles are collected") { host in
      texts.insert(host.tabs[0].title)
      return true
    }
    _ = explorer.explore(steps: 30)
    expectEqual(texts.count, 1)
  }
}
