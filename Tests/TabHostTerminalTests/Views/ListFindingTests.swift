import TabHost
import Testing

@testable import TabHostTerminal

@MainActor @Suite("Finding rows of a list") struct ListFindingTests {
  private func fruit() -> ListViewController {
    let list = ListViewController(sections: [
      ListSection("Near", rows: [ListRow("Apple"), ListRow("Pear")]),
      ListSection("Far", rows: [ListRow("Papaya"), ListRow("Mango", detail: "ripe")]),
    ])
    _ = list.lines(9, 6)
    return list
  }

  @Test func `rows are found by initials, without diacritics, and highlighted`() {
    let list = ListViewController(rows: [ListRow("Recently Áired"), ListRow("Radio")])
    _ = list.lines(20, 4)
    list.press(.character("f"))
    list.type("ra")
    #expect(list.lines(20, 3).dropLast() == [">Recently Áired", "*Radio"])
    list.type("ir")
    #expect(list.lines(20, 2).dropLast() == [">Recently Áired"])
    var canvas = Canvas(size: CellSize(columns: 20, rows: 2))
    list.draw(on: &canvas)
    let cells = canvas.contents.cells
    let marked = (0..<20).filter { cells[$0, 0].style.isUnderlined }
    #expect(String(marked.compactMap { cells[$0, 0].character }) == "RÁir")
  }

  @Test func `f and a text list the rows that match it`() {
    let list = fruit()
    #expect(list.press(.character("f")))
    list.type("AP")
    #expect(list.lines(9, 6) == ["*Near", ">Apple", "*Far", " Papaya", " Mango", "  ⌕ AP"])
    list.press(.down)
    #expect(list.focusedIndex == ListIndex(0, section: 1))
  }

  @Test func `words, initials and text without diacritics are found and highlighted`() {
    let list = ListViewController(rows: ["Zürich", "The Zoo", "Basel"].map { ListRow($0) })
    _ = list.lines(8, 4)
    list.press(.character("f"))
    list.type("tz")
    #expect(list.lines(8, 2) == [">The Zoo", "  ⌕ tz"])
    list.press(.backspace, .backspace)
    list.type("zu")
    var canvas = Canvas(size: CellSize(columns: 8, rows: 2))
    list.draw(on: &canvas)
    #expect(canvas.contents.plainLine(0) == "Zürich")
    let marks = (0..<6).map { canvas.contents.cells[$0, 0].style.isUnderlined }
    #expect(marks == [true, true, false, false, false, false])
  }

  @Test func `the focus is on the nearest row that is found`() {
    let list = fruit()
    list.press(.character("f"))
    list.type("ri")
    #expect(list.focusedIndex == ListIndex(1, section: 1))
    list.type("x")
    #expect(list.focusedIndex == nil)
    #expect(list.lines(9, 3) == [" ", " ", "  ⌕ rix"])
    list.press(.backspace, .backspace, .backspace)
    #expect(list.focusedIndex == ListIndex(0))
  }

  @Test func `Esc lists all rows again and keeps the focus`() {
    let list = fruit()
    list.press(.character("f"))
    list.type("mango")
    #expect(list.press(.escape))
    #expect(list.focusedIndex == ListIndex(1, section: 1))
    #expect(list.lines(9, 6)[5] == ">Mango")
    #expect(!list.press(.escape))
  }

  @Test func `Enter activates the found row and lists all rows again`() {
    let list = fruit()
    var activated: [ListIndex] = []
    list.activationHandler = { activated.append($0) }
    list.press(.character("f"))
    list.type("papa")
    list.press(.enter)
    #expect(activated == [ListIndex(0, section: 1)])
    #expect(list.lines(12, 6).count { $0.count > 1 } == 6)
  }

  @Test func `pasted text is found, and the end of the focus ends it`() {
    let list = fruit()
    #expect(!list.handle(.paste(PastedText("pear"))))
    list.press(.character("f"))
    #expect(list.handle(.paste(PastedText("pear"))))
    #expect(list.lines(9, 3) == ["*Near", ">Pear", "  ⌕ pear"])
    #expect(!list.handle(.focusLost))
    #expect(list.lines(9, 6).last == " Mango")
  }

  @Test func `rows that are removed meanwhile are not requested`() {
    var names = ["a1", "a2", "b", "a3"]
    let list = ListViewController(
      sections: [ListSection(count: { names.count }, row: { ListRow(names[$0]) })]
    )
    _ = list.lines(5, 5)
    list.press(.character("f"))
    list.type("a")
    list.press(.end)
    names = ["b", "a1"]
    #expect(list.lines(5, 3) == [">a1", " ", " a"])
    list.type("1")
    #expect(list.lines(5, 2) == [">a1", " a1"])
  }

  @Test func `an app can turn finding off`() {
    let list = fruit()
    list.allowsFinding = false
    #expect(!list.press(.character("f")))
  }
}
