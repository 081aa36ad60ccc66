import TabHostTestSupport
import Testing

/// Customizing MediaLibrary.
@Suite(.ownThread) struct MediaLibraryCustomizationTests {
  let program = Program(name: "MediaLibrary")

  static let edits = """
    edit
    drag forest-life to bar at 1
    item library after forest-life
    uncheck sea-life
    move city-lights before forest-life
    move animations before collections

    """

  static let customization =
    #"  {"barOrder":["forest-life","library","collections","animations"],"#
    + #""groups":{"collections":{"#
    + #""order":["cinematic-shots","city-lights","forest-life","sea-life"]}},"#
    + #""rootOrder":["watch-now","library","search","animations","collections"],"#
    + #""tabs":{"forest-life":{"bar":"visible"},"sea-life":{"sidebar":"hidden"}}}"#

  /// The lines of `print state` after the edits.
  static let state = [
    "  selected: watch-now",
    "  mode: tabSidebar, sidebar",
    "  bar: fixed watch-now, middle forest-life library collections animations, pinned search",
    "  sidebar: shown",
    "    tab watch-now selected",
    "    tab library",
    "    tab search",
    "    group animations",
    "      tab paper-boats",
    "      tab clay-foxes",
    "      tab ink-drops",
    "    group collections",
    "      tab cinematic-shots",
    "      tab city-lights",
    "      tab forest-life",
    "      action new-collection",
    "  content: watch-now",
    "  customization: " + customization.dropFirst(2),
  ]

  /// Returns the calls, printouts and refusals of a script that stores nothing.
  private func calls(_ script: String) throws -> [String] {
    try program.transcript(script, "--no-persist").withoutContent.afterLaunch
  }

  @Test func `a restart ends editing and restores the edits`() throws {
    let script = Self.edits + "restart\nprint state\n"
    let lines = try calls(script)
    expectEqual(
      Array(lines.drop { $0 != "> restart" }),
      [
        "> restart",
        "  visibilityDidChangeFor([sea-life])",
        "  displayOrderDidChangeFor(collections)",
        "  didEndEditing",
        "  didSelectTab(watch-now, previous: nil) program",
        "> print state",
      ] + Self.state
    )
  }

  @Test func `the tabs at the ends of the bar can't be moved and plain tabs can't be hidden`()
    throws
  {
    let script = "edit\ndrag watch-now off bar\ndrag search off bar\nuncheck library\n"
    try expectEqual(
      calls(script).dropFirst(2),
      [
        "> drag watch-now off bar", "  refused: notPermitted",
        "> drag search off bar", "  refused: notPermitted",
        "> uncheck library", "  refused: notPermitted",
      ]
    )
  }

  @Test func `a frame has checkboxes in edit mode`() throws {
    let script = "edit\nuncheck sea-life\nprint frame\n"
    let run = try program.run("--script", "-", "--size", "72x12", "--no-persist", input: script)
    expectEqual(
      run.lines.dropLast().suffix(12),
      [
        "   ≡                  │[▶ Watch Now (2)] ▦ Library  ▰ Collections    »  ⌕",
        "  ▌    ▷ Watch N… (2) ├──────────────────────────┬────────────────────────",
        "       ▥ Library      █ Watch Now                │ A Fox in March",
        "       ⌕ Search       █▌A Fox in March    26 min │▌▷ Play",
        "   ▾   ▱ Collections  █ Bloom             43 min │ Year              2018",
        "       ☑ ▧ Cinematic… █ Blot              36 min │ Length          26 min",
        "       ☑ ♧ Forest Li… █ Down the Gutter   33 min │ Seen   █████░░░░░  46%",
        "       ☐ ∝ Sea Life   █ Kelp Cathedral    26 min │ Note",
        "       ☑ ▥ City Ligh… █                          │ ✎ Write a note",
        "         + New Collec…│                          │",
        "   ▾   ✧ Animations   │                          │",
        "         ➢ Paper Boa… ▾                          │",
      ]
    )
  }

  @Test func `the help lists the options of the store`() throws {
    let help = try program.run("--help").output
    expect(help.contains("\n  --state-dir DIR  ") && help.contains("\n  --no-persist     "))
  }
}
