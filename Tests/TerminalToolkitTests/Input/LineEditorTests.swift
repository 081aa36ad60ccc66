import TabHostTestSupport
import Testing

@testable import TerminalToolkit

struct LineEditorTests {
  /// Returns the text with a bar at the position of the cursor.
  private func marked(_ editor: LineEditor) -> String {
    editor.text[..<editor.cursor] + "|" + editor.text[editor.cursor...]
  }

  private func edited(_ text: String, _ steps: ((inout LineEditor) -> Void)...) -> String {
    var editor = LineEditor(text)
    for step in steps { step(&editor) }
    return marked(editor)
  }

  @Test func `text is inserted at the cursor`() {
    expectEqual(edited("", { $0.insert("ab") }, { $0.moveBackward() }, { $0.insert("x") }), "ax|b")
  }

  @Test func `the cursor stops at both ends`() {
    expectEqual(edited("ab", { $0.moveForward() }), "ab|")
    expectEqual(edited("ab", { $0.moveToStart() }, { $0.moveBackward() }), "|ab")
    expectEqual(edited("ab", { $0.moveToStart() }, { $0.deleteBackward() }), "|ab")
    expectEqual(edited("ab", { $0.deleteForward() }), "ab|")
  }

  @Test(arguments: ["e\u{301}", "👩‍👩‍👧", "🇩🇪", "한", "שׁ"])
  func `a grapheme cluster is deleted and skipped as a whole`(character: String) {
    expectEqual(edited("a" + character, { $0.deleteBackward() }), "a|")
    expectEqual(edited("a" + character, { $0.moveBackward() }), "a|" + character)
    expectEqual(edited(character + "a", { $0.moveToStart() }, { $0.deleteForward() }), "|a")
  }

  @Test func `a combining mark joins the preceding character, and the cursor is after both`() {
    expectEqual(edited("e", { $0.insert("\u{301}") }), "e\u{301}|")
    expectEqual(edited("🇪", { $0.moveToStart() }, { $0.insert("🇩") }), "🇩🇪|")
  }

  @Test func `words and the text to either end are deleted`() {
    expectEqual(edited("one two  ", { $0.deleteWord() }), "one |")
    expectEqual(edited("one", { $0.deleteWord() }), "|")
    expectEqual(edited("one two", { $0.moveWordBackward() }, { $0.deleteToStart() }), "|two")
    expectEqual(edited("one two", { $0.moveWordBackward() }, { $0.deleteToEnd() }), "one |")
    expectEqual(edited("one two", { $0.moveToStart() }, { $0.moveWordForward() }), "one| two")
  }

  @Test func `inserted text becomes one line without control characters`() {
    expectEqual(edited("", { $0.insert("a\r\nb\n\nc\td\u{1B}[2J\u{7}\u{2028}e") }), "a b c d[2J e|")
  }

  @Test func `replacing the text retains the offset of the cursor`() {
    expectEqual(edited("ab", { $0.setText("abc") }), "abc|")
    expectEqual(edited("abc", { $0.moveBackward() }, { $0.setText("xyz!") }), "xy|z!")
    expectEqual(edited("abc", { $0.moveBackward() }, { $0.setText("a") }), "a|")
    expectEqual(edited("abc", { $0.moveToStart() }, { $0.setText("é") }), "|é")
  }

  @Test func `a cursor inside a character moves to the start of the character`() {
    for offset in -1...4 {
      let editor = LineEditor("a한", cursor: offset)
      expectEqual(editor.cursorOffset, (offset <= 0 ? 0 : offset >= 4 ? 4 : 1))
    }
  }

  @Test(arguments: [
    (10, 3, "abc", 3), (3, 3, "bc", 2), (3, 0, "abc", 0), (1, 3, "", 0), (0, 3, "", 0),
  ])
  func `the window contains the cursor`(columns: Int, cursor: Int, text: String, column: Int) {
    let window = LineEditor("abc", cursor: cursor).window(columns: columns)
    expectEqual(window.text.string, text)
    expectEqual(window.cursorColumn, column)
  }

  @Test(arguments: ["\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}"])
  func `an invisible mark takes no column and hides no text`(mark: String) {
    var editor = LineEditor("abc\(mark)def")
    for (columns, text, column) in [(9, "abcdef", 6), (6, "bcdef", 5), (4, "def", 3)] {
      let window = editor.window(columns: columns)
      expectEqual(window.text.string, text)
      expectEqual(window.cursorColumn, column)
    }
    editor.moveCursor(toColumn: 4, of: 9)
    expectEqual(editor.cursorOffset, "abc\(mark)d".utf8.count)
  }

  @Test(arguments: [("aé", 2, "a"), ("aé", 3, "aé"), ("e\u{301}x", 2, ""), ("한글", 4, "한")])
  func `a limited line takes as many whole characters as have room`(
    text: String,
    limit: Int,
    kept: String
  ) {
    var editor = LineEditor(limit: limit)
    editor.insert(text)
    expectEqual(editor.text, kept)
    editor.setText("abcdef")
    editor.insert("x")
    expectEqual(editor.text, "abcdef")
    editor.clear()
    editor.insert(text)
    expectEqual(editor.text, kept)
  }

  @Test func `wide characters are never split, and unsafe characters are replaced`() {
    let wide = LineEditor("한한한").window(columns: 4)
    expect(wide.text.string == "한" && wide.cursorColumn == 2)
    let hostile = LineEditor("a\u{1B}\u{202E}b").window(columns: 9)
    expect(hostile.text.characters.allSatisfy { !$0.isWhitespace && $0 != "\u{202E}" })
    expectEqual(hostile.cursorColumn, hostile.text.columns)
  }
}
