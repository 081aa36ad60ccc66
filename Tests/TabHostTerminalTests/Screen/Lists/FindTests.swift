import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Type to find.
@MainActor struct FindTests {
  /// Returns a fixture in which the tab `b` has a menu.
  private func withMenu(_ titles: [String]) -> ScreenFixture {
    let fixture = ScreenFixture()
    let log = fixture.log
    fixture.tab("b").contextMenuProvider = { _ in
      Menu(
        children: titles.map { log.action($0) } + [
          Menu(title: "Share", children: [Action(title: "Send Link") { _ in }])
        ]
      )
    }
    fixture.press(.down, .character("m"))
    return fixture
  }

  // MARK: - Menus

  @Test func `a letter in a menu filters its elements`() {
    let fixture = withMenu(["Mail", "Fax", "Make Copy"])
    fixture.type("m")
    expectEqual(fixture.listed, ["Mail", "Make Copy"])
    fixture.type("c")
    expectEqual(fixture.listed, ["Make Copy"])
    fixture.press(.enter)
    expectEqual(fixture.log.handlers, ["Make Copy"])
    expect(fixture.listed == nil)
  }

  @Test func `the query is a field above the lines, with the cursor and the number of lines`() {
    let fixture = withMenu(["Mail", "Fax", "Make Copy"])
    fixture.type("ma")
    let frame = fixture.screen.frame()
    let lines = frame.plainLines
    let first = lines.firstIndex { $0.contains("2/4") } ?? 0
    let box = lines[first..<first + 7].map { String($0.dropFirst(3).prefix(24)) }
    expectEqual(
      box,
      [
        "╭──────────────────2/4─╮",
        "│ ⌕ ma                 │",
        "│ Mail                 │",
        "│ Make Copy            │",
        "│                      │",
        "│                      │",
        "╰──────────────────────╯",
      ]
    )
    expectEqual(fixture.screen.cursor, CellPoint(column: 9, row: first + 1))
  }

  @Test func `Escape clears the query, and then closes the list`() {
    let fixture = withMenu(["Mail", "Fax"])
    fixture.type("ma")
    fixture.press(.escape)
    expectEqual(fixture.listed, ["Mail", "Fax", "Share"])
    expectEqual(fixture.screen.panel?.field?.editor.text, "")
    fixture.press(.escape)
    expect(fixture.host.openMenu == nil)
  }

  @Test func `Backspace edits the query, and then removes the field`() {
    let fixture = withMenu(["Mail", "Fax"])
    fixture.type("ma")
    fixture.press(.backspace, .backspace)
    expectEqual(fixture.screen.panel?.field?.editor.text, "")
    fixture.press(.backspace)
    expect(fixture.screen.panel?.field == nil)
    expectEqual(fixture.listed, ["Mail", "Fax", "Share"])
  }

  @Test func `a query ends with its menu`() {
    let fixture = withMenu(["Mail", "Fax"])
    fixture.type("sha")
    fixture.press(.enter)
    expectEqual(fixture.listed, ["Share", "", "Send Link"])
    expect(fixture.screen.panel?.field == nil)
    fixture.type("x")
    expectEqual(fixture.listed, [])
    fixture.host.user.closeMenu()
    expect(fixture.listed == nil)
    fixture.press(.character("m"))
    expectEqual(fixture.listed, ["Mail", "Fax", "Share"])
  }

  @Test func `a list without matches stays open and shows a message`() {
    let fixture = withMenu(["Mail"])
    fixture.type("xyz")
    expectEqual(fixture.listed, [])
    expectEqual(fixture.lines(with: "no match").count, 1)
    fixture.press(.enter)
    expect(fixture.host.openMenu != nil)
  }

  @Test func `Control-N and Control-P move the focus in a menu, with and without a query`() {
    let fixture = withMenu(["Mail", "Make", "Map"])
    func focus(_ key: Character) -> Int {
      fixture.press(.character(key), modifiers: .control)
      return fixture.screen.panelFocus
    }
    expectEqual(["n", "n", "p"].map(focus), [1, 2, 1])
    fixture.type("ma")
    expectEqual(["n", "n", "n", "p"].map(focus), [1, 2, 2, 1])
  }

  @Test func `a query has no cursor on a screen without room for it`() {
    let fixture = withMenu(["Mail"])
    fixture.type("ma")
    fixture.screen.size = CellSize(columns: 1, rows: 1)
    _ = fixture.screen.frame()
    expect(fixture.screen.cursor == nil)
  }

  @Test func `matching characters are highlighted, also wide ones`() {
    let fixture = withMenu(["日本の音楽"])
    fixture.type("音")
    let frame = fixture.screen.frame()
    let row = frame.plainLines.firstIndex { $0.contains("日") } ?? 0
    let marked = (0..<80).map { frame.cells[$0, row] }.filter(\.style.isUnderlined)
    expectEqual(marked.map(\.character), ["音", nil])
  }

  @Test func `a slash begins a query in the list of keys, in which letters are commands`() {
    let fixture = ScreenFixture()
    fixture.press(.character("?"), .character("/"))
    fixture.type("quit")
    expectEqual(fixture.listed, ["Quit"])
    fixture.press(.enter)
    expect(fixture.screen.wantsToQuit)
  }

  // MARK: - Tabs that do not fit

  @Test func `typing in the list of tabs that do not fit finds a tab`() {
    let fixture = ScreenFixture(40, 24, more: 60)
    fixture.press(.character("o"))
    fixture.type("more5")
    expectEqual(fixture.listed?.first, "more5")
    fixture.press(.down)
    fixture.press(.enter)
    expectEqual(fixture.selected, "more50")
  }

  // MARK: - All tabs

  @Test func `a key finds a tab in a collapsed group, which has the focus when it is selected`() {
    let fixture = ScreenFixture()
    fixture.host.user.collapse(fixture.group)
    fixture.press(.character("f"))
    expectEqual(fixture.listed, ["a", "b", "g", "c1", "c2", "New"])
    fixture.type("c2")
    expectEqual(fixture.listed, ["c2"])
    expectEqual(fixture.lines(with: "c2  g").count, 1)
    fixture.press(.enter)
    expectEqual(fixture.selected, "c2")
    expect(!fixture.group.isExpanded)
    expect(fixture.screen.focusTab === fixture.group)
    expect(fixture.listed == nil)
  }

  @Test func `a tab without a row is chosen while the sidebar is hidden`() {
    let fixture = ScreenFixture()
    fixture.host.user.hideSidebar()
    let observer = ActionNames()
    fixture.host.addObserver(observer, of: [.action])
    fixture.press(.character("f"))
    fixture.type("c2")
    fixture.press(.enter)
    expectEqual(observer.names, ["choose c2"])
    expectEqual(fixture.selected, "c2")
    expect(fixture.host.sidebar.isHidden)
  }

  @Test func `an action of a group is performed through its row`() {
    let fixture = ScreenFixture()
    fixture.press(.character("f"))
    fixture.type("new")
    fixture.press(.enter)
    expectEqual(fixture.log.handlers, ["New"])
  }

  @Test func `hidden and disabled tabs are not listed`() {
    let fixture = ScreenFixture()
    fixture.tab("a").isHidden = true
    fixture.group.isEnabled = false
    fixture.press(.character("f"))
    expectEqual(fixture.listed, ["b"])
  }

  @Test(arguments: [true, false])
  func `without a sidebar, all tabs are listed, but no actions of groups`(isNarrow: Bool) {
    let fixture = ScreenFixture(isNarrow ? 30 : 80, 24)
    fixture.host.mode = isNarrow ? .automatic : .tabBar
    fixture.tab("b").preferredPlacement = .sidebarOnly
    fixture.press(.character("f"))
    expectEqual(fixture.listed, ["a", "b", "g", "c1", "c2"])
    fixture.type("b")
    fixture.press(.enter)
    expectEqual(fixture.selected, "b")
  }

  @Test func `the slash finds tabs if the host has no search, and searches otherwise`() {
    let fixture = ScreenFixture()
    fixture.press(.character("/"))
    expectEqual(fixture.screen.panel?.kind, .tabs)
    fixture.press(.escape)
    fixture.host.isSearchable = true
    fixture.press(.character("/"))
    expect(fixture.screen.panel == nil)
    expect(fixture.host.isSearchActive)
  }

  @Test func `a veto of the delegate and a refusal hold`() {
    let fixture = ScreenFixture()
    fixture.recorder.shouldSelectAnswers["b"] = false
    fixture.press(.character("f"))
    fixture.type("b")
    fixture.press(.enter)
    expectEqual(fixture.selected, "a")
    fixture.press(.character("f"))
    let removed = fixture.tab("b")
    fixture.host.tabs.removeAll { $0 === removed }
    fixture.type("b")
    fixture.press(.enter)
    expectEqual(fixture.selected, "a")
    expect(fixture.listed == nil)
  }

  @Test func `pasted text is inserted into the query`() {
    let fixture = ScreenFixture()
    fixture.press(.character("f"))
    fixture.screen.handle(.paste(PastedText("c\n1")), at: .zero)
    expectEqual(fixture.screen.panel?.field?.editor.text, "c 1")
    expectEqual(fixture.listed, ["c1"])
  }

  @Test func `a click chooses a line, and a click beside the list closes it`() throws {
    let fixture = ScreenFixture()
    fixture.press(.character("f"))
    fixture.type("c1")
    fixture.click(try fixture.point(ofText: "c1  g"))
    expectEqual(fixture.selected, "c1")
    fixture.press(.character("f"))
    fixture.click(CellPoint(column: 79, row: 23))
    expect(fixture.listed == nil)
  }
}

/// Records the names of the actions of the user, with the tab of a tap.
@MainActor final class ActionNames: TabHostObserver {
  private(set) var names: [String] = []

  func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    guard case .action(let action) = event else { return }
    switch action {
    case .tap(let tab): names.append("tap \(tab.identifier)")
    case .tapRow(let tab): names.append("tapRow \(tab.identifier)")
    case .choose(let tab): names.append("choose \(tab.identifier)")
    case .performKeyCommand(let command): names.append("performKeyCommand \(command.title)")
    case .performMenuElement(let action): names.append("performMenuElement \(action.title)")
    case .displayRows, .changeTraits: break
    default: names.append(String("\(action)".prefix { $0 != "(" }))
    }
  }
}
