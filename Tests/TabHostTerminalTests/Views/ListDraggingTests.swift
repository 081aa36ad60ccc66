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
  let user: ScreenDriver

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
    let host = TabHostController(tabs: [
      TabItem(title: "A", identifier: "a") { _ in list },
      TabItem(title: "B", identifier: "b") { _ in ViewController() },
      TabItem(title: "C", identifier: "c") { _ in ViewController() },
    ])
    host.mode = .tabSidebar
    host.delegate = log
    user = ScreenDriver(host, columns: 60, rows: 12)
    screen.options.showsStatusLine = true
    _ = user.frame
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
    user.handle(.mouse(MouseEvent(kind, button: button, location: location)))
  }

  /// Returns a line of the page.
  private func line(_ number: Int) -> String { user.lines[area.row + number] }

  private var status: String { user.statusLine }

  @Test
  func `a press on a row and a move out of its line begins a drag, as of rows in the sidebar`()
    throws
  {
    mouse(.press, 4, 1)
    mouse(.drag, 6, 1)
    expectEqual(log.entries, [])
    mouse(.drag, 6, 2)
    expectEqual(log.entries, ["items(Rain, 0)"])
    expect(screen.isDragging)
    expect(status.hasPrefix(" Drag Rain to a row"), status)
    try user.mouse(.drag, .row("b"))
    expect(user.lines[2].contains("»  B"), user.lines[2])
    expect(user.lines[3].contains("+ Rain"), user.lines[3])
    expect(status.hasPrefix(" Copy Rain to B"), status)
    try user.mouse(.drag, .row("c"))
    try user.mouse(.drag, .row("b"))
    try user.mouse(.release, .row("b"))
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

  @Test func `a drag that is not dropped on a tab changes nothing, and is no click`() throws {
    mouse(.press, 4, 0)
    mouse(.drag, 4, 3)
    mouse(.drag, 4, 0)
    mouse(.release, 4, 0)
    expectEqual(log.entries, ["items(Moss, 0)"])
    mouse(.press, 4, 0)
    try user.mouse(.drag, .row("c"))
    try user.mouse(.release, .row("c"))
    expectEqual(log.entries.suffix(2), ["items(Moss, 0)", "operation(c)"])
  }

  @Test func `a move sideways out of the list begins a drag, and along the line a swipe`() throws {
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
    expect(line(0).contains("Delete"), line(0))
    mouse(.drag, -4, 0)
    expectEqual(log.entries, ["items(Moss, 0)", "operation(b)"])
    expect(!line(0).contains("Delete"), line(0))
    try user.mouse(.drag, .row("b"))
    try user.mouse(.release, .row("b"))
    expectEqual(log.entries.suffix(2), ["operation(b)", "accept(b, Moss)"])
    mouse(.press, 30, 0)
    mouse(.drag, 3, 0)
    mouse(.release, 3, 0)
    expectEqual(log.entries.count, 3)
    expect(host.openMenu != nil)
  }

  @Test func `a row that can't be dragged is not, and one without items now says so`() throws {
    mouse(.press, 4, 3)
    mouse(.drag, 4, 1)
    try user.mouse(.drag, .row("b"))
    try user.mouse(.release, .row("b"))
    expectEqual(log.entries, [])
    mouse(.press, 4, 2)
    mouse(.drag, 4, 1)
    expectEqual(log.entries, ["items(Snow, 0)"])
    expect(!screen.isDragging)
    expect(status.contains("Not possible with Snow"), status)
    try user.mouse(.drag, .row("b"))
    try user.mouse(.release, .row("b"))
    expectEqual(log.entries, ["items(Snow, 0)"])
  }

  @Test func `a right click on another row adds it to the drag`() throws {
    mouse(.press, 4, 0)
    mouse(.drag, 4, 3)
    mouse(.press, 4, 1, .right)
    expect(line(4).contains("2 items"), screen.frame().plainText)
    mouse(.press, 4, 3, .right)
    expect(status.contains("Fog cannot be added"), status)
    try user.mouse(.drag, .row("b"))
    try user.mouse(.release, .row("b"))
    expectEqual(
      log.entries,
      ["items(Moss, 0)", "items(Rain, 1)", "operation(b)", "accept(b, Moss Rain)"]
    )
  }

  @Test func `a drag that rests on a tab selects it`() throws {
    mouse(.press, 4, 0)
    mouse(.drag, 4, 3)
    try user.mouse(.drag, .row("b"))
    screen.tick(at: .seconds(1))
    expectEqual(host.selectedTab?.identifier, "b")
    user.wait(.seconds(1))
    try user.mouse(.release, .row("b"))
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
    try user.mouse(.press, "Rain")
    try user.mouse(.drag, .cell(3, 2))
    try user.mouse(.release, .cell(3, 2))
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

  @Test func `a drag that rests on the item of other tabs opens their list`() throws {
    let user = narrow()
    let more = try user.location(of: "⋯")
    let row = try user.location(of: "Moss")
    try user.mouse(.press, .cell(row))
    try user.mouse(.drag, .cell(row.column, row.row + 6))
    try user.mouse(.drag, .cell(more))
    user.wait(Drag.springLoadingDelay / 2)
    expect(user.list == nil)
    user.wait(Drag.springLoadingDelay / 2)
    expectEqual(user.list?.contains("B"), true)
    // The list closes when the drag leaves it, and opens again.
    try user.mouse(.drag, .cell(row))
    expect(user.list == nil)
    try user.mouse(.drag, .cell(more))
    user.wait(Drag.springLoadingDelay)
    let target = try user.location(of: " B")
    try user.mouse(.drag, .cell(target))
    expect(user.shows("Copy Moss to B"), user.frame.plainText)
    try user.mouse(.release, .cell(target))
    expectEqual(log.entries.last, "accept(b, Moss)")
    expect(user.list == nil && !user.screen.isDragging)
  }

  @Test func `a drag by keyboard reaches the tabs that do not fit`() {
    let user = narrow()
    for _ in 0..<6 where user.screen.focus != .content { user.press(.tab) }
    user.type("v")
    for _ in 0..<8 where user.list == nil { user.press(.right) }
    expectEqual(user.list?.contains("B"), true)
    for _ in 0..<6 where !user.shows("Copy Moss to B") { user.press(.down) }
    expect(user.shows("Copy Moss to B"), user.frame.plainText)
    user.press(.enter)
    expectEqual(log.entries.last, "accept(b, Moss)")
    expect(user.list == nil && !user.screen.isDragging)
    expectEqual(user.screen.host.selectedTab?.identifier, "a")
  }

  @Test func `Esc closes the list of a drag by keyboard first, and then cancels the drag`() {
    let user = narrow()
    for _ in 0..<6 where user.screen.focus != .content { user.press(.tab) }
    user.type("v")
    for _ in 0..<8 where user.list == nil { user.press(.right) }
    user.press(.escape)
    expect(user.list == nil && user.shows("Moss"))
    expect(user.screen.moves.activeMove != nil)
    user.press(.escape)
    expect(user.screen.moves.activeMove == nil)
    expect(!log.entries.contains { $0.hasPrefix("accept") })
  }
}
