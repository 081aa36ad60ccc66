import TabHostTestSupport
import Testing

/// Storing the customization of MediaLibrary.
@Suite(.ownThread) struct MediaLibraryKeepingTests {
  private typealias Customizing = MediaLibraryCustomizationTests

  private let edits = Customizing.edits + "done\n"

  @Test func `a second run shows the edited bar and sidebar`() throws {
    let folder = try TemporaryFolder()
    let program = Program(name: "MediaLibrary")
    _ = try program.transcript(edits, "--state-dir", folder.path)
    let script = "print customization\nprint state\n"
    try expectEqual(
      program.transcript(script, "--state-dir", folder.path).withoutContent,
      [
        "  didSelectTab(watch-now, previous: nil) program",
        "> print customization",
        Customizing.customization,
        "> print state",
      ] + Customizing.state
    )
  }

  @Test func `a run with another folder starts without the customization`() throws {
    let folder = try TemporaryFolder()
    let otherFolder = try TemporaryFolder()
    let program = Program(name: "MediaLibrary")
    _ = try program.run("--script", "-", "--state-dir", folder.path, input: edits)
    let script = "print customization\n"
    let other = try program.run("--script", "-", "--state-dir", otherFolder.path, input: script)
    expectEqual(other.lines.last, "  {}")
  }

  @Test func `the default folder is in the user's state folder`() throws {
    let folder = try TemporaryFolder()
    let program = Program(name: "MediaLibrary", stateHome: folder.path)
    _ = try program.run("--script", "-", input: edits)
    try expect(folder.names != [])
    let second = try program.run("--script", "-", input: "print customization\n")
    expectEqual(second.lines.last, Customizing.customization)
  }

  @Test func `a run with --no-persist neither reads nor writes the store`() throws {
    let folder = try TemporaryFolder()
    let program = Program(name: "MediaLibrary", stateHome: folder.path)
    _ = try program.run("--script", "-", "--no-persist", input: edits)
    try expectEqual(folder.names, [])
    _ = try program.run("--script", "-", input: edits)
    let script = "print customization\n"
    let run = try program.run("--script", "-", "--no-persist", input: script)
    expectEqual(run.lines.last, "  {}")
  }

  @Test func `a reset is stored`() throws {
    let folder = try TemporaryFolder()
    let program = Program(name: "MediaLibrary")
    let reset = edits + "restart\nedit\nreset\ndone\n"
    _ = try program.run("--script", "-", "--state-dir", folder.path, input: reset)
    let script = "print customization\n"
    let second = try program.run("--script", "-", "--state-dir", folder.path, input: script)
    expectEqual(second.lines.last, "  {}")
  }
}
