import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Decoding pasted text.
struct PasteTests {
  private static let start = "␛[200~"
  private static let end = "␛[201~"

  /// Returns the events of a paste between two keys, and expects them to be the same for every
  /// split.
  private func paste(_ text: String) -> [InputEvent] {
    let bytes = bytes("a" + Self.start + text + Self.end + "b")
    let whole = events(of: [bytes])
    for pieces in cuts(of: bytes) { expectEqual(events(of: pieces), whole, "\(pieces)") }
    return whole
  }

  @Test(arguments: [
    "", "text", "/home/me/a file.jpg", "\u{3}\u{4}\u{1A}\u{18}\u{7F}\0", "␛[A", "␛", "␛[", "␛␛",
    "␛[201", "␛[201x", "␛[200~", "␛[2␛[20␛[2011", "␛]0;title\u{7}", "␛[<0;1;1M", "世界 👩‍👩‍👧",
    "␛[20␛[2", "␛[M", "␛P",
  ])
  func `control sequences in pasted text are text`(text: String) {
    let text = text.replacing("␛", with: "\u{1B}")
    expectEqual(paste(text), [.character("a"), .paste(text), .character("b")])
  }

  @Test(arguments: ["␛", "␛[201", "␛␛", "␛[201␛[20"])
  func `a part of the end mark directly before the end mark is text`(text: String) {
    let expected = text.replacing("␛", with: "\u{1B}")
    expectEqual(paste(text), [.character("a"), .paste(expected), .character("b")])
  }

  @Test(arguments: [
    ("a\rb", "a\nb"), ("a\r\nb", "a\nb"), ("a\nb", "a\nb"), ("\r\r", "\n\n"), ("\n\r", "\n\n"),
    ("\r\n\r\n", "\n\n"), ("\r", "\n"),
  ])
  func `all line endings become newlines`(text: String, expected: String) {
    expectEqual(paste(text), [.character("a"), .paste(expected), .character("b")])
  }

  @Test func `invalid bytes become replacement characters`() {
    let bytes = bytes(Self.start) + [0x61, 0xFF, 0xE2, 0x82] + bytes(Self.end)
    expectEqual(events(of: [bytes]), [.paste("a\u{FFFD}\u{FFFD}")])
  }

  @Test func `no pause ends a paste`() {
    var decoder = InputDecoder()
    for text in [Self.start, "rm -rf", "␛[20", "\r", "q", "\u{1B}", "\u{4}", "x\u{3}"] {
      expectEqual(decoder.feed(bytes(text)), [])
      expectEqual(decoder.timeout, .seconds(1))
      expectEqual(decoder.flush(idle: .seconds(1)), [])
      expect(decoder.timeout == nil)
      expectEqual(decoder.flush(idle: .seconds(3600)), [])
    }
    let text = "rm -rf\u{1B}[20\nq\u{1B}\u{4}x\u{3}"
    expectEqual(decoder.feed(bytes(Self.end)), [.paste(text)])
    expect(decoder.timeout == nil)
  }

  @Test(arguments: ["", "hello", "hello\u{1B}", "a\u{1B}[201"])
  func `Control-C after a pause ends a paste without an end mark`(text: String) {
    var decoder = InputDecoder()
    expectEqual(decoder.feed(bytes(Self.start + text)), [])
    expectEqual(decoder.flush(idle: .milliseconds(999)), [])
    expect(!decoder.isPasteOverdue)
    expectEqual(decoder.flush(idle: .seconds(1)), [])
    expect(decoder.isPasteOverdue)
    expectEqual(decoder.feed([0x03]), [.paste(text)])
    expect(!decoder.isPasteOverdue)
    expectEqual(decoder.pendingBytes, 0)
    expectEqual(decoder.feed([0x03]), [.character("c", .control)])
  }

  @Test func `without a pause before it, Control-C is text`() {
    var decoder = InputDecoder()
    expectEqual(decoder.feed(bytes(Self.start + "a")), [])
    expectEqual(decoder.flush(idle: .milliseconds(999)), [])
    expectEqual(decoder.feed([0x03]), [])
    expectEqual(decoder.feed(bytes(Self.end)), [.paste("a\u{3}")])
  }

  @Test(arguments: [
    (0, "abc", "", true), (2, "abc", "ab", true), (3, "abc", "abc", false),
    (3, "aé世", "aé", true), (4, "aé世", "aé", true), (5, "aé世", "aé", true),
    (6, "aé世", "aé世", false), (3, "🎬", "", true), (-1, "abc", "", true),
  ])
  func `a paste that exceeds the limit is truncated between scalars and marked as truncated`(
    limit: Int,
    text: String,
    kept: String,
    isTruncated: Bool
  ) {
    let decoder = InputDecoder(pasteLimit: limit)
    let pasted = PastedText(kept, isTruncated: isTruncated)
    let input = bytes(Self.start + text + Self.end + "x" + Self.start + Self.end)
    expectEqual(events(of: [input], by: decoder), [.paste(pasted), .character("x"), .paste("")])
  }

  @Test func `a long paste in small pieces produces one event and never exceeds the memory limit`()
  {
    let piece = bytes("0123456789␛[201 abcdefghijklmnopqrstuvwxyz é世🎬 \r")
    let count = (Soak.count(2, full: 10) << 20) / piece.count
    var decoder = InputDecoder()
    expectEqual(decoder.feed(bytes(Self.start)), [])
    for _ in 0..<count {
      let events = decoder.feed(piece)
      guard events.isEmpty, decoder.pendingBytes <= 1 << 20 else {
        Issue.record("\(events.count) events, \(decoder.pendingBytes) bytes")
        return
      }
    }
    let events = decoder.feed(bytes(Self.end))
    expectEqual(decoder.pendingBytes, 0)
    guard case .paste(let pasted) = events.first, events.count == 1 else {
      Issue.record("\(events.count) events")
      return
    }
    expect(pasted.isTruncated)
    let text = String(decoding: piece, as: UTF8.self).replacing("\r", with: "\n")
    expect(pasted.text.utf8.count <= 1 << 20)
    expect(pasted.text.utf8.count > 1 << 20 - 4)
    let expected = String(repeating: text, count: count).utf8.prefix(pasted.text.utf8.count)
    expectEqual(pasted.text, String(decoding: expected, as: UTF8.self))
  }
}
