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
        let screen = HostScreen(host: original.host, size: CellSize(columns: 80, rows: 24))
        // Pasted paths are text, because no command drops several files on an action.
        screen.fileExists = { _ in false }
        play(Soak.count(120, full: 1000), on: screen, seed: seed)
      }
      let instructions = Soak.replay(seed)
      #expect(replay.difference.isEmpty, "\(instructions)\n\(replay.difference)\n\(replay.script)")
      #expect(replay.replayedState == replay.originalState, "\(instructions)")
    }
  }

  /// Sends random events until the user has performed a number of actions.
  private func play(_ count: Int, on screen: HostScreen, seed: UInt64) {
    let counter = ActionCounter()
    screen.host.addObserver(counter, of: [.action])
    var random = SplitMix64(seed: seed)
    var user = RandomUser(screen)
    var clock = Duration.zero
    while counter.count < count {
      clock += .milliseconds(10)
      switch user.next(&random) {
      case .event(let event): screen.handle(event, at: clock)
      case .pause(let time):
        clock += time
        screen.tick(at: clock)
      // A command closes what it opens, so a menu that is open during a change has no command.
      case .resize where screen.host.openMenu != nil || screen.host.sidebar.swipedRow != nil: break
      case .resize(let size): screen.size = size
      case .redraw(let drawing): screen.options.drawing = drawing
      }
      _ = screen.takeRequests()
      _ = screen.frame()
    }
    // A command closes what it opens, so nothing is open at the end of a session either.
    if screen.host.openMenu != nil { screen.host.user.closeMenu() }
    if screen.host.sidebar.swipedRow != nil { screen.host.user.closeSwipeActions() }
  }
}

/// Counts the actions of the user.
@MainActor private final class ActionCounter: TabHostObserver {
  var count = 0

  func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) { count += 1 }
}
