/// Pasted text whose bytes come one by one, up to the end mark.
struct PasteAssembly {
  private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  private var matched = 0
  private var isTruncated = false

  init(limit: Int) {
    self.limit = limit
  }

  /// The bytes held.
  var count: Int { bytes.count + matched }

  /// Adds a byte; returns whether it completes the end mark.
  ///
  /// Only the first byte of the mark is an Escape, so what breaks a mark off can only begin one
  /// anew by being an Escape itself.
  mutating func append(_ byte: UInt8) -> Bool {
    if matched == 0, byte != 0x1B {
      keep(byte)
      return false
    }
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count
    }
    if matched > 0 {
      Self.endMark.prefix(matched).forEach { keep($0) }
      matched = 0
    }
    if byte == 0x1B { matched = 1 } else { keep(byte) }
    return false
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < limit {
      bytes.append(byte)
    } else {
      isTruncated = true
    }
  }

  /// What was pasted, without the end mark.
  var text: PastedText {
    var kept = bytes[...]
    if isTruncated { Self.dropBrokenScalar(&kept) }
    return PastedText(
      String(decoding: Self.withPlainLineEnds(kept), as: UTF8.self),
      isTruncated: isTruncated
    )
  }

  /// Drops the last scalar where the limit cut it in two.
  private static func dropBrokenScalar(_ bytes: inout ArraySlice<UInt8>) {
    let tail = bytes.suffix(3)
    guard let start = tail.lastIndex(where: { $0 >= 0xC0 }),
      var scalar = ScalarAssembly(lead: tail[start]),
      tail[(start + 1)...].allSatisfy({ scalar.append($0) }),
      scalar.scalar == nil
    else { return }
    bytes = bytes[..<start]
  }

  /// Terminals send what Enter sends for the end of a line: CR; some keep CR LF.
  private static func withPlainLineEnds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var previous: UInt8 = 0
    for byte in bytes {
      if byte == 0x0D {
        result.append(0x0A)
      } else if byte != 0x0A || previous != 0x0D {
        result.append(byte)
      }
      previous = byte
    }
    return result
  }
}
