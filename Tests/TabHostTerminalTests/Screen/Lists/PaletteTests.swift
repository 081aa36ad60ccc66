import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

@MainActor struct PaletteTests {
  private let fixture = ScreenFixture()
  private let observer = ActionNames()

  init() {
    fixture.host.addObserver(observer, of: [.action])
  }

  private func open() { fixture.press(.character("p"), modifiers: .control) }

  /// The texts of the lines in the open list, each with its path, or `nil` if none is open.
  private var lines: [String]? {
    fixture.screen.panel.map { panel in
      panel.indices.map { panel[$0].text + (panel[$0].note.isEmpty ? "" : " (\(panel[$0].note))") }
    }
  }

  /// Adds a page with a button, a button with a menu, and a key command.
  private func addButtons() {
    guard let page = fixture.host.selectedTab?.viewController else { return }
    let log = fixture.log
    let sort = Menu(children: [
      log.action("By Name"), Menu(title: "More", children: [log.action("By Size")]),
      log.action("By Age", .disabled),
    ])
    page.navigationItem.leftBarButtonItems = [
      log.button("Share"), BarButtonItem(title: "Sort", menu: sort),
    ]
    page.addKeyCommand(
      KeyCommand(title: "Reload", input: "r", modifierFlags: .control) { _ in
        log.append(.handler("Reload"))
      }
    )
  }

  @Test func `the palette lists the tabs, and then the available buttons and commands`() {
    addButtons()
    open()
    expectEqual(
      lines?.map { String($0.split(separator: " (", maxSplits: 1)[0]) },
      [
        "Tabs", "a", "b", "g", "c1", "c2", "New",
        "Commands", "Reload", "Share", "Sort", "By Name", "By Size", "Toggle sidebar",
        "Narrow sidebar", "Widen sidebar", "Find", "Edit", "Help", "Redraw", "Suspend", "Quit",
      ]
    )
    expectEqual(
      lines?.filter { $0.contains("›") || $0.contains("(g)") },
      [
        "c1 (g)", "c2 (g)", "New (g)", "By Size (Sort › More)",
      ]
    )
    expectEqual(lines?.contains("Toggle sidebar (show or hide the sidebar)"), true)
  }

  @Test func `a button with the title of a key command is not listed again`() {
    addButtons()
    let page = fixture.host.selectedTab?.viewController
    page?.addKeyCommand(KeyCommand(title: "Share", input: "s", modifierFlags: .control) { _ in })
    open()
    expectEqual(lines?.filter { $0 == "Share" }.count, 1)
  }

  @Test func `the screen behind the palette is dimmed`() {
    fixture.host.traitCollection.userInterfaceStyle = .dark
    open()
    let covered = fixture.screen.painter.styles[.covered].foreground
    expectEqual(fixture.screen.frame().cells[4, 1].style.foreground, covered)
    fixture.press(.escape)
    expect(fixture.screen.frame().cells[4, 1].style.foreground != covered)
  }

  @Test func `the group with the best match is first, and the first match has the focus`() {
    addButtons()
    open()
    fixture.type("s")
    expectEqual(lines?.prefix(3), ["Commands", "Sort", "Share"])
    expectEqual(fixture.screen.panelFocus, 1)
    fixture.press(.escape)
    expectEqual(lines?.first, "Tabs")
    expectEqual(fixture.screen.panelFocus, 1)
  }

  @Test func `commands for the focused tab are listed if they have an effect on it`() {
    func commands() -> [String] {
      open()
      defer { fixture.press(.escape) }
      let names = ["Context menu", "Swipe leading", "Swipe trailing", "Move earlier", "Move"]
      return names.filter { name in lines?.contains { $0.hasPrefix("\(name) (") } == true }
    }
    expectEqual(commands(), [])
    let tab = fixture.tab("a")
    tab.contextMenuProvider = { _ in Menu(children: [Action(title: "Rename") { _ in }]) }
    expectEqual(commands(), ["Context menu"])
    tab.trailingSwipeActionsProvider = { _ in nil }
    tab.dragItemsProvider = { _ in [] }
    expectEqual(commands(), ["Context menu", "Swipe trailing", "Move"])
    fixture.press(.down, .down, .down)
    expectEqual(fixture.screen.focusTab?.identifier, "c1")
    expectEqual(commands(), ["Move earlier", "Move"])
  }

  @Test func `no command of the palette is refused`() {
    open()
    let count = fixture.screen.panel?.count ?? 0
    for index in 0..<count {
      let fixture = ScreenFixture()
      fixture.press(.character("p"), modifiers: .control)
      guard let panel = fixture.screen.panel, case .command = panel[index].identity else {
        continue
      }
      fixture.screen.lists.focusedLine = index
      fixture.press(.enter)
      expect(fixture.screen.status.refusal == nil, "\(panel[index].text)")
    }
  }

  @Test func `a pasted query is truncated, so that later keys are as fast as usual`() {
    open()
    fixture.screen.handle(
      .paste(PastedText(String(repeating: "a b", count: 300_000))),
      at: .zero
    )
    expectEqual(fixture.screen.lists.query?.editor.text.utf8.count, 256)
  }

  @Test(arguments: [
    ("reload", ["performKeyCommand Reload"], ["Reload"]),
    ("share", ["tapBarButton"], ["Share"]),
    ("name", ["openMenu", "performMenuElement By Name"], ["By Name"]),
    ("size", ["openMenu", "openSubmenu", "performMenuElement By Size"], ["By Size"]),
  ])
  func `Enter performs the best match as an action of the user`(
    query: String,
    actions: [String],
    handled: [String]
  ) {
    addButtons()
    open()
    fixture.type(query)
    fixture.press(.enter)
    expectEqual(observer.names, actions)
    expectEqual(fixture.log.handlers, handled)
    expect(fixture.screen.panel == nil)
  }

  @Test func `what was chosen elsewhere precedes other elements, except the selected tab`() {
    for tab in ["c1", "a", "b"] { fixture.host.user.tap(tab) }
    open()
    let titles = lines?.map { String($0.split(separator: " (", maxSplits: 1)[0]) } ?? []
    expectEqual(titles.prefix(8), ["Tabs", "a", "c1", "b", "g", "c2", "New", "Commands"])
  }

  @Test func `of equal matches, the one that was chosen elsewhere is first`() {
    let page = fixture.host.selectedTab?.viewController
    for title in ["Mark One", "Mark Two", "Mark Three"] {
      let input = String(title.dropFirst(5).prefix(3)).lowercased().last ?? "x"
      page?.addKeyCommand(
        KeyCommand(title: title, input: String(input), modifierFlags: .control) { _ in }
      )
    }
    open()
    fixture.type("mark")
    expectEqual(lines?.dropFirst().first, "Mark One")
    fixture.press(.escape, .escape)
    fixture.press(.character("o"), modifiers: .control)
    open()
    fixture.type("mark")
    expectEqual(lines?.dropFirst().first, "Mark Two")
  }

  @Test func `while a page is presented, only commands that it does not cover are listed`() {
    fixture.host.present(ViewController(), animated: false)
    open()
    expectEqual(
      lines,
      [
        "Commands", "Help (this list)", "Redraw (draw the screen again)",
        "Suspend (to the shell; fg resumes)", "Quit",
      ]
    )
    fixture.press(.escape)
    expectEqual(fixture.host.presentedControllers.count, 1)
  }

  @Test func `an alert has no palette, and closes an open one`() {
    open()
    let alert = AlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default) { _ in })
    fixture.host.present(alert, animated: false)
    _ = fixture.screen.frame()
    expectEqual(fixture.screen.panel?.kind, .alert)
    open()
    expectEqual(fixture.screen.panel?.kind, .alert)
  }

  @Test func `a search of many tabs takes several slices, and lists the matches found so far`() {
    let many = ScreenFixture(80, 24, more: 10)
    many.press(.character("f"))
    many.screen.searchInSlices(of: 4)
    var counts: [Int] = []
    while many.screen.isFinding {
      counts.append(many.screen.panel?.count ?? 0)
      many.screen.continueFinding()
    }
    expectEqual(counts, [0, 4, 8, 12])
    expectEqual(many.screen.panel?.count, 15)
    many.press(.character("m"), .character("8"))
    while many.screen.isFinding { many.screen.continueFinding() }
    expectEqual(many.user.list, ["more8"])
  }

  @Test func `the focus stays on its element while better matches are found`() {
    let many = ScreenFixture(80, 24, more: 40)
    many.tab("more39").title = "m"
    many.press(.character("f"))
    many.screen.searchInSlices(of: 12)
    many.press(.character("m"), .down)
    expectEqual(many.screen.panel.map { $0[many.screen.panelFocus].text }, "more1")
    while many.screen.isFinding { many.screen.continueFinding() }
    expectEqual(many.screen.panel.map { $0[many.screen.panelFocus].text }, "more1")
    expectEqual(many.screen.panelFocus, 2)
  }
}

extension HostScreen {
  /// Begins the search of the open list again, with small slices.
  func searchInSlices(of count: Int) {
    lists.query?.search = ElementSearch(
      then: TabWalk(host.tabs, includesActions: false, separator: "", options.drawing),
      recent: RecentChoices(),
      slice: FuzzySearch.Slice(collected: count, compared: count)
    )
  }
}
