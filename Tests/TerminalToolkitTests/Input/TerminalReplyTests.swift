import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Decoding terminal replies.
struct TerminalReplyTests {
  private static let red = RGBColor(red: 255, green: 0, blue: 0)
  private static let gray = RGBColor(red: 0x1D, green: 0x1F, blue: 0x21)

  @Test(
    arguments: [
      ("␛[?0u", .keyboardFlags(0)),
      ("␛[?31u", .keyboardFlags(31)),
      ("␛[?6c", .attributes([6])),
      ("␛[?62;1;22c", .attributes([62, 1, 22])),
      ("␛[?997;1n", .colorScheme(.dark)),
      ("␛[?997;2n", .colorScheme(.light)),
      ("␛]11;rgb:ffff/0000/0000␛\\", .background(red)),
      ("␛]11;rgb:1d1d/1f1f/2121␛\\", .background(gray)),
      ("␛]11;rgb:1d/1f/21\u{7}", .background(gray)),
      ("␛]11;rgb:f/0/0\u{7}", .background(red)),
      ("␛]11;rgba:1d1d/1f1f/2121/ffff\u{7}", .background(gray)),
      ("␛]11;#1d1f21\u{7}", .background(gray)),
      ("␛]11;#FFFF00000000\u{7}", .background(red)),
    ] as [(String, TerminalReply)]
  )
  func `a reply is decoded however it is split`(text: String, reply: TerminalReply) {
    expectEqual(events(text), [.reply(reply)])
    for pieces in cuts(of: bytes(text)) {
      expectEqual(events(of: pieces), [.reply(reply)], "\(pieces)")
    }
  }

  @Test(arguments: [
    "␛[?c", "␛[?62;;1c", "␛[?u", "␛[?1;2u", "␛[?5R", "␛[?2026$y", "␛[?2026;5$y", "␛[?2026;1;1$y",
    "␛[?997n", "␛[?997;3n", "␛[?997;1;1n", "␛[?996;1n", "␛[24;80;1R", "␛]10;?\u{7}",
    "␛]11;rgb:ff/00\u{7}", "␛]11;rgb:ff/00/00/00\u{7}",
    "␛]11;rgb:fffff/0/0\u{7}", "␛]11;rgb:+f/0/0\u{7}", "␛]11;rgb://\u{7}", "␛]11;#ff\u{7}",
    "␛]11;#fffffff\u{7}", "␛]11;#\u{7}", "␛]11;rgba:f/f/f\u{7}", "␛]11;red\u{7}", "␛]\u{7}",
    "␛]11;rgb:ff/f\u{3}/ff␛\\", "␛P␛\\", "␛_␛\\", "␛P1$r0m␛\\", "␛]4;1;rgb:ff/00/00␛\\",
    "␛]11;rgb:ｆ/0/0\u{7}",
  ])
  func `an unknown reply is delivered with all its bytes`(text: String) {
    expectEqual(events(text + "x"), [.unknown(text), .character("x")])
    for pieces in cuts(of: bytes(text)) { expectEqual(events(of: pieces), [.unknown(text)]) }
  }

  @Test(arguments: [
    "␛]11;rgb:1d1d/1f1f/2121␛\\", "␛]11;#1d1f21\u{7}", "␛[?31u", "␛[?62;22c", "␛P1$r0m␛\\",
    "␛_Gi=1;OK␛\\",
  ])
  func `an awaited reply in pieces contains no keys`(text: String) {
    let whole = events(text)
    for pieces in cuts(of: bytes(text)) where !pieces[0].isEmpty {
      var decoder = InputDecoder()
      decoder.replyDelay = .seconds(3)
      var seen: [InputEvent] = []
      for piece in pieces {
        seen += decoder.feed(piece)
        // The caller waits for each timeout that is shorter than the pause.
        while let timeout = decoder.timeout, timeout < .milliseconds(2999) {
          seen += decoder.flush(idle: timeout)
        }
        seen += decoder.flush(idle: .milliseconds(2999))
      }
      expectEqual(seen, whole, "\(pieces)")
      expect(decoder.timeout == nil)
    }
  }

  @Test(
    arguments: [
      ("␛", "", [.key(.escape)]),
      ("␛", "j", [.key(.escape), .character("j")]),
      ("␛", "OA", [.key(.escape), .character("O"), .character("A")]),
      ("␛", "␛[A", [.key(.escape), .key(.up)]),
      ("␛", "␛[?62c", [.key(.escape), .reply(.attributes([62]))]),
      ("␛", "[", [.key(.escape), .character("[")]),
      ("␛␛", "x", [.key(.escape), .key(.escape), .character("x")]),
      ("␛[", "", [.character("[", .alt)]),
    ] as [(String, String, [InputEvent])]
  )
  func `while a reply is awaited, an Escape is a key if none follows`(
    first: String,
    second: String,
    expected: [InputEvent]
  ) {
    var decoder = InputDecoder()
    decoder.replyDelay = .seconds(3)
    var seen = decoder.feed(bytes(first)) + decoder.flush(idle: .milliseconds(50))
    expectEqual(seen, [])
    seen += decoder.feed(bytes(second))
    expectEqual(seen + decoder.flush(idle: .seconds(3)), expected)
    expect(decoder.timeout == nil)
  }

  @Test func `an Escape before another key is Alt, whether a reply is awaited or not`() {
    for delay in [nil, Duration.seconds(3)] {
      var decoder = InputDecoder()
      decoder.replyDelay = delay
      expectEqual(decoder.feed(bytes("␛j")), [.character("j", .alt)])
      expectEqual(decoder.feed(bytes("␛")) + decoder.feed(bytes("j")), [.character("j", .alt)])
    }
  }
}
