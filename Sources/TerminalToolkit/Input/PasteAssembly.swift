/// Pasted text that is assembled byte by byte, up to the end marker.
struct PasteAssembly {
  private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  private var matched = 0
  private var isTruncated = false

  init(limit: Int) {
    self.limit = limit
  }

  /// The number of buffered bytes.
  var count: Int { bytes.count + matched }

  /// Appends a byte and returns whether it completes the end marker.
  ///
  /// Only the first byte of the marker is an Escape, so a byte that interrupts a partial marker can
  /// only begin a new one if it is an Escape itself.
  mutating func append(_ byte: UInt8) -> Bool {
    if matched == 0, byte != 0x1B {
      keep(byte)
      return false
    }
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count
    }
    keepPartialMark()
    if byte == 0x1B { matched = 1 } else { keep(byte) }
    return false
  }

  /// Keeps the matched part of an end marker as text, because it is none.
  private mutating func keepPartialMark() {
    Self.endMark.prefix(matched).forEach { keep($0) }
    matched = 0
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < limit {
      bytes.append(byte)
    } else {
      isTruncated = true
    }
  }

  /// Returns the pasted text, without a complete end marker.
  mutating func finish() -> PastedText {
    if matched < Self.endMark.count { keepPartialMark() }
    var kept = bytes[...]
    if isTruncated { Self.dropBrokenScalar(&kept) }
    return PastedText(
      String(decoding: Self.withPlainLineEnds(kept), as: UTF8.self),
      isTruncated: isTruncated
    )
  }

  /// Removes the last scalar if the limit split it.
  private static func dropBrokenScalar(_ bytes: inout ArraySlice<UInt8>) {
    let tail = bytes.suffix(3)
    guard let start = tail.lastIndex(where: { $0 >= 0xC0 }),
      var scalar = ScalarAssembly(lead: tail[start]),
      tail[(start + 1)...].allSatisfy({ scalar.append($0) }),
      scalar.scalar == nil
    else { return }
    bytes = bytes[..<start]
  }

  /// Converts line ends to LF. Terminals send CR, as Enter does; some send CR LF.
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
