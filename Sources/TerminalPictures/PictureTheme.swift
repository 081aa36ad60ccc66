import TerminalToolkit

/// The colors of a picture that the frame leaves to the terminal.
///
/// Each theme defines a text color, a background color and the sixteen ANSI colors, chosen so that
/// the text of a ``HostScreen`` is legible.
public enum PictureTheme: String, Hashable, Sendable, CaseIterable {
  /// Light text on a dark background.
  case dark
  /// Dark text on a white background.
  case light

  /// The default text color.
  var text: RGBColor { RGBColor(self == .dark ? 0xD8DBE2 : 0x24272E) }

  /// The background color of the picture.
  var ground: RGBColor { RGBColor(self == .dark ? 0x16181D : 0xFFFFFF) }

  /// Returns the RGB color for a color of a frame.
  func color(_ color: CellStyle.Color) -> RGBColor {
    if case .rgb(let red, let green, let blue) = color {
      return RGBColor(red: red, green: green, blue: blue)
    }
    let colors = self == .dark ? Self.darkColors : Self.lightColors
    return RGBColor(colors[color.ansiIndex ?? 7])
  }

  private static let darkColors = [
    0x2A2D35, 0xE5646B, 0x7FBF6A, 0xD9B35C, 0x6AA5F0, 0xC486DD, 0x5FBFC4, 0xC0C4CD,
    0x7A818E, 0xF28B8F, 0xA3D98F, 0xECD087, 0x94C1F8, 0xDBA8EE, 0x8BDADD, 0xFFFFFF,
  ]

  private static let lightColors = [
    0x24272E, 0xC0343C, 0x3A8033, 0xA87A1C, 0x2563C4, 0x8E44B3, 0x1C7A80, 0xE4E6EB,
    0x6B717D, 0xE0565E, 0x5AA84F, 0xC9962E, 0x4F8BE8, 0xB06BD0, 0x35A0A6, 0xFFFFFF,
  ]
}
