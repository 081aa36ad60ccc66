import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Words in place of symbols and lines, and the visible cursor, for screen readers.
@MainActor struct ScreenReaderTests {
  private let log = CallLog()

  private func screen(
    _ host: TabHostController,
    _ columns: Int = 60,
    _ rows: Int = 14,
    _ drawing: LineDrawing = .words
  ) -> ScreenDriver {
    let screen = HostScreen(
      host: host,
      size: CellSize(columns: columns, rows: rows),
      options: FrameOptions(drawing: drawing)
    )
    screen.options.showsStatusLine = true
    if !host.isDisplayed { host.appear() }
    return ScreenDriver(screen)
  }

  /// The lines of a frame without the empty ones at the end and the status line.
  private func lines(_ user: ScreenDriver) -> [String] {
    var lines = Array(user.lines.dropLast())
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns a host with a page in a bar, whose buttons have symbols.
  private func page(_ page: ViewController) -> TabHostController {
    let inbox = TabItem(title: "Inbox", image: TabImage(systemName: "tray"), identifier: "i") { _ in
      page
    }
    inbox.badgeValue = "3"
    let sent = TabItem(title: "Sent", image: TabImage(systemName: "paperplane"), identifier: "s") {
      _ in ViewController()
    }
    sent.isEnabled = false
    return TabHostController(tabs: [inbox, sent])
  }

  // MARK: - Frames

  @Test func `rows and buttons have titles, states and badges as words`() {
    let fixture = PaintingFixture(.pad, selected: "Watch")
    fixture.library.badge = .indicator
    expectEqual(
      lines(screen(fixture.host, 70)),
      [
        " Sidebar Media        Edit   Watch",
        "   Watch          selected",
        "   Library             new",
        "   Search",
        "   Collections    expanded",
        "     Cinema",
        "     Forest       disabled",
        "     Sea                                      Watch",
        "     New",
      ]
    )
  }

  @Test func `while the user edits, rows say whether they are shown`() {
    let lines = lines(screen(PaintingFixture.editing().host, 70)).map { $0.prefix(28) }
    expectEqual(
      lines.prefix(9),
      [
        " Sidebar Media Reset  Done  ",
        "          Watch   selected",
        "   shown  Library  badge 3",
        "          Search",
        "          Collec… expanded",
        "     hidden Cinema",
        "            Fore… disabled",
        "     shown  Sea             ",
        "            New",
      ]
    )
  }

  @Test func `items of a bar and buttons have titles, states and badges as words`() {
    let content = ViewController()
    let compose = BarButtonItem(image: TabImage(systemName: "square.and.pencil"))
    let flag = BarButtonItem(primaryAction: Action(title: "Flag", image: .symbol("flag")) { _ in })
    flag.isSelected = true
    let trash = BarButtonItem(title: "Delete", image: TabImage(systemName: "trash"))
    trash.isEnabled = false
    content.navigationItem.rightBarButtonItems = [compose, flag, trash]
    let user = screen(page(content), 110, 12)
    expectEqual(
      lines(user).first,
      "                 Inbox selected badge 3  Sent disabled    Delete disabled    "
        + "Flag selected  square and pencil"
    )
    user.screen.size = CellSize(columns: 40, rows: 12)
    expectEqual(
      lines(user),
      [
        " Flag selected  square and pencil  More", "", "", "", "", "                 Inbox", "", "",
        "", "", " Inb… selected badge 3  Sent disabled",
      ]
    )
  }

  @Test func `a stack and its pages have words`() {
    let stack = NavigationController(rootViewController: ViewController())
    let host = page(stack)
    stack.viewControllers[0].title = "Inbox"
    let message = ViewController()
    message.title = "Message"
    stack.pushViewController(message, animated: false)
    expectEqual(lines(screen(host, 60, 12)).first?.hasPrefix("  Back to Inbox "), true)
    let pages = TabHostController.titled("a", "b", "c")
    pages.style = .page(.automatic)
    expectEqual(screen(pages, 40, 12).frame.plainLines.dropLast().last, "              page 1 of 3")
  }

  @Test func `what does not fit is listed with the words of the bar and the toolbar`() {
    let host = TabHostController.titled("Inbox", "Drafts", "Sent", "Junk", "Trash", "Archive")
    host.mode = .tabBar
    (host.tabs[5].badge, host.tabs[5].isEnabled) = (.indicator, false)
    let user = screen(host, 40, 12)
    user.screen.perform(.showOverflow)
    expectEqual(
      user.screen.openList.map { list in list.indices.map { list[$0].detail } }?.last,
      "disabled new"
    )
    let flag = BarButtonItem(primaryAction: Action(title: "", image: .symbol("flag.fill")) { _ in })
    flag.isSelected = true
    flag.badge = .count(2)
    let list = ScreenList(pageToolbar: [flag], in: user.screen)
    expect(list[0].text == "flag fill" && list[0].detail == "selected badge 2")
  }

  @Test func `the overflow button of a column beside the content has a word`() {
    let (list, letter) = (ListViewController(), ViewController())
    list.navigationItem.rightBarButtonItems = ["Compose", "Sort", "Filter", "Flag"].map { title in
      BarButtonItem(primaryAction: Action(title: title) { _ in })
    }
    letter.title = "Letter"
    let host = page(SplitController(primary: list, secondary: letter))
    expectEqual(lines(screen(host, 70, 12))[2], "        Sort  Compose  More   Letter")
  }

  @Test func `lines of menus and alerts have their states as words`() {
    let fixture = ScreenFixture()
    fixture.tab("a").contextMenuProvider = { [log] _ in
      Menu(children: [
        Action(title: "Pin", state: .on) { _ in },
        log.action("Fax", .disabled), log.action("Delete", .destructive),
        Menu(title: "Share", children: [log.action("Link")]),
      ])
    }
    let user = screen(fixture.host)
    user.press(.character("m"))
    expectEqual(
      lines(user),
      [
        " Sidebar          Edit   a",
        "   a          selected",
        "",
        "     Pin         checked",
        "     Fax        disabled",
        "     Delete  destructive",
        "     Share       submenu",
        "                                         a",
      ]
    )
    expectEqual(user.screen.cursor, CellPoint(column: 4, row: 3))
    user.press(.end, .enter)
    expect(lines(user)[3].hasPrefix("     Share  Back "))
    expectEqual(lines(user)[5], "     Link")
    user.press(.escape, .escape)
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    for (title, style) in [("Delete", AlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(AlertAction(title: title, style: style) { _ in })
    }
    fixture.host.present(alert, animated: false)
    expectEqual(
      ["?", "destructive", "Cancel"].map { text in
        lines(user).first { $0.contains(text) }?.dropFirst(20).prefix(20)
      },
      ["Delete?", "Delete  destructive", "Cancel               "].map { $0.prefix(20) }
    )
  }

  @Test func `rows of lists have their controls as words`() {
    var rows = ["Sound", "Volume", "Load", "Wait", "Keep"].map { ListRow($0) }
    rows[0].accessories = [.toggle(isOn: true)]
    rows[1].accessories = [.stepper(CellAccessory.Stepper(value: 5))]
    rows[2].accessories = [.progress(.bar(0.46))]
    rows[3].accessories = [.progress(.spinner)]
    rows[4].isEnabled = false
    let list = ListViewController(rows: rows)
    list.allowsMultipleSelection = true
    list.selectedIndices = [ListIndex(1)]
    expectEqual(
      lines(screen(page(list))),
      [
        "          Inbox selected badge 3  Sent disabled",
        "",
        " not selected Sound                                      on",
        " selected     Volume                                    5",
        " not selected Load                                      46%",
        " not selected Wait                              in progress",
        " not selected Keep                                 disabled",
      ]
    )
  }

  @Test func `the cursor is at the focused row of a list that has the focus`() {
    let list = ListViewController(rows: ["Ash", "Birch"].map { ListRow($0) })
    let user = screen(page(list), 40, 12)
    let start = user.screen.cursor
    expectEqual(user.screen.focus, .content)
    user.press(.down)
    expectEqual(user.screen.cursor?.row, start.map { $0.row + 1 })
    expectEqual(lines(user).filter { $0.contains("Birch") }, [" Birch"])
  }

  @Test func `the headings of a sorted table say the order`() {
    let list = ListViewController(rows: [ListRow("Bloom")])
    list.sections[0].rows?[0].columnTexts = ["Bloom", "1985"]
    list.columns = [
      ListColumn("Title", comparator: { _, _ in false }), ListColumn("Year", width: .fixed(4)),
    ]
    list.sort(by: ListSort(column: 0, order: .reverse))
    let user = screen(page(list), 40, 12)
    expectEqual(lines(user)[2], " Title descending                  Year")
  }

  @Test(arguments: [LineDrawing.words, .asciiWords])
  func `text of the app is unchanged where the terminal shows it`(drawing: LineDrawing) {
    let host = TabHostController.titled("Zürich")
    let text = screen(host, 40, 12, drawing).frame.text(for: .file)
    expect(text.contains(drawing == .words ? "Zürich" : "Z?rich"))
  }

  // MARK: - Positions

  @Test func `the status line says the position of the focused tab among those beside it`() {
    let fixture = ScreenFixture()
    let user = screen(fixture.host)
    fixture.tab("b").isHidden = true
    func position(after keys: KeyPress.Key...) -> String {
      user.press(keys)
      return String(user.statusLine.dropFirst().prefix { $0 != "E" }.prefix(6))
    }
    expectEqual(
      [
        position(), position(after: .down), position(after: .down), position(after: .down),
        position(after: .down), position(after: .character("e"), .home, .down),
      ],
      ["1 of 2", "2 of 2", "1 of 2", "2 of 2", "", "2 of 3"]
    )
    user.press(.escape)
    fixture.host.mode = .tabBar
    expectEqual(position(after: .escape, .right), "2 of 2")
  }

  @Test func `the position follows a title that its row has no room for`() {
    let fixture = ScreenFixture()
    fixture.tab("a").title = "A tab with a long title"
    let user = screen(fixture.host)
    expectEqual(user.statusLine.hasPrefix(" A tab with a long title, 1 of 3   Enter"), true)
  }

  @Test func `badges have words in lists of tabs, too`() {
    let fixture = ScreenFixture()
    (fixture.tab("a").badge, fixture.tab("b").badge) = (.count(2), .indicator)
    let user = screen(fixture.host)
    func details() -> [String]? {
      user.screen.openList.map { list in list.indices.map { list[$0].detail } }
    }
    user.press(.character("f"))
    expectEqual(details()?.prefix(3), ["selected badge 2", "new", ""])
    user.press(.escape, .character(":"))
    expectEqual(details()?.prefix(4), ["", "badge 2", "new", ""])
  }

  // MARK: - The cursor

  @Test func `the visible cursor is at the focused element, or in the text that the user edits`() {
    let fixture = ScreenFixture()
    let user = screen(fixture.host)
    user.press(.down)
    expectEqual(user.screen.cursor, user.screen.focusPoint)
    expectEqual(user.screen.cursor, CellPoint(column: 0, row: 2))
    user.press(.character("f"))
    user.type("c")
    let query = user.screen.cursor
    expectEqual(query?.row, 2)
    user.press(.down)
    expectEqual(user.screen.cursor, user.screen.focusPoint)
    expect(user.screen.cursor != query)
  }

  @Test func `the cursor is at a refusal until the next key press`() {
    let fixture = ScreenFixture()
    let user = screen(fixture.host)
    let line = CellPoint(column: 1, row: 13)
    user.press(.character("m"))
    expectEqual(user.lines.last?.hasPrefix(" a has no menu"), true)
    expectEqual(user.screen.cursor, line)
    user.press(.character("m"))
    expectEqual(user.screen.cursor, line)
    user.press(.down)
    expectEqual(user.screen.cursor, CellPoint(column: 0, row: 2))
  }

  @Test func `the cursor is at the effect of a move by keyboard`() {
    let fixture = ScreenFixture()
    let user = screen(fixture.host)
    user.press(.down, .down, .down, .character("v"), .down)
    expectEqual(user.lines.last?.hasPrefix(" Move c1 below c2"), true)
    expectEqual(user.screen.cursor, CellPoint(column: 1, row: 13))
    user.press(.enter)
    expectEqual(user.screen.cursor, user.screen.focusPoint)
  }

  // MARK: - The application

  private func application(_ capabilities: TerminalCapabilities) throws -> TerminalApplication {
    let device = try HeadlessTerminalDevice(
      size: CellSize(columns: 40, rows: 12),
      capabilities: capabilities
    )
    return TerminalApplication(
      host: TabHostController.titled("a", "b"),
      device: device,
      clock: ManualClock().clock
    )
  }

  @Test func `an app for screen readers has words, a cursor at messages, and no motion`() throws {
    let application = try application(TerminalCapabilities(drawing: .words))
    expect(application.isForScreenReaders)
    expect(!application.screen.highlightsHover)
    application.begin()
    func cursor() -> CellPoint? {
      _ = application.screen.frame()
      return application.screen.cursor
    }
    let focus = cursor()
    expectEqual(focus, application.screen.focusPoint)
    application.show(message: "Saved")
    expectEqual(cursor(), CellPoint(column: 1, row: 11))
    application.screen.status.message?.isFading = true
    expect(!application.screen.statusLine(in: application.screen.layout()).isFading)
    // The message is still there, and the cursor is back at the focus.
    _ = application.handle(.bytes(Array("\u{1B}[B".utf8)))
    expect(ScreenDriver(application.screen).statusLine.hasPrefix(" Saved"))
    expectEqual(cursor(), application.screen.focusPoint)
    application.show(message: "Saved")
    expectEqual(cursor(), CellPoint(column: 1, row: 11))
    application.dismissMessage()
    expectEqual(cursor(), application.screen.focusPoint)
    application.end()
  }

  @Test(arguments: [
    (LineDrawing.unicode, LineDrawing.words), (.console, .words), (.ascii, .asciiWords),
  ])
  func `the app can be shown for screen readers and again as before`(
    drawing: LineDrawing,
    words: LineDrawing
  ) throws {
    let application = try application(TerminalCapabilities(drawing: drawing))
    expect(!application.isForScreenReaders)
    application.isForScreenReaders = true
    expectEqual(application.screen.options.drawing, words)
    expect(application.reducesMotion && !application.screen.highlightsHover)
    application.isForScreenReaders = false
    expectEqual(application.screen.options.drawing, drawing)
    expect(!application.reducesMotion && application.screen.highlightsHover)
  }
}
