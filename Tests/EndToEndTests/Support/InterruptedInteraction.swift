import TabHostTestSupport
import Testing

/// An interaction that is in progress when a test interrupts it.
struct InterruptedInteraction: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A text that is visible only during the interaction.
  let visibleText: String
  /// Whether the interaction continues after the screen was too small for it. Interactions with the
  /// sidebar do not, because the sidebar was not shown. A menu does, because the bar offers it, too.
  let continuesWhenSmall: Bool
  let begin: @Sendable (any ControlledProgram, HostState) throws -> Void

  init(
    _ name: String,
    visibleText: String,
    continues: Bool = false,
    _ begin: @escaping @Sendable (any ControlledProgram, HostState) throws -> Void
  ) {
    (testDescription, self.visibleText, continuesWhenSmall) = (name, visibleText, continues)
    self.begin = begin
  }

  /// All interactions, each of which begins after the first frame of the media library.
  static let all = [
    InterruptedInteraction("another tab", visibleText: "Year", continues: true) {
      program,
      _ in
      try program.type("2")
    },
    InterruptedInteraction("editing", visibleText: "Done") { program, _ in try program.type("e") },
    InterruptedInteraction("a menu", visibleText: "Get Info", continues: true) { program, state in
      try program.focusRow("sea-life", state)
      try program.type("m")
    },
    InterruptedInteraction("a popover", visibleText: "4 films", continues: true) { program, state in
      try program.focusRow("sea-life", state)
      try program.type("m")
      try program.wait(forList: "Get Info")
      try program.type(Key.enter)
    },
    InterruptedInteraction("the keys", visibleText: "─Keys─", continues: true) { program, _ in
      try program.type("?")
    },
    InterruptedInteraction("a swiped row", visibleText: "Remove") { program, state in
      try program.focusRow("sea-life", state)
      try program.type(">")
    },
    InterruptedInteraction("typing", visibleText: "⌕ lea", continues: true) { program, _ in
      try program.type("/lea")
    },
    InterruptedInteraction("a move by keyboard", visibleText: "› Sea Life") { program, state in
      try program.type("e")
      try program.wait(forText: "Done")
      try program.focusRow("sea-life", state)
      try program.type("v" + Key.down)
    },
    InterruptedInteraction("a move by mouse", visibleText: "› Sea Life") { program, _ in
      try program.type("e")
      try program.wait(forText: "Done")
      let start = try program.place(of: "sea-life", in: .sidebar)
      try program.beginDrag(from: start, to: program.place(of: "city-lights", in: .sidebar))
    },
  ]

  /// Returns every third interaction from an index below 3, or all of them in a full run.
  static func share(_ start: Int) -> [InterruptedInteraction] {
    Soak.factor > 0 ? all : stride(from: start, to: all.count, by: 3).map { all[$0] }
  }
}

extension ControlledProgram {
  /// Begins an interaction after the first frame, and waits until it is visible.
  @discardableResult
  func begin(_ interaction: InterruptedInteraction) throws -> Screen {
    let state = try HostState.all(after: [], columns: 80, rows: 24)[0]
    try wait("the first frame") { state.differences(from: $0) }
    try interaction.begin(self, state)
    let screen = try wait(forText: interaction.visibleText)
    try check("\(interaction)")
    return screen
  }
}
