/// How many columns of a terminal a character takes.
///
/// East Asian wide and fullwidth characters and emoji take two columns, everything else that can be
/// seen takes one (ambiguous characters too), and what cannot be seen by itself takes none.
public enum CharacterWidth {
  /// The columns of one character as people see it: 0, 1 or 2.
  ///
  /// A cluster of several scalars is as wide as its visible scalars together, at most two:
  /// combining marks join their base. Emoji presentation, flags, keycaps, skin tones and joined
  /// emoji take two. Control characters take none; ``SafeText`` replaces them before anything is
  /// drawn. Constant cost for ASCII, otherwise a binary search per scalar.
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
    return sum
  }

  /// The columns of a text, character by character.
  ///
  /// Counts the text as it is: text from outside is measured by ``SafeText/columns``.
  public static func columns(of text: String) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a scalar that stands alone: 0, 1 or 2.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return isNarrowLatin(scalar) ? 1 : 0 }
    if isZeroWidth(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  /// Whether the scalar adds nothing to the width: marks, invisible signs, joining Hangul vowels.
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

  /// Whether the scalar is a format character that draws a sign of its own (Arabic, Syriac,
  /// Kaithi).
  static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether the scalar is one of the 26 letters that make flags in pairs.
  static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
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
    case 0x1F3FB...0x1F3FF: first.properties.isEmojiModifierBase
    case 0x1F1E6...0x1F1FF: isRegionalIndicator(first)
    default: false
    }
  }

  /// Whether the scalar's East Asian Width is Wide or Fullwidth, whatever else it is.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].last < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].first <= value
  }
}
