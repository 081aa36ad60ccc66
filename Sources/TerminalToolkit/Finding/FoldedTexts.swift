/// Texts in the form in which they are compared with a query, one after the other in one array.
///
/// Each unit is a letter, digit or sign without case and diacritics, and the information whether a
/// word begins with it.
struct FoldedTexts {
  /// The first unit of a text, or after a blank or a punctuation mark.
  static let wordStart: UInt32 = 1 << 31
  /// An uppercase letter within a word, or the first digit of a number.
  static let hump: UInt32 = 1 << 30
  /// The bits that contain the value of a unit.
  static let value: UInt32 = (1 << 24) - 1

  /// The maximum number of units of a text. The rest of a longer text is not compared.
  static let maximumLength = 256

  private(set) var units: ContiguousArray<UInt32> = []
  private var ends: [Int] = []
  /// For each text, a set of the values that it contains; see ``bit(of:)``.
  private(set) var masks: [UInt64] = []
  private var cache = Cache()

  init() {}

  init(_ text: String) { append(text) }

  /// The number of texts.
  var count: Int { ends.count }

  /// Returns the units of a text.
  func range(of index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// Returns the bit that represents a value in a mask. Different values may share a bit.
  static func bit(of unit: UInt32) -> UInt64 {
    let value = unit & value
    return switch value {
    case 0x61...0x7A: 1 << UInt64(value - 0x61)
    case 0x30...0x39: 1 << UInt64(value - 0x30 + 26)
    default: 1 << UInt64(value % 28 + 36)
    }
  }

  /// Appends a text.
  mutating func append(_ text: String) {
    var writer = UnitWriter(units: units, end: units.count + Self.maximumLength)
    units = []
    if !writer.appendASCII(text) {
      for scalar in text.unicodeScalars { cache.append(scalar, to: &writer) }
    }
    units = writer.units
    ends.append(units.count)
    masks.append(writer.mask)
  }

  /// Returns the units of a text, and for each unit the number of the character that contains it.
  static func characters(of text: String) -> (texts: FoldedTexts, characters: [Int]) {
    var writer = UnitWriter(units: [], end: maximumLength)
    var cache = Cache()
    var characters: [Int] = []
    for (index, character) in text.enumerated() where writer.units.count < maximumLength {
      for scalar in character.unicodeScalars { cache.append(scalar, to: &writer) }
      while characters.count < writer.units.count { characters.append(index) }
    }
    var texts = FoldedTexts()
    texts.units = writer.units
    texts.ends = [writer.units.count]
    texts.masks = [writer.mask]
    return (texts, characters)
  }
}

/// Appends units, and finds the beginnings of words.
private struct UnitWriter {
  var units: ContiguousArray<UInt32>
  /// The maximum number of units.
  let end: Int
  private(set) var mask: UInt64 = 0
  private var last = FoldedScalar.Kind.separator
  private var beforeLast = FoldedScalar.Kind.separator

  init(units: ContiguousArray<UInt32>, end: Int) {
    self.units = units
    self.end = end
  }

  mutating func append(_ value: UInt32, _ kind: FoldedScalar.Kind) {
    guard units.count < end else { return }
    var unit = value
    if last == .separator {
      unit |= FoldedTexts.wordStart
    } else if kind == .uppercase && last != .uppercase || kind == .digit && last != .digit {
      unit |= FoldedTexts.hump
    } else if kind == .lowercase, last == .uppercase, beforeLast == .uppercase {
      // The last uppercase letter begins a word, as in "HTMLParser".
      units[units.count - 1] |= FoldedTexts.hump
    }
    units.append(unit)
    mask |= FoldedTexts.bit(of: value)
    (beforeLast, last) = (last, kind)
  }

  /// Appends a text if it is ASCII, without decoding it. Otherwise has no effect.
  mutating func appendASCII(_ text: String) -> Bool {
    let start = units.count
    for byte in text.utf8 {
      switch byte {
      case 0x61...0x7A: append(UInt32(byte), .lowercase)
      case 0x41...0x5A: append(UInt32(byte) + 0x20, .uppercase)
      case 0x30...0x39: append(UInt32(byte), .digit)
      case 0x80...:
        units.removeLast(units.count - start)
        (mask, last, beforeLast) = (0, .separator, .separator)
        return false
      default: append(UInt32(byte), .separator)
      }
    }
    return true
  }
}

/// The forms of the scalars that have occurred, because computing them takes long.
private struct Cache {
  private var scalars: [Unicode.Scalar: FoldedScalar] = [:]

  mutating func append(_ scalar: Unicode.Scalar, to writer: inout UnitWriter) {
    let folded = folded(scalar)
    guard let kind = folded.kind else { return }
    for value in folded.values { writer.append(value, kind) }
  }

  private mutating func folded(_ scalar: Unicode.Scalar) -> FoldedScalar {
    if let folded = scalars[scalar] { return folded }
    let folded = FoldedScalar(scalar)
    scalars[scalar] = folded
    return folded
  }
}
