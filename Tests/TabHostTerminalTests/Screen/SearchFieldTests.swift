import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor struct SearchFieldTests {
  private let fixture = ScreenFixture()

  init() { fixture.host.isSearchable = true }

  /// Returns the column of the cursor relative to the search field.
  private func cursorColumn() -> Int? {
    _ = fixture.screen.frame()
    guard let rect = fixture.screen.layout().rect(of: .searchField) else { return nil }
    return fixture.screen.cursor.map { $0.column - rect.column }
  }

  @Test func `the cursor is in the text of an active search`() throws {
    expect(cursorColumn() == nil)
    fixture.press(.character("/"))
    expectEqual(cursorColumn(), 3)
    fixture.press(.character("q"), .character("é"), .left, .character("x"))
    expectEqual(cursorColumn(), 5)
    fixture.screen.handle(.paste(PastedText(String(repeating: "0123456789", count: 20))), at: .zero)
    fixture.press(.home)
    expectEqual(cursorColumn(), 3)
    fixture.press(.enter)
    expect(cursorColumn() == nil)
    fixture.press(.character("/"))
    fixture.host.searchText = "ab"
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    fixture.press(.end)
    let field = try #require(fixture.screen.layout().rect(of: .searchField))
    expectEqual(cursorColumn(), field.columns - 4)
  }

  @Test(arguments: [(1, 1), (3, 2), (8, 3), (20, 3), (59, 6), (80, 2)])
  func `without enough lines, the field replaces the title`(
    columns: Int,
    rows: Int
  ) {
    fixture.screen.size = CellSize(columns: columns, rows: rows)
    fixture.press(.character("/"), .character("x"), .backspace, .character("y"))
    expectEqual(fixture.host.searchText, "y")
    let layout = fixture.screen.layout()
    if let cursor = fixture.screen.cursor {
      expectEqual(layout.rect(of: .searchField)?.contains(cursor), true)
    }
    let heading = layout.content.uncovered
    expectEqual(layout.content.headingLines, (heading.rows >= 4 ? 2 : 1))
  }
}
