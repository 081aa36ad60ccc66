import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Decoding sequences.
struct SequenceTests {
  @Test(arguments: SequenceCase.all)
  func `a sequence produces the same events however it is split`(sequence: SequenceCase) {
    let bytes = bytes(sequence.sequence)
    expectEqual(events(of: [bytes]), sequence.events)
    for pieces in cuts(of: bytes) {
      expectEqual(events(of: pieces), sequence.events, "\(pieces)")
    }
  }

  @Test func `adjacent sequences are separated`() {
    let all = SequenceCase.all.flatMap { bytes($0.sequence) }
    let expected = SequenceCase.all.flatMap(\.events)
    expectEqual(events(of: [all]), expected)
    expectEqual(events(of: all.map { [$0] }), expected)
  }

  @Test func `the decoder accepts any sequence of bytes`() {
    var decoder = InputDecoder()
    expectEqual(decoder.feed(bytes("␛[A").lazy.map { $0 }), [.key(.up)])
    expectEqual(decoder.feed(bytes("x␛[B").dropFirst()), [.key(.down)])
    expectEqual(decoder.feed("é".utf8), [.character("é")])
    expectEqual(decoder.feed([]), [])
  }

  @Test(arguments: SequenceCase.all)
  func `nothing is pending after a complete sequence`(sequence: SequenceCase) {
    var decoder = InputDecoder()
    _ = decoder.feed(bytes(sequence.sequence))
    expect(decoder.timeout == nil)
    expectEqual(decoder.pendingBytes, 0)
    expectEqual(decoder.flush(idle: .seconds(100)), [])
  }

  @Test func `each control character is decoded as a key`() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    for (code, letter) in zip(UInt8(1)..., letters) {
      let expected: InputEvent =
        switch code {
        case 0x08: .key(.backspace)
        case 0x09: .key(.tab)
        case 0x0A, 0x0D: .key(.enter)
        default: .character(letter, .control)
        }
      expectEqual(events(of: [[code]]), [expected])
    }
    expectEqual(events("\u{1C}"), [.character("\\", .control)])
    expectEqual(events("\u{1D}"), [.character("]", .control)])
    expectEqual(events("\u{1E}"), [.character("^", .control)])
  }

  @Test func `each printable character is decoded as a key, also with Alt`() {
    let introducers: Set<Character> = ["[", "O", "P", "]", "_"]
    for code in UInt8(0x20)...0x7E {
      let character = Character(Unicode.Scalar(code))
      expectEqual(events(of: [[code]]), [.key(KeyPress(.character(character)))])
      guard !introducers.contains(character) else { continue }
      expectEqual(events(of: [[0x1B, code]]), [.character(character, .alt)])
    }
  }

  @Test func `every number in the key tables is decoded`() {
    for (number, key) in KeyTable.numbers {
      expectEqual(events("␛[\(number)~"), [.key(KeyPress(key))])
      expectEqual(events("␛[\(number);7~"), [.key(key, [.alt, .control])])
    }
    for (number, key) in KeyTable.kitty where key != .backTab {
      expectEqual(events("␛[\(number);5u"), [.key(key, .control)])
    }
  }

  @Test func `a key has text only if pressing it inserts that text`() {
    expectEqual(KeyPress(.character("ä")).text, "ä")
    expectEqual(KeyPress(.character(" "), modifiers: .shift).text, " ")
    expect(KeyPress(.character("1"), modifiers: .shift).text == nil)
    expect(KeyPress(.character("a"), modifiers: .control).text == nil)
    expect(KeyPress(.character("a"), kind: .release).text == nil)
    expectEqual(KeyPress(.character("a"), kind: .repeat).text, "a")
    expect(KeyPress(.enter).text == nil)
  }
}
