import Foundation
import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TerminalToolkit

/// Terminal device: reading and writing.
@Suite(.ownThread) struct POSIXTerminalDeviceTests {
  @Test func `typed bytes are delivered unchanged`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    try terminal.type("\u{3}\u{1A}\u{1B}[A\r")
    try expectEqual(terminal.report(), "bytes \u{3}\u{1A}\u{1B}[A\r")
  }

  @Test func `input that exceeds one read is delivered completely and in order`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    let text = (0..<2000).map { ".\($0)" }.joined()
    var left = Substring(text)
    var seen = ""
    while seen.count < text.count {
      // This is as much as a terminal buffers for a slow program.
      try terminal.type(String(left.prefix(1000)))
      left = left.dropFirst(1000)
      seen += try terminal.report().dropFirst("bytes ".count)
    }
    expectEqual(seen, text)
  }

  @Test func `a new size is reported`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    try terminal.resize(columns: 100, rows: 30)
    try expectEqual(terminal.report(), "resized 100x30")
    try terminal.resize(columns: 1, rows: 1)
    try expectEqual(terminal.report(), "resized 1x1")
  }

  @Test func `the signal of a new size is reported even if the size is the same`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    terminal.send(SIGWINCH)
    try expectEqual(terminal.report(), "resized 80x24")
  }

  @Test func `a terminal without a size is treated as 80x24`() throws {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    try terminal.resize(columns: 100, rows: 30)
    try expectEqual(terminal.report(), "resized 100x30")
    try terminal.resize(columns: 0, rows: 0)
    try expectEqual(terminal.report(), "resized 80x24")
  }

  @Test(arguments: ["", "n"])
  func `output that the terminal accepts only in parts is written completely`(before: String) throws
  {
    let terminal = try PseudoTerminal("run")
    _ = try terminal.report()
    if !before.isEmpty {
      try terminal.type(before)
      try expectEqual(terminal.reports(2), ["bytes n", "non-blocking"])
    }
    terminal.readsOutput = false
    try terminal.type("w")
    try expectEqual(terminal.reports(2), ["bytes w", "written"])
    terminal.readsOutput = true
    try expectEqual(terminal.report(), "outputAccepted")
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    let digits = String(repeating: "0123456789", count: 50_000)
    let modes = TerminalFamily.xterm.modes
    let isWhole = terminal.output == Array("\(modes.entry)(\(digits))\(modes.exit)".utf8)
    expect(isWhole)
  }

  @Test func `a second simultaneous device is refused, and a subsequent one is not`() throws {
    let terminal = try PseudoTerminal("again")
    try expectEqual(terminal.end(), .exit(0))
    expectEqual(
      terminal.remainingReports,
      [
        "open 80x24",
        "refused: the terminal is in use by another device of this process",
        "one",
        "open 80x24",
      ]
    )
    let modes = TerminalFamily.xterm.modes
    let once = modes.entry + modes.exit
    expectEqual(terminal.output, Array((once + once).utf8))
    expect(terminal.hasSettingsOfBefore)
  }

  @Test(arguments: [
    (["in": "/dev/null"], "standard input is not a terminal, a pipe or a file"),
    (["out": "/dev/null"], "standard output is not a terminal"),
    (["in": "/dev/null", "out": "/dev/null"], "neither standard input nor standard output is one"),
  ])
  func `standard streams that are not terminals are refused`(
    streams: [String: String],
    reason: String
  ) throws {
    let terminal = try PseudoTerminal("open", input: streams["in"], output: streams["out"])
    try expectEqual(terminal.end(), .exit(0))
    expectEqual(
      terminal.remainingReports,
      ["refused: a full screen requires a terminal: \(reason)"]
    )
    expectEqual(terminal.output, [])
  }

  @Test func `keys are read from the terminal if standard input is a file`() throws {
    let file = try TemporaryFile("first\nsecond\n")
    let terminal = try PseudoTerminal("piped", input: file.path)
    try expectEqual(terminal.reports(3), ["input first", "input second", "open 80x24"])
    try terminal.type("xq")
    try expectEqual(terminal.end(), .exit(0))
    expectEqual(terminal.remainingReports, ["bytes xq", "end of events"])
    expect(terminal.hasSettingsOfBefore)
  }

  @Test func `without a controlling terminal to read keys from, the device is refused`() throws {
    let file = try TemporaryFile("")
    let terminal = try PseudoTerminal("open", input: file.path, isControlling: false)
    try expectEqual(terminal.end(), .exit(0))
    let reason = "standard input is not one, and there is no controlling terminal to read keys from"
    expectEqual(
      terminal.remainingReports,
      ["refused: a full screen requires a terminal: \(reason)"]
    )
    expectEqual(terminal.output, [])
  }

  @Test func `a host application without a terminal prints a line and exits with status 1`() throws
  {
    let program = try FinishedProcess.run(
      BuiltProducts.file("TerminalUser"),
      ["main"],
      from: .nullDevice,
      to: .nullDevice
    )
    let reason = "neither standard input nor standard output is one"
    expectEqual(program.errors, "TerminalUser: a full screen requires a terminal: \(reason)\n")
    expectEqual(program.status, 1)
  }

  @Test func `a terminal without cursor positioning is refused`() throws {
    let terminal = try PseudoTerminal("open", environment: ["TERM": "dumb"])
    try expectEqual(terminal.end(), .exit(0))
    let reason = "this terminal can't show a full screen: TERM is \"dumb\""
    expectEqual(terminal.remainingReports, ["refused: \(reason)"])
    expectEqual(terminal.output, [])
    expect(terminal.hasSettingsOfBefore)
  }
}
