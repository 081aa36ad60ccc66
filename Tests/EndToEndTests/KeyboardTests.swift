import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: keyboard.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct KeyboardTests {
  @Test(arguments: Soak.part(1, of: [(80, 24), (120, 30)]))
  func `every emulator shows the result of each key`(columns: Int, rows: Int) throws {
    let program = try EmulatedProgram(columns: columns, rows: rows)
    try program.perform(Self.steps, columns: columns, rows: rows)
    try program.quit()
    try program.agreeOnWidths()
  }

  @Test func `a program running in tmux shows the result of each key`() throws {
    let program = try TmuxProgram()
    try program.perform(Self.steps)
  }

  private static let environments = [
    ["TERM": "vt100"], ["TERM": "linux"], ["TERM": "tmux-256color"], ["TERM": "screen"],
    ["TERM": "xterm-256color", "NO_COLOR": "1"],
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
    ["LANG": "C"], ["TERM": "vt100", "LANG": "C"],
  ]

  @Test(arguments: Soak.part(4, of: environments))
  func `every kind of terminal shows the same screens`(environment: [String: String]) throws {
    let program = try EmulatedProgram(environment: environment)
    try program.perform(Self.fewSteps)
    try program.quit()
    try program.agreeOnWidths()
  }
}

// MARK: - Steps

extension KeyboardTests {
  private static func row(
    _ line: String,
    _ identifier: String,
    _ keys: String
  ) -> Step {
    Step(line) { program, state in
      try program.focusRow(identifier, state)
      try program.type(keys)
    }
  }

  static let fewSteps = [
    Step("tap library") { program, _ in try program.type("2") },
    row("row forest-life", "forest-life", Key.enter),
    Step("sidebar hide") { program, _ in try program.type(Key.sidebar) },
    Step("edit") { program, _ in try program.type("e") },
    row("uncheck sea-life", "sea-life", " "),
    Step("done") { program, _ in try program.type("e") },
  ]

  static let steps = [
    Step("tap library") { program, _ in try program.type("2") },
    row("row forest-life", "forest-life", Key.enter),
    row("row sea-life", "sea-life", Key.enter),
    Step("sidebar hide") { program, _ in try program.type(Key.sidebar) },
    Step("tap library") { program, state in
      try program.focusItem("library", state)
      try program.type(Key.enter)
    },
    Step("sidebar show") { program, _ in try program.type(Key.sidebar) },
    row("collapse collections", "collections", Key.left),
    row("expand collections", "collections", Key.right),
    Step("edit") { program, _ in try program.type("e") },
    row("uncheck sea-life", "sea-life", " "),
    row("check sea-life", "sea-life", " "),
    row("uncheck sea-life", "sea-life", " "),
    row("drag forest-life to bar", "forest-life", "p"),
    Step("item library after collections") { program, state in
      try program.focusItem("library", state)
      try program.type(Key.altRight)
    },
    row("move cinematic-shots after forest-life", "cinematic-shots", Key.altDown),
    Step("reset") { program, _ in try program.type("r") },
    row("uncheck sea-life", "sea-life", " "),
    Step("done") { program, _ in try program.type("e") },
    Step("menu forest-life Remove") { program, state in
      try program.focusRow("forest-life", state)
      try program.type("m")
      try program.wait(forList: "Remove")
      try program.check("the menu")
      try program.type(Key.down + Key.enter)
    },
    Step("swipe trailing cinematic-shots 0") { program, state in
      try program.focusRow("cinematic-shots", state)
      try program.type(">")
      try program.wait(forList: "Remove")
      try program.check("the swiped row")
      try program.type(Key.enter)
    },
    row("action collections new-collection", "new-collection", Key.enter),
  ]
}
