import TabHostTestSupport
import TabHostTesting
import Testing

/// Tests of rows 27, 56, and 61 to 66 with scripts.
@MainActor struct DragRowTests {
  private let json = #"""
    {"tabs":["a","b",
      {"id":"g","allowsReordering":true,"children":["c1","c2","c3"],
       "actions":[{"id":"n","title":"New"},{"id":"o"}]},
      {"id":"h","allowsReordering":true,"children":["d1","d2"]}],
     "answers":{"drop":{"b":"copy","c1":"move","c2":"forbidden"},
      "dropOnAction":{"g/n":"copy"},"dragItems":{"d1":["photo"],"d2":["text","url"],"c3":[]}}}
    """#

  /// Returns the calls of a script after the launch.
  private func steps(_ script: String) throws -> [String] { try calls(json, script).afterLaunch }

  @Test func `row 27: a drag that hovers over a tab for half a second selects it`() throws {
    #expect(
      try steps("hover photo on b 499\nhover photo on b 500") == [
        "> hover photo on b 499",
        "  operationForAcceptingItemsFrom(b, types: [photo]) -> copy",
        "> hover photo on b 500",
        "  operationForAcceptingItemsFrom(b, types: [photo]) -> copy",
        "  shouldSelectTab(b) -> true",
        "  didSelectTab(b, previous: a) user",
      ]
    )
    #expect(
      try steps("set b isSpringLoaded false\nhover photo on b 9223372036854775807") == [
        "> set b isSpringLoaded false",
        "> hover photo on b 9223372036854775807",
        "  operationForAcceptingItemsFrom(b, types: [photo]) -> copy",
      ]
    )
  }

  @Test func `row 56: a move outside editing is refused if the row has drag items`() throws {
    #expect(
      try steps("move c2 before c1\nmove d2 before d1\ndrag-row c3\nmove c3 before c1") == [
        "> move c2 before c1",
        "  displayOrderDidChangeFor(g)",
        "> move d2 before d1",
        "  refused: notPermitted",
        "> drag-row c3",
        "  itemsForBeginning(c3)",
        "  refused: notPermitted",
        "> move c3 before c1",
        "  displayOrderDidChangeFor(g)",
      ]
    )
    #expect(
      try steps("remove d1\nremove d2\nadd d3 to h\nadd d4 to h\nmove d4 before d3").last
        == "  displayOrderDidChangeFor(h)"
    )
    let added = #"{"tabs":[{"id":"h","children":["x"]}],"answers":{"dragItems":{"y":["z"]}}}"#
    let script =
      "set h allowsReordering true\nadd y to h\nmove y before x\nrestart\nadd y to h\n"
      + "set h allowsReordering true\nmove x after y"
    #expect(try calls(added, script).count { $0 == "  refused: notPermitted" } == 2)
    #expect(try steps("edit\nmove d2 before d1\ndone").last == "  didEndEditing")
  }

  @Test func `row 61: a drag requests the operation once, when it enters`() throws {
    #expect(
      try steps("hover photo on b 0\nhover photo on c2 0\nhover photo on a 0") == [
        "> hover photo on b 0",
        "  operationForAcceptingItemsFrom(b, types: [photo]) -> copy",
        "> hover photo on c2 0",
        "  operationForAcceptingItemsFrom(c2, types: [photo]) -> forbidden",
        "> hover photo on a 0",
        "  operationForAcceptingItemsFrom(a, types: [photo]) -> cancel",
      ]
    )
  }

  @Test func `row 62: a copy or a permitted move is accepted without changing the selection`()
    throws
  {
    #expect(
      try steps("drop photo x2 on b\ndrop photo on c1 move\nselect a") == [
        "> drop photo x2 on b",
        "  operationForAcceptingItemsFrom(b, types: [photo, photo]) -> copy",
        "  acceptItemsFrom(b, types: [photo, photo])",
        "> drop photo on c1 move",
        "  operationForAcceptingItemsFrom(c1, types: [photo]) -> move",
        "  acceptItemsFrom(c1, types: [photo])",
        "> select a",
      ]
    )
  }

  @Test func `row 63: a canceled drop or a move without permission is not accepted`() throws {
    #expect(
      try steps("drop photo on a\ndrop photo on c1") == [
        "> drop photo on a",
        "  operationForAcceptingItemsFrom(a, types: [photo]) -> cancel",
        "> drop photo on c1",
        "  operationForAcceptingItemsFrom(c1, types: [photo]) -> move",
      ]
    )
  }

  @Test func `row 64: a forbidden drop is not accepted`() throws {
    #expect(
      try steps("drop photo on c2 move") == [
        "> drop photo on c2 move",
        "  operationForAcceptingItemsFrom(c2, types: [photo]) -> forbidden",
      ]
    )
  }

  @Test func `row 65: a drop on an action is accepted without running its handler`() throws {
    #expect(
      try steps("drop photo on action g n\ndrop photo on action g o") == [
        "> drop photo on action g n",
        "  sidebarActionOperationForAcceptingItemsFrom(n, group: g, types: [photo]) -> copy",
        "  sidebarActionAcceptItemsFrom(n, group: g, types: [photo])",
        "> drop photo on action g o",
        "  sidebarActionOperationForAcceptingItemsFrom(o, group: g, types: [photo]) -> cancel",
      ]
    )
  }

  @Test func `row 66: a drag requests the items of each row and is refused if there are none`()
    throws
  {
    #expect(
      try steps("drag-row d1 d2\ndrag-row d2 a d1\ndrag-row b d1\nedit\ndrag-row d1") == [
        "> drag-row d1 d2",
        "  itemsForBeginning(d1)",
        "  itemsForAddingTo(d2)",
        "> drag-row d2 a d1",
        "  itemsForBeginning(d2)",
        "  itemsForAddingTo(a)",
        "  refused: notPermitted",
        "> drag-row b d1",
        "  itemsForBeginning(b)",
        "  refused: notPermitted",
        "> edit",
        "  willBeginEditing",
        "> drag-row d1",
        "  refused: notPermitted",
      ]
    )
  }
}
