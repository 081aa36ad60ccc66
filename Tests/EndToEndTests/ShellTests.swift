import Foundation
import TabHostTestSupport
import TerminalTestSupport
import Testing

@Suite("End to end: from a shell") struct ShellTests {
  /// The result of a command.
  struct Outcome {
    let status: Int32
    let output: String
    let standardError: String
  }

  /// Runs a command in which `$M` is the path of the media library.
  private func run(_ command: String, _ environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment =
      ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TERM": "xterm-256color"]
      .merging(environment) { $1 }
      .merging(["M": BuiltProducts.path("MediaLibrary")]) { $1 }
    let (output, standardError) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = standardError
    try process.run()
    // The text on standard error is short, so the pipe holds it until it is read.
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    let errorOutput = try standardError.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: written, as: UTF8.self),
      standardError: String(decoding: errorOutput, as: UTF8.self)
    )
  }

  @Test(arguments: [
    "$M --no-persist | cat", "$M --no-persist < /dev/null", "echo q | $M --no-persist",
    "TERM=dumb $M --no-persist", "COLORTERM=truecolor $M --no-persist | cat",
    "$M --no-persist <&-", "$M --frame --no-persist",
  ])
  func `without a terminal, one frame is printed as plain text`(command: String) throws {
    let outcome = try run(command)
    #expect(outcome.status == 0)
    #expect(outcome.standardError == "")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 25 && lines.last == "")
    #expect(lines[0].contains("Watch Now"))
    #expect(lines.contains { $0.contains("Ink Drops") })
    #expect(outcome.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test(arguments: [
    "$M --no-persist >&-", "$M --no-persist > /dev/full", "$M --svg - --no-persist >&-",
    "$M --svg - --no-persist > /dev/full", "$M --svg /dev/full --no-persist",
    "$M --svg /nowhere/there --no-persist", "$M --help > /dev/full",
    "echo 'tap library' | $M --script - --no-persist > /dev/full",
    "echo 'tap library' | $M --script - --no-persist >&-", "$M --no-persist <&- >&-",
  ])
  func `lost output is reported in one line on standard error`(command: String) throws {
    let outcome = try run(command)
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.standardError.hasPrefix("MediaLibrary: can't write "))
    #expect(outcome.standardError.count { $0 == "\n" } == 1)
  }

  @Test func `a closed standard error does not change the exit status`() throws {
    #expect(try run("$M --no-persist > /dev/full 2>&-").status == 1)
    #expect(try run("$M --no-persist <&- >&- 2>&-").status == 1)
  }

  @Test func `a reader that has ended terminates the program with a signal and without a message`()
    throws
  {
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: pipe) }
    // The program starts after the other command has closed the reading end.
    let writer = "{ read line < '\(pipe)'; $M --no-persist; echo $? >&2; }"
    let outcome = try run("mkfifo '\(pipe)'; \(writer) | { exec <&-; echo > '\(pipe)'; }")
    #expect(outcome.status == 0)
    #expect(outcome.standardError == "\(128 + SIGPIPE)\n")
  }

  @Test func `a stored file never contains printed output`() throws {
    // A file opened while standard output is closed must not receive its text.
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = "printf 'edit\\nuncheck sea-life\\ndone\\n'"
    let outcome = try run("\(script) | $M --script - --state-dir '\(folder.path)' >&-")
    #expect(outcome.status == 1)
    let kept = try String(contentsOf: folder.appending(path: "media-library.json"), encoding: .utf8)
    #expect(kept.hasPrefix("{") && kept.contains("sea-life") && !kept.contains("Watch Now"))
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
    #expect(outcome.status == 0)
    #expect(outcome.output == "svg\n")
    #expect(outcome.standardError == "")
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
    #expect(try terminal.end() == .exit(0))
    #expect(terminal.hasSettingsOfBefore)
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("Ink Drops"))
    #expect(!output.contains("\u{1B}[?"))
  }
}
