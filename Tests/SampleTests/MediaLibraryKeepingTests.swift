import Foundation
import TabHostTestSupport
import Testing

/// Storing the customization of MediaLibrary.
@Suite(.ownThread) struct MediaLibraryKeepingTests {
  private static let edits = """
    edit
    drag forest-life to bar at 1
    item library after forest-life
    uncheck sea-life
    move city-lights before forest-life
    move library before watch-now

    """

  private static let customization =
    #"  {"barOrder":["forest-life","library","collections"],"#
    + #""groups":{"collections":{"#
    + #""order":["cinematic-shots","city-lights","forest-life","sea-life"]}},"#
    + #""rootOrder":["library","watch-now","unwatched","activity","trash","search","collections"],"#
    + #""tabs":{"forest-life":{"bar":"visible"},"sea-life":{"sidebar":"hidden"}}}"#

  /// The lines of `print state` after the edits.
  private static let state = [
    "  selected: watch-now",
    "  mode: tabSidebar, sidebar",
    "  bar: fixed watch-now, middle forest-life library collections, pinned activity search",
    "  sidebar: shown",
    "    tab library",
    "    tab watch-now selected",
    "    tab unwatched",
    "    tab activity",
    "    tab trash",
    "    tab search",
    "    group collections",
    "      tab cinematic-shots",
    "      tab forest-life",
    "      action new-collection",
    "  content: watch-now",
    "  customization: " + customization.dropFirst(2),
  ]

  private let edits = Self.edits + "done\n"

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
        Self.customization,
        "> print state",
      ] + Self.state
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

  @Test(arguments: [[], ["--no-persist"]])
  func `a script without a folder keeps what is arranged until it ends, and writes no file`(
    options: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let program = Program(name: "MediaLibrary", stateHome: folder.path)
    let script = edits + "restart\nprint customization\n"
    let run = try program.run(["--script", "-"] + options, input: Data(script.utf8))
    expectEqual(run.lines.last, Self.customization)
    try expectEqual(folder.names, [])
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

  @Test func `the help lists the options of the store`() throws {
    let help = try Program(name: "MediaLibrary").run("--help").output
    expect(help.contains("\n  --state-dir DIR  ") && help.contains("\n  --no-persist     "))
  }
}
