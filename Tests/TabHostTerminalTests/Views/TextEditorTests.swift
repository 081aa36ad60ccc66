import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Editing a text of several lines.
@MainActor struct TextEditorTests {
  private typealias Position = TextEditorController.Position

  private let editor = TextEditorController()

  private func position(_ line: Int, _ offset: Int) -> Position {
    Position(line: line, utf8Offset: offset)
  }

  @Test func `typed letters are text, and Enter keeps the indentation`() {
    let fixture = ViewFixture(editor)
    fixture.type("  if q?")
    fixture.press(.enter)
    fixture.type("x漢")
    expectEqual(fixture.lines, ["  if q?", "  x漢"])
    expectEqual(editor.text, "  if q?\n  x漢")
    expectEqual(fixture.cursor, CellPoint(column: 5, row: 1))
    expect(!fixture.screen.wantsToQuit)
  }

  @Test func `lines wrap between words, and the cursor is at the beginning of the next line`() {
    editor.text = "moss and rain"
    expectEqual(editor.lines(10, 3), [" moss and", " rain", " "])
    editor.selectedRange = position(0, 9)..<position(0, 9)
    var canvas = Canvas(size: CellSize(columns: 10, rows: 3), isFocused: true)
    editor.draw(on: &canvas)
    expectEqual(canvas.cursor, CellPoint(column: 0, row: 1))
    editor.press(.up)
    expectEqual(editor.selectedRange.lowerBound, position(0, 0))
    editor.press(.down, .down, .down)
    expectEqual(editor.selectedRange.lowerBound, editor.endOfDocument)
  }

  @Test func `moving down keeps the column through shorter and wide lines`() {
    editor.text = "abcdef\n漢字\nabcdef"
    _ = editor.lines(20, 5)
    editor.selectedRange = position(0, 5)..<position(0, 5)
    editor.press(.down)
    expectEqual(editor.selectedRange.lowerBound, position(1, 6))
    editor.press(.down)
    expectEqual(editor.selectedRange.lowerBound, position(2, 5))
  }

  @Test func `words, ends of lines and ends of the text`() {
    editor.text = "one two\nthree"
    _ = editor.lines(20, 5)
    var places: [Position] = []
    func go(_ key: KeyPress.Key, _ modifiers: KeyModifiers = []) {
      editor.press(key, modifiers: modifiers)
      places.append(editor.selectedRange.upperBound)
    }
    go(.right, .control)
    go(.end)
    go(.right, .control)
    go(.end, .control)
    go(.home)
    go(.left)
    go(.left, .control)
    go(.home, .control)
    expectEqual(
      places,
      [
        position(0, 3), position(0, 7), position(1, 0), position(1, 5), position(1, 0),
        position(0, 7), position(0, 4), position(0, 0),
      ]
    )
  }

  @Test func `Shift extends the selection, and typing replaces it`() {
    editor.text = "one two\nthree"
    _ = editor.lines(20, 5)
    editor.press(.right, modifiers: [.control, .shift])
    expectEqual(editor.selectedText, "one")
    editor.press(.down, modifiers: .shift)
    expectEqual(editor.selectedText, "one two\nthr")
    editor.press(.end, modifiers: .shift)
    expectEqual(editor.selectedText, "one two\nthree")
    editor.press(.left)
    expect(editor.selectedText == nil && editor.selectedRange.lowerBound == position(0, 0))
    editor.press(.end, modifiers: .shift)
    editor.type("x")
    expectEqual(editor.text, "x\nthree")
  }

  @Test func `deleting at the ends of a line joins lines`() {
    editor.text = "a b\nc\nd"
    editor.selectedRange = position(1, 0)..<position(1, 0)
    editor.press(.backspace)
    expectEqual(editor.text, "a bc\nd")
    editor.press(.character("k"), modifiers: .control)
    editor.press(.character("k"), modifiers: .control)
    expectEqual(editor.text, "a bd")
    editor.press(.character("w"), modifiers: .control)
    expectEqual(editor.text, "a d")
    editor.press(.delete, .delete)
    expectEqual(editor.text, "a ")
  }

  @Test func `typing is undone by words, and deletions together`() {
    editor.type("moss and rain")
    editor.press(.backspace, .backspace)
    var texts: [String] = []
    for _ in 0..<5 {
      editor.press(.character("z"), modifiers: .control)
      texts.append(editor.text)
    }
    expectEqual(texts, ["moss and rain", "moss and ", "moss ", "", ""])
    for _ in 0..<5 { editor.press(.character("y"), modifiers: .control) }
    expect(editor.text == "moss and ra" && !editor.canRedo)
    editor.press(.character("z"), modifiers: .control)
    editor.type("!")
    expect(editor.text == "moss and rain!" && !editor.canRedo)
  }

  @Test func `Ctrl-Z with nothing to undo does not suspend the program`() {
    let fixture = ViewFixture(editor)
    fixture.type("a")
    for _ in 0..<3 { fixture.press(.character("z"), modifiers: .control) }
    expect(editor.text.isEmpty)
    expectEqual(fixture.screen.takeRequests(), [])
    editor.isEditable = false
    fixture.press(.character("z"), modifiers: .control)
    expectEqual(fixture.screen.takeRequests(), [.suspend])
  }

  @Test func `replacing the whole text can be undone, and so can what was typed before`() {
    editor.type("moss")
    editor.selectedRange = position(0, 2)..<position(0, 2)
    editor.replaceText(with: "By the\r\npond\u{7}")
    expectEqual(editor.text, "By the\npond")
    expectEqual(editor.selectedRange, position(0, 2)..<position(0, 2))
    editor.press(.character("z"), modifiers: .control)
    expectEqual(editor.text, "moss")
    expectEqual(editor.selectedRange, position(0, 2)..<position(0, 2))
    editor.press(.character("y"), modifiers: .control)
    expectEqual(editor.text, "By the\npond")
    for _ in 0..<2 { editor.press(.character("z"), modifiers: .control) }
    expectEqual(editor.text, "")
  }

  @Test func `an equal text changes nothing, and another form of a character does`() {
    editor.type("e\u{301}")
    editor.replaceText(with: "e\u{301}")
    editor.press(.character("z"), modifiers: .control)
    expect(editor.text.isEmpty)
    editor.press(.character("y"), modifiers: .control)
    editor.selectAll()
    editor.replaceText(with: "\u{E9}")
    expectEqual(Array(editor.text.utf8), Array("\u{E9}".utf8))
    expect(editor.canUndo)
  }

  @Test func `undoing restores the selection`() {
    editor.text = "one\ntwo\nthree"
    editor.selectedRange = position(0, 1)..<position(2, 2)
    editor.type("X")
    expectEqual(editor.text, "oXree")
    editor.press(.character("z"), modifiers: .control)
    expectEqual(editor.text, "one\ntwo\nthree")
    expectEqual(editor.selectedRange, position(0, 1)..<position(2, 2))
  }

  @Test func `pasted text keeps its lines, and loses control characters`() {
    let fixture = ViewFixture(editor)
    fixture.screen.handle(.paste(PastedText("a\u{1B}[2J\r\n\tb\u{7}")), at: .zero)
    expectEqual(editor.text, "a[2J\n\tb")
    expectEqual(fixture.lines, ["a[2J", "        b"])
  }

  @Test func `cut text is copied to the terminal, and pasted in another place`() {
    let fixture = ViewFixture(editor)
    editor.text = "moss rain"
    fixture.press(.right, modifiers: [.control, .shift])
    fixture.press(.character("x"), modifiers: .control)
    expectEqual(editor.text, " rain")
    expectEqual(fixture.screen.takeCopyCommand(), "\u{1B}]52;c;bW9zcw==\u{07}")
    fixture.press(.end)
    fixture.press(.character("v"), modifiers: .control)
    expectEqual(editor.text, " rainmoss")
  }

  @Test func `Ctrl-C copies selected text, and quits without it`() {
    let fixture = ViewFixture(editor)
    editor.text = "moss"
    fixture.press(.character("a"), modifiers: .control)
    fixture.press(.character("c"), modifiers: .control)
    expect(editor.selectedText == "moss" && !fixture.screen.wantsToQuit)
    expectEqual(fixture.screen.takeCopyCommand(), "\u{1B}]52;c;bW9zcw==\u{07}")
    fixture.press(.escape)
    expect(editor.selectedText == nil)
    fixture.press(.character("c"), modifiers: .control)
    expect(fixture.screen.wantsToQuit)
  }

  @Test func `Esc and Tab leave the editor, and arrow keys do not`() {
    let fixture = ViewFixture(editor)
    fixture.press(.up, .left, .down)
    expectEqual(fixture.screen.focus, .content)
    fixture.press(.escape)
    expectEqual(fixture.screen.focus, .tab("tab"))
    fixture.press(.down, .tab)
    expect(fixture.screen.focus != .content && editor.text.isEmpty)
    fixture.press(.escape)
    editor.insertsTabs = true
    fixture.press(.down, .tab)
    fixture.type("x")
    expectEqual(editor.text, "\tx")
    fixture.press(.backTab)
    expectEqual(fixture.screen.focus, .tab("tab"))
  }

  @Test func `a text that is not editable is read, and letters are commands`() {
    let fixture = ViewFixture(editor)
    editor.text = "moss"
    editor.isEditable = false
    fixture.press(.delete, .enter)
    fixture.press(.right, modifiers: .shift)
    expect(editor.text == "moss" && editor.selectedText == "m")
    fixture.press(.character("c"))
    expectEqual(fixture.screen.takeCopyCommand(), "\u{1B}]52;c;bQ==\u{07}")
    fixture.screen.handle(.paste(PastedText("x")), at: .zero)
    expectEqual(editor.text, "moss")
    fixture.press(.character("q"))
    expect(fixture.screen.wantsToQuit)
  }

  @Test func `a drag after two clicks selects words, and after three clicks lines`() {
    let editor = TextEditorController("one two three\nfour five\nsix")
    let fixture = ViewFixture(editor)
    fixture.click(5, 0)
    fixture.mouse(.press, 5, 0)
    fixture.mouse(.drag, 9, 0)
    expectEqual(editor.selectedText, "two three")
    fixture.mouse(.drag, 1, 0)
    expectEqual(editor.selectedText, "one two")
    fixture.mouse(.drag, 6, 0)
    expectEqual(editor.selectedText, "two")
    fixture.mouse(.release, 6, 0)
    fixture.click(1, 1)
    fixture.click(1, 1)
    fixture.mouse(.press, 1, 1)
    fixture.mouse(.drag, 1, 2)
    expectEqual(editor.selectedText, "four five\nsix")
    fixture.mouse(.release, 1, 2)
    fixture.click(0, 0)
    expect(editor.selectedText == nil)
  }

  @Test func `a drag by words goes on in a text that the app has assigned meanwhile`() {
    let editor = TextEditorController("one\ntwo\nthree")
    let fixture = ViewFixture(editor)
    fixture.click(1, 2)
    fixture.mouse(.press, 1, 2)
    editor.text = "four"
    fixture.mouse(.drag, 0, 0)
    expectEqual(editor.selectedText, "four")
    fixture.type("x")
    expectEqual(editor.text, "x")
  }

  @Test func `clicks place the cursor, and select a word and a line`() {
    let fixture = ViewFixture(editor)
    editor.text = "moss 漢字 rain\nx"
    var selected: [String?] = []
    for _ in 0..<4 {
      fixture.click(6, 0)
      selected.append(editor.selectedText)
    }
    expectEqual(selected, [nil, "漢字", "moss 漢字 rain", nil])
    expectEqual(editor.selectedRange.lowerBound, position(0, 5))
    fixture.click(7, 0)
    expect(editor.selectedText == nil && editor.selectedRange.lowerBound == position(0, 8))
  }

  @Test func `a drag selects, and scrolls beyond the last line`() {
    editor.text = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    _ = editor.lines(20, 4)
    editor.mouse(.press, 2, 1)
    editor.mouse(.drag, 4, 2)
    expectEqual(editor.selectedText, "ne 1\nline")
    editor.mouse(.drag, 4, 5)
    editor.mouse(.release, 4, 5)
    expectEqual(editor.selectedRange.upperBound, position(4, 4))
    expectEqual(
      editor.lines(20, 4).map { $0.prefix(8) },
      [" line 1 ", ">line 2 ", ">line 3 ", ">line 4 "]
    )
    editor.mouse(.press, .wheelDown, 0, 0)
    expectEqual(editor.firstLineShown, TextPlace(part: 4, line: 0))
  }

  @Test func `the app is asked about changes of the user, and notified of them`() {
    var calls: [String] = []
    editor.shouldChangeHandler = { _, range, text in
      calls.append("should \(range.lowerBound.utf8Offset)..<\(range.upperBound.utf8Offset) \(text)")
      return text != "x"
    }
    editor.editingChangedHandler = { calls.append("changed \($0.text)") }
    editor.selectionChangedHandler = {
      calls.append("selected \($0.selectedRange.lowerBound.utf8Offset)")
    }
    editor.insertText("a")
    editor.type("xb")
    editor.press(.left)
    editor.press(.backspace)
    editor.press(.character("z"), modifiers: .control)
    expectEqual(
      calls,
      [
        "should 1..<1 x", "should 1..<1 b", "changed ab", "selected 1", "should 0..<1 ",
        "changed b", "should 0..<0 a", "changed ab",
      ]
    )
  }

  @Test func `a mark that combines with the character before it does not split that character`() {
    editor.type("e")
    editor.insertText("\u{301}")
    expectEqual(editor.selectedRange.upperBound, position(0, 3))
    editor.press(.backspace)
    expect(editor.text.isEmpty)
    editor.press(.character("z"), modifiers: .control)
    expectEqual(editor.text, "e\u{301}")
    editor.selectedRange = position(0, 1)..<position(0, 1)
    expectEqual(editor.selectedRange, position(0, 0)..<position(0, 3))
  }

  @Test func `an empty text shows the placeholder`() {
    editor.placeholder = "Note"
    expectEqual(editor.lines(10, 2), [" Note", " "])
    editor.type("a")
    expectEqual(editor.lines(10, 2), [" a", " "])
  }

  @Test func `in a right-to-left layout, lines end at the right edge`() {
    editor.text = "ab\nabc"
    expectEqual(editor.lines(6, 2, isRightToLeft: true), ["    ab", "   abc"])
    editor.mouse(.press, 4, 0)
    expectEqual(editor.selectedRange.lowerBound, position(0, 1))
  }

  @Test func `the status line and the list of keys show the keys of the editor`() {
    let fixture = ViewFixture(editor, columns: 100, rows: 40)
    fixture.screen.options.showsStatusLine = true
    fixture.type("a")
    expect(fixture.user.statusLine.hasPrefix(" Ctrl-Z undo   Esc leave   Tab next area"))
    fixture.press(.function(1))
    let listed = fixture.user.list ?? []
    expect(listed.contains("Undo") && listed.contains("New line"))
    expect(
      !listed.contains("Back")
        && fixture.user.lines(containing: " Quit ").allSatisfy { $0.contains("Ctrl-C") }
    )
  }

  @Test func `keys are bound in the scope of editors`() {
    let fixture = ViewFixture(editor)
    fixture.screen.keyBindings[.function(2), in: .editor] = .undo
    fixture.type("a")
    fixture.press(.function(2))
    expect(editor.text.isEmpty)
  }

  @Test func `the menu cuts, copies and undoes`() throws {
    let fixture = ViewFixture(editor)
    fixture.type("moss")
    fixture.click(0, 0, .right)
    expectEqual(fixture.user.list, ["Cut", "Copy", "Paste", "Select All", "", "Undo", "Redo"])
    try fixture.user.click("Undo")
    expect(editor.text.isEmpty)
  }
}
