import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// The status line on a screen.
@MainActor struct StatusScreenTests {
  private func fixture(_ columns: Int = 80, _ rows: Int = 24) -> ScreenFixture {
    let fixture = ScreenFixture(columns, rows)
    fixture.screen.options.showsStatusLine = true
    return fixture
  }

  /// Makes a screen large enough for a status line.
  private func moving(_ fixture: ScreenFixture) -> ScreenFixture {
    fixture.screen.options.showsStatusLine = true
    fixture.screen.size = CellSize(columns: 80, rows: 12)
    return fixture
  }

  /// The last line of the next frame.
  private func status(_ fixture: ScreenFixture) -> String {
    fixture.screen.lastLine
  }

  private func columns(_ text: String, _ help: String = "? keys ") -> String {
    let blanks = 79 - SafeText(text).columns - SafeText(help).columns
    return " " + text + String(repeating: " ", count: max(0, blanks)) + help.dropLast()
  }

  @Test func `the line shows the keys for the focused element`() {
    let fixture = fixture()
    expectEqual(
      status(fixture),
      columns("Enter select   Ctrl-P find   Ctrl-B hide sidebar   e edit   q quit")
    )
    fixture.press(.character("?"))
    expectEqual(status(fixture), " Enter choose   Esc close   / find")
    fixture.press(.escape, .character(":"), .character("x"))
    expectEqual(status(fixture), " Esc clear")
    fixture.press(.escape)
    expectEqual(status(fixture), " Enter choose   Esc close")
    fixture.press(.escape, .character("e"))
    expectEqual(
      status(fixture),
      columns("Space hide   v move   p remove from bar   e done   r reset")
    )
  }

  @Test func `the digits are shown while an item of the bar has the focus, if there are several`() {
    let fixture = fixture()
    fixture.press(.character("b"), modifiers: .control)
    expectEqual(fixture.screen.focus, .tab("a"))
    expect(status(fixture).hasPrefix(" Enter select   1-3 tabs   Ctrl-P find "))
    fixture.screen.keyBindings[.character("1")] = nil
    expect(status(fixture).hasPrefix(" Enter select   Ctrl-P find "))
    fixture.screen.keyBindings = .standard
    fixture.host.tabs = [.shown("a")]
    expect(fixture.screen.focus == .tab("a") && !status(fixture).contains("tabs"))
  }

  @Test func `the reason of a refusal is shown until the next key`() {
    let fixture = fixture()
    fixture.tab("b").isEnabled = false
    fixture.press(.down, .enter)
    expectEqual(status(fixture), columns("b is disabled"))
    fixture.press(.up)
    expect(status(fixture).hasPrefix(" Enter select"))
    fixture.press(.backspace)
    expectEqual(status(fixture), columns("There is nothing to go back to"))
    fixture.mouse(.press, .left, CellPoint(column: 79, row: 20))
    expect(!status(fixture).contains("nothing"))
  }

  // MARK: - Clicking

  /// Clicks on the hint whose text begins at a column, after drawing a frame.
  private func click(_ hint: String, in fixture: ScreenFixture) throws {
    let line = status(fixture)
    let range = try #require(line.range(of: hint))
    let column = line.distance(from: line.startIndex, to: range.lowerBound)
    let point = CellPoint(column: column, row: fixture.screen.size.rows - 1)
    fixture.mouse(.press, .left, point)
    fixture.mouse(.release, .left, point)
  }

  @Test func `a click on a hint does what its key does`() throws {
    let fixture = fixture()
    try click("? keys", in: fixture)
    expectEqual(status(fixture), " Enter choose   Esc close   / find")
    try click("Esc close", in: fixture)
    expect(status(fixture).hasPrefix(" Enter select"))
    try click("Ctrl-P find", in: fixture)
    expectEqual(fixture.screen.mode.place, .list)
  }

  @Test func `a click beside the hints, or one that ends beside its hint, has no effect`() throws {
    let fixture = fixture()
    let line = status(fixture)
    fixture.mouse(.press, .left, CellPoint(column: 14, row: 23))
    fixture.mouse(.release, .left, CellPoint(column: 14, row: 23))
    expectEqual(status(fixture), line)
    fixture.mouse(.press, .left, CellPoint(column: 78, row: 23))
    fixture.mouse(.release, .left, CellPoint(column: 2, row: 23))
    expectEqual(status(fixture), line)
  }

  @Test func `the hint under the mouse is highlighted`() throws {
    let fixture = fixture()
    fixture.screen.options.theme = ThemeChoice(Theme.dark)
    fixture.screen.options.colors = .trueColor
    _ = status(fixture)
    let hovered = fixture.screen.glyphs.styles[.hovered]
    func highlighted() -> [Int] {
      let cells = fixture.screen.frame().cells
      return (0..<80).filter { column in
        var style = cells[column, 23].style
        style.apply(hovered)
        return style == cells[column, 23].style
      }
    }
    let before = highlighted()
    fixture.mouse(.move, .none, CellPoint(column: 3, row: 23))
    expectEqual(Set(highlighted()).subtracting(before), Set(1..<13))
    fixture.mouse(.move, .none, CellPoint(column: 14, row: 23))
    expectEqual(highlighted(), before)
  }

  // MARK: - The app

  @Test func `key commands of the app follow the keys of the focused element`() {
    let host = CommandingHost(tabs: [.shown("a"), .shown("b")])
    host.traitCollection = .pad
    let screen = HostScreen(host: host, size: CellSize(columns: 80, rows: 24))
    screen.options.showsStatusLine = true
    host.appear()
    expectEqual(
      screen.lastLine,
      columns("Enter select   n New   Ctrl-R Reload   1-2 tabs   Ctrl-P find")
    )
    ScreenDriver(screen).press(.character("?"))
    expectEqual(screen.lastLine, " Enter choose   Esc close   / find")
  }

  private final class CommandingHost: TabHostController {
    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(title: "New", input: "n") { _ in },
        KeyCommand(title: "Reload", input: "r", modifierFlags: .control) { _ in },
        KeyCommand(title: "Delete", input: "d", attributes: .disabled) { _ in },
      ]
    }
  }

  @Test func `a veto says something, unless the app does`() {
    let fixture = fixture()
    fixture.recorder.shouldSelectAnswers["b"] = false
    fixture.press(.down, .enter)
    expectEqual(status(fixture), columns("b is not possible now"))
    fixture.screen.status.message = HostScreen.Status.Message(text: "Sign in first")
    expectEqual(status(fixture), columns("Sign in first"))
    fixture.screen.status.message = nil
    fixture.press(.up)
    expect(status(fixture).hasPrefix(" Enter select"))
  }

  @Test func `a title that its row has no room for is shown while it has the focus`() {
    let fixture = fixture()
    let title = "A tab with a long title"
    fixture.tab("b").title = title
    expect(!status(fixture).contains(title))
    fixture.press(.down)
    expect(status(fixture).hasPrefix(" \(title)   Enter select   Ctrl-P find "))
    fixture.screen.options.sidebarColumns = 34
    expect(status(fixture).hasPrefix(" Enter select"))
    fixture.screen.options.sidebarColumns = nil
    fixture.press(.character("?"))
    expect(!status(fixture).contains(title))
  }

  @Test func `the title of the row under the mouse is shown, and then that of the focused row`() {
    let fixture = fixture()
    for name in ["b", "c1"] { fixture.tab(name).title = "\(name) with quite a long title" }
    fixture.press(.down)
    fixture.mouse(.move, .none, fixture.place(of: fixture.row("c1")))
    expect(status(fixture).hasPrefix(" c1 with quite a long title   Enter"))
    fixture.mouse(.move, .none, fixture.place(of: fixture.row("a")))
    expect(status(fixture).hasPrefix(" b with quite a long title   Enter"))
    fixture.screen.highlightsHover = false
    fixture.mouse(.move, .none, fixture.place(of: fixture.row("c1")))
    expect(status(fixture).hasPrefix(" b with quite a long title   Enter"))
  }

  @Test func `the list of further tabs has no reason, or opens`() {
    let fixture = fixture()
    fixture.press(.character("o"))
    expectEqual(status(fixture), columns("There are no more tabs"))
    let narrow = ScreenFixture(60, 24, more: 20)
    narrow.screen.options.showsStatusLine = true
    narrow.host.mode = .tabBar
    expect(narrow.host.bar.overflow.isEmpty)
    narrow.press(.character("o"))
    expectEqual(status(narrow), " Enter choose   Esc close   / find")
  }

  @Test(
    arguments: [("m", "menu"), ("<", "actions there"), (">", "actions there")]
      as [(Character, String)]
  )
  func `a row without a menu or swipe actions is named`(key: Character, element: String) {
    let fixture = fixture()
    fixture.press(.down, .character(key))
    expectEqual(status(fixture), columns("b has no \(element)"))
    expectEqual(fixture.lines(with: "⊘ b").count, 1)
  }

  @Test func `while editing, only keys that have an effect are shown`() {
    let fixture = fixture()
    fixture.tab("a").allowsHiding = false
    fixture.tab("a").preferredPlacement = .fixed
    fixture.press(.character("e"))
    expectEqual(status(fixture), columns("e done   r reset"))
    fixture.press(.down)
    expect(status(fixture).hasPrefix(" Space hide   v move   p remove from bar "))
    fixture.press(.character("p"))
    expect(status(fixture).hasPrefix(" Space hide   v move   p add to bar "))
  }

  @Test(arguments: [true, false])
  func `the key for the results is shown if they can have the focus`(hasResults: Bool) {
    let fixture = fixture()
    let search = SearchTabItem { _ in
      hasResults ? ListViewController(rows: [ListRow("result")]) : ViewController()
    }
    search.automaticallyActivatesSearch = true
    fixture.host.tabs.append(search)
    fixture.host.user.tap(search)
    let keys = hasResults ? "Down results   Esc cancel" : "Esc cancel"
    expectEqual(status(fixture), columns(keys, "F1 keys "))
  }

  @Test func `while content enters text, letters are not shown as keys`() {
    let fixture = fixture()
    let page = TextPage()
    fixture.host.tabs = [TabItem(title: "t", identifier: "t") { _ in page }]
    fixture.press(.tab)
    expect(fixture.screen.cursor != nil)
    expectEqual(status(fixture), columns("Tab next area   Ctrl-P find   Ctrl-C quit", "F1 keys "))
  }

  @Test func `an action that is performed in place of a refused one leaves no reason`() {
    let fixture = fixture()
    fixture.press(.character("e"), .character("p"))
    expect(status(fixture).hasPrefix(" Space hide"))
  }

  @Test func `what a drop would do is shown during a move`() {
    let fixture = moving(.moving(.character("v"), .down))
    expect(status(fixture).hasPrefix(" Move c1 below c2  "))
    fixture.press(.up)
    expect(status(fixture).hasPrefix(" Leave c1 where it is  "))
    fixture.press(.escape)
    expect(status(fixture).hasPrefix(" Enter select"))
  }

  @Test func `the target of dragged items is named`() {
    let fixture = moving(.draggingPhoto())
    expect(status(fixture).contains("to a row"))
    fixture.press(.up, .up)
    expect(status(fixture).hasPrefix(" Copy") || status(fixture).hasPrefix(" Move"))
    expect(status(fixture).contains(" to b "))
  }

  @Test(arguments: [(80, 24), (40, 24), (30, 10)])
  func `the line takes the last row, below a bar at the bottom, and lists leave it free`(
    columns: Int,
    rows: Int
  ) {
    let fixture = fixture(columns, rows)
    let layout = fixture.screen.layout()
    expectEqual(layout.statusLine, CellRect(column: 0, row: rows - 1, columns: columns, rows: 1))
    let plain = ScreenFixture(columns, rows - 1).screen.layout()
    expect(layout.bar == plain.bar && layout.sidebar == plain.sidebar)
    expectEqual(layout.content.page, plain.content.page)
    fixture.press(.character("?"))
    let frame = fixture.screen.frame()
    expect(frame.plainLine(rows - 2).contains("─"))
    expect(frame.plainLine(rows - 1).hasPrefix(" Enter choose"))
    expect(layout.element(at: CellPoint(column: 3, row: rows - 1))?.id == nil)
  }

  @Test func `a frame with fewer than ten rows has no status line`() {
    expect(fixture(80, 9).screen.layout().statusLine == nil)
    expect(ScreenFixture().screen.layout().statusLine == nil)
  }
}

/// A page that shows a text cursor.
private final class TextPage: ViewController, TerminalContent {
  func draw(on canvas: inout Canvas) { canvas.cursor = CellPoint(column: 0, row: 0) }

  func handle(_ event: ContentEvent) -> Bool { false }
}
