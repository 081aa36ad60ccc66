import TabHost
import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TabHostTerminal

/// Position of the focus.
@MainActor struct FocusPointTests {
  private let fixture = ScreenFixture()

  /// Returns the text from the position of the focus to the next blank.
  private var word: String {
    let cells = fixture.screen.frame().cells
    guard let point = fixture.screen.focusPoint else { return "none" }
    let line = (point.column..<cells.size.columns).compactMap { cells[$0, point.row].character }
    return String(line.drop { " ▌▾".contains($0) }.prefix { $0 != " " })
  }

  @Test func `the position is that of the focused row, item, field and line`() {
    expectEqual(word, "a")
    fixture.press(.down)
    expectEqual(word, "b")
    fixture.press(.character("?"), .down)
    expectEqual(word, "Close,")
    fixture.press(.escape)
    expectEqual(word, "b")
    fixture.press(.character("b"), modifiers: .control)
    expect(word.hasPrefix("[a"))
  }

  @Test func `in a list with a query, the cursor is at what was moved last`() {
    var places: [String] = []
    func press(_ key: KeyPress.Key) {
      fixture.press(key)
      let cursor = fixture.screen.cursor == nil ? "hidden" : "query"
      places.append("\(cursor) \(word)")
    }
    for key in [.character("f"), .down, .character("c"), .down, .left] as [KeyPress.Key] {
      press(key)
    }
    expectEqual(places, ["query a", "hidden b", "query c1", "hidden c2", "query c2"])
  }

  @Test func `the query's cursor is drawn while the terminal's cursor is at the focused line`()
    throws
  {
    fixture.screen.options.showsStatusLine = true
    fixture.press(.character("f"))
    let cursor = try #require(fixture.screen.cursor)
    func isReversed() -> Bool {
      fixture.screen.frame().cells[cursor.column, cursor.row].style.isReversed
    }
    let before = isReversed()
    fixture.press(.down)
    expect(isReversed() != before)
    expect(fixture.user.statusLine.contains("Enter choose"))
  }

  @Test func `without a focused element, a terminal's hidden cursor is at the first cell`() throws {
    let device = try HeadlessTerminalDevice(size: CellSize(columns: 2, rows: 2))
    let host = TabHostController(tabs: [])
    let application = TerminalApplication(host: host, device: device)
    application.begin()
    expect(application.screen.focusPoint == nil)
    var model = ScreenModel(size: application.screen.size)
    model.feed(Array(device.takeWritten()))
    expectEqual(model.cursor, CellPoint(column: 0, row: 0))
  }

  @Test func `a terminal's hidden cursor is at the focus after each frame`() throws {
    let device = try HeadlessTerminalDevice()
    let application = TerminalApplication(host: fixture.host, device: device)
    application.reducesMotion = true
    application.begin()
    var model = ScreenModel(size: application.screen.size)
    for keys in ["", "\u{1B}[B", "\u{1B}[B", "?", "\u{1B}[B"] {
      if !keys.isEmpty { application.type(keys) }
      model.feed(Array(device.takeWritten()))
      expect(!model.isCursorShown)
      expectEqual(model.cursor, application.screen.focusPoint)
    }
  }
}
