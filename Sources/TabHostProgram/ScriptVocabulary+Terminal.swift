import TabHost
import TabHostSpelling
import TabHostTerminal
public import TabHostTesting

extension ScriptVocabulary {
  /// The commands and questions about every host, and those about the screen of a terminal that
  /// `ScriptRunner.attachTerminal(columns:rows:configure:)` attaches.
  ///
  /// The commands press keys, click and let time pass as a user does, so that their calls depend on
  /// what is on screen. <doc:CasesOnAScreen> lists them.
  public static let terminal: ScriptVocabulary = {
    var vocabulary = ScriptVocabulary.standard
    vocabulary.addScreenCommands()
    vocabulary.addScreenQuestions()
    return vocabulary
  }()

  private mutating func addScreenCommands() {
    addScreenCommand("terminal COLUMNSxROWS") { runner, words in
      let size = try Self.size(words[0])
      _ = try runner.terminal
      try runner.scriptTerminal.resize(columns: size.columns, rows: size.rows)
      _ = try runner.terminal.frame
      return .performed
    }
    addScreenCommand("keys KEY…") { runner, words in
      for word in words { try runner.terminal.press(word) }
      return .performed
    }
    addScreenCommand("write TEXT") { runner, words in
      try runner.terminal.type(words[0])
      return .performed
    }
    addScreenCommand("paste TEXT") { runner, words in
      try runner.terminal.paste(words[0])
      return .performed
    }
    addScreenCommand("click PLACE…") { runner, words in
      let (place, button) = try Self.place(words[...])
      try runner.terminal.click(place, button)
      return .performed
    }
    addScreenCommand("mouse KIND PLACE…") { runner, words in
      guard let kind = Self.kinds[words[0]] else {
        let kinds = Spelling.alternatives(Self.kinds.keys.sorted())
        throw ScriptProblem("\(Spelling.quoted(words[0])) is not \(kinds)")
      }
      let (place, button) = try Self.place(words.dropFirst())
      try runner.terminal.mouse(kind, place, button)
      return .performed
    }
    addScreenCommand("focus ID") { runner, words in
      let isRow = runner.host.sidebar.rows.contains { $0.identifier == words[0] }
      do {
        try runner.terminal.moveFocus(toRow: words[0])
        return .performed
      } catch {
        if isRow { return .refused(.notAvailable) }
        throw error
      }
    }
  }

  private mutating func addScreenQuestions() {
    addScreenQuestion("frame") { runner, _ in try runner.terminal.frame.plainText }
    addScreenQuestion("line NUMBER") { runner, words in
      guard let number = Int(words[0]) else {
        throw ScriptProblem("\(Spelling.quoted(words[0])) is not the number of a line")
      }
      return try runner.terminal.line(number)
    }
    addScreenQuestion("lines TEXT…") { runner, words in
      try runner.terminal.lines(containing: words.joined(separator: " ")).joined(separator: "\n")
    }
    addScreenQuestion("status") { runner, _ in try runner.terminal.statusLine }
    addScreenQuestion("focus") { runner, _ in try runner.terminal.focus.map { "\($0)" } }
    addQuestion("list", lines: { runner, _ in try runner.terminal.list })
    addScreenQuestion("visible") { runner, _ in
      try runner.terminal.screen.layout().sidebar.map { "\($0.visibleRows)" }
    }
    addScreenQuestion("quits") { runner, _ in try "\(runner.terminal.screen.wantsToQuit)" }
  }

  /// Adds a command whose place may not be on screen.
  private mutating func addScreenCommand(
    _ usage: String,
    perform:
      @escaping @MainActor @Sendable (ScriptRunner, [String]) throws -> UserInteraction.Outcome
  ) {
    addCommand(usage) { runner, words in try Self.onOneLine { try perform(runner, words) } }
  }

  /// Adds a question whose subject may not be on screen.
  private mutating func addScreenQuestion(
    _ usage: String,
    answer: @escaping @MainActor @Sendable (ScriptRunner, [String]) throws -> String?
  ) {
    addQuestion(usage) { runner, words in try Self.onOneLine { try answer(runner, words) } }
  }

  /// Performs a closure, whose error about the screen is reported without the frame.
  @MainActor private static func onOneLine<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as ScreenDriver.NotOnScreen {
      throw ScriptProblem(error.summary)
    }
  }

  // MARK: - Words

  private static func size(_ word: String) throws -> CellSize {
    guard let size = ScriptRunner.size(word) else {
      throw ScriptProblem("\(Spelling.quoted(word)) is not a size such as 80x24")
    }
    return CellSize(columns: size.columns, rows: size.rows)
  }

  private static let kinds: [String: MouseEvent.Kind] = [
    "press": .press, "drag": .drag, "release": .release, "move": .move,
  ]

  private static let buttons: [String: MouseEvent.Button] = [
    "right": .right, "middle": .middle, "wheel-up": .wheelUp, "wheel-down": .wheelDown,
  ]

  /// Returns the place that words name, and the button after it.
  private static func place(
    _ words: ArraySlice<String>
  ) throws -> (ScreenDriver.Place, MouseEvent.Button) {
    let button = words.count > 2 ? words.last.flatMap { buttons[$0] } : nil
    let place = Array(button == nil ? words : words.dropLast())
    switch (place[0], place.count) {
    case ("row", 2): return (.row(place[1]), button ?? .left)
    case ("bar", 2): return (.tab(place[1]), button ?? .left)
    case ("text", 2): return (.text(place[1]), button ?? .left)
    case ("cell", 3):
      if let column = Int(place[1]), let row = Int(place[2]) {
        return (.cell(column, row), button ?? .left)
      }
      fallthrough
    default:
      throw ScriptProblem(
        "a place is \"row ID\", \"bar ID\", \"text TEXT\" or \"cell COLUMN ROW\", and a button after it "
          + "is \(Spelling.alternatives(buttons.keys.sorted()))"
      )
    }
  }
}
