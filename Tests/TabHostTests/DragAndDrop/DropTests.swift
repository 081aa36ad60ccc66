import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
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

  @Test func `row 62: the last answer determines the operation`() {
    log.answers = ["b": .copy]
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    log.answers = [:]
    expectEqual(drag.drop(), .performed)
    fixture.expect(["op(b)", "accept(b)"])
  }

  @Test func `row 63: delegates that do not implement the methods accept no drops`() {
    fixture.host.delegate = SilentDelegate.shared
    fixture.host.sidebar.delegate = SilentDelegate.shared
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
}
