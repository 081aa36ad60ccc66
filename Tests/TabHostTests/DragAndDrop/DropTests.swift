import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Drops: delegate calls by row.
@MainActor struct DropRowTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  @Test func `row 61: a drag requests the operation on entry and on each change of the session`() {
    log.answers = ["a": .copy, "b": .forbidden]
    let drag = fixture.text("x")
    #expect(drag.operation == .cancel)
    #expect(drag.enter(fixture.over("a"), at: .zero) == .performed)
    #expect(drag.operation == .copy)
    log.answers["a"] = .move
    drag.allowsMoveOperation = true
    #expect(drag.operation == .move)
    drag.items += [.text("y")]
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.operation == .forbidden)
    #expect(fixture.take() == ["op(a)", "op(a)", "op(a)", "op(b)"])
  }

  @Test func `row 61: without a change of the session, the operation is not requested again`() {
    log.answers = ["a": .copy]
    let drag = fixture.text("x")
    drag.items = drag.items
    drag.allowsMoveOperation = true
    drag.enter(fixture.over("a"), at: .zero)
    drag.enter(fixture.over("a"), at: .milliseconds(10))
    drag.allowsMoveOperation = true
    drag.items = drag.items
    drag.location = CGPoint(x: 3, y: 4)
    drag.hover(until: .milliseconds(20))
    #expect(fixture.take() == ["op(a)"])
    drag.leave()
    drag.leave()
    #expect(drag.operation == .cancel)
    drag.allowsMoveOperation = false
    #expect(fixture.take() == [])
    drag.enter(fixture.over("a"), at: .zero)
    #expect(fixture.take() == ["op(a)"])
  }

  @Test(arguments: [DropOperation.copy, .move])
  func `row 62: a tab that allows the drop accepts it without another request`(
    operation: DropOperation
  ) {
    log.answers = ["b": operation]
    let drag = fixture.text("x", allowsMove: true)
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.drop() == .performed)
    #expect(fixture.take() == ["op(b)", "accept(b)"])
    #expect(drag.operation == operation)
    #expect(!drag.isActive)
    #expect(fixture.host.selectedTab === fixture.tab("a"))
  }

  @Test func `row 62: the last answer determines the operation`() {
    log.answers = ["b": .copy]
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    log.answers = [:]
    #expect(drag.drop() == .performed)
    #expect(fixture.take() == ["op(b)", "accept(b)"])
  }

  @Test func `row 63: a drop with the operation cancel is not accepted`() {
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.drop() == .vetoed)
    #expect(fixture.take() == ["op(b)"])
    #expect(drag.operation == .cancel)
    #expect(!drag.isActive)
  }

  @Test func `row 63: delegates that do not implement the methods accept no drops`() {
    let silent = SilentDelegate()
    fixture.host.delegate = silent
    fixture.host.sidebar.delegate = silent
    for target in [fixture.over("b"), .action(fixture.new, fixture.group)] {
      let drag = fixture.text("x")
      #expect(drag.enter(target, at: .zero) == .performed)
      #expect(drag.drop() == .vetoed)
    }
    #expect(fixture.drag(row: "a").0 == .refused(.notPermitted))
    fixture.host.delegate = nil
    let drag = fixture.text("x")
    #expect(drag.enter(fixture.over("b"), at: .zero) == .performed)
    #expect(drag.drop() == .vetoed)
  }

  @Test func `row 63: a move that the session does not allow becomes a cancel`() {
    log.answers = ["b": .move, "new": .move]
    for target in [fixture.over("b"), .action(fixture.new, fixture.group)] {
      let drag = fixture.text("x")
      drag.enter(target, at: .zero)
      #expect(drag.operation == .cancel)
      #expect(drag.drop() == .vetoed)
    }
    #expect(fixture.take() == ["op(b)", "opA(new, g)"])
  }

  @Test func `row 64: a tab that forbids the drop accepts nothing`() {
    log.answers = ["b": .forbidden]
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.operation == .forbidden)
    #expect(drag.drop() == .vetoed)
    #expect(fixture.take() == ["op(b)"])
  }

  @Test func `row 65: an action accepts a drop without running its handler`() {
    let log = log
    let shout = Action(title: "Shout", identifier: "shout") { _ in log.note("shout") }
    fixture.group.sidebarActions.append(shout)
    log.answers = ["shout": .copy]
    let drag = fixture.text("x")
    drag.enter(.action(shout, fixture.group), at: .zero)
    drag.allowsMoveOperation = true
    drag.hover(until: .seconds(5))
    #expect(drag.drop() == .performed)
    #expect(fixture.take() == ["opA(shout, g)", "opA(shout, g)", "acceptA(shout, g)"])
  }

  @Test func `row 66: dragging a row requests items, and a second row adds to them`() throws {
    log.items = ["a": [.text("a")], "b": [.text("b"), .text("b2")]]
    let (outcome, made) = fixture.drag(row: "a")
    let drag = try #require(made)
    #expect(outcome == .performed)
    #expect(drag.add(row: fixture.tab("b")) == .performed)
    #expect(fixture.take() == ["dragBegin(a)", "dragAdd(b)"])
    let given = (log.items["a"] ?? []) + (log.items["b"] ?? [])
    #expect(drag.items.map(ObjectIdentifier.init) == given.map(ObjectIdentifier.init))
    #expect(drag.add(row: fixture.tab("b")) == .performed)
    #expect(fixture.take() == [])
  }

  @Test func `row 66: without items, no drag begins and no row is added`() throws {
    #expect(fixture.drag(row: "b").0 == .refused(.notPermitted))
    log.items = ["a": [.text("a")]]
    let drag = try #require(fixture.drag(row: "a").1)
    #expect(drag.add(row: fixture.tab("b")) == .refused(.notPermitted))
    #expect(drag.items.count == 1)
    #expect(fixture.take() == ["dragBegin(b)", "dragBegin(a)", "dragAdd(b)"])
  }
}
