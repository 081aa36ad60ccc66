import TabHostTestSupport
import TerminalTestSupport
import Testing

@Suite("End to end: drag and drop", .enabled(if: Equipment.isThere, Equipment.advice))
struct CarryingTests {
  @Test func `rows and items can be dragged by keyboard`() throws {
    let scene = try Scene(columns: 120, rows: 30)
    try scene.perform(Self.keys, columns: 120, rows: 30)
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test func `rows and items can be dragged by mouse`() throws {
    let scene = try Scene(columns: 120, rows: 30)
    try scene.perform(Self.mouse, columns: 120, rows: 30)
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test(arguments: ListTests.Hand.allCases)
  func `the contents of a row can be dropped on another row`(hand: ListTests.Hand) throws {
    let scene = try Scene(BuiltProducts.path("PhotoCollections"), [])
    try scene.wait(forText: "City Rain     0")
    switch hand {
    case .keys:
      try scene.focus("Night Sky")
      try scene.type("g")
      try scene.wait(forBadge: "2 items")
      try scene.type(Key.down)
    case .mouse:
      let start = try scene.place(ofText: "Night Sky")
      try scene.carry(from: start, to: scene.place(ofText: "City Rain"))
    }
    try scene.see("+ 2 items")
    #expect(try scene.look().rows.contains { $0.hasPrefix("»    ▨ City Rain") })
    switch hand {
    case .keys: try scene.type(Key.enter)
    case .mouse: try scene.report(0, scene.place(ofText: "City Rain"), isRelease: true)
    }
    try scene.see("City Rain     2")
    try scene.leave()
    try scene.agreeOnWidths()
  }

  @Test func `a drag is drawn in an ASCII-only terminal`() throws {
    let scene = try Scene(columns: 120, rows: 30, environment: ["TERM": "vt100", "LANG": "C"])
    try scene.perform(Array(Self.keys.prefix(4)), columns: 120, rows: 30)
    try scene.leave()
  }
}

// MARK: - Steps

extension CarryingTests {
  /// Picks up the row of a tab, and waits for the badge of the drag.
  private static func grab(_ title: String, _ stage: any Stage) throws {
    try stage.type("g")
    try stage.wait(forBadge: title)
    try stage.check("\(title) is taken up")
  }

  private static let edit = Step("edit") { stage, _ in try stage.type("e") }

  private static let keys = [
    edit,
    Step("move sea-life after city-lights") { stage, state in
      try stage.focusRow("sea-life", state)
      try grab("Sea Life", stage)
      // After a cancelled drag, the row is at its original position.
      try stage.type(Key.up)
      try stage.type(Key.escape)
      try stage.wait(forNoBadge: "Sea Life")
      try stage.check("let go of")
      try stage.focusRow("sea-life", state)
      try grab("Sea Life", stage)
      try stage.type(Key.down + Key.enter)
      try stage.wait(forNoBadge: "Sea Life")
    },
    Step("drag forest-life to bar") { stage, state in
      try stage.focusRow("forest-life", state)
      try grab("Forest Life", stage)
      try stage.type(Key.right)
      try stage.wait(forText: "+ Forest Life")
      try stage.check("over the bar")
      try stage.type("g")
    },
    Step("item library after collections") { stage, state in
      try stage.focusItem("library", state)
      try grab("Library", stage)
      try stage.type(Key.right + " ")
    },
    Step("drag forest-life off bar") { stage, state in
      try stage.focusItem("forest-life", state)
      try grab("Forest Life", stage)
      try stage.type(Key.tab)
      try stage.wait(forText: "Forest Life")
      try stage.check("off the bar")
      try stage.type(Key.enter)
    },
    Step("reset") { stage, _ in try stage.type("r") },
    Step("done") { stage, _ in
      // Input directly after Escape would be decoded as a key with Alt.
      try stage.type(Key.escape)
      try stage.wait(forText: "Edit")
    },
  ]

  private static let mouse = [
    Step("edit") { stage, _ in try stage.click(stage.place(ofText: "Edit")) },
    Step("move sea-life after city-lights") { stage, _ in
      let start = try stage.place(of: "sea-life", in: .sidebar)
      let end = try stage.place(of: "city-lights", in: .sidebar)
      try stage.carry(from: start, to: end)
      try stage.see("› Sea Life")
      // A key cancels the drag, so releasing the button has no effect.
      try stage.type(Key.escape)
      try stage.wait(forNoText: "› Sea Life")
      try stage.report(0, end, isRelease: true)
      try stage.check("let go of")
      try stage.carry(from: start, to: end)
      try stage.see("› Sea Life")
      try stage.report(0, end, isRelease: true)
    },
    Step("drag forest-life to bar") { stage, _ in
      let start = try stage.place(of: "forest-life", in: .sidebar)
      let bar = try stage.place(of: "watch-now", in: .bar)
      let end = Screen.Place(column: try stage.look().styles[bar.row].count - 1, row: bar.row)
      try stage.carry(from: start, to: end)
      try stage.see("+ Forest Life")
      try stage.report(0, end, isRelease: true)
    },
    Step("item library after collections") { stage, _ in
      let start = try stage.place(of: "library", in: .bar)
      var end = try stage.place(of: "collections", in: .bar)
      end.column += "Collections".count - 1
      try stage.carry(from: start, to: end)
      try stage.see("› Library")
      try stage.report(0, end, isRelease: true)
    },
    Step("drag forest-life off bar") { stage, _ in
      let start = try stage.place(of: "forest-life", in: .bar)
      let end = Screen.Place(column: start.column, row: 25)
      try stage.carry(from: start, to: end)
      try stage.check("off the bar")
      try stage.report(0, end, isRelease: true)
    },
    Step("reset") { stage, _ in try stage.click(stage.place(ofText: "Reset")) },
    Step("done") { stage, _ in try stage.click(stage.place(ofText: "Done")) },
  ]
}

extension Stage {
  /// Waits for the badge of a drag, the only text that is bold and reversed.
  fileprivate func wait(forBadge title: String) throws {
    try wait("the badge of \(title)") { $0.badge.contains(title) ? [] : ["no badge"] }
  }

  fileprivate func wait(forNoBadge title: String) throws {
    try wait("no badge of \(title)") { $0.badge.contains(title) ? ["still a badge"] : [] }
  }
}

extension Screen {
  /// The text that is bold and reversed.
  fileprivate var badge: String {
    zip(rows, styles).map { row, styles in
      String(zip(row, styles).filter { $1 == "5" }.map(\.0))
    }.joined(separator: "\n")
  }
}
