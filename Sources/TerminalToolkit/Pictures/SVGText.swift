/// Text in an SVG document.
enum SVGText {
  /// The font attributes of all text.
  ///
  /// At this size, most monospaced fonts are as wide as a cell.
  static let font =
    "font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', "
    + "'Liberation Mono', monospace\" font-size=\"15\""

  /// Returns a text with markup escaped and with scalars that XML does not allow replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

/// A length in eighths of a user unit, which has an exact decimal representation.
struct Eighths: Hashable, Sendable, CustomStringConvertible {
  private let count: Int

  init(_ count: Int) { self.count = count }
  init(whole: Int) { count = 8 * whole }

  static func + (left: Eighths, right: Eighths) -> Eighths { Eighths(left.count + right.count) }
  static func - (left: Eighths, right: Eighths) -> Eighths { Eighths(left.count - right.count) }

  /// The length as a decimal number. Negative lengths with a fraction are not supported.
  var description: String {
    let fractions = ["", ".125", ".25", ".375", ".5", ".625", ".75", ".875"]
    return "\(count / 8)\(fractions[abs(count % 8)])"
  }
}
