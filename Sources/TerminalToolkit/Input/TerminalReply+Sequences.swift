extension TerminalReply {
  /// Creates the reply that a control sequence encodes, or returns `nil` if it is unknown.
  init?(_ sequence: ControlSequence) {
    guard let numbers = sequence.plainNumbers, let first = numbers.first else { return nil }
    let signs = String(decoding: sequence.intermediates, as: UTF8.self)
    switch (sequence.prefix, signs, sequence.final) {
    case ("?", "", "u") where numbers.count == 1: self = .keyboardFlags(first)
    case ("?", "", "c"): self = .attributes(numbers)
    case ("?", "", "n"):
      guard numbers.count == 2, first == 997, let scheme = ColorScheme(rawValue: numbers[1]) else {
        return nil
      }
      self = .colorScheme(scheme)
    default: return nil
    }
  }

  /// Creates the reply that a string encodes, beginning with the byte that identifies its kind.
  init?(string bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix("]11;"), let color = RGBColor(specification: text.dropFirst(4)) else {
      return nil
    }
    self = .background(color)
  }
}

extension RGBColor {
  /// Creates a color from `rgb:r/g/b`, `rgba:r/g/b/a` or `#rrggbb`, with one to four digits per
  /// component.
  init?(specification: Substring) {
    var parts: [Substring]
    if specification.hasPrefix("rgb:") {
      parts = specification.dropFirst(4).split(separator: "/", omittingEmptySubsequences: false)
    } else if specification.hasPrefix("rgba:") {
      parts = specification.dropFirst(5).split(separator: "/", omittingEmptySubsequences: false)
      guard parts.popLast().flatMap(Self.part) != nil else { return nil }
    } else if specification.hasPrefix("#") {
      let digits = specification.dropFirst()
      guard digits.utf8.count % 3 == 0 else { return nil }
      let count = digits.utf8.count / 3
      parts = [digits.prefix(count), digits.dropFirst(count).dropLast(count), digits.suffix(count)]
    } else {
      return nil
    }
    let numbers = parts.compactMap(Self.part)
    guard numbers.count == 3, parts.count == 3 else { return nil }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2])
  }

  /// Returns a component scaled to 8 bits from its number of digits.
  private static func part(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    let largest = (1 << (4 * digits.utf8.count)) - 1
    return UInt8((number * 255 + largest / 2) / largest)
  }
}
