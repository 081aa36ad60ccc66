import TabHost
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor @Suite("Buttons and areas under random events") struct ChromeUnderEventsTests {
  /// A screen with everything on it that can be.
  private func fixture() -> ScreenFixture {
    let fixture = ScreenFixture(more: 9)
    fixture.host.title = "한 long title"
    fixture.host.isSearchable = true
    fixture.host.sidebar.toolbarItems = (0..<4).map { Action(title: "\($0)") { _ in } }
    fixture.host.sidebar.navigationOverflowItems = DeferredMenuElement {
      $0([Action(title: "Sort") { _ in }])
    }
    return fixture
  }

  private func change(_ fixture: ScreenFixture, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let styles: [TabHostController.Style] = [
        .automatic, .automatic, .tabBarOnly, .page(.automatic), .page(.never),
      ]
      fixture.host.style = styles.randomElement(using: &random) ?? .automatic
    case 1:
      var traits = fixture.host.traitCollection
      traits.layoutDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
      fixture.host.traitCollection = traits
    case 2: fixture.screen.options.drawing = Bool.random(using: &random) ? .ascii : .unicode
    case 3:
      fixture.host.searchText = ["", "한한한한", "a\u{1B}b\u{301}"].randomElement(using: &random) ?? ""
    case 4:
      fixture.host.selectedTab =
        ([fixture.tab("a"), fixture.tab("more8")] + fixture.group.children)
        .randomElement(using: &random)
    case 5: fixture.tab("more3").isHidden.toggle()
    default:
      let (columns, rows) = ((1..<100), (1..<30))
      fixture.screen.size = CellSize(
        columns: Int.random(in: columns, using: &random),
        rows: Int.random(in: rows, using: &random)
      )
    }
  }

  @Test(arguments: [5, 71, 404] as [UInt64])
  func `whatever happens, what can be pressed lies in the frame, and so does the cursor`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let fixture = fixture()
    let keys = KeyBindings.standard.bindings
    let buttons: [MouseEvent.Button] = [
      .left, .left, .left, .left, .right, .wheelUp, .wheelDown, .wheelLeft, .wheelRight,
    ]
    for step in 0..<1_500 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0...4:
        guard let key = keys.randomElement(using: &random), key.command != .quit else { continue }
        fixture.press(key.key, modifiers: key.modifiers)
      case 5...8:
        let items = fixture.screen.focusAreas(in: fixture.screen.layout()).flatMap(\.items)
        guard let item = items.randomElement(using: &random),
          let button = buttons.randomElement(using: &random)
        else { continue }
        fixture.mouse(.press, button, item.rect.origin)
        fixture.mouse(.release, button, item.rect.origin)
      default: change(fixture, &random)
      }
      let frame = fixture.screen.frame()
      let layout = fixture.screen.layout()
      let whole = CellRect(layout.size)
      let items = fixture.screen.focusAreas(in: layout).flatMap(\.items)
      let isSound =
        frame.size == fixture.screen.size
        && items.allSatisfy { $0.rect.intersection(whole) == $0.rect && !$0.rect.isEmpty }
        && fixture.screen.cursor.map(whole.contains) ?? true
      guard isSound else {
        Issue.record("seed \(seed), step \(step): \(layout)")
        return
      }
    }
    #expect(fixture.log.diagnostics.isEmpty, "seed \(seed)")
  }
}
