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

// MARK: - Color depths

/// The number of colors that a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No colors, no italic and no struck-through text: only bold, dim, underlined and reversed text.
  case none = 0
  /// The eight ANSI colors and their bright variants.
  case ansi16 = 16
  /// The palette of 256 colors.
  case palette256 = 256
  /// All 24-bit RGB colors.
  case trueColor = 16_777_216

  /// Orders depths by their number of colors.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension CellStyle.Color {
  /// Returns the nearest color that a depth has, or `nil` if it has no colors.
  ///
  /// The 16 ANSI colors are returned unchanged at every depth with colors, so that the theme of the
  /// user's terminal applies.
  public func nearest(in depth: ColorDepth) -> CellStyle.Color? {
    guard case .rgb(let red, let green, let blue) = self else {
      return depth == .none ? nil : self
    }
    switch depth {
    case .none: return nil
    case .ansi16: return Self.ansi(Int(red), Int(green), Int(blue))
    case .palette256: return PaletteColor(nearest: (Int(red), Int(green), Int(blue))).color
    case .trueColor: return self
    }
  }

  /// Returns the SGR parameters that select the color for the foreground or the background.
  ///
  /// The depth must have the color; see `nearest(in:)`.
  func codes(_ depth: ColorDepth, isBackground: Bool) -> [Int] {
    let offset = isBackground ? 10 : 0
    if let ansiIndex { return [(ansiIndex < 8 ? 30 + ansiIndex : 82 + ansiIndex) + offset] }
    guard case .rgb(let red, let green, let blue) = self else { return [] }
    let parts = (Int(red), Int(green), Int(blue))
    if depth == .palette256 { return [38 + offset, 5, PaletteColor(nearest: parts).index] }
    return [38 + offset, 2, parts.0, parts.1, parts.2]
  }

  // MARK: - ANSI colors

  /// Returns the perceived lightness of a color, from 0 to 255.
  package static func lightness(_ red: Int, _ green: Int, _ blue: Int) -> Int {
    (299 * red + 587 * green + 114 * blue) / 1000
  }

  /// Returns the ANSI color with the same hue, or its bright variant for a light tint, or a gray if
  /// the color has hardly any hue.
  private static func ansi(_ red: Int, _ green: Int, _ blue: Int) -> CellStyle.Color {
    let largest = max(red, green, blue)
    let smallest = min(red, green, blue)
    guard largest >= 64 else { return .black }
    guard (largest - smallest) * 5 > largest else {
      switch lightness(red, green, blue) {
      case ..<128: return .brightBlack
      case ..<224: return .white
      default: return .brightWhite
      }
    }
    // A component counts if it is in the upper half of the range of the three. Its bit is its
    // weight in the ANSI color number.
    func bit(_ part: Int, _ value: Int) -> Int {
      (part - smallest) * 2 > largest - smallest ? value : 0
    }
    let hue = bit(red, 1) | bit(green, 2) | bit(blue, 4)
    return ansi[smallest >= 96 ? hue + 8 : hue]
  }
}

/// A color of the 256-color palette beyond the 16 ANSI colors: a 6x6x6 cube and a ramp of grays.
struct PaletteColor: Hashable, Sendable {
  /// The index in the palette, from 16 to 255.
  let index: Int
  private let parts: [Int]

  private static let levels = [0, 95, 135, 175, 215, 255]

  /// Creates the color nearest to the given components. The cube wins a tie with the grays.
  init(nearest color: (red: Int, green: Int, blue: Int)) {
    let color = [color.red, color.green, color.blue]
    let steps = color.map(Self.step)
    let cube = steps.map { Self.levels[$0] }
    let shade = min(max((color.reduce(0, +) - 10) / 30, 0), 23)
    let gray = Array(repeating: 8 + 10 * shade, count: 3)
    func distance(_ other: [Int]) -> Int {
      zip(color, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    if distance(cube) <= distance(gray) {
      (index, parts) = (16 + 36 * steps[0] + 6 * steps[1] + steps[2], cube)
    } else {
      (index, parts) = (232 + shade, gray)
    }
  }

  /// The color as RGB components.
  var color: CellStyle.Color {
    .rgb(red: UInt8(parts[0]), green: UInt8(parts[1]), blue: UInt8(parts[2]))
  }

  /// Returns the index of the nearest level of the cube.
  private static func step(_ part: Int) -> Int {
    part < 48 ? 0 : part < 116 ? 1 : (part - 36) / 40
  }
}

// MARK: - Contrast

extension CellStyle.Color {
  /// A color for text that is legible on this color, at every color depth.
  package var contrast: CellStyle.Color {
    switch self {
    case .black, .red, .blue, .magenta, .brightBlack: return .white
    case .rgb(let red, let green, let blue):
      return Self.lightness(Int(red), Int(green), Int(blue)) < 128 ? .white : .black
    default: return .black
    }
  }

  /// Returns whether two colors are indistinguishable at some color depth.
  package func mayLookLike(_ other: CellStyle.Color) -> Bool {
    nearest(in: .ansi16) == other.nearest(in: .ansi16)
  }
}
