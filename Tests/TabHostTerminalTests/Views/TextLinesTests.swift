import Testing

@testable import TabHostTerminal

@Suite("Wrapping text") struct TextLinesTests {
  private func wrapped(_ text: String, _ columns: Int) -> [String] {
    TextLines(text, columns: columns).ranges.map { String(text[$0]) }
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
    #expect(wrapped(text, columns) == lines)
  }

  @Test func `lines cover the text in order, except line breaks`() {
    let text = "Moss and rain,\nthe owl at noon; 漢字 and\ttabs\n\nend"
    for columns in 1...30 {
      let lines = TextLines(text, columns: columns)
      #expect(lines.ranges.map { text[$0] }.joined() == text.filter { !$0.isNewline })
      for (index, range) in lines.ranges.enumerated() {
        #expect(lines.line(containing: range.lowerBound) == index)
      }
      #expect(lines.columns <= columns)
    }
  }
}
