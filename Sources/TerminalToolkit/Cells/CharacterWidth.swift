/// The number of terminal columns that characters occupy.
///
/// East Asian wide and fullwidth characters and emoji occupy two columns. All other visible
/// characters, including ambiguous ones, occupy one. Characters that are invisible by themselves
/// occupy none.
public enum CharacterWidth {
  /// Returns the number of columns of a character (a grapheme cluster): 0, 1 or 2.
  ///
  /// A cluster of several scalars is as wide as its visible scalars together, but at most two
  /// columns: combining marks join their base. Emoji presentation, flags, keycaps, skin tones and
  /// joined emoji occupy two columns. Control characters occupy none; ``SafeText`` replaces them
  /// before drawing.
  ///
  /// - Complexity: O(1) for ASCII, otherwise a binary search per scalar.
  public static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue, character.utf8.count == 1 {
      return ascii >= 0x20 && ascii < 0x7F ? 1 : 0
    }
    var sum = 0
    var first: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      if let first, makesEmoji(scalar, after: first) { return 2 }
      if first == nil { first = scalar }
      sum += columns(of: scalar)
      if sum >= 2 { return 2 }
    }
    // In Burmese and related scripts, a vowel sign can be a character of its own.
    if sum == 0, first?.properties.generalCategory == .spacingMark { return 1 }
    return sum
  }

  /// Returns the sum of the columns of the characters of a text.
  ///
  /// The text is measured as it is, without replacing unsafe characters. For text from outside the
  /// app, use ``SafeText/columns``.
  public static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the number of columns of a scalar by itself: 0, 1 or 2.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return isNarrowLatin(scalar) ? 1 : 0 }
    if isZeroWidth(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// Returns whether a scalar adds nothing to the width: marks, invisible characters, joining
  /// Hangul vowels.
  static func isZeroWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
    case 0x115F: return false
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .surrogate, .lineSeparator,
      .paragraphSeparator:
      return true
    case .format:
      return !isVisibleFormat(scalar)
    default:
      return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Returns whether a scalar is a format character with a visible glyph (Arabic, Syriac, Kaithi).
  static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Returns whether a scalar is one of the 26 regional indicators, which form flags in pairs.
  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Returns whether a scalar is a skin tone, which changes the emoji before it.
  static func isEmojiModifier(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// Returns whether a scalar of one column belongs to the character before it, as marks do: a Thai or
  /// Lao vowel sign, or a voiced sound mark of halfwidth kana.
  static func joinsPrevious(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE33, 0xEB3, 0xFF9E, 0xFF9F: true
    default: false
    }
  }

  private static func isNarrowLatin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: false
    default: true
    }
  }

  private static func makesEmoji(_ scalar: Unicode.Scalar, after first: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F: first.properties.isEmoji
    case _ where isEmojiModifier(scalar): first.properties.isEmojiModifierBase
    case 0x1F1E6...0x1F1FF: isRegionalIndicator(first)
    default: false
    }
  }

  /// Returns whether the East Asian Width of a scalar is Wide or Fullwidth, regardless of its other
  /// properties.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    let index = wideRanges.sortedIndex { $0.last >= value }
    return index < wideRanges.count && wideRanges[index].first <= value
  }
}
