import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: search.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct SearchTests {
  private static let key = Step("tap search") { program, _ in
    try program.type("/")
    try program.wait(forCursorBehind: "⌕ ")
  }

  @Test func `typed text is searched for, and the cursor is at the insertion point`() throws {
    let program = try EmulatedProgram()
    try program.perform([Self.key])
    try program.type("ool")
    try program.wait(forCursorBehind: "⌕ ool")
    try program.wait(forText: "Tide Pools")
    try program.wait(forNoText: "Kelp Cathedral")
    try program.agreeOnCursor("typing")
    // Inserts a letter at the beginning of the text.
    try program.type(Key.left + Key.left + Key.left + "C")
    try program.wait(forCursorBehind: "⌕ C", before: "ool")
    try program.wait(forNoText: "Tide Pools")
    try program.agreeOnCursor("in the middle")
    try program.type(Key.backspace)
    try program.wait(forText: "Tide Pools")
    try program.type(Key.escape)
    try program.wait(forText: "Kelp Cathedral")
    try program.wait(forCursorBehind: nil)
    try program.agreeOnCursor("cancelled")
    try program.quit()
  }

  @Test func `pasted text is inserted into the search field and triggers no keys`() throws {
    let program = try EmulatedProgram()
    try program.perform([Self.key])
    try program.type(Key.paste("the \u{1B}[Bo\rq"))
    try program.wait(forText: "⌕ the")
    try program.check("pasted")
    try program.type("\u{15}" + Key.paste("tide"))
    try program.wait(forCursorBehind: "⌕ tide")
    try program.wait(forText: "Tide Pools")
    try program.agreeOnCursor("pasted")
    try program.type(Key.escape)
    try program.wait(forCursorBehind: nil)
    try program.quit()
  }

  @Test func `text pasted outside the search field triggers no keys`() throws {
    let program = try EmulatedProgram()
    try program.perform([Step("tap library") { program, _ in try program.type("2") }])
    let before = try program.screens()
    try program.type(Key.paste("q1e\u{1B}[B?\r\u{3}"))
    // Input after the paste is decoded as keys.
    try program.type("?")
    try program.wait(forText: "Keys")
    try program.type("?")
    let after = try program.wait(forNoText: "─Keys─")
    expectEqual(after.rows, before.rows)
    try program.quit()
  }

  @Test func `a program running in tmux shows the cursor in the search field`() throws {
    let program = try TmuxProgram()
    try program.perform([Self.key])
    try program.type("fox")
    try program.wait(forCursorBehind: "⌕ fox")
    try program.wait(forText: "A Fox in March")
    try program.type(Key.escape)
    try program.wait(forCursorBehind: nil)
  }
}

// MARK: - The cursor

extension ControlledProgram {
  /// Waits for the cursor directly after a text in the page, and before another; `nil` waits for no
  /// cursor.
  func wait(forCursorBehind text: String?, before rest: String = "") throws {
    try wait("a cursor behind \(text ?? "nothing")") { screen in
      guard let text else { return screen.cursorShown == false ? [] : ["there is a cursor"] }
      guard screen.cursorShown == true, let cursor = screen.cursor else { return ["no cursor"] }
      let blanks = String(repeating: " ", count: screen.styles[0].count)
      let line = screen.rows[cursor[1]] + blanks
      let isAvailable = line.prefix(cursor[0]).hasSuffix(text)
      return isAvailable && line.dropFirst(cursor[0]).hasPrefix(rest)
        ? [] : ["the cursor is at \(cursor) of \(line)"]
    }
  }

  /// Returns the position of a text at or after a column.
  func place(ofText text: String, from column: Int) throws -> Screen.Place {
    let screen = try screens()
    for (row, line) in screen.rows.enumerated() {
      let rest = String(line.dropFirst(column))
      guard let range = rest.firstRange(of: text) else { continue }
      let offset = rest.distance(from: rest.startIndex, to: range.lowerBound)
      return Screen.Place(column: column + offset, row: row)
    }
    throw PseudoTerminal.Overdue(description: "\(text) is not in\n\(screen.text)")
  }
}

extension EmulatedProgram {
  /// Checks a frame, and that every emulator with a cursor shows it at the same position.
  fileprivate func agreeOnCursor(_ purpose: String) throws {
    let screens = try agree(purpose)
    expectEqual(screens.tmux.cursorShown, screens.pyte.cursorShown, "\(purpose)")
    guard screens.pyte.cursorShown == true else { return }
    expectEqual(screens.tmux.cursor, screens.pyte.cursor, "\(purpose)")
  }
}
