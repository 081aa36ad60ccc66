import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Splits on the screen: two pages side by side, their focus and the divider.
@MainActor struct SplitScreenTests: ScreenTesting {
  let user: ScreenDriver
  private let list: ListViewController
  private let letter = TextEditorController("Dear reader", title: "Letter")
  private let split: SplitController

  init() {
    let list = ListViewController(sections: [ListSection(rows: [ListRow("One"), ListRow("Two")])])
    list.title = "Mail"
    let split = SplitController(primary: list, secondary: letter)
    (self.list, self.split) = (list, split)
    let host = TabHostController(tabs: [TabItem(title: "Tab", identifier: "tab") { _ in split }])
    host.mode = .tabBar
    user = ScreenDriver(host, columns: 62, rows: 8)
  }

  @Test func `both columns are drawn, the primary one below its title`() {
    expectEqual(
      user.lines.suffix(6),
      [
        " Mail                   │ Letter",
        "▌One                    │ Dear reader",
        " Two                    │",
        "                        │",
        "                        │",
        "                        │",
      ]
    )
  }

  // MARK: - In a stack

  /// Returns the first line of the frame of a split that was pushed on a stack.
  private func heading(_ configure: (SplitController, ViewController) -> Void) -> String? {
    let pushed = SplitController(primary: ViewController(), secondary: ViewController())
    if let secondary = pushed.secondary { configure(pushed, secondary) }
    let root = ViewController()
    root.title = "Root"
    let stack = NavigationController(rootViewController: root)
    host.tabs = [TabItem(title: "Tab", identifier: "tab2") { _ in stack }]
    stack.pushViewController(pushed, animated: false)
    return host.visibleNavigationBar?.title
  }

  @Test func `a split that was pushed on a stack shows its own title, or else that of its column`()
  {
    func named(_ split: SplitController, _ page: ViewController) {
      split.title = "Reader"
      page.title = "Article"
    }
    expectEqual(heading(named), "Reader")
    expect(user.lines.contains { $0.contains("Reader") })
    expectEqual(heading { $1.title = "Article" }, "Article")
    expectEqual(heading { $1.navigationItem.title = "Text" }, "Text")
    expectEqual(heading { _, _ in }, nil)
  }

  @Test(arguments: ["goBack", "click", "backspace"])
  func `a collapsed split in a stack has a way back to its primary column`(way: String) throws {
    let shown = SplitController(
      primary: ListViewController(rows: [ListRow("One")], title: "Mail"),
      secondary: TextViewController(StyledText("Dear reader"), title: "Letter")
    )
    let stack = NavigationController(rootViewController: shown)
    host.tabs = [TabItem(title: "Tab", identifier: "stack") { _ in stack }]
    screen.size = CellSize(columns: 40, rows: 10)
    shown.show(.secondary)
    expectEqual(user.lines.first, "‹ Mail  Letter                        ?")
    press(.tab)
    switch way {
    case "goBack": expectEqual(host.user.goBack(), .performed)
    case "click": try user.click("‹")
    default: press(.backspace)
    }
    expectEqual(shown.topColumn, .primary)
    expect(text.contains("One") && !text.contains("‹"))
  }

  @Test func `Esc goes back in a split in a sheet, and then dismisses the sheet`() {
    let shown = SplitController(
      primary: ListViewController(rows: [ListRow("One")], title: "Mail"),
      secondary: TextViewController(StyledText("Dear reader"), title: "Letter")
    )
    host.present(NavigationController(rootViewController: shown), animated: false)
    shown.show(.secondary)
    expect(text.contains("‹ M…"))
    press(.escape)
    expect(shown.topColumn == .primary && host.presentedViewController != nil)
    press(.escape)
    expect(host.presentedViewController == nil)
  }

  // MARK: - Searching

  private func addSearch(to page: ViewController, _ placeholder: String) -> SearchController {
    let search = SearchController()
    search.searchBar.placeholder = placeholder
    page.navigationItem.searchController = search
    return search
  }

  @Test func `the search of the primary column is above its rows`() throws {
    let search = addSearch(to: list, "Letters")
    expectEqual(
      user.lines.suffix(6).prefix(4),
      [
        " Mail                   │ Letter",
        " ⌕ Letters              │ Dear reader",
        "▌One                    │",
        " Two                    │",
      ]
    )
    try user.click("Letters")
    expect(screen.focus == .paneSearchField(0) && search.isActive)
    type("mo")
    expectEqual(search.searchBar.text, "mo")
    expectEqual(user.lines[3], " ⌕ mo                 ✕ │ Dear reader")
    expectEqual(screen.cursor, CellPoint(column: 5, row: 3))
    press(.down)
    expectEqual(screen.focus, .pane(0))
    press(.escape)
    expect(!search.isActive)
  }

  @Test func `each column has its own search field`() throws {
    let letters = addSearch(to: list, "Letters")
    let words = addSearch(to: letter, "Words")
    try user.click("Letters")
    type("mo")
    try user.click("Words")
    type("de")
    expect(letters.searchBar.text == "mo" && words.searchBar.text == "de")
    expectEqual(screen.focus, .searchField)
    let lines = user.lines
    expect(lines.contains { $0.contains("⌕ mo") } && lines.contains { $0.contains("⌕ de") })
    try user.click("⌕ mo")
    type("s")
    expectEqual(letters.searchBar.text, "mos")
  }

  @Test func `Tab leads to the search field of a column`() {
    let search = addSearch(to: list, "Letters")
    press(.tab, .tab)
    expectEqual(screen.focus, .paneSearchField(0))
    press(.enter)
    expect(search.isActive)
  }

  @Test func `the focused row of each column is highlighted in the margins, too`() throws {
    split.secondary = ListViewController(rows: [ListRow("Reply")])
    press(.tab)
    let cells = screen.frame().cells
    for text in ["One", "Reply"] {
      let point = try user.location(of: .text(text))
      var margin = cells[point.column - 1, point.row].style
      margin.isMark = false
      expectEqual(margin, cells[point.column, point.row].style)
    }
  }

  @Test func `Tab and the arrow keys move the focus between the columns`() {
    press(.tab)
    expectEqual(screen.focus, .pane(0))
    press(.right)
    expectEqual(screen.focus, .content)
    expectEqual(screen.cursor, CellPoint(column: 26, row: 3))
    press(.escape, .tab)
    expectEqual(screen.focus, .pane(0))
    press(.tab)
    expectEqual(screen.focus, .content)
    press(.backTab, .down)
    expect(screen.focus == .pane(0) && list.focusedIndex == ListIndex(1))
  }

  @Test func `a click moves the focus to a column, and each column receives its events`() throws {
    try user.click("Two")
    expect(screen.focus == .pane(0) && list.focusedIndex == ListIndex(1))
    try user.click("reader")
    type("x")
    expect(screen.focus == .content && letter.text == "Dear xreader")
  }

  @Test func `a column loses the focus before the click in another is passed and recorded`() throws
  {
    var script = ""
    let recorder = SessionRecorder(of: host) { script += $0 }
    try user.click("Two")
    type("/o")
    try user.click("reader")
    recorder.finish()
    expectEqual(
      script.split(separator: "\n").suffix(2),
      ["content blur", "content in Letter press 5 0 release 5 0"]
    )
  }

  @Test func `the divider is dragged, and moved by keys`() throws {
    try user.drag(.cell(24, 6), to: .cell(30, 6))
    expectEqual(screen.layout().panes.map(\.rect.columns), [30])
    try user.drag(.cell(30, 6), to: .cell(5, 6))
    expectEqual(screen.layout().panes.map(\.rect.columns), [8])
    press(.tab, .character("]"), .character("]"))
    expectEqual(screen.focus, .pane(0))
    expectEqual(screen.layout().panes.map(\.rect.columns), [12])
    press(.character("["))
    expectEqual(screen.layout().panes.map(\.rect.columns), [10])
  }

  @Test func `in a compact size class, there is one column, and Backspace leads back`() {
    press(.tab)
    host.traitCollection.horizontalSizeClass = .compact
    expect(!text.contains("Two") && text.contains("Dear reader"))
    expectEqual(user.lines(containing: "Letter").first?.contains("Mail"), true)
    expectEqual(screen.focus, .content)
    press(.escape)
    screen.perform(.goBack)
    expect(text.contains("Two") && !text.contains("Dear reader"))
    split.show(.secondary)
    host.traitCollection.horizontalSizeClass = .regular
    expect(text.contains("Two") && text.contains("Dear reader"))
  }

  @Test func `in a right-to-left layout, the primary column is on the right`() throws {
    host.traitCollection.layoutDirection = .rightToLeft
    expectEqual(screen.layout().panes.map(\.rect.column), [38])
    try user.drag(.cell(37, 6), to: .cell(33, 6))
    expectEqual(screen.layout().panes.map(\.rect.column), [34])
  }

  @Test func `a screen without room for two columns shows the secondary one`() {
    screen.size = CellSize(columns: 16, rows: 8)
    expect(screen.layout().panes.allSatisfy(\.rect.isEmpty) && text.contains("Dear reader"))
    screen.size = CellSize(columns: 1, rows: 1)
    _ = screen.frame()
  }

  @Test func `a hidden primary column leaves the whole area and the focus to the secondary one`() {
    press(.tab)
    split.hide(.primary)
    _ = screen.frame()
    expect(screen.layout().panes.isEmpty && screen.focus == .content)
  }

  @Test func `a menu of the primary column opens beside its row`() throws {
    list.contextMenuProvider = { _ in
      ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [Action(title: "Archive") { _ in }])
      })
    }
    try user.click("Two")
    press(.character("m"))
    expectEqual(user.list, ["Archive"])
    try expect(user.location(of: "Archive").column < 25)
  }

  @Test func `the buttons of the primary column are in the line of its title`() throws {
    let log = CallLog()
    list.navigationItem.leftBarButtonItem = log.button("New")
    list.navigationItem.rightBarButtonItem = log.button("Edit")
    letter.navigationItem.rightBarButtonItem = log.button("Send")
    expectEqual(user.lines(containing: "Mail"), [" New  Mail         Edit │ Letter"])
    try user.click("Edit")
    try user.click("Send")
    press(.tab)
    while screen.focus != .barButton(1) { press(.tab) }
    press(.enter, .right, .enter)
    expectEqual(log.handlers, ["Edit", "Send", "New", "Edit"])
  }

  @Test func `buttons without room in a column are in its overflow menu`() throws {
    let log = CallLog()
    list.navigationItem.rightBarButtonItems = ["One", "Two", "Three", "Four"].map { log.button($0) }
    letter.navigationItem.rightBarButtonItem = log.button("Send")
    try user.click(.element(.paneOverflow(0)))
    expectEqual(user.list?.contains("Four"), true)
    press(.enter)
    expectEqual(log.handlers.count, 1)
  }

  @Test func `the back button of the primary column leads back in its stack`() throws {
    let stack = NavigationController(rootViewController: ViewController())
    stack.viewControllers[0].title = "Top"
    split.primary = stack
    stack.pushViewController(list, animated: false)
    expectEqual(user.lines(containing: "Mail"), ["‹ Top  Mail             │ Letter"])
    try user.click(.element(.back))
    expect(stack.viewControllers.count == 1 && text.contains("Top"))
  }

  @Test func `where tabs have the place of the title, it is in line with that of the column`() {
    host.tabs.append(TabItem(title: "Other", identifier: "other") { _ in ViewController() })
    host.preferredBarEdge = .top
    expectEqual(user.lines(containing: "Mail").first?.hasSuffix("│ Letter"), true)
    split.hide(.primary)
    expect(!text.contains("Letter"))
  }

  @Test func `a split in a sheet has one column and a back button`() {
    let (mail, page) = (ListViewController(rows: [ListRow("Three")]), ViewController())
    (mail.title, page.title) = ("Box", "Page")
    screen.size = CellSize(columns: 62, rows: 20)
    let sheet = SplitController(primary: mail, secondary: page)
    sheet.modalPresentationStyle = .pageSheet
    host.present(sheet, animated: false)
    expect(user.lines(containing: "‹ Bo").count == 1 && !text.contains("Three"))
    press(.backspace)
    expect(text.contains("Three") && user.lines(containing: "‹ Bo").isEmpty)
  }
}
