extension String {
  /// The text with everything that could move a cursor, change a colour, reorder letters or hide
  /// between them written as `\u{1b}`: controls, line and paragraph separators, and format
  /// characters that show nothing. Joiners inside a word or an emoji, and the tags of a flag, stay.
  var escapingControlCharacters: String {
    escapingScalars { "\\u{\(String($0.value, radix: 16))}" }
  }

  /// A JSON text with the same characters written as `\u001b`. In JSON they occur in strings only.
  var escapingControlCharactersInJSON: String {
    escapingScalars { scalar in
      UTF16.encode(scalar).map { units in
        units.map { unit in
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      } ?? ""
    }
  }

  private func escapingScalars(_ escaped: (Unicode.Scalar) -> String) -> String {
    // Almost every line is plain, and some lines are megabytes.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var text = ""
    text.reserveCapacity(utf8.count)
    var check = UnsafeScalars()
    for scalar in unicodeScalars {
      if check.isUnsafe(scalar) {
        text += escaped(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// Tells which scalars of a text must not be printed, one after the other.
private struct UnsafeScalars {
  private var previous: Unicode.Scalar = " "
  /// Whether the previous scalar is a black flag or one of the tags that name its country.
  private var isInFlag = false

  mutating func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    defer { previous = scalar }
    let continuesFlag = isInFlag && (0xE0020...0xE007F).contains(scalar.value)
    isInFlag = continuesFlag && scalar.value != 0xE007F || scalar.value == 0x1F3F4
    switch scalar.value {
    case 0x20..<0x7F: return false
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: return true
    case 0x200C, 0x200D: return !canBeJoined(previous)
    default: return !continuesFlag && isInvisible(scalar)
    }
  }

  /// Whether a joiner after the scalar belongs to a letter or an emoji.
  private func canBeJoined(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic || properties.isEmoji && scalar.value > 0xFF
    }
  }

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory == .format else { return false }
    // Signs that are drawn around the digits or letters after them.
    return switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: false
    default: true
    }
  }
}
