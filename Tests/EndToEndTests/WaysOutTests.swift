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

@Suite("End to end: exits", .enabled(if: Equipment.isThere, Equipment.advice))
struct WaysOutTests {
  /// Returns a scene with the first frame on the screen.
  private func scene(_ environment: [String: String] = [:]) throws -> Scene {
    let scene = try Scene(environment: environment)
    try scene.wait(forText: "Ink Drops")
    try scene.check("the first frame")
    return scene
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func `quitting by a key restores the terminal`(terminal: String) throws {
    let scene = try scene(["TERM": terminal])
    try scene.leave()
  }

  @Test func `the interrupt key quits`() throws {
    let scene = try scene()
    try scene.type(Key.interrupt)
    try scene.expectEnd(.exit(0))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT], ["xterm-256color", "vt100"])
  func `a signal restores the terminal`(signal: Int32, terminal: String) throws {
    let scene = try scene(["TERM": terminal])
    scene.terminal.send(signal)
    try scene.expectEnd(.signal(signal))
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL])
  func `a fault restores the terminal`(signal: Int32) throws {
    let scene = try scene()
    scene.terminal.send(signal)
    try scene.expectEnd(.signal(signal))
  }

  @Test func `a trap in the app restores the terminal`() throws {
    let scene = try Scene(BuiltProducts.path("TerminalUser"), ["host"])
    try scene.wait(forText: "Calm")
    try scene.check("the first frame")
    try scene.type("2")
    #if arch(x86_64) || arch(i386)
      try scene.expectEnd(.signal(SIGILL))
    #else
      try scene.expectEnd(.signal(SIGTRAP))
    #endif
  }

  @Test func `closing the terminal ends the program`() throws {
    let scene = try scene()
    scene.terminal.closeTerminal()
    let end = try scene.terminal.end()
    // The kernel reports it twice: by the end of the input, and by a signal.
    #expect([.signal(SIGHUP), .exit(1)].contains(end))
    #expect(scene.terminal.processesLeft == [])
  }

  @Test func `a signal while a menu is open restores the terminal`() throws {
    let scene = try scene()
    try scene.focusRow("sea-life", HostState.all(after: [], columns: 80, rows: 24)[0])
    try scene.type("m")
    try scene.wait(forText: "Remove")
    scene.terminal.send(SIGTERM)
    try scene.expectEnd(.signal(SIGTERM))
  }

  @Test func `a terminal that accepts no output does not prevent termination`() throws {
    let scene = try scene()
    scene.terminal.readsOutput = false
    // This is more output than the buffers hold.
    for _ in 0..<60 { try scene.type("21") }
    scene.terminal.send(SIGTERM)
    #expect(try scene.terminal.end() == .signal(SIGTERM))
    #expect(scene.terminal.hasSettingsOfBefore)
  }

  @Test func `the end of the input ends the program and restores the terminal`() throws {
    let keyboard = try PseudoTerminal("open")
    _ = try keyboard.end()
    let scene = try Scene(input: keyboard.path)
    try scene.wait(forText: "Ink Drops")
    try scene.check("the first frame")
    keyboard.closeTerminal()
    try scene.expectEnd(.exit(1))
  }

  @Test(arguments: ["/dev/null", "/dev/zero"])
  func `input that is not a terminal is rejected before anything changes`(input: String) throws {
    let terminal = try PseudoTerminal(
      program: BuiltProducts.path("MediaLibrary"),
      arguments: ["--no-persist"],
      input: input
    )
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.hasSettingsOfBefore)
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("Ink Drops"))
    #expect(!output.contains("\u{1B}[?"))
  }
}
