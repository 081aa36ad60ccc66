import TabHostTestSupport

@testable import TabHost

/// Generates invalid and unusual files by mutating seed files.
struct CustomizationMutator {
  private var random: SplitMix64
  private let seeds: [[UInt8]]

  init(seed: UInt64, seeds: [[UInt8]]) {
    random = SplitMix64(seed: seed)
    self.seeds = seeds
  }

  /// Returns the next file: a seed with one to four changes.
  mutating func next() -> [UInt8] {
    var bytes = random.pick(seeds)
    for _ in 0...random.roll(4) { change(&bytes) }
    return bytes
  }

  private mutating func place(in bytes: [UInt8]) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }

  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let ends = [place(in: bytes), place(in: bytes)].sorted()
    return ends[0]..<min(ends[1], ends[0] + 64)
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch random.roll(7) {
    case 0:
      if let index = bytes.indices.randomElement(using: &random) {
        bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    case 1:
      if let index = bytes.indices.randomElement(using: &random) {
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
    case 2: bytes.removeSubrange(range(in: bytes))
    case 3: bytes.insert(contentsOf: Array(bytes[range(in: bytes)]), at: place(in: bytes))
    case 4: bytes.insert(contentsOf: Array(random.pick(Self.words).utf8), at: place(in: bytes))
    case 5: bytes.replaceSubrange(range(in: bytes), with: Array(random.pick(Self.words).utf8))
    default:
      let other = random.pick(seeds)
      let cut = place(in: bytes)
      bytes = Array(bytes[..<cut] + other[min(cut, other.count)...])
    }
  }

  private static let words = [
    "{", "}", "[", "]", ":", ",", "\"", "\\", "null", "true", "1e400", "-0", "1.0", "\0",
    "18446744073709551616", "\\u0000", "\\ud800", "\\u202e", "\u{FEFF}", "é", "e\u{301}", "🐳",
    "\"version\":2", "\"version\":1,", "\"identifier\":\"host\",", "\"customization\":{},",
    "\"tabs\":{},", "\"bar\":\"hidden\",", "\"rootOrder\":null,", "/*", "//", "NaN", "'", "+1",
  ]
}
