import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Unusual mouse events.
@MainActor struct MouseAloneTests {
  private let fixture = ScreenFixture()

  init() {
    let log = fixture.log
    fixture.tab("b").contextMenuProvider = { _ in Menu(children: [log.action("Mail")]) }
    fixture.tab("a").contextMenuProvider = { _ in Menu(children: [Action(title: "Fax") { _ in }]) }
    fixture.tab("b").leadingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [log.swipeAction("Pin")])
    }
    fixture.recorder.dragItemTypes["c1"] = ["photo"]
    fixture.recorder.dropAnswers["b"] = .copy
  }

  private func place(_ identifier: String) -> CellPoint {
    fixture.place(of: fixture.row(identifier))
  }

  private func dragContents() {
    fixture.mouse(.press, .left, place("c1"))
    fixture.mouse(.drag, .left, place("b"))
  }

  @Test func `a move without a button cancels the drag`() {
    dragContents()
    fixture.mouse(.move, .none, place("b"))
    expect(!fixture.screen.isDragging)
    fixture.mouse(.release, .left, place("b"))
    expectEqual(
      fixture.takeCalls(),
      [
        .itemsForBeginning("c1"), .operationForAcceptingItems("b", types: ["photo"], answer: .copy),
      ]
    )
  }

  @Test func `a swipe without a release is closed by the next click, which is handled as usual`() {
    let start = place("b")
    fixture.mouse(.press, .left, start)
    fixture.mouse(.drag, .left, CellPoint(column: start.column + 4, row: start.row))
    expect(fixture.host.sidebar.swipedRow != nil)
    fixture.click(fixture.row("c2"))
    expect(fixture.host.sidebar.swipedRow == nil)
    expectEqual(fixture.selected, "c2")
    expectEqual(fixture.log.handlers, [])
  }

  @Test func `the first event of a swipe can be outside the row`() {
    let start = place("b")
    fixture.mouse(.press, .left, start)
    fixture.mouse(.drag, .left, CellPoint(column: 70, row: start.row))
    fixture.mouse(.release, .left, CellPoint(column: 70, row: start.row))
    expectEqual(fixture.log.handlers, ["Pin"])
    expect(!fixture.screen.isDragging)
  }

  @Test func `a row that moves under a pressed button is neither tapped nor dragged`() {
    let tab = TabItem.shown("new")
    let point = place("c2")
    fixture.mouse(.press, .left, point)
    fixture.host.tabs.insert(tab, at: 0)
    fixture.mouse(.release, .left, point)
    expectEqual(fixture.selected, "a")
    let old = place("c1")
    fixture.mouse(.press, .left, old)
    fixture.host.tabs.removeFirst()
    fixture.mouse(.drag, .left, place("b"))
    expect(fixture.takeCalls().contains(.itemsForBeginning("c1")))
  }

  @Test func `a key press while a button is pressed cancels the click`() {
    fixture.mouse(.press, .left, place("b"))
    fixture.press(.character("m"))
    expect(fixture.host.openMenu != nil)
    fixture.mouse(.release, .left, place("b"))
    expect(fixture.host.openMenu != nil)
    expectEqual(fixture.selected, "a")
  }

  @Test func `a right click while the left button is pressed opens the menu and cancels the click`()
  {
    fixture.mouse(.press, .left, place("b"))
    fixture.mouse(.press, .right, place("b"))
    fixture.mouse(.release, .left, place("b"))
    expectEqual(fixture.lines(with: "Mail").count, 1)
    expectEqual(fixture.selected, "a")
  }

  @Test func `a right click outside a menu opens another menu or closes the menu`() {
    fixture.click(fixture.row("b"), .right)
    fixture.click(fixture.row("a"), .right)
    expect(fixture.lines(with: "Mail").isEmpty)
    expectEqual(fixture.lines(with: "Fax").count, 1)
    fixture.click(.content, .right)
    expect(fixture.host.openMenu == nil)
  }

  @Test func `a right click on another row during a drag adds the row to the drag`() {
    fixture.recorder.dragItemTypes["c2"] = ["text"]
    dragContents()
    fixture.mouse(.press, .right, place("c2"))
    expectEqual(fixture.lines(with: "+ 2 items").count, 1)
    fixture.mouse(.release, .right, place("c2"))
    fixture.mouse(.release, .left, place("b"))
    expectEqual(fixture.takeCalls().last, .acceptItems("b", types: ["photo", "text"]))
  }

  @Test func `a popover that appears while a button is pressed cancels the click`() {
    fixture.mouse(.press, .left, place("c2"))
    fixture.host.present(Popover(content: ViewController(), sourceItem: fixture.tab("a")))
    fixture.mouse(.release, .left, place("c2"))
    expectEqual(fixture.selected, "a")
    expect(fixture.host.popover != nil)
  }

  @Test func `a drop into a bar that has changed uses the position of the pointer`() {
    fixture.press(.character("e"))
    let bar = fixture.screen.layout().bar?.rect ?? CellRect(column: 0, row: 0, columns: 1, rows: 1)
    let end = CellPoint(column: bar.endColumn - 1, row: bar.row + bar.rows / 2)
    fixture.mouse(.press, .left, place("c1"))
    fixture.mouse(.drag, .left, end)
    fixture.host.tabs.insert(TabItem(title: "new", identifier: "new"), at: 0)
    _ = fixture.screen.frame()
    fixture.mouse(.release, .left, end)
    expectEqual(fixture.host.bar.items.map(\.identifier), ["new", "a", "b", "g", "c1"])
  }
}
