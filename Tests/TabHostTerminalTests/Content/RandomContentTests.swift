import TabHost
import Testing

@testable import TabHostTerminal

@MainActor @Suite("Content under random events") struct RandomContentTests {
  @Test(arguments: [5, 23, 71] as [UInt64])
  func `whatever a person and the app do, there is a frame`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
    let fixture = ContentFixture(60, 14, isRightToLeft: seed == 23)
    let accessory = TabAccessory(contentView: Notebook("now"))
    fixture.host.tabBarMinimizeBehavior = .onScrollDown
    let keys: [KeyPress.Key] = [
      .up, .down, .left, .right, .tab, .enter, .escape, .pageDown, .pageUp, .backspace,
      .character("?"), .character("e"), .character("/"), .character("b"), .character("m"),
    ]
    let buttons: [MouseEvent.Button] = [.left, .left, .right, .wheelUp, .wheelDown]
    let kinds: [MouseEvent.Kind] = [.press, .release, .drag, .move]
    let edges: [Popover.Edge?] = [nil] + Popover.Edge.allCases
    for step in 0..<1500 {
      switch number(0..<16) {
      case 0...6:
        fixture.screen.handle(.key(KeyPress(keys[number(0..<keys.count)])), at: .zero)
      case 7...11:
        let button = buttons[number(0..<buttons.count)]
        fixture.mouse(kinds[number(0..<4)], button, number(-2..<70), number(-2..<20))
      case 12:
        let content = number(0..<2) == 0 ? ViewController() : Notebook("Pop")
        (content as? Notebook)?.wantedSize = CellSize(
          columns: number(-1..<80),
          rows: number(-1..<30)
        )
        let source = fixture.tab(["a", "b", "c", "g", "g1", "g2"][number(0..<6)])
        fixture.present(content, on: source, at: edges[number(0..<edges.count)])
      case 13:
        fixture.page.takesMouse.toggle()
        fixture.page.taken = number(0..<2) == 0 ? [] : Set(keys)
        fixture.page.cursorPlace = CellPoint(column: number(-3..<70), row: number(-3..<20))
      case 14:
        fixture.host.bottomAccessory = number(0..<2) == 0 ? nil : accessory
        fixture.host.sidebar.bottomBarView = number(0..<2) == 0 ? nil : Notebook("bottom")
      default: fixture.screen.size = CellSize(columns: number(1..<90), rows: number(1..<30))
      }
      let frame = fixture.screen.frame()
      let isInside = fixture.screen.cursor.map { frame.cells.bounds.contains($0) } ?? true
      #expect(frame.size == fixture.screen.size && isInside, "seed \(seed), step \(step)")
    }
  }
}
