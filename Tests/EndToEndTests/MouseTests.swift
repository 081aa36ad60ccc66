import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: mouse.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct MouseTests {
  @Test(arguments: Soak.part(1, of: [(120, 30), (80, 24)]))
  func `every emulator shows the result of each mouse action`(columns: Int, rows: Int) throws {
    let program = try EmulatedProgram(columns: columns, rows: rows)
    try program.perform(Self.steps, columns: columns, rows: rows)
    try program.quit()
    try program.agreeOnWidths()
  }
}

// MARK: - Steps

extension MouseTests {
  private static func row(_ line: String, _ identifier: String) -> Step {
    Step(line) { program, _ in try program.click(program.place(of: identifier, in: .sidebar)) }
  }

  /// Clicks the checkbox of a row that can be hidden.
  private static func box(_ line: String, _ identifier: String) -> Step {
    Step(line) { program, _ in
      let row = try program.place(of: identifier, in: .sidebar).row
      let screen = try program.screens()
      guard let place = screen.place(of: "☑", inRow: row) else {
        throw PseudoTerminal.Overdue(description: "no box in \(screen.rows[row])")
      }
      try program.click(place)
    }
  }

  /// Clicks a button, or presses a key if the button is absent.
  private static func button(_ line: String, _ text: String, key: String) -> Step {
    Step(line) { program, _ in
      if let place = try program.screens().place(of: text) {
        try program.click(place)
      } else {
        try program.type(key)
      }
    }
  }

  /// Chooses "Remove" in the open list.
  private static func chooseRemove(_ program: any ControlledProgram, _ purpose: String) throws {
    try program.wait(forList: "Remove")
    try program.check(purpose)
    try program.click(program.place(ofText: "Remove"))
  }

  static let steps = [
    row("row library", "library"),
    row("row forest-life", "forest-life"),
    Step("sidebar hide") { program, _ in try program.click(program.place(ofText: "≡")) },
    Step("tap library") { program, _ in try program.click(program.place(of: "library", in: .bar)) },
    Step("sidebar show") { program, _ in try program.click(program.place(ofText: "≡")) },
    row("collapse collections", "collections"),
    row("expand collections", "collections"),
    button("edit", "Edit", key: "e"),
    box("uncheck sea-life", "sea-life"),
    Step("drag forest-life to bar") { program, state in
      // The end position is after the last item, where the bar is empty.
      let start = try program.place(of: "forest-life", in: .sidebar)
      try program.drag(from: start, to: program.placeAfterBar())
    },
    Step("move city-lights before cinematic-shots") { program, _ in
      let start = try program.place(of: "city-lights", in: .sidebar)
      let end = try program.place(of: "cinematic-shots", in: .sidebar)
      try program.drag(from: start, to: end)
    },
    button("reset", "Reset", key: "r"),
    button("done", "Done", key: "e"),
    Step("menu forest-life Remove") { program, _ in
      try program.click(program.place(of: "forest-life", in: .sidebar), button: 2)
      try chooseRemove(program, "the menu")
    },
    Step("swipe trailing cinematic-shots 0") { program, _ in
      let end = try program.place(of: "cinematic-shots", in: .sidebar)
      try program.drag(from: Screen.Place(column: end.column + 9, row: end.row), to: end)
      try chooseRemove(program, "the swiped row")
    },
    row("action collections new-collection", "new-collection"),
  ]
}
