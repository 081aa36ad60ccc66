import TabHost
import TabHostTerminal
import Testing

@MainActor @Suite("Finding rows of a list") struct ListFindingTests {
  private func fruit() -> ListViewController {
    let list = ListViewController(sections: [
      ListSection("Near", rows: [ListRow("Apple"), ListRow("Pear")]),
      ListSection("Far", rows: [ListRow("Papaya"), ListRow("Mango", detail: "ripe")]),
    ])
    _ = list.lines(9, 6)
    return list
  }

  @Test func `a slash and a text list the rows that contain it`() {
    let list = fruit()
    #expect(list.press(.character("/")))
    list.type("AP")
    #expect(list.lines(9, 6) == ["*Near", ">Apple", "*Far", " Papaya", " ", " /AP"])
    list.press(.down)
    #expect(list.focusedIndex == ListIndex(0, section: 1))
  }

  @Test func `the focus is on the nearest row that is found`() {
    let list = fruit()
    list.press(.character("/"))
    list.type("ri")
    #expect(list.focusedIndex == ListIndex(1, section: 1))
    list.type("x")
    #expect(list.focusedIndex == nil)
    #expect(list.lines(9, 3) == [" ", " ", " /rix"])
    list.press(.backspace, .backspace, .backspace)
    #expect(list.focusedIndex == ListIndex(0))
  }

  @Test func `Esc lists all rows again and keeps the focus`() {
    let list = fruit()
    list.press(.character("/"))
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
    list.press(.character("/"))
    list.type("papa")
    list.press(.enter)
    #expect(activated == [ListIndex(0, section: 1)])
    #expect(list.lines(12, 6).count { $0.count > 1 } == 6)
  }

  @Test func `pasted text is found, and the end of the focus ends it`() {
    let list = fruit()
    #expect(!list.handle(.paste(PastedText("pear"))))
    list.press(.character("/"))
    #expect(list.handle(.paste(PastedText("pear"))))
    #expect(list.lines(9, 3) == ["*Near", ">Pear", " /pear"])
    #expect(!list.handle(.focusLost))
    #expect(list.lines(9, 6).last == " Mango")
  }

  @Test func `rows that are removed meanwhile are not requested`() {
    var names = ["a1", "a2", "b", "a3"]
    let list = ListViewController(
      sections: [ListSection(count: { names.count }, row: { ListRow(names[$0]) })]
    )
    _ = list.lines(5, 5)
    list.press(.character("/"))
    list.type("a")
    list.press(.end)
    names = ["b", "a1"]
    #expect(list.lines(5, 3) == [">a1", " ", " /a"])
    list.type("1")
    #expect(list.lines(5, 2) == [">a1", " /a1"])
  }

  @Test func `an app can turn finding off`() {
    let list = fruit()
    list.allowsFinding = false
    #expect(!list.press(.character("/")))
  }
}
