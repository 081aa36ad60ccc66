import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Lists in which the user enters data.
@MainActor struct ListFormTests {
  private final class Log { var calls: [String] = [] }

  private func form(_ log: Log = Log()) -> ListViewController {
    let required = { (row: ListRow) in row.control?.text == "" ? "Enter a text" : nil }
    var locked = ListRow("Locked", accessory: .textField("x"))
    locked.isEnabled = false
    return ListViewController(rows: [
      ListRow(
        "Name",
        accessory: .textField("", placeholder: "Name") { log.calls.append("name \($0)") },
        validator: required
      ),
      locked,
      ListRow(
        "Password",
        accessory: .textField("", isSecureTextEntry: true) { log.calls.append("password \($0)") },
        validator: required
      ),
      ListRow("News", accessory: .toggle(isOn: false) { log.calls.append("news \($0)") }),
      ListRow("Save"),
    ])
  }

  @Test func `Tab passes through the rows with a control that are enabled`() {
    let list = form()
    _ = list.lines(30, 7)
    expect(!list.press(.backTab))
    expect(list.press(.tab))
    expectEqual(list.focusedIndex, ListIndex(2))
    expect(list.press(.tab))
    expectEqual(list.focusedIndex, ListIndex(3))
    expect(!list.press(.tab))
    list.press(.backTab, .backTab)
    expectEqual(list.focusedIndex, ListIndex(0))
  }

  @Test func `the text fields of a section take the columns beside the longest label`() {
    let name = "Ada King, Countess of Lovelace"
    var locked = ListRow("Locked", accessory: .textField(name))
    locked.isEnabled = false
    let list = ListViewController(rows: [
      ListRow("To", accessory: .textField(name)),
      ListRow("Subject", accessory: .textField(name)),
      locked,
      ListRow("A label without a field", accessory: .toggle(isOn: false)),
    ])
    expectEqual(
      list.lines(30, 4),
      [
        ">To       Ada King, Countess o…", " Subject  Ada King, Countess o…",
        " Locked   Ada King, Countess… ⊘", " A label without a field    ○──",
      ]
    )
    expectEqual(list.lines(42, 1), [">To       Ada King, Countess of Lovelace"])
  }

  @Test func `a long label leaves a text field two fifths of the list`() {
    let list = ListViewController(rows: [
      ListRow("The name of the recipient", accessory: .textField("Ada King of Lovelace"))
    ])
    expectEqual(list.lines(30, 1), [">The name of the … Ada King of…"])
  }

  @Test func `a text field that is cut ends with an ellipsis until the user edits it`() {
    let list = ListViewController(rows: [
      ListRow("To", accessory: .textField("Ada King of Lovelace"))
    ])
    expectEqual(list.lines(18, 1), [">To  Ada King of L…"])
    list.press(.enter)
    expectEqual(list.lines(18, 1), [">To  g of Lovelace"])
    list.press(.enter)
    expectEqual(list.lines(18, 1), [">To  Ada King of L…"])
  }

  @Test func `each change of a field is passed on, and Esc passes on the text from before`() {
    let log = Log()
    var field = CellAccessory.textField("a") { log.calls.append("confirmed \($0)") }
    field.editingChangedHandler = { log.calls.append($0) }
    let list = ListViewController(rows: [ListRow("Name", accessory: field), ListRow("Save")])
    _ = list.lines(30, 3)
    list.type("bc")
    list.press(.left)
    expectEqual(list.row(at: ListIndex(0))?.control?.text, "a")
    list.press(.escape)
    expectEqual(log.calls, ["ab", "abc", "a"])
    log.calls = []
    list.press(.enter, .enter)
    _ = list.handle(.paste(PastedText("xy")))
    list.press(.backspace, .enter)
    expectEqual(log.calls, ["axy", "ax", "confirmed ax"])
    log.calls = []
    list.press(.enter, .escape)
    expectEqual(log.calls, [])
  }

  @Test func `Tab in a form also reaches a row that Enter activates, and has a hint before it`() {
    let list = form()
    list.activationHandler = { _ in }
    func hasHint() -> Bool { list.commands.contains { $0.command == .nextArea } }
    _ = list.lines(30, 7)
    list.press(.tab, .tab)
    expect(list.focusedIndex == ListIndex(3) && hasHint())
    expect(list.press(.tab))
    expect(list.focusedIndex == ListIndex(4) && !hasHint())
    expect(!list.press(.tab))
    expect(list.press(.backTab))
    expectEqual(list.focusedIndex, ListIndex(3))
  }

  @Test func `a list whose last control is removed leaves Tab to the host`() {
    let list = ListViewController(rows: [
      ListRow("News", accessory: .toggle(isOn: false)), ListRow("Save"),
    ])
    list.activationHandler = { _ in }
    _ = list.lines(30, 2)
    expect(list.press(.tab, .backTab))
    list.sections[0][0] = ListRow("News")
    expect(!list.press(.tab))
    list.sections = [ListSection(rows: [ListRow("News", accessory: .toggle(isOn: false))])]
    list.sections[0].rows = [ListRow("News"), ListRow("Save")]
    expect(!list.press(.tab))
  }

  @Test func `characters and pasted text begin to edit a text field`() {
    let list = form()
    list.type("q/")
    expectEqual(list.lines(30, 1), [">Name      q/"])
    list.press(.enter)
    _ = list.handle(.paste(PastedText("é漢")))
    expectEqual(list.lines(30, 1), [">Name      q/é漢"])
    list.press(.tab, .tab)
    list.type("q")
    expectEqual(list.focusedIndex, ListIndex(3))
    expectEqual(list.row(at: ListIndex(3))?.control, .toggle(isOn: false))
  }

  /// Returns the text of the first row after an event that begins to edit it.
  private func text(_ text: String, after event: ContentEvent) -> String? {
    let list = ListViewController(rows: [ListRow("Name", accessory: .textField(text))])
    _ = list.lines(30, 3)
    guard list.handle(event) else { return nil }
    list.press(.enter)
    return list.row(at: ListIndex(0))?.control?.text
  }

  @Test func `Backspace and Delete edit a text field at once, and a paste does`() {
    expectEqual(text("fix2", after: .key(KeyPress(.backspace))), "fix")
    expectEqual(text("a fix", after: .key(KeyPress(.backspace, modifiers: .alt))), "a ")
    expectEqual(text("fix2", after: .key(KeyPress(.delete))), "ix2")
    expectEqual(text("fix", after: .paste(PastedText("ed"))), "fixed")
  }

  @Test func `Backspace in an empty text field is passed to the host`() {
    expectEqual(text("", after: .key(KeyPress(.backspace))), nil)
  }

  @Test func `Return in the last text field submits a form whose values are valid`() {
    let list = form()
    var submitted: [String?] = []
    list.submitHandler = { [unowned list] in
      submitted.append(list.row(at: ListIndex(2))?.control?.text)
    }
    _ = list.lines(30, 9)
    list.type("Ada")
    list.press(.enter)
    expectEqual(list.focusedIndex, ListIndex(0))
    list.press(.down, .enter, .enter)
    expectEqual(submitted, [])
    expectEqual(list.lines(30, 9)[3], ">! Enter a text")
    list.type("moss")
    expectEqual(list.commands.first?.label, "submit")
    list.press(.enter)
    expectEqual(submitted, ["moss"])
  }

  @Test func `a key command of the app takes no character from a focused text field`() {
    let list = form()
    var log: [String] = []
    for input in ["n", "s"] {
      let modifiers: KeyModifierFlags = input == "s" ? .control : []
      list.addKeyCommand(
        KeyCommand(title: input, input: input, modifierFlags: modifiers) { _ in log.append(input) }
      )
    }
    let host = TabHostController(tabs: [TabItem(title: "a", identifier: "a") { _ in list }])
    host.mode = .tabBar
    let user = ScreenDriver(host, columns: 60, rows: 12)
    user.press(.tab)
    user.type("n")
    user.press(.character("s"), modifiers: .control)
    user.press(.enter, .tab, .tab)
    user.type("n")
    expectEqual(log, ["s", "n"])
    expectEqual(list.row(at: ListIndex(0))?.control?.text, "n")
  }

  @Test func `Enter begins to edit and confirms, and Esc restores the former text`() {
    let log = Log()
    let list = form(log)
    expectEqual(list.lines(30, 1), [">Name      Name"])
    list.press(.enter)
    list.type("Ann")
    expectEqual(list.lines(30, 1), [">Name      Ann"])
    expectEqual(log.calls, [])
    list.press(.enter)
    expectEqual(log.calls, ["name Ann"])
    list.press(.enter)
    list.type(" B")
    list.press(.escape)
    expectEqual(list.lines(30, 1), [">Name      Ann"])
    expectEqual(list.row(at: ListIndex(0))?.control?.text, "Ann")
    expectEqual(log.calls, ["name Ann"])
    expect(!list.press(.escape))
  }

  @Test func `Tab confirms a text and goes on editing the next one, which conceals a password`() {
    let log = Log()
    let list = form(log)
    list.press(.enter)
    list.type("Ann")
    list.press(.tab)
    list.type("pass")
    expectEqual(list.lines(30, 3).last, ">Password  ****")
    list.press(.tab)
    list.press(.enter)
    expectEqual(log.calls, ["name Ann", "password pass", "news true"])
    expect(list.isValid)
  }

  @Test func `letters and pasted text are entered, and moving on confirms them`() {
    let log = Log()
    let list = form(log)
    list.press(.enter)
    list.type("jk/")
    expect(list.handle(.paste(PastedText("f\nx"))))
    list.press(.down)
    expectEqual(log.calls, ["name jk/f x"])
    expectEqual(list.focusedIndex, ListIndex(2))
    list.press(.enter)
    list.type("1")
    _ = list.handle(.focusLost)
    expectEqual(log.calls, ["name jk/f x", "password 1"])
  }

  @Test func `a click changes a switch that a message moves while the button is down`() {
    let list = form()
    let fixture = ViewFixture(list)
    let switchColumn = 58
    fixture.mouse(.press, switchColumn, 3)
    expectEqual(fixture.lines[1], "! Enter a text")
    fixture.mouse(.release, switchColumn, 3)
    expectEqual(list.row(at: ListIndex(3))?.control, .toggle(isOn: true))
  }

  @Test func `a click begins to edit at its position, and the cursor is there`() {
    let list = form()
    list.press(.enter)
    list.type("Ann")
    let fixture = ViewFixture(list, columns: 32, rows: 14)
    let column = fixture.lines[0].distance(of: "Ann")
    fixture.click(column + 1, 0)
    expectEqual(fixture.cursor, CellPoint(column: column + 1, row: 0))
    fixture.type("x")
    expect(fixture.lines[0].hasSuffix("Axnn"))
    fixture.press(.escape)
    expect(fixture.cursor == nil)
  }

  @Test func `the focus is never on a disabled row`() {
    let list = form()
    _ = list.lines(30, 7)
    list.press(.down)
    expectEqual(list.focusedIndex, ListIndex(2))
    list.click(1, 2)
    expectEqual(list.focusedIndex, ListIndex(2))
    var rows = [ListRow("a"), ListRow("b")]
    rows[0].isEnabled = false
    list.sections = [ListSection(rows: rows)]
    list.focusedIndex = ListIndex(0)
    expectEqual(list.focusedIndex, ListIndex(1))
    rows[1].isEnabled = false
    list.sections = [ListSection(rows: rows)]
    expect(list.focusedIndex == nil)
  }

  // MARK: - Validating

  @Test func `a message is below its row after the user has left it`() {
    let list = form()
    expect(list.lines(30, 7)[1].hasPrefix(" Locked"))
    expect(!list.isValid)
    list.press(.down)
    expectEqual(
      list.lines(30, 7),
      [
        " Name      Name", " ! Enter a text", " Locked    x                  ⊘",
        ">Password", " News                       ○──", " Save", " ",
      ]
    )
    list.press(.up, .enter)
    expectEqual(list.lines(30, 7).prefix(2), [">Name      Name", ">! Enter a text"])
    list.type("A")
    expect(list.lines(30, 7)[1].hasPrefix(" Locked"))
    list.press(.backspace)
    expectEqual(list.lines(30, 7)[1], ">! Enter a text")
  }

  @Test func `a form that is submitted shows all messages, and the focus on the first`() {
    let list = form()
    _ = list.lines(30, 7)
    list.press(.end)
    expect(!list.validate())
    expectEqual(list.focusedIndex, ListIndex(0))
    expectEqual(
      list.lines(30, 7),
      [
        ">Name      Name", ">! Enter a text", " Locked    x                  ⊘",
        " Password", " ! Enter a text", " News                       ○──", " Save",
      ]
    )
    list.press(.enter)
    list.type("a")
    list.press(.tab)
    list.type("b")
    list.press(.enter)
    expect(list.validate())
  }

  @Test func `a message of a list with requested rows takes a line, too`() {
    var text = ""
    let list = ListViewController(
      sections: [
        ListSection(
          count: { 100_000 },
          row: { index in
            ListRow(
              "\(index)",
              accessory: .textField(index == 0 ? text : "x") { text = $0 },
              validator: { $0.control?.text == "" ? "Empty" : nil }
            )
          }
        )
      ]
    )
    _ = list.lines(24, 3)
    list.press(.tab)
    expectEqual(
      list.lines(24, 4),
      [
        " 0                      │", " ! Empty                █", ">1           x          │",
        " 2           x          ▾",
      ]
    )
  }

  // MARK: - Recording

  @Test func `what the user enters is repeated from its words`() {
    final class Words: TabHostObserver {
      var words: [[String]] = []
      func tabHostController(_ host: TabHostController, willBegin event: TabHostEvent) {
        if case .inputContent(let words, to: _)? = event.action { self.words.append(words) }
      }
    }
    let (log, other) = (Log(), Log())
    let fixture = ViewFixture(form(log), rows: 14)
    let observer = Words()
    fixture.host.addObserver(observer, of: [.action])
    fixture.press(.enter)
    fixture.type("Ann")
    fixture.press(.tab)
    fixture.type("x y")
    fixture.press(.tab, .right)
    fixture.click(1, 4)
    let copy = form(other)
    _ = copy.lines(60, 7)
    for words in observer.words {
      for case .event(let event) in ContentStep.steps(words) ?? [] { _ = copy.handle(event) }
    }
    expectEqual(log.calls, ["name Ann", "password x y", "news true"])
    // Secure text is repeated with dots.
    expectEqual(other.calls, ["name Ann", "password •••", "news true"])
    expectEqual(copy.focusedIndex, ListIndex(4))
  }

  // MARK: - Keys

  @Test func `the status line shows the keys of a field and while editing`() {
    let list = form()
    let fixture = ViewFixture(list, columns: 100, rows: 14)
    fixture.screen.options.showsStatusLine = true
    func status() -> String { fixture.screen.frame().plainLine(13) }
    expect(status().hasPrefix(" Enter edit   Tab next field   Ctrl-P find"))
    fixture.press(.enter)
    expect(status().hasPrefix(" Enter confirm   Esc former text   Tab next field"))
  }
}

extension String {
  fileprivate func distance(of part: String) -> Int {
    firstRange(of: part).map { distance(from: startIndex, to: $0.lowerBound) } ?? -1
  }
}
