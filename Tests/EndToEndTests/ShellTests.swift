import Foundation
import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: from a shell.
@Suite(.ownThread) struct ShellTests {
  /// Runs a command in which `$M` is the path of the media library.
  private func run(_ command: String) throws -> FinishedProcess {
    let variables = [
      "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color",
      "M": BuiltProducts.path("MediaLibrary"),
    ]
    let shell = URL(filePath: "/bin/sh")
    let process = try FinishedProcess.run(
      shell,
      ["-c", command],
      environment: variables,
      from: .nullDevice
    )
    expect(!process.isSignal)
    return process
  }

  @Test(arguments: [
    "$M --no-persist | cat", "$M --no-persist < /dev/null", "echo q | $M --no-persist",
    "TERM=dumb $M --no-persist", "COLORTERM=truecolor $M --no-persist | cat",
    "$M --no-persist <&-", "$M --frame --no-persist",
  ])
  func `without a terminal, one frame is printed as plain text`(command: String) throws {
    let outcome = try run(command)
    expectEqual(outcome.status, 0)
    expectEqual(outcome.errors, "")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    expect(lines.count == 25 && lines.last == "")
    expect(lines[0].contains("Watch Now"))
    expect(lines.contains { $0.contains("Sea Life") })
    expect(outcome.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  /// Commands that lose their output. `/dev/full` exists only on Linux.
  private static let losing = [
    "$M --no-persist >&-", "$M --no-persist > /dev/full", "$M --svg - --no-persist >&-",
    "$M --svg - --no-persist > /dev/full", "$M --svg /dev/full --no-persist",
    "$M --svg /nowhere/there --no-persist", "$M --help > /dev/full",
    "echo 'tap library' | $M --script - --no-persist > /dev/full",
    "echo 'tap library' | $M --script - --no-persist >&-", "$M --no-persist <&- >&-",
  ].filter { !$0.contains("/dev/full") || FileManager.default.fileExists(atPath: "/dev/full") }

  @Test(arguments: losing)
  func `lost output is reported in one line on standard error`(command: String) throws {
    let outcome = try run(command)
    expectEqual(outcome.status, 1)
    expectEqual(outcome.output, "")
    expect(outcome.errors.hasPrefix("MediaLibrary: can't write "))
    expectEqual(outcome.errors.count { $0 == "\n" }, 1)
  }

  @Test func `a closed standard error does not change the exit status`() throws {
    try expectEqual(run("$M --no-persist >&- 2>&-").status, 1)
    try expectEqual(run("$M --no-persist <&- >&- 2>&-").status, 1)
  }

  @Test func `a stored file never contains printed output`() throws {
    // A file opened while standard output is closed must not receive its text.
    let folder = try TemporaryFolder()
    let script = "printf 'edit\\nuncheck sea-life\\ndone\\n'"
    let outcome = try run("\(script) | $M --script - --state-dir '\(folder.path)' >&-")
    expectEqual(outcome.status, 1)
    let kept = try folder.text("media-library.json")
    expect(kept.hasPrefix("{") && kept.contains("sea-life") && !kept.contains("Watch Now"))
  }

  @Test(
    .enabled(if: Equipment.isAvailable, Equipment.advice),
    arguments: ["80x24", "1x1", "200x60"]
  )
  func `an SVG picture is well-formed XML`(size: String) throws {
    let parse = "import sys, xml.dom.minidom as m; d = m.parse(sys.stdin.buffer)"
    let tell = "print(d.documentElement.tagName)"
    let outcome = try run(
      "$M --svg - --size \(size) --no-persist | '\(Equipment.python)' -c '\(parse); \(tell)'"
    )
    expectEqual(outcome.status, 0)
    expectEqual(outcome.output, "svg\n")
    expectEqual(outcome.errors, "")
  }

  @Test(arguments: ["< /dev/null", "--frame", "| cat", "2>&1 | cat", "TERM=dumb", "TERM="])
  func `at an unusable terminal, one frame is printed and nothing is changed`(
    how: String
  ) throws {
    let program = BuiltProducts.path("MediaLibrary") + " --no-persist"
    let isVariable = how.hasPrefix("TERM")
    let terminal = try PseudoTerminal(
      program: "/bin/sh",
      arguments: ["-c", isVariable ? "\(how) \(program)" : "\(program) \(how)"]
    )
    try expectEqual(terminal.end(), .exit(0))
    expect(terminal.hasSettingsOfBefore)
    let output = String(decoding: terminal.output, as: UTF8.self)
    expect(output.contains("Sea Life"))
    expect(!output.contains("\u{1B}[?"))
  }
}
