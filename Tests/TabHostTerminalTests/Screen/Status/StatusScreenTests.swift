import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// What cases do not show of the status line on a screen: content, handlers, styles and settings.
@MainActor struct StatusScreenTests {
  private let fixture = ScreenFixture()

  init() { fixture.screen.options.showsStatusLine = true }

  /// The last line of the next frame.
  private var line: String { fixture.user.statusLine }

  /// The text at the beginning of the line.
  private var status: String {
    line.trimmingPrefix(" ").split(separator: "   ").first.map(String.init) ?? ""
  }

  /// Returns a screen that shows a page, and a status line.
  private func viewing(_ page: ViewController, columns: Int = 62) -> ViewFixture {
    let view = ViewFixture(page, columns: columns, rows: 14)
    view.screen.options.showsStatusLine = true
    return view
  }

  // MARK: - Keys without an effect

  @Test func `modifiers and released keys say nothing`() {
    fixture.press(.special(57441))
    expectEqual(status, "Enter select")
    fixture.screen.handle(.key(KeyPress(.character("x"), kind: .release)), at: .zero)
    expectEqual(status, "Enter select")
  }

  @Test func `a key that a page or an alert does not use is named`() {
    let view = viewing(ListViewController(rows: [ListRow("a")]))
    view.press(.character("x"))
    expect(view.user.statusLine.hasPrefix(" x does nothing here "))
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Yes", style: .default) { _ in })
    fixture.screen.presentForUser(alert)
    fixture.press(.character("q"))
    expectEqual(status, "q does nothing here")
  }

  @Test func `a disabled row of a list offers no keys and refuses them`() {
    var disabled = ListRow("a")
    disabled.isEnabled = false
    let list = ListViewController(rows: [disabled])
    list.activationHandler = { _ in }
    list.allowsMultipleSelection = true
    let view = viewing(list)
    expect(view.user.statusLine.hasPrefix(" Tab next area "))
    view.press(.enter)
    expect(view.user.statusLine.hasPrefix(" Enter does nothing here "))
    list.sections = [ListSection(nil, rows: [ListRow("b")])]
    view.press(.home)
    expect(view.user.statusLine.hasPrefix(" Enter choose   Space select "))
  }

  @Test func `text that nothing on screen takes says so`() {
    fixture.host.present(ViewController(), animated: false)
    ScreenDriver(fixture.screen).paste("words")
    expectEqual(status, "Nothing here accepts pasted text")
  }

  @Test(arguments: [(Character("m"), "menu"), ("<", "actions there"), (">", "actions there")])
  func `a row of a list without a menu or actions says so with its text, also in a sheet`(
    key: Character,
    what: String
  ) {
    let list = ListViewController(rows: [ListRow("a")])
    list.contextMenuProvider = { _ in nil }
    list.leadingSwipeActionsProvider = { _ in nil }
    list.trailingSwipeActionsProvider = { _ in nil }
    let view = viewing(list)
    view.press(.character(key))
    expect(view.user.statusLine.hasPrefix(" a has no \(what) "))
    view.host.tabs = [TabItem(title: "Tab", identifier: "tab") { _ in ViewController() }]
    list.modalPresentationStyle = .pageSheet
    view.host.present(list, animated: false)
    view.press(.home, .character(key))
    expect(view.user.statusLine.hasPrefix(" a has no \(what) "))
  }

  @Test func `v in content says that it has nothing to drag, and does not drag the selected tab`() {
    let view = viewing(ListViewController(rows: [ListRow("Shell")]))
    view.host.selectedTab?.dragItemsProvider = { _ in
      [DragItem(itemProvider: ItemProvider(object: "photo"))]
    }
    view.press(.character("v"))
    expect(view.user.statusLine.hasPrefix(" Shell has nothing to drag "))
    expect(!view.screen.isDragging && view.screen.moves.activeMove == nil)
  }

  @Test func `a message that does not fit is complete in lines above the status line`() {
    let view = viewing(ListViewController(rows: [ListRow("a")]), columns: 30)
    let message = "cannot create: Not a directory (/home/eve/.local/state/mail/data)"
    view.screen.status.message = HostScreen.Status.Message(text: message)
    view.host.rendererKeyCommand = KeyCommand(title: "Try Again", input: "t") { _ in }
    let lines = view.screen.frame().plainText.split(separator: "\n").suffix(5)
    expectEqual(
      Array(lines),
      [
        " cannot create: Not a", " directory", " (/home/eve/.local/state/mail", " /data)",
        " t Try Again           ? keys",
      ]
    )
    view.screen.options.drawing = .words
    _ = view.screen.frame()
    expectEqual(view.screen.cursor, CellPoint(column: 1, row: 9))
  }

  @Test func `a message is shown on a screen that is too low for a status line`() {
    let view = ViewFixture(ListViewController(rows: [ListRow("a")]), columns: 40, rows: 6)
    view.screen.options.showsStatusLine = true
    view.screen.status.message = HostScreen.Status.Message(text: "Moved to Archive")
    expect(view.user.statusLine.hasPrefix(" Moved to Archive "))
    view.screen.status.message = nil
    expect(!view.user.statusLine.contains("keys"))
  }

  @Test func `the app can say why it vetoes a selection`() {
    fixture.answers.shouldSelectAnswers["b"] = false
    fixture.press(.down, .enter)
    expectEqual(status, "b is not possible now")
    fixture.screen.status.message = HostScreen.Status.Message(text: "Sign in first")
    expectEqual(status, "Sign in first")
    fixture.screen.status.message = nil
    fixture.press(.up)
    expectEqual(status, "Enter select")
  }

  // MARK: - Hints

  @Test func `the line offers only what the focused tab is known to have`() {
    let tab = fixture.tab("a")
    expect(status == "Enter select" && !line.contains("m menu"))
    tab.contextMenuProvider = { _ in Menu(children: []) }
    expect(line.hasPrefix(" Enter select   m menu   Ctrl-P find"))
    tab.dragItemsProvider = { _ in [DragItem(itemProvider: ItemProvider(object: "a"))] }
    expect(line.hasPrefix(" Enter select   m menu   v move   Ctrl-P find"))
    tab.isEnabled = false
    expect(line.hasPrefix(" m menu   v move   Ctrl-P find"))
    fixture.press(.down, .down, .down)
    expect(line.hasPrefix(" Enter select   v move   Ctrl-P find"))
  }

  @Test func `the menu of a tab is offered until its provider has returned none`() {
    let tab = fixture.tab("a")
    tab.contextMenuProvider = { _ in nil }
    expect(line.contains("m menu"))
    fixture.press(.character("m"))
    expect(line.contains("a has no menu"))
    fixture.press(.down, .up)
    expect(!line.contains("m menu"))
    tab.contextMenuProvider = { _ in Menu(children: [Action(title: "Open") { _ in }]) }
    fixture.press(.character("m"), .escape)
    expect(line.contains("m menu"))
  }

  @Test func `the menu of a list row is offered until the provider has returned none for it`() {
    let list = ListViewController(rows: [ListRow("One"), ListRow("Two")])
    list.contextMenuProvider = { index in
      guard index.row == 1 else { return nil }
      return ContextMenuConfiguration(actionProvider: { _ in
        Menu(children: [Action(title: "Open") { _ in }])
      })
    }
    let view = viewing(list, columns: 80)
    func offersMenu() -> Bool {
      _ = view.screen.frame()
      return view.user.statusLine.contains("m menu")
    }
    expect(offersMenu())
    view.press(.character("m"))
    view.press(.left)
    expect(!offersMenu())
    view.press(.down)
    expect(offersMenu())
    view.press(.character("m"))
    expect(view.host.openMenu != nil)
  }

  @Test func `only rows of a list with another one in their section have a handle`() {
    let list = ListViewController(sections: [
      ListSection("One", rows: [ListRow("a")]),
      ListSection("Two", rows: [ListRow("b"), ListRow("c")]),
    ])
    list.moveRowHandler = { _, _ in }
    list.isEditing = true
    expectEqual(list.lines(20, 6).filter { $0.contains("≡") }.count, 2)
  }

  @Test func `the keys of what is presented are those of its focused button`() {
    let page = ViewController()
    page.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "More",
      menu: Menu(children: [Action(title: "Print") { _ in }])
    )
    let stack = NavigationController(rootViewController: page)
    stack.modalPresentationStyle = .pageSheet
    fixture.host.present(stack, animated: false)
    expect(line.hasPrefix(" Enter press   Esc close   m menu "))
    page.navigationItem.rightBarButtonItem = nil
    expect(line.hasPrefix(" Esc close "))
  }

  @Test func `the digits are shown if they are bound`() {
    fixture.press(.character("b"), modifiers: .control)
    expect(line.hasPrefix(" Enter select   1-3 tabs   Ctrl-P find "))
    fixture.screen.keyBindings[.character("1")] = nil
    expect(line.hasPrefix(" Enter select   Ctrl-P find "))
  }

  @Test func `the key for the results is shown if they can have the focus`() {
    let search = SearchTabItem { _ in ListViewController(rows: [ListRow("result")]) }
    search.automaticallyActivatesSearch = true
    fixture.host.tabs.append(search)
    fixture.host.user.tap(search)
    expect(line.hasPrefix(" Down results   Esc cancel  ") && line.hasSuffix("  F1 keys"))
  }

  @Test func `while content enters text, letters are not shown as keys`() {
    let page = TextPage()
    fixture.host.tabs = [TabItem(title: "t", identifier: "t") { _ in page }]
    fixture.press(.tab)
    expect(fixture.screen.cursor != nil)
    expect(line.hasPrefix(" Tab next area   Ctrl-P find   Ctrl-C quit  "))
    expect(line.hasSuffix("  F1 keys"))
  }

  @Test func `key commands of the app follow the keys of the focused element`() {
    let host = CommandingHost(tabs: [.shown("a"), .shown("b")])
    host.traitCollection = .pad
    let user = ScreenDriver(host)
    user.screen.options.showsStatusLine = true
    expect(
      user.statusLine.hasPrefix(
        " Enter select   n New   Ctrl-R Reload   1-2 tabs   Ctrl-P find    "
      )
    )
    user.press(.character("?"))
    expectEqual(user.statusLine, " Enter choose   Esc close   / find")
  }

  private final class CommandingHost: TabHostController {
    override var keyCommands: [KeyCommand] {
      [
        KeyCommand(title: "New", input: "n") { _ in },
        KeyCommand(title: "Reload", input: "r", modifierFlags: .control) { _ in },
        KeyCommand(title: "Delete", input: "d", attributes: .disabled) { _ in },
      ]
    }
  }

  // MARK: - The mouse

  @Test func `the hint under the mouse is highlighted`() throws {
    fixture.screen.options.theme = ThemeChoice(Theme.dark)
    fixture.screen.options.colors = .trueColor
    _ = fixture.screen.frame()
    let hovered = fixture.screen.glyphs.styles[.hovered]
    func highlighted() -> [Int] {
      let cells = fixture.screen.frame().cells
      return (0..<80).filter { column in
        var style = cells[column, 23].style
        style.apply(hovered)
        return style == cells[column, 23].style
      }
    }
    let before = highlighted()
    try fixture.user.mouse(.move, .cell(3, 23))
    expectEqual(Set(highlighted()).subtracting(before), Set(1..<13))
    try fixture.user.mouse(.move, .cell(14, 23))
    expectEqual(highlighted(), before)
  }

  @Test func `the title of the row under the mouse is not shown without highlights`() throws {
    fixture.tab("c1").title = "c1 with quite a long title"
    fixture.screen.highlightsHover = false
    try fixture.user.mouse(.move, .row("c1"))
    expectEqual(status, "Enter select")
  }

  // MARK: - Menus and swipe actions of the delegate

  @Test
  func `keys for what the delegate provides are named, and it is asked only on request`() {
    let rows = RowActions()
    fixture.host.sidebar.delegate = rows
    expect(line.hasPrefix(" Enter select   m menu   < > actions   Ctrl-P find "))
    expectEqual(rows.requests, [])
    fixture.press(.down, .down, .down)
    expectEqual(rows.requests, [])
    fixture.press(.up, .up, .up, .character("m"))
    fixture.press(.escape)
    expect(line.hasPrefix(" Enter select   m menu   < > actions "))
    expectEqual(rows.requests, ["menu a"])
  }

  @Test func `a request that opens nothing removes the key from the status line of that row`() {
    let rows = RowActions()
    rows.provides = false
    fixture.host.sidebar.delegate = rows
    fixture.press(.character("m"), .down, .up)
    expect(line.hasPrefix(" Enter select   < > actions "))
    fixture.press(.character("<"), .down, .up)
    expect(line.hasPrefix(" Enter select   > actions "))
    fixture.press(.down)
    expect(line.hasPrefix(" Enter select   m menu   < > actions "))
    rows.provides = true
    fixture.press(.up, .character("m"))
    fixture.press(.escape)
    expect(line.hasPrefix(" Enter select   m menu   > actions "))
  }

  @Test func `in a compact width, the list of all tabs names the key for the menu of a tab`() {
    let narrow = ScreenFixture(40, 14)
    narrow.screen.options.showsStatusLine = true
    let rows = RowActions()
    narrow.host.sidebar.delegate = rows
    narrow.press(.character("b"), modifiers: .control)
    expect(narrow.user.statusLine.hasPrefix(" Enter choose   Ctrl-O menu   Esc close"))
    narrow.press(.down)
    narrow.press(.character("o"), modifiers: .control)
    expectEqual(rows.requests, ["menu b"])
    expectEqual(narrow.screen.panel?.kind, .menu)
    narrow.press(.enter)
    expect(narrow.screen.panel == nil)
  }

  @Test func `no keys are named for a delegate that provides no row actions, or while editing`() {
    let rows = RowActions()
    rows.providesRowActions = false
    fixture.host.sidebar.delegate = rows
    expect(line.hasPrefix(" Enter select   Ctrl-P find "))
    rows.providesRowActions = true
    fixture.press(.character("e"))
    expect(!line.contains("menu") && !line.contains("actions"))
  }
}

/// A delegate that provides menus and swipe actions, and notes its calls.
@MainActor private final class RowActions: TabHostController.Sidebar.Delegate {
  var providesRowActions = true
  var provides = true
  private(set) var requests: [String] = []

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    requests.append("menu \(tab.identifier)")
    guard provides else { return nil }
    return ContextMenuConfiguration(actionProvider: { _ in
      Menu(children: [Action(title: "Rename") { _ in }])
    })
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    requests.append("swipe \(tab.identifier)")
    return nil
  }
}

/// A page that shows a text cursor.
private final class TextPage: ViewController, TerminalContent {
  func draw(on canvas: inout Canvas) { canvas.cursor = CellPoint(column: 0, row: 0) }

  func handle(_ event: ContentEvent) -> Bool { false }
}
