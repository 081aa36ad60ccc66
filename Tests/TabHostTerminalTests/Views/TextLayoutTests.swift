import TabHostTestSupport
import Testing

@testable import TabHostTerminal

/// Wrapping text.
@MainActor struct TextLayoutTests {
  private func layout(_ text: String, _ columns: Int) -> TextLayout {
    TextLayout(TextDocument(StyledText(text)), columns: columns)
  }

  private func wrapped(_ text: String, _ columns: Int) -> [String] {
    layout(text, columns).ranges(from: .start, count: .max).map { String(text[$0]) }
  }

  @Test(arguments: [
    ("", 5, [""]), ("one two", 7, ["one two"]), ("one two", 5, ["one ", "two"]),
    ("one  two three", 5, ["one  ", "two ", "three"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a bcdefgh", 3, ["a ", "bcd", "efg", "h"]), ("a\n\nb\n", 3, ["a", "", "b", ""]),
    ("a\r\nb", 3, ["a", "b"]), ("漢字漢字", 5, ["漢字", "漢字"]), ("漢字", 1, ["漢", "字"]),
    ("  x y", 3, ["  x ", "y"]), ("ab   cd", 2, ["ab   ", "cd"]), ("a\tb", 9, ["a\tb"]),
    ("a\tb", 8, ["a\t", "b"]), ("one two", 0, ["o", "n", "e ", "t", "w", "o"]),
  ])
  func `lines break after blanks or inside long words`(text: String, columns: Int, lines: [String])
  {
    expectEqual(wrapped(text, columns), lines)
  }

  @Test(arguments: [
    "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}", "\n\r", "\r\r\n\n",
    "a\r", "\u{85}\u{2028}", "é\u{2028}ß\u{85}\u{C5}", "…\u{A8}\n\u{301}", "\u{2029}\r\n",
  ])
  func `every line break of Unicode ends a line`(text: String) {
    for text in [text, "a\(text)b", text + text] {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      expectEqual(wrapped(text, 80), lines.map(String.init))
    }
  }

  @Test(arguments: [
    ["a\r", "\nb"], ["a", "b\n", "", "c"], ["\n", "\u{301}", "\n"], ["é", "\u{323}x\n"],
    ["a\u{85}", "\u{2028}", "b"], [String(repeating: "word ", count: 20_000), "end\n", "more"],
    [String(repeating: "x", count: 66_559), "\u{301}y", String(repeating: "z", count: 70_000)],
    [String(repeating: "x", count: 66_000), String(repeating: "🇩🇪", count: 200), "\u{301}y"],
    ["a" + String(repeating: "\u{301}", count: 34_000), "\u{301}", "b", "c d\n"],
  ])
  func `text that is appended is wrapped as if it had been there`(pieces: [String]) {
    let document = TextDocument(StyledText())
    let appended = TextLayout(document, columns: 7)
    for piece in pieces {
      appended.discard(from: document.append(StyledText(piece)))
      let all = layout(document.string, 7)
      expectEqual(document.partCount, all.partCount)
      expectEqual(appended.estimatedLineCount, all.estimatedLineCount)
      expectEqual(
        appended.ranges(from: .start, count: .max).map { document.string[$0] },
        all.ranges(from: .start, count: .max).map { document.string[$0] }
      )
    }
    expectEqual(document.text, StyledText(pieces.joined()))
  }

  @Test func `lines cover the text in order, except line breaks`() {
    let text = "Moss and rain,\nthe owl at noon; 漢字 and\ttabs\n\nend"
    for columns in 1...30 {
      let layout = layout(text, columns)
      let ranges = layout.ranges(from: .start, count: .max)
      expectEqual(ranges.map { text[$0] }.joined(), text.filter { !$0.isNewline })
      for (index, range) in ranges.enumerated() {
        let place = layout.place(index, from: .start)
        expectEqual(layout.range(at: place), range)
        expectEqual(layout.place(containing: range.lowerBound), place)
        expectEqual(layout.place(index + 1 - ranges.count, from: layout.end), place)
      }
      expectEqual(layout.measure(first: .max).rows, ranges.count)
      expect(layout.measure(first: .max).columns <= columns)
    }
  }

  @Test(arguments: ["\u{301}", "👩\u{200D}", "\u{94D}\u{200D}क", "\u{600}", "🇩🇪", " \u{301}"])
  func `the end of a long character is searched for once`(piece: String) {
    let text = "a" + String(repeating: piece, count: 300_000 / piece.utf8.count) + "b"
    let document = TextDocument(StyledText(text))
    // A long character is a part of its own. Others end within a few bytes, and so does a blank with
    // which a part could end earlier.
    let distance = TextDocument.maximumBytes.ofPart - TextDocument.maximumBytes.toBlank + 8
    let limit = text.count < 9 ? text.count : document.partCount * (piece == "🇩🇪" ? 8 : distance)
    expect(document.characterSearchCount <= limit, "\(document.characterSearchCount)")
    let parts = (0..<document.partCount).map { document.string[document.range(ofPart: $0)] }
    expect(parts.joined() == text)
    expectEqual(parts.map(\.count).reduce(0, +), text.count)
  }

  @Test func `the number of lines is exact without wrapped lines`() {
    let layout = layout((0..<50).map { "\($0)" }.joined(separator: "\n"), 2)
    expectEqual(layout.estimatedLineCount, 50)
    for line in 0..<50 {
      expectEqual(layout.place(atEstimated: line), TextPlace(part: line, line: 0))
      expectEqual(layout.estimatedLine(of: TextPlace(part: line, line: 0)), line)
    }
  }

  @Test func `a very long line is wrapped in pieces that end at a blank or between characters`() {
    let words = String(repeating: "moss ", count: 30_000)
    let letters = String(repeating: "🇩🇪", count: 20_000)
    for (text, columns) in [(words, 50), (letters, 40)] {
      let layout = layout(text, columns)
      _ = layout.ranges(from: .start, count: 24)
      expect(layout.wrappedLineCount < 2_000)
      let ranges = layout.ranges(from: .start, count: .max)
      expectEqual(ranges.map { text[$0] }.joined(), text)
      expectEqual(ranges.map(\.upperBound).dropLast(), ranges.map(\.lowerBound).dropFirst())
      expect(ranges.filter { text[$0].count < text[ranges[0]].count }.count <= 3)
    }
  }
}

extension TextLayout {
  /// The number of lines that have been wrapped and are kept.
  var wrappedLineCount: Int { wrapped.values.reduce(0) { $0 + $1.ranges.count } }
}
