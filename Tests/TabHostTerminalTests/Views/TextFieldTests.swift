import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// A page with text fields, one per line, in columns 2 to 9.
@MainActor private final class FieldPage: ViewController, TerminalContent {
  private(set) lazy var fields = [
    TerminalTextField(placeholder: "Name", in: self), TerminalTextField(in: self),
  ]
  private(set) lazy var group = TextFieldGroup(fields)

  func draw(on canvas: inout Canvas) {
    for (row, field) in group.fields.enumerated() {
      canvas.draw(in: CellRect(column: 2, row: row, columns: 8, rows: 1)) { part in
        field.draw(on: part, in: part.bounds)
      }
    }
  }

  func handle(_ event: ContentEvent) -> Bool { group.handle(event) }
}

/// Text fields of a page.
@MainActor struct TextFieldTests {
  private let page = FieldPage()
  private var name: TerminalTextField { page.fields[0] }
  private var second: TerminalTextField { page.fields[1] }

  @Test func `typed text replaces the placeholder, and the cursor follows`() {
    let fixture = ViewFixture(page)
    expectEqual(fixture.lines, ["  Name"])
    expectEqual(fixture.cursor, CellPoint(column: 2, row: 0))
    fixture.type("q漢?")
    expectEqual(fixture.lines, ["  q漢?"])
    expectEqual(fixture.cursor, CellPoint(column: 6, row: 0))
    expectEqual(name.text, "q漢?")
    expect(!fixture.screen.wantsToQuit)
  }

  @Test func `a long text scrolls so that the cursor is visible`() {
    let fixture = ViewFixture(page)
    fixture.type("abcdefghij")
    expectEqual(fixture.lines, ["  defghij"])
    fixture.press(.home)
    expectEqual(fixture.lines, ["  abcdefgh"])
    fixture.press(.delete, .end, .backspace)
    expectEqual(name.text, "bcdefghi")
  }

  @Test func `handlers are called for changes by the user only`() {
    let fixture = ViewFixture(page)
    var calls: [String] = []
    name.editingChangedHandler = { calls.append("changed \($0.text)") }
    name.submitHandler = { calls.append("submit \($0.text)") }
    name.text = "a\nb"
    fixture.type("c")
    fixture.press(.left, .enter)
    expectEqual(calls, ["changed a bc", "submit a bc"])
  }

  @Test func `pasted text is one line`() {
    let fixture = ViewFixture(page)
    fixture.screen.handle(.paste(PastedText("a\u{1B}[2J\nb")), at: .zero)
    expectEqual(name.text, "a[2J b")
  }

  @Test func `a click places the cursor`() {
    let fixture = ViewFixture(page)
    fixture.type("a漢b")
    for (column, offset) in [(2, 0), (3, 1), (4, 1), (5, 2), (9, 3)] {
      fixture.click(column, 0)
      fixture.press(.backspace)
      let expected = ["a漢b", "漢b", "ab", "a漢"]
      expectEqual(name.text, (offset == 0 ? "a漢b" : expected[offset]))
      name.text = "a漢b"
    }
  }

  @Test func `a secure field shows stars`() {
    let fixture = ViewFixture(page)
    name.isSecureTextEntry = true
    fixture.type("a漢b")
    expectEqual(fixture.lines, ["  ***"])
    fixture.click(3, 0)
    fixture.press(.backspace)
    expectEqual(name.text, "漢b")
  }

  @Test func `Tab, arrow keys, Return and a click move the focus between fields`() {
    let fixture = ViewFixture(page)
    fixture.press(.tab)
    fixture.type("2")
    fixture.press(.up)
    fixture.type("1")
    fixture.press(.enter)
    fixture.type("3")
    expectEqual(fixture.lines, ["  1", "  23"])
    fixture.click(2, 0)
    fixture.type("0")
    expectEqual(page.fields.map(\.text), ["01", "23"])
    expectEqual(page.fields.map(\.isFocused), [true, false])
  }

  @Test func `at the ends of a group, the keys are up to the host`() {
    let group = page.group
    expect(!group.handle(.key(KeyPress(.up))) && !group.handle(.key(KeyPress(.escape))))
    group.focusedIndex = 1
    group.focusedIndex = 2
    expectEqual(group.focusedIndex, 1)
    expect(!group.handle(.key(KeyPress(.tab))) && !group.handle(.key(KeyPress(.enter))))
  }

  @Test(arguments: [0, 1]) func `a field without room is not drawn`(columns: Int) {
    name.text = "abc"
    let canvas = Canvas(size: CellSize(columns: columns, rows: 1), isFocused: true)
    name.draw(on: canvas, in: CellRect(column: 0, row: 0, columns: 5, rows: 1))
    expect(canvas.cursor == (columns == 0 ? nil : CellPoint(column: 0, row: 0)))
  }
}
