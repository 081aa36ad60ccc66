import TabHost
import TabHostTerminal
import TabHostTesting
import Testing

@MainActor @Suite("A screen under random events") struct RandomEventTests {
  @Test(arguments: [3, 17, 92] as [UInt64])
  func `whatever a person does, there is a frame, and the host is sound`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
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
