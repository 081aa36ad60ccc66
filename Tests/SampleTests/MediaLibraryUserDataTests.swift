import Foundation
import TabHostTestSupport
import Testing

/// The details of films in MediaLibrary, and what the user writes and prefers.
@Suite(.ownThread) struct MediaLibraryUserDataTests {
  private let program = Program(name: "MediaLibrary")

  /// The edits of the user: a note on the second film, no lengths in lists, and another name.
  private static let edits = """
    row library
    content key down
    content in "Library Details" key end enter
    content paste "Quiet trees."
    dismiss
    press ctrl+o
    content key enter
    content key end enter ctrl+u
    content paste "Ada"
    content key enter
    dismiss

    """

  /// Returns the lines beside the sidebar of the last frame that a script prints.
  private func page(_ script: String, _ options: String...) throws -> [String] {
    let run = try program.run(
      ["--script", "-"] + options,
      input: Data((script + "print frame\n").utf8)
    )
    expectEqual(run.status, 0, "\(run.errors)")
    return run.lines.suffix(25).dropLast().map { line in
      let page = String(line.drop { $0 != "│" }.dropFirst(2)).replacing("▌", with: " ")
      return String(page.reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func `the details are those of the focused film`() throws {
    let page = try page("row library\ncontent key down down\n", "--no-persist")
    expectEqual(page.first, "Bloom                                             Sort")
  }

  @Test func `in a narrow terminal, Enter shows the details, whose first row plays the film`()
    throws
  {
    let script = "content key down enter\ncontent key enter\nprint frame\n"
    let options = ["--script", "-", "--no-persist", "--size", "40x12"]
    let run = try program.run(options, input: Data(script.utf8))
    expectEqual(run.status, 0, "\(run.errors)")
    expect(run.output.contains("▶ Bloom"))
  }

  @Test func `a second run shows the notes and has the preferences`() throws {
    let folder = try TemporaryFolder()
    let first = try page(Self.edits, "--state-dir", folder.path)
    expectEqual(
      first[5...7],
      [
        "Bloom                    █ │ Seen      ░░░░░░░░░░   0%",
        "Blot                     █ │ Note",
        "Crane over Rooftops      █ │ ✎ Quiet trees.",
      ]
    )
    let script = "row library\ncontent key down\n"
    try expectEqual(page(script, "--state-dir", folder.path), first)
  }

  @Test func `a run with --no-persist saves neither notes nor preferences`() throws {
    let folder = try TemporaryFolder()
    let program = Program(name: "MediaLibrary", stateHome: folder.path)
    _ = try program.run(["--script", "-", "--no-persist"], input: Data(Self.edits.utf8))
    try expectEqual(folder.names, [])
  }

  @Test func `a file that can't be read is set aside`() throws {
    let folder = try TemporaryFolder()
    let data = URL(filePath: folder.path("data"))
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: data.appending(path: "user.json"))
    _ = try page(Self.edits, "--state-dir", folder.path)
    try expectEqual(folder.text("data/user.json.damaged"), "{}")
    try expect(folder.text("data/user.json").contains("Quiet trees."))
  }
}
