import TerminalTestSupport
import Testing

@testable import TabHostTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Terminal device: suspending") struct JobTests {
  private let modes = TerminalFamily.xterm.modes

  /// Starts a job and waits until it has the terminal.
  private func job() throws -> PseudoTerminal {
    let terminal = try PseudoTerminal("job")
    #expect(try terminal.report() == "open 80x24")
    return terminal
  }

  /// Waits for reports until one begins in some way; the job and its shell report side by side.
  private func reports(of terminal: PseudoTerminal, until start: String) throws -> [String] {
    var reports: [String] = []
    for _ in 0..<20 where reports.last?.hasPrefix(start) != true {
      reports.append(try terminal.report())
    }
    return reports
  }

  @Test func `a suspended program leaves the terminal, and enters it again`() throws {
    let terminal = try job()
    try terminal.type("z")
    // That it is suspended may be reported before it stops, or after it goes on.
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

  @Test func `in the background it waits for the terminal, without touching it`() throws {
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

  @Test func `started in the background it waits for the terminal before it looks at it`() throws {
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

  @Test func `stopped without being asked, it sets up everything when it goes on`() throws {
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
  func `going on is told and everything is set up again`(signal: Int32) throws {
    // The first of a session can't be stopped: it goes on at once.
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    terminal.send(signal)
    let told = signal == SIGTSTP ? ["suspended", "resumed"] : ["resumed"]
    #expect(try terminal.reports(told.count) == told)
    #expect(!terminal.hasSettingsOfBefore)
    try terminal.type("q")
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.output == Array((modes.entry + modes.exit + modes.entry + modes.exit).utf8))
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test func `a size that changed meanwhile is told after going on`() throws {
    let terminal = try job()
    try terminal.type("z")
    _ = try reports(of: terminal, until: "stopped")
    try terminal.resize(columns: 50, rows: 10)
    try terminal.type("fg\n")
    let seen = try reports(of: terminal, until: "resized")
    #expect(seen.suffix(2) == ["resumed", "resized 50x10"])
  }
}
