import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Drop handlers and item providers are used where the delegates decline.
@MainActor struct DropHandlerTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  /// Returns a handler that accepts texts and records its calls.
  private func handler(_ operation: DropOperation) -> DropHandler {
    let log = log
    return DropHandler(accepting: ["public.text"]) { _ in
      log.note("proposal")
      return operation
    } perform: { _ in
      log.note("perform")
    }
  }

  @Test func `the handler is called if the delegate cancels, and accepts the drop`() {
    fixture.tab("b").dropHandler = handler(.copy)
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.operation, .copy)
    drag.allowsMoveOperation = true
    expectEqual(drag.drop(), .performed)
    fixture.expect(["op(b)", "proposal", "op(b)", "proposal", "perform"])
  }

  @Test(arguments: [DropOperation.copy, .forbidden])
  func `the handler is not called if the delegate accepts or forbids the drop`(
    operation: DropOperation
  ) {
    fixture.tab("b").dropHandler = handler(.copy)
    log.answers = ["b": operation]
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.operation, operation)
    drag.drop()
    let accepts = operation == .copy ? ["accept(b)"] : []
    fixture.expect(["op(b)"] + accepts)
  }

  @Test func `the handler is called if the delegate answers with a move that is not allowed`() {
    fixture.tab("b").dropHandler = handler(.copy)
    log.answers = ["b": .move]
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.operation, .copy)
    fixture.expect(["op(b)", "proposal"])
  }

  @Test func `a handler's proposal is validated like the delegate's answer`() {
    for (proposal, operation) in [
      (DropOperation.move, DropOperation.cancel), (.forbidden, .forbidden), (.cancel, .cancel),
    ] {
      fixture.tab("b").dropHandler = handler(proposal)
      let drag = fixture.text("x")
      drag.enter(fixture.over("b"), at: .zero)
      expectEqual(drag.operation, operation)
      expectEqual(drag.drop(), .vetoed)
      fixture.expect(["op(b)", "proposal"])
    }
  }

  @Test func `the handler is not called for items of other types`() {
    fixture.tab("b").dropHandler = handler(.copy)
    let drag = fixture.user.beginExternalDrag([DragItem(itemProvider: ItemProvider(object: Data()))]
    )
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.drop(), .vetoed)
    fixture.expect(["op(b)"])
  }

  @Test func `without a delegate, the handler is called`() {
    fixture.host.delegate = nil
    fixture.tab("b").dropHandler = handler(.copy)
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.drop(), .performed)
    fixture.expect(["proposal", "perform"])
  }

  @Test func `the handler that proposed the operation performs the drop even if replaced since`() {
    fixture.tab("b").dropHandler = handler(.copy)
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    fixture.tab("b").dropHandler = nil
    drag.drop()
    fixture.expect(["op(b)", "proposal", "perform"])
  }

  @Test func `a handler receives all objects at once, in order`() {
    let log = log
    fixture.tab("b").dropHandler = .objects(ofClass: String.self) { log.note("\($0)") }
    let drag = fixture.text("1", "2")
    drag.enter(fixture.over("b"), at: .zero)
    expectEqual(drag.operation, .copy)
    drag.drop()
    fixture.expect(["op(b)", "[\"1\", \"2\"]"])
  }

  @Test func `the tab provides drag items if the delegate provides none`() throws {
    let log = log
    for name in ["a", "b"] {
      fixture.tab(name).dragItemsProvider = {
        log.note("provider(\($0.identifier))")
        return [.text($0.identifier)]
      }
    }
    let drag = try #require(fixture.drag(row: "a").1)
    expectEqual(drag.add(row: fixture.tab("b")), .performed)
    expectEqual(drag.items.count, 2)
    log.items = ["a": [.text("delegate")]]
    expectEqual(fixture.drag(row: "a").0, .performed)
    fixture.expect([
      "dragBegin(a)", "provider(a)", "dragAdd(b)", "provider(b)", "dragBegin(a)",
    ])
  }

  @Test func `a provider without items begins no drag`() {
    fixture.tab("a").dragItemsProvider = { _ in [] }
    expectEqual(fixture.drag(row: "a").0, .refused(.notPermitted))
  }
}
