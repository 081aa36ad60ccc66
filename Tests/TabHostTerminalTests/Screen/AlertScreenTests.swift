import Foundation
import TabHost
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import TabHostTerminal

/// Alerts in a terminal.
@MainActor struct AlertScreenTests {
  private let log = CallLog()

  /// Returns a fixture that shows an alert.
  private func fixture(
    _ actions: AlertAction...,
    fields: Int = 0,
    isOfUser: Bool = true,
    style: AlertController.Style = .alert,
    columns: Int = 50,
    rows: Int = 14
  ) -> (ContentFixture, AlertController) {
    let fixture = ContentFixture(columns, rows)
    let alert = AlertController(
      title: "Delete the album?",
      message: "Its photos stay in the library, and the album is removed.",
      preferredStyle: style
    )
    for action in actions { alert.addAction(action) }
    for _ in 0..<fields { alert.addTextField { $0.placeholder = "Name" } }
    if isOfUser {
      fixture.screen.presentForUser(alert)
    } else {
      fixture.host.present(alert, animated: false)
    }
    _ = fixture.screen.frame()
    return (fixture, alert)
  }

  @Test func `of three actions, Cancel is last, and two are in the order of the alert`() {
    func titles(_ actions: AlertAction...) -> [String] {
      let fixture = ContentFixture(50, 14)
      let alert = AlertController(title: "Question", message: nil, preferredStyle: .alert)
      for action in actions { alert.addAction(action) }
      fixture.host.present(alert, animated: false)
      let text = fixture.text
      let places = actions.compactMap { action in
        text.range(of: action.title ?? "").map { (action.title ?? "", $0.lowerBound) }
      }
      return places.sorted { $0.1 < $1.1 }.map(\.0)
    }
    let (first, second) = (log.alertAction("First", .default), log.alertAction("Second", .default))
    expectEqual(
      titles(log.alertAction("Stop", .cancel), first, second),
      ["First", "Second", "Stop"]
    )
    let third = log.alertAction("Third", .default)
    expectEqual(titles(log.alertAction("Stop", .cancel), third), ["Stop", "Third"])
  }

  @Test func `an alert is a box above the dimmed screen`() {
    let (fixture, alert) = fixture(
      log.alertAction("Delete", .destructive),
      log.alertAction("Cancel", .cancel)
    )
    alert.message = "Its photos stay."
    let box = fixture.user.lines.filter { line in
      ["│", "╭", "╰"].contains { line.contains($0) }
    }
    expect(box.count >= 6)
    for part in ["Delete the album?", "Its photos stay.", "Delete", "Cancel"] {
      expect(fixture.text.contains(part))
    }
    expect(fixture.screen.frame().cells[0, 0].style.isDim)
  }

  @Test func `the text of a field begins at the right in a right-to-left layout`() throws {
    let (fixture, alert) = fixture(log.alertAction("OK"), fields: 1)
    fixture.host.traitCollection.layoutDirection = .rightToLeft
    _ = fixture.screen.frame()
    for letter in "ab" { fixture.press(.character(letter)) }
    let line = try #require(fixture.user.lines.first { $0.contains("ab") })
    expect(line.contains("ab  │"))
    expectEqual(alert.textFields?.first?.text, "ab")
  }

  @Test func `a frame without a screen shows an alert with its first focus, and sheets`() {
    let (fixture, _) = fixture(
      log.alertAction("Delete", .destructive),
      log.alertAction("Cancel", .cancel)
    )
    let size = fixture.screen.size
    let frame = FramePainter(host: fixture.host).frame(size: size)
    func box(_ frame: Frame) -> [String] { frame.plainLines.filter { $0.contains("│ ") } }
    expectEqual(box(frame), box(fixture.screen.frame()))
    expect(frame.cells[0, 0].style.isDim)
    fixture.host.dismiss(animated: false)
    let page = Notebook("Sheet")
    page.modalPresentationStyle = .pageSheet
    fixture.host.present(page, animated: false)
    let sheet = FramePainter(host: fixture.host).frame(size: size).plainText
    expect(sheet.contains("page of Sheet"))
  }

  @Test func `held Enter does not answer the alert that it has opened`() {
    let list = ListViewController(rows: [ListRow("Album")])
    let host = TabHostController(tabs: [TabItem(title: "a", identifier: "a") { _ in list }])
    list.activationHandler = { [log, weak host] _ in
      let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(log.alertAction("Delete"))
      host?.present(alert, animated: false)
    }
    let screen = HostScreen(host: host, size: CellSize(columns: 40, rows: 14))
    host.appear()
    _ = screen.frame()
    let enter = InputEvent.key(KeyPress(.enter))
    screen.handle(enter, at: .zero)
    let held = InputEvent.key(KeyPress(.enter, kind: .repeat))
    screen.handle([held, held], at: .zero)
    screen.handle(held, at: .zero)
    expect(host.presentedControllers.count == 1 && log.entries.isEmpty)
    // Another press is that of the user.
    screen.handle(enter, at: .zero)
    expectEqual(log.entries, [.handler("Delete")])
    // Also one that has arrived together with the first one.
    screen.handle([enter, enter], at: .zero)
    expectEqual(log.entries, [.handler("Delete"), .handler("Delete")])
  }

  // MARK: - An alert that comes while the user types

  @Test(arguments: ["today", "d", " ", "jkq", "?"])
  func `an alert that no action of the user has presented takes no letters`(typed: String) {
    let (fixture, alert) = fixture(
      log.alertAction("Delete", .destructive),
      log.alertAction("Later", .cancel),
      isOfUser: false
    )
    fixture.screen.options.showsStatusLine = true
    let cells = fixture.screen.frame().cells
    let isUnderlined = (0..<14).contains { row in
      (0..<50).contains { cells[$0, row].style.isUnderlined }
    }
    expect(!isUnderlined)
    for character in typed { fixture.press(.character(character)) }
    expect(log.takeHandlers() == [] && fixture.host.presentedControllers.count == 1)
    expectEqual(fixture.user.statusLine, " \(alert.title ?? "") needs an answer")
    fixture.press(.enter)
    expectEqual(log.takeHandlers(), ["Later"])
  }

  @Test func `Enter chooses nothing destructive in such an alert before the focus is moved`() {
    for moves in [[], [.tab], [.up], [.down]] as [[KeyPress.Key]] {
      let delete = log.alertAction("Delete", .destructive)
      let (fixture, alert) = fixture(delete, isOfUser: false)
      alert.preferredAction = delete
      for move in moves { fixture.press(move) }
      fixture.press(.enter)
      expectEqual(log.takeHandlers(), moves.isEmpty ? [] : ["Delete"])
    }
  }

  @Test func `an alert that a tap in the host has presented takes letters`() {
    let fixture = ContentFixture(50, 14)
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(log.alertAction("Delete", .destructive))
    fixture.tab("a").primaryAction = Action(title: "Ask") { [host = fixture.host] _ in
      host.present(alert, animated: false)
    }
    expectEqual(fixture.host.user.tap("a"), .performed)
    fixture.press(.character("d"))
    expectEqual(log.takeHandlers(), ["Delete"])
  }

  @Test func `the focus begins where Enter deletes nothing`() {
    let (fixture, _) = fixture(
      log.alertAction("Delete", .destructive),
      log.alertAction("Cancel", .cancel)
    )
    fixture.press(.enter)
    expect(log.takeHandlers() == ["Cancel"] && fixture.host.presentedControllers.isEmpty)
  }

  @Test(
    arguments: [
      ([.up, .enter], "Delete"), ([.left, .enter], "Delete"), ([.tab, .enter], "Delete"),
      ([.tab, .tab, .enter], "Cancel"), ([.backTab, .backTab, .enter], "Cancel"),
      ([.down, .enter], "Cancel"), ([.character("q"), .enter], "Cancel"),
      ([.up, .down, .enter], "Cancel"), ([.up, .character(" ")], "Delete"), ([.escape], "Cancel"),
      ([.home, .enter], "Delete"), ([.character("b"), .character("2"), .enter], "Cancel"),
    ] as [([KeyPress.Key], String)]
  )
  func `keys move among the actions and choose one`(keys: [KeyPress.Key], chosen: String) {
    let (fixture, _) = fixture(
      log.alertAction("Delete", .destructive),
      log.alertAction("Cancel", .cancel)
    )
    for key in keys { fixture.press(key) }
    expectEqual(log.takeHandlers(), [chosen])
    expectEqual(fixture.host.selectedTab?.identifier, "a")
  }

  @Test func `Tab goes around the text fields and the actions`() {
    let (fixture, alert) = fixture(log.alertAction("Save"), fields: 2)
    for text in ["a", "b", " ", "c"] {
      fixture.type(text == " " ? "" : text)
      fixture.press(.tab)
    }
    expectEqual(alert.textFields?.map(\.text), ["ac", "b"])
    fixture.press(.backTab, .backTab, .enter)
    expectEqual(log.takeHandlers(), ["Save"])
  }

  @Test func `an alert that is above everything does not let q quit, and cancels with Esc`() {
    let (fixture, _) = fixture(log.alertAction("OK"), log.alertAction("Cancel", .cancel))
    fixture.press(.character("q"))
    expect(!fixture.screen.wantsToQuit && fixture.host.presentedControllers.count == 1)
    fixture.press(.escape)
    expectEqual(log.takeHandlers(), ["Cancel"])
    fixture.press(.character("q"))
    expect(fixture.screen.wantsToQuit)
  }

  @Test func `q cancels an action sheet`() {
    let (fixture, _) = fixture(log.alertAction("Cancel", .cancel), style: .actionSheet)
    fixture.press(.character("q"))
    expect(log.takeHandlers() == ["Cancel"] && !fixture.screen.wantsToQuit)
  }

  @Test func `an exclamation mark is before a destructive action`() {
    let (fixture, _) = fixture(
      log.alertAction("Delete", .destructive),
      log.alertAction("Cancel", .cancel)
    )
    expect(
      fixture.user.lines(containing: "!Delete").count == 1
        && fixture.user.lines(containing: "!Cancel").isEmpty
    )
  }

  @Test func `a disabled action is skipped`() {
    let delete = log.alertAction("Delete", .destructive)
    delete.isEnabled = false
    let (fixture, _) = fixture(delete, log.alertAction("Cancel", .cancel))
    fixture.press(.up, .up, .enter)
    expectEqual(log.takeHandlers(), ["Cancel"])
  }

  @Test func `an alert without a cancel action stays on Esc`() {
    let (fixture, _) = fixture(log.alertAction("OK"))
    fixture.press(.escape, .backspace, .character("?"))
    expectEqual(fixture.host.presentedControllers.count, 1)
    fixture.press(.enter)
    expectEqual(log.takeHandlers(), ["OK"])
  }

  @Test func `an alert without actions is dismissed with Esc`() {
    let fixture = ContentFixture()
    fixture.host.diagnosticHandler = { _ in }
    let alert = AlertController(title: nil, message: nil, preferredStyle: .alert)
    fixture.host.present(alert, animated: false)
    fixture.press(.enter, .escape)
    expect(fixture.host.presentedControllers.isEmpty)
  }

  // MARK: - Letters

  @Test(arguments: [
    (["Delete", "Cancel"], ["d", "c"]), (["Save", "Don’t Save", "Cancel"], ["s", "d", "c"]),
    (["Copy", "Cancel", "Close"], ["c", "a", "l"]), (["a", "A", "aa"], ["a", nil, nil]),
    (["3 more", "削除", "Ακύρωση", ""], ["m", nil, "α", nil]), (["削除 (D)", "İptal"], ["d", "p"]),
  ])
  func `the letter of an action is the first one of its title that is free`(
    titles: [String],
    letters: [Character?]
  ) {
    expectEqual(ScreenList.letters(of: titles), letters)
  }

  @Test(
    arguments: [("d", "Delete"), ("D", "Delete"), ("c", "Cancel")],
    [AlertController.Style.alert, .actionSheet]
  )
  func `the letter of an action chooses it`(typed: (String, String), style: AlertController.Style) {
    let (fixture, _) = fixture(
      log.alertAction("Delete", .destructive),
      log.alertAction("Cancel", .cancel),
      style: style
    )
    fixture.type(typed.0)
    expect(log.takeHandlers() == [typed.1] && fixture.host.presentedControllers.isEmpty)
  }

  @Test func `the letters are underlined, also without colors, unless a field has the focus`() {
    let (save, skip) = (log.alertAction("Save", .destructive), log.alertAction("Skip"))
    let (fixture, _) = fixture(save, skip, fields: 1)
    func underlined() -> String {
      let frame = fixture.screen.frame()
      let cells = frame.plainLines.indices.flatMap { row in
        (0..<50).map { frame.cells[$0, row] }
      }
      return String(cells.filter(\.style.isUnderlined).compactMap(\.character))
    }
    let inField = underlined()
    expect(!inField.contains("S") && !inField.contains("k"))
    fixture.press(.tab)
    expectEqual(underlined().filter { $0.isLetter && !"Name".contains($0) }, "Sk")
    fixture.press(.backTab)
    fixture.type("sk")
    expectEqual(log.takeHandlers(), [])
    fixture.press(.tab)
    fixture.type("k")
    expectEqual(log.takeHandlers(), ["Skip"])
  }

  @Test func `the letter of a disabled action is refused, and no other letter is`() {
    let delete = log.alertAction("Delete", .destructive)
    delete.isEnabled = false
    let (fixture, _) = fixture(delete, log.alertAction("Cancel", .cancel))
    fixture.screen.options.showsStatusLine = true
    fixture.type("d")
    expectEqual(fixture.user.statusLine, " Delete is disabled")
    fixture.press(.tab)
    fixture.press(.character("c"), modifiers: .alt)
    expect(log.takeHandlers() == [] && fixture.host.presentedControllers.count == 1)
  }

  // MARK: - Mouse

  @Test func `a click chooses an action, and a click outside does nothing`() throws {
    let (fixture, _) = fixture(
      log.alertAction("Remove", .destructive),
      log.alertAction("Cancel", .cancel)
    )
    try fixture.user.click(.cell(0, 1))
    try fixture.user.mouse(.press, .cell(0, 1), .right)
    try fixture.user.mouse(.press, .cell(0, 1), .wheelDown)
    expectEqual(fixture.host.presentedControllers.count, 1)
    try fixture.user.click("Remove")
    expectEqual(log.takeHandlers(), ["Remove"])
  }

  @Test func `a click outside cancels an action sheet`() throws {
    let (fixture, _) = fixture(
      log.alertAction("Remove", .destructive),
      log.alertAction("Cancel", .cancel),
      style: .actionSheet
    )
    try fixture.user.mouse(.press, .cell(0, 1))
    expectEqual(log.takeHandlers(), ["Cancel"])
  }

  // MARK: - Text fields

  @Test func `keys go to the focused field, whose cursor is visible`() {
    let (fixture, alert) = fixture(log.alertAction("Save"), fields: 2)
    expect(fixture.text.contains("Name"))
    fixture.type("hi q")
    expectEqual(alert.textFields?.map(\.text), ["hi q", ""])
    expect(fixture.screen.cursor != nil && !fixture.screen.wantsToQuit)
    fixture.press(.left, .backspace, .enter, .character("x"))
    expectEqual(alert.textFields?.map(\.text), ["hiq", "x"])
    fixture.screen.handle(.paste(PastedText("y\nz")), at: .zero)
    expectEqual(alert.textFields?[1].text, "xy z")
    fixture.press(.enter)
    expectEqual(log.takeHandlers(), ["Save"])
    expect(fixture.screen.cursor == nil)
  }

  @Test func `Return in the last field moves to the actions if the default one is disabled`() {
    let save = log.alertAction("Save")
    save.isEnabled = false
    let (fixture, _) = fixture(save, log.alertAction("Cancel", .cancel), fields: 1)
    fixture.press(.enter, .enter)
    expectEqual(log.takeHandlers(), ["Cancel"])
  }

  @Test func `the status line shows what Enter does in a text field`() {
    let save = log.alertAction("Save")
    let (fixture, _) = fixture(save, fields: 2)
    expectEqual(fixture.hints.first, "Enter next field")
    fixture.press(.enter)
    expectEqual(fixture.hints.first, "Enter Save")
    save.isEnabled = false
    expectEqual(fixture.hints.first, "Enter next")
    save.isEnabled = true
    fixture.press(.tab)
    expectEqual(fixture.hints.first, "Enter choose")
  }

  @Test func `Esc is offered only in an alert that it closes`() {
    let (without, _) = fixture(log.alertAction("Delete", .destructive))
    expect(!without.hints.contains { $0.hasPrefix("Esc") })
    let (with, _) = fixture(log.alertAction("Delete"), log.alertAction("Keep", .cancel))
    expect(with.hints.contains("Esc cancel"))
  }

  @Test func `a secure field shows stars`() {
    let (fixture, alert) = fixture(log.alertAction("Log In"), fields: 2)
    alert.textFields?[0].isSecureTextEntry = true
    fixture.type("öx")
    expectEqual(alert.textFields?[0].text, "öx")
    expect(fixture.text.contains("**") && !fixture.text.contains("öx"))
    fixture.press(.down)
    expect(fixture.text.contains("**") && !fixture.text.contains("öx"))
  }

  @Test func `text that the app sets replaces the typed text`() {
    let (fixture, alert) = fixture(log.alertAction("Save"), fields: 1)
    alert.textFields?[0].editingChangedHandler = { $0.text = ($0.text ?? "").uppercased() }
    fixture.press(.character("a"), .character("b"))
    expectEqual(alert.textFields?[0].text, "AB")
  }

  // MARK: - Sizes

  @Test(arguments: [(1, 1), (2, 3), (5, 4), (12, 6), (20, 3), (200, 60)])
  func `an alert works in any size`(columns: Int, rows: Int) {
    let (fixture, _) = fixture(
      log.alertAction("Delete", .destructive),
      log.alertAction("Cancel", .cancel),
      fields: 1,
      columns: columns,
      rows: rows
    )
    let lines = fixture.user.lines
    expect(lines.count == rows && lines.allSatisfy { $0.count <= columns })
    fixture.press(.character("x"), .down, .down, .enter)
    expectEqual(log.takeHandlers(), ["Cancel"])
  }

  @Test func `the focus stays on its action if the size changes`() {
    let (fixture, _) = fixture(
      log.alertAction("Delete", .destructive),
      log.alertAction("Cancel", .cancel)
    )
    for columns in [12, 80, 3, 50] {
      fixture.screen.size = CellSize(columns: columns, rows: 6)
      _ = fixture.screen.frame()
    }
    fixture.screen.size = CellSize(columns: 16, rows: 6)
    expect(fixture.text.contains("Cancel"))
    fixture.press(.enter)
    expectEqual(log.takeHandlers(), ["Cancel"])
  }

  @Test func `a popover and a list of the screen are beneath an alert`() {
    let fixture = ContentFixture(40, 14)
    fixture.present(Notebook("Pop"), on: fixture.tab("b"))
    fixture.press(.character("?"))
    let alert = AlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(log.alertAction("OK"))
    fixture.host.popover?.content.present(alert, animated: false)
    _ = fixture.screen.frame()
    expect(fixture.text.contains("Pop") && fixture.text.contains("OK"))
    fixture.press(.enter)
    expect(log.takeHandlers() == ["OK"] && fixture.host.popover != nil)
  }

  // MARK: - Wrapping

  @Test(
    arguments: [
      ("", 5, [""]), ("a b", 5, ["a b"]), ("one two", 5, ["one", "two"]),
      ("a\n\nb", 5, ["a", "", "b"]), ("abcdefg", 3, ["abc", "def", "g"]),
      ("x abcdefg", 3, ["x", "abc", "def", "g"]), ("日本語", 4, ["日本", "語"]),
      ("ab", 0, ["a", "b"]), ("日", 1, ["日"]),
    ] as [(String, Int, [String])]
  )
  func `a message is broken between words, or inside a word that is too wide`(
    text: String,
    columns: Int,
    lines: [String]
  ) {
    expectEqual(WrappedText(text, columns: columns).lines, lines)
  }
}
