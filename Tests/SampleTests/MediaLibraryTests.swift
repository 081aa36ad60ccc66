import Foundation
import TabHost
import TabHostProgram
import TabHostTestSupport
import TabHostTesting
import Testing

@testable import MediaLibrary

@Suite(.ownThread) struct MediaLibraryTests {
  let program = Program(name: "MediaLibrary")

  @Test func `a run without options prints a frame with the sidebar`() throws {
    let run = try program.run()
    expectEqual(run.status, 0)
    expectEqual(run.lines.count, 24)
    let titles = [
      "Watch Now", "Library", "Unwatched", "Activity", "Trash", "Search", "Collections",
      "Cinematic Shots", "Forest Life", "Sea Life", "New Collection",
    ]
    let rows = run.lines.dropFirst().prefix(titles.count)
    expect(zip(rows, titles).allSatisfy { $0.contains($1) }, "\(run.output)")
    expect(!run.output.contains("\u{1B}"))
  }
}

/// The messages of MediaLibrary, and their action Undo.
@MainActor struct MediaLibraryMessageTests {
  private let app = Self.launched(InMemoryTabCustomizationStore())

  private static func launched(_ store: any TabCustomizationStore) -> RecordedHost<MediaLibraryHost>
  {
    RecordedHost(traits: .terminal(columns: 80, rows: 24), store: store) { MediaLibraryHost() }
  }

  /// Performs an action, and then Undo of the last message with it.
  ///
  /// - Returns: The messages, and the collections before Undo and after it.
  private func messages(
    in app: RecordedHost<MediaLibraryHost>? = nil,
    of action: (MediaLibraryHost) throws -> Void
  ) rethrows -> (texts: [String], collections: [[String]]) {
    let host = (app ?? self.app).host
    var texts: [String] = []
    var undo: (() -> Void)?
    host.showMessage = {
      texts.append($0)
      undo = $1
    }
    try action(host)
    var collections = [host.collections.children.map(\.identifier)]
    undo?()
    collections.append(host.collections.children.map(\.identifier))
    return (texts, collections)
  }

  @Test func `a removed collection is in the trash, and Undo restores it at its place`() {
    let removing = messages { $0.setRemoved(true, "forest-life") }
    expectEqual(removing.texts, ["Moved to Trash", "Restored from Trash"])
    expectEqual(
      removing.collections,
      [
        ["cinematic-shots", "sea-life", "city-lights"],
        ["cinematic-shots", "forest-life", "sea-life", "city-lights"],
      ]
    )
  }

  @Test func `Undo moves a new collection to the trash`() {
    let adding = messages { $0.user.press("n", modifiers: .command) }
    expectEqual(adding.texts, ["Collection 5 added", "Moved to Trash"])
    expectEqual(adding.collections.map(\.last), ["collection-5", "city-lights"])
  }

  @Test func `a drop of films on a collection is confirmed by a message`() throws {
    let script = #"drop public.url "https://example.com/Reef.mp4" on sea-life"#
    let dropping = try messages { _ in
      try ScriptRunner(app) { _ in }.run(HostScript(parsing: script))
    }
    expectEqual(dropping.texts, ["Copied to Sea Life"])
  }

  @Test func `a change that is not saved has no message other than the error`() throws {
    let file = try TemporaryFile("")
    let app = Self.launched(FileTabCustomizationStore(directory: file.path))
    let removing = messages(in: app) { $0.setRemoved(true, "forest-life") }
    expectEqual(removing.texts.map { $0.prefix(9) }, ["Not saved"])
  }
}

/// MediaLibrary in README and articles.
@Suite(.ownThread) struct ReadmePictureTests {
  @Test func `the frame in the README is the output of the program`() throws {
    let run = try Program(name: "MediaLibrary").run(
      "--frame",
      "--size",
      "80x15",
      "--no-persist"
    )
    let picture = run.lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    try expect(PackageFiles.text("README.md").contains(picture.joined(separator: "\n")))
  }

  @Test func `the picture of the terminal library is the output of the program`() throws {
    let run = try Program(name: "MediaLibrary").run(
      "--svg",
      "-",
      "--size",
      "80x18",
      "--no-persist"
    )
    let catalog = "Sources/TabHostTerminal/TabHostTerminal.docc"
    try expect(PackageFiles.text("\(catalog)/TabHostTerminal.md").contains("](media-library.svg)"))
    try PackageFiles.expect(
      run.output,
      in: "\(catalog)/Resources/media-library.svg",
      of: .pictures
    )
  }

  @Test func `the script of the article about scripts runs without a refusal`() throws {
    let article = "Sources/TabHostTesting/TabHostTesting.docc/WritingScripts.md"
    let script = try #require(
      try PackageFiles.text(article).components(separatedBy: "<<END\n").last?
        .components(separatedBy: "\nEND\n").first
    )
    let run = try Program(name: "MediaLibrary").run("--script", "-", "--no-persist", input: script)
    expectEqual(run.status, 0, "\(run.errors)")
    expect(run.lines.contains("  didEndEditing"))
    expect(!run.output.contains("refused"))
  }
}
