import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Records random actions on random hosts, and runs the recorded scripts.
@MainActor @Suite("Replaying sessions") struct RecordedReplayTests {
  @Test
  func `a recorded session makes the same calls and ends in the same state when it is replayed`()
    throws
  {
    for seed in Soak.seeds(1...200, more: 2000) {
      var random = RandomDescription(seed: seed)
      let description = try HostDescription(json: random.json())
      let original = RecordedHost(description.makeHost())
      var script = ""
      let recorder = SessionRecorder(of: original.host) { script += $0 }
      var explorer = HostExplorer { original }
      explorer.seed = seed
      explorer.weights[.restarting] = 0
      explorer.attemptsImpossible = true
      // A random group may have nothing to show.
      explorer.invariants.remove(.diagnostics)
      let exploration = explorer.explore(steps: 30)
      recorder.finish()
      #expect(exploration.violation == nil, "\(Soak.replay(seed))\n\(exploration)")

      let replayed = description.makeHost()
      try ScriptRunner(replayed) { _ in }.run(HostScript(parsing: script))
      let difference = CallDifference(
        expected: original.log.entries,
        actual: replayed.log.entries
      )
      #expect(difference.isEmpty, "\(Soak.replay(seed))\n\(script)\(difference)")
      #expect(HostState(of: replayed.host) == HostState(of: original.host), "\(Soak.replay(seed))")
      #expect(!script.contains("# no command"), "\(script)")
      if !difference.isEmpty { return }
    }
  }
}
