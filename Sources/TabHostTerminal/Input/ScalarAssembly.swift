/// A scalar of UTF-8 whose bytes come one by one.
///
/// Takes only bytes that can still become a scalar, so that a byte it refuses begins something
/// new, and what it has so far is one mistake: the maximal subpart of the Unicode standard.
/// Overlong forms, surrogates and numbers beyond the last plane are refused at the first byte
/// that shows them.
struct ScalarAssembly {
  private var value: UInt32
  private var missing: Int
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  /// Begins with a byte from 0x80 on; `nil` if no scalar begins with it.
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

  /// Adds a byte; returns `false`, and adds nothing, if no scalar goes on with it.
  mutating func append(_ byte: UInt8) -> Bool {
    guard missing > 0, next.contains(byte) else { return false }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    next = 0x80...0xBF
    return true
  }

  /// The scalar; `nil` as long as bytes are missing.
  var scalar: Unicode.Scalar? { missing == 0 ? Unicode.Scalar(value) : nil }
}
