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
