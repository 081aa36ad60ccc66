import TabHost
import TabHostTestSupport
import TerminalTestSupport
import Testing

@testable import TabHostTerminal
@testable import TerminalToolkit

/// The rules of every frame, in each of the scenes.
@MainActor struct FrameRuleTests {
  // MARK: - Layout direction

  /// The scenes without an editor or a text field, whose text has a column for the cursor at its right
  /// in both directions, and without a popover in the middle of an odd number of columns.
  private nonisolated static let mirroredScenes = ScreenScene.all.filter { scene in
    !["editor", " alert", "pagePopover"].contains { scene.name.hasSuffix($0) }
  }

  @Test(arguments: mirroredScenes)
  func `in a right-to-left layout, the frame is mirrored`(scene: ScreenScene) {
    let screen = scene.make { $0 }
    let (left, leftLayout) = (screen.frame(), screen.layout())
    screen.host.traitCollection.layoutDirection = .rightToLeft
    let (right, rightLayout) = (screen.frame(), screen.layout())
    expectEqual(left.size, right.size)
    var problems: [String] = []
    for row in 0..<left.size.rows {
      let (line, other) = (left.characters(ofRow: row), right.characters(ofRow: row))
      let misplaced =
        MirroredLine(line, other).misplaced + MirroredLine(other, line).misplaced
      if !misplaced.isEmpty { problems.append("line \(row): \(misplaced)") }
      for column in 0..<left.size.columns {
        let point = CellPoint(column: column, row: row)
        let mirrored = CellPoint(column: left.size.columns - 1 - column, row: row)
        let ids = (leftLayout.element(at: point)?.id, rightLayout.element(at: mirrored)?.id)
        if ids.0 != ids.1 { problems.append("\(point): \(ids)") }
      }
    }
    expectEqual(problems, [], "\(left.plainText)\n\(right.plainText)")
  }

  // MARK: - Characters

  @Test(arguments: ScreenScene.all, [LineDrawing.ascii, .asciiWords, .console])
  func `a frame contains only the characters of its terminal`(
    scene: ScreenScene,
    drawing: LineDrawing
  ) {
    let screen = scene.make { $0 }
    screen.options.drawing = drawing
    let others = screen.frame().cells.characters.filter {
      !$0.isASCII && !(drawing == .console && LineDrawing.consoleGlyphs.contains($0))
    }
    expect(others.isEmpty, "\(others)\n\(screen.frame().plainText)")
  }

  private nonisolated static let unsafeTexts = [
    "\u{1B}[2J\u{1B}]0;owned\u{7}", "\u{202E}evil\u{2066}", "a\r\nb\tc\0", "\u{9B}31m",
    "\u{301}\u{301}", "世界世界世界世界世界世界世界世界", "👨‍👩‍👧‍👦🇩🇪❤\u{FE0F}", "\u{2028}\u{200B}\u{FEFF}", "",
    "e" + String(repeating: "\u{301}", count: 10_000), "\u{FF9E}\u{FF9F}", "\u{600}1\u{1F3FB}",
    String(repeating: "x", count: 10_000),
  ]

  @Test(arguments: ScreenScene.all)
  func `unsafe text does not affect the cells of other text`(scene: ScreenScene) {
    for text in Self.unsafeTexts {
      let screen = scene.make { _ in text }
      let frame = screen.frame()
      for counting in ScreenModel.Counting.allCases {
        var writer = FrameWriter()
        var terminal = ScreenModel(size: screen.size, counting: counting)
        terminal.feed(writer.bytes(toShow: frame))
        expectEqual(terminal.mistakes(showing: frame), [], "\(text.debugDescription)")
      }
      let harmful = frame.plainText.unicodeScalars.filter { !Self.isHarmless($0) }
      expect(harmful.isEmpty, "\(text.debugDescription)")
      expect(frame.plainText.utf8.count < 24_000)
    }
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: scalar == "\n"
    case .lineSeparator, .paragraphSeparator, .unassigned, .surrogate: false
    case .format: scalar.value == 0x200D || scalar.value == 0x600
    default: true
    }
  }

  // MARK: - Sizes

  @Test(arguments: ScreenScene.all)
  func `at every size, each element is inside the frame and found at its place`(
    scene: ScreenScene
  ) {
    let screen = scene.make { $0 + " 世界" }
    screen.options.showsStatusLine = false
    var random = SplitMix64(seed: 1)
    for isRightToLeft in [false, true] {
      screen.host.traitCollection.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      for columns in Soak.part(7, of: [0, 1, 2, 3, 4, 5, 7, 8, 11, 12, 13, 18, 20, 30, 31, 61]) {
        for rows in Soak.part(4, of: Array(0...12)) {
          screen.size = CellSize(columns: columns, rows: rows)
          let frame = screen.frame()
          expectEqual(frame.size, screen.size)
          expect(frame.size.isEmpty || frame.plainText.contains { !$0.isWhitespace })
          let problem = LayoutProblems(layout: screen.layout(), screen: screen).first(&random)
          expect(problem == nil, "\(screen.layout())")
        }
      }
    }
  }
}

/// A line of a frame, and the same line in the other layout direction.
private struct MirroredLine {
  private let line: [Character?]
  private let other: [Character?]

  init(_ line: [Character?], _ other: [Character?]) {
    self.line = line
    self.other = other
  }

  /// The texts and glyphs that are not at the mirrored place in the other line.
  ///
  /// Within a text, the characters keep their order. Glyphs may be mirrored themselves.
  var misplaced: [String] {
    var misplaced: [String] = []
    var column = 0
    while column < line.count {
      let text = text(from: column)
      if text.isEmpty {
        let isBlank = isBlank(line[column])
        if !isBlank, self.isBlank(other[line.count - 1 - column]) {
          misplaced.append("\(line[column] ?? " ") at \(column)")
        }
        column += 1
      } else {
        if !isCutOff(text), !isMirrored(text) {
          misplaced.append(String(line[text].compactMap(\.self)) + " at \(column)")
        }
        column = text.upperBound
      }
    }
    return misplaced
  }

  private func isBlank(_ character: Character?) -> Bool { character == " " }

  /// Returns the words from a column on, with single blanks between them.
  private func text(from start: Int) -> Range<Int> {
    var end = start
    while end < line.count, let character = line[end] {
      let isWordAfterBlank =
        character == " " && end > start && end + 1 < line.count && isLetter(line[end + 1])
      guard isLetter(character) || isWordAfterBlank else { break }
      end += 1
    }
    return start..<end
  }

  private func isLetter(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || "…~^+-.,:;!?'\"&=%#@_/".contains(character)
  }

  /// Returns whether a box covers an end of a text.
  private func isCutOff(_ text: Range<Int>) -> Bool {
    [text.lowerBound - 1, text.upperBound].contains {
      line.indices.contains($0) && line[$0].map("│┃├┤┼╭╮╰╯┬┴─━◂▸▴▾".contains) == true
    }
  }

  /// Returns whether a text, or each of the texts that it consists of, is at the mirrored place.
  private func isMirrored(_ text: Range<Int>) -> Bool {
    let place = line.count - text.upperBound..<line.count - text.lowerBound
    if line[text].elementsEqual(other[place]) { return true }
    let blanks = text.filter { line[$0] == " " }
    return blanks.contains { blank in
      isMirrored(text.lowerBound..<blank) && isMirrored(blank + 1..<text.upperBound)
    }
  }
}

extension Frame {
  /// The characters of the cells of a row; `nil` for the second half of a wide character.
  fileprivate func characters(ofRow row: Int) -> [Character?] {
    (0..<size.columns).map { cells[$0, row].character }
  }
}

extension CellBuffer {
  fileprivate var characters: Set<Character> {
    Set(
      (0..<size.rows).flatMap { row in (0..<size.columns).compactMap { self[$0, row].character } }
    )
  }
}
