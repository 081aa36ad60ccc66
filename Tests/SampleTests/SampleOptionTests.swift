import Foundation
import TabHostTestSupport
import Testing

/// What all samples have in common.
@Suite(.ownThread) struct SampleOptionTests {
  @Test(arguments: Program.samples) func `each sample has a version`(name: String) throws {
    try expectEqual(Program(name: name).run("--version").output, "\(name) 0.3.0\n")
  }

  @Test(arguments: Program.apps)
  func `all samples have the same options`(name: String) throws {
    let program = Program(name: name)
    try expect(program.run("--help").output.hasPrefix("Usage: \(name) [--frame|--svg FILE]"))
    for size in ["1x1", "3x2", "12x4", "30x9", "200x60"] {
      let run = try program.run("--frame", "--size", size)
      expectEqual(run.status, 0)
      expectEqual(run.output.filter { $0 == "\n" }.count, Int(size.split(separator: "x")[1]))
    }
  }

  @Test(arguments: Program.apps)
  func `a restart resets the state of the app`(name: String) throws {
    let script = "print tree\nrestart\nprint tree\n"
    let run = try Program(name: name).run("--script", "-", input: script)
    let trees = run.output.components(separatedBy: "> print tree\n").dropFirst()
    expectEqual(run.status, 0)
    expectEqual(trees.count, 2)
    expectEqual(trees.last.map { trees.first?.hasPrefix($0) == true }, true)
  }

  @Test func `without an identifier of the app, a script keeps what is arranged in a given folder`()
    throws
  {
    let folder = try TemporaryFolder()
    let home = try TemporaryFolder()
    let program = Program(name: "StationGuide", stateHome: home.path)
    let hide = "sidebar hide\n"
    let print = "print customization\n"
    _ = try program.transcript(hide, "--state-dir", folder.path)
    try expectEqual(folder.names, ["StationGuide.json"])
    let kept = try program.transcript(print, "--state-dir", folder.path).last
    expectEqual(kept, #"  {"sidebarHidden":{"landscape":true}}"#)

    // Without a folder, it neither reads nor writes the store of the user.
    _ = try program.transcript(hide)
    try expectEqual(program.transcript(print).last, "  {}")
    try expectEqual(home.names, [])
  }

  @Test(arguments: Program.apps)
  func `a restart keeps what the user has chosen, and a run without a folder writes no file`(
    name: String
  ) throws {
    let home = try TemporaryFolder()
    let program = Program(name: name, stateHome: home.path)
    let script = "sidebar hide\nrestart\nprint customization\n"
    let kept = #"  {"sidebarHidden":{"landscape":true}}"#
    try expectEqual(program.transcript(script).last, kept)
    try expectEqual(home.names, [])
    // A test that is printed keeps it, too, so that it makes the same calls.
    let test = try program.run("--script", "-", "--emit-test", "a", input: script)
    expectEqual(test.status, 0, "\(test.errors)")
    try expectEqual(home.names, [])
  }

  @Test func `a restart keeps the data of an app, which no file contains`() throws {
    let home = try TemporaryFolder()
    let program = Program(name: "MailClient", stateHome: home.path)
    _ = try program.transcript(
      """
      content key down enter
      button Archive
      restart
      expect children mailboxes: Inbox Archive Private Receipts

      """
    )
    try expectEqual(home.names, [])
  }

  @Test func `a described host without an identifier keeps what the user has chosen`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"mode":"tabSidebar","tabs":["a"]}"#, to: "host.json")
    let run = try Program(name: "DelegateTrace").run(
      folder.path("host.json"),
      "--script",
      "-",
      input: "sidebar hide\nrestart\nprint customization\n"
    )
    expectEqual(run.lines.last, #"  {"sidebarHidden":{"landscape":true}}"#)
  }
}
