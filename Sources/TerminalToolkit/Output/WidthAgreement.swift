/// The extent to which terminals agree on the width of a character.
enum WidthAgreement: Hashable, Sendable {
  /// All terminals use the same width.
  case consistent
  /// One column, or two in terminals that are set to East Asian widths or draw emoji wide.
  case ambiguous
  /// A letter with combining marks, which older terminals count separately.
  case marked
  /// An emoji, a flag or another cluster whose width differs between terminals.
  case inconsistent

  /// Creates the agreement on a character that ``SafeText`` has sanitized.
  init(on content: SafeCharacter) {
    if content.isASCII || Self.isLineOrBlock(content) {
      self = .consistent
    } else if !content.isCluster {
      self = Self.agreement(on: content.scalar)
    } else if !Self.isInconsistentBase(content.scalar),
      content.character.unicodeScalars.dropFirst().allSatisfy(Self.isMark)
    {
      self = .marked
    } else {
      self = .inconsistent
    }
  }

  /// Returns whether a character draws a line or a block. A frame has hundreds of them.
  private static func isLineOrBlock(_ content: SafeCharacter) -> Bool {
    (0x2500...0x259F).contains(content.scalar.value) && !content.isCluster
  }

  private static func agreement(on scalar: Unicode.Scalar) -> WidthAgreement {
    if isInconsistentBase(scalar) { return .inconsistent }
    switch CharacterWidth.columns(of: scalar) {
    case 2: return isConsistentlyWide(scalar) ? .consistent : .inconsistent
    case 1: return isAmbiguous(scalar) ? .ambiguous : .consistent
    default: return .inconsistent
    }
  }

  /// Returns whether a scalar may combine with others by itself: flags, number signs, Jamo, marks.
  private static func isInconsistentBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0xA960...0xA97F: true
    default:
      CharacterWidth.isRegionalIndicator(scalar) || CharacterWidth.isVisibleFormat(scalar)
        || scalar.properties.isGraphemeExtend
        || scalar.properties.generalCategory == .spacingMark
    }
  }

  /// Returns whether some terminals combine a character with the one before it, as they do with
  /// marks.
  static func joinsPreviousCharacter(_ content: SafeCharacter) -> Bool {
    CharacterWidth.isVisibleFormat(content.scalar)
      || content.scalar.properties.generalCategory == .spacingMark
  }

  /// Returns whether a scalar is a mark that occupies no column, except marks that make their base
  /// an emoji, and marks of wide scripts.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if CharacterWidth.isWide(scalar) { return false }
    switch scalar.value {
    case 0xFE00...0xFE0F, 0x20E3, 0xE0100...0xE01EF: return false
    default: break
    }
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  // Older width tables include the ideographs, but neither the emoji nor symbols that became wide
  // later.
  private static func isConsistentlyWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x4DC0...0x4DFF: false
    case 0x2E80...0xFFFF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  private static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmoji { return true }
    let ranges = CharacterWidth.ambiguousRanges
    let index = ranges.sortedIndex { $0.last >= scalar.value }
    return index < ranges.count && ranges[index].first <= scalar.value
  }
}

extension CharacterWidth {
  /// Returns the maximum number of columns that a terminal may use for a character, by counting
  /// each scalar separately.
  static func mostColumns(of character: Character) -> Int {
    var sum = 0
    var base = 0
    for scalar in character.unicodeScalars {
      var columns = isRegionalIndicator(scalar) ? 2 : columns(of: scalar)
      if scalar.properties.generalCategory == .spacingMark { columns = 1 }
      // Some terminals give a mark of a wide script the width of its script.
      if columns == 0, isWide(scalar) { columns = 2 }
      // An emoji variation selector widens the scalar before it.
      if scalar.value == 0xFE0F, base == 1 { columns = 1 }
      sum += columns
      if columns > 0 { base = columns }
    }
    return max(sum, Self.columns(of: character))
  }
}
