import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Decoding characters.
struct ScalarInputTests {
  /// Returns the events of bytes, and expects them to be the same for every split.
  private func anyCut(_ bytes: [UInt8]) -> [InputEvent] {
    let whole = events(of: [bytes])
    for pieces in cuts(of: bytes) { expectEqual(events(of: pieces), whole, "\(pieces)") }
    return whole
  }

  @Test(arguments: ["é", "ж", "世", "🎬", "\u{A0}", "\u{7FF}", "\u{800}", "\u{FFFF}", "\u{10000}"])
  func `a scalar produces a key press`(character: Character) {
    expectEqual(anyCut(Array(String(character).utf8)), [.character(character)])
    expectEqual(anyCut([0x1B] + String(character).utf8), [.character(character, .alt)])
  }

  @Test(arguments: ["e\u{301}", "👩‍👩‍👧", "🇩🇪", "각"])
  func `each scalar of a grapheme cluster produces a key press, and their texts form the cluster`(
    text: String
  ) {
    let keys = anyCut(Array(text.decomposed.utf8))
    expectEqual(keys, text.decomposed.unicodeScalars.map { .character(Character($0)) })
    var joined = ""
    for case .key(let key) in keys { joined += key.text ?? "" }
    expectEqual(joined, text)
    expectEqual(joined.count, 1)
  }

  @Test func `invalid bytes produce one replacement character per maximal subpart`() {
    let cases: [([UInt8], String)] = [
      ([0x80], "?"), ([0xBF, 0x41], "?A"), ([0xC0, 0x80], "??"), ([0xC1, 0xBF], "??"),
      ([0xC3, 0x41], "?A"), ([0xE2, 0x82, 0x41], "?A"), ([0xE2, 0x41], "?A"),
      ([0xE0, 0x80, 0x80], "???"), ([0xE0, 0x9F, 0xBF], "???"),
      ([0xED, 0xA0, 0x80], "???"), ([0xED, 0xBF, 0xBF], "???"),
      ([0xF0, 0x80, 0x80, 0x80], "????"), ([0xF0, 0x9F, 0x8E, 0x41], "?A"),
      ([0xF4, 0x90, 0x80, 0x80], "????"), ([0xF5, 0x80], "??"), ([0xFE, 0xFF], "??"),
      ([0xC3, 0xC3, 0xA9], "?é"), ([0xF0, 0x9F, 0xC3, 0xA9], "?é"),
      ([0x61, 0xF1, 0x80, 0x80, 0xE1, 0x80, 0xC2, 0x62], "a???b"),
    ]
    for (bytes, signs) in cases {
      let expected = signs.map { InputEvent.character($0 == "?" ? "\u{FFFD}" : $0) }
      expectEqual(anyCut(bytes), expected, "\(bytes)")
      let text = String(decoding: bytes, as: UTF8.self)
      expectEqual(text.map { InputEvent.character($0) }, expected, "as the library decodes")
    }
  }

  @Test func `an Escape interrupts a scalar`() {
    expectEqual(anyCut([0xE2, 0x82, 0x1B, 0x5B, 0x41]), [.character("\u{FFFD}"), .key(.up)])
    expectEqual(anyCut([0x1B, 0xE2, 0x41]), [.character("\u{FFFD}", .alt), .character("A")])
  }

  @Test func `a C1 control character is neither a key nor an introducer`() {
    let single: [InputEvent] = [.character("\u{FFFD}"), .character("A")]
    expectEqual(anyCut([0x9B, 0x41]), single)
    expectEqual(anyCut([0xC2, 0x9B, 0x41]), [.reply(.unknown([0xC2, 0x9B])), .character("A")])
  }

  @Test func `an incomplete scalar becomes a replacement character after the timeout`() {
    var decoder = InputDecoder()
    expectEqual(decoder.feed([0xF0, 0x9F]), [])
    expectEqual(decoder.flush(idle: .milliseconds(499)), [])
    expectEqual(decoder.flush(idle: .milliseconds(500)), [.character("\u{FFFD}")])
    expectEqual(decoder.feed([0x8E]), [.character("\u{FFFD}")])
  }
}

extension String {
  /// The text with the Hangul syllable of these tests decomposed.
  fileprivate var decomposed: String { replacing("각", with: "\u{1100}\u{1161}\u{11A8}") }
}
