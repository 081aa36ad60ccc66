extension CellStyle {
  /// A color: one of the 16 ANSI colors, or an RGB color.
  public enum Color: Hashable, Sendable {
    /// One of the first eight ANSI colors. Its appearance depends on the theme of the user's
    /// terminal.
    case black, red, green, yellow, blue, magenta, cyan, white
    /// The bright variant of one of the first eight ANSI colors, which also depends on the theme.
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan
    /// Bright white, which also depends on the theme; ``white`` is a light gray in most themes.
    case brightWhite
    /// An RGB color with components from 0 to 255. A terminal shows the nearest color that it has.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// The 16 ANSI colors in the order of their numbers.
    public static let ansi: [Color] = [
      .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white,
      .brightBlack, .brightRed, .brightGreen, .brightYellow,
      .brightBlue, .brightMagenta, .brightCyan, .brightWhite,
    ]

    /// The index among the 16 ANSI colors, or `nil` for an RGB color.
    public var ansiIndex: Int? {
      switch self {
      case .black: 0
      case .red: 1
      case .green: 2
      case .yellow: 3
      case .blue: 4
      case .magenta: 5
      case .cyan: 6
      case .white: 7
      case .brightBlack: 8
      case .brightRed: 9
      case .brightGreen: 10
      case .brightYellow: 11
      case .brightBlue: 12
      case .brightMagenta: 13
      case .brightCyan: 14
      case .brightWhite: 15
      case .rgb: nil
      }
    }
  }
}

// MARK: - Codes

extension CellStyle.Color {
  /// The number of bits of a code.
  static let codeBits: UInt64 = 25

  /// A number other than 0: the number of an ANSI color, counted from 1, or a bit and the components.
  var code: UInt64 {
    if case .rgb(let red, let green, let blue) = self {
      return 1 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
    return UInt64(ansiIndex ?? 0) + 1
  }

  /// Creates the color with a code, or returns `nil` for 0.
  init?(code: UInt64) {
    guard code != 0 else { return nil }
    guard code >> 24 == 0 else {
      self = .rgb(
        red: UInt8(truncatingIfNeeded: code >> 16),
        green: UInt8(truncatingIfNeeded: code >> 8),
        blue: UInt8(truncatingIfNeeded: code)
      )
      return
    }
    self = Self.ansi[Int(code) - 1]
  }
}
