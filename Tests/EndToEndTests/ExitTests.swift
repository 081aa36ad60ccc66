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

/// End to end: exits.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct ExitTests {
  /// Returns a scene with the first frame on the screen.
  private func program(_ environment: [String: String] = [:]) throws -> EmulatedProgram {
    let program = try EmulatedProgram(environment: environment)
    try program.wait(forText: "Sea Life")
    try program.check("the first frame")
    return program
  }

  @Test(
    arguments: Soak.part(2, of: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  )
  func `quitting by a key restores the terminal`(terminal: String) throws {
    let program = try program(["TERM": terminal])
    try program.quit()
  }

  @Test func `the interrupt key quits`() throws {
    let program = try program()
    try program.type(Key.interrupt)
    try program.expectEnd(.exit(0))
  }

  @Test(
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT],
    Soak.part(1, of: ["xterm-256color", "vt100"])
  )
  func `a signal restores the terminal`(signal: Int32, terminal: String) throws {
    let program = try program(["TERM": terminal])
    program.terminal.send(signal)
    try program.expectEnd(.signal(signal))
  }

  @Test(arguments: Soak.part(2, of: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL]))
  func `a fault restores the terminal`(signal: Int32) throws {
    let program = try program()
    program.terminal.send(signal)
    try program.expectEnd(.signal(signal))
  }

  @Test func `a trap in the app restores the terminal`() throws {
    let program = try EmulatedProgram(BuiltProducts.path("TerminalUser"), ["host"])
    try program.wait(forText: "Calm")
    try program.check("the first frame")
    try program.type("2")
    #if arch(x86_64) || arch(i386)
      try program.expectEnd(.signal(SIGILL))
    #else
      try program.expectEnd(.signal(SIGTRAP))
    #endif
  }

  @Test func `closing the terminal ends the program`() throws {
    let program = try program()
    program.terminal.closeTerminal()
    let end = try program.terminal.end()
    // The kernel reports it twice: by the end of the input, and by a signal.
    expect([.signal(SIGHUP), .exit(1)].contains(end))
    try program.terminal.waitForProcesses()
  }

  @Test func `a terminal that accepts no output does not prevent termination`() throws {
    let program = try program()
    program.terminal.readsOutput = false
    // This is more output than the buffers hold.
    for _ in 0..<60 { try program.type("21") }
    program.terminal.send(SIGTERM)
    try expectEqual(program.terminal.end(), .signal(SIGTERM))
    expect(program.terminal.hasSettingsOfBefore)
  }

  @Test func `the end of the input ends the program and restores the terminal`() throws {
    let keyboard = try PseudoTerminal("open")
    _ = try keyboard.end()
    let program = try EmulatedProgram(input: keyboard.path)
    // Replies would be input of the other terminal, which nobody reads. The system would write them into
    // the output at any place, even within a sequence.
    program.terminal.repliesToRequests = false
    try program.wait(forText: "Sea Life")
    try program.check("the first frame")
    keyboard.closeTerminal()
    try program.expectEnd(.exit(1))
  }
}
