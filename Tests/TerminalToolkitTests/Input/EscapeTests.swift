import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Distinguishing Escape from a sequence.
struct EscapeTests {
  @Test func `a lone Escape becomes a key after the escape delay`() {
    var decoder = InputDecoder()
    expect(decoder.timeout == nil)
    expectEqual(decoder.feed(bytes("␛")), [])
    expectEqual(decoder.timeout, .milliseconds(50))
    expectEqual(decoder.flush(idle: .milliseconds(49)), [])
    expectEqual(decoder.flush(idle: .milliseconds(50)), [.key(.escape)])
    expect(decoder.timeout == nil)
    expectEqual(decoder.flush(idle: .seconds(9)), [])
    expectEqual(decoder.feed(bytes("[A")), [.character("["), .character("A")])
  }

  @Test func `the delays are configurable`() {
    var decoder = InputDecoder(escapeDelay: .zero, sequenceDelay: .seconds(3))
    _ = decoder.feed(bytes("␛"))
    expectEqual(decoder.flush(idle: .zero), [.key(.escape)])
    _ = decoder.feed(bytes("␛[1"))
    expectEqual(decoder.timeout, .seconds(3))
  }

  @Test(
    arguments: [
      ("␛[", [.character("[", .alt)]),
      ("␛O", [.character("O", .alt)]),
      ("␛P", [.character("P", .alt)]),
      ("␛]", [.character("]", .alt)]),
      ("␛_", [.character("_", .alt)]),
      ("␛␛", [.key(.escape), .key(.escape)]),
      ("␛␛␛", [.key(.escape), .key(.escape), .key(.escape)]),
      ("␛␛[", [.key(.escape), .character("[", .alt)]),
      ("␛]␛", [.character("]", .alt), .key(.escape)]),
      ("␛␛P␛", [.key(.escape), .character("P", .alt), .key(.escape)]),
    ] as [(String, [InputEvent])]
  )
  func `an incomplete introducer becomes a key with Alt after the escape delay`(
    text: String,
    keys: [InputEvent]
  ) {
    var decoder = InputDecoder()
    let early = decoder.feed(bytes(text))
    expectEqual(decoder.timeout, .milliseconds(50))
    expectEqual(early + decoder.flush(idle: .milliseconds(50)), keys)
    expect(decoder.timeout == nil)
  }

  @Test(arguments: [
    "␛[1", "␛[1;", "␛[<0;1", "␛[[", "␛[M", "␛[M !", "␛O1", "␛]11;rgb:", "␛P>|x", "␛_G", "␛␛[1;5",
    "␛[200",
  ])
  func `an incomplete sequence becomes an unknown reply after the sequence delay`(text: String) {
    var decoder = InputDecoder()
    expectEqual(decoder.feed(bytes(text)), [])
    expectEqual(decoder.timeout, .milliseconds(500))
    expectEqual(decoder.flush(idle: .milliseconds(499)), [])
    expectEqual(decoder.flush(idle: .milliseconds(500)), [.unknown(text)])
    expectEqual(decoder.feed(bytes("q")), [.character("q")])
  }

  @Test func `a lone Escape at the end of a control string becomes a key`() {
    expectEqual(eventsAtRest("␛]11;x␛"), [.unknown("␛]11;x"), .key(.escape)])
  }

  @Test(
    arguments: [
      ("␛␛x", [.key(.escape), .character("x", .alt)]),
      ("␛␛ä", [.key(.escape), .character("ä", .alt)]),
      ("␛␛␛[A", [.key(.escape), .key(.up, .alt)]),
      ("␛␛[<0;1;1M", [.key(.escape), .mouse(.press, .left, 0, 0)]),
      ("␛␛[I", [.key(.escape), .focus(.gained)]),
      ("␛␛[200~x␛[201~", [.key(.escape), .paste("x")]),
      ("␛␛[?1u", [.key(.escape), .reply(.keyboardFlags(1))]),
      ("␛␛[97u", [.character("a", .alt)]),
      ("␛␛[99~", [.unknown("␛␛[99~")]),
    ] as [(String, [InputEvent])]
  )
  func `an Escape before another sequence becomes a key or the Alt modifier`(
    text: String,
    expected: [InputEvent]
  ) {
    expectEqual(events(text), expected)
    for pieces in cuts(of: bytes(text)) { expectEqual(events(of: pieces), expected, "\(pieces)") }
  }

  @Test func `a reset discards pending input`() {
    for text in ["␛", "␛[1;", "␛]x", "␛[200~text", "␛[Mab", "\u{1B}[["] {
      var decoder = InputDecoder()
      _ = decoder.feed(bytes(text))
      decoder.reset()
      expect(decoder.timeout == nil)
      expectEqual(decoder.pendingBytes, 0)
      expectEqual(decoder.feed(bytes("A")), [.character("A")])
    }
  }
}
