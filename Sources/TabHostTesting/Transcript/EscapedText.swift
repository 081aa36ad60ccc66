extension String {
  /// The text with unsafe characters escaped, such as `\u{1b}`.
  ///
  /// Escapes controls, line and paragraph separators, and invisible format characters, which could
  /// move the cursor, change colors, reorder letters or hide between them. Joiners inside a word or
  /// an emoji, and the tag characters of a flag, are kept.
  var escapingControlCharacters: String {
    escapingScalars { "\\u{\(String($0.value, radix: 16))}" }
  }

  /// A JSON text with the same characters escaped as `\u001b`. In JSON, they only occur in strings.
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
    // This is the fast path: almost every line is plain ASCII, and some lines are megabytes long.
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

/// Decides which scalars of a text are unsafe to print. Expects the scalars in order.
private struct UnsafeScalars {
  private var previous: Unicode.Scalar = " "
  /// Whether the previous scalar is a black flag, or one of the tags after it that encode a region.
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

  /// Returns whether a joiner after the scalar is part of a word or an emoji.
  private func canBeJoined(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic || properties.isEmoji && scalar.value > 0xFF
    }
  }

  private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory == .format else { return false }
    // Prepended marks are format characters that are drawn around the digits or letters after them.
    return switch scalar.value {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: false
    default: true
    }
  }
}
