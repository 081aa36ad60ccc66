import TerminalTestSupport
import Testing

@Suite("End to end: search", .enabled(if: Equipment.isThere, Equipment.advice))
struct SearchTests {
  private static let key = Step("tap search") { stage, _ in
    try stage.type("/")
    try stage.wait(forCursorBehind: "⌕ ")
  }

  @Test func `typed text is searched for, and the cursor is at the insertion point`() throws {
    let scene = try Scene()
    try scene.perform([Self.key])
    try scene.type("lea")
    try scene.wait(forCursorBehind: "⌕ lea")
    try scene.wait(forText: "Under the Leaves")
    try scene.wait(forNoText: "Tide Pools")
    try scene.agreeOnCursor("typing")
    // Inserts a letter at the beginning of the text.
    try scene.type(Key.left + Key.left + Key.left + "C")
    try scene.wait(forCursorBehind: "⌕ C", before: "lea")
    try scene.wait(forNoText: "Under the Leaves")
    try scene.agreeOnCursor("in the middle")
    try scene.type(Key.backspace)
    try scene.wait(forText: "Under the Leaves")
    try scene.type(Key.escape)
    try scene.wait(forText: "Tide Pools")
    try scene.wait(forCursorBehind: nil)
    try scene.agreeOnCursor("cancelled")
    try scene.leave()
  }

  @Test func `pasted text is inserted into the search field and triggers no keys`() throws {
    let scene = try Scene()
    try scene.perform([Self.key])
    try scene.type(Key.paste("the \u{1B}[Bo\rq"))
    try scene.wait(forText: "⌕ the")
    try scene.check("pasted")
    try scene.type("\u{15}" + Key.paste("tide"))
    try scene.wait(forCursorBehind: "⌕ tide")
    try scene.wait(forText: "Tide Pools")
    try scene.agreeOnCursor("pasted")
    try scene.type(Key.escape)
    try scene.wait(forCursorBehind: nil)
    try scene.leave()
  }

  @Test func `text pasted outside the search field triggers no keys`() throws {
    let scene = try Scene()
    try scene.perform([Step("tap library") { stage, _ in try stage.type("2") }])
    let before = try scene.look()
    try scene.type(Key.paste("q1e\u{1B}[B?\r\u{3}"))
    // Input after the paste is decoded as keys.
    try scene.type("?")
    try scene.wait(forText: "Keys")
    try scene.type("?")
    let after = try scene.wait(forNoText: "─Keys─")
    #expect(after.rows == before.rows)
    try scene.leave()
  }

  @Test func `the mouse can start and cancel a search`() throws {
    let scene = try Scene()
    let row = Step("row search") { stage, _ in
      try stage.click(stage.place(of: "search", in: .sidebar))
    }
    try scene.perform([row])
    try scene.click(scene.place(ofText: "⌕ Search", from: 24))
    try scene.wait(forCursorBehind: "⌕ ")
    try scene.type("owl")
    try scene.wait(forText: "The Owl at Noon")
    try scene.wait(forNoText: "Tide Pools")
    try scene.agreeOnCursor("typed")
    try scene.click(scene.place(ofText: "✕"))
    try scene.wait(forText: "Tide Pools")
    try scene.wait(forCursorBehind: nil)
    try scene.agreeOnCursor("cancelled")
    try scene.leave()
  }

  @Test func `a program running in tmux shows the cursor in the search field`() throws {
    let scene = try LiveScene()
    try scene.perform([Self.key])
    try scene.type("fox")
    try scene.wait(forCursorBehind: "⌕ fox")
    try scene.wait(forText: "Two Foxes")
    try scene.type(Key.escape)
    try scene.wait(forCursorBehind: nil)
  }
}

// MARK: - The cursor

extension Stage {
  /// Waits for the cursor directly after a text in the page, and before another; `nil` waits for no
  /// cursor.
  func wait(forCursorBehind text: String?, before rest: String = "") throws {
    try wait("a cursor behind \(text ?? "nothing")") { screen in
      guard let text else { return screen.cursorShown == false ? [] : ["there is a cursor"] }
      guard screen.cursorShown == true, let cursor = screen.cursor else { return ["no cursor"] }
      let blanks = String(repeating: " ", count: screen.styles[0].count)
      let line = screen.rows[cursor[1]] + blanks
      let isThere = line.prefix(cursor[0]).hasSuffix(text)
      return isThere && line.dropFirst(cursor[0]).hasPrefix(rest)
        ? [] : ["the cursor is at \(cursor) of \(line)"]
    }
  }

  /// Returns the position of a text at or after a column.
  func place(ofText text: String, from column: Int) throws -> Screen.Place {
    let screen = try look()
    for (row, line) in screen.rows.enumerated() {
      let rest = String(line.dropFirst(column))
      guard let range = rest.firstRange(of: text) else { continue }
      let offset = rest.distance(from: rest.startIndex, to: range.lowerBound)
      return Screen.Place(column: column + offset, row: row)
    }
    throw PseudoTerminal.Overdue(description: "\(text) is not in\n\(screen.text)")
  }
}

extension Scene {
  /// Checks a frame, and that every emulator with a cursor shows it at the same position.
  fileprivate func agreeOnCursor(_ purpose: String) throws {
    let look = try agree(purpose)
    #expect(look.tmux.cursorShown == look.pyte.cursorShown, "\(purpose)")
    guard look.pyte.cursorShown == true else { return }
    #expect(look.tmux.cursor == look.pyte.cursor, "\(purpose)")
  }
}
