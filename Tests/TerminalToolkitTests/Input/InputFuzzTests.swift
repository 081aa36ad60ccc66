import TabHostTestSupport
import Testing

@testable import TerminalToolkit

/// Random input.
struct InputFuzzTests {
  /// The parts of random strings, in addition to random bytes.
  private static let parts =
    [
      "␛", "␛[", "␛O", "␛]", "␛P", "␛_", "␛[[", "␛[M", "␛[<", "␛[?", "␛[200~", "␛[201~", "␛\\",
      "\u{7}", "\u{18}", "\u{1A}", ";", ":", "$", "~", "u", "M", "R", "99999999999999999999", "世",
      "👩‍👩‍👧", "e\u{301}", "\r",
    ].map { bytes($0) } + SequenceCase.all.map { bytes($0.sequence) }

  private static func string(by generator: inout SplitMix64) -> [UInt8] {
    var string: [UInt8] = []
    for _ in 0..<Int.random(in: 1...12, using: &generator) {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: string.append(UInt8.random(in: 0...255, using: &generator))
      case 1: string.append(UInt8.random(in: 0x1B...0x7E, using: &generator))
      default: string += parts.randomElement(using: &generator) ?? []
      }
    }
    return string
  }

  @Test(arguments: Soak.seeds(1...2, more: 38))
  func `random bytes leave the decoder in a valid state, however they are split`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    // One decoder is used for all strings. Others are created for each string.
    var old = InputDecoder(pasteLimit: 256)
    for round in 0..<2_500 {
      let string = Self.string(by: &generator)
      let cut = Int.random(in: 0...string.count, using: &generator)
      let mistakes = Self.mistakes(with: string, cutAt: cut, by: &old)
      _ = old.flush(idle: .milliseconds(Int.random(in: 0...600, using: &generator)))
      guard mistakes.isEmpty else {
        Issue.record("\(mistakes) with \(string), string \(round); \(Soak.replay(seed))")
        return
      }
    }
  }

  /// Returns a description of each violated requirement after a string.
  private static func mistakes(
    with string: [UInt8],
    cutAt cut: Int,
    by old: inout InputDecoder
  ) -> [String] {
    var mistakes: [String] = []
    var (whole, pieces) = (InputDecoder(pasteLimit: 256), InputDecoder(pasteLimit: 256))
    let events = whole.feed(string)
    if events != pieces.feed(string[..<cut]) + pieces.feed(string[cut...]) {
      mistakes.append("the cut at \(cut) matters")
    }
    let atRest = events + whole.flush(idle: .seconds(1))
    if whole.timeout != nil { mistakes.append("something still waits") }
    if atRest.contains(where: isControlCharacter) {
      mistakes.append("a control character is a key")
    }

    _ = old.feed(string)
    if old.pendingBytes > 4096 + 256 { mistakes.append("\(old.pendingBytes) bytes are pending") }
    // The end mark of a paste ends any state.
    var survivor = old
    _ = survivor.feed(bytes("␛[201~"))
    if survivor.feed([0x71]) != [.character("q")] { mistakes.append("no key comes through") }
    return mistakes
  }

  private static func isControlCharacter(_ event: InputEvent) -> Bool {
    guard case .key(let key) = event else { return false }
    var text = key.text ?? ""
    if case .character(let character) = key.key { text.append(character) }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
