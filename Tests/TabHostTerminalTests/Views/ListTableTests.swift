import Foundation
import TabHost
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
    #expect(
      list.lines(32, 5) == [
        "*Title                Year    Min", ">Bloom                2019     43",
        " 漢字の森             2021      7", " A Fox in March       1987    126", " ",
      ]
    )
    #expect(
      list.lines(32, 3, isRightToLeft: true)
        == [
          "*Min    Year                Title", ">43     2019                Bloom",
          " 7      2021             漢字の森",
        ]
    )
  }

  @Test
  func `for a screen reader, a sorted column keeps its name, with the order if there is room`() {
    let list = films()
    list.sort = ListSort(column: 1)
    #expect(list.lines(40, 3, drawing: .words)[0].contains("Year"))
    list.columns[1].width = .fitted()
    #expect(list.lines(60, 3, drawing: .words)[0].contains("Year ascending"))
  }

  @Test func `a narrow list omits the columns with the lowest priority, and truncates texts`() {
    let list = films()
    #expect(list.lines(18, 4)[3] == " A Fox in M…    126")
    #expect(list.lines(9, 4)[3] == " A Fox in…")
    #expect(list.lines(3, 4)[3] == " A …")
  }

  @Test func `the heading stays when the list scrolls, unless there is no room`() {
    let list = films()
    _ = list.lines(24, 3)
    list.press(.end)
    #expect(
      list.lines(24, 3) == [
        "*Title        Year    Min", " 漢字の森     2021      7", ">A Fox in M…  1987    126",
      ]
    )
    #expect(list.lines(24, 2).last?.contains("A Fox") == true)
  }

  @Test func `a click on a heading sorts by the column, again in the other direction`() {
    let list = films()
    var calls: [ListSort] = []
    list.sortHandler = { calls.append($0) }
    list.selectedIndices = [ListIndex(0)]
    list.press(.down)
    _ = list.lines(32, 5)
    list.click(1, 0)
    #expect(list.lines(32, 5)[0] == "*Title ▴              Year    Min")
    #expect(list.lines(32, 5)[1].contains("A Fox"))
    #expect(list.focusedIndex == ListIndex(2))
    #expect(list.selectedIndices == [ListIndex(1)])
    list.click(1, 0)
    #expect(list.lines(32, 5)[0] == "*Title ▾              Year    Min")
    #expect(list.lines(32, 5)[1] == ">漢字の森             2021      7")
    #expect(calls == [ListSort(column: 0), ListSort(column: 0, order: .reverse)])
  }

  @Test func `s opens a menu of the columns`() {
    let list = films()
    let fixture = ViewFixture(list, rows: 14)
    fixture.press(.character("s"))
    fixture.press(.down, .enter)
    #expect(list.sort == ListSort(column: 1))
    #expect(fixture.lines[0].contains("Year▴ ") && fixture.lines[1].contains("1987"))
  }

  @Test func `the app sorts rows that are requested`() {
    var names = ["b", "a"]
    let list = ListViewController(
      sections: [ListSection(count: { names.count }, row: { ListRow(columns: [names[$0]]) })]
    )
    list.columns = [ListColumn("Name")]
    _ = list.lines(12, 4)
    #expect(!list.press(.character("s")))
    list.sortHandler = { _ in names.sort() }
    list.click(0, 0)
    #expect(list.lines(12, 4) == ["*Name ▴", ">a", " b", " "])
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
    #expect(requested == [99_997, 99_998, 99_999])
  }

  @Test func `rows are found by the texts of their columns`() {
    let list = films()
    _ = list.lines(32, 6)
    list.press(.character("/"))
    list.type("2021")
    #expect(list.lines(32, 3).dropLast().last == ">漢字の森             2021      7")
  }

  // MARK: - Rows with two lines

  private func letters() -> ListViewController {
    ListViewController(rows: [
      ListRow("Ann", subtitle: "Hello", image: TabImage(systemName: "star")),
      ListRow("Bob"), ListRow("Cid", subtitle: "A long farewell"),
    ])
  }

  @Test func `a subtitle is below the text, and both lines of the focused row are highlighted`() {
    #expect(
      letters().lines(12, 6) == [">☆ Ann", ">  Hello", " Bob", " Cid", " A long fare…", " "]
    )
  }

  @Test func `the focus moves by rows, which are scrolled to as a whole`() {
    let list = letters()
    _ = list.lines(9, 3)
    list.press(.down)
    #expect(list.lines(9, 3) == [" ☆ Ann", "   Hello", ">Bob"])
    list.press(.down)
    #expect(list.lines(9, 3) == [" Bob", ">Cid", ">A long f…"])
    #expect(!list.press(.down))
    list.press(.home)
    #expect(list.lines(9, 3) == [">☆ Ann", ">  Hello", " Bob"])
    #expect(list.lines(9, 1) == [">☆ Ann"])
  }

  @Test func `a click on either line is one on the row`() {
    let list = letters()
    var activated: [Int] = []
    list.activationHandler = { activated.append($0.row) }
    _ = list.lines(12, 6)
    list.click(2, 4)
    list.click(2, 3)
    #expect(activated == [2])
  }

  @Test func `requested rows have the height of their section`() {
    var section = ListSection(count: { 50_000 }, row: { ListRow("\($0)", subtitle: "below") })
    let list = ListViewController(sections: [section])
    #expect(list.lines(9, 2) == [">0  below", " 1  below"])
    section.rowHeight = 2
    list.sections = [section]
    list.press(.end)
    #expect(list.lines(9, 3) == [" below", ">49999", ">below"])
  }

  @Test func `filtered rows keep their heights`() {
    let list = letters()
    _ = list.lines(12, 6)
    list.press(.character("f"))
    list.type("b")
    #expect(list.lines(12, 3).first == ">Bob")
    list.press(.backspace)
    list.type("ci")
    #expect(list.lines(12, 3) == [">Cid", ">A long fare…", "  ⌕ ci"])
  }
}
