import Testing

/// An interaction that is in progress when a test interrupts it.
struct Middle: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A text that is visible only during the interaction.
  let sign: String
  /// Whether the interaction continues after the screen was too small for it. Interactions with the
  /// sidebar do not, because the sidebar was not shown.
  let staysWhenSmall: Bool
  let begin: @Sendable (any Stage, HostState) throws -> Void

  init(
    _ name: String,
    sign: String,
    stays: Bool = false,
    _ begin: @escaping @Sendable (any Stage, HostState) throws -> Void
  ) {
    (testDescription, self.sign, staysWhenSmall) = (name, sign, stays)
    self.begin = begin
  }

  /// All interactions, each of which begins after the first frame of the media library.
  static let all = [
    Middle("another tab", sign: "Two Foxes", stays: true) { stage, _ in
      try stage.type("2")
    },
    Middle("editing", sign: "Done") { stage, _ in try stage.type("e") },
    Middle("a menu", sign: "Get Info") { stage, state in
      try stage.focusRow("sea-life", state)
      try stage.type("m")
    },
    Middle("a popover", sign: "4 films", stays: true) { stage, state in
      try stage.focusRow("sea-life", state)
      try stage.type("m")
      try stage.wait(forList: "Get Info")
      try stage.type(Key.enter)
    },
    Middle("the keys", sign: "─Keys─", stays: true) { stage, _ in try stage.type("?") },
    Middle("a swiped row", sign: "Remove") { stage, state in
      try stage.focusRow("sea-life", state)
      try stage.type(">")
    },
    Middle("typing", sign: "⌕ lea", stays: true) { stage, _ in
      try stage.type("/lea")
    },
    Middle("carrying by keys", sign: "› Sea Life") { stage, state in
      try stage.type("e")
      try stage.wait(forText: "Done")
      try stage.focusRow("sea-life", state)
      try stage.type("g" + Key.down)
    },
    Middle("carrying by mouse", sign: "› Sea Life") { stage, _ in
      try stage.type("e")
      try stage.wait(forText: "Done")
      let start = try stage.place(of: "sea-life", in: .sidebar)
      try stage.carry(from: start, to: stage.place(of: "city-lights", in: .sidebar))
    },
  ]
}

extension Stage {
  /// Begins an interaction after the first frame, and waits until it is visible.
  @discardableResult
  func begin(_ middle: Middle) throws -> Screen {
    let state = try HostState.all(after: [], columns: 80, rows: 24)[0]
    try wait("the first frame") { state.differences(from: $0) }
    try middle.begin(self, state)
    let screen = try wait(forText: middle.sign)
    try check("\(middle)")
    return screen
  }
}
