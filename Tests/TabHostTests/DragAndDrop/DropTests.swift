import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Drops, beyond the scripts of the article "Every event, call by call".
@MainActor struct DropTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  @Test func `row 61: a drag requests the operation on entry and on each change of the session`() {
    log.answers = ["a": .copy, "b": .forbidden]
    let drag = fixture.text("x")
    expectEqual(drag.operation, .cancel)
    expectEqual(drag.enter(fixture.over("a"), at: .zero), .performed)
    expectEqual(drag.operation, .copy)
    log.answers["a"] = .move
    drag.allowsMoveOperation = true
    expectEqual(drag.operation, .move)
    drag.items += [.text("y")]
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.operation, .forbidden)
    fixture.expect(["op(a)", "op(a)", "op(a)", "op(b)"])
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
    fixture.expect(["op(a)"])
    drag.leave()
    drag.leave()
    expectEqual(drag.operation, .cancel)
    drag.allowsMoveOperation = false
    fixture.expect([])
    drag.enter(fixture.over("a"), at: .zero)
    fixture.expect(["op(a)"])
  }

  @Test(arguments: [
    (DropOperation.copy, false, DropOperation.copy), (.move, true, .move), (.move, false, .cancel),
    (.cancel, true, .cancel), (.forbidden, true, .forbidden),
  ])
  func `rows 62 to 65: the answer, and whether moves are allowed, determine the operation`(
    answer: DropOperation,
    allowsMove: Bool,
    operation: DropOperation
  ) {
    log.answers = ["b": answer, "new": answer]
    let isAccepted = operation == .copy || operation == .move
    for target in [fixture.over("b"), .action(fixture.new, fixture.group)] {
      let drag = fixture.text("x", allowsMove: allowsMove)
      drag.enter(target, at: .zero)
      expectEqual(drag.operation, operation)
      expectEqual(drag.drop(), (isAccepted ? .performed : .vetoed))
      expect(!drag.isActive)
    }
    let calls =
      isAccepted
      ? ["op(b)", "accept(b)", "opA(new, g)", "acceptA(new, g)"] : ["op(b)", "opA(new, g)"]
    fixture.expect(calls)
    expect(fixture.host.selectedTab === fixture.tab("a"))
  }

  @Test func `row 62: the last answer determines the operation`() {
    log.answers = ["b": .copy]
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    log.answers = [:]
    expectEqual(drag.drop(), .performed)
    fixture.expect(["op(b)", "accept(b)"])
  }

  @Test func `row 63: delegates that do not implement the methods accept no drops`() {
    let silent = SilentDelegate()
    fixture.host.delegate = silent
    fixture.host.sidebar.delegate = silent
    for target in [fixture.over("b"), .action(fixture.new, fixture.group)] {
      let drag = fixture.text("x")
      expectEqual(drag.enter(target, at: .zero), .performed)
      expectEqual(drag.drop(), .vetoed)
    }
    expectEqual(fixture.drag(row: "a").0, .refused(.notPermitted))
    fixture.host.delegate = nil
    let drag = fixture.text("x")
    expectEqual(drag.enter(fixture.over("b"), at: .zero), .performed)
    expectEqual(drag.drop(), .vetoed)
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
    expectEqual(drag.drop(), .performed)
    fixture.expect(["opA(shout, g)", "opA(shout, g)", "acceptA(shout, g)"])
  }

  @Test func `row 66: a drag has the items of its rows, of each row once`() throws {
    log.items = ["a": [.text("a")], "b": [.text("b"), .text("b2")]]
    let drag = try #require(fixture.drag(row: "a").1)
    expectEqual(drag.add(row: fixture.tab("c1")), .refused(.notPermitted))
    expectEqual(drag.items.count, 1)
    for _ in 0..<2 { expectEqual(drag.add(row: fixture.tab("b")), .performed) }
    fixture.expect(["dragBegin(a)", "dragAdd(c1)", "dragAdd(b)"])
    let given = (log.items["a"] ?? []) + (log.items["b"] ?? [])
    expectEqual(drag.items.map(ObjectIdentifier.init), given.map(ObjectIdentifier.init))
  }
}
