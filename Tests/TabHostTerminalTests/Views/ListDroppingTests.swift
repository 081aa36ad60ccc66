import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Drops on the rows, the gaps and the sections of a list, by mouse and by keyboard.
@MainActor struct ListDroppingTests: ScreenTesting {
  private let log = EntryLog()
  private let list = ListViewController(title: "Files")
  let user: ScreenDriver

  /// Creates a host with the tabs `a` and `b`. The list of `a` has the sections "Staged" with two rows and
  /// "Changed" with three, which move between the sections.
  init() {
    let (log, list) = (log, list)
    let names = [["one", "two"], ["three", "four", "five"]]
    list.sections = zip(["Staged", "Changed"], names).map { title, names in
      ListSection(title, items: names, id: \.self) { name in
        var row = ListRow(name)
        row.dragItems = { _ in
          let item = DragItem(itemProvider: ItemProvider())
          item.localObject = name
          return [item]
        }
        return row
      }
    }
    let host = TabHostController(tabs: [
      TabItem(title: "A", identifier: "a") { _ in list },
      TabItem(title: "B", identifier: "b") { _ in ViewController() },
    ])
    host.mode = .tabSidebar
    let driver = ScreenDriver(host, columns: 60, rows: 12)
    driver.screen.options.showsStatusLine = true
    user = driver
    accept { _ in .move }
    _ = user.frame
    log.entries = []
  }

  /// Accepts drops at some kinds of places.
  private func accept(
    _ kinds: Set<String> = ["section"],
    _ answer: @escaping (String) -> DropOperation
  ) {
    let log = log
    list.dropHandlerProvider = { place in
      let name: String
      switch place {
      case .row(let index): name = "row \(index.section).\(index.row)"
      case .gap(let index): name = "gap \(index.section).\(index.row)"
      case .section(let section): name = "section \(section)"
      }
      guard kinds.contains(String(name.prefix { $0 != " " })) else { return nil }
      return DropHandler { session in
        let operation = answer(name)
        if operation == .cancel { session.refusalReason = "not \(name)" }
        log.entries.append("proposal(\(name))")
        return operation
      } perform: { session in
        let names = session.items.compactMap { $0.localObject as? String }
        log.entries.append("perform(\(name), \(names.joined(separator: " ")))")
      }
    }
  }

  private func drag(_ from: String, to end: String) throws {
    try user.mouse(.press, .text(from))
    try user.mouse(.drag, .text(end))
  }

  private var status: String { user.statusLine }

  // MARK: - By mouse

  @Test func `a row is dropped in another section, on any of its lines`() throws {
    try drag("three", to: "two")
    expectEqual(log.entries, ["proposal(section 0)"])
    expect(status.hasPrefix(" Move three to Staged"), status)
    try user.mouse(.drag, .text("one"))
    try user.mouse(.drag, .text("Staged"))
    expectEqual(log.entries, ["proposal(section 0)"])
    try user.mouse(.release, .text("Staged"))
    expectEqual(log.entries, ["proposal(section 0)", "perform(section 0, three)"])
    expect(!screen.isDragging)
  }

  @Test func `the lines of the section are marked`() throws {
    try drag("three", to: "two")
    let lines = user.lines(containing: "»")
    expectEqual(lines.count, 1)
    expect(lines[0].contains("»Staged"), lines[0])
    let row = try user.location(of: "two")
    expect(screen.frame().cells[row.column, row.row].style.isReversed)
  }

  @Test func `the lines below the last section belong to it`() throws {
    try drag("one", to: "five")
    let five = try user.location(of: "five")
    try user.mouse(.release, .cell(five.column, five.row + 2))
    expectEqual(log.entries, ["proposal(section 1)", "perform(section 1, one)"])
  }

  @Test func `a refused drop says why, and performs nothing`() throws {
    accept { _ in .cancel }
    try drag("three", to: "two")
    expect(status.hasPrefix(" Staged does not accept three: not section 0"), status)
    try user.mouse(.release, .text("two"))
    expectEqual(log.entries, ["proposal(section 0)"])
  }

  @Test func `a row comes before a gap, and a gap before the section`() throws {
    accept(["row", "gap", "section"]) { $0 == "gap 0.1" ? .copy : .cancel }
    try drag("three", to: "two")
    expectEqual(log.entries, ["proposal(row 0.1)", "proposal(gap 0.1)"])
    expect(status.hasPrefix(" Copy three before two"), status)
    try user.mouse(.drag, .text("one"))
    expectEqual(
      log.entries.suffix(3),
      ["proposal(row 0.0)", "proposal(gap 0.0)", "proposal(section 0)"]
    )
    expect(status.hasPrefix(" Staged does not accept three: not section 0"), status)
  }

  @Test func `a gap is before a row, or after it if the pointer comes from above`() throws {
    accept(["gap"]) { _ in .move }
    try drag("five", to: "two")
    expect(status.hasPrefix(" Move five before two"), status)
    expect(try user.line(user.location(of: "two").row).contains("┌two"))
    try user.mouse(.drag, .text("one"))
    try user.mouse(.drag, .text("two"))
    expectEqual(log.entries, ["proposal(gap 0.1)", "proposal(gap 0.0)", "proposal(gap 0.2)"])
    expect(status.hasPrefix(" Move five after two"), status)
    expect(try user.line(user.location(of: "two").row).contains("└two"))
    try user.mouse(.drag, .text("Changed"))
    expectEqual(log.entries.last, "proposal(gap 1.0)")
    try user.mouse(.release, .text("Changed"))
    expectEqual(log.entries.last, "perform(gap 1.0, five)")
  }

  @Test
  func `a row with two lines has the gap before it at the first and the one after at the second`()
    throws
  {
    var row = ListRow("Tall", subtitle: "below")
    row.dragItems = list.sections[0][0].dragItems
    list.sections = [ListSection(rows: [row, ListRow("Low")])]
    accept(["gap"]) { _ in .move }
    try drag("Tall", to: "Low")
    try user.mouse(.drag, .text("below"))
    expectEqual(log.entries.last, "proposal(gap 0.1)")
    try user.mouse(.drag, .text("Tall"))
    expectEqual(log.entries.last, "proposal(gap 0.0)")
  }

  @Test func `a row that is dragged down by one row gets after it`() throws {
    accept(["gap"]) { _ in .move }
    try drag("one", to: "two")
    try user.mouse(.release, .text("two"))
    expectEqual(log.entries, ["proposal(gap 0.2)", "perform(gap 0.2, one)"])
  }

  @Test func `a place that has become another one is asked again before a drop`() throws {
    try drag("one", to: "four")
    accept(["row"]) { _ in .move }
    try user.mouse(.drag, .text("four"))
    list.sections[1] = ListSection("Changed", items: ["new", "three", "four"], id: \.self) {
      ListRow($0)
    }
    _ = user.frame
    let here = try user.location(of: "three")
    try user.mouse(.release, .cell(here))
    expectEqual(log.entries.suffix(2), ["proposal(row 1.1)", "perform(row 1.1, one)"])
  }

  @Test func `while a drag rests at the last line, the rows scroll`() throws {
    list.sections = [
      ListSection(rows: list.sections[1].rows ?? []),
      ListSection("Many", count: { 100 }, row: { ListRow("n\($0)") }),
    ]
    accept(["row"]) { _ in .move }
    let first = try user.location(of: "three")
    try user.mouse(.press, .cell(first))
    let last = CellPoint(column: first.column, row: 10)
    try user.mouse(.drag, .cell(last))
    let before = log.entries.count
    for _ in 0..<5 { user.wait(MoveMode.scrollInterval) }
    expect(log.entries.count >= before + 4, log.entries.joined(separator: " "))
    expect(user.tickIntervalIsShort)
    try user.mouse(.drag, .cell(first))
    for _ in 0..<8 { user.wait(MoveMode.scrollInterval) }
    expectEqual(list.indicesForVisibleRows.first, ListIndex(0))
    try user.mouse(.release, .text("three"))
    expectEqual(log.entries.last, "perform(row 0.0, three)")
  }

  @Test func `pasted paths are dropped on the place under the pointer`() throws {
    accept { _ in .copy }
    try user.move(to: .text("two"))
    user.paste("hello")
    expectEqual(log.entries, ["proposal(section 0)", "perform(section 0, )"])
  }

  // MARK: - Sections without rows

  @Test func `a section without rows is listed with its title, and accepts drops`() throws {
    list.sections[0] = ListSection("Staged", items: [String](), id: \.self) { ListRow($0) }
    expect(user.shows("Staged"))
    try drag("three", to: "Staged")
    try user.mouse(.release, .text("Staged"))
    expectEqual(log.entries, ["proposal(section 0)", "perform(section 0, three)"])
    press(.right, .home)
    expectEqual(list.focusedIndex, ListIndex(0, section: 1))
    press(.up)
    expectEqual(list.focusedIndex, ListIndex(0, section: 1))
    list.dropHandlerProvider = nil
    expect(!user.shows("Staged"))
  }

  // MARK: - By keyboard

  @Test func `v drags the focused row among the places of its list`() throws {
    press(.right, .character("v"))
    expect(status.hasPrefix(" Drag one to a row"), status)
    expectEqual(log.entries, [])
    press(.down)
    expect(status.hasPrefix(" Move one to Changed   Enter drop here"), status)
    press(.enter)
    expectEqual(log.entries, ["proposal(section 1)", "perform(section 1, one)"])
    expectEqual(screen.focus, .content)
    expectEqual(list.focusedIndex, ListIndex(0))
  }

  @Test func `arrow keys pass gaps and rows in their order, End and Home the last and the first`() {
    accept(["row", "gap"]) { _ in .move }
    press(.right, .character("v"), .down, .down, .down, .up, .end, .home)
    expectEqual(
      log.entries,
      [
        "proposal(gap 0.1)", "proposal(row 0.1)", "proposal(gap 0.2)", "proposal(row 0.1)",
        "proposal(gap 1.3)", "proposal(gap 0.0)",
      ]
    )
    press(.up)
    expectEqual(log.entries.count, 6)
    expectEqual(screen.focus?.isPage, false)
  }

  @Test func `a drag from the tabs begins at the focused row of the list`() {
    host.tabs[1].dragItemsProvider = { _ in [DragItem(localObject: "tab")] }
    accept { _ in .copy }
    press(.down, .character("v"), .right)
    expect(status.hasPrefix(" Copy B to Staged"), status)
    press(.enter)
    expectEqual(log.entries, ["proposal(section 0)", "perform(section 0, tab)"])
  }

  @Test func `Enter at a place that does not accept the items says why`() {
    accept { _ in .cancel }
    press(.right, .character("v"), .down, .enter)
    expect(status.hasPrefix(" Not dropped: not section 1"), status)
    expect(screen.moves.activeMove != nil)
    press(.escape)
    expectEqual(screen.focus, .content)
    expectEqual(log.entries, ["proposal(section 1)"])
  }

  @Test func `the left arrow key leads from the list to the tabs`() {
    press(.right, .character("v"), .left)
    expectEqual(screen.focus?.isRow, true)
  }

  @Test
  func `a place of a drag by keyboard stays at its row when rows change, and is left with it`() {
    accept(["row"]) { _ in .move }
    press(.right, .character("v"), .down)
    expect(status.hasPrefix(" Move one to two"), status)
    list.sections[0] = ListSection("Staged", items: ["new", "one", "two"], id: \.self) {
      ListRow($0)
    }
    user.drawChanges()
    press(.character("x"))
    expectEqual(log.entries, ["proposal(row 0.1)", "proposal(row 0.2)"])
    list.sections[0] = ListSection("Staged", items: ["one"], id: \.self) { ListRow($0) }
    press(.enter)
    expectEqual(log.entries.count, 2)
  }

  @Test func `a key reveals the place, and a list of many rows is not searched to its end`() {
    var requests = 0
    list.sections = [
      ListSection(rows: list.sections[0].rows ?? []),
      ListSection("Many", count: { 100_000 }, row: { ListRow("n\($0)") }),
      ListSection("Last", count: { 1 }, row: { _ in ListRow("end") }),
    ]
    let provider = list.dropHandlerProvider
    list.dropHandlerProvider = {
      requests += 1
      return provider?($0)
    }
    press(.right, .character("v"), .down)
    requests = 0
    press(.down)
    expectEqual(log.entries.suffix(2), ["proposal(section 1)", "proposal(section 2)"])
    expect(requests < 10_000, "\(requests)")
    expect(user.shows("end"))
  }

  // MARK: - Other content

  /// Content that draws itself, with an element in each line, each of which accepts drops.
  private final class Board: ViewController, DraggableTerminalContent, DroppableTerminalContent {
    var names = ["red", "green", "blue"]
    var focused = 0
    var dropped: [String] = []

    func draw(on canvas: inout Canvas) {
      for (row, name) in names.enumerated() { canvas.line(name, row: row) }
    }

    var draggableElements: [DraggableElement] {
      names.map { name in
        DraggableElement(id: name, title: name) { _ in
          let item = DragItem(itemProvider: ItemProvider())
          item.localObject = name
          return [item]
        }
      }
    }

    func draggableElement(at point: CellPoint) -> DraggableElement? {
      names.indices.contains(point.row) ? draggableElements[point.row] : nil
    }

    var focusedDraggableElement: DraggableElement? { draggableElements[focused] }

    var dropPlaces: [DropPlace] {
      names.map { name in
        let handler = DropHandler { _ in
          name == "green" ? .cancel : .move
        } perform: {
          self.dropped += $0.items.map { "\($0.localObject ?? "") on \(name)" }
        }
        return DropPlace(id: name, title: name, handler: handler)
      }
    }

    func dropPlaces(at point: CellPoint, movingDown isMovingDown: Bool) -> [DropPlace] {
      names.indices.contains(point.row) ? [dropPlaces[point.row]] : []
    }

    func rect(of place: DropPlace) -> CellRect? {
      names.firstIndex { AnyHashable($0) == place.id }.map {
        CellRect(column: 0, row: $0, columns: 10, rows: 1)
      }
    }
  }

  private func board() -> (ScreenDriver, Board) {
    let board = Board()
    let host = TabHostController(tabs: [TabItem(title: "A", identifier: "a") { _ in board }])
    let user = ScreenDriver(host, columns: 60, rows: 12)
    user.screen.options.showsStatusLine = true
    return (user, board)
  }

  @Test func `content that draws itself takes part by mouse`() throws {
    let (user, board) = board()
    try user.drag(.text("red"), to: .text("blue"))
    expectEqual(board.dropped, ["red on blue"])
    try user.mouse(.press, .text("blue"))
    try user.mouse(.drag, .text("green"))
    expect(user.statusLine.hasPrefix(" green does not accept blue"), user.statusLine)
    try user.mouse(.drag, .text("red"))
    expect(user.shows("»red"))
    try user.mouse(.release, .text("green"))
    expectEqual(board.dropped.count, 1)
  }

  @Test func `content that draws itself takes part by keyboard`() {
    let (user, board) = board()
    for _ in 0..<4 where user.screen.focus != .content { user.press(.tab) }
    user.press(.character("v"), .down)
    expect(user.statusLine.hasPrefix(" Move red to red"), user.statusLine)
    user.press(.down, .down, .enter)
    expectEqual(board.dropped, ["red on blue"])
  }

  // MARK: - Names

  @Test func `scripts and tests name the places that accept drops`() throws {
    accept(["row", "gap", "section"]) { _ in .move }
    expectEqual(
      list.dropPlaces.prefix(6).map { "\($0.position) \($0.title)" },
      ["on Staged", "before one", "on one", "before two", "on two", "after two"]
    )
    list.sections[0] = ListSection("Staged", rows: [])
    expectEqual(list.dropPlaces.prefix(2).map(\.title), ["Staged", "Staged"])
    let drag = try #require(user.screen.host.user.drag("three", in: list).1)
    expectEqual(drag.enter("four", .before, in: list), .performed)
    expectEqual(drag.drop(), .performed)
    expectEqual(log.entries, ["proposal(gap 1.1)", "perform(gap 1.1, three)"])
  }
}

/// What has been called, in order.
@MainActor private final class EntryLog {
  var entries: [String] = []
}

extension ScreenDriver {
  fileprivate var tickIntervalIsShort: Bool { screen.tickInterval == MoveMode.scrollInterval }
}
