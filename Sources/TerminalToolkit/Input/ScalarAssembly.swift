/// A UTF-8 scalar that is assembled byte by byte.
///
/// Only bytes that can still form a scalar are accepted. A rejected byte therefore begins a new
/// character, and the bytes before it are a single error, which is the maximal subpart that the
/// Unicode standard defines. Overlong forms, surrogates and values beyond the last plane are
/// rejected at the first byte that reveals them.
struct ScalarAssembly {
  private var value: UInt32
  private var missing: Int
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Begins a scalar with a lead byte of 0x80 or more, or returns `nil` if no scalar begins with
  /// it.
  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: next = 0xA0...0xBF
    case 0xED: next = 0x80...0x9F
    case 0xF0: next = 0x90...0xBF
    case 0xF4: next = 0x80...0x8F
    default: break
    }
  }

  /// Appends a byte. Returns `false`, without changes, if it cannot continue the scalar.
  mutating func append(_ byte: UInt8) -> Bool {
    guard missing > 0, next.contains(byte) else { return false }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    next = 0x80...0xBF
    return true
  }

  /// The scalar, or `nil` while bytes are missing.
  var scalar: Unicode.Scalar? { missing == 0 ? Unicode.Scalar(value) : nil }
}
