import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Lists with columns, and rows with two lines.
@MainActor struct ListTableTests {
  private func films() -> ListViewController {
    let list = ListViewController(sections: [
      ListSection(rows: [
        ListRow(columns: ["Bloom", "2019", "43"]), ListRow(columns: ["漢字の森", "2021", "7"]),
        ListRow(columns: ["A Fox in March", "1987", "126"]),
      ])
    ])
    list.columns = [
      ListColumn("Title", comparator: { $0.columnTexts[0] < $1.columnTexts[0] }),
      ListColumn("Year", width: .fixed(4), priority: -1) {
        $0.columnTexts[1] < $1.columnTexts[1]
      },
      ListColumn("Min", width: .fitted(), alignment: .trailing),
    ]
    return list
  }

  @Test func `columns are aligned below their headings`() {
    let list = films()
    expectEqual(
      list.lines(32, 5),
      [
        "*Title                Year    Min", ">Bloom                2019     43",
        " 漢字の森             2021      7", " A Fox in March       1987    126", " ",
      ]
    )
    expectEqual(
      list.lines(32, 3, isRightToLeft: true),
      [
        "*Min    Year                Title", ">43     2019                Bloom",
        " 7      2021             漢字の森",
      ]
    )
  }

  @Test
  func `for a screen reader, a sorted column keeps its name, with the order if there is room`() {
    let list = films()
    list.sort = ListSort(column: 1)
    expect(list.lines(40, 3, drawing: .words)[0].contains("Year"))
    list.columns[1].width = .fitted()
    expect(list.lines(60, 3, drawing: .words)[0].contains("Year ascending"))
    let heading = list.lines(30, 3, drawing: .words)[0]
    expectEqual(heading.split(separator: " "), ["*Title", "Year", "Min"])
  }

  @Test func `a narrow list omits the columns with the lowest priority, and truncates texts`() {
    let list = films()
    expectEqual(list.lines(18, 4)[3], " A Fox in M…    126")
    expectEqual(list.lines(9, 4)[3], " A Fox in…")
    expectEqual(list.lines(3, 4)[3], " A …")
  }

  @Test func `the heading stays when the list scrolls, unless there is no room`() {
    let list = films()
    _ = list.lines(24, 3)
    list.press(.end)
    expectEqual(
      list.lines(24, 3),
      [
        "*Title        Year    Min", " 漢字の森     2021      7", ">A Fox in M…  1987    126",
      ]
    )
    expectEqual(list.lines(24, 2).last?.contains("A Fox"), true)
  }

  @Test func `a click on a heading sorts by the column, again in the other direction`() {
    let list = films()
    var calls: [ListSort] = []
    list.sortHandler = { calls.append($0) }
    list.selectedIndices = [ListIndex(0)]
    list.press(.down)
    _ = list.lines(32, 5)
    list.click(1, 0)
    expectEqual(list.lines(32, 5)[0], "*Title ▴              Year    Min")
    expect(list.lines(32, 5)[1].contains("A Fox"))
    expectEqual(list.focusedIndex, ListIndex(2))
    expectEqual(list.selectedIndices, [ListIndex(1)])
    list.click(1, 0)
    expectEqual(list.lines(32, 5)[0], "*Title ▾              Year    Min")
    expectEqual(list.lines(32, 5)[1], ">漢字の森             2021      7")
    expectEqual(calls, [ListSort(column: 0), ListSort(column: 0, order: .reverse)])
  }

  @Test func `s opens a menu of the columns`() {
    let list = films()
    let fixture = ViewFixture(list, rows: 14)
    fixture.press(.character("s"))
    fixture.press(.down, .enter)
    expectEqual(list.sort, ListSort(column: 1))
    expect(fixture.lines[0].contains("Year▴ ") && fixture.lines[1].contains("1987"))
  }

  private struct Process: Identifiable {
    let id: Int
    var name: String
    var cpu: Double?
  }

  private func processes(_ names: String..., cpu: [Double?]) -> ListSection {
    let items = zip(names, cpu).enumerated().map { Process(id: $0, name: $1.0, cpu: $1.1) }
    return ListSection(items: items) { process in
      var row = ListRow(columns: [process.name, process.cpu.map { "\($0) %" } ?? ""])
      if process.cpu ?? 0 > 90 { row.columnStyles[1] = .role(.notice) }
      return row
    }
  }

  private func monitor() -> ListViewController {
    let list = ListViewController()
    list.columns = [
      ListColumn("Name", value: \Process.name),
      ListColumn("CPU", width: .fixed(7), alignment: .trailing) { (left: Process, right: Process) in
        (left.cpu ?? 0) < (right.cpu ?? 0)
      },
    ]
    return list
  }

  private func names(_ list: ListViewController) -> [String] {
    list.sections.flatMap { section in
      (0..<section.rowCount).map { section[$0].columnTexts.first ?? "" }
    }
  }

  @Test func `rows are sorted by the values of their items, and stay sorted when they change`() {
    let list = monitor()
    list.sections = [processes("sh", "ed", "vi", cpu: [9, 100, 10.5])]
    _ = list.lines(24, 5)
    list.click(20, 0)
    expectEqual(names(list), ["sh", "vi", "ed"])
    list.click(20, 0)
    expectEqual(list.lines(24, 4)[0], "*Name               CPU ▾")
    list.sections = [processes("sh", "ed", "vi", cpu: [99, 100, 100.5])]
    expectEqual(names(list), ["vi", "ed", "sh"])
    list.sort(by: ListSort(column: 0))
    list.sections = [processes("sh", "ed", "ed", "awk", cpu: [9, 1, 2, 3])]
    expectEqual(names(list), ["awk", "ed", "ed", "sh"])
    expectEqual(list.sort, ListSort(column: 0))
    expectEqual((0..<4).map { list.itemIdentifier(for: ListIndex($0)) }, [3, 1, 2, 0])
  }

  @Test func `rows without the value of a column are last in both directions, in their order`() {
    let list = monitor()
    let other = ListSection(rows: [ListRow(columns: ["y"]), ListRow(columns: ["x"])])
    var section = processes("b", "a", cpu: [1, 2])
    section.rows = (other.rows ?? []) + (section.rows ?? [])
    list.sections = [section]
    list.sort(by: ListSort(column: 0))
    expectEqual(names(list), ["a", "b", "y", "x"])
    list.sort(by: ListSort(column: 0, order: .reverse))
    expectEqual(names(list), ["b", "a", "y", "x"])
    let isBefore = list.columns[0].comparator
    expectEqual(isBefore?(ListRow(columns: ["a"]), ListRow(columns: ["b"])), false)
  }

  @Test func `columns that are assigned after the rows sort them`() {
    let list = ListViewController(sections: [processes("b", "a", cpu: [1, 2])])
    list.sort(by: ListSort(column: 0))
    expectEqual(names(list), ["b", "a"])
    list.columns = monitor().columns
    expectEqual(names(list), ["a", "b"])
  }

  @Test func `a value of items is read once for each row`() {
    final class Item: Identifiable {
      let id: Int
      var reads = 0
      var value: Int {
        reads += 1
        return id * 7 % 100
      }

      init(_ id: Int) { self.id = id }
    }
    let items = (0..<100).map { Item($0) }
    let list = ListViewController(sections: [ListSection(items: items) { ListRow("\($0.id)") }])
    list.columns = [ListColumn("Value", value: \Item.value)]
    list.sort(by: ListSort(column: 0))
    expect(items.allSatisfy { $0.reads == 1 })
  }

  @Test func `sorting keeps the scroll position, unless a key has moved the focus`() {
    let list = monitor()
    let section = ListSection(items: (0..<50).map { Process(id: $0, name: "\(99 - $0)") }) {
      ListRow(columns: [$0.name])
    }
    list.sections = [section]
    _ = list.lines(24, 5)
    list.click(0, 0)
    expectEqual(list.focusedIndex, ListIndex(49))
    expectEqual(list.indicesForVisibleRows.first, ListIndex(0))
    list.press(.up)
    list.click(0, 0)
    _ = list.lines(24, 5)
    expectEqual(list.focusedIndex, ListIndex(1))
    expect(list.indicesForVisibleRows.contains(ListIndex(1)))
  }

  // MARK: - Styles of cells

  /// The style of the first cell of a text.
  private func style(
    of text: String,
    in list: ListViewController,
    isFocused: Bool = true,
    isRightToLeft: Bool = false,
    _ styles: Theme.Styles
  ) throws -> CellStyle {
    var canvas = Canvas(
      size: CellSize(columns: 24, rows: 5),
      isRightToLeft: isRightToLeft,
      isFocused: isFocused,
      styles: styles
    )
    list.draw(on: &canvas)
    let cells = canvas.contents.cells
    for row in 0..<5 {
      let line = canvas.contents.plainLine(row)
      guard let range = line.firstRange(of: text) else { continue }
      return cells[line.distance(from: line.startIndex, to: range.lowerBound), row].style
    }
    throw MissingText(text: text)
  }

  private struct MissingText: Error {
    let text: String
  }

  @Test(arguments: [
    Theme.dark, .light, .terminal, .monochrome, .highContrastDark, .highContrastLight,
  ])
  func `the style of a cell differs from that of others at every depth of every theme`(
    theme: Theme
  ) throws {
    let list = monitor()
    list.sections = [processes("sh", "ed", "vi", cpu: [9, 100, 10])]
    for depth in ColorDepth.allCases {
      let notice = try style(of: "100", in: list, theme[depth])
      expect(notice == theme[depth][.notice] && notice != .plain)
      try expectEqual(style(of: "10.0", in: list, theme[depth]), .plain)
      try expectEqual(style(of: "ed", in: list, theme[depth]), .plain)
      let mirrored = try style(of: "100", in: list, isRightToLeft: true, theme[depth])
      expectEqual(mirrored, notice)
    }
  }

  @Test func `a color of a cell is bold where the theme has none`() throws {
    let list = monitor()
    var section = processes("sh", "ed", cpu: [9, 10])
    section[1].columnStyles[1] = .color(.green)
    list.sections = [section]
    let green = Theme.dark[.trueColor][.green]
    expect(green != nil)
    try expectEqual(style(of: "10", in: list, Theme.dark[.trueColor]), CellStyle(foreground: green))
    try expectEqual(style(of: "10", in: list, Theme.dark[.none]), CellStyle(bold: true))
    section[1].columnStyles[1] = .color(.rgb(red: 1, green: 2, blue: 3))
    list.sections = [section]
    try expect(style(of: "10", in: list, Theme.dark[.none]).isBold)
  }

  @Test func `the focus and a disabled row have their own styles, and no word is added`() throws {
    let list = monitor()
    var section = processes("sh", "ed", cpu: [100, 100])
    section[1].isEnabled = false
    list.sections = [section]
    let styles = Theme.dark[.trueColor]
    try expectEqual(style(of: "100", in: list, styles), styles[.focused])
    section[0].columnStyles = [:]
    list.sections = [section]
    try expectEqual(style(of: "ed", in: list, styles).foreground, styles[.disabled].foreground)
    let words = list.lines(40, 4, drawing: .words)
    list.sections[0][1].columnStyles = [:]
    expectEqual(list.lines(40, 4, drawing: .words), words)
  }

  /// Returns a narrow canvas on which a list is drawn.
  private func canvas(of list: ListViewController, isRightToLeft: Bool) -> Canvas {
    var canvas = Canvas(
      size: CellSize(columns: 12, rows: 4),
      isRightToLeft: isRightToLeft,
      styles: Theme.monochrome[.none]
    )
    list.draw(on: &canvas)
    return canvas
  }

  @Test(arguments: [false, true])
  func `the style of a cell covers its wide text, as far as that fits`(isRightToLeft: Bool) {
    let list = ListViewController()
    var row = ListRow(columns: ["a", "漢字漢字"])
    row.columnStyles[1] = .role(.destructive)
    list.sections = [ListSection(rows: [ListRow(columns: ["a", "b"]), row])]
    list.columns = [ListColumn("A", width: .fixed(2)), ListColumn("B", width: .fixed(6))]
    let canvas = canvas(of: list, isRightToLeft: isRightToLeft)
    let cells = canvas.contents.cells
    let underlined = (0..<12).filter { cells[$0, 2].style.isUnderlined }
    expect(canvas.contents.plainLine(2).contains("漢字…"))
    expectEqual(underlined, Array(isRightToLeft ? 3..<8 : 4..<9))
  }

  @Test(arguments: [false, true])
  func `parts of a text have styles of their own, as far as they fit`(isRightToLeft: Bool) {
    let list = ListViewController()
    var text = StyledText("3f 漢", style: CellStyle(italic: true))
    text.append(" main", role: .destructive)
    text.append(" Fix")
    list.sections = [ListSection(rows: [ListRow(columns: ["a"]), ListRow(columns: [text])])]
    list.columns = [ListColumn("Commit", width: .fixed(9))]
    let canvas = canvas(of: list, isRightToLeft: isRightToLeft)
    let cells = canvas.contents.cells
    expect(canvas.contents.plainLine(2).contains("3f 漢 ma…"))
    let start = isRightToLeft ? 3 : 0
    expectEqual((0..<12).filter { cells[$0, 2].style.isItalic }, Array(start..<start + 5))
    expectEqual((0..<12).filter { cells[$0, 2].style.isUnderlined }, Array(start + 5..<start + 9))
  }

  @Test func `styles of parts have no effect on another text, nor in a disabled row`() throws {
    let list = monitor()
    let text = StyledText([
      StyledText.Run("12"), StyledText.Run("34", style: CellStyle(italic: true)),
    ])
    var row = ListRow(columns: [StyledText("first"), StyledText("a"), text])
    expectEqual(row.columnTexts, ["first", "a", "1234"])
    expectEqual(row.columnStyles, [2: .parts(text)])
    expectEqual(row.content.plainText, "first")
    row = ListRow(columns: [StyledText("sh"), text])
    list.sections = [ListSection(rows: [ListRow(columns: ["ed"]), row])]
    let styles = Theme.dark[.trueColor]
    try expectEqual(style(of: "34", in: list, styles), CellStyle(italic: true))
    row.isEnabled = false
    list.sections = [ListSection(rows: [ListRow(columns: ["ed"]), row])]
    try expect(!style(of: "34", in: list, styles).isItalic)
    row.isEnabled = true
    row.columnTexts[1] = "5634"
    list.sections = [ListSection(rows: [ListRow(columns: ["ed"]), row])]
    try expectEqual(style(of: "34", in: list, styles), .plain)
  }

  @Test func `columns keep their fitted widths while rows with an identity change`() {
    let list = monitor()
    list.columns[0].width = .fitted()
    list.sections = [processes("a-long-name", cpu: [1])]
    let heading = list.lines(40, 3)[0]
    list.sections = [processes("sh", cpu: [1])]
    expectEqual(list.lines(40, 3)[0], heading)
  }

  @Test func `a focus that nobody has chosen stays among the visible rows`() {
    struct Load: Identifiable {
      let id: Int
      let value: Int
    }
    let list = ListViewController()
    list.columns = [ListColumn("Load", value: \Load.value)]
    list.sort(by: ListSort(column: 0))
    func assign(_ value: (Int) -> Int) {
      let loads = (0..<40).map { Load(id: $0, value: value($0)) }
      list.sections = [ListSection(items: loads) { ListRow(columns: ["\($0.value)"]) }]
    }
    assign { $0 }
    let host = TabHostController(tabs: [TabItem(title: "List", identifier: "list") { _ in list }])
    let screen = HostScreen(host: host, size: CellSize(columns: 40, rows: 10))
    host.appear()
    _ = screen.frame()
    expectEqual(list.focusedIndex, ListIndex(0))
    assign { 1 - $0 }
    _ = screen.frame()
    expectEqual(list.focusedIndex.flatMap(list.itemIdentifier(for:)), AnyHashable(39))
    expectEqual(list.indicesForVisibleRows.first, ListIndex(0))
    // Where it is visible, it stays at its row, so that no key acts on another one than was seen.
    assign { $0 == 38 ? -100 : 1 - $0 }
    _ = screen.frame()
    expectEqual(list.focusedIndex, ListIndex(1))
    // A focus that was chosen follows its row.
    list.focusedIndex = ListIndex(1)
    assign { $0 }
    _ = screen.frame()
    expectEqual(list.focusedIndex, ListIndex(39))
  }

  @Test func `the app sorts rows that are requested`() {
    var names = ["b", "a"]
    let list = ListViewController(
      sections: [ListSection(count: { names.count }, row: { ListRow(columns: [names[$0]]) })]
    )
    list.columns = [ListColumn("Name")]
    _ = list.lines(12, 4)
    expect(!list.press(.character("s")))
    list.sortHandler = { _ in names.sort() }
    list.click(0, 0)
    expectEqual(list.lines(12, 4), ["*Name ▴", ">a", " b", " "])
  }

  @Test func `only visible rows of a table are requested`() {
    var requested: [Int] = []
    let list = ListViewController(
      sections: [
        ListSection(
          count: { 100_000 },
          row: {
            requested.append($0)
            return ListRow(columns: ["\($0)", "x"])
          }
        )
      ]
    )
    list.columns = [ListColumn("Number"), ListColumn("X", width: .fitted())]
    _ = list.lines(24, 4)
    list.press(.end)
    requested = []
    _ = list.lines(24, 4)
    expectEqual(requested, [99_997, 99_998, 99_999])
  }

  @Test func `rows are found by the texts of their columns`() {
    let list = films()
    _ = list.lines(32, 6)
    list.press(.character("/"))
    list.type("2021")
    expectEqual(list.lines(32, 3).dropLast().last, ">漢字の森             2021      7")
  }

  // MARK: - Rows with two lines

  private func letters() -> ListViewController {
    ListViewController(rows: [
      ListRow("Ann", subtitle: "Hello", image: TabImage(systemName: "star")),
      ListRow("Bob"), ListRow("Cid", subtitle: "A long farewell"),
    ])
  }

  @Test func `a subtitle is below the text, and both lines of the focused row are highlighted`() {
    expectEqual(
      letters().lines(12, 6),
      [">☆ Ann", ">  Hello", " Bob", " Cid", " A long fare…", " "]
    )
  }

  @Test func `the focus moves by rows, which are scrolled to as a whole`() {
    let list = letters()
    _ = list.lines(9, 3)
    list.press(.down)
    expectEqual(list.lines(9, 3), [" ☆ Ann", "   Hello", ">Bob"])
    list.press(.down)
    expectEqual(list.lines(9, 3), [" Bob", ">Cid", ">A long f…"])
    expect(!list.press(.down))
    list.press(.home)
    expectEqual(list.lines(9, 3), [">☆ Ann", ">  Hello", " Bob"])
    expectEqual(list.lines(9, 1), [">☆ Ann"])
  }

  @Test func `a click on either line is one on the row`() {
    let list = letters()
    var activated: [Int] = []
    list.activationHandler = { activated.append($0.row) }
    _ = list.lines(12, 6)
    list.click(2, 4)
    list.click(2, 3)
    expectEqual(activated, [2])
  }

  @Test func `requested rows have the height of their section`() {
    var section = ListSection(count: { 50_000 }, row: { ListRow("\($0)", subtitle: "below") })
    let list = ListViewController(sections: [section])
    expectEqual(list.lines(9, 2), [">0  below", " 1  below"])
    section.rowHeight = 2
    list.sections = [section]
    list.press(.end)
    expectEqual(list.lines(9, 3), [" below", ">49999", ">below"])
  }

  @Test func `filtered rows keep their heights`() {
    let list = letters()
    _ = list.lines(12, 6)
    list.press(.character("f"))
    list.type("b")
    expectEqual(list.lines(12, 3).first, ">Bob")
    list.press(.backspace)
    list.type("ci")
    expectEqual(list.lines(12, 3), [">Cid", ">A long fare…", "  ⌕ ci"])
  }
}
