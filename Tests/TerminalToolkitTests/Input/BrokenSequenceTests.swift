import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Interrupted sequences.
struct BrokenSequenceTests {
  @Test(
    arguments: [
      ("␛[1;\rx", [.unknown("␛[1;"), .key(.enter), .character("x")]),
      ("␛[1;␛[A", [.unknown("␛[1;"), .key(.up)]),
      ("␛[\r", [.character("[", .alt), .key(.enter)]),
      ("␛[␛[A", [.character("[", .alt), .key(.up)]),
      ("␛[1é", [.unknown("␛[1"), .character("é")]),
      ("␛[1\u{7F}", [.unknown("␛[1"), .key(.backspace)]),
      ("␛[1\u{18}x", [.unknown("␛[1\u{18}"), .character("x")]),
      ("␛[1\u{1A}x", [.unknown("␛[1\u{1A}"), .character("x")]),
      ("␛[\u{18}x", [.unknown("␛[\u{18}"), .character("x")]),
      ("␛O\r", [.character("O", .alt), .key(.enter)]),
      ("␛Oé", [.character("O", .alt), .character("é")]),
      ("␛O\u{18}x", [.unknown("␛O\u{18}"), .character("x")]),
      ("␛[[\r", [.unknown("␛[["), .key(.enter)]),
      ("␛[[\u{18}x", [.unknown("␛[[\u{18}"), .character("x")]),
      ("␛]0;a\u{18}x", [.unknown("␛]0;a\u{18}"), .character("x")]),
      ("␛P1\u{1A}x", [.unknown("␛P1\u{1A}"), .character("x")]),
      ("␛]0;a␛[A", [.unknown("␛]0;a"), .key(.up)]),
      ("␛]␛[A", [.character("]", .alt), .key(.up)]),
      ("␛]0;a␛␛[A", [.unknown("␛]0;a"), .key(.up, .alt)]),
      ("␛[1 ;2A", [.unknown("␛[1 ;2A")]),
      ("␛[1?A", [.unknown("␛[1?A")]),
    ] as [(String, [InputEvent])]
  )
  func `the input that interrupts a sequence is decoded separately`(
    text: String,
    expected: [InputEvent]
  ) {
    expectEqual(events(text), expected)
    for pieces in cuts(of: bytes(text)) { expectEqual(events(of: pieces), expected, "\(pieces)") }
  }

  @Test(arguments: [
    ("␛[", "1;", "A"), ("␛[", "$", "y"), ("␛O", "1", "A"), ("␛]", "x", "\u{7}"), ("␛P", "é", "␛\\"),
    ("␛_", "\r", "␛\\"), ("␛[<", "9", "M"), ("␛[", "0;$", "~"), ("␛␛]", ":", "\u{7}"),
  ])
  func `an overlong sequence is truncated, and its end is not decoded as a key`(
    opening: String,
    filling: String,
    end: String
  ) {
    var decoder = InputDecoder()
    expectEqual(decoder.feed(bytes(opening)), [])
    var count = 0
    for _ in 0..<10_000 {
      count += decoder.feed(bytes(filling)).count
      if decoder.pendingBytes > 4096 { count += 1 }
    }
    expectEqual(count, 0)
    let kept = bytes(opening + String(repeating: filling, count: 4096)).prefix(4096)
    expectEqual(decoder.feed(bytes(end + "q")), [.reply(.unknown(Array(kept))), .character("q")])
    expectEqual(decoder.pendingBytes, 0)
  }

  @Test func `an overlong sequence without an end is discarded after the timeout`() {
    var decoder = InputDecoder()
    _ = decoder.feed(bytes("␛]" + String(repeating: "x", count: 5000)))
    expectEqual(decoder.timeout, .milliseconds(500))
    expectEqual(decoder.flush(idle: .milliseconds(500)).count, 1)
    expectEqual(
      decoder.feed(bytes("␛]11;rgb:0/0/0\u{7}")),
      [
        .reply(.background(RGBColor(red: 0, green: 0, blue: 0)))
      ]
    )
  }
}
