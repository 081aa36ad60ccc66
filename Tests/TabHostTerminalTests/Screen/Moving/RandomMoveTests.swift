import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor struct RandomMoveTests {
  private static let sizes = [(80, 24), (60, 6), (30, 12), (12, 5), (3, 2), (1, 1), (80, 1)]
  private static let keys: [KeyPress.Key] = [
    .up, .down, .left, .right, .tab, .home, .end, .pageDown, .character("b"),
  ]

  private static func fixture(_ random: inout SplitMix64) -> ScreenFixture {
    let fixture = ScreenFixture(more: 4)
    if Bool.random(using: &random) {
      fixture.host.traitCollection.layoutDirection = .rightToLeft
    }
    if Bool.random(using: &random) { fixture.screen.options.drawing = .ascii }
    if Bool.random(using: &random) { fixture.answers.dragItemTypes["c1"] = ["photo"] }
    if Bool.random(using: &random) { fixture.answers.dropAnswers["b"] = .move }
    fixture.host.allowsReordering = true
    let (columns, rows) = sizes.randomElement(using: &random) ?? (80, 24)
    fixture.screen.size = CellSize(columns: columns, rows: rows)
    if Bool.random(using: &random) { fixture.press(.character("e")) }
    return fixture
  }

  private static func point(_ random: inout SplitMix64, in size: CellSize) -> CellPoint {
    CellPoint(
      column: Int.random(in: 0..<size.columns + 2, using: &random),
      row: Int.random(in: 0..<size.rows + 2, using: &random)
    )
  }

  /// Performs a random move without a drop. Only requests for permissions and items are expected.
  private static func act(_ fixture: ScreenFixture, _ random: inout SplitMix64) {
    if Bool.random(using: &random) {
      for _ in 0..<Int.random(in: 0..<9, using: &random) { fixture.press(.down) }
      _ = fixture.takeCalls()
      fixture.press(.character("v"))
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        fixture.press(keys.randomElement(using: &random) ?? .up)
      }
    } else {
      _ = fixture.takeCalls()
      let size = fixture.screen.size
      let start = point(&random, in: size)
      fixture.user.handle(.mouse(MouseEvent(.press, button: .left, location: start)))
      for _ in 0..<Int.random(in: 1..<12, using: &random) {
        let isWheel = Int.random(in: 0..<5, using: &random) == 0
        let place = point(&random, in: size)
        let event =
          isWheel
          ? MouseEvent(.press, button: .wheelDown, location: place)
          : MouseEvent(.drag, button: .left, location: place)
        fixture.user.handle(.mouse(event))
        fixture.user.wait(.milliseconds(1))
      }
    }
  }

  private static func state(of fixture: ScreenFixture) -> [String] {
    let host = fixture.host
    return [host.customization.isEmpty ? "" : "customized", fixture.selected ?? ""]
      + host.displayOrder.map(\.identifier) + fixture.group.displayOrder.map(\.identifier)
      + host.bar.items.map(\.identifier)
  }

  @Test(arguments: Soak.seeds(0..<12, more: 288))
  func `a canceled move leaves the state unchanged and calls only methods that request information`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let fixture = Self.fixture(&random)
    let before = Self.state(of: fixture)
    Self.act(fixture, &random)
    fixture.screen.perform(.cancel)
    let changes = fixture.takeCalls().filter {
      ![
        "itemsForBeginning", "operationForAcceptingItemsFrom",
        "sidebarActionOperationForAcceptingItemsFrom", "leadingSwipeActionsConfigurationFor",
        "trailingSwipeActionsConfigurationFor",
      ].contains($0.name)
    }
    expect(!fixture.screen.isDragging)
    // Keys that do not begin a move have their usual effect.
    if changes.isEmpty { expectEqual(Self.state(of: fixture), before, "seed \(seed)") }
    expect(
      !changes.contains { $0.name == "displayOrderDidChangeFor" },
      "seed \(seed)"
    )
    expect(fixture.log.diagnostics.isEmpty, "seed \(seed)")
  }
}
