import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Moving the rows of a list, and moving among those that were found.
@MainActor struct ListOrderingTests {
  private func list(_ moves: @escaping (ListIndex, ListIndex) -> Void = { _, _ in })
    -> ListViewController
  {
    let list = ListViewController(rows: ["a", "b", "c"].map { ListRow($0) })
    list.moveRowHandler = moves
    _ = list.lines(8, 4)
    return list
  }

  @Test func `movable rows have a handle while editing`() {
    let list = list()
    expect(!list.press(.down, modifiers: .alt))
    list.canMoveRowHandler = { $0.row != 1 }
    list.press(.character("e"))
    expect(list.isEditing)
    expectEqual(list.lines(8, 3), [">a      ≡", " b", " c      ≡"])
    list.press(.escape)
    expectEqual(list.lines(8, 3), [">a", " b", " c"])
  }

  @Test func `Alt with an arrow key moves the focused row, with its selection`() {
    var moves: [[Int]] = []
    let list = list { moves.append([$0.row, $1.row]) }
    list.selectedIndices = [ListIndex(0)]
    list.press(.character("e"))
    list.press(.down, .down, modifiers: .alt)
    expectEqual(list.lines(8, 3), [" b      ≡", " c      ≡", ">a      ≡"])
    expectEqual(list.selectedIndices, [ListIndex(2)])
    list.press(.down, modifiers: .alt)
    expectEqual(moves, [[0, 1], [1, 2]])
  }

  @Test func `the mouse drags a row by its handle`() {
    var moves: [[Int]] = []
    let list = list { moves.append([$0.row, $1.row]) }
    list.setEditing(true, animated: false)
    _ = list.lines(8, 4)
    list.mouse(.press, 7, 2)
    list.mouse(.drag, 7, 0)
    _ = list.lines(8, 4)
    list.mouse(.release, 7, 0)
    expectEqual(list.lines(8, 3), [">c      ≡", " a      ≡", " b      ≡"])
    expectEqual(moves, [[2, 0]])
  }

  @Test func `the app moves rows that are requested`() {
    var names = ["a", "b"]
    let list = ListViewController(
      sections: [ListSection(count: { names.count }, row: { ListRow(names[$0]) })]
    )
    list.moveRowHandler = { names.insert(names.remove(at: $0.row), at: $1.row) }
    list.press(.character("e"))
    list.press(.down, modifiers: .alt)
    expectEqual(names, ["b", "a"])
    expectEqual(list.focusedIndex, ListIndex(1))
  }

  @Test func `accessories for editing are displayed while editing, and a performs them`() {
    var calls: [String] = []
    var row = ListRow("a")
    row.accessories = [.delete { calls.append("delete") }]
    let list = ListViewController(rows: [row])
    expectEqual(list.lines(8, 1), [">a"])
    expect(!list.press(.character("a")))
    list.setEditing(true, animated: false)
    expectEqual(list.lines(8, 1), [">⊖ a"])
    list.press(.character("a"))
    list.click(0, 0)
    expectEqual(calls, ["delete", "delete"])
  }

  // MARK: - Rows that have been found

  @Test func `slash filters the list, and n and N move among the rows that were found`() {
    let names = ["Apple", "Pear", "Apricot", "Fig", "Grape"]
    let list = ListViewController(rows: names.map { ListRow($0) })
    _ = list.lines(9, 6)
    expect(!list.press(.character("n")))
    expect(list.press(.character("/")))
    list.type("ap")
    expectEqual(list.lines(9, 4), [">Apple", "*Apricot", " Grape", "  ⌕ ap"])
    list.press(.escape)
    expectEqual(list.focusedIndex, ListIndex(0))
    list.press(.character("n"))
    expectEqual(list.focusedIndex, ListIndex(2))
    list.press(.character("n"), .character("n"))
    expectEqual(list.focusedIndex, ListIndex(0))
    list.press(.character("N"))
    expectEqual(list.focusedIndex, ListIndex(4))
    list.press(.up, .character("N"))
    expectEqual(list.focusedIndex, ListIndex(2))
  }

  @Test func `rows that have changed are searched again`() {
    let list = ListViewController(rows: ["ab", "b"].map { ListRow($0) })
    _ = list.lines(9, 6)
    list.press(.character("f"))
    list.type("a")
    list.press(.escape)
    list.sections = [ListSection(rows: ["b", "ca", "a"].map { ListRow($0) })]
    list.press(.character("n"))
    expectEqual(list.focusedIndex, ListIndex(1))
  }

  @Test func `a highlighted row reaches one cell beyond the text on both sides`() throws {
    let list = ListViewController(rows: ["a", "b"].map { ListRow($0) })
    let fixture = ViewFixture(list)
    let frame = fixture.screen.frame()
    let place = try fixture.user.location(of: .text("a", occurrence: -1))
    func style(_ column: Int) -> CellStyle {
      frame.cells[column, place.row].style.mark(besides: true)
    }
    let marked = (0..<62).filter { style($0) == style(place.column) }
    expectEqual(place.column, 1)
    expectEqual(marked, Array(0..<62))
  }
}
