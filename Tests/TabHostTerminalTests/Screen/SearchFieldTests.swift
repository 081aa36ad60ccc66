import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor struct SearchFieldTests {
  private let fixture = ScreenFixture()

  init() { fixture.host.isSearchable = true }

  private var text: String { fixture.host.searchText }

  /// The line of the frame with the search field, without the sidebar.
  private func field() -> String {
    let frame = fixture.screen.frame()
    guard let rect = fixture.screen.layout().rect(of: .searchField) else { return "none" }
    let columns = rect.column..<fixture.screen.size.columns
    return String(columns.compactMap { frame.cells[$0, rect.row].character })
  }

  /// Returns the column of the cursor relative to the search field.
  private func cursorColumn() -> Int? {
    _ = fixture.screen.frame()
    guard let rect = fixture.screen.layout().rect(of: .searchField) else { return nil }
    return fixture.screen.cursor.map { $0.column - rect.column }
  }

  @Test func `an inactive field shows a placeholder`() {
    expect(field().hasPrefix(" ⌕ Search  "))
    expect(fixture.screen.cursor == nil)
    expect(fixture.screen.layout().rect(of: .cancelSearch) == nil)
  }

  @Test func `a click activates the search, and keys insert text at the cursor`() {
    fixture.click(.searchField)
    expect(fixture.host.isSearchActive)
    expectEqual(cursorColumn(), 3)
    fixture.press(.character("q"), .character("é"), .left, .character("x"))
    expectEqual(text, "qxé")
    expect(field().hasPrefix(" ⌕ qxé  "))
    expectEqual(cursorColumn(), 5)
    expect(!fixture.screen.wantsToQuit)
  }

  @Test func `the editing keys of terminals change the text`() {
    fixture.press(.character("/"))
    for key in "one two" { fixture.press(.character(key)) }
    fixture.press(.character("w"), modifiers: .control)
    expectEqual(text, "one ")
    fixture.press(.home, .delete)
    expectEqual(text, "ne ")
    fixture.press(.character("e"), modifiers: .control)
    fixture.press(.character("u"), modifiers: .control)
    expectEqual(text, "")
  }

  @Test func `Return ends typing and retains the text, and Escape cancels the search`() {
    fixture.press(.character("/"), .character("q"), .enter)
    expect(text == "q" && fixture.host.isSearchActive)
    expect(fixture.screen.focus != .searchField && fixture.screen.cursor == nil)
    fixture.press(.character("e"))
    expect(fixture.host.isEditing && text == "q")
    fixture.press(.character("e"), .character("/"), .character("r"))
    expectEqual(text, "qr")
    fixture.press(.escape)
    expect(!fixture.host.isSearchActive && text == "")
  }

  @Test func `a click on the cancel button cancels the search`() {
    fixture.press(.character("/"), .character("q"))
    expect(field().hasSuffix("✕ "))
    fixture.click(.cancelSearch)
    expect(!fixture.host.isSearchActive && text == "")
  }

  @Test func `text that is set programmatically becomes the edited text`() {
    fixture.press(.character("/"), .character("q"))
    fixture.host.searchText = "quiet"
    fixture.press(.character("!"))
    expectEqual(text, "quiet!")
  }

  @Test func `a long text scrolls to the cursor`() {
    fixture.press(.character("/"))
    fixture.screen.handle(.paste(PastedText(String(repeating: "0123456789", count: 20))), at: .zero)
    expect(field().contains("456789 ") && !field().contains("…"))
    fixture.press(.home)
    expect(field().hasPrefix(" ⌕ 0123456"))
    expectEqual(cursorColumn(), 3)
  }

  @Test func `selecting a search tab can activate the search`() {
    let search = SearchTabItem { _ in ViewController() }
    search.automaticallyActivatesSearch = true
    fixture.host.tabs.append(search)
    fixture.press(.character("/"), .character("q"))
    expect(fixture.host.selectedTab === search && text == "q")
    fixture.press(.escape)
    expectEqual(fixture.selected, "a")
  }

  @Test func `from right to left, the field begins at the right and its text keeps its order`() {
    var traits = fixture.host.traitCollection
    traits.layoutDirection = .rightToLeft
    fixture.host.traitCollection = traits
    fixture.press(.character("/"), .character("a"), .character("b"))
    let frame = fixture.screen.frame()
    let rect = fixture.screen.layout().rect(of: .searchField)
    let row = rect?.row ?? 0
    let line = (rect?.column ?? 0)..<(rect?.endColumn ?? 0)
    let text = String(line.compactMap { frame.cells[$0, row].character })
    expect(text.hasSuffix("ab  ⌕ "))
    expectEqual(fixture.screen.cursor, CellPoint(column: line.upperBound - 4, row: row))
  }

  @Test(arguments: [(1, 1), (3, 2), (8, 3), (20, 3), (59, 6), (80, 2)])
  func `without enough lines, the field replaces the title`(
    columns: Int,
    rows: Int
  ) {
    fixture.screen.size = CellSize(columns: columns, rows: rows)
    fixture.press(.character("/"), .character("x"), .backspace, .character("y"))
    expectEqual(text, "y")
    let layout = fixture.screen.layout()
    if let cursor = fixture.screen.cursor {
      expectEqual(layout.rect(of: .searchField)?.contains(cursor), true)
    }
    let heading = layout.content.uncovered
    expectEqual(layout.content.headingLines, (heading.rows >= 4 ? 2 : 1))
  }
}
