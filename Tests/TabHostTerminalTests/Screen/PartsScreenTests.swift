import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Parts on the screen: pages one above the other, their focus, and the lines between them.
@MainActor struct PartsScreenTests: ScreenTesting {
  let user: ScreenDriver
  private let field = ListViewController(rows: [ListRow("Filter")])
  private let table = ListViewController(rows: (1...30).map { ListRow("Row \($0)") })
  private let log = TextViewController(StyledText("One\nTwo\nThree"))
  private let page: PartsController

  init() {
    let page = PartsController(parts: [
      .init(field, height: .fitting, priority: 1), .init(table),
      .init(log, height: .absolute(2), priority: -1),
    ])
    page.title = "Processes"
    log.title = "Log"
    self.page = page
    let host = TabHostController(tabs: [TabItem(title: "Tab", identifier: "tab") { _ in page }])
    host.mode = .tabBar
    user = ScreenDriver(host, columns: 24, rows: 16)
  }

  /// The lines between the rule of the heading and that of the bar, without focus marks and scrollbars.
  private var lines: [String] {
    user.lines.dropFirst(2).dropLast(2).map { line in
      let text = String(line.map { "▌▐▴▾█".contains($0) ? " " : $0 })
      let end = text.lastIndex { $0 != " " && $0 != "│" }
      return end.map { String(text[...$0]) } ?? ""
    }
  }

  /// Content that changes the parts when it is measured.
  private final class MeasuredPage: ViewController, TerminalContent {
    var whenMeasured: () -> Void = {}

    func draw(on canvas: inout Canvas) { canvas.line("Measured", row: 0) }

    func preferredSize(in available: CellSize) -> CellSize {
      whenMeasured()
      return CellSize(columns: 10, rows: 2)
    }
  }

  @Test(arguments: [false, true])
  func `parts can change while one is measured`(isNested: Bool) {
    let measured = MeasuredPage()
    let inner = PartsController(parts: [.init(field, height: .fitting), .init(table)])
    let others = isNested ? [inner] : [table, field]
    page.parts =
      [PartsController.Part(measured, height: .fitting)]
      + others.map { .init($0, height: .fitting) }
    let changed = isNested ? inner : page
    measured.whenMeasured = { changed.parts = Array(changed.parts.prefix(1)) }
    _ = screen.frame()
    measured.whenMeasured = {}
    expect(lines.contains { $0.contains("Measured") })
    expectEqual(changed.parts.count, 1)
    expectEqual(host.panes.count, (isNested ? 3 : 1))
  }

  // MARK: - Frames

  @Test func `the parts are one above the other, below their titles`() {
    expectEqual(user.lines[0], " Processes            ?")
    expectEqual(
      lines,
      [
        " Filter", "────────────────────────", " Row 1", " Row 2", " Row 3", " Row 4", " Row 5",
        " Row 6", "────────────────────────", " Log", " One", " Two",
      ]
    )
  }

  @Test func `a layout lists the parts`() {
    expectEqual(
      screen.layout().description.split(separator: "\n").filter { $0.contains("pane") },
      [
        "pane 0 0,2 24x1", "pane 1 0,4 24x6", "pane 2 0,11 24x3",
      ]
    )
  }

  @Test func `a part grows with its content`() {
    field.sections = [ListSection(rows: [ListRow("Filter"), ListRow("Sort")])]
    expectEqual(lines.prefix(4), [" Filter", " Sort", "────────────────────────", " Row 1"])
    field.preferredContentSize.height = 3
    expectEqual(lines.prefix(4), [" Filter", " Sort", "", "────────────────────────"])
  }

  @Test func `where there is less room, parts become lower, and then are left out`() {
    user.resize(columns: 24, rows: 13)
    expectEqual(
      lines,
      [
        " Filter", "────────────────────────", " Row 1", " Row 2", " Row 3",
        "────────────────────────", " Log", " One", " Two",
      ]
    )
    user.resize(columns: 24, rows: 11)
    expectEqual(
      lines,
      [
        " Filter", "────────────────────────", " Row 1", " Row 2", " Row 3", " Row 4", " Row 5",
      ]
    )
    user.resize(columns: 24, rows: 7)
    expectEqual(lines, [" Filter", "", ""])
    user.resize(columns: 24, rows: 16)
    expect(lines.contains(" Log"))
  }

  @Test(arguments: 1...9, [1, 2, 3, 13, 40])
  func `a frame of any size is drawn, and the focus moves on`(rows: Int, columns: Int) {
    user.resize(columns: columns, rows: rows)
    for _ in 0..<6 {
      press(.tab)
      if let focus = screen.focus { expect(screen.canFocus(focus, in: screen.layout())) }
    }
  }

  @Test func `the part with the focus has room`() {
    user.resize(columns: 24, rows: 8)
    press(.tab)
    expect(screen.focus == .pane(0) && lines == ["▸Filter", "", "", ""])
    press(.tab)
    expect(screen.focus == .pane(1) && lines == ["▸Row 1", " Row 2", " Row 3", " Row 4"])
    press(.tab)
    expect(screen.focus == .pane(2) && lines == [" Log", " One", " Two", ""])
    press(.tab)
    expect(screen.focus?.pane == nil && lines == [" Filter", "", "", ""])
  }

  @Test func `in a right-to-left layout, the parts are mirrored`() {
    host.traitCollection.layoutDirection = .rightToLeft
    expectEqual(
      lines.map { $0.drop { " │".contains($0) } },
      [
        "Filter", "────────────────────────", "Row 1", "Row 2", "Row 3", "Row 4", "Row 5", "Row 6",
        "────────────────────────", "Log", "One", "Two",
      ]
    )
  }

  @Test func `wide text and other text that is unsafe stay in their parts`() {
    log.title = "世界の音楽、世界の音楽、世界の音楽"
    field.sections = [ListSection(rows: [ListRow("\u{1B}[2J世界の音楽、世界の音楽、世界の音楽")])]
    for line in user.lines { expect(SafeText(line).columns <= 24) }
    expectEqual(user.lines(containing: "世界").count, 2)
  }

  @Test func `lines consist of ASCII characters, and of none for a screen reader`() {
    screen.options.drawing = .ascii
    expect(lines[1] == "------------------------" && lines[9] == " Log")
    screen.options.drawing = .asciiWords
    expectEqual(lines[9], " Log")
    press(.tab, .tab)
    expectEqual(screen.cursor?.row, 4)
  }

  // MARK: - Focus

  @Test func `Tab moves the focus from part to part`() {
    var elements: [FrameElement.ID?] = []
    for _ in 0..<4 {
      press(.tab)
      elements.append(screen.focus)
    }
    expectEqual(elements.prefix(3), [.pane(0), .pane(1), .pane(2)])
    expect(elements[3]?.pane == nil)
    press(.backTab)
    expectEqual(screen.focus, .pane(2))
    press(.backTab)
    expectEqual(screen.focus, .pane(1))
  }

  @Test func `the line above the part with the focus is thick`() {
    press(.tab, .tab)
    expect(lines[1] == "━━━━━━━━━━━━━━━━━━━━━━━━" && lines[8] == "────────────────────────")
    press(.tab)
    expect(lines[1] == "────────────────────────" && lines[8] == "━━━━━━━━━━━━━━━━━━━━━━━━")
  }

  @Test func `an arrow key at the end of a part leads to the next one`() {
    press(.tab)
    press(.down)
    expect(screen.focus == .pane(1) && table.focusedIndex == ListIndex(0))
    press(.up)
    expectEqual(screen.focus, .pane(0))
  }

  @Test func `keys go to the part with the focus, whose hints are in the status line`() {
    screen.options.showsStatusLine = true
    press(.tab, .tab, .down)
    expectEqual(table.focusedIndex, ListIndex(1))
    let hints = user.statusLine
    press(.tab)
    expect(user.statusLine != hints)
  }

  @Test func `the focus moves with its part, and stays when others come and go`() {
    press(.tab, .tab)
    page.parts.swapAt(0, 1)
    _ = screen.frame()
    expectEqual(screen.focus, .pane(0))
    page.parts.insert(.init(TextViewController(StyledText("New")), height: .fitting), at: 0)
    _ = screen.frame()
    expectEqual(screen.focus, .pane(1))
    page.parts.removeFirst()
    _ = screen.frame()
    expect(screen.focus == .pane(0) && screen.contents.focused === table)
  }

  @Test func `a part that is gone leaves the focus to another one`() {
    press(.tab, .tab, .tab)
    page.parts.removeLast()
    _ = screen.frame()
    expectEqual(screen.focus, .pane(0))
    page.parts[0].isHidden = true
    _ = screen.frame()
    expect(screen.contents.focused === table)
    page.parts = []
    _ = screen.frame()
    expect(screen.focus?.pane == nil)
  }

  @Test func `the focus in the content stays there when another tab is selected`() {
    let list = ListViewController(rows: [ListRow("Other")])
    host.tabs.append(.showing(list, "other"))
    press(.tab, .tab)
    press(.character("2"))
    expect(screen.focus == .content && screen.contents.focused === list)
    press(.character("1"))
    expectEqual(screen.focus, .pane(0))
  }

  // MARK: - Mouse

  @Test func `a click moves the focus to a part, and the part receives it`() throws {
    try user.click("Row 3")
    expect(screen.focus == .pane(1) && table.focusedIndex == ListIndex(2))
    try user.click("One")
    expectEqual(screen.focus, .pane(2))
    try user.click("Log")
    expectEqual(screen.focus, .pane(2))
  }

  @Test func `the wheel scrolls the part below the pointer`() throws {
    press(.tab)
    try user.mouse(.press, "Row 3", .wheelDown)
    expect(!lines.contains(" Row 1") && lines.contains(" One") && screen.focus == .pane(0))
    let rows = lines
    try user.mouse(.press, "Two", .wheelDown)
    expect(lines.dropLast(3).elementsEqual(rows.dropLast(3)) && lines.last == " Three")
  }

  @Test func `a part that is removed while a button is pressed receives no more events`() throws {
    let row = try user.location(of: "Row 3")
    try user.mouse(.press, .cell(row))
    page.parts.remove(at: 1)
    try user.mouse(.drag, .cell(row))
    try user.mouse(.release, .cell(row))
    expectEqual(page.arrangedChildren, [field, log])
  }

  // MARK: - Resizing

  @Test func `the lines are dragged, and moved by keys`() throws {
    func rows() -> [Int] { screen.layout().panes.map(\.rect.rows) }
    expectEqual(rows(), [1, 6, 3])
    try user.drag(.cell(10, 10), to: .cell(10, 8))
    expectEqual(rows(), [1, 4, 5])
    try user.drag(.cell(10, 3), to: .cell(10, 5))
    expectEqual(rows(), [3, 3, 4])
    try user.drag(.cell(10, 5), to: .cell(10, 0))
    expectEqual(rows()[0], 1)
    press(.tab)
    press(.character("]"))
    expectEqual(rows()[0], 3)
    press(.character("["))
    expectEqual(rows()[0], 1)
    page.parts[2].height = .absolute(2)
    expectEqual(rows(), [1, 6, 3])
  }

  @Test func `input to a part is recorded with its name, and moving a line with its rows`() throws {
    var script = ""
    let recorder = SessionRecorder(of: host) { script += $0 }
    try user.click("Row 3")
    press(.down)
    press(.tab, .down)
    press(.tab, .tab)
    try user.drag(.cell(10, 10), to: .cell(10, 8))
    recorder.finish()
    expectEqual(
      script,
      """
      content in "ListViewController 2" press 0 2 release 0 2
      content in "ListViewController 2" key down
      content in Log key down
      screen pane 2 3 pane 2 4

      """
    )
  }

  // MARK: - Bars, searches and other content

  @Test func `the buttons of a part are in the line of its title`() throws {
    let calls = CallLog()
    log.navigationItem.rightBarButtonItem = calls.button("Clear")
    page.navigationItem.rightBarButtonItem = calls.button("Kill")
    expectEqual(user.lines(containing: "Log"), [" Log              Clear"])
    try user.click("Clear")
    try user.click("Kill")
    press(.tab)
    while screen.focus != .barButton(1) { press(.tab) }
    press(.enter)
    expectEqual(calls.handlers, ["Clear", "Kill", "Clear"])
  }

  @Test func `the toolbar of the page is below the parts`() {
    let stack = NavigationController()
    host.tabs = [.showing(stack, "stack")]
    stack.viewControllers = [page]
    stack.isToolbarHidden = false
    page.toolbarItems = [CallLog().button("Kill")]
    expectEqual(lines.suffix(3), [" Two", "────────────────────────", " Kill"])
  }

  @Test func `a part has its own search, and the page has one that leads to the first part`() throws
  {
    for (child, name) in [(page, "Find"), (log, "Lines")] as [(ViewController, String)] {
      let search = SearchController()
      search.searchBar.placeholder = name
      child.navigationItem.searchController = search
    }
    page.parts[2].height = .absolute(4)
    expect(user.lines(containing: "Lines").count == 1 && user.lines(containing: "Find").count == 1)
    try user.click("Lines")
    expectEqual(screen.focus, .paneSearchField(2))
    type("x")
    press(.down)
    expectEqual(screen.focus, .pane(2))
    expectEqual(log.navigationItem.searchController?.searchBar.text, "x")
    try user.click("Find")
    expectEqual(screen.focus, .searchField)
    press(.down)
    expectEqual(screen.focus, .pane(0))
  }

  @Test func `a part whose content is unavailable has a button`() throws {
    let calls = CallLog()
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.text = "Stopped"
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = calls.action("Retry")
    table.contentUnavailableConfiguration = configuration
    expect(!text.contains("Row 1") && text.contains("Stopped"))
    press(.tab, .tab)
    expectEqual(screen.focus, .paneContentButton(1))
    press(.enter)
    try user.click("Retry")
    expectEqual(calls.handlers, ["Retry", "Retry"])
    table.contentUnavailableConfiguration = nil
    _ = screen.frame()
    expectEqual(screen.focus, .pane(1))
  }

  @Test func `a page that is unavailable shows no parts`() {
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.text = "Stopped"
    page.contentUnavailableConfiguration = configuration
    expect(text.contains("Stopped") && !text.contains("Row 1"))
    expect(screen.layout().panes.isEmpty)
  }

  @Test func `the parts of another page are not drawn where one draws itself`() {
    final class Drawing: PartsController, TerminalContent {
      func draw(on canvas: inout Canvas) { canvas.line("Own", row: 0) }
    }
    host.tabs = [.showing(Drawing(parts: page.parts), "own")]
    expect(text.contains("Own") && !text.contains("Row 1"))
  }

  // MARK: - Nested containers

  @Test func `a stack in a part has a back button in the line of its title`() throws {
    let stack = NavigationController(rootViewController: log)
    page.parts.append(.init(stack, height: .absolute(2)))
    stack.pushViewController(.page("Line"), animated: false)
    expectEqual(user.lines(containing: "Line"), ["‹ Log  Line"])
    try user.click(.element(.back))
    expect(stack.topViewController === log && lines.contains(" Log"))
  }

  @Test func `a split in a part, and parts in a column of a split, are drawn`() {
    user.resize(columns: 62, rows: 14)
    let (left, right) = (ListViewController(rows: [ListRow("Left")]), TextViewController())
    left.title = "Side"
    page.parts[2] = .init(SplitController(primary: left, secondary: right), height: .absolute(3))
    expectEqual(
      user.lines.suffix(4),
      [
        "────────────────────────┬─────────────────────────────────────",
        " Side                   │",
        "▌Left                   │", "                        │",
      ]
    )
    press(.tab, .tab, .tab)
    expect(screen.contents.focused === right || screen.contents.focused === left)
    let inner = PartsController(parts: [.init(field, height: .fitting), .init(table)])
    host.tabs = [.showing(SplitController(primary: inner, secondary: log), "split")]
    expectEqual(
      user.lines.dropFirst(2).prefix(4),
      [
        "▌Filter                 │ Log", "━━━━━━━━━━━━━━━━━━━━━━━━┤ One",
        "▸Row 1                │ │ Two", " Row 2                █ │ Three",
      ]
    )
    press(.escape)
    while screen.focus?.pane == nil { press(.tab) }
    press(.backTab)
    var focused: [ViewController?] = []
    for _ in 0..<3 {
      press(.tab)
      focused.append(screen.contents.focused)
    }
    expectEqual(focused, [field, table, log])
  }

  @Test func `parts in a part are drawn in its place`() {
    let inner = PartsController(parts: [.init(table), .init(log, height: .absolute(1))])
    inner.title = "Inner"
    page.parts = [.init(field, height: .fitting), .init(inner)]
    expectEqual(
      lines,
      [
        " Filter", "────────────────────────", " Inner", " Row 1", " Row 2", " Row 3", " Row 4",
        " Row 5", " Row 6", "────────────────────────", " Log", " One",
      ]
    )
    press(.tab, .tab)
    expect(screen.contents.focused === table)
    user.resize(columns: 24, rows: 8)
    press(.tab)
    expect(screen.contents.focused === log && lines == [" Inner", " Log", " One", ""])
  }

  @Test func `parts on a stack are drawn, and leave the focus to the page below`() {
    let list = ListViewController(rows: [ListRow("Open")])
    let stack = NavigationController(rootViewController: list)
    host.tabs = [.showing(stack, "stack")]
    press(.tab)
    expectEqual(screen.focus, .content)
    stack.pushViewController(page, animated: false)
    expect(text.contains("Row 1") && screen.focus == .pane(0))
    press(.tab)
    stack.popViewController(animated: false)
    expect(text.contains("Open") && screen.focus == .content)
  }

  @Test func `parts that are presented are reported, once`() {
    var rules: [TabHostController.Diagnostic.Rule] = []
    host.diagnosticHandler = { rules.append($0.rule) }
    let sheet = PartsController(parts: [.init(ListViewController(rows: [ListRow("Sheet")]))])
    host.present(sheet, animated: false)
    for _ in 0..<2 { _ = screen.frame() }
    expect(rules == [.undisplayedParts] && !text.contains("Sheet"))
  }

  @Test func `a page that does not draw itself leaves its part blank below its title`() {
    page.parts[1] = .init(.page("Empty"))
    expectEqual(lines.dropFirst(2).prefix(2), [" Empty", ""])
  }
}
