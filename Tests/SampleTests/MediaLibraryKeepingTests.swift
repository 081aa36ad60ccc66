import Foundation
import TabHost
import TabHostTestSupport
import Testing

@testable import MediaLibrary

/// Storing the customization of MediaLibrary, and what the user adds.
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

  // MARK: - Collections and films

  private static let additions = """
    press cmd+n
    press cmd+n
    swipe trailing sea-life full
    drop public.url "https://example.com/Reef.mp4" on collection-6

    """

  /// Returns the identifiers of the collections that the sidebar lists after a script.
  private func collections(after script: String, _ arguments: String...) throws -> [String] {
    let run = try Program(name: "MediaLibrary").run(
      ["--script", "-"] + arguments,
      input: Data("\(script)print state\n".utf8)
    )
    expectEqual(run.errors, "")
    let rows = run.lines.drop { $0 != "    group collections" }.dropFirst()
    return rows.compactMap { $0.hasPrefix("      tab ") ? String($0.dropFirst(10)) : nil }
  }

  @Test func `a second run shows the collections and films that the user has added`() throws {
    let folder = try TemporaryFolder()
    let program = Program(name: "MediaLibrary")
    _ = try program.transcript(Self.additions, "--state-dir", folder.path)
    try expectEqual(
      collections(after: "", "--state-dir", folder.path),
      ["cinematic-shots", "forest-life", "collection-5", "collection-6"]
    )
    let script = "tap collection-6\nprint frame\n"
    let films = try program.transcript(script, "--state-dir", folder.path)
    expect(films.contains { $0.contains("Reef ") }, "\(films)")
    try expectEqual(
      collections(after: "tap trash\ncontent key enter\n", "--state-dir", folder.path),
      ["cinematic-shots", "forest-life", "sea-life", "collection-5", "collection-6"]
    )
  }

  @Test func `a new collection has a number that no former one had`() throws {
    let folder = try TemporaryFolder()
    let hidden = "press cmd+n\nedit\nuncheck collection-5\ndone\n"
    _ = try collections(after: hidden, "--state-dir", folder.path)
    try expectEqual(
      collections(after: "press cmd+n\n", "--state-dir", folder.path),
      ["cinematic-shots", "forest-life", "sea-life", "collection-6"]
    )
    _ = try collections(after: "swipe trailing collection-6 full\n", "--state-dir", folder.path)
    try expectEqual(
      collections(after: "press cmd+n\n", "--state-dir", folder.path),
      ["cinematic-shots", "forest-life", "sea-life", "collection-7"]
    )
  }

  @Test func `a new collection is shown, although one of its number was hidden`() throws {
    let folder = try TemporaryFolder()
    let hidden = "press cmd+n\nedit\nuncheck collection-5\ndone\n"
    _ = try collections(after: hidden, "--state-dir", folder.path)
    try FileManager.default.removeItem(atPath: folder.path("data/films.json"))
    try expectEqual(
      collections(after: "press cmd+n\n", "--state-dir", folder.path),
      ["cinematic-shots", "forest-life", "sea-life", "collection-5"]
    )
  }

  @MainActor @Test func `two programs keep what the user adds to either`() throws {
    let store = InMemoryTabCustomizationStore()
    let first = FilmLibrary(beside: store) { _ in }
    let second = FilmLibrary(beside: store) { _ in }
    let collection = first.addCollection()
    first.add([Film(title: "Reef", collection: "")], to: collection.id)
    second.setRemoved(true, "sea-life")
    second.add([Film(title: "Dunes", collection: "")], to: "city-lights")
    let third = FilmLibrary(beside: store) { _ in }
    for library in [second, third] {
      expectEqual(
        library.collections.map(\.id),
        ["cinematic-shots", "forest-life", "city-lights", "collection-5"]
      )
      expectEqual(library.removedCollections.map(\.id), ["sea-life"])
      expectEqual(library.films.suffix(2).map(\.id), ["collection-5/Reef", "city-lights/Dunes"])
    }
  }

  @MainActor @Test func `the user is told that a collection is not saved`() throws {
    let file = try TemporaryFile("")
    let store = FileTabCustomizationStore(directory: file.path)
    var messages: [String] = []
    let library = FilmLibrary(beside: store) { messages.append($0) }
    messages = []
    _ = library.addCollection()
    expectEqual(library.collections.last?.id, "collection-5")
    expectEqual(messages.count, 1)
    expect(messages[0].hasPrefix("Not saved: cannot create"), messages[0])
  }

  @Test(arguments: [[], ["--no-persist"]])
  func `a script without a folder keeps collections until it ends, and writes no file`(
    options: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let program = Program(name: "MediaLibrary", stateHome: folder.path)
    let script = "press cmd+n\nrestart\ntap collection-5\n"
    let run = try program.run(["--script", "-"] + options, input: Data(script.utf8))
    expect(run.lines.contains("  shouldSelectTab(collection-5) -> true"), run.output)
    try expectEqual(folder.names, [])
  }

  @Test func `the help lists the options of the store`() throws {
    let help = try Program(name: "MediaLibrary").run("--help").output
    expect(help.contains("\n  --state-dir DIR  ") && help.contains("\n  --no-persist     "))
  }
}
