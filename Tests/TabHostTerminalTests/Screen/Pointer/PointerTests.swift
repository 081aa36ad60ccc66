import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Using the mouse.
@MainActor struct PointerTests {
  @Test func `a popover that appears while a button is pressed cancels the click`() throws {
    let fixture = ScreenFixture()
    let place = try fixture.user.location(of: .row("c2"))
    try fixture.user.mouse(.press, .cell(place))
    fixture.host.present(Popover(content: ViewController(), sourceItem: fixture.tab("a")))
    try fixture.user.mouse(.release, .cell(place))
    expectEqual(fixture.selected, "a")
    expect(fixture.host.popover != nil)
  }

  @Test func `dragging the edge of the sidebar sets the width in the options and the metrics`()
    throws
  {
    let fixture = ScreenFixture()
    let edge = try #require(fixture.screen.layout().sidebar?.border?.origin)
    let end = CellPoint(column: edge.column + 6, row: edge.row)
    try fixture.user.mouse(.press, .cell(edge))
    try fixture.user.mouse(.drag, .cell(end))
    try fixture.user.mouse(.release, .cell(end))
    _ = fixture.screen.frame()
    expectEqual(fixture.screen.options.sidebarColumns, 30)
    expectEqual(fixture.host.layoutMetrics.sidebarWidth, 30)
  }

  /// The element that is pressed before the mouse moves.
  enum Beginning: CaseIterable {
    case row, item, content, page, nothing
  }

  @Test(arguments: Beginning.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func `mouse events at any coordinates are valid, and outside the frame have no target`(
    beginning: Beginning,
    direction: LayoutDirection
  ) throws {
    for number in [Int.max, .min, -2] {
      let places = [
        CellPoint(column: number, row: 3), CellPoint(column: 3, row: number),
        CellPoint(column: number, row: number),
      ]
      for place in places {
        let fixture = ScreenFixture()
        fixture.host.traitCollection.layoutDirection = direction
        fixture.answers.dragItemTypes["c1"] = ["photo"]
        if beginning == .item { fixture.host.mode = .tabBar }
        if beginning == .page { fixture.host.style = .page(.always) }
        _ = fixture.screen.frame()
        switch beginning {
        case .row: try fixture.user.mouse(.press, .row("c1"))
        case .item: try fixture.user.mouse(.press, .tab("b"))
        case .content, .page: try fixture.user.mouse(.press, .element(.content))
        case .nothing: break
        }
        for kind in [MouseEvent.Kind.drag, .move, .press, .drag, .release] {
          let event = MouseEvent(kind, button: .left, location: place)
          fixture.user.handle(.mouse(event))
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
