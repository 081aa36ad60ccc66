import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Moving and dragging by mouse.
@MainActor struct MoveByMouseTests {
  private func begin(_ fixture: ScreenFixture, _ start: String, _ end: CellPoint) {
    fixture.mouse(.press, .left, fixture.place(of: fixture.row(start)))
    fixture.mouse(.drag, .left, end)
  }

  @Test func `a drop outside the group or at the original position changes nothing`() {
    let fixture = ScreenFixture()
    fixture.drag(fixture.row("c1"), to: fixture.row("b"))
    expectEqual(fixture.takeCalls(), [.itemsForBeginning("c1")])
    let place = fixture.place(of: fixture.row("c1"))
    begin(fixture, "c1", fixture.place(of: fixture.row("c2")))
    fixture.mouse(.drag, .left, place)
    fixture.mouse(.release, .left, place)
    expectEqual(fixture.takeCalls(), [.itemsForBeginning("c1")])
    expectEqual(fixture.selected, "a")
  }

  @Test func `a row dropped on a descendant of a sibling moves beside that sibling`() {
    let fixture = ScreenFixture()
    let other = TabGroupItem(title: "h", identifier: "h", children: [])
    fixture.host.tabs.append(other)
    fixture.host.allowsReordering = true
    _ = fixture.screen.frame()
    fixture.drag(fixture.row("h"), to: fixture.row("c2"))
    expectEqual(fixture.host.displayOrder.map(\.identifier), ["a", "b", "h", "g"])
  }

  @Test(arguments: [false, true])
  func `dropping on either half of a bar item determines the side`(isMirrored: Bool) {
    let fixture = ScreenFixture()
    if isMirrored { fixture.host.traitCollection.layoutDirection = .rightToLeft }
    fixture.press(.character("e"))
    let rect = fixture.screen.layout().rect(of: .tab("b"))
    let left = CellPoint(column: rect?.column ?? 0, row: rect?.row ?? 0)
    let right = CellPoint(column: (rect?.endColumn ?? 1) - 1, row: left.row)
    for (point, order) in [(left, ["a", "c1", "b", "g"]), (right, ["a", "b", "c2", "c1", "g"])] {
      let point = isMirrored ? (point == left ? right : left) : point
      begin(fixture, order.contains("c2") ? "c2" : "c1", point)
      fixture.mouse(.release, .left, point)
      if !order.contains("c2") { expectEqual(fixture.host.bar.items.map(\.identifier), order) }
    }
    expect(fixture.host.bar.items.map(\.identifier).contains("c2"))
  }

  @Test func `an item can be dragged within the bar`() {
    let fixture = ScreenFixture()
    fixture.press(.character("e"))
    let end = fixture.screen.layout().rect(of: .tab("g"))
    fixture.mouse(.press, .left, fixture.place(of: .tab("a")))
    let point = CellPoint(column: (end?.endColumn ?? 1) - 1, row: end?.row ?? 0)
    fixture.mouse(.drag, .left, point)
    fixture.mouse(.release, .left, point)
    expectEqual(fixture.host.bar.items.map(\.identifier), ["b", "g", "a"])
  }

  @Test func `Escape cancels a drag, and the release is not a tap`() {
    let fixture = ScreenFixture()
    let end = fixture.place(of: fixture.row("c2"))
    begin(fixture, "c1", end)
    expect(fixture.screen.isDragging)
    fixture.press(.escape)
    expect(!fixture.screen.isDragging)
    fixture.mouse(.release, .left, end)
    expectEqual(fixture.takeCalls(), [.itemsForBeginning("c1")])
  }

  @Test func `a row that cannot be moved is neither dragged nor tapped`() {
    let fixture = ScreenFixture()
    fixture.group.allowsReordering = false
    begin(fixture, "c1", fixture.place(of: fixture.row("c2")))
    expect(!fixture.screen.isDragging)
    fixture.mouse(.release, .left, fixture.place(of: fixture.row("c1")))
    expectEqual(fixture.takeCalls(), [.itemsForBeginning("c1")])
  }

  @Test func `the rows scroll while a drag rests at their edge`() {
    let fixture = ScreenFixture(80, 8, more: 20)
    fixture.recorder.dragItemTypes["a"] = ["photo"]
    let sidebar = fixture.screen.layout().sidebar
    let edge = CellPoint(column: 3, row: (sidebar?.rows.endRow ?? 1) - 1)
    begin(fixture, "a", edge)
    expect(fixture.screen.tickInterval < Drag.springLoadingDelay)
    for step in 1...3 { fixture.screen.tick(at: .milliseconds(150 * step)) }
    expectEqual(fixture.screen.layout().sidebar?.visibleRows.lowerBound, 3)
    fixture.mouse(.drag, .left, CellPoint(column: 3, row: edge.row - 2), at: .seconds(1))
    expectEqual(fixture.screen.tickInterval, Drag.springLoadingDelay)
    fixture.screen.tick(at: .seconds(2))
    expectEqual(fixture.screen.layout().sidebar?.visibleRows.lowerBound, 3)
  }

  @Test func `the bar scrolls while a drag rests at its end, where a drop is after the last tab`() {
    let fixture = ScreenFixture(80, 24, more: 12)
    fixture.press(.character("e"))
    let end = fixture.place(of: .laterTabs)
    begin(fixture, "c1", end)
    expect(fixture.screen.tickInterval < Drag.springLoadingDelay)
    for step in 1...20 { fixture.screen.tick(at: .milliseconds(150 * step)) }
    expect(fixture.screen.layout().rect(of: .laterTabs) == nil)
    fixture.mouse(.release, .left, end, at: .seconds(4))
    expect(fixture.host.bar.items.last === fixture.tab("c1"))
  }

  @Test func `the wheel scrolls during a drag, which then has another target`() {
    let fixture = ScreenFixture(80, 8, more: 20)
    fixture.recorder.dragItemTypes["a"] = ["photo"]
    let point = fixture.place(of: fixture.row("b"))
    begin(fixture, "a", point)
    fixture.mouse(.press, .wheelDown, point)
    let types = ["photo"]
    let asked = fixture.takeCalls()
    expectEqual(asked.first, .itemsForBeginning("a"))
    expect(asked.contains(.operationForAcceptingItems("b", types: types, answer: .cancel)))
    expect(asked.contains(.operationForAcceptingItems("more2", types: types, answer: .cancel)))
  }

  @Test func `a drop handler receives the location of the pointer`() {
    let fixture = ScreenFixture()
    fixture.recorder.dragItemTypes["a"] = ["photo"]
    var places: [CGPoint] = []
    fixture.tab("b").dropHandler = DropHandler(accepting: ["photo"]) { [host = fixture.host] in
      places.append($0.location(in: host))
    }
    let end = fixture.place(of: fixture.row("b"))
    fixture.drag(fixture.row("a"), to: fixture.row("b"))
    expectEqual(places, [CGPoint(x: Double(end.column), y: Double(end.row))])
  }

  @Test func `while editing, a click on a checkbox hides or shows the tab without selecting it`() {
    let fixture = ScreenFixture()
    fixture.press(.character("e"))
    _ = fixture.takeCalls()
    let row = fixture.place(of: fixture.row("b")).row
    let box = fixture.column(of: "☑", row: row)
    fixture.click(CellPoint(column: box, row: row))
    expect(fixture.tab("b").isHidden)
    fixture.click(CellPoint(column: box, row: row))
    expect(!fixture.tab("b").isHidden)
    expectEqual(fixture.takeCalls(), [])
    fixture.click(CellPoint(column: box + 4, row: row))
    expectEqual(fixture.selected, "b")
  }

  @Test func `a click on a disclosure indicator expands or collapses without selecting`() {
    let fixture = ScreenFixture()
    fixture.group.isSidebarDestination = true
    let row = fixture.place(of: fixture.row("g")).row
    let mark = CellPoint(column: fixture.column(of: "▾", row: row), row: row)
    fixture.click(mark)
    expect(!fixture.group.isExpanded)
    fixture.click(mark)
    expect(fixture.group.isExpanded)
    expectEqual(fixture.takeCalls(), [])
    expectEqual(fixture.selected, "a")
  }
}
