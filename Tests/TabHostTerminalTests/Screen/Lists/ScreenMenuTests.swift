import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Menus and swipe actions.
@MainActor struct ScreenMenuTests {
  private let fixture = ScreenFixture()

  init() {
    let log = fixture.log
    fixture.tab("b").contextMenuProvider = { _ in
      Menu(children: [
        log.action("Fax", .disabled), log.action("Mail"),
        Menu(title: "Share", children: [log.action("Link")]),
      ])
    }
    fixture.tab("b").trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(actions: [log.swipeAction("Delete", .destructive)])
    }
    fixture.press(.down)
  }

  @Test func `a key opens a menu, in which the first enabled line has the focus`() {
    fixture.press(.character("m"))
    expectEqual(fixture.lines(with: "Fax").count, 1)
    fixture.press(.enter)
    expectEqual(fixture.log.handlers, ["Mail"])
    expect(fixture.lines(with: "Fax").isEmpty)
  }

  @Test func `page keys move the focus by a page of a list, and Home and End to its ends`() {
    let actions = (0..<60).map { Action(title: "Line \($0)") { _ in } }
    fixture.tab("b").contextMenuProvider = { _ in Menu(children: actions) }
    fixture.press(.character("m"))
    func focused(_ key: KeyPress.Key) -> Int {
      fixture.press(key)
      return fixture.screen.panelFocus
    }
    expectEqual([.pageDown, .pageDown, .pageUp].map(focused), [21, 42, 21])
    expectEqual([.end, .pageDown, .pageUp, .home, .pageUp].map(focused), [59, 59, 38, 0, 0])
  }

  @Test(arguments: ["m", "?"])
  func `q closes a menu or a list, and Control-C quits`(opening: Character) {
    fixture.press(.character(opening))
    expect(fixture.screen.panel != nil)
    fixture.press(.character("q"))
    expect(fixture.screen.panel == nil)
    expect(!fixture.screen.wantsToQuit)
    fixture.press(.character(opening))
    fixture.press(.character("c"), modifiers: .control)
    expect(fixture.screen.wantsToQuit)
  }

  @Test func `in a narrow frame, a blank separates the keys of a list from their descriptions`() {
    let narrow = ScreenFixture(20, 20)
    narrow.press(.character("?"))
    let lines = narrow.lines(with: "│")
    expect(lines.contains("│ Up          Up k █"))
    expect(lines.contains("│ Close, or t… Esc █"))
  }

  @Test func `a list without room for the titles and all keys shows the first key of each`() {
    let narrow = ScreenFixture(20, 20)
    narrow.tab("a").contextMenuProvider = { _ in nil }
    narrow.press(.character("?"))
    expectEqual(narrow.lines(with: "Down").first, "│ Down        Down █")
    narrow.press(.escape)
    narrow.press(.character("p"), modifiers: .control)
    for character in "context" { narrow.press(.character(character)) }
    expectEqual(narrow.lines(with: "Context"), ["│ Context me… Menu │"])
  }

  @Test func `a list without room for keys shows the beginnings of the titles`() {
    let narrow = ScreenFixture(8, 24)
    narrow.press(.character("?"))
    expectEqual(narrow.lines(with: "Left").map { $0.trimmingPrefix(" ") }, ["│ Left…█"])
  }

  @Test func `the right arrow opens a submenu, and the left arrow closes it`() {
    fixture.press(.menu, .down, .right)
    expectEqual(fixture.lines(with: "Link").count, 1)
    fixture.press(.left)
    expect(fixture.lines(with: "Link").isEmpty)
    fixture.press(.escape)
    expect(fixture.host.openMenu == nil)
    expectEqual(fixture.log.handlers, [])
  }

  @Test(arguments: [KeyPress.Key.left, .escape, .backspace, .character("q"), .enter])
  func `a submenu begins with a line that leads back to the line that opened it`(
    key: KeyPress.Key
  ) {
    fixture.press(.menu, .down, .right)
    expectEqual(
      fixture.lines(with: "│").filter { $0.contains("Link") || $0.contains("‹") }.count,
      2
    )
    expectEqual(fixture.listed, ["Share", "", "Link"])
    expectEqual(fixture.screen.panelFocus, 2)
    if key == .enter { fixture.press(.up) }
    fixture.press(key)
    expectEqual(fixture.listed, ["Fax", "Mail", "Share"])
    expectEqual(fixture.screen.panelFocus, 2)
  }

  @Test func `a click on the first line of a submenu leads back, and one beside it closes all`()
    throws
  {
    fixture.press(.menu, .down, .right)
    fixture.click(try fixture.point(ofText: "‹"))
    expectEqual(fixture.listed, ["Fax", "Mail", "Share"])
    fixture.press(.enter)
    expectEqual(fixture.listed, ["Share", "", "Link"])
    fixture.mouse(.press, .left, CellPoint(column: 79, row: 23))
    expect(fixture.host.openMenu == nil)
  }

  @Test func `the status line of a submenu says that Escape leads back`() {
    fixture.screen.options.showsStatusLine = true
    fixture.press(.menu)
    expectEqual(fixture.screen.lastLine, " Enter choose   Esc close   / find")
    fixture.press(.down, .right)
    expectEqual(fixture.screen.lastLine, " Enter choose   Esc back   / find")
  }

  @Test func `the way back is not found by a query`() {
    fixture.press(.menu, .down, .right, .character("/"))
    expectEqual(fixture.listed, ["Link"])
  }

  @Test func `an action that keeps its menu open keeps the focus`() {
    let log = fixture.log
    fixture.tab("b").contextMenuProvider = { _ in
      Menu(children: [log.action("Mail"), log.action("Bold", .keepsMenuPresented)])
    }
    fixture.press(.menu, .down, .enter, .enter)
    expectEqual(log.handlers, ["Bold", "Bold"])
    expectEqual(fixture.screen.panelFocus, 1)
  }

  @Test func `a right click opens a menu, a click performs a line, and a click outside closes it`()
    throws
  {
    fixture.click(fixture.row("b"), .right)
    fixture.mouse(.press, .left, try fixture.point(ofText: "Mail"))
    expectEqual(fixture.log.handlers, ["Mail"])
    fixture.click(fixture.row("b"), .right)
    fixture.mouse(.press, .left, CellPoint(column: 79, row: 23))
    expect(fixture.host.openMenu == nil)
  }

  @Test func `swiping a row with the mouse shows its actions`() {
    let place = fixture.place(of: fixture.row("b"))
    let end = CellPoint(column: place.column - 3, row: place.row)
    fixture.mouse(.press, .left, place)
    fixture.mouse(.drag, .left, end)
    fixture.mouse(.release, .left, end)
    expectEqual(fixture.lines(with: "Delete").count, 1)
    expectEqual(fixture.selected, "a")
    fixture.press(.enter)
    expectEqual(fixture.log.handlers, ["Delete"])
    expect(fixture.host.sidebar.swipedRow == nil)
  }

  @Test func `a key opens the swipe actions`() {
    fixture.press(.character(">"), .escape, .character(">"), .enter)
    expectEqual(fixture.log.handlers, ["Delete"])
  }
}
