import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

@MainActor @Suite("A screen under random events") struct RandomEventTests {
  @Test(arguments: [3, 17, 92] as [UInt64])
  func `whatever a person does, there is a frame, and the host is sound`(seed: UInt64) {
    var random = Numbers(state: seed)
    let fixture = ScreenFixture(more: 3)
    let bindings = KeyBindings.standard.bindings
    for step in 0..<2_000 {
      let place = CellPoint(
        column: Int.random(in: -1..<90, using: &random),
        row: Int.random(in: -1..<30, using: &random)
      )
      switch Int.random(in: 0..<10, using: &random) {
      case 0...4:
        let binding = bindings[Int.random(in: 0..<bindings.count, using: &random)]
        fixture.screen.handle(
          .key(KeyPress(binding.key, modifiers: binding.modifiers)),
          at: .milliseconds(step)
        )
      case 5...7:
        let kinds: [MouseEvent.Kind] = [.press, .release, .drag, .move]
        let buttons: [MouseEvent.Button] = [.left, .left, .left, .right, .wheelUp, .wheelDown]
        fixture.mouse(
          kinds[Int.random(in: 0..<kinds.count, using: &random)],
          buttons[Int.random(in: 0..<buttons.count, using: &random)],
          place,
          at: .milliseconds(step * 100)
        )
      case 8: fixture.screen.handle(.paste(PastedText("\u{1B}[2J text")), at: .zero)
      default:
        fixture.screen.size = CellSize(
          columns: Int.random(in: 1..<90, using: &random),
          rows: Int.random(in: 1..<30, using: &random)
        )
      }
      let frame = fixture.screen.frame()
      let selected = fixture.host.selectedTab
      guard frame.size == fixture.screen.size, selected?.tabHostController === fixture.host else {
        Issue.record("seed \(seed), step \(step)")
        return
      }
    }
    #expect(fixture.log.diagnostics.isEmpty, "seed \(seed)")
  }
}

/// Numbers that are the same for the same seed (SplitMix64).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
