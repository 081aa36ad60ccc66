import TabHost
import TabHostTerminal
import TabHostTestSupport
import Testing

/// Swiping the rows of a list with the mouse.
@MainActor struct ListSwipeTests {
  private final class Log {
    var requests: [String] = []
    var chosen: [String] = []
  }

  private let log = Log()

  /// Returns a list whose first row has the trailing actions Delete and Flag, and the leading action Pin.
  private func list(fullSwipe: Bool = true) -> ListViewController {
    let log = log
    let list = ListViewController(rows: ["One", "Two", "Three"].map { ListRow($0) })
    func action(_ title: String, _ style: ContextualAction.Style) -> ContextualAction {
      ContextualAction(style: style, title: title) { _, _, completion in
        log.chosen.append(title)
        completion(true)
      }
    }
    func configuration(_ actions: [ContextualAction]) -> SwipeActionsConfiguration {
      let configuration = SwipeActionsConfiguration(actions: actions)
      configuration.performsFirstActionWithFullSwipe = fullSwipe
      return configuration
    }
    list.trailingSwipeActionsProvider = { index in
      log.requests.append("trailing \(index.row)")
      guard index.row == 0 else { return nil }
      return configuration([action("Delete", .destructive), action("Flag", .normal)])
    }
    list.leadingSwipeActionsProvider = { index in
      log.requests.append("leading \(index.row)")
      return index.row == 0 ? configuration([action("Pin", .normal)]) : nil
    }
    list.activationHandler = { log.chosen.append("row \($0.row)") }
    return list
  }

  private func fixture(fullSwipe: Bool = true) -> ViewFixture {
    ViewFixture(list(fullSwipe: fullSwipe))
  }

  private func swipe(_ fixture: ViewFixture, row: Int, _ columns: Int...) {
    fixture.mouse(.press, columns[0], row)
    for column in columns.dropFirst() { fixture.mouse(.drag, column, row) }
    fixture.mouse(.release, columns[columns.count - 1], row)
  }

  @Test func `a swiped row moves with the mouse and reveals its actions at the edge`() {
    let fixture = fixture()
    fixture.mouse(.press, 20, 0)
    fixture.mouse(.drag, 18, 0)
    expectEqual(log.requests, [])
    expectEqual(fixture.lines[0], "One")
    fixture.mouse(.drag, 9, 0)
    expectEqual(fixture.lines[0], String(repeating: " ", count: 49) + "Fl… Delete")
    fixture.mouse(.drag, 12, 0)
    expectEqual(fixture.lines[0], String(repeating: " ", count: 53) + "Delete")
    expectEqual(log.requests, ["trailing 0"])
  }

  @Test func `a row that is released beyond the threshold shows its actions as a menu`() {
    let fixture = fixture()
    swipe(fixture, row: 0, 20, 18)
    expect(fixture.host.openMenu == nil)
    log.chosen = []
    swipe(fixture, row: 0, 20, 16, 12)
    expectEqual(fixture.host.openMenu?.items.count, 2)
    expectEqual(
      fixture.lines,
      [
        "One" + String(repeating: " ", count: 56) + "◂", "Two         ╭─One────╮",
        "Three       │!Delete │", "            │ Flag   │", "            ╰────────╯",
      ]
    )
    fixture.press(.down, .enter)
    expectEqual(log.chosen, ["Flag"])
    expectEqual(log.requests, ["trailing 0"])
  }

  @Test func `a swipe over most of the list performs the first action`() {
    let fixture = fixture()
    fixture.mouse(.press, 4, 0)
    fixture.mouse(.drag, 45, 0)
    expect(fixture.lines[0].hasPrefix(" Pin "), fixture.lines[0])
    fixture.mouse(.release, 45, 0)
    expectEqual(log.chosen, ["Pin"])
    expectEqual(fixture.lines[0], "One")
  }

  @Test func `a swipe never performs a destructive action by its distance`() {
    let fixture = fixture()
    swipe(fixture, row: 0, 55, 30, 2)
    expectEqual(log.chosen, [])
    expectEqual(fixture.host.openMenu?.items.count, 2)
  }

  @Test func `a long swipe shows the actions if the app does not permit a full swipe`() {
    let fixture = fixture(fullSwipe: false)
    swipe(fixture, row: 0, 2, 55)
    expectEqual(log.chosen, [])
    expectEqual(fixture.host.openMenu?.items.count, 1)
  }

  @Test func `a release without moves before it ends a swipe, too`() {
    let fixture = fixture()
    fixture.mouse(.press, 20, 0)
    fixture.mouse(.release, 10, 0)
    expectEqual(fixture.host.openMenu?.items.count, 2)
  }

  @Test func `a row that is swiped back closes, and is not clicked`() {
    let fixture = fixture()
    swipe(fixture, row: 0, 20, 10, 19)
    expect(fixture.host.openMenu == nil)
    expectEqual(log.chosen, [])
    expectEqual(fixture.lines[0], "One")
  }

  @Test func `a row that is swiped in the opposite direction keeps its position`() {
    let fixture = fixture()
    fixture.mouse(.press, 20, 0)
    fixture.mouse(.drag, 10, 0)
    fixture.mouse(.drag, 30, 0)
    expectEqual(fixture.lines[0], "One")
    expectEqual(log.requests, ["trailing 0"])
  }

  @Test(arguments: [(10, 1), (-1, 0), (62, 0), (10, -2)])
  func `a swipe ends when the pointer leaves the row or the list`(column: Int, row: Int) {
    let fixture = fixture()
    fixture.mouse(.press, 20, 0)
    fixture.mouse(.drag, 10, 0)
    fixture.mouse(.drag, column, row)
    expectEqual(fixture.lines.first, "One")
    fixture.mouse(.drag, 10, 0)
    fixture.mouse(.release, 2, 0)
    expect(fixture.host.openMenu == nil)
    expectEqual(log.chosen, [])
  }

  @Test
  func `a row without actions does not move, is not clicked, and is asked once for each edge`() {
    let fixture = fixture()
    fixture.click(4, 1)
    swipe(fixture, row: 1, 20, 10, 5)
    swipe(fixture, row: 1, 20, 20)
    expectEqual(log.requests, ["trailing 1"])
    expectEqual(log.chosen, ["row 1"])
  }

  @Test func `a key press or a move without a button ends a swipe whose release is not reported`() {
    let fixture = fixture()
    for key in [KeyPress.Key.down, .up] {
      fixture.mouse(.press, 20, 0)
      fixture.mouse(.drag, 10, 0)
      if key == .down { fixture.press(key) } else { fixture.mouse(.move, .none, 4, 1) }
      expectEqual(fixture.lines.first, "One")
      fixture.mouse(.release, 10, 0)
      expect(fixture.host.openMenu == nil)
    }
  }

  @Test func `a press that leaves its row and returns is a click, as in the sidebar`() {
    let fixture = fixture()
    fixture.mouse(.press, 20, 0)
    fixture.mouse(.drag, 20, 1)
    fixture.mouse(.release, 20, 0)
    expectEqual(log.chosen, ["row 0"])
  }

  @Test func `from right to left, the trailing actions are revealed on the left`() {
    let fixture = ViewFixture(list())
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    fixture.mouse(.press, 20, 0)
    fixture.mouse(.drag, 31, 0)
    expect(fixture.lines[0].hasPrefix(" Delete Fl"), fixture.lines[0])
  }

  @Test func `both lines of a row move`() {
    let list = ListViewController(rows: [ListRow("One", subtitle: "first")])
    list.trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(
        actions: [ContextualAction(style: .normal, title: "Flag") { _, _, _ in }]
      )
    }
    let fixture = ViewFixture(list)
    fixture.mouse(.press, 20, 1)
    fixture.mouse(.drag, 17, 0)
    expectEqual(fixture.lines, [String(repeating: " ", count: 57) + "F…", "…t"])
  }

  @Test func `open actions cut the titles of the rows below with an ellipsis`() throws {
    let names = ["Harbour Jazz", "Deep Focus all day", "Night Opera from Vienna", "Last"]
    let tabs = names.map { TabItem(title: $0, identifier: $0) { _ in ViewController() } }
    for tab in tabs {
      tab.trailingSwipeActionsProvider = { _ in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
      }
    }
    let host = TabHostController(tabs: tabs)
    host.mode = .tabSidebar
    let user = ScreenDriver(host, columns: 80, rows: 12)
    try user.mouse(.press, .cell(20, 1))
    try user.mouse(.drag, .cell(13, 1))
    expect(user.frame.plainLine(1).hasPrefix("…ur Jazz"), user.frame.plainLine(1))
    try user.mouse(.drag, .cell(10, 1))
    try user.mouse(.release, .cell(10, 1))
    let lines = user.frame.plainText.split(separator: "\n").map(String.init)
    expect(lines[2].hasPrefix("   Deep F…╭"), lines[2])
    expect(lines[3].hasPrefix("   Night …│!Delete"), lines[3])
    expect(lines[4].hasPrefix("   Last   ╰"), lines[4])
  }
}
