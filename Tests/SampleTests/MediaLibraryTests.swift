import Foundation
import TabHostTestSupport
import Testing

@Suite(.ownThread) struct MediaLibraryTests {
  let program = Program(name: "MediaLibrary")

  @Test func `a key command adds a collection`() throws {
    let script = "press ctrl+n\ntap collection-5\npress cmd+x\n"
    let run = try program.run("--script", "-", input: script)
    expectEqual(run.status, 0)
    let handlers = run.lines.filter { $0.contains("handler") || $0.contains("refused") }
    expectEqual(handlers, ["  handler New Collection", "  refused: notAvailable"])
  }

  @Test func `a run without options prints a frame with the sidebar`() throws {
    let run = try program.run()
    expectEqual(run.status, 0)
    expectEqual(run.lines.count, 24)
    let titles = [
      "Watch Now", "Library", "Search", "Collections", "Cinematic Shots", "Forest Life",
      "Sea Life", "City Lights", "New Collection", "Animations", "Paper Boats", "Clay Foxes",
      "Ink Drops",
    ]
    let rows = run.lines.dropFirst().prefix(titles.count)
    expect(zip(rows, titles).allSatisfy { $0.contains($1) }, "\(run.output)")
    expect(!run.output.contains("\u{1B}"))
  }

  @Test func `the page lists the films that the user has begun beside the first one`() throws {
    let run = try program.run("--frame", "--size", "72x15", "--no-persist")
    expectEqual(
      run.lines[2..<4].map { $0.drop { $0 != "│" } },
      [
        "│ Watch Now                │▌▷ Play",
        "│▌A Fox in March    26 min │ Year              2018",
      ]
    )
  }

  @Test func `a rotation to portrait shows the bar`() throws {
    let run = try program.run("--script", "-", input: "rotate portrait\nprint frame\n")
    let bar = run.lines.first { $0.contains("Watch Now") && $0.contains("Library") }
    expectEqual(bar?.contains("Animations"), true, "\(run.output)")
    expect(!run.output.contains("Forest Life"))
  }

  @Test func `going back from a managed page selects its group`() throws {
    let script = "row clay-foxes\nback\nprint state\n"
    let run = try program.run("--script", "-", "--json", input: script)
    expect(run.output.contains(#""call":"didSelectTab","origin":"user","previous":"clay-foxes""#))
    expect(run.output.contains(#""stack":["animations"]"#))
  }

  @Test func `the menu of a bar button sorts the library`() throws {
    let script = "row library\nbutton sort\nbutton sort \"By Length\"\nprint state\nback\n"
    let run = try program.run("--script", "-", "--no-persist", input: script)
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(
      run.lines.drop { $0 != "> button sort" }.prefix(4),
      [
        "> button sort", #"> button sort "By Length""#, "  handler By Length", "> print state",
      ]
    )
    expect(run.lines.contains("  buttons: sort"))
  }

  @Test func `a collection is removed by a swipe or its menu after confirmation`() throws {
    let script = """
      swipe trailing sea-life full
      alert Remove
      menu city-lights Remove
      alert Remove
      menu forest-life Remove
      row forest-life
      dismiss
      row forest-life
      swipe trailing paper-boats
      action collections new-collection
      row collection-5
      row sea-life

      """
    let run = try program.run("--script", "-", "--no-persist", input: script)
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(run.errors, "")
    expectEqual(
      run.lines.drop { !$0.hasPrefix("> ") }.filter { !$0.contains("iew") },
      [
        "> swipe trailing sea-life full",
        "  trailingSwipeActionsConfigurationFor(sea-life)", "  handler Remove",
        "> alert Remove", "  handler Remove",
        "> menu city-lights Remove",
        "  contextMenuConfigurationFor(city-lights)", "  handler Remove",
        "> alert Remove", "  handler Remove",
        "> menu forest-life Remove",
        "  contextMenuConfigurationFor(forest-life)", "  handler Remove",
        "> row forest-life", "  refused: covered",
        "> dismiss",
        "> row forest-life", "  shouldSelectTab(forest-life) -> true",
        "  didSelectTab(forest-life, previous: watch-now) user",
        "> swipe trailing paper-boats", "  trailingSwipeActionsConfigurationFor(paper-boats)",
        "> action collections new-collection", "  handler New Collection",
        "> row collection-5", "  shouldSelectTab(collection-5) -> true",
        "  didSelectTab(collection-5, previous: forest-life) user",
        "> row sea-life", "  refused: notOnScreen",
      ]
    )
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
    let article = "Sources/TabHostTesting/TabHostTesting.docc/ScriptsAndDescriptions.md"
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
