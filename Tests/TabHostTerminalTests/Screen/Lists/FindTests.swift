import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor @Suite("Type to find") struct FindTests {
  /// Returns the texts of the lines in the open list, or `nil` if none is open.
  private func lines(_ fixture: ScreenFixture) -> [String]? {
    fixture.screen.panel.map { panel in panel.indices.map { panel[$0].text } }
  }

  private func type(_ text: String, in fixture: ScreenFixture) {
    for character in text { fixture.press(.character(character)) }
  }

  /// Returns a fixture in which the tab `b` has a menu.
  private func withMenu(_ titles: [String]) -> ScreenFixture {
    let fixture = ScreenFixture()
    let log = fixture.log
    fixture.tab("b").contextMenuProvider = { _ in
      Menu(
        children: titles.map { title in
          Action(title: title) { log.append(.handler($0.title)) }
        } + [Menu(title: "Share", children: [Action(title: "Send Link") { _ in }])]
      )
    }
    fixture.press(.down, .character("m"))
    return fixture
  }

  private func handlers(_ fixture: ScreenFixture) -> [String] {
    fixture.log.entries.compactMap { if case .handler(let title) = $0 { title } else { nil } }
  }

  // MARK: - Menus

  @Test func `a letter in a menu filters its elements`() {
    let fixture = withMenu(["Mail", "Fax", "Make Copy"])
    type("m", in: fixture)
    #expect(lines(fixture) == ["Mail", "Make Copy"])
    type("c", in: fixture)
    #expect(lines(fixture) == ["Make Copy"])
    fixture.press(.enter)
    #expect(handlers(fixture) == ["Make Copy"])
    #expect(lines(fixture) == nil)
  }

  @Test func `the query is a field above the lines, with the cursor and the number of lines`() {
    let fixture = withMenu(["Mail", "Fax", "Make Copy"])
    type("ma", in: fixture)
    let frame = fixture.screen.frame()
    let lines = frame.plainText.split(separator: "\n")
    let first = lines.firstIndex { $0.contains("2/4") } ?? 0
    #expect(
      lines[first..<first + 7].map { String($0.prefix(24)) } == [
        "╭──────────────────2/4─╮",
        "│ ⌕ ma                 │",
        "│ Mail                 │",
        "│ Make Copy            │",
        "│                      │",
        "│                      │",
        "╰──────────────────────╯",
      ]
    )
    #expect(fixture.screen.cursor == CellPoint(column: 6, row: first + 1))
  }

  @Test func `Escape clears the query, and then closes the list`() {
    let fixture = withMenu(["Mail", "Fax"])
    type("ma", in: fixture)
    fixture.press(.escape)
    #expect(lines(fixture) == ["Mail", "Fax", "Share"])
    #expect(fixture.screen.panel?.field?.editor.text == "")
    fixture.press(.escape)
    #expect(fixture.host.openMenu == nil)
  }

  @Test func `Backspace edits the query, and then removes the field`() {
    let fixture = withMenu(["Mail", "Fax"])
    type("ma", in: fixture)
    fixture.press(.backspace, .backspace)
    #expect(fixture.screen.panel?.field?.editor.text == "")
    fixture.press(.backspace)
    #expect(fixture.screen.panel?.field == nil)
    #expect(lines(fixture) == ["Mail", "Fax", "Share"])
  }

  @Test func `a query ends with its menu`() {
    let fixture = withMenu(["Mail", "Fax"])
    type("sha", in: fixture)
    fixture.press(.enter)
    #expect(lines(fixture) == ["Send Link"])
    #expect(fixture.screen.panel?.field == nil)
    type("x", in: fixture)
    #expect(lines(fixture) == [])
    fixture.host.user.closeMenu()
    #expect(lines(fixture) == nil)
    fixture.press(.character("m"))
    #expect(lines(fixture) == ["Mail", "Fax", "Share"])
  }

  @Test func `a list in which nothing is found stays open and says so`() {
    let fixture = withMenu(["Mail"])
    type("xyz", in: fixture)
    #expect(lines(fixture) == [])
    #expect(fixture.lines(with: "no match").count == 1)
    fixture.press(.enter)
    #expect(fixture.host.openMenu != nil)
  }

  @Test func `Control-N and Control-P move the focus in a menu, with and without a query`() {
    let fixture = withMenu(["Mail", "Make", "Map"])
    func focus(_ key: Character) -> Int {
      fixture.press(.character(key), modifiers: .control)
      return fixture.screen.panelFocus
    }
    #expect(["n", "n", "p"].map(focus) == [1, 2, 1])
    type("ma", in: fixture)
    #expect(["n", "n", "n", "p"].map(focus) == [1, 2, 2, 1])
  }

  @Test func `a query has no cursor on a screen without room for it`() {
    let fixture = withMenu(["Mail"])
    type("ma", in: fixture)
    fixture.screen.size = CellSize(columns: 1, rows: 1)
    _ = fixture.screen.frame()
    #expect(fixture.screen.cursor == nil)
  }

  @Test func `matching characters are highlighted, also wide ones`() {
    let fixture = withMenu(["日本の音楽"])
    type("音", in: fixture)
    let frame = fixture.screen.frame()
    let row = frame.plainText.split(separator: "\n").firstIndex { $0.contains("日") } ?? 0
    let marked = (0..<80).filter { frame.cells[$0, row].style.isUnderlined }
    #expect(marked.map { frame.cells[$0, row].character }.filter { $0 != "\0" }.first == "音")
    #expect(marked.count == 2)
  }

  @Test func `a slash begins a query in the list of keys, in which letters are commands`() {
    let fixture = ScreenFixture()
    fixture.press(.character("?"), .character("/"))
    type("quit", in: fixture)
    #expect(lines(fixture) == ["quit"])
    fixture.press(.enter)
    #expect(fixture.screen.wantsToQuit)
  }

  // MARK: - Tabs that do not fit

  @Test func `typing in the list of tabs that do not fit finds a tab`() {
    let fixture = ScreenFixture(40, 24, more: 60)
    fixture.press(.character("o"))
    type("more5", in: fixture)
    #expect(lines(fixture)?.first == "more5")
    fixture.press(.down)
    fixture.press(.enter)
    #expect(fixture.selected == "more50")
  }

  // MARK: - All tabs

  @Test func `a key finds a tab in a collapsed group, selects it, and moves the focus to its row`()
  {
    let fixture = ScreenFixture()
    fixture.host.user.collapse(fixture.group)
    fixture.press(.character("f"))
    #expect(lines(fixture) == ["a", "b", "g", "c1", "c2", "New"])
    type("c2", in: fixture)
    #expect(lines(fixture) == ["c2"])
    #expect(fixture.lines(with: "c2  g").count == 1)
    fixture.press(.enter)
    #expect(fixture.selected == "c2")
    #expect(fixture.group.isExpanded)
    #expect(fixture.screen.focusTab === fixture.tab("c2"))
    #expect(lines(fixture) == nil)
  }

  @Test func `a tab without a row is reached through the sidebar, which is then hidden again`() {
    let fixture = ScreenFixture()
    fixture.host.user.hideSidebar()
    let observer = ActionNames()
    fixture.host.addUserObserver(observer)
    fixture.press(.character("f"))
    type("c2", in: fixture)
    fixture.press(.enter)
    #expect(observer.names == ["showSidebar", "tapRow c2", "hideSidebar"])
    #expect(fixture.selected == "c2")
    #expect(fixture.host.sidebar.isHidden)
  }

  @Test func `an action of a group is performed through its row`() {
    let fixture = ScreenFixture()
    fixture.press(.character("f"))
    type("new", in: fixture)
    fixture.press(.enter)
    #expect(handlers(fixture) == ["New"])
  }

  @Test func `hidden and disabled tabs are not listed`() {
    let fixture = ScreenFixture()
    fixture.tab("a").isHidden = true
    fixture.group.isEnabled = false
    fixture.press(.character("f"))
    #expect(lines(fixture) == ["b"])
  }

  @Test func `without a sidebar, only the items of the bar are listed`() {
    let fixture = ScreenFixture(30, 24)
    fixture.press(.character("f"))
    #expect(lines(fixture) == ["a", "b", "c1", "c2"])
    type("b", in: fixture)
    fixture.press(.enter)
    #expect(fixture.selected == "b")
  }

  @Test func `the slash finds tabs if the host has no search, and searches otherwise`() {
    let fixture = ScreenFixture()
    fixture.press(.character("/"))
    #expect(fixture.screen.panel?.kind == .tabs)
    fixture.press(.escape)
    fixture.host.isSearchable = true
    fixture.press(.character("/"))
    #expect(fixture.screen.panel == nil)
    #expect(fixture.host.isSearchActive)
  }

  @Test func `a veto of the delegate and a refusal hold`() {
    let fixture = ScreenFixture()
    fixture.recorder.shouldSelectAnswers["b"] = false
    fixture.press(.character("f"))
    type("b", in: fixture)
    fixture.press(.enter)
    #expect(fixture.selected == "a")
    fixture.press(.character("f"))
    let removed = fixture.tab("b")
    fixture.host.tabs.removeAll { $0 === removed }
    type("b", in: fixture)
    fixture.press(.enter)
    #expect(fixture.selected == "a")
    #expect(lines(fixture) == nil)
  }

  @Test func `pasted text is inserted into the query`() {
    let fixture = ScreenFixture()
    fixture.press(.character("f"))
    fixture.screen.handle(.paste(PastedText("c\n1")), at: .zero)
    #expect(fixture.screen.panel?.field?.editor.text == "c 1")
    #expect(lines(fixture) == ["c1"])
  }

  @Test func `a click chooses a line, and a click beside the list closes it`() {
    let fixture = ScreenFixture()
    fixture.press(.character("f"))
    type("c1", in: fixture)
    let rows = fixture.screen.frame().plainText.split(separator: "\n")
    let row = rows.lastIndex { $0.contains("c1  g") } ?? 0
    fixture.click(CellPoint(column: 4, row: row))
    #expect(fixture.selected == "c1")
    fixture.press(.character("f"))
    fixture.click(CellPoint(column: 79, row: 23))
    #expect(lines(fixture) == nil)
  }
}

/// Records the names of the actions of the user, with the tab of a tap.
@MainActor final class ActionNames: TabHostUserObserver {
  private(set) var names: [String] = []

  func tabHostController(
    _ tabHostController: TabHostController,
    didPerform action: UserAction,
    _ outcome: UserInteraction.Outcome
  ) {
    switch action {
    case .tap(let tab): names.append("tap \(tab.identifier)")
    case .tapRow(let tab): names.append("tapRow \(tab.identifier)")
    case .performKeyCommand(let command): names.append("performKeyCommand \(command.title)")
    case .performMenuElement(let action): names.append("performMenuElement \(action.title)")
    case .displayRows, .changeTraits: break
    default: names.append(String("\(action)".prefix { $0 != "(" }))
    }
  }
}
