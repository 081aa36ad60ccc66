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
