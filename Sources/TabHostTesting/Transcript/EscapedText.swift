extension String {
  /// The text with everything that could move a cursor, change a colour or reorder letters written
  /// as `\u{1b}`: controls, line and paragraph separators, and bidirectional formatting.
  var escapingControlCharacters: String {
    escapingScalars { "\\u{\(String($0.value, radix: 16))}" }
  }

  /// A JSON text with the same characters written as `\u001b`. In JSON they occur in strings only.
  var escapingControlCharactersInJSON: String {
    escapingScalars { scalar in
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  private func escapingScalars(_ escaped: (Unicode.Scalar) -> String) -> String {
    guard unicodeScalars.contains(where: \.isUnsafeToPrint) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isUnsafeToPrint {
        text += escaped(scalar)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// All of them lie below U+10000, so that four hexadecimal digits name them.
  fileprivate var isUnsafeToPrint: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
