import Foundation
import TabHost
import TabHostTestSupport
import Testing

/// Drops at places of content.
@MainActor struct DropPlaceTests {
  /// Content with the elements "Moss" and "Rain", on and before which items are dropped.
  private final class Shelf: ViewController, DraggableContent, DroppableContent {
    var answer = DropOperation.move
    var reason: String?
    var entries: [String] = []
    var whenAsked: () -> Void = {}
    var types: [String] = []

    var draggableElements: [DraggableElement] {
      ["Moss", "Rain"].map { name in
        DraggableElement(id: name, title: name) { _ in
          let item = DragItem(itemProvider: ItemProvider())
          item.localObject = name
          return [item]
        }
      }
    }

    var dropPlaces: [DropPlace] {
      ["Moss", "Rain"].flatMap { name in
        [DropPlace.Position.before, .on].map { position in
          DropPlace(
            id: "\(position) \(name)",
            title: name,
            position: position,
            handler: DropHandler(accepting: types) { session in
              self.entries.append("proposal(\(position) \(name))")
              session.refusalReason = self.reason
              self.whenAsked()
              return self.answer
            } perform: { session in
              let objects = session.items.map { "\($0.localObject ?? "")" }
              self.entries.append("perform(\(position) \(name), \(objects.joined(separator: " ")))")
            }
          )
        }
      }
    }
  }

  private let fixture = DragFixture()
  private let shelf = Shelf()

  init() {
    let shelf = shelf
    fixture.host.tabs.insert(TabItem(title: "S", identifier: "s") { _ in shelf }, at: 0)
    fixture.host.selectedTab = fixture.tab("s")
    _ = fixture.take()
  }

  private func drag(_ name: String = "Moss") throws -> Drag {
    try #require(fixture.user.drag(name, in: shelf).1)
  }

  @Test func `a place proposes an operation when a drag enters it, and performs the drop`() throws {
    let drag = try drag()
    expectEqual(drag.enter("Rain", in: shelf), .performed)
    expectEqual(drag.operation, .move)
    expectEqual(drag.enter("Rain", in: shelf), .performed)
    expectEqual(drag.enter("Rain", .before, in: shelf), .performed)
    expectEqual(drag.drop(), .performed)
    expectEqual(
      shelf.entries,
      ["proposal(on Rain)", "proposal(before Rain)", "perform(before Rain, Moss)"]
    )
    expectEqual(fixture.take(), [])
    expect(!drag.isActive)
  }

  @Test func `a place that cancels gets no drop, and its reason is that of the drag`() throws {
    shelf.answer = .cancel
    shelf.reason = "It is full"
    let drag = try drag()
    expect(drag.refusalReason == nil)
    drag.enter("Rain", in: shelf)
    expectEqual(drag.refusalReason, "It is full")
    shelf.reason = nil
    drag.enter("Moss", in: shelf)
    expect(drag.refusalReason == nil)
    expectEqual(drag.drop(), .vetoed)
    expectEqual(shelf.entries, ["proposal(on Rain)", "proposal(on Moss)"])
  }

  @Test
  func `a reason is discarded before the next request, and none of an accepted drop is shown`()
    throws
  {
    shelf.answer = .cancel
    shelf.reason = "It is full"
    var reasons: [String?] = []
    fixture.log.requestHandler = { reasons.append($0.refusalReason) }
    fixture.log.answers = ["b": .copy]
    let drag = try drag()
    drag.enter("Rain", in: shelf)
    drag.enter(fixture.over("b"))
    expectEqual(reasons, [nil])
    shelf.answer = .copy
    drag.enter("Rain", in: shelf)
    expect(drag.refusalReason == nil)
    drag.leave()
    expect(drag.refusalReason == nil)
  }

  @Test func `a delegate gives the reason for a tab`() throws {
    fixture.log.requestHandler = { $0.refusalReason = "It is the current branch" }
    let drag = try drag()
    drag.enter(fixture.over("b"))
    expectEqual(drag.refusalReason, "It is the current branch")
    fixture.log.answers = ["b": .forbidden]
    drag.add("Rain", in: shelf)
    expectEqual(drag.refusalReason, "It is the current branch")
    expectEqual(fixture.take(), ["op(b)", "op(b)"])
  }

  @Test func `a handler without types is called for any items, and one with types for those`()
    throws
  {
    var drag = try drag()
    shelf.types = ["public.png"]
    drag.enter("Rain", in: shelf)
    expectEqual(drag.operation, .cancel)
    expectEqual(shelf.entries, [])
    let provider = ItemProvider()
    provider.register(Data(), as: "public.png")
    drag = fixture.user.beginExternalDrag([DragItem(itemProvider: provider)])
    drag.enter("Rain", in: shelf)
    expectEqual(shelf.entries, ["proposal(on Rain)"])
    // The session does not allow a move.
    expectEqual(drag.operation, .cancel)
  }

  @Test func `a place of content that is not on screen refuses a drag`() throws {
    let drag = try drag()
    let place = shelf.dropPlaces[0]
    fixture.host.selectedTab = fixture.tab("a")
    expectEqual(drag.enter(.place(place, in: shelf)), .refused(.notOnScreen))
    fixture.host.selectedTab = fixture.tab("s")
    drag.enter(.place(place, in: shelf))
    fixture.host.selectedTab = fixture.tab("a")
    expect(drag.target == nil)
    expectEqual(drag.drop(), .refused(.notOnScreen))
    expectEqual(shelf.entries, ["proposal(before Moss)"])
  }

  @Test func `a name without a place is refused`() throws {
    expectEqual(try drag().enter("Fern", in: shelf), .refused(.notAvailable))
    expectEqual(try drag().enter("Moss", .after, in: shelf), .refused(.notAvailable))
  }

  @Test func `a presented page accepts drops of its own elements, and covers those below`() throws {
    let other = Shelf()
    fixture.host.present(other, animated: false)
    let drag = try #require(fixture.user.drag("Moss", in: other).1)
    expectEqual(drag.enter("Moss", in: shelf), .refused(.notOnScreen))
    expectEqual(drag.enter("Rain", in: other), .performed)
    expectEqual(drag.drop(), .performed)
    expectEqual(other.entries, ["proposal(on Rain)", "perform(on Rain, Moss)"])
  }

  @Test func `a proposal that ends the drag leaves it ended`() throws {
    let drag = try drag()
    shelf.whenAsked = { drag.cancel() }
    drag.enter("Rain", in: shelf)
    expect(!drag.isActive)
    expectEqual(drag.drop(), .refused(.notAvailable))
    expectEqual(shelf.entries, ["proposal(on Rain)"])
  }
}
