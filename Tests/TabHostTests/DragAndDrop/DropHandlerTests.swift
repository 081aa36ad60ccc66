import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// What a tab does with drops and drags that the delegates leave to it.
@MainActor @Suite("Drop handlers and drag providers") struct DropHandlerTests {
  private let fixture = DragFixture()
  private var log: DragLog { fixture.log }

  /// A handler that takes texts and notes what it is called for.
  private func handler(_ operation: DropOperation) -> DropHandler {
    let log = log
    return DropHandler(accepting: ["public.text"]) { _ in
      log.note("proposal")
      return operation
    } perform: { _ in
      log.note("perform")
    }
  }

  @Test func `the handler is asked when the delegate cancels, and takes the drop`() {
    fixture.tab("b").dropHandler = handler(.copy)
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.operation == .copy)
    drag.allowsMoveOperation = true
    #expect(drag.drop() == .performed)
    #expect(fixture.take() == ["op(b)", "proposal", "op(b)", "proposal", "perform"])
  }

  @Test(arguments: [DropOperation.copy, .forbidden])
  func `the handler is not asked when the delegate takes or forbids the drop`(
    operation: DropOperation
  ) {
    fixture.tab("b").dropHandler = handler(.copy)
    log.answers = ["b": operation]
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.operation == operation)
    drag.drop()
    let accepts = operation == .copy ? ["accept(b)"] : []
    #expect(fixture.take() == ["op(b)"] + accepts)
  }

  @Test func `a move that is not allowed leaves it to the handler`() {
    fixture.tab("b").dropHandler = handler(.copy)
    log.answers = ["b": .move]
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.operation == .copy)
    #expect(fixture.take() == ["op(b)", "proposal"])
  }

  @Test func `a proposal obeys the rules of answers`() {
    for (proposal, operation) in [
      (DropOperation.move, DropOperation.cancel), (.forbidden, .forbidden), (.cancel, .cancel),
    ] {
      fixture.tab("b").dropHandler = handler(proposal)
      let drag = fixture.text("x")
      drag.enter(fixture.over("b"), at: .zero)
      #expect(drag.operation == operation)
      #expect(drag.drop() == .vetoed)
      #expect(fixture.take() == ["op(b)", "proposal"])
    }
  }

  @Test func `without one of its types the handler is not asked`() {
    fixture.tab("b").dropHandler = handler(.copy)
    let drag = fixture.user.beginExternalDrag([DragItem(itemProvider: ItemProvider(object: Data()))]
    )
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.drop() == .vetoed)
    #expect(fixture.take() == ["op(b)"])
  }

  @Test func `a host without a delegate asks the handler`() {
    fixture.host.delegate = nil
    fixture.tab("b").dropHandler = handler(.copy)
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.drop() == .performed)
    #expect(fixture.take() == ["proposal", "perform"])
  }

  @Test func `the handler that answered takes the drop, also when it was replaced since`() {
    fixture.tab("b").dropHandler = handler(.copy)
    let drag = fixture.text("x")
    drag.enter(fixture.over("b"), at: .zero)
    fixture.tab("b").dropHandler = nil
    drag.drop()
    #expect(fixture.take() == ["op(b)", "proposal", "perform"])
  }

  @Test func `objects come to a handler all at once, in order`() {
    let log = log
    fixture.tab("b").dropHandler = .objects(ofClass: String.self) { log.note("\($0)") }
    let drag = fixture.text("1", "2")
    drag.enter(fixture.over("b"), at: .zero)
    #expect(drag.operation == .copy)
    drag.drop()
    #expect(fixture.take() == ["op(b)", "[\"1\", \"2\"]"])
  }

  @Test func `the tab gives items where the delegate gives none`() throws {
    let log = log
    for name in ["a", "b"] {
      fixture.tab(name).dragItemsProvider = {
        log.note("provider(\($0.identifier))")
        return [.text($0.identifier)]
      }
    }
    let drag = try #require(fixture.drag(row: "a").1)
    #expect(drag.add(row: fixture.tab("b")) == .performed)
    #expect(drag.items.count == 2)
    log.items = ["a": [.text("delegate")]]
    #expect(fixture.drag(row: "a").0 == .performed)
    #expect(
      fixture.take() == [
        "dragBegin(a)", "provider(a)", "dragAdd(b)", "provider(b)", "dragBegin(a)",
      ]
    )
  }

  @Test func `a provider without items is no drag`() {
    fixture.tab("a").dragItemsProvider = { _ in [] }
    #expect(fixture.drag(row: "a").0 == .refused(.notPermitted))
  }
}
