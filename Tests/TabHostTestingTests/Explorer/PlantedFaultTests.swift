import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

/// Finding planted faults.
@MainActor struct PlantedFaultTests {
  @Test func `an app without a fault passes`() {
    let count = Soak.count(1000, full: 10_000)
    let exploration = FaultyShop.explorer(nil).explore(steps: count)
    expect(exploration.violation == nil, "\(exploration)")
    expectEqual(exploration.stepCount, count)
    expect(exploration.stateCount > 100)
  }

  @Test(arguments: FaultyShop.Fault.allCases)
  func `a fault is found within 10,000 steps and shortened to at most five`(
    fault: FaultyShop.Fault
  ) throws {
    let explorer = FaultyShop.explorer(fault)
    let exploration = explorer.explore(steps: 10_000)
    let violation = try #require(exploration.violation, "\(fault): \(exploration)")
    expect(violation.steps.count <= 5, "\(violation)")
    let again = try explorer.violation(running: HostScript(parsing: violation.script))
    expectEqual(again, violation)
    // Each step is needed.
    for index in violation.steps.indices {
      var steps = violation.steps
      steps.remove(at: index)
      let script = steps.joined(separator: "\n")
      let other = try? explorer.violation(running: HostScript(parsing: script))
      expect(other?.name != violation.name, "\(script)")
    }
    expectEqual(violation.name, expectedName(fault), "\(violation)")
  }

  private func expectedName(_ fault: FaultyShop.Fault) -> String {
    switch fault {
    case .selectsVetoedTab: FaultyShop.Rules.cart
    case .leaksPage: HostInvariant.release.rawValue
    case .losesOrder: HostInvariant.customization.rawValue
    case .handlesWrongRow: FaultyShop.Rules.swipe
    case .keepsPlayerOnScreen: HostInvariant.appearance.rawValue
    }
  }

  @Test func `a delegate that selects the vetoed tab violates an invariant of every host`() {
    var explorer = HostExplorer {
      let store = InMemoryTabCustomizationStore()
      return RecordedHost { FaultyShop(.selectsVetoedTab, store: store) }
    }
    explorer.seed = 7
    let violation = explorer.explore(steps: 10_000).violation
    expectEqual(violation?.name, HostInvariant.vetoes.rawValue)
    expect(violation?.steps.count ?? 0 <= 5)
  }
}
