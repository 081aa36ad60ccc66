import TabHost
import TabHostProgram
import TabHostTerminal
import TabHostTestSupport
import TabHostTesting
import Testing

/// Actions at a terminal that change a page, the focus or the screen, and their commands in a record.
@MainActor struct RecordedActionTests {
  private static let size = CellSize(columns: 60, rows: 12)

  /// A page with rows, one of which can be moved to, found and activated.
  private static func makeList() -> ListViewController {
    let rows = ["Ash", "Beech", "Cedar", "Elm"].map { ListRow($0) }
    let list = ListViewController(sections: [ListSection(rows: rows)], title: "Trees")
    list.activationHandler = { [unowned list] in
      list.title = list.row(at: $0)?.content.plainText
    }
    return list
  }

  private static func makeHost(
    _ mode: TabHostController.Mode = .automatic,
    _ page: @escaping () -> ViewController,
    others: [TabItem] = []
  ) -> TabHostController {
    let other = TabItem(title: "Other", identifier: "other") { _ in ViewController() }
    other.dropHandler = .objects(ofClass: String.self) { _ in }
    let host = TabHostController(
      tabs: [TabItem(title: "Trees", identifier: "trees") { _ in page() }, other] + others
    )
    host.mode = mode
    return host
  }

  /// Records a session, replays the record, and expects that the pages look the same.
  ///
  /// - Returns: The commands of the record after those of the launch.
  private func record(
    _ page: @escaping () -> ViewController = { RecordedActionTests.makeList() },
    mode: TabHostController.Mode = .automatic,
    others: @escaping () -> [TabItem] = { [] },
    configure: @escaping (TerminalApplication) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation,
    _ session: (ScreenDriver, TerminalApplication) throws -> Void
  ) throws -> [String] {
    let traits = TraitCollection.terminal(columns: Self.size.columns, rows: Self.size.rows)
    let original = RecordedHost(traits: traits, appears: false) {
      Self.makeHost(mode, page, others: others())
    }
    let application = TerminalApplication(
      host: original.host,
      device: try HeadlessTerminalDevice(size: Self.size)
    )
    configure(application)
    var script = ""
    let recorder = SessionRecorder(of: original.host) { script += $0 }
    original.host.appear()
    try session(ScreenDriver(application.screen), application)
    recorder.finish()
    let replayed = RecordedHost(traits: traits) { Self.makeHost(mode, page, others: others()) }
    let runner = ScriptRunner(replayed) { _ in }
    let columns = Self.size.columns
    runner.attachTerminal(columns: columns, rows: Self.size.rows, configure: configure)
    try runner.run(HostScript(parsing: script))
    let pictures = [original.host, replayed.host].map { host in
      var options = FrameOptions(isInteractive: true)
      options.sidebarColumns = application.screen.options.sidebarColumns
      return FramePainter(host: host, options: options).frame(size: application.screen.size)
        .plainText
    }
    expectEqual(pictures[1], pictures[0], "\(script)", sourceLocation: sourceLocation)
    expectEqual(
      replayed.log.entries,
      original.log.entries,
      "\(script)",
      sourceLocation: sourceLocation
    )
    return script.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("rows ") }
  }

  /// Returns a list whose rows can be dragged and swiped.
  private static func makeDraggedList() -> ListViewController {
    let rows = ["Ash", "Elm", "Elm"].map { title in
      var row = ListRow(title)
      row.dragItems = { _ in [DragItem(itemProvider: ItemProvider(object: title))] }
      return row
    }
    let list = ListViewController(sections: [ListSection(rows: rows)], title: "Trees")
    list.trailingSwipeActionsProvider = { [unowned list] _ in
      let fell = ContextualAction(style: .destructive, title: "Fell") { _, _, _ in
        list.title = "Felled"
      }
      return SwipeActionsConfiguration(actions: [fell])
    }
    return list
  }

  @Test func `a drag of a row of a list, by mouse and by keyboard`() throws {
    let script = try record(Self.makeDraggedList, mode: .tabSidebar) { user, _ in
      try user.mouse(.press, "Ash")
      try user.mouse(.drag, "Elm")
      try user.mouse(.drag, "Other")
      try user.mouse(.release, "Other")
      user.press(.down, .down)
      user.press(.character("v"))
      user.press(.left, .down, .enter)
    }
    expectEqual(
      script,
      [
        "content press 0 0", "drag-item Ash on other", "content key down down",
        "drag-item \"Elm 2\" over trees on other",
      ]
    )
  }

  @Test func `a drag by mouse that rests on a tab until it is selected`() throws {
    let script = try record(Self.makeDraggedList, mode: .tabSidebar) { user, _ in
      for isDropped in [true, false] {
        let other = try user.location(of: "Other")
        try user.mouse(.press, "Ash")
        try user.mouse(.drag, .cell(other))
        user.wait(.milliseconds(600))
        if isDropped { try user.mouse(.release, .cell(other)) } else { user.press(.escape) }
        try user.click("Trees")
      }
    }
    expectEqual(
      script,
      [
        "content press 0 0", "drag-item Ash on other 600", "row trees", "content press 0 0",
        "drag-item Ash over other 600", "row trees",
      ]
    )
  }

  @Test func `a drag that opens a group and scrolls the rows`() throws {
    let others = { () -> [TabItem] in
      let children = (1...9).map { number in
        let child = TabItem(title: "Child \(number)", identifier: "c\(number)")
        child.dropHandler = .objects(ofClass: String.self) { _ in }
        return child
      }
      let group = TabGroupItem(title: "Group", identifier: "g", children: children)
      group.isCollapsedByDefault = true
      return [group]
    }
    let script = try record(Self.makeDraggedList, mode: .tabSidebar, others: others) { user, _ in
      try user.mouse(.press, "Ash")
      let group = try user.location(of: "Group")
      try user.mouse(.drag, .cell(group))
      user.wait(.milliseconds(600))
      let bottom = CellPoint(column: group.column, row: Self.size.rows - 2)
      try user.mouse(.drag, .cell(bottom))
      for _ in 0..<2 { user.wait(.milliseconds(150)) }
      try user.mouse(.drag, "Child 9")
      try user.mouse(.release, "Child 9")
    }
    expectEqual(
      script,
      [
        "content press 0 0", "drag-item Ash over g 600 over c7 150 over c8 open",
        "continue-drag over c8 150 over c9 open", "continue-drag on c9",
      ]
    )
  }

  @Test func `a swipe of a row that ends, and one that shows its actions`() throws {
    let script = try record(Self.makeDraggedList, mode: .tabSidebar) { user, _ in
      let start = try user.location(of: "Ash")
      func point(_ column: Int, _ row: Int = 0) -> CellPoint {
        CellPoint(column: start.column + column, row: start.row + row)
      }
      try user.mouse(.press, .cell(point(20)))
      try user.mouse(.drag, .cell(point(10)))
      try user.mouse(.drag, .cell(point(10, 1)))
      try user.mouse(.release, .cell(point(10, 1)))
      try user.mouse(.press, .cell(point(20)))
      try user.mouse(.drag, .cell(point(10)))
      try user.mouse(.release, .cell(point(8)))
      user.press(.enter)
    }
    expectEqual(
      script,
      [
        "content press 20 0 drag 10 0", "drag-item Ash",
        "content press 20 0 drag 10 0 release 8 0", "menu-item Fell",
      ]
    )
  }

  @Test func `a right click that only moves the focus`() throws {
    let script = try record { user, _ in
      try user.click("Cedar", .right)
      user.press(.enter)
    }
    expectEqual(script.first?.hasPrefix("content press"), true)
    expectEqual(script.last?.hasSuffix("key enter"), true)
  }

  @Test func `a click beside the rows, which ends a find`() throws {
    let script = try record { user, _ in
      try user.click("Ash")
      user.type("fed")
      try user.click("Other")
      try user.click("Trees")
    }
    expect(script.contains { $0.hasSuffix("key f e d") })
  }

  @Test(arguments: [":edit", "?/edit"])
  func `a command of a page that the user chooses in a list`(keys: String) throws {
    let page = {
      let page = Self.makeList()
      page.moveRowHandler = { _, _ in }
      return page
    }
    let script = try record(page) { user, _ in
      try user.click("Ash")
      user.type(keys)
      user.press(.enter)
      user.press(.escape)
    }
    expect(script.contains { $0.contains("do edit") }, "\(script)")
  }

  private struct Sample: Identifiable {
    let id: Int
    let load: Int
  }

  @Test(arguments: [false, true])
  func `a table that is sorted and scrolled while its rows change`(followsEnd: Bool) throws {
    let page = {
      let table = ListViewController(title: "Processes")
      table.columns = [
        ListColumn("Name"), ListColumn("CPU", value: \Sample.load, width: .fixed(8)),
      ]
      table.followsEnd = followsEnd
      var seconds = 0
      let update = { [unowned table] in
        seconds += 1
        let samples = (0..<20 + seconds).map { Sample(id: $0, load: ($0 * 7 + seconds * 11) % 41) }
        table.sections = [
          ListSection(items: samples) { ListRow(columns: ["p\($0.id)", "\($0.load)"]) }
        ]
      }
      table.activationHandler = { _ in update() }
      update()
      return table
    }
    let script = try record(page) { user, _ in
      try user.click("CPU")
      user.press(.enter)
      try user.click("CPU")
      let place = try user.location(of: "p1")
      try user.mouse(.press, .cell(place), .wheelDown)
      user.press(.enter)
      user.press(.character("s"), .enter, .enter, .end, .enter)
      try user.mouse(.press, .cell(place), .wheelUp)
      user.press(.enter)
      try user.mouse(.press, .cell(place), .wheelDown)
      try user.mouse(.press, .cell(place), .wheelDown)
      user.press(.enter)
      expect(user.frame.plainText.contains("CPU ▴"))
    }
    expect(script.contains { $0.contains("wheel-down") }, "\(script)")
  }

  @Test func `each size of the terminal`() throws {
    let script = try record { user, _ in
      for (columns, rows) in [(60, 10), (40, 9), (70, 20)] {
        user.resize(columns: columns, rows: rows)
      }
    }
    expectEqual(script, ["size 60x10", "size 40x9", "size 70x20"])
  }

  @Test func `the key of a message, and a message that has disappeared`() throws {
    let configure = { (application: TerminalApplication) in
      application.show(message: "Moved", action: "Undo", key: "u") { [weak application] in
        application?.screen.host.title = "undone"
        application?.show(message: "Undone", action: "Redo", key: "r") {}
      }
    }
    let script = try record(configure: configure) { user, application in
      user.type("u")
      application.show(message: "Done")
      try user.click("Other")
    }
    expectEqual(script, ["press u", "close-message", "tap other"])
  }

  @Test func `a pasted text with line breaks`() throws {
    let script = try record({ TextEditorController("", title: "Text") }) { user, _ in
      user.press(.tab)
      user.paste("one \"two\"\nthree\r\n")
    }
    expectEqual(script, [#"content paste "one \"two\"\nthree\r\n""#])
  }

  @Test func `a request to quit, about which the app asks, and another one`() throws {
    let configure = { (application: TerminalApplication) in
      let host = application.screen.host
      application.screen.shouldQuitHandler = { [weak host] in
        let alert = AlertController(title: "Quit?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        alert.addAction(AlertAction(title: "Discard", style: .destructive) { _ in })
        host?.present(alert, animated: false)
        return false
      }
    }
    let script = try record(configure: configure) { user, _ in
      user.press(.character("c"), modifiers: .control)
      user.press(.escape)
      user.press(.down)
      user.press(.character("c"), modifiers: .control)
      user.press(.character("c"), modifiers: .control)
      expect(user.screen.wantsToQuit)
    }
    expectEqual(script, ["screen quit", "dismiss", "screen quit", "screen quit again"])
  }

  @Test func `the width of the sidebar`() throws {
    let script = try record(mode: .tabSidebar) { _, application in
      application.screen.perform(.widenSidebar)
    }
    expectEqual(script.last?.hasPrefix("screen sidebar "), true)
  }

  @Test func `a double click on the edge of the sidebar`() throws {
    let script = try record(mode: .tabSidebar) { user, application in
      application.screen.perform(.widenSidebar)
      for _ in 0..<2 { try user.click(.element(.sidebarEdge)) }
      expectEqual(application.screen.options.sidebarColumns, nil)
    }
    expectEqual(script.last, "screen sidebar 20 sidebar reset")
  }

  @Test func `a frame of a script has the search field that the terminal shows`() throws {
    let app = RecordedHost(traits: .terminal(columns: 60, rows: 12)) {
      let host = Self.makeHost { Self.makeList() }
      host.isSearchable = true
      return host
    }
    var lines: [String] = []
    let runner = ScriptRunner(app) { lines.append($0) }
    runner.attachTerminal(columns: 60, rows: 12)
    try runner.run(HostScript(parsing: "print frame"))
    expect(lines.contains { $0.contains("Search") }, "\(lines)")
  }

  @Test func `content of a script is notified of the focus once, by its own input and by keys`()
    throws
  {
    final class Pad: ViewController, TerminalContent {
      var events: [ContentEvent] = []
      func draw(on canvas: inout Canvas) {}
      func handle(_ event: ContentEvent) -> Bool {
        events.append(event)
        return true
      }
    }
    let pad = Pad()
    let app = RecordedHost(traits: .terminal(columns: 60, rows: 12)) { Self.makeHost { pad } }
    let runner = ScriptRunner(app) { _ in }
    runner.attachTerminal(columns: 60, rows: 12)
    let script = "content key x\nkeys y\ncontent key z"
    try runner.run(HostScript(parsing: script, name: "script", vocabulary: .terminal))
    let keys = "xyz".map { ContentEvent.key(KeyPress(.character($0))) }
    expectEqual(pad.events, [.focusGained] + keys)
    expect(pad.isFirstResponder)
  }
}
