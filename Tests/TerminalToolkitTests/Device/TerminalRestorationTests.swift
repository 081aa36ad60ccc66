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

/// Terminal device: restoring the terminal.
@Suite(.ownThread) struct TerminalRestorationTests {
  private typealias End = PseudoTerminal.End

  /// Expects that a program has ended in a certain way and has restored its terminal.
  private func expectEnd(_ end: PseudoTerminal.End, of terminal: PseudoTerminal) throws {
    try expectEqual(terminal.end(), end)
    expect(terminal.hasSettingsOfBefore)
    expectEqual(ScreenModes(after: terminal.output), .before)
  }

  @Test func `a device sets up the terminal`() throws {
    let terminal = try PseudoTerminal("run")
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.output(contains: TerminalFamily.xterm.modes.entry)
    expect(!terminal.hasSettingsOfBefore)
    let modes = ScreenModes(after: terminal.output)
    expectEqual(modes.on, [1000, 1002, 1004, 1006, 1049, 2004, 2031])
    expectEqual(modes.keyboards, 1)
  }

  @Test func `closing the device restores the terminal and ends the events`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    try terminal.type("q")
    try expectEnd(.exit(0), of: terminal)
    expectEqual(terminal.remainingReports, ["bytes q", "end of events"])
    let modes = TerminalFamily.xterm.modes
    expectEqual(terminal.output, Array((modes.entry + modes.exit).utf8))
  }

  @Test func `exit restores the terminal`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    try terminal.type("e")
    try expectEnd(.exit(7), of: terminal)
  }

  @Test func `releasing the last reference to the device restores the terminal`() throws {
    let terminal = try PseudoTerminal("drop")
    try expectEnd(.exit(0), of: terminal)
    expectEqual(terminal.remainingReports, ["open 80x24", "dropped"])
  }

  @Test(arguments: TerminationSignal.allCases)
  func `a termination signal is reported and ends the program like its default action`(
    signal: TerminationSignal
  ) throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    terminal.send(signal.number)
    try expectEnd(.signal(signal.number), of: terminal)
    expectEqual(terminal.remainingReports, ["terminated \(signal)"])
  }

  @Test func `signal numbers and exit statuses are those of the system`() {
    expectEqual(TerminationSignal.allCases.map(\.number), [SIGHUP, SIGINT, SIGQUIT, SIGTERM])
    expectEqual(TerminationSignal.allCases.map(\.exitStatus), [129, 130, 131, 143])
  }

  @Test func `a program that does not handle its events is ended after a grace period`() throws {
    let terminal = try PseudoTerminal("deaf")
    _ = try terminal.report()
    terminal.send(SIGTERM)
    try expectEnd(.signal(SIGTERM), of: terminal)
  }

  @Test func `a second termination signal ends the program immediately`() throws {
    let terminal = try PseudoTerminal("deaf")
    _ = try terminal.report()
    terminal.send(SIGINT)
    terminal.send(SIGQUIT)
    let end = try terminal.end()
    expect([.signal(SIGINT), .signal(SIGQUIT)].contains(end))
    expect(terminal.hasSettingsOfBefore)
    expectEqual(ScreenModes(after: terminal.output), .before)
  }

  @Test(arguments: [
    ("t", trap), ("l", trap), ("a", SIGABRT), ("d", SIGSEGV),
  ])
  func `a fault restores the terminal and ends the program with its signal`(
    key: String,
    signal: Int32
  ) throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    try terminal.type(key)
    try expectEnd(.signal(signal), of: terminal)
  }

  @Test(arguments: [
    SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSYS, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM,
    SIGPROF, SIGXCPU, SIGXFSZ,
  ])
  func `a signal that ends the process by default restores the terminal`(signal: Int32) throws {
    let terminal = try PseudoTerminal("deaf")
    _ = try terminal.report()
    // The device writes without waiting, so the program may report before the terminal is set up.
    try terminal.output(contains: TerminalFamily.xterm.modes.entry)
    terminal.send(signal)
    try expectEnd(.signal(signal), of: terminal)
  }

  @Test func `a broken pipe signal sent by another process has no effect`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    terminal.send(SIGPIPE)
    try terminal.type("q")
    try expectEnd(.exit(0), of: terminal)
    expectEqual(terminal.remainingReports, ["bytes q", "end of events"])
  }

  @Test func `a signal handler that the app installs meanwhile remains installed`() throws {
    let terminal = try PseudoTerminal("handler")
    try expectEnd(.exit(0), of: terminal)
    expectEqual(terminal.remainingReports, ["open 80x24", "handled", "handled"])
  }

  @Test func `an unfinished control string does not prevent restoring the terminal`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    try terminal.type("h")
    try terminal.output(contains: "unfinished string")
    terminal.send(SIGTERM)
    try expectEnd(.signal(SIGTERM), of: terminal)
    let end = "unfinished string\u{1B}\\" + TerminalFamily.xterm.modes.exit.dropFirst(2)
    expect(String(decoding: terminal.output, as: UTF8.self).hasSuffix(end))
  }

  @Test func `a terminal that accepts no output does not prevent the program from ending`() throws {
    let terminal = try PseudoTerminal("impatient")
    _ = try terminal.report()
    terminal.readsOutput = false
    try terminal.type("w")
    try expectEqual(terminal.report(), "bytes w")
    terminal.send(SIGTERM)
    try expectEqual(terminal.end(), .signal(SIGTERM))
    expect(terminal.hasSettingsOfBefore)
  }

  @Test func `writing to a terminal that accepts no output does not block the program`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    terminal.readsOutput = false
    try terminal.type("w")
    try expectEqual(terminal.reports(2), ["bytes w", "written"])
    try terminal.type("e")
    try expectEqual(terminal.end(), .exit(7))
    expect(terminal.hasSettingsOfBefore)
  }

  // Another process restores the terminal then, on Linux only.
  #if !canImport(Darwin)
    /// A way in which a program ends.
    enum Ending: CaseIterable {
      case close, exit, hangup, terminate, secondSignal, abort, overflow, trap, kill

      func begin(in terminal: PseudoTerminal) throws {
        switch self {
        case .close: try terminal.type("q")
        case .exit: try terminal.type("e")
        case .hangup: terminal.send(SIGHUP)
        case .terminate: terminal.send(SIGTERM)
        case .secondSignal: for _ in 0..<2 { terminal.send(SIGINT) }
        case .abort: try terminal.type("a")
        case .overflow: try terminal.type("d")
        case .trap: try terminal.type("l")
        case .kill: terminal.send(SIGKILL)
        }
      }
    }

    @Test(arguments: Ending.allCases)
    func `a terminal that accepts output again after the end is restored`(ending: Ending) throws {
      let terminal = try stalled()
      try ending.begin(in: terminal)
      _ = try terminal.end()
      expect(terminal.hasSettingsOfBefore || ending == .kill)
      terminal.readsOutput = true
      try terminal.waitForProcesses()
      expect(terminal.hasSettingsOfBefore)
      expectEqual(ScreenModes(after: terminal.output), .before)
      let text = String(decoding: terminal.output, as: UTF8.self)
      expectEqual(text.ranges(of: TerminalFamily.xterm.modes.exit).count, 1)
    }

    @Test func `such a terminal is restored even if another program made it non-blocking`() throws {
      let terminal = try stalled(after: "n")
      try terminal.type("q")
      try expectEqual(terminal.end(), .exit(0))
      terminal.readsOutput = true
      try terminal.waitForProcesses()
      expectEqual(ScreenModes(after: terminal.output), .before)
    }

    @Test func `the log is printed after such a terminal has been restored`() throws {
      let terminal = try stalled(after: "p")
      try terminal.type("q")
      try expectEqual(terminal.end(), .exit(0))
      terminal.readsOutput = true
      try terminal.waitForProcesses()
      let text = String(decoding: terminal.output, as: UTF8.self)
      expect(text.hasSuffix(TerminalFamily.xterm.modes.exit + "printed\r\n"))
    }

    @Test func `a suspended program whose terminal accepts no output restores it later`() throws {
      let terminal = try stalled("job")
      try terminal.type("z")
      var seen = try terminal.report()
      while !seen.hasPrefix("stopped") { seen = try terminal.report() }
      expectEqual(seen, "stopped TSTP, settings restored")
      let exit = TerminalFamily.xterm.modes.exit
      terminal.readsOutput = true
      try terminal.output(contains: exit)
      expectEqual(ScreenModes(after: terminal.output), .before)
      try terminal.type("fg\n")
      while seen != "resumed" { seen = try terminal.report() }
      try terminal.type("q")
      try expectEqual(terminal.end(), .exit(0))
      try terminal.waitForProcesses()
      expectEqual(ScreenModes(after: terminal.output), .before)
      let text = String(decoding: terminal.output, as: UTF8.self)
      expectEqual(text.ranges(of: exit).count, 2)
    }

    /// Returns a terminal that accepts no output of its program, after keys were typed.
    private func stalled(
      _ command: String = "run",
      after keys: String = ""
    ) throws -> PseudoTerminal {
      let terminal = try PseudoTerminal(command, showsErrors: true)
      _ = try terminal.report()
      try terminal.output(contains: TerminalFamily.xterm.modes.entry)
      for key in keys {
        try terminal.type("\(key)")
        _ = try terminal.reports(2)
      }
      terminal.readsOutput = false
      try terminal.type("w")
      try expectEqual(terminal.reports(2), ["bytes w", "written"])
      return terminal
    }
  #endif

  @Test func `diagnostics that a terminal does not accept do not prevent a host from ending`()
    throws
  {
    let terminal = try PseudoTerminal("mistaken", showsErrors: true)
    try expectEqual(terminal.report(), "open 80x24")
    terminal.readsOutput = false
    try expectEqual(terminal.report(), "reported")
    terminal.send(SIGTERM)
    try expectEqual(terminal.end(), .signal(SIGTERM))
    expect(terminal.hasSettingsOfBefore)
  }

  @Test func `a log that a terminal accepts only in part does not prevent the program from ending`()
    throws
  {
    let terminal = try PseudoTerminal("run", showsErrors: true)
    _ = try terminal.report()
    try terminal.output(contains: TerminalFamily.xterm.modes.entry)
    terminal.readsOutput = false
    try terminal.type("m")
    try expectEqual(terminal.reports(2), ["bytes m", "logChanged"])
    terminal.send(SIGTERM)
    try expectEqual(terminal.end(), .signal(SIGTERM))
    expect(terminal.hasSettingsOfBefore)
  }

  @Test func `a reading thread that does not end delays closing the device only for a while`()
    throws
  {
    let terminal = try PseudoTerminal("stuck")
    try expectEnd(.exit(0), of: terminal)
    expectEqual(terminal.remainingReports, ["open 80x24", "closed"])
  }

  @Test func `a terminal that accepts no output is refused with a reason`() throws {
    let terminal = try PseudoTerminal("clogged")
    terminal.readsOutput = false
    try expectEqual(terminal.end(), .exit(0))
    expectEqual(
      terminal.remainingReports,
      ["full", "refused: can't set up the terminal: Connection timed out"]
    )
    expect(terminal.hasSettingsOfBefore)
  }

  @Test func `closing the terminal ends the program`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    terminal.closeTerminal()
    let end = try terminal.end()
    expect([.signal(SIGHUP), .exit(3)].contains(end))
  }

  @Test func `a closed terminal is reported once, and writing to it does not end the program`()
    throws
  {
    let terminal = try PseudoTerminal("nohup")
    _ = try terminal.report()
    terminal.closeTerminal()
    try expectEqual(terminal.end(), .exit(3))
    expectEqual(terminal.remainingReports, ["closed", "alive"])
  }

  @Test func `a host whose terminal is closed ends with status 1`() throws {
    let terminal = try PseudoTerminal("nohup-host")
    try terminal.output(contains: "Calm")
    terminal.closeTerminal()
    try expectEqual(terminal.end(), .exit(1))
  }

  @Test func `a broken pipe ends the program after the terminal has been restored`() throws {
    let terminal = try PseudoTerminal("pipe")
    try expectEnd(.signal(SIGPIPE), of: terminal)
    expectEqual(terminal.remainingReports, ["open 80x24", "in the terminal: error \(EPIPE)"])
  }

  @Test func `a broken pipe that was ignored before is still ignored`() throws {
    let terminal = try PseudoTerminal("ignored-pipe")
    try expectEnd(.exit(0), of: terminal)
    let error = "error \(EPIPE)"
    expectEqual(
      terminal.remainingReports,
      ["open 80x24", "in the terminal: \(error)", "after it: \(error)"]
    )
  }

  #if arch(x86_64) || arch(i386)
    private static let trap = SIGILL
  #else
    private static let trap = SIGTRAP
  #endif
}
