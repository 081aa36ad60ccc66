import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Dragging the rows of a list onto tabs, by mouse and by keyboard.
@MainActor struct ListDraggingTests: ScreenTesting {
  private final class Log: TabHostControllerDelegate {
    var entries: [String] = []

    func tabHostController(
      _ tabHostController: TabHostController,
      tab: TabItem,
      operationForAcceptingItemsFrom session: any DropSession
    ) -> DropOperation {
      entries.append("operation(\(tab.identifier))")
      return tab.identifier == "b" ? .copy : .cancel
    }

    func tabHostController(
      _ tabHostController: TabHostController,
      tab: TabItem,
      acceptItemsFrom session: any DropSession
    ) {
      let names = session.items.map { $0.localObject as? String ?? "" }
      entries.append("accept(\(tab.identifier), \(names.joined(separator: " ")))")
    }
  }

  private let log = Log()
  private let list = ListViewController()
  let host: TabHostController
  let screen: HostScreen

  /// Creates a host with the tabs `a`, `b` and `c`. The list of `a` has four rows, the last of which can't be
  /// dragged. The third one has no items now.
  init() {
    let (log, list) = (log, list)
    var rows = ["Moss", "Rain", "Snow", "Fog"].map { ListRow($0) }
    for index in 0..<3 {
      let name = rows[index].content.plainText
      rows[index].dragItems = { session in
        log.entries.append("items(\(name), \(session.items.count))")
        guard name != "Snow" else { return [] }
        let item = DragItem(itemProvider: ItemProvider(object: name))
        item.localObject = name
        return [item]
      }
    }
    list.sections = [ListSection(rows: rows)]
    list.activationHandler = { log.entries.append("activate(\($0.row))") }
    host = TabHostController(tabs: [
      TabItem(title: "A", identifier: "a") { _ in list },
      TabItem(title: "B", identifier: "b") { _ in ViewController() },
      TabItem(title: "C", identifier: "c") { _ in ViewController() },
    ])
    host.mode = .tabSidebar
    host.delegate = log
    screen = HostScreen(host: host, size: CellSize(columns: 60, rows: 12))
    screen.options.showsStatusLine = true
    host.appear()
    _ = screen.frame()
  }

  private var area: CellRect {
    screen.layout().page(of: .content) ?? CellRect(CellSize(columns: 0, rows: 0))
  }

  /// Sends a mouse event to a line of the page.
  private func mouse(
    _ kind: MouseEvent.Kind,
    _ column: Int,
    _ row: Int,
    _ button: MouseEvent.Button = .left
  ) {
    let location = CellPoint(column: area.column + column, row: area.row + row)
    screen.handle(.mouse(MouseEvent(kind, button: button, location: location)), at: .zero)
    _ = screen.frame()
  }

  /// Sends a mouse event to the row of a tab.
  private func mouse(_ kind: MouseEvent.Kind, _ identifier: String, at time: Duration = .zero) {
    let index = host.tab(forIdentifier: identifier).flatMap { host.sidebar.rows.firstIndex(of: $0) }
    let rect = screen.layout().rect(of: .row(index ?? 0))
    let location = CellPoint(column: 3, row: rect?.row ?? 0)
    screen.handle(.mouse(MouseEvent(kind, button: .left, location: location)), at: time)
    _ = screen.frame()
  }

  private func line(_ number: Int) -> String { screen.frame().plainLine(number) }

  private var status: String { line(11) }

  @Test
  func `a press on a row and a move out of its line begins a drag, as of rows in the sidebar`() {
    mouse(.press, 4, 1)
    mouse(.drag, 6, 1)
    expectEqual(log.entries, [])
    mouse(.drag, 6, 2)
    expectEqual(log.entries, ["items(Rain, 0)"])
    expect(screen.isDragging)
    expect(status.hasPrefix(" Drag Rain to a row"), status)
    mouse(.drag, "b")
    expect(line(2).contains("»  B"), line(2))
    expect(line(3).contains("+ Rain"), line(3))
    expect(status.hasPrefix(" Copy Rain to B"), status)
    mouse(.drag, "c")
    mouse(.drag, "b")
    mouse(.release, "b")
    expectEqual(
      log.entries,
      ["items(Rain, 0)", "operation(b)", "operation(c)", "operation(b)", "accept(b, Rain)"]
    )
    expect(!screen.isDragging)
  }

  @Test func `the row that is dragged is dimmed`() {
    let place = CellPoint(column: area.column, row: area.row + 1)
    expect(!screen.frame().cells[place.column, place.row].style.isDim)
    mouse(.press, 4, 1)
    mouse(.drag, 4, 3)
    expect(screen.frame().cells[place.column, place.row].style.isDim)
    mouse(.release, 4, 3)
    expect(!screen.frame().cells[place.column, place.row].style.isDim)
  }

  @Test func `a drag that is not dropped on a tab changes nothing, and is no click`() {
    mouse(.press, 4, 0)
    mouse(.drag, 4, 3)
    mouse(.drag, 4, 0)
    mouse(.release, 4, 0)
    expectEqual(log.entries, ["items(Moss, 0)"])
    mouse(.press, 4, 0)
    mouse(.drag, "c")
    mouse(.release, "c")
    expectEqual(log.entries.suffix(2), ["items(Moss, 0)", "operation(c)"])
  }

  @Test func `a move sideways out of the list begins a drag, and along the line a swipe`() {
    let log = log
    list.trailingSwipeActionsProvider = { _ in
      SwipeActionsConfiguration(
        actions: [
          ContextualAction(style: .destructive, title: "Delete") { _, _, _ in
            log.entries.append("delete")
          }
        ]
      )
    }
    mouse(.press, 30, 0)
    mouse(.drag, 20, 0)
    expectEqual(log.entries, [])
    expect(line(area.row).contains("Delete"), line(area.row))
    mouse(.drag, -4, 0)
    expectEqual(log.entries, ["items(Moss, 0)", "operation(b)"])
    expect(!line(area.row).contains("Delete"), line(area.row))
    mouse(.drag, "b")
    mouse(.release, "b")
    expectEqual(log.entries.suffix(2), ["operation(b)", "accept(b, Moss)"])
    mouse(.press, 30, 0)
    mouse(.drag, 3, 0)
    mouse(.release, 3, 0)
    expectEqual(log.entries.count, 3)
    expect(host.openMenu != nil)
  }

  @Test func `a row that can't be dragged is not, and one without items now says so`() {
    mouse(.press, 4, 3)
    mouse(.drag, 4, 1)
    mouse(.drag, "b")
    mouse(.release, "b")
    expectEqual(log.entries, [])
    mouse(.press, 4, 2)
    mouse(.drag, 4, 1)
    expectEqual(log.entries, ["items(Snow, 0)"])
    expect(!screen.isDragging)
    expect(status.contains("Not possible with Snow"), status)
    mouse(.drag, "b")
    mouse(.release, "b")
    expectEqual(log.entries, ["items(Snow, 0)"])
  }

  @Test func `a right click on another row adds it to the drag`() {
    mouse(.press, 4, 0)
    mouse(.drag, 4, 3)
    mouse(.press, 4, 1, .right)
    expect(line(area.row + 4).contains("2 items"), screen.frame().plainText)
    mouse(.press, 4, 3, .right)
    expect(status.contains("Fog cannot be added"), status)
    mouse(.drag, "b")
    mouse(.release, "b")
    expectEqual(
      log.entries,
      ["items(Moss, 0)", "items(Rain, 1)", "operation(b)", "accept(b, Moss Rain)"]
    )
  }

  @Test func `a drag that rests on a tab selects it`() {
    mouse(.press, 4, 0)
    mouse(.drag, 4, 3)
    mouse(.drag, "b")
    screen.tick(at: .seconds(1))
    expectEqual(host.selectedTab?.identifier, "b")
    mouse(.release, "b", at: .seconds(1))
    expectEqual(log.entries.last, "accept(b, Moss)")
  }

  @Test func `v drags the focused row to the tabs, among which the arrow keys move it`() {
    press(.right)
    expect(status.hasPrefix(" Enter choose   v drag"), status)
    press(.down, .character("v"))
    expectEqual(log.entries, ["items(Rain, 0)", "operation(a)"])
    expectEqual(screen.focus, .row(0))
    expect(status.hasPrefix(" A does not accept Rain   Down target   Esc cancel"), status)
    press(.down)
    expect(status.hasPrefix(" Copy Rain to B   Enter drop here   Esc cancel"), status)
    press(.enter)
    expectEqual(
      log.entries,
      ["items(Rain, 0)", "operation(a)", "operation(b)", "accept(b, Rain)"]
    )
    expectEqual(screen.focus, .row(1))
  }

  @Test func `Escape cancels a drag by keyboard, and the focus is on the row again`() {
    press(.right, .down, .character("v"), .down, .escape)
    expectEqual(log.entries, ["items(Rain, 0)", "operation(a)", "operation(b)"])
    expectEqual(screen.focus, .content)
    expectEqual(list.focusedIndex, ListIndex(1))
    press(.enter)
    expectEqual(log.entries.last, "activate(1)")
  }

  @Test func `keys that scroll a page don't during a drag`() {
    press(.right, .character("v"), .right, .pageDown, .left, .down, .enter)
    expectEqual(log.entries.last, "accept(b, Moss)")
  }

  @Test func `hints name v only where the focused row can be dragged`() {
    press(.right, .end)
    expectEqual(list.focusedIndex, ListIndex(3))
    expect(!status.contains("v drag"), status)
    press(.character("v"))
    expectEqual(log.entries, [])
    expect(!screen.isDragging)
    press(.up)
    expect(status.contains("v drag"), status)
    press(.character("v"))
    expect(status.contains("Not possible with Snow"), status)
  }

  @Test(arguments: [false, true])
  func `a list in a sheet or a popover, which covers the tabs, has no rows to drag`(
    isPopover: Bool
  ) throws {
    let presented = ListViewController(rows: (0..<4).map { list.sections[0][$0] })
    if isPopover {
      host.present(Popover(content: presented, sourceItem: host.tabs[1]))
    } else {
      host.present(presented, animated: false)
    }
    _ = screen.frame()
    expect(!presented.commands.contains { $0.command == .grab })
    press(.character("v"))
    let driver = ScreenDriver(screen)
    try driver.mouse(.press, .left, driver.location(of: "Rain"))
    driver.mouse(.drag, .left, CellPoint(column: 3, row: 2))
    driver.mouse(.release, .left, CellPoint(column: 3, row: 2))
    expectEqual(log.entries, [])
  }

  @Test func `scripts name all rows of a list, by title or identity`() {
    expectEqual(list.draggableElements.map(\.title), ["Moss", "Rain", "Snow", "Fog"])
    expectEqual(list.draggableElements.map { $0.dragItems == nil }, [false, false, false, true])
    var row = ListRow("Hail")
    row.id = "hail"
    row.isEnabled = false
    list.sections.append(ListSection(rows: [row]))
    expect(list.draggableElements.last?.id == AnyHashable("hail"))
    expect(list.draggableElements.last?.isEnabled == false)
    expectEqual(Set(list.draggableElements.map(\.id)).count, 5)
  }

  // MARK: - Tabs that do not fit

  /// A narrow screen with the list in the first of many tabs. `b` does not fit into the bar.
  private func narrow() -> ScreenDriver {
    let list = ListViewController(sections: self.list.sections)
    let names = ["x1", "x2", "x3", "x4", "b", "c"]
    let others = names.map { name in
      TabItem(title: name.uppercased(), identifier: name) { _ in ViewController() }
    }
    let first = TabItem(title: "A", identifier: "a") { _ in list }
    let host = TabHostController(tabs: [first] + others)
    host.delegate = log
    let screen = HostScreen(host: host, size: CellSize(columns: 40, rows: 20))
    screen.options.showsStatusLine = true
    host.appear()
    return ScreenDriver(screen)
  }

  private func shows(_ user: ScreenDriver, _ text: String) -> Bool {
    user.frame.plainText.contains(text)
  }

  @Test func `a drag that rests on the item of other tabs opens their list`() throws {
    let user = narrow()
    let more = try user.location(of: "⋯")
    let row = try user.location(of: "Moss")
    user.mouse(.press, .left, row)
    user.mouse(.drag, .left, CellPoint(column: row.column, row: row.row + 6))
    user.mouse(.drag, .left, more)
    user.wait(Drag.springLoadingDelay / 2)
    expect(user.screen.listedTexts == nil)
    user.wait(Drag.springLoadingDelay / 2)
    expectEqual(user.screen.listedTexts?.contains("B"), true)
    // The list closes when the drag leaves it, and opens again.
    user.mouse(.drag, .left, row)
    expect(user.screen.listedTexts == nil)
    user.mouse(.drag, .left, more)
    user.wait(Drag.springLoadingDelay)
    let target = try user.location(of: " B")
    user.mouse(.drag, .left, target)
    expect(shows(user, "Copy Moss to B"), user.frame.plainText)
    user.mouse(.release, .left, target)
    expectEqual(log.entries.last, "accept(b, Moss)")
    expect(user.screen.listedTexts == nil && !user.screen.isDragging)
  }

  @Test func `a drag by keyboard reaches the tabs that do not fit`() {
    let user = narrow()
    for _ in 0..<6 where user.screen.focus != .content { user.press(.tab) }
    user.type("v")
    for _ in 0..<8 where user.screen.listedTexts == nil { user.press(.right) }
    expectEqual(user.screen.listedTexts?.contains("B"), true)
    for _ in 0..<6 where !shows(user, "Copy Moss to B") { user.press(.down) }
    expect(shows(user, "Copy Moss to B"), user.frame.plainText)
    user.press(.enter)
    expectEqual(log.entries.last, "accept(b, Moss)")
    expect(user.screen.listedTexts == nil && !user.screen.isDragging)
    expectEqual(user.screen.host.selectedTab?.identifier, "a")
  }

  @Test func `Esc closes the list of a drag by keyboard first, and then cancels the drag`() {
    let user = narrow()
    for _ in 0..<6 where user.screen.focus != .content { user.press(.tab) }
    user.type("v")
    for _ in 0..<8 where user.screen.listedTexts == nil { user.press(.right) }
    user.press(.escape)
    expect(user.screen.listedTexts == nil && shows(user, "Moss"))
    expect(user.screen.moves.activeMove != nil)
    user.press(.escape)
    expect(user.screen.moves.activeMove == nil)
    expect(!log.entries.contains { $0.hasPrefix("accept") })
  }
}
