import TabHost
import TabHostTestSupport
import Testing

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

  @Test func `row 56: a group can be reordered outside editing if its rows provide no items`() {
    #expect(fixture.drag(row: "c1").0 == .refused(.notPermitted))
    _ = fixture.take()
    #expect(move("c1", after: "c2") == .performed)
    #expect(fixture.take() == ["order(g)"])
  }

  @Test func `row 66: a row that provided drag items and its siblings move only during editing`() {
    log.items = ["c2": [.text("x")]]
    #expect(fixture.drag(row: "c2").0 == .performed)
    #expect(move("c1", after: "c2") == .refused(.notPermitted))
    #expect(move("c2", after: "c1") == .refused(.notPermitted))
    #expect(fixture.take() == ["dragBegin(c2)"])
    fixture.user.beginEditing()
    #expect(move("c1", after: "c2") == .performed)
    fixture.user.endEditing()
    #expect(fixture.group.displayOrder.map(\.identifier) == ["c2", "c1"])
    #expect(fixture.take() == ["order(g)"])
  }

  @Test func `row 66: a row that provides drag items does not affect other groups or the root`() {
    log.items = ["c2": [.text("x")]]
    _ = fixture.drag(row: "c2")
    #expect(move("a", after: "b") == .performed)
    log.items = ["b": [.text("x")]]
    _ = fixture.drag(row: "b")
    #expect(move("a", after: "b") == .refused(.notPermitted))
    #expect(move("b", after: "a") == .refused(.notPermitted))
  }

  @Test func `row 66: only the last drag of a row determines whether it blocks reordering`() {
    log.items = ["c2": [.text("x")]]
    _ = fixture.drag(row: "c2")
    log.items = [:]
    _ = fixture.drag(row: "c2")
    #expect(move("c1", after: "c2") == .performed)
  }

  @Test func `row 66: an items provider blocks reordering even before it is called`() {
    fixture.tab("c1").dragItemsProvider = { _ in [] }
    #expect(move("c2", after: "c1") == .refused(.notPermitted))
    fixture.tab("c1").dragItemsProvider = nil
    #expect(move("c1", after: "c2") == .performed)
    #expect(fixture.take() == ["order(g)"])
  }

  @Test func `row 66: rows added to a drag block reordering, too`() throws {
    log.items = ["a": [.text("a")], "c1": [.text("c1")]]
    let drag = try #require(fixture.drag(row: "a").1)
    drag.add(row: fixture.tab("c1"))
    drag.cancel()
    #expect(move("c2", after: "c1") == .refused(.notPermitted))
  }
}
