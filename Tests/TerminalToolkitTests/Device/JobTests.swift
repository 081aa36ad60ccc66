import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TerminalToolkit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Terminal device: suspending.
@Suite(.ownThread) struct JobTests {
  private let modes = TerminalFamily.xterm.modes

  /// Starts a job and waits until it has opened the terminal.
  private func job() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal("job")
    try expectEqual(terminal.report(), "open 80x24")
    return terminal
  }

  /// Returns reports until one begins with a prefix. The job and its shell report concurrently.
  private func reports(of terminal: PseudoTerminal, until start: String) throws -> [String] {
    var reports: [String] = []
    for _ in 0..<20 where reports.last?.hasPrefix(start) != true {
      reports.append(try terminal.report())
    }
    return reports
  }

  @Test func `a suspended program restores the terminal, and sets it up again when resumed`() throws
  {
    let terminal = try job()
    try terminal.type("z")
    // The event of the suspension may be reported before the stop or after the continuation.
    var seen = try reports(of: terminal, until: "stopped")
    expectEqual(seen.last, "stopped TSTP, settings restored")
    expectEqual(ScreenModes(after: terminal.output), .before)
    try terminal.type("fg\n")
    seen += try reports(of: terminal, until: "resumed")
    expectEqual(seen.filter { !$0.hasPrefix("stopped") }, ["bytes z", "suspended", "resumed"])
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    expectEqual(terminal.remainingReports, ["bytes q", "end of events", "ended 0"])
    expect(terminal.hasSettingsOfBefore)
    expectEqual(ScreenModes(after: terminal.output), .before)
    let text = String(decoding: terminal.output, as: UTF8.self)
    expectEqual(text.ranges(of: modes.entry).count, 2)
    expectEqual(text.ranges(of: modes.exit).count, 2)
  }

  @Test func `a job continued in the background waits for the terminal without changing it`() throws
  {
    let terminal = try job()
    try terminal.type("z")
    var seen = try reports(of: terminal, until: "stopped")
    try terminal.type("bg\n")
    seen += try reports(of: terminal, until: "stopped")
    expectEqual(seen.last, "stopped TTOU, settings restored")
    expectEqual(ScreenModes(after: terminal.output), .before)
    try terminal.type("fg\n")
    seen += try reports(of: terminal, until: "resumed")
    expectEqual(seen.filter { !$0.hasPrefix("stopped") }, ["bytes z", "suspended", "resumed"])
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    expect(terminal.hasSettingsOfBefore)
    expectEqual(ScreenModes(after: terminal.output), .before)
  }

  @Test func `a job started in the background waits for the terminal before it opens it`() throws {
    let terminal = try PseudoTerminal("background")
    try expectEqual(terminal.report(), "stopped TTOU, settings restored")
    expectEqual(terminal.output, [])
    try terminal.type("fg\n")
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    expectEqual(terminal.remainingReports, ["bytes q", "end of events", "ended 0"])
    expect(terminal.hasSettingsOfBefore)
  }

  @Test func `after SIGSTOP, the program sets up the terminal when it is resumed`() throws {
    let terminal = try job()
    try terminal.type("s")
    var seen = try reports(of: terminal, until: "stopped")
    expectEqual(seen.last, "stopped STOP, settings lost")
    try terminal.type("fg\n")
    seen += try reports(of: terminal, until: "resumed")
    expectEqual(seen, ["bytes s", "stopped STOP, settings lost", "resumed"])
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    expect(terminal.hasSettingsOfBefore)
    expectEqual(ScreenModes(after: terminal.output), .before)
  }

  @Test(arguments: [SIGTSTP, SIGCONT])
  func `a continuation is reported, and the terminal is set up again`(signal: Int32) throws {
    // The leader of a session cannot be stopped; it continues immediately.
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    terminal.send(signal)
    let notifications = signal == SIGTSTP ? ["suspended", "resumed"] : ["resumed"]
    try expectEqual(terminal.reports(notifications.count), notifications)
    expect(!terminal.hasSettingsOfBefore)
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    expectEqual(terminal.output, Array((modes.entry + modes.exit + modes.entry + modes.exit).utf8))
    expect(terminal.hasSettingsOfBefore)
  }

  // Another process watches the program, on Linux only.
  #if !canImport(Darwin)
    @Test(arguments: [("u", SIGSEGV), ("k", SIGKILL)])
    func `the screen is restored after an end in which no handler of the program runs`(
      key: String,
      signal: Int32
    ) throws {
      let terminal = try job()
      try terminal.output(contains: modes.entry)
      try terminal.type(key)
      try expectEqual(reports(of: terminal, until: "ended").last, "ended \(signal)")
      try terminal.output(contains: modes.exit)
      expectEqual(ScreenModes(after: terminal.output), .before)
      try terminal.type("\n")
      try expectEqual(terminal.end(), .exit(0))
    }

    @Test(arguments: [("u", SIGSEGV), ("k", SIGKILL)])
    func `the terminal of a session leader is restored after such an end, too`(
      key: String,
      signal: Int32
    ) throws {
      let terminal = try PseudoTerminal("run")
      _ = try terminal.report()
      try terminal.output(contains: modes.entry)
      try terminal.type(key)
      try expectEqual(terminal.end(), .signal(signal))
      try terminal.waitForProcesses()
      expectEqual(ScreenModes(after: terminal.output), .before)
      expect(terminal.hasSettingsOfBefore)
    }

    @Test func `the process that watches a program inherits none of its descriptors`() throws {
      let terminal = try PseudoTerminal("descriptors")
      try expectEqual(terminal.report(), "open 80x24")
      try terminal.type("x")
      try expectEqual(terminal.end(), .exit(0))
      expectEqual(terminal.remainingReports, ["closed"])
    }
  #endif

  @Test func `no process remains after a program has ended`() throws {
    for key in ["q", "t"] {
      let terminal = try PseudoTerminal("run")
      _ = try terminal.report()
      try terminal.type(key)
      _ = try terminal.end()
      expectEqual(terminal.processesLeft, [])
    }
  }

  @Test func `a size that changed during a suspension is reported after the program resumes`()
    throws
  {
    let terminal = try job()
    try terminal.type("z")
    _ = try reports(of: terminal, until: "stopped")
    try terminal.resize(columns: 50, rows: 10)
    try terminal.type("fg\n")
    let seen = try reports(of: terminal, until: "resized")
    expectEqual(seen.suffix(2), ["resumed", "resized 50x10"])
  }
}
