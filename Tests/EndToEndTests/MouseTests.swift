import TerminalTestSupport
import Testing

@Suite("End to end: mouse", .enabled(if: Equipment.isThere, Equipment.advice))
struct MouseTests {
  @Test(arguments: [(80, 24), (120, 30)])
  func `every emulator shows the result of each mouse action`(columns: Int, rows: Int) throws {
    let scene = try Scene(columns: columns, rows: rows)
    try scene.perform(Self.steps, columns: columns, rows: rows)
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test func `a click on an item of a bottom bar selects it`() throws {
    let scene = try Scene(columns: 40, rows: 20)
    let step = Step("tap library") { stage, _ in
      let place = try stage.place(ofText: "Lib")
      try stage.click(place)
    }
    try scene.perform([step], columns: 40, rows: 20)
    try scene.leave()
  }
}

// MARK: - Steps

extension MouseTests {
  private static func row(_ line: String, _ identifier: String) -> Step {
    Step(line) { stage, _ in try stage.click(stage.place(of: identifier, in: .sidebar)) }
  }

  /// Clicks the checkbox of a row that can be hidden.
  private static func box(_ line: String, _ identifier: String) -> Step {
    Step(line) { stage, _ in
      let row = try stage.place(of: identifier, in: .sidebar).row
      let screen = try stage.look()
      guard let place = screen.place(of: "☑", inRow: row) else {
        throw PseudoTerminal.Overdue(description: "no box in \(screen.rows[row])")
      }
      try stage.click(place)
    }
  }

  /// Clicks a button, or presses a key if the button is absent.
  private static func button(_ line: String, _ text: String, key: String) -> Step {
    Step(line) { stage, _ in
      if let place = try stage.look().place(of: text) {
        try stage.click(place)
      } else {
        try stage.type(key)
      }
    }
  }

  /// Chooses "Remove" in the open list.
  private static func chooseRemove(_ stage: any Stage, _ purpose: String) throws {
    try stage.wait(forList: "Remove")
    try stage.check(purpose)
    try stage.click(stage.place(ofText: "Remove"))
  }

  static let steps = [
    row("row library", "library"),
    row("row forest-life", "forest-life"),
    Step("sidebar hide") { stage, _ in try stage.click(stage.place(ofText: "≡")) },
    Step("tap library") { stage, _ in try stage.click(stage.place(of: "library", in: .bar)) },
    Step("sidebar show") { stage, _ in try stage.click(stage.place(ofText: "≡")) },
    row("collapse collections", "collections"),
    row("expand collections", "collections"),
    button("edit", "Edit", key: "e"),
    box("uncheck sea-life", "sea-life"),
    Step("drag forest-life to bar") { stage, state in
      // The end position is after the last item, where the bar is empty.
      let start = try stage.place(of: "forest-life", in: .sidebar)
      let bar = try stage.place(of: "watch-now", in: .bar)
      let end = try stage.look().styles[bar.row].count - 1
      try stage.drag(from: start, to: Screen.Place(column: end, row: bar.row))
    },
    Step("move city-lights before cinematic-shots") { stage, _ in
      let start = try stage.place(of: "city-lights", in: .sidebar)
      let end = try stage.place(of: "cinematic-shots", in: .sidebar)
      try stage.drag(from: start, to: end)
    },
    button("reset", "Reset", key: "r"),
    button("done", "Done", key: "e"),
    Step("menu city-lights Remove") { stage, _ in
      try stage.click(stage.place(of: "city-lights", in: .sidebar), button: 2)
      try chooseRemove(stage, "the menu")
    },
    Step("swipe trailing cinematic-shots 0") { stage, _ in
      let end = try stage.place(of: "cinematic-shots", in: .sidebar)
      try stage.drag(from: Screen.Place(column: end.column + 9, row: end.row), to: end)
      try chooseRemove(stage, "the swiped row")
    },
    row("action collections new-collection", "new-collection"),
  ]
}
