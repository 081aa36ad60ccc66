import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// The list of all tabs, which takes the place of the sidebar in a compact width.
@MainActor struct TabListTests {
  private let fixture = ScreenFixture(40, 14)

  init() { fixture.screen.options.showsStatusLine = true }

  private func open() { fixture.press(.character("b"), modifiers: .control) }

  // MARK: - Opening

  @Test func `a narrow screen has the button of the list before the title`() {
    expectEqual(fixture.screen.frame().plainLines.first, " ≡ a")
    expectEqual(fixture.host.sidebar.unavailability, .compactWidth)
    fixture.screen.size = CellSize(columns: 11, rows: 14)
    expectEqual(fixture.screen.frame().plainLines.first?.hasPrefix("a"), true)
  }

  @Test(arguments: [TabHostController.Mode.tabBar, .automatic])
  func `a host that has no sidebar in any size has no button`(mode: TabHostController.Mode) {
    if mode == .automatic { fixture.host.tabs.removeLast() }
    fixture.host.mode = mode
    expect(fixture.screen.layout().rect(of: .tabList) == nil)
    open()
    expect(fixture.screen.panel == nil)
    expect(fixture.screen.status.refusal != nil)
  }

  @Test func `the button has no place beside the sidebar or the bar of a wide screen`() {
    fixture.screen.size = CellSize(columns: 80, rows: 24)
    expect(fixture.screen.layout().rect(of: .tabList) == nil)
    open()
    expect(fixture.host.sidebar.isHidden)
    expect(fixture.screen.layout().rect(of: .sidebarToggle) != nil)
    expect(fixture.screen.layout().rect(of: .tabList) == nil)
  }

  @Test func `a click on the button, its key and the key of the sidebar open the list`() {
    fixture.click(.tabList)
    expectEqual(fixture.screen.panel?.kind, .tabs)
    fixture.press(.escape)
    expect(fixture.screen.panel == nil && fixture.screen.focus == .tabList)
    fixture.press(.enter)
    expectEqual(fixture.screen.panel?.kind, .tabs)
    fixture.click(CellPoint(column: 3, row: 13))
    expect(fixture.screen.panel == nil)
    open()
    expectEqual(fixture.screen.panel?.kind, .tabs)
  }

  @Test func `the key of the sidebar opens the list also where the focus is in a list of content`()
  {
    let list = ListViewController(rows: [ListRow("x"), ListRow("y")])
    let host = TabHostController(tabs: [.showing(list, "list"), .shown("b")])
    host.mode = .tabSidebar
    let screen = HostScreen(host: host, size: CellSize(columns: 40, rows: 14))
    host.appear()
    _ = screen.frame()
    for _ in 0..<4 where screen.focus != .content {
      screen.handle(.key(KeyPress(.tab)), at: .zero)
      _ = screen.frame()
    }
    expectEqual(screen.focus, .content)
    screen.handle(.key(KeyPress(.character("b"), modifiers: .control)), at: .zero)
    expectEqual(screen.panel?.kind, .tabs)
  }

  @Test func `beneath a sheet, neither the button nor the key opens the list`() {
    fixture.host.present(ViewController(), animated: false)
    _ = fixture.screen.frame()
    open()
    expect(fixture.screen.panel == nil)
    fixture.click(CellPoint(column: 1, row: 0))
    expect(fixture.screen.panel == nil && fixture.host.presentedControllers.isEmpty)
  }

  // MARK: - The outline

  @Test func `the list is an outline, in which the selected tab has the focus and a mark`() {
    fixture.host.selectedTab = fixture.tab("c1")
    fixture.group.displayOrderIdentifiers = ["c2", "c1"]
    fixture.tab("c2").badgeValue = "7"
    open()
    expectEqual(
      fixture.screen.frame().plainLines.prefix(9),
      [
        "╭────────────────────────────────────5─╮",
        "│ ⌕ a tab or an action                 │",
        "│ a                                    │",
        "│ b                                    │",
        "│ g                                    │",
        "│   c2                               7 │",
        "│   c1                               ✓ │",
        "│                                      │",
        "│                                      │",
      ]
    )
    expectEqual(fixture.screen.panelFocus, 4)
    fixture.type("c")
    expectEqual(fixture.lines(with: "c2  g").count, 1)
    expectEqual(fixture.screen.panelFocus, 0)
    fixture.press(.escape)
    expectEqual(fixture.screen.panelFocus, 4)
  }

  @Test func `the focus moves to the selected tab when it is found, unless the user has moved it`()
  {
    let many = ScreenFixture(40, 24, more: 20)
    for moves in [0, 1] {
      many.host.selectedTab = many.tab("more9")
      many.press(.character("b"), modifiers: .control)
      many.screen.searchOutlineInSlices(of: 4)
      many.screen.continueFinding()
      expectEqual(many.screen.panelFocus, 0)
      for _ in 0..<moves { many.press(.down) }
      while many.screen.isFinding { many.screen.continueFinding() }
      let focused = many.screen.panel.map { $0[many.screen.panelFocus].text }
      expectEqual(focused, (moves == 0 ? "more9" : "b"))
      many.press(.escape)
    }
  }

  @Test func `hidden and disabled tabs are not listed, and those of no bar are`() {
    fixture.tab("b").preferredPlacement = .sidebarOnly
    fixture.host.compactTabIdentifiers = []
    fixture.tab("a").isHidden = true
    fixture.tab("c1").isEnabled = false
    open()
    expectEqual(fixture.listed, ["b", "g", "c2"])
  }

  // MARK: - Choosing

  @Test func `keys and a click choose with one action, and the selection has the focus`() {
    let observer = ActionNames()
    fixture.host.addObserver(observer, of: [.action])
    open()
    fixture.press(.down, .down, .down, .enter)
    expect(fixture.selected == "c1" && fixture.screen.panel == nil)
    expectEqual(fixture.screen.focus, .tab("c1"))
    open()
    fixture.mouse(.press, .wheelUp, CellPoint(column: 5, row: 5))
    expect(fixture.screen.panelFocus < 3)
    fixture.click(.line(1))
    open()
    fixture.type("c2")
    fixture.press(.enter)
    open()
    fixture.press(.up, .up, .enter)
    expectEqual(observer.names, ["choose c1", "choose b", "choose c2", "choose g"])
    expectEqual(fixture.selected, "c2")
  }

  @Test func `a veto and a refusal are in the status line`() {
    fixture.recorder.shouldSelectAnswers["c1"] = false
    open()
    fixture.type("c1")
    fixture.press(.enter)
    expectEqual(fixture.takeCalls(), [.shouldSelect("c1", answer: false)])
    expect(fixture.screen.status.veto != nil)
    open()
    let group = fixture.group
    fixture.host.tabs.removeAll { $0 === group }
    fixture.type("c2")
    fixture.press(.enter)
    expect(fixture.selected == "a" && fixture.screen.status.refusal != nil)
  }

  // MARK: - Drawing

  @Test(arguments: [
    (24, 10, ["╭────────────────────5─╮", "│ ⌕ a tab or an action │", "│ a                  ✓ │"]),
    (
      12, 6,
      [
        "╭────────5─╮", "│ ⌕ a tab… │", "│ a      ✓ █", "│ b        │", "│ g        │",
        "╰─────────▾╯",
      ]
    ),
    (9, 3, ["╭─────5─╮", "│ ⌕ a … │", "╰───────╯"]),
  ])
  func `the list fits into any size`(columns: Int, rows: Int, lines: [String]) {
    let small = ScreenFixture(columns, rows)
    small.press(.character("b"), modifiers: .control)
    expectEqual(Array(small.screen.frame().plainLines.prefix(lines.count)), lines)
    small.type("c2")
    small.press(.enter)
    expectEqual(small.selected, "c2")
  }

  @Test func `right to left and without Unicode, the outline is mirrored`() {
    fixture.screen.options.drawing = .ascii
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    fixture.host.selectedTab = fixture.tab("c2")
    expectEqual(fixture.screen.frame().plainLines.first, "                                   c2 =")
    open()
    expectEqual(
      fixture.screen.frame().plainLines.prefix(7),
      [
        "+-5------------------------------------+",
        "|                 a tab or an action / |",
        "|                                    a |",
        "|                                    b |",
        "|                                    g |",
        "|                                 c1   |",
        "| v                               c2   |",
      ]
    )
  }

  @Test func `for a screen reader, the button and the selected tab have words`() {
    fixture.screen.options.drawing = .words
    fixture.tab("a").badgeValue = "2"
    expectEqual(fixture.screen.frame().plainLines.first, " Tabs a")
    open()
    expectEqual(fixture.screen.panel.map { $0[0].detail }, "selected 2")
    expect(fixture.screen.frame().plainLines[2].hasSuffix("selected 2"))
    fixture.press(.down)
    expectEqual(fixture.screen.focusPoint?.row, 3)
  }

  @Test func `the status line, the list of keys and the palette name what the key does`() {
    let wide = ScreenFixture(59, 30)
    wide.screen.options.showsStatusLine = true
    expect(wide.screen.lastLine.contains("f all tabs"))
    wide.press(.character("?"))
    expectEqual(wide.lines(with: "Find a tab or an action").first?.contains("Ctrl-B"), true)
    expect(wide.lines(with: "sidebar").filter { $0.contains("how or hide") }.isEmpty)
    wide.press(.escape)
    wide.press(.character("p"), modifiers: .control)
    expectEqual(wide.listed?.contains("Toggle sidebar"), false)
  }

  // MARK: - Recording

  @Test func `choices in a narrow terminal are recorded, and a replay makes the same calls`() throws
  {
    let description = try HostDescription(
      json: #"""
        {"traits":{"idiom":"terminal"},"tabs":["home",{"id":"list","placement":"sidebarOnly"},
          {"id":"fun","children":["games",{"id":"films","children":["old","new"]}],"content":true}],
         "answers":{"shouldSelectTab":{"games":false}}}
        """#
    )
    let replay = try description.replay { original in
      let screen = HostScreen(host: original.host, size: CellSize(columns: 40, rows: 14))
      let user = ScreenDriver(screen)
      @MainActor func choose(_ text: String) {
        user.press([.character("b")], modifiers: .control)
        user.type(text)
        user.press([.enter])
      }
      _ = screen.frame()
      for text in ["list", "games", "new", "fun", "home"] { choose(text) }
      screen.size = CellSize(columns: 80, rows: 14)
      user.press([.character("p")], modifiers: .control)
      user.type("old")
      user.press([.enter])
    }
    let lines = replay.script.split(separator: "\n").filter { $0.hasPrefix("choose ") }
    expectEqual(
      lines,
      [
        "choose list", "choose games", "choose new", "choose fun", "choose home", "choose old",
      ]
    )
    expect(replay.difference.isEmpty, "\(replay.difference)\n\(replay.script)")
    expectEqual(replay.replayedState, replay.originalState)
  }
}

extension HostScreen {
  /// Begins the outline of the open list again, with small slices.
  fileprivate func searchOutlineInSlices(of count: Int) {
    lists.query?.search = ElementSearch(
      outlining: allTabs(),
      selected: host.selectedTab,
      glyphs,
      slice: FuzzySearch.Slice(collected: count, compared: count)
    )
    lists.focusedLine = 0
  }
}
