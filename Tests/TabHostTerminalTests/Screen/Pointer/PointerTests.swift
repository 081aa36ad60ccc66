import TabHost
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

@MainActor @Suite("A host under the mouse") struct PointerTests {
  @Test func `a click selects, in the sidebar and in the bar`() {
    let fixture = ScreenFixture()
    fixture.click(fixture.row("b"))
    #expect(fixture.takeCalls() == [.should("b"), .did("b", "a")])
    fixture.click(.sidebarToggle)
    #expect(fixture.host.presentation == .bar)
    fixture.click(.tab("a"))
    #expect(fixture.selected == "a")
  }

  @Test func `a button that goes down on one row and up on another selects nothing`() {
    let fixture = ScreenFixture()
    fixture.mouse(.press, .left, fixture.place(of: fixture.row("b")))
    fixture.mouse(.release, .left, fixture.place(of: fixture.row("c1")))
    #expect(fixture.takeCalls() == [])
  }

  @Test func `the wheel scrolls the rows, and no further than they go`() {
    let fixture = ScreenFixture(80, 5)
    for _ in 0..<9 { fixture.mouse(.press, .wheelDown, CellPoint(column: 1, row: 2)) }
    #expect(fixture.lines(with: "New").count == 1)
    for _ in 0..<9 { fixture.mouse(.press, .wheelUp, CellPoint(column: 1, row: 2)) }
    #expect(fixture.screen.layout().sidebar?.visibleRows.lowerBound == 0)
  }

  @Test func `a row is dragged to another place of its group`() {
    let fixture = ScreenFixture()
    fixture.drag(fixture.row("c1"), to: fixture.row("c2"))
    #expect(fixture.group.displayOrder.map(\.identifier) == ["c2", "c1"])
    #expect(fixture.takeCalls() == [.dragBegin("c1"), .order("g")])
  }

  @Test func `while editing, rows go into the bar, and items off it`() {
    let fixture = ScreenFixture()
    fixture.press(.character("e"))
    fixture.drag(fixture.row("c1"), to: .tab("a"))
    #expect(fixture.host.bar.items.first?.identifier == "c1")
    fixture.drag(.tab("c1"), to: .content)
    #expect(!fixture.tab("c1").hasVisiblePlacement)
  }

  @Test func `what a row carries is dropped on a tab, which is selected if the drag rests there`() {
    let fixture = ScreenFixture()
    fixture.recorder.dragItemTypes["c1"] = ["photo"]
    fixture.recorder.dropAnswers["b"] = .copy
    let end = fixture.place(of: fixture.row("b"))
    fixture.mouse(.press, .left, fixture.place(of: fixture.row("c1")))
    fixture.mouse(.drag, .left, end, at: .seconds(1))
    fixture.screen.tick(at: .seconds(2))
    #expect(fixture.selected == "b")
    fixture.mouse(.release, .left, end, at: .seconds(2))
    #expect(
      fixture.takeCalls() == [
        .dragBegin("c1"), .op("b", ["photo"], .copy), .should("b"), .did("b", "a"),
        .accept("b", ["photo"]),
      ]
    )
  }
}
