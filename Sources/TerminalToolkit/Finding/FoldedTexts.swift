/// Texts in the form in which they are compared with a query, one after the other in one array.
///
/// Each unit is a letter, digit or sign without case and diacritics, and the information whether a
/// word begins with it.
struct FoldedTexts {
  /// The first unit of a text, or after a blank or a punctuation mark.
  static let wordStart: UInt32 = 1 << 31
  /// An uppercase letter within a word, or the first digit of a number.
  static let hump: UInt32 = 1 << 30
  /// A blank or a punctuation mark, which ends a word.
  static let separator: UInt32 = 1 << 29
  /// A digit of a number.
  static let digit: UInt32 = 1 << 28
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
    if kind == .separator { unit |= FoldedTexts.separator }
    if kind == .digit { unit |= FoldedTexts.digit }
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

// MARK: - Folding scalars

/// A scalar in the form in which texts are compared: without case and diacritics.
struct FoldedScalar {
  /// The kind of a scalar, which determines where words begin.
  enum Kind: UInt32 {
    case separator, lowercase, uppercase, digit
    /// A letter of a script without case.
    case letter
  }

  /// The values that replace the scalar. A mark has none, and `ß` has two.
  let values: [UInt32]
  /// The kind of the scalar, or `nil` for a mark, which belongs to the scalar before it.
  let kind: Kind?

  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    guard !Self.isMark(properties) else {
      values = []
      kind = nil
      return
    }
    kind = Self.kind(of: properties)
    // The lowercase form of the uppercase form is the same for all forms of a letter.
    values = properties.uppercaseMapping.unicodeScalars.flatMap { upper in
      upper.properties.lowercaseMapping.unicodeScalars.flatMap { lower in
        Self.isMark(lower.properties) ? [] : Self.parts(of: BaseLetters.base(of: lower))
      }
    }
  }

  /// Returns whether a scalar only modifies another one: a diacritic, or an invisible character.
  ///
  /// Vowel signs and viramas are no diacritics: without them, a word would be another word.
  private static func isMark(_ properties: Unicode.Scalar.Properties) -> Bool {
    if properties.isDefaultIgnorableCodePoint { return true }
    let marks = properties.canonicalCombiningClass
    return marks != .notReordered && marks != .virama
  }

  private static func kind(of properties: Unicode.Scalar.Properties) -> Kind {
    if properties.isUppercase { return .uppercase }
    if properties.isLowercase { return .lowercase }
    switch properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: return .digit
    case .spacingMark, .nonspacingMark: return .letter
    default: return properties.isAlphabetic ? .letter : .separator
    }
  }

  /// Returns the letters of a Korean syllable, the ASCII form of a fullwidth character, or the
  /// scalar itself.
  private static func parts(of scalar: Unicode.Scalar) -> [UInt32] {
    let value = scalar.value
    switch value {
    case 0xAC00...0xD7A3:
      let syllable = value - 0xAC00
      let letters = [0x1100 + syllable / 588, 0x1161 + syllable % 588 / 28]
      return syllable % 28 == 0 ? letters : letters + [0x11A7 + syllable % 28]
    case 0xFF01...0xFF5E: return [value - 0xFEE0]
    default: return [value]
    }
  }
}

/// The letters from which other letters are derived by a diacritic: `e` for `é`, and `o` for `ø`.
///
/// The standard library does not decompose characters. The names of letters do: LATIN SMALL LETTER
/// E WITH ACUTE is derived from LATIN SMALL LETTER E.
enum BaseLetters {
  /// Returns the letter from which a lowercase letter is derived, or the letter itself.
  static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0xC0, scalar.value < 0x2000 else { return scalar }
    return table[scalar] ?? scalar
  }

  /// The blocks with derived letters: Latin, Greek, Cyrillic and Arabic.
  private static let blocks: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0xDF...0x24F, 0x370...0x3FF, 0x430...0x52F, 0x620...0x6D3, 0x1E00...0x1FFF,
  ]

  /// The letters whose names do not contain the letter that they are derived from.
  private static let named: [Unicode.Scalar: Unicode.Scalar] = [
    "й": "и", "ё": "е", "ѐ": "е", "ѝ": "и", "ї": "і", "ў": "у", "ѓ": "г", "ќ": "к",
  ]

  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    var letters: [Substring: Unicode.Scalar] = [:]
    var derived: [(letter: Unicode.Scalar, base: Substring)] = []
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
      guard let name = scalar.properties.name?[...], name.contains("LETTER") else { continue }
      if let end = name.firstRange(of: " WITH ")?.lowerBound {
        derived.append((scalar, name[..<end]))
      } else {
        letters[name] = scalar
      }
    }
    var table = named
    for (letter, name) in derived { table[letter] = letters[name] }
    return table
  }()
}
