/// The sequences that a program may write to a terminal. All others are violations.
enum OutputRules {
  /// Complete sequences without parameters that vary.
  private static let whole: Set<String> = [
    "\u{1B}>", "\u{1B}\\", "\u{1B}[H", "\u{1B}[2J", "\u{1B}[>5u", "\u{1B}[<u",
    // Requests for the color of the background, for the flags of the keyboard protocol, and for the
    // attributes of the terminal, which it answers last.
    "\u{1B}]11;?\u{1B}\\", "\u{1B}[?u", "\u{1B}[c",
    // Saving and restoring the title of the window.
    "\u{1B}[22;2t", "\u{1B}[23;2t",
    // The states that painting relies on.
    "\u{1B}[r", "\u{1B}[4l", "\u{1B}[20l", "\u{1B}(B", "\u{1B}[?5l", "\u{1B}[?6l", "\u{1B}[?69l",
  ]

  /// The private modes that may be switched on and off.
  private static let modes: Set<String> = [
    "1", "7", "25", "1000", "1002", "1003", "1004", "1006", "1049", "2004", "2026", "2031",
  ]

  /// Returns the parts of the output that are not allowed.
  static func violations(in output: [UInt8], isASCII: Bool = false) -> [String] {
    guard let text = String(validating: output, as: UTF8.self) else { return ["not UTF-8"] }
    var violations: [String] = []
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}":
        let sequence = "\u{1B}" + takeSequence(&scalars)
        if !isAllowed(sequence) { violations.append(sequence.debugDescription) }
      case "\r", "\n", "\u{8}", "\u{F}": break
      case _ where scalar.properties.generalCategory == .control:
        violations.append(scalar.debugDescription)
      case _ where isASCII && !scalar.isASCII: violations.append(scalar.debugDescription)
      default: break
      }
    }
    return violations
  }

  private static func takeSequence(_ scalars: inout Substring.UnicodeScalarView) -> String {
    var sequence = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      sequence.append(scalar)
      if sequence.first == "]" {
        if scalar == "\\" { break }
        continue
      }
      let isFinal =
        sequence.count > 1 ? ("@"..."~").contains(scalar) : !["[", "("].contains(scalar)
      if isFinal { break }
    }
    return String(sequence)
  }

  private static func isAllowed(_ sequence: String) -> Bool {
    if whole.contains(sequence) { return true }
    if sequence.hasPrefix("\u{1B}]2;"), sequence.hasSuffix("\u{1B}\\") {
      let title = sequence.unicodeScalars.dropFirst(4).dropLast(2)
      return !title.contains { $0.properties.generalCategory == .control }
    }
    let bytes = Array(sequence.utf8)
    guard bytes.starts(with: "\u{1B}[".utf8), let end = bytes.last else { return false }
    let parameters = bytes.dropFirst(2).dropLast()
    switch end {
    case UInt8(ascii: "h"), UInt8(ascii: "l"):
      return parameters.first == UInt8(ascii: "?")
        && modes.contains(String(decoding: parameters.dropFirst(), as: UTF8.self))
    case UInt8(ascii: "m"):
      return parameters.allSatisfy { isDigit($0) || ":;".utf8.contains($0) }
    case UInt8(ascii: "H"):
      let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      return numbers.count <= 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
    // Clears the screen on entry and exit in a terminal with a single screen.
    case UInt8(ascii: "J"): return parameters.isEmpty
    case UInt8(ascii: "A")...UInt8(ascii: "D"): return parameters.allSatisfy(isDigit)
    default: return false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
