import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Valid targets of a drag, and rows that can begin one.
@MainActor struct DragRestrictionTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  @Test func `an action accepts drops only if it can be performed`() {
    let drag = fixture.text("x")
    func enter(_ action: Action) -> UserInteraction.Outcome {
      drag.enter(.action(action, fixture.group), at: .zero)
    }
    fixture.new.attributes = .disabled
    expectEqual(enter(fixture.new), .refused(.disabled))
    fixture.new.attributes = .hidden
    expectEqual(enter(fixture.new), .refused(.notOnScreen))
    fixture.group.sidebarActions = [fixture.new]
    expectEqual(enter(fixture.old), .refused(.notOnScreen))
    fixture.expect([])
  }

  @Test func `a drag restricted to another app is refused`() {
    log.answers = ["a": .copy]
    let items = [DragItem.text("x")]
    let foreign = fixture.user.beginExternalDrag(items, isRestrictedToDraggingApplication: true)
    expectEqual(foreign.enter(fixture.over("a"), at: .zero), .refused(.notPermitted))
    fixture.expect([])
    let own = fixture.user.beginExternalDrag(
      items,
      isRestrictedToDraggingApplication: true,
      isLocal: true
    )
    expectEqual(own.enter(fixture.over("a"), at: .zero), .performed)
    expectEqual(own.drop(), .performed)
    fixture.expect(["op(a)", "accept(a)"])
  }

  @Test func `a drag without items is refused`() {
    log.answers = ["a": .copy]
    let drag = fixture.user.beginExternalDrag([])
    expectEqual(drag.enter(fixture.over("a"), at: .zero), .refused(.notPermitted))
    drag.items = [.text("x")]
    expectEqual(drag.enter(fixture.over("a"), at: .zero), .performed)
    drag.items = []
    expect(drag.target == nil)
    expectEqual(drag.drop(), .refused(.notOnScreen))
    expectEqual(drag.drop(), .refused(.notAvailable))
    fixture.expect(["op(a)"])
  }

  @Test func `an item without a type is offered to the tab`() {
    log.answers = ["a": .copy]
    let drag = fixture.user.beginExternalDrag([DragItem(itemProvider: ItemProvider())])
    drag.enter(fixture.over("a"), at: .zero)
    expectEqual(drag.drop(), .performed)
    fixture.expect(["op(a)", "accept(a)"])
  }

  @Test func `a target that is removed, hidden or no longer on screen ends as the target`() {
    log.answers = ["b": .copy, "c1": .copy, "new": .copy]
    let (group, b) = (fixture.group, fixture.tab("b"))
    let cases: [(Drag.Target, UserInteraction.Refusal, () -> Void)] = [
      (fixture.over("b"), .hidden, { b.isHidden = true }),
      (fixture.over("c1"), .notOnScreen, { group.isExpanded = false }),
      (.action(fixture.new, group), .notOnScreen, { group.sidebarActions = [] }),
      (fixture.over("b"), .notOnScreen, { fixture.host.tabs.removeAll { $0.identifier == "b" } }),
      (fixture.over("c1"), .notOnScreen, { fixture.host.disappear() }),
    ]
    for (target, refusal, goAway) in cases {
      b.isHidden = false
      group.isExpanded = true
      let drag = fixture.text("x")
      expectEqual(drag.enter(target, at: .zero), .performed)
      expectEqual(drag.operation, .copy)
      goAway()
      expect(drag.target == nil)
      expectEqual(drag.operation, .cancel)
      drag.allowsMoveOperation = true
      expectEqual(drag.drop(), .refused(refusal))
    }
    fixture.expect(["op(b)", "op(c1)", "opA(new, g)", "op(b)", "op(c1)"])
  }

  @Test func `the operation is requested again when a target is entered again`() {
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    fixture.tab("b").isHidden = true
    drag.hover(until: .milliseconds(100))
    fixture.tab("b").isHidden = false
    expect(drag.target == nil)
    drag.enter(fixture.over("b"), at: .milliseconds(200))
    fixture.expect(["op(b)", "op(b)"])
  }

  @Test func `a drag from another app accepts no rows, and an ended drag accepts no changes`() {
    log.items = ["a": [.text("a")]]
    let drag = fixture.text("x")
    expectEqual(drag.add(row: fixture.tab("a")), .refused(.notPermitted))
    drag.cancel()
    drag.cancel()
    expectEqual(drag.add(row: fixture.tab("a")), .refused(.notAvailable))
    expectEqual(drag.enter(fixture.over("a"), at: .zero), .refused(.notAvailable))
    expectEqual(drag.hover(until: .seconds(9)), .refused(.notAvailable))
    drag.items = []
    drag.allowsMoveOperation = true
    drag.location = CGPoint(x: 1, y: 1)
    expect(drag.items.count == 1 && !drag.allowsMoveOperation && drag.location == CGPoint.zero)
    fixture.expect([])
  }
}

/// Rows that provide drag items cannot be reordered outside editing.
@MainActor struct DragContentsTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  init() {
    fixture.host.allowsReordering = true
    fixture.group.allowsReordering = true
  }

  private func move(_ tab: String, after other: String) -> UserInteraction.Outcome {
    fixture.user.moveRow(fixture.tab(tab), .after, fixture.tab(other))
  }

  @Test func `row 66: a row that provided drag items and its siblings move only during editing`() {
    log.items = ["c2": [.text("x")]]
    expectEqual(fixture.drag(row: "c2").0, .performed)
    expectEqual(move("c1", after: "c2"), .refused(.notPermitted))
    expectEqual(move("c2", after: "c1"), .refused(.notPermitted))
    fixture.expect(["dragBegin(c2)"])
    fixture.user.beginEditing()
    expectEqual(move("c1", after: "c2"), .performed)
    fixture.user.endEditing()
    expectEqual(fixture.group.displayOrder.map(\.identifier), ["c2", "c1"])
    fixture.expect(["order(g)"])
  }

  @Test func `row 66: only the last drag of a row determines whether it blocks reordering`() {
    log.items = ["c2": [.text("x")]]
    _ = fixture.drag(row: "c2")
    log.items = [:]
    _ = fixture.drag(row: "c2")
    expectEqual(move("c1", after: "c2"), .performed)
  }

  @Test func `row 66: rows added to a drag block reordering, too`() throws {
    log.items = ["a": [.text("a")], "c1": [.text("c1")]]
    let drag = try #require(fixture.drag(row: "a").1)
    drag.add(row: fixture.tab("c1"))
    drag.cancel()
    expectEqual(move("c2", after: "c1"), .refused(.notPermitted))
  }
}
