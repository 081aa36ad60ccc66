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

/// Terminal device: the log of the program.
@Suite(.ownThread) struct ProgramLogTests {
  private let modes = TerminalFamily.xterm.modes

  /// Returns a program with an open terminal, which is its standard error, too.
  private func program(_ command: String = "run") throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(command, showsErrors: true)
    try expectEqual(terminal.report(), "open 80x24")
    return terminal
  }

  /// Returns what the program has written to the terminal after it was restored, and expects that
  /// nothing else was written before.
  private func textAtEnd(of terminal: PseudoTerminal) throws -> String {
    let text = String(decoding: terminal.output, as: UTF8.self)
    let screen = modes.entry + modes.exit
    guard text.hasPrefix(screen) else { return "not restored: \(text.debugDescription)" }
    return String(text.dropFirst(screen.count)).replacing("\r\n", with: "\n")
  }

  @Test func `output of the program is not shown before the terminal is restored`() throws {
    let terminal = try program()
    try terminal.type("p")
    try expectEqual(terminal.reports(2), ["bytes p", "logChanged"])
    try terminal.type("y")
    try expectEqual(terminal.report(), "bytes y")
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    try expectEqual(textAtEnd(of: terminal), "printed\nan error\n")
  }

  @Test func `reading the log returns its lines, and the next output is reported again`() throws {
    let terminal = try program()
    try terminal.type("p")
    try expectEqual(terminal.reports(2), ["bytes p", "logChanged"])
    try terminal.type("i")
    try expectEqual(terminal.reports(2), ["bytes i", "log [\"printed\"]"])
    try terminal.type("p")
    try expectEqual(terminal.reports(2), ["bytes p", "logChanged"])
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
  }

  @Test func `the last lines of a long log are printed, and the log is saved in a file`() throws {
    let folder = try TemporaryFolder()
    let terminal = try PseudoTerminal(
      "run",
      environment: ["TMPDIR": folder.path],
      showsErrors: true
    )
    _ = try terminal.report()
    try terminal.type("m")
    try expectEqual(terminal.reports(2), ["bytes m", "logChanged"])
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    let names = try folder.names
    let name = try #require(names.first)
    expect(names == [name] && name.hasPrefix("TerminalUser-") && name.hasSuffix(".log"))
    let printed = try textAtEnd(of: terminal).split(separator: "\n")
    let note = "(the last 64 kilobytes are in \(folder.path(name)))"
    let last = (19_981...20_000).map { "line \($0)" }
    let text = try folder.text(name)
    let saved = text.split(separator: "\n").map(String.init)
    expectEqual(printed.map(String.init), [note] + last)
    expectEqual(saved, (20_001 - saved.count...20_000).map { "line \($0)" })
    expect(text.utf8.count <= 65_536 && text.utf8.count > 65_500)
  }

  @Test func `a log that was not dropped in part is saved if it has more lines than are printed`()
    throws
  {
    let folder = try TemporaryFolder()
    let environment = ["TMPDIR": folder.path]
    let terminal = try PseudoTerminal("run", environment: environment, showsErrors: true)
    _ = try terminal.report()
    for key in 1...21 {
      try terminal.type("p")
      try expectEqual(terminal.reports(2), ["bytes p", "logChanged"])
      try terminal.type("i")
      let lines = Array(repeating: "printed", count: key)
      try expectEqual(terminal.reports(2), ["bytes i", "log \(lines)"])
    }
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    let names = try folder.names
    let name = try #require(names.first)
    let note = "(earlier lines are in \(folder.path(name)))\n"
    let saved = try folder.text(name)
    let lines = String(repeating: "printed\n", count: 20)
    try expectEqual(textAtEnd(of: terminal), note + lines)
    expectEqual(saved, lines + "printed\n")
  }

  @Test func `no folder for the file of a long log is no obstacle`() throws {
    let environment = ["TMPDIR": "/nonexistent"]
    let terminal = try PseudoTerminal("run", environment: environment, showsErrors: true)
    _ = try terminal.report()
    try terminal.type("m")
    try expectEqual(terminal.reports(2), ["bytes m", "logChanged"])
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    let printed = try textAtEnd(of: terminal).split(separator: "\n")
    expectEqual(printed.first, "(earlier lines are not shown)")
    expectEqual(printed.count, 21)
  }

  @Test func `control characters of the log are printed as visible characters`() throws {
    let terminal = try program()
    try terminal.type("o")
    try expectEqual(terminal.reports(2), ["bytes o", "logChanged"])
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    try expectEqual(textAtEnd(of: terminal), "a^[[31mb?2J?c\td\né^Mf\n")
  }

  @Test(arguments: [("e", PseudoTerminal.End.exit(7)), ("a", .signal(SIGABRT))])
  func `the log is printed if the program exits or faults`(
    key: String,
    end: PseudoTerminal.End
  ) throws {
    let terminal = try program()
    try terminal.type("p")
    try expectEqual(terminal.reports(2), ["bytes p", "logChanged"])
    try terminal.type(key)
    try expectEqual(terminal.end(), end)
    try expectEqual(textAtEnd(of: terminal), "printed\n")
  }

  @Test func `the log is printed if a signal ends the program`() throws {
    let terminal = try program()
    try terminal.type("p")
    try expectEqual(terminal.reports(2), ["bytes p", "logChanged"])
    terminal.send(SIGTERM)
    try expectEqual(terminal.end(), .signal(SIGTERM))
    try expectEqual(textAtEnd(of: terminal), "printed\n")
  }

  @Test func `the message of a fault is printed after the log`() throws {
    let terminal = try program()
    try terminal.type("p")
    try expectEqual(terminal.reports(2), ["bytes p", "logChanged"])
    try terminal.type("t")
    _ = try terminal.end()
    let lines = try textAtEnd(of: terminal).split(separator: "\n")
    expectEqual(lines.first, "printed")
    expect(lines.dropFirst().contains { $0.hasSuffix("Fatal error: as asked") })
  }

  @Test func `the user reads the log in the inspector of a host, and again at the end`() throws {
    let terminal = try PseudoTerminal("inspected", showsErrors: true)
    try terminal.output(contains: "Quiet")
    try terminal.type("\u{1B}[24~")
    try terminal.output(contains: "[Calls]")
    try terminal.type("2")
    try terminal.output(contains: "viewDidAppear(loud)")
    expect(!String(decoding: terminal.output, as: UTF8.self).contains("message-of-the-app"))
    try terminal.type("\u{1B}[24;3~")
    try terminal.output(contains: "message-of-the-app")
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    let text = String(decoding: terminal.output, as: UTF8.self)
    expect(text.hasSuffix(modes.exit + "message-of-the-app\r\n"))
  }

  @Test func `standard error that is not a terminal is not redirected`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    try terminal.type("y")
    try expectEqual(terminal.report(), "bytes y")
    try terminal.type("i")
    try expectEqual(terminal.reports(2), ["bytes i", "log []"])
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    try expectEqual(textAtEnd(of: terminal), "")
  }

  @Test func `a suspension restores the streams without printing the log`() throws {
    let terminal = try PseudoTerminal("job", showsErrors: true)
    try expectEqual(terminal.report(), "open 80x24")
    try terminal.type("p")
    try expectEqual(terminal.reports(2), ["bytes p", "logChanged"])
    try terminal.type("z")
    try terminal.wait("the stop") { terminal.remainingReports.last?.hasPrefix("stopped") == true }
    expect(!String(decoding: terminal.output, as: UTF8.self).contains("printed"))
    try terminal.type("fg\n")
    try terminal.wait("the continuation") { terminal.remainingReports.contains("resumed") }
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    let text = String(decoding: terminal.output, as: UTF8.self)
    expect(text.hasSuffix(modes.exit + "printed\r\n"))
  }
}
