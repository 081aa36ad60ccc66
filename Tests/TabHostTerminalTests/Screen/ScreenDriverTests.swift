import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

/// A user at a screen.
@MainActor struct ScreenDriverTests {
  private let host: TabHostController
  private let user: ScreenDriver

  init() {
    host = TabHostController(
      tabs: ["Inbox", "世界", "Sent"].map { name in
        TabItem(title: name, identifier: name) { _ in ViewController() }
      }
    )
    host.mode = .tabBar
    user = ScreenDriver(host, columns: 60, rows: 10)
  }

  /// Shows the sidebar, with a group that has an action.
  private func showSidebar() {
    let group = TabGroupItem(
      title: "Folders",
      identifier: "folders",
      children: [.shown("bills"), .shown("tax")]
    )
    group.allowsReordering = true
    group.sidebarActions = [Action(title: "New", identifier: "new") { _ in }]
    host.tabs.append(group)
    host.mode = .tabSidebar
  }

  /// Expects that a statement throws an error, and that the error has a description.
  private func expectError(
    _ description: String,
    _ body: () throws(ScreenDriver.NotOnScreen) -> Void
  ) {
    let error = #expect(throws: ScreenDriver.NotOnScreen.self) { try body() }
    expectEqual(error?.description, "\(description):\n\(user.frame.plainText)")
  }

  @Test func `a new driver shows its host`() {
    expect(host.isDisplayed)
    expect(user.shows("Inbox"))
  }

  // MARK: - Keys

  @Test func `keys are pressed one after another`() {
    user.press(.right, .right, .enter)
    expectEqual(host.selectedTab?.identifier, "Sent")
  }

  @Test func `keys are pressed by name, with modifiers and a number of times`() throws {
    try user.press("right*2", "enter")
    expectEqual(host.selectedTab?.identifier, "Sent")
    try user.press("ctrl+c")
    expect(user.screen.wantsToQuit)
  }

  @Test(arguments: ["retrun", "ctrl+", "down*0", "down*x", ""])
  func `the error for a name without a key lists the keys`(name: String) {
    let error = #expect(throws: ScreenDriver.UnknownKey.self) { try user.press("down", name) }
    expectEqual(
      error?.description,
      """
      \(name.debugDescription) is not a key; a key is a character or one of backspace, backtab, \
      delete, down, end, enter, escape, home, insert, left, menu, pagedown, pageup, right, space, \
      tab, up and f1 to f35, with alt+, cmd+, ctrl+, hyper+, meta+ or shift+ as in ctrl+d, and \
      repeated as in down*3
      """
    )
  }

  @Test func `typed and pasted text enters the search field`() {
    host.tabs.append(SearchTabItem { _ in ViewController() })
    user.type("/ab")
    user.paste("cd")
    expectEqual(host.searchText, "abcd")
  }

  @Test func `an event finds what the app has changed since the last frame`() throws {
    host.tabs.insert(TabItem(title: "New", identifier: "New") { _ in ViewController() }, at: 0)
    try user.click("New")
    expectEqual(host.selectedTab?.identifier, "New")
  }

  // MARK: - The focus

  @Test func `the focus is an item, a row of the sidebar, another element, or a row of a list`()
    throws
  {
    expectEqual(user.focus, .tab("Inbox"))
    try user.press("right*3")
    expectEqual(user.focus, .element(.help))
    showSidebar()
    try user.moveFocus(toRow: "世界")
    expectEqual(user.focus, .row("世界"))
    try user.press("end")
    expectEqual(user.focus, .row("new"))
    let list = ListViewController(rows: [ListRow("Tide Pools"), ListRow("Night Sky")])
    host.tabs[0] = TabItem(title: "List", identifier: "list") { _ in list }
    host.selectedTab = host.tabs[0]
    try user.press("tab", "down")
    expectEqual(user.focus, .element(.content, row: "Night Sky"))
  }

  @Test func `the focus moves to a row with keys, unless they do not lead there`() throws {
    showSidebar()
    try user.moveFocus(toRow: "tax")
    expectEqual(user.focus, .row("tax"))
    try user.moveFocus(toRow: "new")
    expectEqual(user.focus, .row("new"))
    let rows = "\"Inbox\", \"世界\", \"Sent\", \"folders\", \"bills\", \"tax\", \"new\""
    expectError("row \"drafts\" is not on screen, but \(rows)") {
      () throws(ScreenDriver.NotOnScreen) in
      try user.moveFocus(toRow: "drafts")
    }
    try user.press("?")
    expectError("the focus at row \"tax\" is not on screen") {
      () throws(ScreenDriver.NotOnScreen) in try user.moveFocus(toRow: "tax")
    }
  }

  // MARK: - The mouse

  @Test func `a click on a text is on the cell of its first character`() throws {
    // Two characters before it are two cells wide.
    try user.click("Sent")
    expectEqual(host.selectedTab?.identifier, "Sent")
    try user.click("世界")
    expectEqual(host.selectedTab?.identifier, "世界")
  }

  @Test func `a place is an occurrence of a text, an item, a row, an element or a cell`() throws {
    func location(_ place: ScreenDriver.Place) throws -> CellPoint { try user.location(of: place) }
    let title = try location("Inbox")
    try expectEqual(location(.tab("Inbox")).row, title.row)
    try expectEqual(location(.element(.tab("Inbox"))), location(.tab("Inbox")))
    showSidebar()
    let first = try location("Inbox")
    let last = try location(.text("Inbox", occurrence: -1))
    expect(first != last)
    try expectEqual(location(.text("Inbox", occurrence: 3)), last)
    try expectEqual(location(.text("Inbox", occurrence: -3)), first)
    try expectEqual(location(.row("Inbox")).row, location(.text("Inbox", occurrence: 2)).row)
    try expectEqual(location(.row("Inbox").offset(rows: 1)).row, location(.row("世界")).row)
    try expectEqual(location(.cell(3, 2).offset(columns: -3)), CellPoint(column: 0, row: 2))
    try expectEqual(location(.row("new")).column, 4)
  }

  @Test func `what is not on screen can't be clicked`() {
    expectError("\"Drafts\" is not on screen") { () throws(ScreenDriver.NotOnScreen) in
      try user.click("Drafts")
    }
    expectError("occurrence 3 of \"Inbox\" is not on screen") {
      () throws(ScreenDriver.NotOnScreen) in
      try user.click(.text("Inbox", occurrence: 3))
    }
    expectError("tab \"x\" is not on screen, but \"Inbox\", \"世界\", \"Sent\"") {
      () throws(ScreenDriver.NotOnScreen) in try user.click(.tab("x"))
    }
    expectError("row \"Inbox\" is not on screen") { () throws(ScreenDriver.NotOnScreen) in
      try user.click(.row("Inbox"))
    }
    expectError("edit is not on screen") { () throws(ScreenDriver.NotOnScreen) in
      try user.move(to: .element(.edit))
    }
    expectError("cell 60 3 is not on screen") { () throws(ScreenDriver.NotOnScreen) in
      try user.click(.cell(60, 3))
    }
    expectError("cell 3 0 offset by 0,-1 is not on screen") { () throws(ScreenDriver.NotOnScreen) in
      try user.scroll(.cell(3, 0).offset(rows: -1), by: 1)
    }
    expectEqual(host.selectedTab?.identifier, "Inbox")
  }

  @Test func `a drag moves a row, and can leave the screen`() throws {
    showSidebar()
    host.selectedTab = nil
    let group = try #require(host.tab(forIdentifier: "folders") as? TabGroupItem)
    try user.drag(.row("bills"), to: .row("tax"))
    expectEqual(group.displayOrder.map(\.identifier), ["tax", "bills"])
    try user.mouse(.press, .row("bills"))
    try user.mouse(.drag, .row("tax"))
    try user.mouse(.drag, .cell(-1, 30))
    expect(user.screen.isDragging)
    try user.mouse(.release, .cell(-1, 30))
    expect(!user.screen.isDragging)
  }

  @Test func `the wheel scrolls a list, and a move highlights`() throws {
    let list = ListViewController(rows: (1...30).map { ListRow("Row \($0)") })
    host.tabs = [TabItem(title: "List", identifier: "list") { _ in list }]
    try user.scroll("Row 2", by: 2)
    expect(!user.shows("Row 2") && user.shows("Row 8"))
    try user.scroll("Row 8", by: -2)
    expect(user.shows("Row 1"))
    let before = user.frame
    try user.move(to: .element(.help))
    expect(user.frame != before)
  }

  // MARK: - Time, size and lines

  @Test func `time passes only while waiting`() {
    user.press(.right)
    expectEqual(user.time, .zero)
    user.wait(.seconds(2))
    expectEqual(user.time, .seconds(2))
  }

  @Test func `lines are those of the frame after a change of the size`() throws {
    user.resize(columns: 40, rows: 12)
    expectEqual(user.lines.count, 12)
    expectEqual(user.lines(containing: "Sent"), [user.lines[11]])
    try expectEqual(user.line(11), user.statusLine)
    user.screen.options.showsStatusLine = true
    try expectEqual(user.lines(containing: "Sent"), [user.line(10)])
    expect(!user.statusLine.contains("Sent"))
    expectError("line 12 is not on screen") { () throws(ScreenDriver.NotOnScreen) in
      _ = try user.line(12)
    }
  }

  @Test func `the open list has its texts`() throws {
    expectEqual(user.list, nil)
    let menu = Menu(children: [Action(title: "Copy") { _ in }, Action(title: "Move") { _ in }])
    host.tabs[0].contextMenuProvider = { _ in menu }
    try user.click(.tab("Inbox"), .right)
    expectEqual(user.list, ["Copy", "Move"])
    try user.press("escape")
    expectEqual(user.list, nil)
  }
}
