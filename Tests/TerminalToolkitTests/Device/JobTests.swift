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
    #expect(try terminal.report() == "open 80x24")
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
    #expect(seen.last == "stopped TSTP, settings restored")
    #expect(ScreenModes(after: terminal.output) == .before)
    try terminal.type("fg\n")
    seen += try reports(of: terminal, until: "resumed")
    #expect(seen.filter { !$0.hasPrefix("stopped") } == ["bytes z", "suspended", "resumed"])
    try terminal.type("q")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.remainingReports == ["bytes q", "end of events", "ended 0"])
    #expect(terminal.hasSettingsOfBefore)
    #expect(ScreenModes(after: terminal.output) == .before)
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(text.ranges(of: modes.entry).count == 2)
    #expect(text.ranges(of: modes.exit).count == 2)
  }

  @Test func `a job continued in the background waits for the terminal without changing it`() throws
  {
    let terminal = try job()
    try terminal.type("z")
    var seen = try reports(of: terminal, until: "stopped")
    try terminal.type("bg\n")
    seen += try reports(of: terminal, until: "stopped")
    #expect(seen.last == "stopped TTOU, settings restored")
    #expect(ScreenModes(after: terminal.output) == .before)
    try terminal.type("fg\n")
    seen += try reports(of: terminal, until: "resumed")
    #expect(seen.filter { !$0.hasPrefix("stopped") } == ["bytes z", "suspended", "resumed"])
    try terminal.type("q")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.hasSettingsOfBefore)
    #expect(ScreenModes(after: terminal.output) == .before)
  }

  @Test func `a job started in the background waits for the terminal before it opens it`() throws {
    let terminal = try PseudoTerminal("background")
    #expect(try terminal.report() == "stopped TTOU, settings restored")
    #expect(terminal.output == [])
    try terminal.type("fg\n")
    #expect(try terminal.report() == "open 80x24")
    try terminal.type("q")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.remainingReports == ["bytes q", "end of events", "ended 0"])
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test func `after SIGSTOP, the program sets up the terminal when it is resumed`() throws {
    let terminal = try job()
    try terminal.type("s")
    var seen = try reports(of: terminal, until: "stopped")
    #expect(seen.last == "stopped STOP, settings lost")
    try terminal.type("fg\n")
    seen += try reports(of: terminal, until: "resumed")
    #expect(seen == ["bytes s", "stopped STOP, settings lost", "resumed"])
    try terminal.type("q")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.hasSettingsOfBefore)
    #expect(ScreenModes(after: terminal.output) == .before)
  }

  @Test(arguments: [SIGTSTP, SIGCONT])
  func `a continuation is reported, and the terminal is set up again`(signal: Int32) throws {
    // The leader of a session cannot be stopped; it continues immediately.
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    terminal.send(signal)
    let notifications = signal == SIGTSTP ? ["suspended", "resumed"] : ["resumed"]
    #expect(try terminal.reports(notifications.count) == notifications)
    #expect(!terminal.hasSettingsOfBefore)
    try terminal.type("q")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.output == Array((modes.entry + modes.exit + modes.entry + modes.exit).utf8))
    #expect(terminal.hasSettingsOfBefore)
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
      #expect(try reports(of: terminal, until: "ended").last == "ended \(signal)")
      try terminal.output(contains: modes.exit)
      #expect(ScreenModes(after: terminal.output) == .before)
      try terminal.type("\n")
      #expect(try terminal.end() == .exit(0))
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
      #expect(try terminal.end() == .signal(signal))
      try terminal.waitForProcesses()
      #expect(ScreenModes(after: terminal.output) == .before)
      #expect(terminal.hasSettingsOfBefore)
    }

    @Test func `the process that watches a program inherits none of its descriptors`() throws {
      let terminal = try PseudoTerminal("descriptors")
      #expect(try terminal.report() == "open 80x24")
      try terminal.type("x")
      #expect(try terminal.end() == .exit(0))
      #expect(terminal.remainingReports == ["closed"])
    }
  #endif

  @Test func `no process remains after a program has ended`() throws {
    for key in ["q", "t"] {
      let terminal = try PseudoTerminal("run")
      _ = try terminal.report()
      try terminal.type(key)
      _ = try terminal.end()
      #expect(terminal.processesLeft == [])
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
    #expect(seen.suffix(2) == ["resumed", "resized 50x10"])
  }
}
