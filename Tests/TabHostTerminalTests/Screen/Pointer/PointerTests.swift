import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Using the mouse.
@MainActor struct PointerTests {
  @Test func `a click selects a tab in the sidebar and in the bar`() {
    let fixture = ScreenFixture()
    fixture.click(fixture.row("b"))
    expectEqual(fixture.takeCalls(), [.shouldSelect("b"), .didSelect("b", previous: "a")])
    fixture.click(.sidebarToggle)
    expectEqual(fixture.host.presentation, .bar)
    fixture.click(.tab("a"))
    expectEqual(fixture.selected, "a")
  }

  @Test func `a press and a release on different rows select nothing`() {
    let fixture = ScreenFixture()
    fixture.mouse(.press, .left, fixture.place(of: fixture.row("b")))
    fixture.mouse(.release, .left, fixture.place(of: fixture.row("c1")))
    expectEqual(fixture.takeCalls(), [])
  }

  @Test func `the wheel scrolls the rows up to their ends`() {
    let fixture = ScreenFixture(80, 5)
    for _ in 0..<9 { fixture.mouse(.press, .wheelDown, CellPoint(column: 1, row: 2)) }
    expectEqual(fixture.lines(with: "New").count, 1)
    for _ in 0..<9 { fixture.mouse(.press, .wheelUp, CellPoint(column: 1, row: 2)) }
    expectEqual(fixture.screen.layout().sidebar?.visibleRows.lowerBound, 0)
  }

  @Test func `a row can be dragged to another position in its group`() {
    let fixture = ScreenFixture()
    fixture.drag(fixture.row("c1"), to: fixture.row("c2"))
    expectEqual(fixture.group.displayOrder.map(\.identifier), ["c2", "c1"])
    expectEqual(fixture.takeCalls(), [.itemsForBeginning("c1"), .displayOrderDidChange("g")])
  }

  @Test func `while editing, rows can be dragged into the bar, and items off the bar`() {
    let fixture = ScreenFixture()
    fixture.press(.character("e"))
    fixture.drag(fixture.row("c1"), to: .tab("a"))
    expectEqual(fixture.host.bar.items.first?.identifier, "c1")
    fixture.drag(.tab("c1"), to: .content)
    expect(!fixture.tab("c1").hasVisiblePlacement)
  }

  @Test func `items can be dropped on a tab, which is selected while the drag rests on it`() {
    let fixture = ScreenFixture()
    fixture.recorder.dragItemTypes["c1"] = ["photo"]
    fixture.recorder.dropAnswers["b"] = .copy
    let end = fixture.place(of: fixture.row("b"))
    fixture.mouse(.press, .left, fixture.place(of: fixture.row("c1")))
    fixture.mouse(.drag, .left, end, at: .seconds(1))
    fixture.screen.tick(at: .seconds(2))
    expectEqual(fixture.selected, "b")
    fixture.mouse(.release, .left, end, at: .seconds(2))
    expectEqual(
      fixture.takeCalls(),
      [
        .itemsForBeginning("c1"), .operationForAcceptingItems("b", types: ["photo"], answer: .copy),
        .shouldSelect("b"), .didSelect("b", previous: "a"),
        .acceptItems("b", types: ["photo"]),
      ]
    )
  }

  /// The element that is pressed before the mouse moves.
  enum Beginning: CaseIterable {
    case row, item, content, page, nothing
  }

  @Test(arguments: Beginning.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func `mouse events at any coordinates are valid, and outside the frame have no target`(
    beginning: Beginning,
    direction: LayoutDirection
  ) {
    for number in [Int.max, .min, -2] {
      let places = [
        CellPoint(column: number, row: 3), CellPoint(column: 3, row: number),
        CellPoint(column: number, row: number),
      ]
      for place in places {
        let fixture = ScreenFixture()
        fixture.host.traitCollection.layoutDirection = direction
        fixture.recorder.dragItemTypes["c1"] = ["photo"]
        if beginning == .item { fixture.host.mode = .tabBar }
        if beginning == .page { fixture.host.style = .page(.always) }
        _ = fixture.screen.frame()
        switch beginning {
        case .row: fixture.mouse(.press, .left, fixture.place(of: fixture.row("c1")))
        case .item: fixture.mouse(.press, .left, fixture.place(of: .tab("b")))
        case .content, .page: fixture.mouse(.press, .left, fixture.place(of: .content))
        case .nothing: break
        }
        for kind in [MouseEvent.Kind.drag, .move, .press, .drag, .release] {
          fixture.mouse(kind, .left, place)
          expectEqual(fixture.screen.frame().size, fixture.screen.size)
        }
        fixture.screen.tick(at: .seconds(9))
        let isPulled = beginning == .page && place.column != 3
        let isForward = (place.column < 0) == (direction == .leftToRight)
        expectEqual(fixture.selected, (isPulled && isForward ? "b" : "a"))
        expect(fixture.screen.layout().element(at: place)?.id == nil)
      }
    }
  }
}
