import TerminalTestSupport
import Testing

extension Scene {
  /// Leaves by the key for it, and checks that everything is as before.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try type("q")
    try expectEnd(.exit(0), sourceLocation: sourceLocation)
  }

  /// Waits for the end of the program, and checks that everything is as before.
  func expectEnd(
    _ end: PseudoTerminal.End,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try terminal.end() == end, sourceLocation: sourceLocation)
    #expect(terminal.processesLeft == [], sourceLocation: sourceLocation)
    try expectAsBefore(sourceLocation: sourceLocation)
  }

  /// Checks that settings, screen, cursor and styles are those from before the program began.
  func expectAsBefore(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(terminal.hasSettingsOfBefore, sourceLocation: sourceLocation)
    _ = try look()
    let output = terminal.output
    #expect(
      OutputRules.breaches(in: output, isASCII: isASCII) == [],
      sourceLocation: sourceLocation
    )
    // Whether a style is left over shows with the next character.
    try emulators.feed(Array("x".utf8))
    let look = try emulators.look()
    let hasTwoScreens = output.firstRange(of: Array("\u{1B}[?1049h".utf8)) != nil
    // Of the three only tmux has a second screen to come back from.
    #expect(look.tmux.alternate == false, sourceLocation: sourceLocation)
    #expect(
      look.tmux.rows.prefix(2) == (hasTwoScreens ? ["before", "x"] : ["x", ""]),
      sourceLocation: sourceLocation
    )
    #expect(look.tmux.cursorShown == true, sourceLocation: sourceLocation)
    #expect(look.tmux.mouse == false, sourceLocation: sourceLocation)
    #expect(look.tmux.flags == ["wrap"], sourceLocation: sourceLocation)
    #expect(look.pyte.cursorShown == true, sourceLocation: sourceLocation)
    // Lines wrap, the cursor is visible; nothing of mouse, paste, focus and drawing at once.
    #expect(look.pyte.modes == [7, 25], sourceLocation: sourceLocation)
    #expect(Self.keyboardLevels(output) == 0, sourceLocation: sourceLocation)
    let unstyled = String(repeating: "0", count: columns)
    #expect(look.tmux.styles.allSatisfy { $0 == unstyled }, sourceLocation: sourceLocation)
    if let cursor = look.pyte.cursor {
      let place = Screen.Place(column: max(cursor[0] - 1, 0), row: cursor[1])
      #expect(look.pyte.style(at: place) == 0, sourceLocation: sourceLocation)
    }
  }

  /// How many levels of the keyboard protocol of kitty are left, of which no emulator tells.
  private static func keyboardLevels(_ output: [UInt8]) -> Int {
    let text = String(decoding: output, as: UTF8.self)
    var level = 0
    for match in text.matches(of: /\u{1B}\[([<>])[0-9]*u/) {
      level = match.1 == ">" ? level + 1 : max(level - 1, 0)
    }
    return level
  }
}
