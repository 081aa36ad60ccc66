extension ScriptArguments {
  /// How many items a drag may carry: more would be no person's.
  private static let mostItems = 10_000

  /// What a person drags, swipes, or opens a menu on; nil for another command.
  mutating func gesture(_ name: String) throws(ScriptLine.Mistake) -> ScriptStep.Gesture? {
    switch name {
    case "drop": return try drop()
    case "hover":
      let type = try word().text
      _ = try choice(["on"])
      return .hover(type: type, on: try word(), milliseconds: try milliseconds())
    case "drag-row":
      let first = try word()
      return .dragRows([first] + rest())
    case "swipe":
      let isLeading = try choice(["leading", "trailing"]) == "leading"
      return .swipe(isLeading: isLeading, on: try word(), try swipeChoice())
    case "menu":
      let tab = try word()
      return .menu(on: tab, titles: rest())
    default: return nil
    }
  }

  /// `TYPE [xN] on ID [move]` or `TYPE on action GROUP ACTION`.
  private mutating func drop() throws(ScriptLine.Mistake) -> ScriptStep.Gesture {
    let type = try word().text
    let (count, countWord) = try itemCount()
    let tab = try word()
    if tab.isKeyword("action") {
      guard let countWord else {
        return .dropOnAction(type: type, group: try word(), action: try word())
      }
      throw ScriptLine.Mistake(
        column: countWord.column,
        message: "one item is dropped on an action; a tab of this name is written in quotes"
      )
    }
    let allowsMove = hasWords
    if allowsMove { _ = try choice(["move"]) }
    return .drop(type: type, count: count, on: tab, allowsMove: allowsMove)
  }

  /// `on`, before which `xN` may stand.
  private mutating func itemCount() throws(ScriptLine.Mistake) -> (Int, ScriptWord?) {
    let word = try word()
    if word.isKeyword("on") { return (1, nil) }
    guard !word.isQuoted, word.text.hasPrefix("x"),
      let count = Self.number(word.text.dropFirst()), (1...Self.mostItems).contains(count)
    else {
      throw ScriptLine.Mistake(
        column: word.column,
        message: "\(Spelling.quoted(word.text)) is not \"on\" or a number of items "
          + "from x1 to x\(Self.mostItems)"
      )
    }
    _ = try choice(["on"])
    return (count, word)
  }

  private mutating func milliseconds() throws(ScriptLine.Mistake) -> Int {
    let word = try word()
    guard let number = Self.number(word.text) else {
      throw ScriptLine.Mistake(
        column: word.column,
        message: "\(Spelling.quoted(word.text)) is no number of milliseconds"
      )
    }
    return number
  }

  private mutating func swipeChoice() throws(ScriptLine.Mistake) -> ScriptStep.Gesture.Choice? {
    guard let word = optionalWord() else { return nil }
    if word.isKeyword("full") { return .full }
    guard let position = Self.number(word.text) else {
      let suggestion = Spelling.suggestion(for: word.text, among: ["full"])
      throw ScriptLine.Mistake(
        column: word.column,
        message: "\(Spelling.quoted(word.text)) is not \"full\" or a position; "
          + "positions count from 0\(suggestion)"
      )
    }
    return .position(position)
  }

  /// `FIRST COUNT`. What lies beyond the last number there is, is cut off.
  mutating func rows() throws(ScriptLine.Mistake) -> Range<Int> {
    let first = try position()
    let word = try word()
    guard let count = Self.number(word.text) else {
      throw ScriptLine.Mistake(
        column: word.column,
        message: "\(Spelling.quoted(word.text)) is no number of rows"
      )
    }
    let (end, isTooFar) = first.addingReportingOverflow(count)
    return first..<(isTooFar ? Int.max : end)
  }

  mutating func scrollTarget() throws(ScriptLine.Mistake) -> ScriptStep.ScrollTarget {
    let word = try word()
    if word.isKeyword("header") { return .header }
    return word.isKeyword("footer") ? .footer : .row(word)
  }

  /// A count from 0, without a sign.
  private static func number(_ text: some StringProtocol) -> Int? {
    guard text.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return Int(text)
  }
}
