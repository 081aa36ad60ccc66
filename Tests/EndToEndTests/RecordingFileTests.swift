import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: the file of a recording.
@Suite(.ownThread) struct RecordingFileTests {
  private func program(
    _ arguments: [String],
    _ environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      program: BuiltProducts.path("StationGuide"),
      arguments: arguments + ["--no-persist"],
      environment: environment,
      showsErrors: true
    )
  }

  /// Waits for the first frame, quits, and returns the recording.
  private func recorded(
    _ terminal: PseudoTerminal,
    _ folder: borrowing TemporaryFolder
  ) throws -> String {
    let text = Array("Deep Focus".utf8)
    try terminal.wait("the first frame") { terminal.output.firstRange(of: text) != nil }
    try terminal.type("q")
    try expectEqual(terminal.end(), .exit(0))
    return try folder.text("session")
  }

  @Test func `a file that exists is refused before the app is launched`() throws {
    let folder = try TemporaryFolder()
    try folder.write("tap a\n", to: "session")
    let terminal = try program(["--record", folder.path("session")])
    try expectEqual(terminal.end(), .exit(2))
    expectEqual(
      String(decoding: terminal.output, as: UTF8.self),
      "StationGuide: \(folder.path("session")) exists; write another file, or add --overwrite to "
        + "replace it\r\n"
    )
    try expectEqual(folder.text("session"), "tap a\n")
  }

  @Test func `a terminal in which nothing can be recorded leaves no file`() throws {
    let folder = try TemporaryFolder()
    let terminal = try program(["--record", folder.path("session")], ["TERM": "dumb"])
    try expectEqual(terminal.end(), .exit(2))
    try expectEqual(folder.names, [])
  }

  @Test(arguments: [false, true])
  func `a new file is written, and with an option one that exists, too`(exists: Bool) throws {
    let folder = try TemporaryFolder()
    if exists { try folder.write("tap a\n", to: "session") }
    let options = exists ? ["--overwrite"] : []
    let terminal = try program(["--record", folder.path("session")] + options)
    try expect(recorded(terminal, folder).hasPrefix("# StationGuide\nsize 80x24\n"))
  }
}
