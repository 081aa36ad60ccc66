import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Finding rows of a list.
@MainActor struct ListFindingTests {
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
    expectEqual(list.lines(20, 3).dropLast(), [">Recently Áired", "*Radio"])
    list.type("ir")
    expectEqual(list.lines(20, 2).dropLast(), [">Recently Áired"])
    var canvas = Canvas(size: CellSize(columns: 20, rows: 2))
    list.draw(on: &canvas)
    let cells = canvas.contents.cells
    let marked = (0..<20).filter { cells[$0, 0].style.isUnderlined }
    expectEqual(String(marked.compactMap { cells[$0, 0].character }), "RÁir")
  }

  @Test func `f and a text list the rows that match it`() {
    let list = fruit()
    expect(list.press(.character("f")))
    list.type("AP")
    expectEqual(list.lines(9, 6), ["*Near", ">Apple", "*Far", " Papaya", " Mango", "  ⌕ AP"])
    list.press(.down)
    expectEqual(list.focusedIndex, ListIndex(0, section: 1))
  }

  @Test func `a text that is not found has a notice in place of rows`() {
    let list = fruit()
    list.press(.character("f"))
    list.type("xyz")
    expectEqual(list.lines(9, 3), [" no match", " ", "  ⌕ xyz"])
    list.columns = [ListColumn("Fruit")]
    expectEqual(list.lines(9, 3).dropFirst(), [" no match", "  ⌕ xyz"])
  }

  @Test func `a row that has been found and activated keeps the focus`() {
    let list = fruit()
    var activated: [ListIndex] = []
    list.activationHandler = { activated.append($0) }
    list.press(.character("f"))
    list.type("man")
    list.press(.enter)
    expectEqual(activated, [ListIndex(1, section: 1)])
    expectEqual(list.focusedIndex, ListIndex(1, section: 1))
    expectEqual(list.lines(11, 6)[5], ">Mango  ripe")
  }

  @Test func `the focus is on the nearest row that is found`() {
    let list = fruit()
    list.press(.character("f"))
    list.type("ri")
    expectEqual(list.focusedIndex, ListIndex(1, section: 1))
    list.type("x")
    expect(list.focusedIndex == nil)
    expectEqual(list.lines(9, 3), [" no match", " ", "  ⌕ rix"])
    list.press(.backspace, .backspace, .backspace)
    expectEqual(list.focusedIndex, ListIndex(0))
  }

  @Test func `Esc lists all rows again and keeps the focus`() {
    let list = fruit()
    list.press(.character("f"))
    list.type("mango")
    expect(list.press(.escape))
    expectEqual(list.focusedIndex, ListIndex(1, section: 1))
    expectEqual(list.lines(9, 6)[5], ">Mango")
    expect(!list.press(.escape))
  }

  @Test func `pasted text is found, and the end of the focus ends it`() {
    let list = fruit()
    expect(!list.handle(.paste(PastedText("pear"))))
    list.press(.character("f"))
    expect(list.handle(.paste(PastedText("pear"))))
    expectEqual(list.lines(9, 3), ["*Near", ">Pear", "  ⌕ pear"])
    expect(!list.handle(.focusLost))
    expectEqual(list.lines(9, 6).last, " Mango")
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
    expectEqual(list.lines(5, 3), [">a1", " ", " a"])
    list.type("1")
    expectEqual(list.lines(5, 2), [">a1", " a1"])
  }

  // MARK: - Slices

  /// A list with many rows, which counts how often each is requested, as the page of a screen.
  @MainActor private final class ManyRows {
    var names: [String]
    var requests = 0
    private(set) lazy var list = ListViewController(
      sections: [ListSection("A", rows: [ListRow("a")]), ListSection("B", rows: [])] + [
        ListSection(
          count: { [unowned self] in names.count },
          row: { [unowned self] in
            requests += 1
            return ListRow(names[$0])
          }
        )
      ]
    )
    private(set) lazy var fixture = ViewFixture(list, rows: 14)

    init(_ count: Int) {
      names = (0..<count).map { "row \($0)" }
      fixture.press(.character("f"))
    }

    func finish() {
      while fixture.screen.isFinding { fixture.screen.continueFinding() }
    }
  }

  @Test func `a search of many rows takes several slices, which request each row once`() {
    let rows = ManyRows(10_000)
    let slice = ListFinder.slice.collected
    rows.requests = 0
    rows.fixture.screen.handle(.key(KeyPress(.character("9"))), at: .zero)
    expectEqual(rows.requests, slice)
    expect(rows.fixture.screen.isFinding)
    rows.finish()
    expectEqual(rows.requests, 10_000 + 1 - slice)
    rows.fixture.type("99")
    rows.finish()
    let found = (0..<10_000).filter { "\($0)".count { $0 == "9" } >= 3 }
    let layout = rows.list.layout
    expectEqual(
      (0..<layout.lineCount).map { layout.line(at: $0) },
      found.map { .row(ListIndex($0, section: 2)) }
    )
  }

  @Test func `the focus is on the nearest row as soon as a slice has found it`() {
    let rows = ManyRows(10_000)
    rows.list.focusedIndex = ListIndex(9_000, section: 2)
    rows.fixture.type("55")
    expectEqual(rows.list.focusedIndex.map { $0.row < 9_000 }, true)
    rows.finish()
    expectEqual(rows.list.focusedIndex, ListIndex(9_055, section: 2))
    expect(rows.fixture.lines.contains { $0.contains("row 9055") })
  }

  @Test func `rows that are removed during a search are not requested`() {
    let rows = ManyRows(10_000)
    rows.fixture.type("row")
    rows.names = ["row 1", "other", "row 2"]
    rows.fixture.screen.continueFinding()
    expect(!rows.fixture.screen.isFinding)
    expectEqual(rows.fixture.lines.count { $0.contains("row ") }, 2)
  }

  @Test func `assigned sections are searched, also with the same number of rows`() {
    let list = fruit()
    list.press(.character("f"))
    list.type("kiwi")
    expect(list.focusedIndex == nil)
    list.sections[1] = ListSection(rows: [ListRow("Kiwi"), ListRow("Fig")])
    expectEqual(list.lines(9, 2), [">Kiwi", "  ⌕ kiwi"])
    expectEqual(list.focusedIndex, ListIndex(0, section: 1))
  }

  @Test func `a closure for rows may change the sections while their texts are collected`() {
    let list = ListViewController()
    list.sections = [
      ListSection(
        count: { 3 },
        row: { [unowned list] in
          list.sections = [ListSection(rows: [ListRow("b")])]
          return ListRow("a\($0)")
        }
      )
    ]
    list.press(.character("f"))
    list.type("b")
    expectEqual(list.lines(9, 2), [">b", "  ⌕ b"])
  }

  @Test func `in a list with a search field, the search command activates that`() {
    let list = fruit()
    list.navigationItem.searchController = SearchController(searchResultsController: nil)
    let stack = NavigationController(rootViewController: list)
    let host = TabHostController(tabs: [.showing(stack, "a")])
    let user = ScreenDriver(host, columns: 60, rows: 14)
    for _ in 0..<6 where user.screen.focus != .content { user.press(.tab) }
    expect(list.commands.contains { $0.command == .find })
    expect(!list.commands.contains { $0.command == .search })
    user.type("/pe")
    expectEqual(host.searchText, "pe")
    expect(!list.findField.isOpen)
    user.press(.escape)
    for _ in 0..<6 where user.screen.focus != .content { user.press(.tab) }
    user.type("fpe")
    expectEqual(list.findField.text, "pe")
  }

  @Test func `beside a search field, a list without finding leaves its commands to the host`() {
    let list = fruit()
    list.allowsFinding = false
    list.navigationItem.searchController = SearchController(searchResultsController: nil)
    let stack = NavigationController(rootViewController: list)
    let host = TabHostController(tabs: [.showing(stack, "a"), .shown("b")])
    let user = ScreenDriver(host, columns: 60, rows: 14)
    for _ in 0..<6 where user.screen.focus != .content { user.press(.tab) }
    user.type("/pe")
    expectEqual(host.searchText, "pe")
    user.press(.escape)
    for _ in 0..<6 where user.screen.focus != .content { user.press(.tab) }
    user.type("f")
    expect(!list.findField.isOpen && user.list != nil)
  }

  @Test func `an app can turn finding off`() {
    let list = fruit()
    list.allowsFinding = false
    expect(!list.press(.character("f")))
  }
}
