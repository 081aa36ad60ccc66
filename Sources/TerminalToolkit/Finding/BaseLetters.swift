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
