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
    let scene = try Scene(SessionLeader.product("TerminalUser"), ["host"])
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
    #expect([.signal(SIGHUP), .exit(1)].contains(end))
  }

  @Test func `a program that is gone in the middle of a menu leaves nothing behind`() throws {
    let scene = try scene()
    try scene.focusRow("sea-life", HostState.all(after: [], columns: 80, rows: 24)[0])
    try scene.type("m")
    try scene.wait(forText: "Remove")
    scene.terminal.send(SIGTERM)
    try scene.expectEnd(.signal(SIGTERM))
  }

  @Test func `suspended at a shell it gives the terminal back, and goes on where it was`() throws {
    // A shell writes its prompt to standard error.
    let shell = "exec /bin/bash --norc --noprofile --noediting -i 2>&1"
    let scene = try Scene("/bin/sh", ["-c", shell], environment: ["PS1": "shell> "])
    try scene.wait(forText: "shell>")
    try scene.type(SessionLeader.product("MediaLibrary") + " --no-persist\n")
    let state = try HostState.all(after: ["row library"], columns: 80, rows: 24)
    try scene.wait("the first frame") { state[0].differences(from: $0) }
    try scene.type("2")
    try scene.wait("library") { state[1].differences(from: $0) }
    try scene.type(Key.suspend)
    try scene.terminal.output(contains: "Stopped")
    try scene.wait(forText: "shell>")
    #expect(scene.terminal.hasSettingsOfBefore)
    let stopped = try scene.atShell()
    #expect(stopped.rows.contains { $0.contains("Stopped") })
    try scene.type("fg\n")
    try scene.wait("going on") { state[1].differences(from: $0) }
    #expect(try scene.emulators.look(at: "tmux").alternate == true)
    try scene.check("going on")
    try scene.type("q")
    _ = try scene.atShell()
    try scene.type("exit\n")
    #expect(try scene.terminal.end() == .exit(0))
    #expect(scene.terminal.hasSettingsOfBefore)
  }
}

extension Scene {
  /// Waits until the screen is the shell's again, with a cursor.
  fileprivate func atShell() throws -> Screen {
    var shown: Screen?
    try wait("the shell") { _ in
      shown = try? emulators.look(at: "tmux")
      return shown?.rows.last { !$0.isEmpty } == "shell>" ? [] : ["no prompt"]
    }
    let screen = try emulators.look(at: "tmux")
    #expect(screen.alternate == false)
    #expect(screen.cursorShown == true)
    #expect(screen.mouse == false)
    #expect(screen.rows[0] == Self.before)
    return screen
  }
}
