import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Sanitizing text.
struct SafeTextTests {
  @Test(arguments: [
    "Watch Now", "Wälder", "世界", "שלום", "مرحبا", "👨‍👩‍👧‍👦", "👩🏻‍❤️‍💋‍👨🏻", "🇩🇪", "क्षि", "\u{E000}",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "می\u{200C}خواهم", "", " ",
  ])
  func `harmless text is unchanged`(text: String) {
    expectEqual(SafeText(text).string, text)
  }

  @Test(arguments: [
    ("\u{1B}[2J", "␛[2J"), ("a\tb", "a␉b"), ("a\r\nb", "a␍␊b"), ("\0", "␀"), ("\u{7F}", "␡"),
    ("\u{9B}31m", "\u{FFFD}31m"), ("\u{85}", "\u{FFFD}"),
  ])
  func `a control character is replaced by a visible glyph`(text: String, safe: String) {
    expectEqual(SafeText(text).string, safe)
  }

  @Test(arguments: [
    "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}",
    "\u{2069}",
  ])
  func `a directional override or isolate is replaced by a visible glyph`(control: String) {
    expectEqual(SafeText("a\(control)b").string, "a\u{FFFD}b")
  }

  @Test(arguments: [
    "\u{200B}", "\u{200E}", "\u{200F}", "\u{061C}", "\u{2060}", "\u{2063}", "\u{FEFF}",
  ])
  func `a hint for line breaks or directions is omitted`(hint: String) {
    expectEqual(SafeText("\(hint)a\(hint)b\(hint)"), SafeText("ab"))
    expectEqual(SafeText(hint).columns, 0)
    expectEqual(SafeText("abc\(hint)", limit: 3), SafeText("abc"))
  }

  @Test(arguments: [
    ("\u{1000}\u{102C}", 2), ("\u{1019}\u{103C}\u{1014}\u{103A}\u{1019}\u{102C}", 4),
    ("\u{1075}\u{1083}\u{1088}", 3), ("\u{1000}\u{102C}\u{1038}", 3),
  ])
  func `a vowel sign or tone mark of Burmese or Shan follows its base`(text: String, columns: Int) {
    expectEqual(SafeText(text).string, text)
    expectEqual(SafeText(text).columns, columns)
  }

  @Test(arguments: ["\u{102C}", " \u{102C}"])
  func `a vowel sign without a base is replaced by a visible glyph`(text: String) {
    expectEqual(SafeText(text).characters.last, "\u{FFFD}")
  }

  @Test(arguments: [
    "\u{2028}", "\u{2029}", "\u{FFF9}", "\u{E0001}",
    "\u{FFFE}", "\u{10FFFF}", "\u{0378}", "\u{3164}", "\u{115F}", "\u{1160}",
  ])
  func `a character without width or meaning is replaced by a visible glyph`(text: String) {
    expectEqual(SafeText(text).string, "\u{FFFD}")
  }

  @Test(arguments: [("\u{301}", "\u{25CC}\u{301}"), ("\u{20E3}x", "\u{25CC}\u{20E3}x")])
  func `a combining mark without a base is combined with a dotted circle`(
    text: String,
    safe: String
  ) {
    expectEqual(SafeText(text).string, safe)
    expectEqual(SafeText(text).columns, safe.count)
  }

  @Test(arguments: [
    ("🏿x", "\u{FFFD}x"), (" 🏿 ", " \u{FFFD} "), ("x🏿", "x"), ("👋🏿", "👋🏿"), ("👋🏿🏿", "👋🏿"),
    ("\u{E33}", "\u{25CC}\u{E33}"), (" \u{E33}a", " \u{25CC}\u{E33}a"), ("ก\u{E33}", "ก\u{E33}"),
    (" \u{301}", " \u{25CC}\u{301}"), ("\u{FF9E}", "\u{25CC}\u{FF9E}"), ("ｶ\u{FF9E}", "ｶ\u{FF9E}"),
  ])
  func `what extends a character has no effect on a cell before it`(text: String, safe: String) {
    expectEqual(SafeText(text).string, safe)
  }

  @Test(arguments: [("\u{FE0F}", "\u{FFFD}"), ("\u{200D}", "\u{FFFD}"), ("🇩x", "Dx")])
  func `an incomplete sequence is replaced by a visible glyph`(text: String, safe: String) {
    expectEqual(SafeText(text).string, safe)
  }

  @Test func `an emoji does not end with a joiner`() {
    expectEqual(SafeText("👩\u{200D}").string, "👩")
  }

  @Test func `a soft hyphen is replaced by a hyphen`() {
    expectEqual(SafeText("Tab\u{AD}leiste").string, "Tab-leiste")
  }

  @Test(arguments: ["a", "世", "\u{302}", "👩", "\u{202E}"])
  func `a cluster of ten thousand combining marks is truncated`(base: String) {
    let safe = SafeText(base + String(repeating: "\u{301}", count: 10_000) + "z")
    expect(safe.string.unicodeScalars.count <= 20)
    expectEqual(safe.characters.last, "z")
  }

  private static let omitted: Set<UInt32> = [
    0x61C, 0x200B, 0x200E, 0x200F, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0xFEFF,
  ]

  @Test func `every single scalar produces one character of one or two columns`() {
    for value in [UInt32](0..<0x20000) + [UInt32](0xE0000..<0xE0200) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let safe = SafeText(String(scalar))
      if Self.omitted.contains(scalar.value) { continue }
      guard safe.characters.count == 1, (1...2).contains(safe.columns) else {
        Issue.record("U+\(String(value, radix: 16)) gives \(safe)")
        return
      }
    }
  }

  @Test(arguments: [
    ("Library", 7, "Library"), ("Library", 6, "Libra…"), ("Library", 1, "L"), ("Library", 0, ""),
    ("Library", -3, ""), ("世界地図", 6, "世界…"), ("世界", 3, "世…"), ("世界", 2, "…"), ("", 3, ""),
  ])
  func `truncated text ends with an ellipsis`(text: String, columns: Int, fitting: String) {
    expectEqual(SafeText.fitting(text, columns: columns).string, fitting)
  }

  @Test(arguments: [
    "", "abc", "abcdef", "ab\u{301}", "abc\u{301}d", "12\u{FE0F}\u{20E3}", "a\tb", "世界", "ab世",
  ])
  func `columns are counted like those of the sanitized text`(text: String) {
    for limit in [-1, 0, 1, 2, 3, 4, 5, .max] {
      expectEqual(SafeText.columns(of: text, limit: limit), SafeText(text, limit: limit).columns)
    }
  }
}
