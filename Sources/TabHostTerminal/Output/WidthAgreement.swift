/// How far terminals agree on the columns that a character takes.
enum WidthAgreement: Hashable, Sendable {
  /// Every terminal takes the same.
  case settled
  /// One column, or two where the person has chosen East Asian widths or emoji are drawn large.
  case ambiguous
  /// A letter with marks, which an old terminal counts by themselves.
  case marked
  /// An emoji, a flag or another cluster that each terminal counts in its own way.
  case disputed

  /// How far terminals agree on a character that ``SafeText`` has let through.
  init(on content: SafeCharacter) {
    if content.isASCII {
      self = .settled
    } else if !content.isCluster {
      self = Self.agreement(on: content.scalar)
    } else if !Self.isUnsettledBase(content.scalar),
      content.character.unicodeScalars.dropFirst().allSatisfy(Self.isMark)
    {
      self = .marked
    } else {
      self = .disputed
    }
  }

  private static func agreement(on scalar: Unicode.Scalar) -> WidthAgreement {
    if isUnsettledBase(scalar) { return .disputed }
    switch CharacterWidth.columns(of: scalar) {
    case 2: return isSettledWide(scalar) ? .settled : .disputed
    case 1: return isAmbiguous(scalar) ? .ambiguous : .settled
    default: return .disputed
    }
  }

  /// Whether the scalar alone may already join others: flags, signs around numbers, Jamo, marks.
  private static func isUnsettledBase(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0xA960...0xA97F: true
    default:
      CharacterWidth.isRegionalIndicator(scalar) || CharacterWidth.isVisibleFormat(scalar)
        || scalar.properties.isGraphemeExtend
    }
  }

  /// Whether old terminals join the character to the one written before, as they do with marks.
  static func joinsWhatWasWritten(_ content: SafeCharacter) -> Bool {
    CharacterWidth.isVisibleFormat(content.scalar)
  }

  /// Whether the scalar is a mark without a column; not one that makes an emoji of its base, nor
  /// one that would be wide if it were no mark.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    if CharacterWidth.isWide(scalar) { return false }
    switch scalar.value {
    case 0xFE00...0xFE0F, 0x20E3, 0xE0100...0xE01EF: return false
    default: break
    }
    let category = scalar.properties.generalCategory
    return category == .nonspacingMark || category == .enclosingMark
  }

  // Old tables of widths know the ideographs, but not the emoji, nor signs that became wide later.
  private static func isSettledWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x4DC0...0x4DFF: false
    case 0x2E80...0xFFFF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  private static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2500...0x259F: return false
    default: break
    }
    if scalar.properties.isEmoji { return true }
    let ranges = CharacterWidth.ambiguousRanges
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].last < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].first <= scalar.value
  }
}

extension CharacterWidth {
  /// The most columns that a terminal may take for a character: each scalar by itself.
  static func mostColumns(of character: Character) -> Int {
    var sum = 0
    var base = 0
    for scalar in character.unicodeScalars {
      var columns = isRegionalIndicator(scalar) ? 2 : columns(of: scalar)
      if scalar.properties.generalCategory == .spacingMark { columns = 1 }
      // A mark of a wide script: there are terminals that go by its script alone.
      if columns == 0, isWide(scalar) { columns = 2 }
      // An emoji's presentation widens what it follows.
      if scalar.value == 0xFE0F, base == 1 { columns = 1 }
      sum += columns
      if columns > 0 { base = columns }
    }
    return max(sum, Self.columns(of: character))
  }
}
