import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("Invariants of every host") struct HostInvariantTests {
  @Test func `random hosts violate no invariant`() throws {
    for seed in Soak.seeds(1...40, more: 1000) {
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
      #expect(exploration.violation == nil, "\(Soak.replay(seed))\n\(exploration)")
    }
  }

  @Test func `random changes by code violate no invariant`() throws {
    for seed in Soak.seeds(1...40, more: 1000) {
      var random = RandomDescription(seed: seed)
      var explorer = try HostExplorer(describedBy: random.json())
      explorer.seed = seed
      explorer.invariants.remove(.diagnostics)
      explorer.weights[.programming] = 10
      let exploration = explorer.explore(steps: 100)
      #expect(exploration.violation == nil, "\(Soak.replay(seed))\n\(exploration)")
    }
  }
}
