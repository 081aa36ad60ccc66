import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// What cases do not show of the focus: content that has it, styles and other drawings.
@MainActor struct FocusTests {
  // MARK: - The mark

  @Test func `the mark of the focus covers no letter of a back button`() {
    let stack = NavigationController(rootViewController: titled("Mailboxes"))
    stack.pushViewController(titled("Inbox"), animated: false)
    let fixture = ViewFixture(stack)
    fixture.screen.setFocus(.back)
    expectEqual(fixture.user.lines(containing: "‹ Mailboxes◂").count, 1)
  }

  @Test func `the mark of a row with an open menu covers no letter of its detail`() {
    let list = ListViewController(rows: [ListRow("Ann", detail: "New")])
    list.trailingSwipeActionsProvider = { _ in
      let archive = ContextualAction(style: .normal, title: "Archive") { _, _, _ in }
      return SwipeActionsConfiguration(actions: [archive])
    }
    let fixture = ViewFixture(list)
    fixture.press(.character(">"))
    expectEqual(fixture.user.lines(containing: "Archive").count, 1)
    expectEqual(fixture.user.lines(containing: "New").count, 1)
    expect(fixture.user.lines(containing: "◂").isEmpty)
  }

  private func titled(_ title: String) -> ViewController {
    let page = ViewController()
    page.title = title
    return page
  }

  // MARK: - Content

  @Test func `content that handles an arrow key also handles the letter for it`() {
    let content = ContentFixture()
    content.page.taken = [.down]
    content.press(.character("l"))
    expectEqual(content.screen.focus, .content)
    _ = content.page.take()
    content.press(.character("j"))
    expectEqual(content.page.take(), ["\(KeyPress.Key.character("j"))", "\(KeyPress.Key.down)"])
    expectEqual(content.screen.focus, .content)
    content.press(.character("h"))
    expectEqual(content.screen.focus, .row(0))
  }

  @Test func `a key that selects another tab leaves the focus in the content`() {
    let content = ContentFixture()
    (content.host.tabs[0].badge, content.host.tabs[1].badge) = (.indicator, .progress(.spinner))
    content.press(.right, .character("!"))
    expectEqual(content.selected, "b")
    expectEqual(content.screen.focus, .content)
    content.press(.character("-"))
    expectEqual(content.selected, "a")
    expectEqual(content.screen.focus, .content)
  }

  @Test func `the next tab with a badge is one in a group, not the group that shows the sum`() {
    let content = ContentFixture()
    guard let group = content.host.tabs[3] as? TabGroupItem else { return expect(false) }
    group.aggregatesBadges = true
    group.children[1].badge = .count(2)
    expectEqual(group.badgeValue, "2")
    content.press(.character("!"))
    expectEqual(content.selected, "g2")
  }

  @Test func `leaving the content moves the focus to the selection`() {
    let content = ContentFixture()
    content.press(.down, .enter, .right)
    expectEqual(content.screen.focus, .content)
    content.press(.left)
    expectEqual(content.screen.focus, .row(1))
    content.press(.right, .escape)
    expectEqual(content.screen.focus, .row(1))
    content.screen.perform(.toggleSidebar)
    content.press(.down, .up)
    expectEqual(content.screen.focus, .tab("b"))
  }

  @Test func `a mark before the focused row of a list says that the list has the focus`() throws {
    let list = ListViewController(rows: [ListRow("Ash", subtitle: "a tree"), ListRow("Birch")])
    let host = TabHostController(tabs: [.showing(list, "a"), .shown("b")])
    host.mode = .tabSidebar
    let driver = ScreenDriver(host, columns: 62, rows: 8)
    func rows() -> [String] {
      driver.frame.plainText.split(separator: "\n").compactMap { line in
        guard let start = line.firstIndex(of: "│") else { return nil }
        let text = line[line.index(after: start)...]
        return ["Ash", "tree", "Birch"].contains(where: text.contains) ? String(text) : nil
      }
    }
    expectEqual(rows(), ["▌Ash", "▌a tree", " Birch"])
    driver.press(.tab)
    expectEqual(rows(), ["▸Ash", " a tree", " Birch"])
    driver.press(.down)
    expectEqual(rows(), [" Ash", " a tree", "▸Birch"])
    // Colors say the same.
    expect(driver.frame.ansiText(colors: .none).contains("▸"))
    expect(!driver.frame.ansiText().contains("▸"))
    host.traitCollection.layoutDirection = .rightToLeft
    expect(driver.frame.plainText.contains("Birch◂"))
  }

  @Test func `Return in the search field moves the focus to the content`() {
    let content = ContentFixture()
    content.host.isSearchable = true
    content.press(.character("/"), .character("x"), .enter)
    expect(content.screen.focus == .content && content.host.searchText == "x")
  }

  @Test(arguments: [KeyPress.Key.down, .tab])
  func `Down and Tab lead from the search field to the results`(key: KeyPress.Key) {
    let fixture = ScreenFixture()
    let page = ResultsPage()
    fixture.host.tabs[0] = .showing(page, "r")
    fixture.host.selectedTab = fixture.host.tabs[0]
    fixture.host.isSearchable = true
    fixture.press(.character("/"), .character("x"))
    fixture.press(key)
    expectEqual(fixture.screen.focus, .content)
  }

  @Test func `while a popover is visible, the list contains only the available commands`() {
    let content = ContentFixture()
    content.present(Notebook("note"), on: content.tab("a"))
    content.press(.character("?"))
    expect(content.text.contains("Ctrl-C") && content.text.contains("Esc"))
    expect(!content.text.contains("Enter") && !content.text.contains("Tab"))
    content.press(.escape, .escape)
    expect(content.host.popover == nil)
  }

  // MARK: - Drawing

  @Test func `the focused row is reversed`() throws {
    let fixture = ScreenFixture()
    let place = try fixture.user.location(of: .element(.row(0)))
    let style = fixture.screen.frame().cells[place.column, place.row].style
    expectEqual(style, CellStyle(bold: true, reversed: true))
  }

  @Test func `in ASCII, the focus has a glyph different from that of the selection`() {
    let fixture = ScreenFixture(80, 8)
    fixture.screen.options.drawing = .ascii
    fixture.press(.down)
    let lines = fixture.user.lines
    expect(lines[1].hasPrefix("*") && !lines[1].contains("<"))
    expect(lines[2].hasPrefix(" ") && lines[2].contains("<"))
    fixture.press(.character("b"), modifiers: .control)
    expectEqual(fixture.user.lines(containing: "a").first?.contains("<"), true)
  }

  @Test func `focus areas contain only the visible rows`() {
    let fixture = ScreenFixture(more: 5_000)
    let areas = fixture.screen.focusAreas(in: fixture.screen.layout())
    expect(areas.allSatisfy { $0.items.count < 40 })
  }
}

/// Content that can have the focus.
private final class ResultsPage: ViewController, TerminalContent {
  func draw(on canvas: inout Canvas) {}
}
