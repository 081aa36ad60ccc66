import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Records a random session in a terminal, and runs the recorded script without one.
@MainActor struct RecordedTerminalTests {
  private let description: HostDescription

  init() throws {
    description = try HostDescription(
      json: #"""
        {"traits":{"idiom":"terminal"},"tabs":["home",{"id":"list","allowsHiding":true},{"kind":"search"},
          {"id":"work","children":["mail",{"id":"news","badge":"2"},"chat"],
           "allowsReordering":true,"actions":[{"id":"new","title":"New folder"}]},
          {"id":"fun","children":["games",{"id":"films","isEnabled":false}],"managed":true,
           "content":true,"sidebarDestination":true}],
         "allowsReordering":true,
         "answers":{"shouldSelectTab":{"chat":false},"drop":{"mail":"copy"},
          "swipe":{"mail":{"trailing":[{"title":"Pin"},{"title":"Delete"}]}},
          "menu":{"home":[{"title":"Share","children":[{"title":"Mail"}]},{"title":"Info"}]}}}
        """#
    )
  }

  @Test func `a long session of actions makes the same calls when it is replayed`() throws {
    for seed in Soak.seeds(1...1, more: 20) {
      let replay = try description.replay { original in
        var explorer = HostExplorer { RecordedHost(original) }
        explorer.seed = seed
        explorer.weights = [:]
        explorer.invariants = []
        explorer.add("terminal") { host in
          let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
          // Pasted paths are text, because no command drops several files on an action.
          screen.fileExists = { _ in false }
          return TerminalUser(screen, isRecorded: true)
        }
        explorer.stepsPerRun = Soak.count(300, full: 2_500)
        _ = explorer.explore(steps: explorer.stepsPerRun)
        // A command closes what it opens, so nothing is open at the end of a session.
        if original.host.openMenu != nil { original.host.user.closeMenu() }
        if original.host.sidebar.swipedRow != nil { original.host.user.closeSwipeActions() }
      }
      let instructions = Soak.replay(seed)
      expect(replay.difference.isEmpty, "\(instructions)\n\(replay.difference)\n\(replay.script)")
      expectEqual(replay.replayedState, replay.originalState, "\(instructions)")
    }
  }
}
