import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Where menus and other lists open, and how the element that they belong to looks meanwhile.
@MainActor struct ListPlaceTests {
  /// Returns a fixture in which all tabs but the groups have a menu.
  private func fixture(_ columns: Int = 60, _ rows: Int = 16) -> ScreenFixture {
    let fixture = ScreenFixture(columns, rows)
    fixture.host.traitCollection.userInterfaceStyle = .dark
    let log = fixture.log
    for identifier in ["a", "b", "c1", "c2"] {
      fixture.tab(identifier).contextMenuProvider = { _ in
        Menu(children: [
          log.action("Mail"), log.action("Fax"),
          Menu(title: "Share", children: [log.action("Link")]),
        ])
      }
    }
    return fixture
  }

  private func list(_ fixture: ScreenFixture) -> CellRect? {
    _ = fixture.screen.frame()
    return fixture.screen.layout().list?.rect
  }

  private func rect(of target: FrameElement.ID, _ fixture: ScreenFixture) -> CellRect {
    fixture.screen.layout().rect(of: target) ?? CellRect(CellSize(columns: 0, rows: 0))
  }

  @Test(arguments: [(40, 20), (80, 24), (110, 32)])
  func `a menu is inside of the frame and covers neither its row nor its item`(
    columns: Int,
    rows: Int
  ) throws {
    let fixture = fixture(columns, rows)
    for identifier in ["a", "b", "c1", "c2"] {
      for opensByMouse in [false, true] {
        let targets = [fixture.row(identifier), .tab(identifier)]
        let layout = fixture.screen.layout()
        guard let target = targets.first(where: { layout.rect(of: $0) != nil }) else { continue }
        let owner = rect(of: target, fixture)
        if opensByMouse {
          try fixture.user.mouse(.press, .cell(owner.endColumn - 1, owner.row), .right)
        } else {
          fixture.screen.setFocus(target)
          fixture.press(.character("m"))
        }
        let rect = try #require(list(fixture), "\(identifier)")
        expectEqual(CellRect(CellSize(columns: columns, rows: rows)).intersection(rect), rect)
        expect(rect.intersection(owner).isEmpty, "\(identifier)")
        fixture.press(.escape)
      }
    }
  }

  @Test func `the row of an open menu looks selected, and has a mark without colors`() {
    let fixture = fixture()
    let row = rect(of: fixture.row("b"), fixture)
    let styles = fixture.screen.painter.styles
    func style() -> CellStyle { fixture.screen.frame().cells[3, row.row].style }
    fixture.press(.down, .character("m"))
    expectEqual(style().background, styles[.selected].background)
    expectEqual(fixture.user.lines(containing: "b ").first?.contains("◂"), true)
    fixture.press(.escape, .up)
    expectEqual(style(), .plain)
  }

  @Test func `the button of an open menu looks selected`() throws {
    let fixture = ScreenFixture(40, 12)
    fixture.host.traitCollection.userInterfaceStyle = .dark
    let page = ViewController()
    page.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Sort",
      menu: Menu(children: [fixture.log.action("By Name")])
    )
    fixture.host.tabs = [.showing(page, "p")]
    _ = fixture.screen.frame()
    let button = rect(of: .barButton(0), fixture)
    try fixture.user.click(.element(.barButton(0)))
    let style = fixture.screen.frame().cells[button.column + 1, button.row].style
    expectEqual(style.background, fixture.screen.painter.styles[.selected].background)
    expectEqual(list(fixture)?.row, button.endRow)
  }

  @Test func `a list has a background of its own, except behind the focused line`() throws {
    let fixture = fixture()
    fixture.press(.down, .character("m"))
    let rect = try #require(list(fixture))
    let styles = fixture.screen.painter.styles
    let cells = fixture.screen.frame().cells
    let grounds = (rect.row..<rect.endRow).map { row in
      Set((rect.column..<rect.endColumn).map { cells[$0, row].style.background })
    }
    let (raised, focused) = (styles[.raised].background, styles[.focused].background)
    expectEqual(grounds, [[raised], [raised, focused], [raised], [raised], [raised]])
    expect(raised != nil)
    expect(cells[rect.endColumn, rect.row].style.background == nil)
  }
}
