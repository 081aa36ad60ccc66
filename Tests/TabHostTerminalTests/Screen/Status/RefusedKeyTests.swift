import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// What the user tries without an effect, and the reason in the status line.
@MainActor struct RefusedKeyTests {
  private let fixture: ScreenFixture

  init() {
    fixture = ScreenFixture()
    fixture.screen.options.showsStatusLine = true
  }

  /// The status line without the key at its end.
  private var status: String {
    fixture.screen.lastLine.trimmingPrefix(" ").split(separator: "   ").first.map(String.init) ?? ""
  }

  /// Presses keys, and returns the status line.
  private func status(after keys: KeyPress.Key...) -> String {
    ScreenDriver(fixture.screen).press(keys)
    return status
  }

  private static let enter = "Enter select"

  // MARK: - Keys

  @Test(arguments: [
    (KeyPress.Key.character("x"), "x"), (.insert, "Insert"), (.function(7), "F7"),
    // Bound, but without an effect here.
    (.character("s"), "s"), (.character("n"), "n"), (.character("a"), "a"), (.character("+"), "+"),
    (.function(12), "F12"),
  ])
  func `a key without an effect is named`(key: KeyPress.Key, name: String) {
    expectEqual(status(after: key), "\(name) does nothing here")
    expectEqual(status(after: .down), Self.enter)
  }

  @Test func `a key that moves the focus says nothing at an end, and modifiers say nothing`() {
    expectEqual(status(after: .end, .down, .down, .pageDown, .home, .pageUp), Self.enter)
    expectEqual(status(after: .special(57441)), Self.enter)
    fixture.screen.handle(.key(KeyPress(.character("x"), kind: .release)), at: .zero)
    expectEqual(status, Self.enter)
  }

  @Test func `a key that has the effect of another command is not refused`() {
    expectEqual(status(after: .down, .character(" ")), Self.enter)
    expectEqual(fixture.selected, "b")
    expectEqual(status(after: .character("/")), "Enter choose")
  }

  @Test func `a digit without a tab says so`() {
    expectEqual(status(after: .character("4")), "There is no tab 4")
  }

  @Test func `a key that a page, a list, an alert or a move does not use is named`() {
    let page = ViewFixture(ListViewController(rows: [ListRow("a")]), rows: 14)
    page.screen.options.showsStatusLine = true
    page.press(.character("x"))
    expect(page.screen.lastLine.hasPrefix(" x does nothing here "))
    expectEqual(status(after: .character("?"), .character("e")), "e does nothing here")
    expectEqual(
      status(after: .escape, .down, .down, .down, .character("v")),
      "Leave c1 where it is"
    )
    expectEqual(status(after: .character("e")), "e does nothing here")
    _ = status(after: .escape)
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Yes", style: .default) { _ in })
    fixture.host.present(alert, animated: false)
    expectEqual(status(after: .character("q")), "q does nothing here")
  }

  @Test func `a disabled row of a list offers no keys and refuses them`() {
    var disabled = ListRow("a")
    disabled.isEnabled = false
    let list = ListViewController(rows: [disabled])
    list.activationHandler = { _ in }
    list.allowsMultipleSelection = true
    let page = ViewFixture(list, rows: 14)
    page.screen.options.showsStatusLine = true
    expect(page.screen.lastLine.hasPrefix(" Tab next area "))
    page.press(.enter)
    expect(page.screen.lastLine.hasPrefix(" Enter does nothing here "))
    list.sections = [ListSection(nil, rows: [ListRow("b")])]
    page.press(.home)
    expect(page.screen.lastLine.hasPrefix(" Enter choose   Space select "))
  }

  // MARK: - Hints

  @Test func `the line offers only what the focused tab is known to have`() {
    let tab = fixture.tab("a")
    expect(status == Self.enter && !fixture.screen.lastLine.contains("m menu"))
    tab.contextMenuProvider = { _ in Menu(children: []) }
    expect(fixture.screen.lastLine.hasPrefix(" Enter select   m menu   Ctrl-P find"))
    tab.dragItemsProvider = { _ in [DragItem(itemProvider: ItemProvider(object: "a"))] }
    expect(fixture.screen.lastLine.hasPrefix(" Enter select   m menu   v move   Ctrl-P find"))
    tab.isEnabled = false
    expect(fixture.screen.lastLine.hasPrefix(" m menu   v move   Ctrl-P find"))
    expectEqual(status(after: .down, .down, .down), Self.enter)
    expect(fixture.screen.lastLine.hasPrefix(" Enter select   v move   Ctrl-P find"))
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
    expect(fixture.screen.lastLine.hasPrefix(" Enter press   Esc close   m menu "))
    page.navigationItem.rightBarButtonItem = nil
    expect(fixture.screen.lastLine.hasPrefix(" Esc close "))
  }

  // MARK: - Moving

  @Test func `a fixed tab says that it cannot be moved, by keyboard and by mouse`() {
    fixture.tab("a").preferredPlacement = .fixed
    fixture.drag(fixture.row("a"), to: fixture.row("b"))
    expectEqual(status, "a cannot be moved")
    expectEqual(status(after: .down), Self.enter)
    expectEqual(status(after: .up, .character("v")), "a cannot be moved")
    expectEqual(status(after: .character("e"), .character("v")), "a cannot be moved")
  }

  @Test func `a tab that only editing can move says so`() {
    fixture.drag(fixture.row("a"), to: fixture.row("b"))
    expectEqual(status, "Only possible while editing; e begins it")
    expectEqual(status(after: .down, .character("v")), "Only possible while editing; e begins it")
    expect(status(after: .character("b"), .character("e"), .character("v")).hasPrefix("Leave b"))
  }

  @Test func `an element that cannot be added to a drag is named`() {
    fixture.recorder.dragItemTypes["a"] = ["photo"]
    expectEqual(status(after: .character("v")), "Drag a to a row")
    expectEqual(status(after: .down, .character("+")), "b cannot be added")
    expectEqual(status(after: .down), "g does not accept a")
    _ = status(after: .escape)
    fixture.mouse(.press, .left, fixture.place(of: fixture.row("a")))
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("b")))
    fixture.mouse(.press, .right, fixture.place(of: fixture.row("b")))
    expectEqual(status, "b cannot be added")
    fixture.mouse(.press, .right, fixture.place(of: .content))
    expectEqual(status, "This cannot be added")
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("c2")))
    expectEqual(status, "c2 does not accept a")
  }

  @Test func `a row that is swiped without actions says so`() {
    let place = fixture.place(of: fixture.row("b"))
    fixture.mouse(.press, .left, place)
    fixture.mouse(.drag, .left, CellPoint(column: place.column + 5, row: place.row))
    expectEqual(status, "b has no actions there")
    fixture.mouse(.drag, .left, fixture.place(of: fixture.row("c2")))
    expectEqual(status, "Only possible while editing; e begins it")
  }

  // MARK: - Pasting

  @Test func `text that nothing takes says so`() {
    let user = ScreenDriver(fixture.screen)
    user.paste("words")
    expectEqual(status, "a does not accept pasted text")
    user.press(.down)
    user.paste("")
    expectEqual(status, Self.enter)
    fixture.host.present(ViewController(), animated: false)
    user.paste("words")
    expectEqual(status, "Nothing here accepts pasted text")
  }

  // MARK: - Menus

  @Test(arguments: [(Character("m"), "menu"), ("<", "actions there"), (">", "actions there")])
  func `a row of a list without a menu or actions says so, also in a sheet`(
    key: Character,
    what: String
  ) {
    let list = ListViewController(rows: [ListRow("a")])
    list.contextMenuProvider = { _ in nil }
    list.leadingSwipeActionsProvider = { _ in nil }
    list.trailingSwipeActionsProvider = { _ in nil }
    let page = ViewFixture(list, rows: 14)
    page.screen.options.showsStatusLine = true
    page.press(.character(key))
    expect(page.screen.lastLine.hasPrefix(" This has no \(what) "))
    page.host.tabs = [TabItem(title: "Tab", identifier: "tab") { _ in ViewController() }]
    list.modalPresentationStyle = .pageSheet
    page.host.present(list, animated: false)
    page.press(.home, .character(key))
    expect(page.screen.lastLine.hasPrefix(" This has no \(what) "))
  }

  @Test func `a right click on a tab without a menu says so`() {
    fixture.click(fixture.row("b"), .right)
    expectEqual(status, "b has no menu")
  }
}
