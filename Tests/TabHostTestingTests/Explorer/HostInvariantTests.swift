import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Invariants of every host.
@MainActor struct HostInvariantTests {
  @Test func `random hosts violate no invariant`() throws {
    for seed in Soak.seeds(1...6, more: 1034) {
      var random = RandomDescription(seed: seed)
      let description = try HostDescription(json: random.json())
      var explorer = HostExplorer {
        let described = description.makeHost()
        PresentingApp.install(in: described.host)
        return RecordedHost(described)
      }
      explorer.seed = seed
      // A random group may have nothing to show.
      explorer.invariants.remove(.diagnostics)
      explorer.droppedTypes = ["photo"]
      explorer.attemptsImpossible = seed.isMultiple(of: 3)
      let exploration = explorer.explore(steps: 100)
      expect(exploration.violation == nil, "\(Soak.replay(seed))\n\(exploration)")
    }
  }

  @Test func `random changes by code violate no invariant`() throws {
    for seed in Soak.seeds(1...6, more: 1034) {
      var random = RandomDescription(seed: seed)
      var explorer = try HostExplorer(describedBy: random.json())
      explorer.seed = seed
      explorer.invariants.remove(.diagnostics)
      explorer.weights[.programming] = 10
      let exploration = explorer.explore(steps: 100)
      expect(exploration.violation == nil, "\(Soak.replay(seed))\n\(exploration)")
    }
  }

  @Test func `a sidebar that becomes available again can be hidden again`() throws {
    // While there is no sidebar, the rotation is not notified.
    let script = try HostScript(
      parsing: "rotate portrait\nmode tabBar\nrotate landscape\nmode automatic\nsidebar toggle"
    )
    let explorer = try HostExplorer(describedBy: #"{"tabs":[{"id":"a","children":["b"]}]}"#)
    try expect(explorer.violation(running: script) == nil)
  }

  @Test func `an open menu of a button in a popover violates no invariant`() throws {
    var explorer = try HostExplorer(describedBy: #"{"tabs":["a"]}"#)
    var openMenu: MenuSession?
    explorer.changes["open"] = { host in
      let button = BarButtonItem(title: "More", menu: Menu(children: [Action(title: "A") { _ in }]))
      let page = ViewController()
      page.navigationItem.rightBarButtonItem = button
      let stack = NavigationController(rootViewController: page)
      stack.modalPresentationStyle = .popover
      stack.popoverPresentationController?.sourceItem = host.tabs[0]
      host.present(stack, animated: false)
      host.user.tapBarButton(button)
      openMenu = host.openMenu
    }
    try expect(explorer.violation(running: HostScript(parsing: "change open")) == nil)
    expectEqual(openMenu?.barButton?.title, "More")
  }

  @Test func `explored steps are recorded as a script that makes the same calls`() throws {
    for seed in Soak.seeds(1...30, more: 2_150) {
      var random = RandomDescription(seed: seed)
      let description = try HostDescription(json: random.json())
      let prepare = { (host: TabHostController) in
        PresentingApp.install(in: host)
        host.sidebar.displayedRows = 0..<9
        for tab in host.tabs {
          tab.dragItemsProvider = { _ in [DragItem.ofType("text")] }
          tab.dropHandler = DropHandler(accepting: ["text"]) { _ in }
        }
      }
      let replay = try description.replay(preparing: prepare) { original in
        var explorer = HostExplorer { RecordedHost(original) }
        explorer.seed = seed
        explorer.weights[.restarting] = 0
        explorer.attemptsImpossible = true
        explorer.invariants = []
        explorer.add("gestures", weight: 6) { OpenGestureActor($0) }
        _ = explorer.explore(steps: 30)
      }
      let instructions = Soak.replay(seed)
      expect(replay.difference.isEmpty, "\(instructions)\n\(replay.script)\(replay.difference)")
      expectEqual(replay.replayedState, replay.originalState, "\(instructions)")
      expect(!replay.script.contains("# no command"), "\(replay.script)")
      if !replay.difference.isEmpty { return }
    }
  }
}
