import Foundation
import Observation
import TabHost
import TabHostTestSupport
import Testing

/// The app can make any change in the callbacks of a drag.
@MainActor struct DragReentrancyTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }
  private var host: TabHostController { fixture.host }

  /// Performs an action the first time that a drag asks for an operation.
  private func onFirstRequest(_ act: @escaping () -> Void) {
    let log = log
    log.requestHandler = { _ in
      log.requestHandler = { _ in }
      act()
    }
  }

  private func remove(_ identifier: String) {
    host.tabs.removeAll { $0.identifier == identifier }
  }

  @Test func `a tab removed during the request does not accept the drop`() {
    log.answers = ["b": .copy]
    fixture.tab("b").dropHandler = .objects(ofClass: String.self) { _ in }
    let drag = fixture.text("x")
    onFirstRequest { remove("b") }
    drag.enter(fixture.over("b"), at: .zero)
    expect(drag.operation == .cancel && drag.target == nil)
    expectEqual(drag.drop(), .refused(.notOnScreen))
    fixture.expect(["op(b)"])
  }

  /// Performs an action the next time that observers of the rows are notified, which they are when a
  /// drag leaves an action.
  private func onRows(_ act: @escaping @MainActor @Sendable () -> Void) {
    withObservationTracking {
      _ = host.sidebar.rows.count
    } onChange: {
      MainActor.assumeIsolated(act)
    }
  }

  /// Begins a drag, and moves it over an action.
  private func dragOverAction() -> Drag {
    let drag = fixture.text("x")
    drag.enter(.action(fixture.new, fixture.group), at: .zero)
    _ = fixture.take()
    return drag
  }

  @Test func `a drag that an observer ends while it enters a target has ended`() {
    let drag = dragOverAction()
    onRows { drag.cancel() }
    drag.enter(fixture.over("b"), at: .zero)
    expect(!drag.isActive && drag.target == nil && drag.operation == .cancel)
    fixture.expect([])
  }

  @Test func `a drag that an observer moves while it enters a target stays there`() {
    log.answers = ["b": .copy, "c1": .forbidden]
    let drag = dragOverAction()
    onRows { [fixture] in drag.enter(fixture.over("c1"), at: .zero) }
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.operation, .forbidden)
    fixture.expect(["op(c1)"])
  }

  @Test func `of two drags that begin at the same time, the later one is active`() {
    let first = dragOverAction()
    var nested: Drag?
    onRows { [fixture] in nested = fixture.text("z") }
    let second = fixture.text("y")
    expectEqual([first.isActive, second.isActive, nested?.isActive], [false, false, true])
  }

  @Test func `a drag canceled during the request has ended`() {
    log.answers = ["b": .copy]
    fixture.tab("b").dropHandler = DropHandler(accepting: ["public.text"]) { _ in
      Issue.record("asked after the end")
      return .copy
    } perform: { _ in
    }
    let drag = fixture.text("x")
    onFirstRequest { drag.cancel() }
    drag.enter(fixture.over("b"), at: .zero)
    expect(!drag.isActive && drag.operation == .cancel)
    fixture.expect(["op(b)"])
  }

  @Test func `a drag dropped during the request is vetoed`() {
    log.answers = ["b": .copy]
    let drag = fixture.text("x")
    onFirstRequest { expectEqual(drag.drop(), .vetoed) }
    drag.enter(fixture.over("b"), at: .zero)
    expect(!drag.isActive && drag.operation == .cancel)
    fixture.expect(["op(b)"])
  }

  @Test func `a drag that enters another target during the request uses the later answer`() {
    log.answers = ["b": .copy, "c1": .forbidden]
    let drag = fixture.text("x")
    onFirstRequest { drag.enter(fixture.over("c1"), at: .zero) }
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.operation, .forbidden)
    fixture.expect(["op(b)", "op(c1)"])
    onFirstRequest {
      drag.leave()
      drag.enter(fixture.over("c1"), at: .zero)
      log.answers["b"] = .move
      drag.enter(fixture.over("b"), at: .zero)
    }
    log.answers["b"] = .copy
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.operation, .cancel)
    fixture.expect(["op(b)", "op(c1)", "op(b)"])
  }

  @Test func `changing the session inside a callback requests the operation again`() {
    log.answers = ["b": .move]
    let drag = fixture.text("x")
    onFirstRequest { drag.allowsMoveOperation = true }
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.operation, .move)
    fixture.expect(["op(b)", "op(b)"])
  }

  @Test func `endless changes of a session are stopped and reported`() {
    let log = log
    let drag = fixture.text("x")
    log.requestHandler = { _ in drag.allowsMoveOperation.toggle() }
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(fixture.take().last, "selectionLoop[]")
    log.requestHandler = { _ in }
    log.answers = ["b": .copy]
    drag.items.append(.text("y"))
    expectEqual(drag.operation, .copy)
  }

  @Test func `drags that begin each other endlessly are stopped and reported`() {
    let log = log
    let user = fixture.user
    let tab = fixture.tab("a")
    log.items = ["a": [.text("a")]]
    log.whenDragging = { _ in _ = user.drag(row: tab) }
    expectEqual(user.drag(row: tab).0, .performed)
    expect(fixture.take().contains("selectionLoop[]"))
  }

  @Test func `a second drop inside the accept callback is refused`() {
    let log = log
    log.answers = ["b": .copy]
    let drag = fixture.text("x")
    log.whenAccepting = { _ in
      expectEqual(drag.drop(), .refused(.notAvailable))
      drag.cancel()
      drag.leave()
    }
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.drop(), .performed)
    expectEqual(drag.operation, .copy)
    fixture.expect(["op(b)", "accept(b)"])
  }

  @Test func `the accept callback can begin a drag, change the selection and remove the tab`() {
    let log = log
    let fixture = fixture
    log.answers = ["b": .copy]
    var second: Drag?
    log.whenAccepting = { session in
      fixture.host.tabs.removeAll { $0.identifier == "b" }
      fixture.host.selectedTab = fixture.tab("c1")
      second = fixture.text("y")
      second?.enter(fixture.over("a"), at: .zero)
      session.loadObjects(ofClass: String.self) { log.note("\($0)") }
    }
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.drop(), .performed)
    fixture.expect(["op(b)", "accept(b)", "did(c1)", "op(a)", "[\"x\"]"])
    expect(second?.isActive == true && !drag.isActive)
  }

  @Test func `a row removed while its items are requested is not dragged`() {
    let fixture = fixture
    log.items = ["b": [.text("b")]]
    log.whenDragging = { _ in fixture.host.tabs.removeAll { $0.identifier == "b" } }
    let tab = fixture.tab("b")
    let (outcome, drag) = fixture.user.drag(row: tab)
    expect(outcome == .refused(.notOnScreen) && drag == nil)
  }

  @Test func `a drag canceled while a row is added accepts no items`() throws {
    log.items = ["a": [.text("a")], "b": [.text("b")]]
    let drag = try #require(fixture.drag(row: "a").1)
    log.whenDragging = { _ in drag.cancel() }
    expectEqual(drag.add(row: fixture.tab("b")), .refused(.notAvailable))
    expectEqual(drag.items.count, 1)
  }

  @Test func `a tab removed in the same batch as spring loading is no longer the target`() {
    let fixture = fixture
    let drag = fixture.text("x")
    fixture.log.vetoes = ["b"]
    drag.enter(fixture.over("b"), at: .zero)
    _ = fixture.take()
    fixture.host.performBatchUpdates {
      drag.hover(until: .seconds(1))
      fixture.host.tabs.removeAll { $0.identifier == "b" }
    }
    expect(drag.target == nil && drag.isActive)
    fixture.expect(["should(b)"])
  }
}
