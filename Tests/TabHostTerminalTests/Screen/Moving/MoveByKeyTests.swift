import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Moving and dragging by keyboard.
@MainActor struct MoveByKeyTests {
  private let fixture = ScreenFixture()

  private func focus(_ identifier: String) {
    fixture.press(.home)
    for _ in 0..<9 where fixture.screen.focusTab !== fixture.tab(identifier) {
      fixture.press(.down)
    }
  }

  private var order: [String] { fixture.group.displayOrder.map(\.identifier) }
  private var bar: [String] { fixture.host.bar.items.map(\.identifier) }

  @Test func `arrow keys move a grabbed row among its siblings, and Return drops it`() {
    focus("c1")
    fixture.press(.character("v"))
    expectEqual(fixture.takeCalls(), [.itemsForBeginning("c1")])
    fixture.press(.down)
    expectEqual(order, ["c1", "c2"])
    fixture.press(.enter)
    expectEqual(order, ["c2", "c1"])
    expectEqual(fixture.takeCalls(), [.displayOrderDidChange("g")])
    expect(fixture.screen.focusTab === fixture.tab("c1"))
  }

  @Test(arguments: [KeyPress.Key.enter, .character(" "), .character("v")])
  func `three keys drop a grabbed row`(key: KeyPress.Key) {
    focus("c2")
    fixture.press(.character("v"), .up, key)
    expectEqual(order, ["c2", "c1"])
  }

  @Test func `Escape cancels the move without any change`() {
    focus("c1")
    fixture.press(.character("v"), .down, .escape, .down, .down)
    expectEqual(order, ["c1", "c2"])
    expectEqual(fixture.takeCalls(), [.itemsForBeginning("c1")])
    expect(fixture.screen.focusTab == nil)
  }

  @Test func `presenting an alert cancels the move without any change`() {
    focus("c1")
    fixture.press(.character("v"), .down)
    let alert = AlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    fixture.host.present(alert, animated: false)
    expectEqual(fixture.lines(with: "Wait").count, 1)
    fixture.press(.enter)
    expect(fixture.host.presentedViewController == nil)
    expectEqual(order, ["c1", "c2"])
    fixture.press(.enter)
    expectEqual(order, ["c1", "c2"])
  }

  @Test func `dropping a row at its original position changes nothing`() {
    focus("c1")
    fixture.press(.character("v"), .down, .down, .up, .enter)
    expectEqual(order, ["c1", "c2"])
    expectEqual(fixture.takeCalls(), [.itemsForBeginning("c1")])
  }

  @Test func `page keys move a row by a page, and the sidebar scrolls with it`() {
    let fixture = ScreenFixture(80, 6, more: 20)
    fixture.host.allowsReordering = true
    fixture.press(.home, .character("v"), .pageDown, .pageDown)
    let visible = fixture.screen.layout().sidebar?.visibleRows ?? 0..<0
    expect(visible.lowerBound > 0)
    fixture.press(.enter)
    // The row after the destination is visible too.
    expectEqual(fixture.host.displayOrder.firstIndex(of: fixture.tab("a")), visible.upperBound - 2)
  }

  @Test func `a drag moves from target to target and requests the operation of each`() {
    fixture.recorder.dragItemTypes["c1"] = ["photo"]
    fixture.recorder.dropAnswers["b"] = .copy
    focus("c1")
    fixture.press(.character("v"), .up, .up, .enter)
    let types = ["photo"]
    expectEqual(
      fixture.takeCalls(),
      [
        .itemsForBeginning("c1"), .operationForAcceptingItems("g", types: types, answer: .cancel),
        .operationForAcceptingItems("b", types: types, answer: .copy),
        .acceptItems("b", types: types),
      ]
    )
  }

  @Test func `a drag reaches sidebar actions, and groups that expand during the drag`() {
    fixture.recorder.dragItemTypes["b"] = ["photo"]
    fixture.recorder.actionDropAnswers["g/new"] = .copy
    fixture.group.isExpanded = false
    focus("b")
    fixture.press(.character("v"), .down, .right, .end, .character("v"))
    let types = ["photo"]
    expectEqual(
      fixture.takeCalls(),
      [
        .itemsForBeginning("b"), .operationForAcceptingItems("g", types: types, answer: .cancel),
        .sidebarActionOperationForAcceptingItems(
          action: "new",
          group: "g",
          types: types,
          answer: .copy
        ),
        .sidebarActionAcceptItems(action: "new", group: "g", types: types),
      ]
    )
  }

  @Test func `while editing, a row can be moved to any position in the bar`() {
    fixture.press(.character("e"), .tab)
    focus("c1")
    fixture.press(.character("v"), .right, .left, .enter)
    expectEqual(bar, ["a", "b", "c1", "g"])
    fixture.press(.character("v"), .tab, .tab, .left, .enter)
    expectEqual(bar, ["a", "c1", "b", "g"])
  }

  @Test func `while editing, an item can be moved within the bar and removed from it`() {
    fixture.press(.character("e"))
    fixture.screen.perform(.nextArea)
    if fixture.screen.focusTab !== fixture.tab("a") { fixture.press(.tab) }
    fixture.press(.home, .character("v"), .right, .right, .enter)
    expectEqual(bar, ["b", "g", "a"])
    fixture.press(.character("v"), .down, .enter)
    expectEqual(bar, ["b", "g"])
  }

  @Test func `the bar scrolls to the destination of an item that is moved by keyboard`() {
    let fixture = ScreenFixture(80, 24, more: 12)
    fixture.press(.character("e"))
    for _ in 0..<9 {
      if case .tab = fixture.screen.focus { break }
      fixture.press(.tab)
    }
    fixture.press(.home)
    expectEqual(fixture.screen.focus, .tab("a"))
    fixture.press(.character("v"))
    for _ in 0..<11 { fixture.press(.right) }
    let bar = fixture.screen.frame().plainLine(0)
    expect(bar.hasSuffix("│ « [a] more4  more5  more6  more7  more8 ┃more9    »  ?"))
    fixture.press(.enter)
    expectEqual(fixture.host.bar.items.firstIndex(of: fixture.tab("a")), 11)
  }

  @Test func `grabbing a row that cannot be moved has no effect`() {
    fixture.group.allowsReordering = false
    focus("c1")
    fixture.press(.character("v"), .down, .enter)
    expectEqual(order, ["c1", "c2"])
    expect(fixture.screen.focusTab === fixture.tab("c2"))
    fixture.press(.end, .character("v"), .up)
    expect(fixture.screen.focusTab === fixture.tab("c2"))
  }

  @Test func `other keys except quit have no effect during a move`() {
    focus("c1")
    fixture.press(.character("v"), .character("e"), .character("1"), .character("m"), .home)
    expect(!fixture.host.isEditing)
    expectEqual(fixture.selected, "a")
    fixture.press(.character("q"))
    expect(fixture.screen.wantsToQuit)
  }

  @Test func `a move ends when the app removes the tab`() {
    focus("c1")
    fixture.press(.character("v"), .down)
    fixture.group.children = [fixture.tab("c2")]
    _ = fixture.screen.frame()
    fixture.press(.enter)
    expectEqual(order, ["c2"])
    expect(fixture.log.diagnostics.isEmpty)
  }

  @Test func `a click cancels a move by keyboard`() {
    focus("c1")
    fixture.press(.character("v"), .down)
    fixture.click(fixture.row("b"))
    expectEqual(order, ["c1", "c2"])
    expectEqual(fixture.selected, "b")
  }

  @Test func `a drag by keyboard does not select tabs by resting on them`() {
    fixture.recorder.dragItemTypes["c1"] = ["photo"]
    focus("c1")
    fixture.press(.character("v"), .up, .up)
    expect(!fixture.screen.isDragging)
    fixture.screen.tick(at: .seconds(9))
    expectEqual(fixture.selected, "a")
  }

  @Test func `Home and End move a row to the first and last possible position`() {
    let fixture = ScreenFixture(80, 6, more: 20)
    fixture.host.allowsReordering = true
    fixture.press(.home, .down, .character("v"), .end, .end, .enter)
    // Groups remain after tabs.
    expectEqual(fixture.host.displayOrder.suffix(2).map(\.identifier), ["b", "g"])
    fixture.press(.character("v"), .home, .home, .enter)
    expect(fixture.host.displayOrder.first === fixture.tab("b"))
    fixture.press(.character("v"), .end, .home, .enter)
    expect(fixture.host.displayOrder.first === fixture.tab("b"))
  }

  @Test func `Home and End move an item to the ends of the bar`() {
    let fixture = ScreenFixture(80, 24, more: 12)
    fixture.press(.character("e"))
    for _ in 0..<9 {
      if case .tab = fixture.screen.focus { break }
      fixture.press(.tab)
    }
    fixture.press(.home, .character("v"), .end)
    fixture.press(.enter)
    expect(fixture.host.bar.items.last === fixture.tab("a"))
    fixture.press(.home, .right, .character("v"), .right, .home, .enter)
    expect(fixture.host.bar.items.first === fixture.tab("g"))
  }

  @Test func `a key adds the focused row to a drag`() {
    fixture.recorder.dragItemTypes["c1"] = ["photo"]
    fixture.recorder.dragItemTypes["c2"] = ["text"]
    fixture.recorder.dropAnswers["b"] = .copy
    focus("c1")
    fixture.press(.character("v"), .down, .character("+"))
    expectEqual(fixture.lines(with: "2 items").count, 1)
    fixture.press(.up, .up, .up, .enter)
    let types = ["photo", "text"]
    expectEqual(fixture.takeCalls().filter { $0 == .itemsForAdding("c2") }, [.itemsForAdding("c2")])
    expectEqual(fixture.selected, "a")
    focus("c1")
    fixture.press(.character("v"), .down, .character("+"), .home, .down)
    fixture.log.clear()
    fixture.press(.enter)
    expectEqual(fixture.takeCalls(), [.acceptItems("b", types: types)])
  }
}
