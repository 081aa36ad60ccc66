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
    addCommand("terminal COLUMNSxROWS") { runner, words in
      let size = try Self.size(words[0])
      _ = try runner.terminal
      try runner.scriptTerminal.resize(columns: size.columns, rows: size.rows)
      _ = try runner.terminal.frame
      return .performed
    }
    addCommand("keys KEY…") { runner, words in
      for word in words { try runner.terminal.press(word) }
      return .performed
    }
    addCommand("write TEXT") { runner, words in
      try runner.terminal.type(words[0])
      return .performed
    }
    addCommand("paste TEXT") { runner, words in
      try runner.terminal.paste(words[0])
      return .performed
    }
    addCommand("click PLACE…") { runner, words in
      let (place, button) = try Self.place(words[...])
      try runner.terminal.click(place, button)
      return .performed
    }
    addCommand("mouse KIND PLACE…") { runner, words in
      guard let kind = Self.kinds[words[0]] else {
        let kinds = Spelling.alternatives(Self.kinds.keys.sorted())
        throw ScriptProblem("\(Spelling.quoted(words[0])) is not \(kinds)")
      }
      let (place, button) = try Self.place(words.dropFirst())
      try runner.terminal.mouse(kind, place, button)
      return .performed
    }
    addCommand("focus ID") { runner, words in
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
    addQuestion("frame") { runner, _ in try runner.terminal.frame.plainText }
    addQuestion("line NUMBER") { runner, words in
      guard let number = Int(words[0]) else {
        throw ScriptProblem("\(Spelling.quoted(words[0])) is not the number of a line")
      }
      return try runner.terminal.line(number)
    }
    addQuestion("lines TEXT…") { runner, words in
      try runner.terminal.lines(containing: words.joined(separator: " ")).joined(separator: "\n")
    }
    addQuestion("status") { runner, _ in try runner.terminal.statusLine }
    addQuestion("focus") { runner, _ in try runner.terminal.focus.map { "\($0)" } }
    addQuestion("list", lines: { runner, _ in try runner.terminal.list })
    addQuestion("visible") { runner, _ in
      try runner.terminal.screen.layout().sidebar.map { "\($0.visibleRows)" }
    }
    addQuestion("quits") { runner, _ in try "\(runner.terminal.screen.wantsToQuit)" }
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
