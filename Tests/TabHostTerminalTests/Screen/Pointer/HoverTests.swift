import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Moving the mouse over elements.
@MainActor struct HoverTests {
  private let fixture = ScreenFixture()

  private func hover(_ place: ScreenDriver.Place) throws { try fixture.user.move(to: place) }

  /// Returns the text of the highlighted cells that are not part of the focus.
  private var highlighted: String {
    let screen = fixture.screen
    let frame = screen.frame()
    let focus = screen.focus.flatMap { screen.layout().rect(of: $0) }
    var text = ""
    for row in 0..<frame.size.rows {
      for column in 0..<frame.size.columns {
        let cell = frame.cells[column, row]
        guard cell.style.isUnderlined,
          focus?.contains(CellPoint(column: column, row: row)) != true
        else { continue }
        text.append(cell.character ?? " ")
      }
    }
    return text.split(separator: " ").joined(separator: " ")
  }

  @Test func `the element under the mouse is highlighted until a key is pressed`() throws {
    try hover(.row("b"))
    expectEqual(highlighted, "b")
    try hover(.element(.edit))
    expectEqual(highlighted, "Edit")
    try hover(.element(.content))
    expectEqual(highlighted, "")
    try hover(.row("b"))
    fixture.press(.tab)
    expectEqual(highlighted, "")
    expectEqual(fixture.takeCalls(), [])
  }

  @Test func `the style is that of the theme`() throws {
    var theme = Theme.terminal
    theme[.trueColor][.hovered] = CellStyle(italic: true)
    fixture.screen.options.theme = ThemeChoice(theme)
    let place = try fixture.user.location(of: .row("b"))
    try hover(.cell(place))
    let cell = fixture.screen.frame().cells[place.column, place.row]
    expect(cell.style.isItalic && !cell.style.isUnderlined)
  }

  @Test func `of a row, only the mark is highlighted that a click would act on`() throws {
    let rect = try #require(fixture.screen.layout().rect(of: fixture.row("g")))
    try hover(.cell(rect.column + 1, rect.row))
    expectEqual(highlighted, "▾")
  }

  @Test func `the line of an open list is highlighted`() throws {
    fixture.press(.character("?"))
    let panel = try #require(fixture.screen.panel)
    let rect = fixture.screen.panelRect(panel, fixture.screen.layout())
    try hover(.cell(rect.column + 3, rect.row + 3))
    expect(highlighted.hasPrefix("Close"))
  }

  @Test func `a move needs a frame only if another element is highlighted`() throws {
    let places: [ScreenDriver.Place] = [
      .row("b"), .row("b").offset(columns: 1), .row("c1"), .element(.content), .cell(50, 9),
    ]
    let needed = try places.map { place in
      // The driver draws a frame after the event.
      let location = try fixture.user.location(of: place)
      fixture.screen.handle(
        .mouse(MouseEvent(.move, button: .none, location: location)),
        at: .zero
      )
      return fixture.screen.needsFrame
    }
    expectEqual(needed, [true, false, true, true, false])
  }

  @Test func `without the setting, no element is highlighted and no motion is requested`() throws {
    fixture.screen.highlightsHover = false
    try hover(.row("b"))
    expect(highlighted == "" && !fixture.screen.needsFrame)
    for highlightsHover in [true, false] {
      let device = try HeadlessTerminalDevice()
      let application = TerminalApplication(host: fixture.host, device: device)
      application.screen.highlightsHover = highlightsHover
      application.begin()
      let text = device.takeText()
      expectEqual(text.contains("\u{1B}[?1003h"), highlightsHover)
      application.screen.highlightsHover.toggle()
      application.type("x")
      let change = device.takeText()
      expect(change.contains(highlightsHover ? "\u{1B}[?1003l" : "\u{1B}[?1003h"))
    }
  }

  @Test func `a move that changes nothing writes and draws nothing`() throws {
    let device = try HeadlessTerminalDevice()
    let application = TerminalApplication(host: fixture.host, device: device)
    application.begin()
    _ = device.takeWritten()
    let layouts = application.screen.layoutCache.count
    for column in 40..<60 {
      application.type("\u{1B}[<35;\(column);9M")
    }
    expect(device.takeWritten().isEmpty)
    expectEqual(application.screen.layoutCache.count, layouts)
  }
}
