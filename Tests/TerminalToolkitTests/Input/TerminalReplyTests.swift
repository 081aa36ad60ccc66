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
    #expect(events(text) == [.reply(reply)])
    for pieces in cuts(of: bytes(text)) {
      #expect(events(of: pieces) == [.reply(reply)], "\(pieces)")
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
    #expect(events(text + "x") == [.unknown(text), .character("x")])
    for pieces in cuts(of: bytes(text)) { #expect(events(of: pieces) == [.unknown(text)]) }
  }
}
