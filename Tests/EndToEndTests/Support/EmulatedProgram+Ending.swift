import TabHostTestSupport
import TerminalTestSupport
import Testing

extension EmulatedProgram {
  /// Quits by a key, and checks that the terminal is restored.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try type("q")
    try expectEnd(.exit(0), sourceLocation: sourceLocation)
  }

  /// Waits for the program to end, and checks that the terminal is restored.
  func expectEnd(
    _ end: PseudoTerminal.End,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectEqual(terminal.end(), end, sourceLocation: sourceLocation)
    expectEqual(terminal.processesLeft, [], sourceLocation: sourceLocation)
    try expectAsBefore(sourceLocation: sourceLocation)
  }

  /// Checks that settings, screen, cursor and styles are those from before the program was
  /// launched.
  func expectAsBefore(sourceLocation: SourceLocation = #_sourceLocation) throws {
    expect(terminal.hasSettingsOfBefore, sourceLocation: sourceLocation)
    _ = try screens()
    let output = terminal.output
    expectEqual(
      OutputRules.violations(in: output, isASCII: isASCII),
      [],
      sourceLocation: sourceLocation
    )
    // A remaining style is visible in the next character.
    try emulators.feed(Array("x".utf8))
    let screens = try emulators.screens()
    let hasTwoScreens = output.firstRange(of: Array("\u{1B}[?1049h".utf8)) != nil
    // Of the three emulators, only tmux has an alternate screen.
    expectEqual(screens.tmux.alternate, false, sourceLocation: sourceLocation)
    expect(
      screens.tmux.rows.prefix(2) == (hasTwoScreens ? ["before", "x"] : ["x", ""]),
      sourceLocation: sourceLocation
    )
    expectEqual(screens.tmux.cursorShown, true, sourceLocation: sourceLocation)
    expectEqual(screens.tmux.mouse, false, sourceLocation: sourceLocation)
    expectEqual(screens.tmux.flags, ["wrap"], sourceLocation: sourceLocation)
    expectEqual(screens.pyte.cursorShown, true, sourceLocation: sourceLocation)
    // Lines wrap and the cursor is visible; modes for mouse, paste, focus and synchronized output
    // are off.
    expectEqual(screens.pyte.modes, [7, 25], sourceLocation: sourceLocation)
    expectEqual(Self.keyboardLevels(output), 0, sourceLocation: sourceLocation)
    let unstyled = String(repeating: "0", count: columns)
    expect(screens.tmux.styles.allSatisfy { $0 == unstyled }, sourceLocation: sourceLocation)
    if let cursor = screens.pyte.cursor {
      let place = Screen.Place(column: max(cursor[0] - 1, 0), row: cursor[1])
      expectEqual(screens.pyte.style(at: place), 0, sourceLocation: sourceLocation)
    }
  }

  /// Returns the number of levels of the kitty keyboard protocol that remain, which no emulator
  /// reports.
  private static func keyboardLevels(_ output: [UInt8]) -> Int {
    let text = String(decoding: output, as: UTF8.self)
    var level = 0
    for match in text.matches(of: /\u{1B}\[([<>])[0-9]*u/) {
      level = match.1 == ">" ? level + 1 : max(level - 1, 0)
    }
    return level
  }
}
