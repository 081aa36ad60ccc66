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
    #expect(word == "a")
    fixture.press(.down)
    #expect(word == "b")
    fixture.press(.character("?"), .down)
    #expect(word == "down")
    fixture.press(.escape)
    #expect(word == "b")
    fixture.press(.character("b"), modifiers: .control)
    #expect(word.hasPrefix("[a"))
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
      #expect(!model.isCursorShown)
      #expect(model.cursor == application.screen.focusPoint)
    }
  }
}
