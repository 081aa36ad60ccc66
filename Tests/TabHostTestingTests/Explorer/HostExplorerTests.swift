import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Exploring a host.
@MainActor struct HostExplorerTests {
  private let mail =
    #"{"mode":"tabSidebar","tabs":["inbox","sent",{"id":"lists","children":["a","b"]}]}"#

  private func explorer(_ json: String? = nil) throws -> HostExplorer<TabHostController> {
    try HostExplorer(describedBy: json ?? mail)
  }

  // MARK: - Results

  @Test func `the same seed performs the same steps`() throws {
    func steps(_ seed: UInt64) throws -> [String] {
      var steps: [String] = []
      var explorer = try explorer()
      explorer.seed = seed
      explorer.check("steps are recorded") { step in
        steps.append("\(step.command): \(step.outcome) \(step.calls)")
        return nil
      }
      _ = explorer.explore(steps: 200)
      return steps
    }
    try expectEqual(steps(1), steps(1))
    try expect(steps(1) != steps(2))
  }

  @Test func `a result has the numbers of steps and states`() throws {
    var explorer = try explorer(#"{"tabs":["a","b","c"]}"#)
    explorer.weights = [.selecting: 1]
    expectEqual("\(explorer.explore(steps: 100))", "explored 100 steps, 3 states, seed 1")
  }

  @Test(arguments: [UInt64(1), 2, 3]) func `the number of states is that of different host states`(
    seed: UInt64
  ) throws {
    var random = RandomDescription(seed: seed)
    var explorer = try explorer(random.json())
    var states: Set<HostState> = []
    explorer.seed = seed
    explorer.invariants = []
    explorer.weights[.programming] = 8
    // A restart ends editing first, which is no step of its own.
    explorer.weights[.restarting] = 0
    explorer.require("states are collected") { host in
      states.insert(HostState(of: host))
      return true
    }
    expectEqual(explorer.explore(steps: 1000).stateCount, states.count)
    expect(states.count > 40)
  }

  @Test func `a host on which nothing is possible ends the exploration`() throws {
    var explorer = try explorer(#"{"tabs":[]}"#)
    explorer.weights = [.selecting: 1]
    expectEqual(explorer.explore(steps: 100).stepCount, 0)
  }

  @Test func `impossible actions are attempted by choice`() throws {
    var explorer = try explorer(#"{"tabs":["a",{"id":"b","isEnabled":false}]}"#)
    explorer.weights = [.selecting: 1]
    explorer.check("nothing is refused") { $0.outcome == .refused(.disabled) ? "it is" : nil }
    expect(explorer.explore(steps: 100).violation == nil)
    explorer.attemptsImpossible = true
    expectEqual(explorer.explore(steps: 100).violation?.steps, ["tap b"])
  }

  /// Returns the commands of 100 steps. That of the launch is empty.
  private func commands(of explorer: HostExplorer<TabHostController>) -> Set<String> {
    var explorer = explorer
    var commands: Set<String> = []
    explorer.check("commands are recorded") { step in
      commands.insert(step.command)
      return nil
    }
    _ = explorer.explore(steps: 100)
    return commands
  }

  @Test func `a crash while exploring writes the steps so far, first`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      var explorer = HostExplorer {
        RecordedHost { TabHostController(tabs: [.shown("a"), .shown("b")]) }
      }
      explorer.weights = [.selecting: 1]
      explorer.require("b traps") { host in
        precondition(host.selectedTab?.identifier != "b", "the app has a fault")
        return true
      }
      _ = explorer.explore(steps: 100)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "crashed while exploring, after:"))
    expect(lines[start...].contains("tap b"))
  }

  @Test func `the name of a tab is quoted if it is a keyword of a command`() throws {
    var explorer = try explorer(#"{"tabs":["host","b"]}"#)
    explorer.weights = [.programming: 1]
    expect(commands(of: explorer).isDisjoint(with: ["set host title New"]))
    expect(commands(of: explorer).contains(#"set "host" title New"#))
  }

  @Test func `a kind without a weight is never performed`() throws {
    var explorer = try explorer()
    explorer.weights = [.resizing: 1]
    expectEqual(
      commands(of: explorer),
      [
        "", "size compact", "size regular", "rotate portrait", "rotate landscape",
      ]
    )
  }

  @Test func `the user drags rows and drops items`() throws {
    var explorer = try explorer(#"{"mode":"tabSidebar","tabs":["a","b"]}"#)
    explorer.weights = [.dragging: 1]
    explorer.droppedTypes = ["photo"]
    explorer.attemptsImpossible = true
    expectEqual(
      commands(of: explorer),
      [
        "", "drag-row a", "drag-row b", "drop photo on a", "drop photo on b",
      ]
    )
  }

  @Test func `the user drags the first elements of a page onto tabs and places of the page`() {
    final class Shelf: ViewController, DraggableContent, DroppableContent {
      var dropPlaces: [DropPlace] {
        DropPlace.Position.allCases.map { position in
          DropPlace(id: position, title: "Moss", position: position, handler: DropHandler { _ in })
        }
      }

      var draggableElements: [DraggableElement] {
        ["Moss", "Rain", "Snow", "Fog", "Hail"].map { title in
          DraggableElement(id: title, title: title, isEnabled: title != "Rain") { _ in
            [DragItem.ofType("photo")]
          }
        }
      }
    }
    var explorer = HostExplorer {
      RecordedHost {
        let host = TabHostController(
          tabs: ["a", "b"].map { TabItem(title: $0, identifier: $0) { _ in Shelf() } }
        )
        host.mode = .tabSidebar
        return host
      }
    }
    explorer.weights = [.dragging: 1]
    let items = ["Moss", "Snow", "Fog"].flatMap { title in
      ["a", "b", "place Moss", "place before Moss", "place after Moss"].map {
        "drag-item \(title) on \($0)"
      }
    }
    expectEqual(commands(of: explorer).filter { $0.hasPrefix("drag-item") }, Set(items))
  }

  @Test func `changes by code do not move the last tab out of a group`() throws {
    var explorer = try explorer(#"{"tabs":["a",{"id":"g","children":["b","c"]}]}"#)
    explorer.weights = [.programming: 4, .selecting: 1]
    let exploration = explorer.explore(steps: Soak.count(1000, full: 3000))
    expect(exploration.violation == nil, "\(exploration)")
  }

  // MARK: - Rules

  @Test func `a rule is violated by the launch`() throws {
    var explorer = try explorer()
    explorer.never("the inbox is selected") { $0.selectedTab?.identifier == "inbox" }
    let violation = try #require(explorer.explore(steps: 100).violation)
    expectEqual(violation.steps, [])
    expect(violation.before == nil)
    expectEqual(violation.hostDescription, #"{"tabs":["inbox"]}"#)
  }

  @Test func `a violation has the script, the smallest host and the states around the last step`()
    throws
  {
    var explorer = try explorer()
    explorer.never("b is selected") { $0.selectedTab?.identifier == "b" }
    let violation = try #require(explorer.explore(steps: 1000).violation)
    expectEqual(violation.steps.count, 1, "\(violation.steps)")
    expectEqual(violation.name, "b is selected")
    expectEqual(violation.reason, "the condition holds")
    let smallest = try HostDescription(json: #require(violation.hostDescription)).makeHost().host
    expectEqual(violation.before, Snapshot(stateOf: smallest))
    expect(violation.after.text.hasPrefix("selected: "))
    expect("\(violation)".hasPrefix("\(violation.script)violated: b is selected\nthe condition"))
    // Without a, the launch would select b.
    expectEqual(violation.hostDescription, #"{"tabs":[{"children":["a","b"],"id":"lists"}]}"#)
  }

  @Test func `a violation that the same steps do not repeat is reported as such`() throws {
    var launches = 0
    var explorer = HostExplorer {
      launches += 1
      let isFirst = launches == 1
      return RecordedHost { TabHostController(tabs: isFirst ? [TabItem.bare("a")] : []) }
    }
    explorer.never("there are tabs") { !$0.tabs.isEmpty }
    let violation = try #require(explorer.explore(steps: 10).violation)
    expectEqual(violation.name, "there are tabs")
    expectEqual(
      violation.reason,
      "the condition holds; not repeatable, so the app is not deterministic: the runs differ in the "
        + "launch, call 1: diagnostic missingContent [a]: neither the tab nor a group above it has "
        + "content; set a view provider in one run, none in the other"
    )
  }

  @Test func `where two runs of the same steps differ, the step and the call are reported`() throws
  {
    let permitting = try HostDescription(json: #"{"tabs":["a","b"]}"#)
    let vetoing = try HostDescription(
      json: #"{"tabs":["a","b"],"answers":{"shouldSelectTab":{"b":false}}}"#
    )
    var launches = 0
    var explorer = HostExplorer {
      launches += 1
      return RecordedHost((launches == 1 ? permitting : vetoing).makeHost())
    }
    explorer.weights = [.selecting: 1]
    explorer.never("b is selected") { $0.selectedTab?.identifier == "b" }
    let violation = try #require(explorer.explore(steps: 100).violation)
    let step = violation.steps.count
    expectEqual(
      violation.reason,
      "the condition holds; not repeatable, so the app is not deterministic: the runs differ in step "
        + "\(step), \(violation.steps[step - 1]), call 1: shouldSelectTab(b) -> true in one "
        + "run, shouldSelectTab(b) -> false in the other"
    )
  }

  @Test func `a snapshot is drawn by the given closure`() throws {
    var explorer = try explorer()
    explorer.draw = { Snapshot(frame: "[\($0.selectedTab?.identifier ?? "")]") }
    explorer.never("sent is selected") { $0.selectedTab?.identifier == "sent" }
    let violation = try #require(explorer.explore(steps: 1000).violation)
    expectEqual(violation.before?.text, "[inbox]")
    expectEqual(violation.after.text, "[sent]")
  }

  @Test(arguments: [
    ("tap b\ntap a\ntap b\ntap b", nil), ("tap b\ntap c\ntap b", "a is visited"),
  ])
  func `a condition has to hold again within a number of steps`(
    script: String,
    name: String?
  ) throws {
    var explorer = try explorer(#"{"tabs":["a","b","c"]}"#)
    explorer.eventually("a is visited", within: 2) { $0.selectedTab?.identifier == "a" }
    try expectEqual(explorer.violation(running: HostScript(parsing: script))?.name, name)
  }

  @Test(arguments: [
    ("tap b\ntap c\ntap a", nil), ("tap a\ntap a", nil), ("tap b\ntap b\ntap b", "b leads to c"),
    ("tap b\ntap c\ntap b\ntap a\ntap a", "b leads to c"),
  ])
  func `a condition has to follow another one`(script: String, name: String?) throws {
    var explorer = try explorer(#"{"tabs":["a","b","c"]}"#)
    explorer.after(
      "b leads to c",
      { $0.selectedTab?.identifier == "b" },
      then: { $0.selectedTab?.identifier == "c" },
      within: 1
    )
    try expectEqual(explorer.violation(running: HostScript(parsing: script))?.name, name)
  }

  @Test func `a check reports the problem that it returns`() throws {
    var explorer = try explorer(#"{"tabs":["a","b"]}"#)
    explorer.check("the first tab is selected") { step in
      let name = step.host.selectedTab?.identifier ?? "nothing"
      return name == "a" ? nil : "\(name) is selected by \(step.command)"
    }
    let violation = try #require(explorer.explore(steps: 1000).violation)
    expectEqual(violation.name, "the first tab is selected")
    expectEqual(violation.reason, "b is selected by \(violation.steps[0])")
  }

  @Test func `a change of the app is a step`() throws {
    var explorer = try explorer()
    explorer.weights = [.changing: 1]
    explorer.changes["lock the inbox"] = { $0.tab(forIdentifier: "inbox")?.isEnabled = false }
    explorer.require("the inbox is enabled") {
      $0.tab(forIdentifier: "inbox")?.isEnabled != false
    }
    expectEqual(explorer.explore(steps: 10).violation?.script, "change \"lock the inbox\"\n")
  }

  @Test(arguments: [("b", "b is hidden"), ("lists", "b is in the hidden lists")])
  func `a selected tab that is hidden by itself or with its group is a violation`(
    hidden: String,
    reason: String
  ) throws {
    let script = try HostScript(parsing: "set \(hidden) isHidden true\nselect b")
    let violation = try #require(try explorer().violation(running: script))
    expectEqual(violation.name, HostInvariant.visibility.rawValue)
    expectEqual(violation.reason, reason)
  }

  @Test func `a diagnostic is a violation`() throws {
    let explorer = try explorer(#"{"tabs":["a",{"id":"b","content":false}]}"#)
    let violation = try #require(explorer.explore(steps: 1000).violation)
    expectEqual(violation.name, HostInvariant.diagnostics.rawValue)
    expect(violation.reason.hasPrefix("diagnostic missingContent [b]: "))
    expectEqual(violation.steps.count, 1, "\(violation.steps)")
  }

  @Test func `a number of calls above the limit is a violation`() throws {
    var explorer = try explorer(#"{"tabs":["a","b"]}"#)
    explorer.maximumCallCount = 8
    let violation = try #require(explorer.explore(steps: 100).violation)
    expectEqual(violation.name, HostInvariant.callCount.rawValue)
    expectEqual(violation.steps.count, 1, "\(violation.steps)")
  }

  // MARK: - All sequences

  @Test func `all states of a small host are reached`() throws {
    var explorer = try explorer(#"{"tabs":["a","b","c"]}"#)
    explorer.weights = [.selecting: 1]
    let all = explorer.exploreAll(depth: 5)
    expectEqual("\(all)", "explored 9 steps, 3 states, all states")
    expectEqual("\(explorer.exploreAll(depth: 1))", "explored 3 steps, 3 states, bound reached")
    let limited = explorer.exploreAll(depth: 5, maximumStates: 2)
    expectEqual(limited.stateCount, 2)
    expect(limited.reachedBound)
  }

  @Test func `the shortest sequence to a violation is found`() throws {
    var explorer = try explorer(
      #"{"mode":"tabSidebar","tabs":["a","b"],"answers":{"menu":{"b":[{"title":"Open"}]}}}"#
    )
    explorer.check("the menu is never used") { $0.calls.contains(.handler("Open")) ? "it is" : nil }
    let exploration = explorer.exploreAll(depth: 3)
    expectEqual(exploration.violation?.steps, ["menu b Open"])
    expect(exploration.seed == nil)
  }

  // MARK: - Tests

  @Test func `a violation becomes a test of the smallest host`() throws {
    var explorer = try explorer()
    explorer.never("sent is selected") { $0.selectedTab?.identifier == "sent" }
    let violation = try #require(explorer.explore(steps: 1000).violation)
    let source = try #require(try explorer.test(of: violation, named: "sent is selected"))
    expect(source.contains("@MainActor @Test func `sent is selected`() throws {"))
    expect(source.contains(".shouldSelectTab(\"sent\", answer: true)"))
    try expect(explorer.test(of: violation, named: "a`b") == nil)
  }

  @Test func `a test of an app performs its changes`() throws {
    var explorer = HostExplorer { RecordedHost { TabHostController(tabs: []) } }
    explorer.weights = [.changing: 1]
    explorer.changes["add"] = {
      $0.tabs = [TabItem(title: "A", identifier: "a") { _ in ViewController() }]
    }
    explorer.never("there are tabs") { !$0.tabs.isEmpty }
    let violation = try #require(explorer.explore(steps: 10).violation)
    try expect(explorer.test(of: violation, named: "adding") == nil)
    let app = ScriptTest.App(setup: ["let (app, changes) = shop()"])
    let source = try #require(try explorer.test(of: violation, named: "adding", app: app))
    expect(source.contains("  runner.changes = changes\n"))
    expect(source.contains("  try runner.run(HostScript(parsing: \"change add\"))\n"))
  }

  @Test func `a script runs in batches and reports unknown tabs`() throws {
    var explorer = try explorer(#"{"tabs":["a","b"]}"#)
    explorer.never("c is selected") { $0.selectedTab?.identifier == "c" }
    let script = try HostScript(parsing: "batch\nadd c\nselect c\nend\nrestart")
    try expectEqual(explorer.violation(running: script)?.steps, ["batch\nadd c\nselect c\nend"])
    #expect(throws: ScriptError.self) {
      try explorer.violation(running: HostScript(parsing: "tap x"))
    }
  }
}
