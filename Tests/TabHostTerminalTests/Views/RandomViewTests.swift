import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal
@testable import TerminalToolkit

/// Random events in lists and text.
@MainActor struct RandomViewTests {
  private static let keys: [KeyPress.Key] = [
    .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .escape, .backspace,
    .character("f"), .character("a"), .character("1"), .character(" "), .character("m"), .tab,
    .backTab, .character("e"), .character("n"), .character("s"),
  ]
  private static let buttons: [(MouseEvent.Kind, MouseEvent.Button)] = [
    (.press, .left), (.drag, .left), (.drag, .left), (.release, .left), (.press, .wheelUp),
    (.press, .wheelDown), (.press, .right), (.move, .none),
  ]

  /// Sends a random event to content.
  private func act(on content: any TerminalContent, _ size: CellSize, _ random: inout SplitMix64) {
    if Bool.random(using: &random), let key = Self.keys.randomElement(using: &random) {
      let modifiers: [KeyModifiers] = [.shift, .alt, [], [], [], []]
      content.press(key, modifiers: modifiers.randomElement(using: &random) ?? [])
    } else if let (kind, button) = Self.buttons.randomElement(using: &random) {
      let column = Int.random(in: -2...size.columns + 1, using: &random)
      // Often on the scrollbar.
      let isAtEnd = Bool.random(using: &random)
      content.mouse(
        kind,
        button,
        isAtEnd ? size.columns - 1 : column,
        Int.random(in: -2...size.rows + 1, using: &random)
      )
    }
  }

  private func size(_ random: inout SplitMix64) -> CellSize {
    CellSize(
      columns: Int.random(in: 0...24, using: &random),
      rows: Int.random(in: 0...10, using: &random)
    )
  }

  private func draw(
    _ content: any TerminalContent,
    _ size: CellSize,
    isRightToLeft: Bool
  ) {
    var canvas = Canvas(size: size, isRightToLeft: isRightToLeft, isFocused: true)
    content.draw(on: &canvas)
  }

  // MARK: - Text

  private static let pieces = [
    "a", "moss ", "and  rain ", "\n", "\n\n", "\r\n", "\u{2028}", "\t", "漢字", "é\u{323}", "🇩🇪",
    "anextremelylongwordwithoutblanks", "\u{1B}", "- ",
  ]

  private func text(_ random: inout SplitMix64) -> StyledText {
    var text = StyledText()
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let style = Bool.random(using: &random) ? CellStyle.plain : CellStyle(bold: true)
      text.append(Self.pieces.randomElement(using: &random) ?? "", style: style)
    }
    return text
  }

  /// Expects that the visible lines are consecutive lines of the whole text, wrapped line by line.
  private func expectLines(of page: TextViewController, _ size: CellSize, _ seed: UInt64) {
    let layout = page.layout
    let string = page.document.string
    let all = string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { line in
        TextLines(string, in: line.startIndex..<line.endIndex, columns: layout.columns).ranges
      }
    var first = 0
    var place = page.firstLineShown
    while place > .start {
      place = layout.place(-1, from: place)
      first += 1
    }
    let shown = layout.ranges(from: page.firstLineShown, count: size.rows)
    let expected = all.dropFirst(first).prefix(size.rows)
    expectEqual(shown, Array(expected), "\(Soak.replay(seed))")
    expectEqual(shown.count, min(all.count, size.rows), "\(Soak.replay(seed))")
    let (thumb, count) = page.scrolledLines
    guard all.count > size.rows else { return }
    expectEqual((thumb == 0), (first == 0), "\(Soak.replay(seed))")
    let isAtEnd = first == all.count - max(size.rows, 1)
    expect(
      (thumb == count - size.rows) == isAtEnd || first == 0 || size.rows == 0,
      "\(Soak.replay(seed))"
    )
  }

  @Test(arguments: Soak.seeds(0..<10, more: 505))
  func `a text shows consecutive lines of the wrapped text`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let page = TextViewController(text(&random))
    var size = size(&random)
    for _ in 0..<60 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: size = self.size(&random)
      case 1: page.text = text(&random)
      case 2: page.append(text(&random))
      case 3: page.followsEnd = Bool.random(using: &random)
      default: act(on: page, size, &random)
      }
      draw(page, size, isRightToLeft: Int.random(in: 0..<8, using: &random) == 0)
      expectLines(of: page, size, seed)
    }
  }

  // MARK: - Lists

  private func sections(_ random: inout SplitMix64) -> [ListSection] {
    (0..<Int.random(in: 0...3, using: &random)).map { number in
      let rows = (0..<Int.random(in: 0...12, using: &random)).map { row($0, &random) }
      return ListSection(Bool.random(using: &random) ? "Section \(number)" : nil, rows: rows)
    }
  }

  private func row(_ number: Int, _ random: inout SplitMix64) -> ListRow {
    var row = ListRow("a\(number)", detail: number % 2 == 0 ? "漢字" : nil)
    if Int.random(in: 0..<4, using: &random) == 0 { row = ListRow("a\(number)", subtitle: "b") }
    let accessories: [CellAccessory?] = [
      .toggle(isOn: true), .choice(["x", "漢字"], selectedIndex: nil), .textField("é漢"),
      .stepper(.init(value: 99)), .progress(.spinner), .delete {}, .detail {}, nil, nil, nil,
    ]
    for _ in 0..<2 {
      if let accessory = accessories.randomElement(using: &random) ?? nil {
        row.accessories.append(accessory)
      }
    }
    row.isEnabled = Int.random(in: 0..<8, using: &random) > 0
    row.validator = { $0.control?.text?.contains("a") == true ? nil : "no a" }
    if Bool.random(using: &random) { row.columnTexts = ["a\(number)", "漢字", "1"] }
    return row
  }

  /// The rows that a list shows without scrolling, of which each has one or more lines.
  private func listed(_ list: ListViewController) -> [ListIndex] {
    let layout = list.layout
    var listed: [ListIndex] = []
    for line in 0..<layout.lineCount {
      guard let index = layout.index(at: line) else { continue }
      if listed.last != index { listed.append(index) }
      expect(layout.lines(at: line).contains(line))
    }
    return listed
  }

  @Test(arguments: Soak.seeds(0..<10, more: 505))
  func `a list shows the rows that match the query, and the focus is on one of them`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    let list = ListViewController(sections: sections(&random))
    list.allowsMultipleSelection = Bool.random(using: &random)
    if Bool.random(using: &random) { list.moveRowHandler = { _, _ in } }
    if Bool.random(using: &random) {
      list.columns = [
        ListColumn("A"), ListColumn("B", width: .fitted(), priority: -1),
        ListColumn("C", width: .fixed(3), alignment: .trailing) {
          $0.columnTexts.count < $1.columnTexts.count
        },
      ]
    }
    var size = size(&random)
    for _ in 0..<60 {
      switch Int.random(in: 0..<12, using: &random) {
      case 0: size = self.size(&random)
      case 1: list.sections = sections(&random)
      case 2: list.followsEnd = Bool.random(using: &random)
      case 3:
        let positions: [ListViewController.ScrollPosition] = [.none, .top, .middle, .bottom]
        list.scrollToRow(
          at: ListIndex(Int.random(in: 0..<14, using: &random)),
          at: positions.randomElement(using: &random) ?? .none
        )
      default: act(on: list, size, &random)
      }
      draw(list, size, isRightToLeft: Int.random(in: 0..<8, using: &random) == 0)
      let query = list.finder?.query ?? FuzzyQuery("")
      var scorer = FuzzyScorer()
      let expected = list.sections.indices.flatMap { section in
        (0..<list.sections[section].rowCount).map { ListIndex($0, section: section) }
      }.filter { query.occurs(in: list.row(at: $0)?.searchText ?? "", &scorer) }
      expectEqual(listed(list), expected, "\(Soak.replay(seed))")
      let enabled = expected.filter { list.row(at: $0)?.isEnabled == true }
      expectEqual(list.focusedIndex.map(enabled.contains), (enabled.isEmpty ? nil : true))
      let first = list.firstLineShown(in: list.layout)
      let last = max(0, list.layout.lineCount - list.visibleLines)
      expect(first >= 0 && first <= last)
      expect(list.scrollAnchor != .end || first == last && list.followsEnd)
    }
  }
}
