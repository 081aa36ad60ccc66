import Foundation
import TabHostTestSupport
import Testing

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
