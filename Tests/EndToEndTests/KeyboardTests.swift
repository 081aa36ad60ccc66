import Foundation
import TabHostTestSupport
import TerminalTestSupport
import Testing

@Suite("End to end: keyboard", .enabled(if: Equipment.isThere, Equipment.advice))
struct KeyboardTests {
  @Test(arguments: [(80, 24), (120, 30)])
  func `every emulator shows the result of each key`(columns: Int, rows: Int) throws {
    let scene = try Scene(columns: columns, rows: rows)
    try scene.perform(Self.steps, columns: columns, rows: rows)
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test func `a program running in tmux shows the result of each key`() throws {
    let scene = try LiveScene()
    try scene.perform(Self.steps)
  }

  @Test(arguments: [
    ["TERM": "vt100"], ["TERM": "linux"], ["TERM": "tmux-256color"], ["TERM": "screen"],
    ["TERM": "xterm-256color", "NO_COLOR": "1"],
    ["TERM": "xterm-256color", "COLORTERM": "truecolor"],
    ["LANG": "C"], ["TERM": "vt100", "LANG": "C"],
  ])
  func `every kind of terminal shows the same screens`(environment: [String: String]) throws {
    let scene = try Scene(environment: environment)
    try scene.perform(Self.fewSteps)
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test func `a narrow screen has a bar at the bottom`() throws {
    let scene = try Scene(columns: 40, rows: 20)
    let steps = [
      Step("tap library") { stage, _ in try stage.type("2") },
      Step("tap watch-now") { stage, _ in try stage.type("1") },
      Step("tap library") { stage, state in
        try stage.focusItem("library", state)
        try stage.type(Key.enter)
      },
    ]
    try scene.perform(steps, columns: 40, rows: 20)
    #expect(try scene.look().rows[19].contains("More"))
    try scene.leave()
  }

  @Test func `an empty search shows a message, and a group in the bar opens a list`() throws {
    let scene = try Scene(columns: 80, rows: 24)
    try scene.wait(forText: "Watch Now")
    try scene.type("/zzz")
    try scene.wait(forText: "No films with zzz")
    try scene.type("\u{1B}")
    try scene.wait(forText: "Two Foxes")
    try scene.type(Key.sidebar)
    try scene.wait(forText: "[⌕")
    try scene.type("4" + Key.down + Key.enter)
    try scene.wait(forText: "‹ Animations")
    try scene.leave()
  }

  @Test func `customizations are restored at the next launch`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let steps = Array(Self.steps.prefix { $0.line != "reset" }) + [Self.done]
    let first = try Scene(BuiltProducts.path("MediaLibrary"), ["--state-dir", folder.path])
    try first.perform(steps)
    try first.leave()
    let states = try HostState.all(after: steps.map(\.line) + ["restart"], columns: 80, rows: 24)
    let second = try Scene(BuiltProducts.path("MediaLibrary"), ["--state-dir", folder.path])
    _ = try second.wait("the next start") { screen in
      states.last?.differences(from: screen) ?? ["no state"]
    }
    try second.check("the next start")
    try second.leave()
  }
}

// MARK: - Steps

extension KeyboardTests {
  static let done = Step("done") { stage, _ in try stage.type("e") }

  private static func row(
    _ line: String,
    _ identifier: String,
    _ keys: String
  ) -> Step {
    Step(line) { stage, state in
      try stage.focusRow(identifier, state)
      try stage.type(keys)
    }
  }

  static let fewSteps = [
    Step("tap library") { stage, _ in try stage.type("2") },
    row("row forest-life", "forest-life", Key.enter),
    Step("sidebar hide") { stage, _ in try stage.type(Key.sidebar) },
    Step("edit") { stage, _ in try stage.type("e") },
    row("uncheck sea-life", "sea-life", " "),
    Step("done") { stage, _ in try stage.type("e") },
  ]

  static let steps = [
    Step("tap library") { stage, _ in try stage.type("2") },
    row("row forest-life", "forest-life", Key.enter),
    row("row clay-foxes", "clay-foxes", Key.enter),
    Step("back") { stage, _ in try stage.type(Key.backspace) },
    Step("sidebar hide") { stage, _ in try stage.type(Key.sidebar) },
    Step("tap library") { stage, state in
      try stage.focusItem("library", state)
      try stage.type(Key.enter)
    },
    Step("sidebar show") { stage, _ in try stage.type(Key.sidebar) },
    row("collapse collections", "collections", Key.left),
    row("expand collections", "collections", Key.right),
    Step("edit") { stage, _ in try stage.type("e") },
    row("uncheck sea-life", "sea-life", " "),
    row("check sea-life", "sea-life", " "),
    row("uncheck sea-life", "sea-life", " "),
    row("drag forest-life to bar", "forest-life", "p"),
    Step("item library after collections") { stage, state in
      try stage.focusItem("library", state)
      try stage.type(Key.altRight)
    },
    row("move cinematic-shots after forest-life", "cinematic-shots", Key.altDown),
    Step("reset") { stage, _ in try stage.type("r") },
    row("uncheck sea-life", "sea-life", " "),
    done,
    Step("menu city-lights Remove") { stage, state in
      try stage.focusRow("city-lights", state)
      try stage.type("m")
      try stage.wait(forList: "Remove")
      try stage.check("the menu")
      try stage.type(Key.down + Key.enter)
    },
    Step("swipe trailing cinematic-shots 0") { stage, state in
      try stage.focusRow("cinematic-shots", state)
      try stage.type(">")
      try stage.wait(forList: "Remove")
      try stage.check("the swiped row")
      try stage.type(Key.enter)
    },
    row("action collections new-collection", "new-collection", Key.enter),
  ]
}
