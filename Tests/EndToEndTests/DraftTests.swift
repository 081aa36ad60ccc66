import Foundation
import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: what the user was writing when the program ended.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct DraftTests {
  /// Launches the mail client, and opens the form for a letter.
  private func compose(_ folder: String) throws -> EmulatedProgram {
    let program = try EmulatedProgram(BuiltProducts.path("MailClient"), ["--state-dir", folder])
    try program.wait(forText: "Lunch?")
    try program.type("c")
    try program.wait(forText: "New Letter")
    return program
  }

  /// Writes a letter, whose text is being entered at the end.
  private func write(in program: EmulatedProgram) throws {
    try program.type("eve@example.org\t")
    try program.type("Tea\t\r")
    try program.wait(forText: "Write a letter")
    try program.type("At five?")
    try program.wait(forText: "At five?")
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP])
  func `after a signal, the next launch continues with the letter`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    let program = try compose(folder.path)
    try write(in: program)
    if signal == SIGKILL {
      try program.terminal.waitByPolling("the draft") {
        let draft = try? folder.text("drafts/1/data/letter.json")
        return draft?.contains("At five?") == true
      }
    }
    program.terminal.send(signal)
    try expectEqual(program.terminal.end(), .signal(signal))
    // After the program was killed, a shell restores the terminal.
    try program.terminal.waitForProcesses()
    try program.expectAsBefore()

    let next = try compose(folder.path)
    try next.wait(forText: "Draft restored")
    try next.wait(forText: "eve@example.org")
    try next.wait(forText: "Tea")
    try next.type("\t\t\r")
    try next.wait(forText: "At five?")
    try next.check("the draft")
    // Quitting discards no letter, so it takes a second press.
    try next.type(Key.interrupt)
    try next.wait(forText: "Ctrl-C again quits")
    try next.type(Key.interrupt)
    try next.expectEnd(.exit(0))
  }

  @Test func `a letter that can't be kept is reported when the program ends`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "drafts")  // A file in place of the folder.
    let terminal = try PseudoTerminal(
      program: BuiltProducts.path("MailClient"),
      arguments: ["--state-dir", folder.path],
      showsErrors: true
    )
    func output() -> String { String(decoding: terminal.output, as: UTF8.self) }
    try terminal.wait("the mailbox") { output().contains("Lunch?") }
    try terminal.type("c")
    try terminal.wait("the form") { output().contains("New Letter") }
    try terminal.type("eve")
    try terminal.wait("the text") { output().contains("eve") }
    terminal.send(SIGTERM)
    try expectEqual(terminal.end(), .signal(SIGTERM))
    expect(output().contains("Your draft is not saved: cannot create: Not a directory"))
  }
}
