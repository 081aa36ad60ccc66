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
      runner.screen?.resize(columns: size.columns, rows: size.rows)
      _ = try runner.terminal
      return .performed
    }
    addCommand("keys KEY…") { runner, words in
      for press in try words.flatMap(Self.presses) { try runner.terminal.handle(.key(press)) }
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
      let (place, button) = try runner.screenPlace(words)
      try runner.terminal.click(place, button)
      return .performed
    }
    addCommand("mouse KIND PLACE…") { runner, words in
      let kinds: [String: MouseEvent.Kind] = [
        "press": .press, "drag": .drag, "release": .release, "move": .move,
      ]
      guard let kind = kinds[words[0]] else {
        throw ScriptProblem(
          "\(Spelling.quoted(words[0])) is not \(Spelling.alternatives(kinds.keys.sorted()))"
        )
      }
      let (place, button) = try runner.screenPlace(Array(words.dropFirst()))
      try runner.terminal.mouse(kind, kind == .move ? .none : button, place)
      return .performed
    }
    addCommand("focus ID") { runner, words in
      let screen = try runner.terminal
      let tab = runner.host.tab(forIdentifier: words[0])
      guard let tab, runner.host.sidebar.rows.firstIndex(of: tab) != nil else {
        throw ScriptProblem("no row of the sidebar has the identifier \(Spelling.quoted(words[0]))")
      }
      // The rows may have changed since the last frame.
      _ = screen.frame
      screen.press(.home)
      for _ in runner.host.sidebar.rows.indices where screen.screen.focusTab !== tab {
        screen.press(.down)
      }
      return screen.screen.focusTab === tab ? .performed : .refused(.notAvailable)
    }
  }

  private mutating func addScreenQuestions() {
    addQuestion("frame") { runner, _ in try runner.terminal.frame.plainText }
    addQuestion("line NUMBER") { runner, words in
      let frame = try runner.terminal.frame
      guard let number = Int(words[0]), (0..<frame.size.rows).contains(number) else {
        throw ScriptProblem("the lines of the frame are 0 to \(frame.size.rows - 1)")
      }
      return frame.plainLine(number)
    }
    addQuestion("lines TEXT…") { runner, words in
      let frame = try runner.terminal.frame
      let text = words.joined(separator: " ")
      return (0..<frame.size.rows).map { frame.plainLine($0) }.filter { $0.contains(text) }
        .joined(separator: "\n")
    }
    addQuestion("status") { runner, _ in
      let frame = try runner.terminal.frame
      return frame.plainLine(frame.size.rows - 1)
    }
    addQuestion("focus") { runner, _ in
      let driver = try runner.terminal
      // The focus follows its row when a frame is drawn.
      _ = driver.frame
      if let (element, row) = driver.screen.focusedRowOfList {
        return "\(element) row \(Spelling.quoted(row))"
      }
      guard let focus = driver.screen.focus else { return nil }
      guard case .row(let index) = focus, runner.host.sidebar.rows.indices.contains(index) else {
        return "\(focus)"
      }
      return "row \(runner.host.sidebar.rows[index].identifier)"
    }
    addQuestion("list", lines: { runner, _ in try runner.terminal.screen.listedTexts })
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

  /// Returns the presses of a key such as `ctrl+d`, or of one that is repeated, such as `down*3`.
  private static func presses(_ word: String) throws -> [KeyPress] {
    if let press = KeyPress(word: word) { return [press] }
    let parts = word.split(separator: "*", maxSplits: 1)
    guard parts.count == 2, let count = Int(parts[1]), (1...1000).contains(count),
      let press = KeyPress(word: String(parts[0]))
    else {
      throw ScriptProblem(
        "\(Spelling.quoted(word)) is not a key; keys are characters, names such as enter and down, "
          + "with modifiers as in ctrl+d, and repeated as in down*3"
      )
    }
    return Array(repeating: press, count: count)
  }
}

extension ScriptRunner {
  /// Returns the cell that words name, and the button after it.
  fileprivate func screenPlace(_ words: [String]) throws -> (point: CellPoint, MouseEvent.Button) {
    let buttons: [String: MouseEvent.Button] = [
      "right": .right, "middle": .middle, "wheel-up": .wheelUp, "wheel-down": .wheelDown,
    ]
    let button = words.count > 2 ? words.last.flatMap { buttons[$0] } : nil
    let place = button == nil ? words : words.dropLast()
    let driver = try terminal
    switch (place[0], place.count) {
    case ("row", 2):
      guard let index = host.sidebar.rows.firstIndex(where: { $0.identifier == place[1] }) else {
        throw ScriptProblem("no row has the identifier \(Spelling.quoted(place[1]))")
      }
      return (try driver.point(in: .row(index)), button ?? .left)
    case ("bar", 2): return (try driver.point(in: .tab(place[1])), button ?? .left)
    case ("text", 2): return (try driver.location(of: place[1]), button ?? .left)
    case ("cell", 3):
      if let column = Int(place[1]), let row = Int(place[2]) {
        return (CellPoint(column: column, row: row), button ?? .left)
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

extension ScreenDriver {
  /// Returns a cell of an element, near its beginning.
  fileprivate func point(in element: FrameElement.ID) throws -> CellPoint {
    guard let rect = screen.layout().rect(of: element) else {
      throw ScriptProblem("\(element) is not on screen")
    }
    return CellPoint(column: rect.column + min(4, rect.columns / 2), row: rect.row)
  }
}
