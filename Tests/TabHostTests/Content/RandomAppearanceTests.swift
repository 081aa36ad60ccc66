import TabHost
import TabHostTestSupport
import Testing

/// Random changes of containers, stacks and hosts, also inside appearance calls.
@MainActor struct RandomAppearanceTests {
  @Test(arguments: Soak.seeds([1], more: 20))
  func `appearance calls balance, and states agree with what is shown`(seed: UInt64) {
    let programs = Soak.seed == nil ? 300 : 1
    for number in 0..<UInt64(programs) {
      let seed = Soak.seed ?? seed &* 1_000 &+ number
      if let problem = Self.problem(ofProgram: seed) {
        Issue.record("\(problem)\n\(Soak.replay(seed))")
        return
      }
    }
  }

  /// Runs a program and returns what is wrong after one of its changes, or at its end.
  private static func problem(ofProgram seed: UInt64) -> String? {
    var world: RandomAppearance? = RandomAppearance(seed: seed)
    for _ in 0..<12 {
      world?.step()
      if let world, let problem = world.problem {
        return "\(problem)\n\(world.log.joined(separator: "\n"))"
      }
    }
    let nodes = world?.nodes.map { node in { [weak node] in node } } ?? []
    let log = world?.log ?? []
    world = nil
    let leaked = nodes.compactMap { $0()?.name }
    return leaked.isEmpty ? nil : "\(leaked) are not released\n\(log.joined(separator: "\n"))"
  }
}
