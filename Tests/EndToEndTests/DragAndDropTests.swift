import TabHostTestSupport
import TerminalTestSupport
import Testing

/// End to end: drag and drop.
@Suite(.ownThread, .enabled(if: Equipment.isAvailable, Equipment.advice)) struct DragAndDropTests {
  @Test func `rows and items can be dragged by keyboard`() throws {
    let program = try EmulatedProgram(columns: 120, rows: 30)
    try program.perform(Self.keys, columns: 120, rows: 30)
    try program.quit()
    try program.agreeOnWidths()
  }

  @Test func `rows and items can be dragged by mouse`() throws {
    let program = try EmulatedProgram(columns: 120, rows: 30)
    try program.perform(Self.mouse, columns: 120, rows: 30)
    try program.quit()
    try program.agreeOnWidths()
  }

  @Test(arguments: ListTests.InputDevice.allCases)
  func `the contents of a row can be dropped on another row`(device: ListTests.InputDevice) throws {
    let program = try EmulatedProgram(BuiltProducts.path("PhotoCollections"), [])
    try program.wait(forText: "City Rain     0")
    switch device {
    case .keys:
      try program.focus("Night Sky")
      try program.type("v")
      try program.wait(forBadge: "2 items")
      try program.type(Key.down)
    case .mouse:
      let start = try program.place(ofText: "Night Sky")
      try program.beginDrag(from: start, to: program.place(ofText: "City Rain"))
    }
    try program.see("+ 2 items")
    try expect(program.screens().rows.contains { $0.hasPrefix("»    ▨ City Rain") })
    switch device {
    case .keys: try program.type(Key.enter)
    case .mouse: try program.report(0, program.place(ofText: "City Rain"), isRelease: true)
    }
    try program.see("City Rain     2")
    try program.quit()
    try program.agreeOnWidths()
  }
}

// MARK: - Steps

extension DragAndDropTests {
  /// Picks up the row of a tab, and waits for the badge of the drag.
  private static func grab(_ title: String, _ program: any ControlledProgram) throws {
    try program.type("v")
    try program.wait(forBadge: title)
    try program.check("\(title) is grabbed")
  }

  private static let edit = Step("edit") { program, _ in try program.type("e") }

  private static let keys = [
    edit,
    Step("move sea-life after city-lights") { program, state in
      try program.focusRow("sea-life", state)
      try grab("Sea Life", program)
      // After a cancelled drag, the row is at its original position.
      try program.type(Key.up)
      try program.type(Key.escape)
      try program.wait(forNoBadge: "Sea Life")
      try program.check("let go of")
      try program.focusRow("sea-life", state)
      try grab("Sea Life", program)
      try program.type(Key.down + Key.enter)
      try program.wait(forNoBadge: "Sea Life")
    },
    Step("drag forest-life to bar") { program, state in
      try program.focusRow("forest-life", state)
      try grab("Forest Life", program)
      try program.type(Key.right)
      try program.wait(forText: "+ Forest Life")
      try program.check("over the bar")
      try program.type("v")
    },
    Step("item library after collections") { program, state in
      try program.focusItem("library", state)
      try grab("Library", program)
      try program.type(Key.right + " ")
    },
    Step("drag forest-life off bar") { program, state in
      try program.focusItem("forest-life", state)
      try grab("Forest Life", program)
      try program.type(Key.tab)
      try program.wait(forText: "Forest Life")
      try program.check("off the bar")
      try program.type(Key.enter)
    },
    Step("reset") { program, _ in try program.type("r") },
    Step("done") { program, _ in
      // Input directly after Escape would be decoded as a key with Alt.
      try program.type(Key.escape)
      try program.wait(forText: "Edit")
    },
  ]

  private static let mouse = [
    Step("edit") { program, _ in try program.click(program.place(ofText: "Edit")) },
    Step("move sea-life after city-lights") { program, _ in
      let start = try program.place(of: "sea-life", in: .sidebar)
      let end = try program.place(of: "city-lights", in: .sidebar)
      try program.beginDrag(from: start, to: end)
      try program.see("› Sea Life")
      // A key cancels the drag, so releasing the button has no effect.
      try program.type(Key.escape)
      try program.wait(forNoText: "› Sea Life")
      try program.report(0, end, isRelease: true)
      try program.check("let go of")
      try program.beginDrag(from: start, to: end)
      try program.see("› Sea Life")
      try program.report(0, end, isRelease: true)
    },
    Step("drag forest-life to bar") { program, _ in
      let start = try program.place(of: "forest-life", in: .sidebar)
      let end = try program.placeAfterBar()
      try program.beginDrag(from: start, to: end)
      try program.see("+ Forest Life")
      try program.report(0, end, isRelease: true)
    },
    Step("item library after collections") { program, _ in
      let start = try program.place(of: "library", in: .bar)
      var end = try program.place(of: "collections", in: .bar)
      end.column += "Collections".count - 1
      try program.beginDrag(from: start, to: end)
      try program.see("› Library")
      try program.report(0, end, isRelease: true)
    },
    Step("drag forest-life off bar") { program, _ in
      let start = try program.place(of: "forest-life", in: .bar)
      let end = Screen.Place(column: start.column, row: 25)
      try program.beginDrag(from: start, to: end)
      try program.check("off the bar")
      try program.report(0, end, isRelease: true)
    },
    Step("reset") { program, _ in try program.click(program.place(ofText: "Reset")) },
    Step("done") { program, _ in try program.click(program.place(ofText: "Done")) },
  ]
}

extension ControlledProgram {
  /// Waits for the badge of a drag, the only text that is bold, underlined and reversed.
  fileprivate func wait(forBadge title: String) throws {
    try wait("the badge of \(title)") { $0.badge.contains(title) ? [] : ["no badge"] }
  }

  fileprivate func wait(forNoBadge title: String) throws {
    try wait("no badge of \(title)") { $0.badge.contains(title) ? ["still a badge"] : [] }
  }
}

extension Screen {
  /// The text that is bold, underlined and reversed.
  fileprivate var badge: String {
    zip(rows, styles).map { row, styles in
      String(zip(row, styles).filter { $1 == "7" }.map(\.0))
    }.joined(separator: "\n")
  }
}
