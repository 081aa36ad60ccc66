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

@Suite("End to end: ways out", .enabled(if: Equipment.isThere, Equipment.advice))
struct WaysOutTests {
  /// A program with its first frame on the screen.
  private func scene(_ environment: [String: String] = [:]) throws -> Scene {
    let scene = try Scene(environment: environment)
    try scene.wait(forText: "Ink Drops")
    try scene.check("the first frame")
    return scene
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "screen", "linux", "vt100"])
  func `leaving by a key leaves nothing behind`(terminal: String) throws {
    let scene = try scene(["TERM": terminal])
    try scene.leave()
  }

  @Test func `the interrupt key leaves`() throws {
    let scene = try scene()
    try scene.type(Key.interrupt)
    try scene.expectEnd(.exit(0))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT], ["xterm-256color", "vt100"])
  func `a signal leaves nothing behind`(signal: Int32, terminal: String) throws {
    let scene = try scene(["TERM": terminal])
    scene.terminal.send(signal)
    try scene.expectEnd(.signal(signal))
  }

  @Test(arguments: [SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGILL])
  func `a fault leaves nothing behind`(signal: Int32) throws {
    let scene = try scene()
    scene.terminal.send(signal)
    try scene.expectEnd(.signal(signal))
  }

  @Test func `a trap in the code of the app leaves nothing behind`() throws {
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

  @Test func `a terminal that is closed ends the program`() throws {
    let scene = try scene()
    scene.terminal.closeTerminal()
    let end = try scene.terminal.end()
    // The kernel tells of it twice: by the end of the input, and by a signal.
    #expect([.signal(SIGHUP), .exit(1)].contains(end))
    #expect(scene.terminal.processesLeft == [])
  }

  @Test func `a program that is gone in the middle of a menu leaves nothing behind`() throws {
    let scene = try scene()
    try scene.focusRow("sea-life", HostState.all(after: [], columns: 80, rows: 24)[0])
    try scene.type("m")
    try scene.wait(forText: "Remove")
    scene.terminal.send(SIGTERM)
    try scene.expectEnd(.signal(SIGTERM))
  }

  @Test func `a terminal that nobody reads from does not keep the program`() throws {
    let scene = try scene()
    scene.terminal.readsOutput = false
    // More than fits on the way.
    for _ in 0..<60 { try scene.type("21") }
    scene.terminal.send(SIGTERM)
    #expect(try scene.terminal.end() == .signal(SIGTERM))
    #expect(scene.terminal.hasSettingsOfBefore)
  }

  @Test func `input that ends ends the program, on a screen that stays`() throws {
    let keyboard = try PseudoTerminal("open")
    _ = try keyboard.end()
    let scene = try Scene(input: keyboard.path)
    try scene.wait(forText: "Ink Drops")
    try scene.check("the first frame")
    keyboard.closeTerminal()
    try scene.expectEnd(.exit(1))
  }

  @Test(arguments: ["/dev/null", "/dev/zero"])
  func `input that is no terminal is refused before anything changes`(input: String) throws {
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
