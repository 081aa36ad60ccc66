import TabHost
import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Random edits, compared with a string, and the cost of edits in a long text.
@MainActor struct RandomEditorTests {
  private static let pieces = [
    "a", " ", "moss ", "\n", "\r\n", "\t", "漢", "e\u{301}", "\u{301}", "🇩🇪", "👨‍👩‍👧", "x\ny\nz",
    "averylongwordwithoutblanks",
  ]
  private static let keys: [(KeyPress.Key, KeyModifiers)] = [
    (.up, []), (.down, []), (.left, []), (.right, []), (.home, []), (.end, []), (.pageUp, []),
    (.pageDown, []), (.backspace, []), (.delete, []), (.enter, []), (.up, .shift),
    (.down, .shift), (.left, .shift), (.right, .shift), (.left, .control), (.right, .control),
    (.end, [.control, .shift]), (.character("w"), .control), (.character("u"), .control),
    (.character("k"), .control), (.character("z"), .control), (.character("y"), .control),
    (.character("a"), .control), (.escape, []), (.tab, []),
  ]

  /// The text in which a range of the editor is replaced, from its bytes.
  private func replaced(
    _ range: Range<TextEditorController.Position>,
    with new: String,
    in editor: TextEditorController
  ) -> String {
    func offset(_ position: TextEditorController.Position) -> Int {
      (0..<position.line).reduce(position.utf8Offset) { $0 + editor.line($1).utf8.count + 1 }
    }
    let bytes = Array(editor.text.utf8)
    let start = bytes[..<offset(range.lowerBound)]
    return String(
      decoding: start + Array(new.utf8) + bytes[offset(range.upperBound)...],
      as: UTF8.self
    )
  }

  @Test(arguments: Soak.seeds(0..<10, more: 505))
  func `edits change the text as announced, and undoing them all restores it`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let editor = TextEditorController()
    editor.insertsTabs = true
    var announced: String?
    editor.shouldChangeHandler = { [self] editor, range, new in
      announced = replaced(range, with: new, in: editor)
      return true
    }
    editor.editingChangedHandler = { editor in
      expectEqual(editor.text, announced, "\(Soak.replay(seed))")
    }
    for _ in 0..<120 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let text = Self.pieces.randomElement(using: &random) ?? ""
        _ = editor.handle(.paste(PastedText(text)))
      case 1: editor.type("ab c")
      case 2:
        let (key, modifiers) = Self.keys.randomElement(using: &random) ?? (.up, [])
        editor.press(key, modifiers: modifiers)
      default:
        let kinds: [MouseEvent.Kind] = [.press, .drag, .release]
        editor.mouse(
          kinds.randomElement(using: &random) ?? .press,
          Int.random(in: -1...30, using: &random),
          Int.random(in: -1...10, using: &random)
        )
      }
      let size = CellSize(
        columns: Int.random(in: 0...24, using: &random),
        rows: Int.random(in: 0...8, using: &random)
      )
      var canvas = Canvas(
        size: size,
        isRightToLeft: Int.random(in: 0..<8, using: &random) == 0,
        isFocused: true
      )
      editor.draw(on: &canvas)
      let range = editor.selectedRange
      expectEqual(editor.text(in: range), editor.selectedText ?? "", "\(Soak.replay(seed))")
      expect(range.upperBound <= editor.endOfDocument, "\(Soak.replay(seed))")
    }
    let last = editor.text
    var steps = 0
    while editor.canUndo {
      editor.press(.character("z"), modifiers: .control)
      steps += 1
    }
    expect(editor.text.isEmpty, "\(Soak.replay(seed))")
    for _ in 0..<steps { editor.press(.character("y"), modifiers: .control) }
    expectEqual(editor.text, last, "\(Soak.replay(seed))")
  }

  @Test func `a key in a long text wraps no more lines than the screen shows`() {
    let text = EditableText((0..<100_000).map { "line \($0)" }.joined(separator: "\n"))
    text.wrap(to: CellSize(columns: 40, rows: 20))
    let before = text.wrapped.count
    let place = TextEditorController.Position(line: 50_000, utf8Offset: 2)
    text.replace(place..<place, with: "x")
    text.wrap(to: CellSize(columns: 40, rows: 20))
    _ = text.place(containing: place)
    _ = text.scrolledLines(first: TextPlace(part: 50_000, line: 0), rows: 20)
    expect(text.wrapped.count - before < 100)
    expectEqual(text.lines[50_000], "lixne 50000")
  }
}
