import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

@MainActor struct ListViewTests {
  private func list(_ names: String...) -> ListViewController {
    ListViewController(rows: names.map { ListRow($0) })
  }

  private func numbers(_ count: Int) -> ListViewController {
    ListViewController(sections: [ListSection(count: { count }, row: { ListRow("\($0)") })])
  }

  // MARK: - Drawing

  @Test func `a disabled row with bold text is a heading, without the marks of a disabled one`() {
    var heading = ListRow("May")
    heading.isEnabled = false
    let list = ListViewController(rows: [heading, ListRow("a letter")])
    expectEqual(list.lines(12, 2), [" May        ⊘", ">a letter"])
    heading.content.textProperties.font = .preferredFont(forTextStyle: .headline)
    list.sections = [ListSection(rows: [heading, ListRow("a letter")])]
    expectEqual(list.lines(12, 2), ["*May", ">a letter"])
    expectEqual(list.focusedIndex?.row, 1)
    var canvas = Canvas(size: CellSize(columns: 12, rows: 2))
    list.draw(on: &canvas)
    expect(!canvas.contents.cells[1, 0].style.isDim)
  }

  @Test func `moving the focus calls the handler once, and assigning it or removing rows does not`()
  {
    let list = ListViewController(rows: [ListRow("a"), ListRow("b"), ListRow("c")])
    var calls: [Int?] = []
    list.focusHandler = { calls.append($0?.row) }
    let fixture = ViewFixture(list)
    fixture.press(.down, .down, .down, .home)
    fixture.click(2, 1)
    list.focusedIndex = ListIndex(2)
    list.sections = []
    expectEqual(calls, [1, 2, 0, 1])
    list.sections = [ListSection(rows: [ListRow("a"), ListRow("b")])]
    fixture.press(.character("/"), .character("a"))
    expectEqual(calls, [1, 2, 0, 1, nil, 0])
  }

  @Test func `rows show their texts and image, and the focused row is reversed`() {
    let image = TabImage(systemName: "star")
    let list = ListViewController(rows: [
      ListRow("One", detail: "1"), ListRow("A wide 漢字", image: image),
      ListRow("A long text", detail: "2"),
    ])
    expectEqual(list.lines(12, 4), [">One        1", " ☆ A wide 漢…", " A long text", " "])
    expectEqual(list.lines(12, 1, isFocused: false), ["*One        1"])
    expectEqual(list.lines(12, 1, isRightToLeft: true), [">1        One"])
  }

  @Test func `a disabled row is dim and marked, and can be neither focused nor activated`() {
    var row = ListRow("One")
    row.isEnabled = false
    let list = ListViewController(rows: [row])
    var activated: [ListIndex] = []
    list.activationHandler = { activated.append($0) }
    expectEqual(list.lines(8, 1), [" One    ⊘"])
    expect(!list.press(.enter))
    expectEqual(activated, [])
  }

  @Test func `accessories are at the ends of a row`() {
    var row = ListRow("One")
    row.accessories = [
      .disclosureIndicator(), .label(text: "new"), .delete(displayed: .whenEditing),
    ]
    expectEqual(ListViewController(rows: [row]).lines(16, 1), [">One        › new"])
  }

  @Test func `a list without rows shows its text`() {
    let list = list()
    list.emptyText = "Nothing"
    expectEqual(list.lines(8, 2), [" Nothing", " "])
    expect(list.focusedIndex == nil)
    expect(!list.press(.down) && !list.press(.enter) && !list.press(.character("f")))
  }

  @Test func `only visible rows are requested`() {
    var requested: [Int] = []
    let list = ListViewController(
      sections: [
        ListSection(
          count: { 100_000 },
          row: {
            requested.append($0)
            return ListRow("\($0)")
          }
        )
      ]
    )
    expectEqual(list.lines(6, 3), [">0", " 1", " 2"])
    list.press(.end)
    requested = []
    expectEqual(list.lines(6, 3), [" 99997", " 99998", ">99999"])
    expectEqual(requested, [99997, 99998, 99999])
  }

  // MARK: - Focus and scrolling

  @Test func `the arrow keys move the focus, and are up to the host at the ends`() {
    let list = list("a", "b", "c")
    _ = list.lines(3, 2)
    expect(!list.press(.up))
    expect(list.press(.down, .down))
    expectEqual(list.lines(3, 2), [" b", ">c"])
    expect(!list.press(.down))
    expectEqual(list.focusedIndex, ListIndex(2))
  }

  @Test func `page keys move by the visible rows except one, and Home and End to the ends`() {
    let list = numbers(20)
    _ = list.lines(3, 5)
    list.press(.pageDown)
    expectEqual(list.focusedIndex, ListIndex(4))
    list.press(.pageDown)
    expectEqual(list.focusedIndex, ListIndex(8))
    list.press(.pageUp)
    expectEqual(list.focusedIndex, ListIndex(4))
    list.press(.end)
    expectEqual(list.lines(3, 5).last, ">19")
    list.press(.home)
    expectEqual(list.lines(3, 5).first, ">0")
  }

  @Test func `Control with u and d moves by half of the visible rows`() {
    let list = numbers(9)
    _ = list.lines(3, 4)
    expect(!list.press(.character("u"), modifiers: .control))
    expect(list.press(.character("d"), modifiers: .control))
    expectEqual(list.focusedIndex, ListIndex(2))
    list.press(.character("d"), .character("d"), .character("d"), modifiers: .control)
    expectEqual(list.focusedIndex, ListIndex(8))
    expect(!list.press(.character("d"), modifiers: .control))
    list.press(.character("u"), modifiers: .control)
    expectEqual(list.focusedIndex, ListIndex(6))
  }

  @Test func `up to two rows beside the focus are visible, unless a row is clicked`() {
    let list = numbers(30)
    _ = list.lines(3, 9)
    for _ in 0..<7 { list.press(.down) }
    expectEqual(list.lines(3, 9), [" 1", " 2", " 3", " 4", " 5", " 6", ">7", " 8", " 9"])
    for _ in 0..<5 { list.press(.up) }
    expectEqual(list.lines(3, 9).prefix(4), [" 0", " 1", ">2", " 3"])
    list.click(0, 8)
    expectEqual(list.lines(3, 9).first, " 0")
    expectEqual(list.lines(3, 9).last, ">8")
    list.press(.end)
    expectEqual(list.lines(3, 9).last, ">29")
  }

  @Test func `the wheel scrolls and keeps the focus, and is up to the host at the ends`() {
    let list = numbers(8)
    _ = list.lines(3, 3)
    expect(!list.mouse(.press, .wheelUp, 0, 0))
    expect(list.mouse(.press, .wheelDown, 0, 0))
    expectEqual(list.lines(3, 3), [" 3", " 4", " 5"])
    expect(list.mouse(.press, .wheelDown, 0, 0))
    expectEqual(list.lines(3, 3), [" 5", " 6", " 7"])
    expect(!list.mouse(.press, .wheelDown, 0, 0))
    list.press(.down)
    expectEqual(list.lines(3, 3), [">1", " 2", " 3"])
  }

  @Test func `a visible focused row stays visible at a lower height`() {
    let list = numbers(8)
    _ = list.lines(3, 8)
    list.press(.end)
    expectEqual(list.lines(3, 3).last, ">7")
  }

  @Test func `the focus moves to the nearest row if its row is removed`() {
    let list = list("a", "b", "c")
    list.press(.end)
    list.sections = [ListSection(rows: [ListRow("a"), ListRow("b")])]
    expectEqual(list.lines(3, 2), [" a", ">b"])
    list.sections = []
    expect(list.focusedIndex == nil)
    list.sections = [ListSection(rows: [ListRow("a")])]
    expectEqual(list.focusedIndex, ListIndex(0))
  }

  @Test(arguments: [(0, 0), (0, 4), (4, 0), (1, 1)])
  func `every size can be drawn and scrolled`(columns: Int, rows: Int) {
    let list = sections
    for key in [KeyPress.Key.end, .character("f"), .character("b"), .home, .pageDown, .escape] {
      var canvas = Canvas(size: CellSize(columns: columns, rows: rows))
      list.draw(on: &canvas)
      list.press(key)
      list.mouse(.press, .wheelDown, 0, 0)
      list.click(0, 0)
    }
    list.press(.home)
    expectEqual(list.lines(3, 2), ["*A", ">a1"])
  }

  @Test func `a closure for rows may change the sections while they are drawn`() {
    let list = ListViewController()
    list.sections = [
      ListSection(
        "A",
        count: { 3 },
        row: { [unowned list] in
          list.sections = []
          return ListRow("\($0)")
        }
      )
    ]
    expectEqual(list.lines(3, 4), ["*A", ">0", " ", " "])
  }

  // MARK: - Scrollbar

  @Test func `a list that does not fit leaves its last column to a scrollbar`() {
    let list = numbers(10)
    expectEqual(list.lines(10, 4), [">0        │", " 1        █", " 2        │", " 3        ▾"])
    list.press(.end)
    expectEqual(list.lines(10, 4), [" 6        ▴", " 7        │", " 8        █", ">9        │"])
    expectEqual(list.lines(10, 4, isRightToLeft: true)[1], " │        7")
    expectEqual(list.lines(9, 4)[3], ">9")
    expectEqual(list.lines(10, 3)[2], ">9")
    expectEqual(list.lines(10, 10).last, ">9")
  }

  @Test func `the scrollbar scrolls and keeps the focus`() {
    let list = numbers(100)
    var activated: [Int] = []
    list.activationHandler = { activated.append($0.row) }
    _ = list.lines(10, 10)
    list.click(9, 9)
    expectEqual(list.lines(10, 10).first, " 9        ▴")
    list.click(9, 0)
    expectEqual(list.lines(10, 10).first, ">0        │")
    list.mouse(.press, 9, 1)
    list.mouse(.drag, 4, 5)
    expectEqual(list.lines(10, 10)[5], " 56       █")
    list.mouse(.drag, 9, 30)
    list.mouse(.release, 0, 30)
    expectEqual(list.lines(10, 10).last, " 99       │")
    expectEqual(list.focusedIndex, ListIndex(0))
    expectEqual(activated, [])
  }

  // MARK: - Sections

  private var sections: ListViewController {
    ListViewController(sections: [
      ListSection("A", rows: [ListRow("a1"), ListRow("a2")]), ListSection("Empty", rows: []),
      ListSection("B", rows: [ListRow("b1"), ListRow("b2"), ListRow("b3")]),
    ])
  }

  @Test func `sections have titles, which the focus passes`() {
    let list = sections
    expectEqual(list.lines(3, 8), ["*A", ">a1", " a2", "*B", " b1", " b2", " b3", " "])
    list.press(.down, .down)
    expectEqual(list.focusedIndex, ListIndex(0, section: 2))
    list.press(.up)
    expectEqual(list.focusedIndex, ListIndex(1))
    list.press(.home)
    expectEqual(list.focusedIndex, ListIndex(0))
    list.press(.end)
    expectEqual(list.focusedIndex, ListIndex(2, section: 2))
  }

  @Test func `the title of the first visible row stays above the rows`() {
    let list = sections
    _ = list.lines(3, 3)
    list.press(.end)
    expectEqual(list.lines(3, 3), ["*B", " b2", ">b3"])
    list.press(.up, .up)
    expectEqual(list.lines(3, 3), ["*B", ">b1", " b2"])
    list.press(.home)
    expectEqual(list.lines(3, 3), ["*A", ">a1", " a2"])
  }

  // MARK: - Activating and selecting

  @Test func `Enter and a click on the focused row activate it, other clicks move the focus`() {
    let list = list("a", "b", "c")
    var activated: [Int] = []
    list.activationHandler = { activated.append($0.row) }
    _ = list.lines(3, 4)
    list.press(.enter)
    list.click(1, 2)
    expectEqual(activated, [0])
    expectEqual(list.focusedIndex, ListIndex(2))
    list.click(1, 2)
    expectEqual(activated, [0, 2])
    expect(!list.mouse(.press, 0, 3))
  }

  @Test func `a release beside the pressed row activates nothing`() {
    let list = list("a", "b")
    var activated: [Int] = []
    list.activationHandler = { activated.append($0.row) }
    _ = list.lines(3, 2)
    list.mouse(.press, 0, 0)
    list.mouse(.release, 0, 1)
    expectEqual(activated, [])
  }

  @Test func `Space and a click on a checkbox select any number of rows`() {
    let list = list("a", "b", "c")
    list.allowsMultipleSelection = true
    var notified: [Set<ListIndex>] = []
    list.selectionHandler = { notified.append($0) }
    _ = list.lines(5, 3)
    list.press(.character(" "))
    list.click(0, 2)
    expectEqual(list.lines(5, 3), [" ☑ a", " ☐ b", ">☑ c"])
    list.click(0, 2)
    expectEqual(notified, [[ListIndex(0)], [ListIndex(0), ListIndex(2)], [ListIndex(0)]])
    expectEqual(list.lines(6, 1, drawing: .ascii), [">[ ] c"])
  }
}
