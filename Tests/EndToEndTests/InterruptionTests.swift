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
  /// Quits by the key that works during every interaction.
  fileprivate func continueAfterSuspension() throws {
    try type(Key.interrupt)
    try expectEnd(.exit(0))
  }
}
