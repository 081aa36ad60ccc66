import TabHostTestSupport
import Testing

@testable import TerminalToolkit

struct CharacterWidthTests {
  @Test(arguments: [
    ("a", 1), ("~", 1), (" ", 1), ("é", 1), ("e\u{301}", 1), ("±", 1), ("…", 1), ("─", 1),
    ("⌂", 1), ("▌", 1), ("α", 1), ("я", 1), ("א", 1), ("ｱ", 1), ("\u{E000}", 1), ("✉", 1),
  ])
  func `a narrow or ambiguous character takes one column`(text: String, columns: Int) {
    expectEqual(CharacterWidth.columns(of: text), columns)
  }

  @Test(arguments: [
    "世", "界", "あ", "ア", "한", "\u{1112}\u{1161}\u{11AB}", "Ａ", "￥", "\u{3000}", "〆", "🌲",
    "\u{20000}", "\u{2FFFD}", "\u{3FFFD}", "\u{9FFF}", "が", "\u{4E2D}\u{301}",
  ])
  func `a wide character takes two columns`(text: String) {
    expectEqual(CharacterWidth.columns(of: text), 2)
  }

  @Test(arguments: [
    "❤\u{FE0F}", "☀\u{FE0F}", "1\u{FE0F}\u{20E3}", "🇩🇪", "👍🏽", "☝🏿", "👨‍👩‍👧‍👦", "🏳️‍🌈", "👩🏽‍🚀",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "⌚",
  ])
  func `an emoji sequence takes two columns`(text: String) {
    expectEqual(text.count, 1)
    expectEqual(CharacterWidth.columns(of: text), 2)
  }

  @Test(arguments: [
    "\u{1B}", "\0", "\r\n", "\u{7F}", "\u{9B}", "\u{301}", "\u{200B}", "\u{202E}", "\u{FEFF}",
    "\u{2028}", "\u{200D}", "\u{FE0F}", "\u{3099}", "\u{11A8}",
  ])
  func `an invisible character takes no columns`(text: String) {
    expectEqual(CharacterWidth.columns(of: text), 0)
  }

  @Test(arguments: [("a\u{FE0F}", 1), ("❤\u{FE0E}", 1), ("1\u{20E3}", 1), ("ｶ\u{FF9E}", 2)])
  func `a variation selector or mark widens only the characters that it applies to`(
    text: String,
    columns: Int
  ) {
    expectEqual(CharacterWidth.columns(of: text), columns)
  }

  @Test func `ligatures of Indic scripts take at most two columns`() {
    expectEqual(CharacterWidth.columns(of: "कि"), 1)
    expectEqual(CharacterWidth.columns(of: "क्षि"), 2)
  }

  @Test func `the table of wide ranges is sorted and has no overlaps`() {
    let ranges = CharacterWidth.wideRanges
    expect(ranges.allSatisfy { $0.first <= $0.last })
    expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.last + 1 < $1.first })
  }

  @Test(arguments: [
    (0x10FF, 1), (0x1100, 2), (0x2319, 1), (0x231A, 2), (0x303E, 2), (0x303F, 1), (0xA4CF, 1),
    (0xAC00, 2), (0xD7A3, 2), (0xFF60, 2), (0xFF61, 1), (0x1F300, 2), (0x1FFFF, 1), (0x3FFFE, 1),
  ])
  func `the first and the last scalar of a range have the width of the range`(
    value: UInt32,
    columns: Int
  ) throws {
    let scalar = try #require(Unicode.Scalar(value))
    expectEqual(CharacterWidth.columns(of: scalar), columns)
  }
}
