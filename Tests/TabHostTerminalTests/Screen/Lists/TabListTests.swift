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

  @Test func `beneath a sheet, neither the button nor the key opens the list`() throws {
    fixture.host.present(ViewController(), animated: false)
    _ = fixture.screen.frame()
    open()
    expect(fixture.screen.panel == nil)
    try fixture.user.click(.cell(1, 0))
    expect(fixture.screen.panel == nil && fixture.host.presentedControllers.isEmpty)
  }

  // MARK: - The outline

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

  // MARK: - Drawing

  @Test func `right to left and without Unicode, the outline is mirrored`() {
    fixture.screen.options.drawing = .ascii
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    fixture.host.selectedTab = fixture.tab("c2")
    expectEqual(fixture.user.lines.first, "                                   c2 =")
    open()
    expectEqual(
      fixture.user.lines.prefix(7),
      [
        "+-7------------------------------------+",
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
    expectEqual(fixture.user.lines.first, " Tabs a")
    open()
    expectEqual(fixture.screen.panel.map { $0[0].detail }, "selected badge 2")
    expect(fixture.user.lines[2].hasSuffix("selected badge 2"))
    fixture.press(.down)
    expectEqual(fixture.screen.focusPoint?.row, 3)
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
