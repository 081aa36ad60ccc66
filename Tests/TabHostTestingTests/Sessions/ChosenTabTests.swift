import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Scripts, recordings and explorations of tabs that the user chooses.
@MainActor struct ChosenTabTests {
  private let json = #"""
    {"traits":{"horizontal":"compact"},"compactTabIdentifiers":["a"],
     "tabs":["a",{"id":"b","placement":"sidebarOnly"},{"id":"hid","isHidden":true},
       {"id":"g","title":"G","children":["c",{"id":"d","isEnabled":false},{"id":"x","action":"Do"}]}],
     "answers":{"shouldSelectTab":{"b":false}}}
    """#

  @Test func `choosing is recorded, and a replay makes the same calls`() throws {
    let replay = try HostDescription(json: json).replay { original in
      let user = original.host.user
      for name in ["c", "b", "d", "hid", "x", "g", "a", "g"] { user.choose(name) }
      original.host.traitCollection.horizontalSizeClass = .regular
      user.choose("c")
    }
    let lines = replay.script.split(separator: "\n").filter { !$0.hasPrefix("expect ") }
    expectEqual(
      lines,
      [
        "strict", "choose c", "choose b", "choose d", "choose hid", "choose x", "choose g",
        "choose a", "choose g", "size regular", "choose c",
      ]
    )
    expect(replay.difference.isEmpty, "\(replay.difference)")
    expectEqual(replay.replayedState, replay.originalState)
  }

  @Test func `a tab that is not in the host can't be recorded`() throws {
    let host = try HostDescription(json: json).makeHost().host
    var text = ""
    let recorder = SessionRecorder(of: host) { text += $0 }
    host.user.choose(.bare("foreign"))
    recorder.finish()
    expectEqual(text, "# no command for: choose\n")
  }

  @Test func `an exploration chooses tabs that are nowhere on screen`() throws {
    var explorer = try HostExplorer(describedBy: json)
    explorer.weights = [.selecting: 1]
    explorer.require("c is never selected") { $0.selectedTab?.identifier != "c" }
    expectEqual(explorer.explore(steps: 200).violation?.steps, ["choose c"])
    explorer = try HostExplorer(describedBy: json)
    explorer.weights = [.selecting: 1]
    explorer.check("nothing is refused") { step in
      if case .refused(let refusal) = step.outcome { refusal.rawValue } else { nil }
    }
    expect(explorer.explore(steps: 200).violation == nil)
  }
}
