import TabHostTestSupport
import TerminalTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// End to end: interruptions.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct InterruptionTests {
  @Test(arguments: InterruptedInteraction.share(1))
  func `a resize to one cell ends only interactions with the sidebar`(
    interaction: InterruptedInteraction
  ) throws {
    let program = try EmulatedProgram()
    try program.begin(interaction)
    try program.resizeAndWait(columns: 1, rows: 1)
    try program.check("a single cell")
    try program.resizeAndWait(columns: 80, rows: 24)
    if interaction.continuesWhenSmall {
      try program.wait(forText: interaction.visibleText)
    } else {
      let state = try HostState.all(after: [], columns: 80, rows: 24)[0]
      try program.wait("the size from before") { state.differences(from: $0) }
      try program.wait(forNoText: interaction.visibleText)
    }
    try program.check("the size from before")
    try program.continueAfterSuspension()
  }

  @Test(arguments: InterruptedInteraction.share(2))
  func `a suspension during an interaction restores the same screen`(
    interaction: InterruptedInteraction
  ) throws {
    let program = try EmulatedProgram.atShell()
    try program.type(BuiltProducts.path("MediaLibrary") + " --no-persist\n")
    let before = try program.begin(interaction)
    try program.type(Key.suspend)
    try program.waitForShell(showing: "Stopped")
    expect(program.terminal.hasSettingsOfBefore)
    try program.type("fg\n")
    try program.wait("going on") { screen in
      screen.rows == before.rows && screen.styles == before.styles
        && screen.colors == before.colors && screen.cursorShown == before.cursorShown
        ? [] : ["another screen"]
    }
    try program.check("going on")
    try program.type(Key.interrupt)
    try program.waitForShell(showing: "Stopped")
    try program.type("exit\n")
    try expectEqual(program.terminal.end(), .exit(0))
    expect(program.terminal.hasSettingsOfBefore)
  }

  /// What other programs may leave behind: a region that scrolls, with positions that count from it;
  /// characters that move others, and line feeds that begin a line; graphic characters; exchanged colors
  /// and attributes; an unfinished string.
  private static let leftStates = [
    #"\033[4;6r\033[?6h"#, #"\033[4h\033[20h"#, #"\033(0"#, #"\033)0\016"#, #"\033[?5h\033[1;7m"#,
    #"\033]0;a title"#,
  ]

  @Test(arguments: leftStates)
  func `redrawing shows the screen whatever another program has left behind`(state: String) throws {
    let program = try EmulatedProgram()
    let before = try program.wait(forText: "Watch Now")
    let text = state.replacing(#"\033"#, with: "\u{1B}").replacing(#"\016"#, with: "\u{E}")
    try program.emulators.feed(Array(text.utf8))
    try program.redraw()
    let screens = try program.agree(state)
    expectEqual(screens.pyte.rows, before.rows)
    expectEqual(screens.pyte.styles, before.styles)
    try program.continueAfterSuspension()
  }

  @Test(arguments: leftStates)
  func `after a suspension, the screen is the same whatever the shell has left behind`(
    state: String
  ) throws {
    let program = try EmulatedProgram.atShell()
    try program.type(BuiltProducts.path("MediaLibrary") + " --no-persist\n")
    let before = try program.wait(forText: "Watch Now")
    try program.type(Key.suspend)
    try program.waitForShell(showing: "Stopped")
    try program.type("printf '\(state)'; fg\n")
    try program.wait("going on") { screen in
      screen.rows == before.rows && screen.styles == before.styles ? [] : ["another screen"]
    }
    // The output contains that of the shell, so only the screens are compared.
    let screens = try program.emulators.screens()
    expectEqual(screens.tmux.rows, before.rows)
    expectEqual(screens.tmux.styles, before.styles)
  }

  @Test func `a resize during a suspension applies when the program continues`() throws {
    let program = try EmulatedProgram.atShell()
    try program.type(BuiltProducts.path("MediaLibrary") + " --no-persist\n")
    try program.begin(InterruptedInteraction.all[2])
    try program.type(Key.suspend)
    try program.waitForShell(showing: "Stopped")
    try program.resize(columns: 100, rows: 30)
    try program.type("fg\n")
    try program.wait("the list on a larger screen") { screen in
      screen.text.contains("Get Info") && screen.place(of: "Esc close", inRow: 29) != nil
        ? [] : ["not yet"]
    }
    try program.check("the list on a larger screen")
    try program.type(Key.interrupt)
    try program.waitForShell(showing: "fg")
    try program.type("exit\n")
    try expectEqual(program.terminal.end(), .exit(0))
    expect(program.terminal.hasSettingsOfBefore)
  }

  @Test(arguments: InterruptedInteraction.share(0))
  func `a signal during an interaction restores the terminal`(interaction: InterruptedInteraction)
    throws
  {
    let program = try EmulatedProgram()
    try program.begin(interaction)
    program.terminal.send(SIGTERM)
    try program.expectEnd(.signal(SIGTERM))
  }

  @Test func `an open menu stays open on a smaller screen`() throws {
    let program = try EmulatedProgram()
    try program.begin(InterruptedInteraction.all[2])
    try program.resizeAndWait(columns: 60, rows: 14)
    try program.wait(forList: "Get Info")
    try program.check("the menu")
    try program.continueAfterSuspension()
  }
}

extension EmulatedProgram {
  /// Redraws the screen, and waits for the complete frame.
  fileprivate func redraw() throws {
    let before = terminal.output.count
    try type("\u{C}")
    try wait("a new frame") { _ in
      terminal.output[before...].firstRange(of: Array("\u{1B}[2J".utf8)) == nil ? ["none"] : []
    }
  }

  /// Quits by the key that works during every interaction.
  fileprivate func continueAfterSuspension() throws {
    try type(Key.interrupt)
    try expectEnd(.exit(0))
  }
}
