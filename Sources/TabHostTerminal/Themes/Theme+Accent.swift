public import TabHost

extension Theme {
  /// Creates a theme that derives the colors of the selection, the focus, buttons and keys from one
  /// color.
  ///
  /// ```swift
  /// application.screen.options.theme = ThemeChoice(accent: RGBColor(0xFFBF00))
  /// ```
  ///
  /// The color is made lighter or darker where text would not be legible otherwise, so that the
  /// contrasts are those of ``dark`` and ``light``, from which the theme takes everything else. With
  /// 16 colors, it is the ANSI color whose hue is nearest among those that are legible.
  ///
  /// - Parameters:
  ///   - accent: The color.
  ///   - style: The background, of which an unspecified one counts as dark.
  public init(accent: RGBColor, on style: UserInterfaceStyle = .dark) {
    let isDark = style != .light
    self = isDark ? .dark : .light
    let colors = AccentColors(accent, isDark: isDark)
    for depth in [ColorDepth.palette256, .trueColor] {
      self[depth][.tint] = CellStyle(foreground: colors.tint)
      self[depth][TabHost.Color.tint] = colors.tint
      self[depth][.key].foreground = colors.tint
      self[depth][.selected].foreground = colors.selectedText
      self[depth][.selected].background = colors.selected
      self[depth][.focused].foreground = colors.focusedText
      self[depth][.focused].background = colors.focused
    }
    self[.ansi16][TabHost.Color.tint] = colors.ansi
    // Among 16 colors, no background is legible with all of the others, and no dark one is bold.
    self[.ansi16][.selected] = CellStyle(bold: isDark, underlined: !isDark)
    for role in [Role.tint, .selected, .focused, .key] {
      self[.ansi16][role].foreground = colors.ansi
    }
    // A drop target must not look like the focus.
    if self[.ansi16][.target].foreground == colors.ansi {
      self[.ansi16][.target].foreground = isDark ? .brightGreen : .blue
    }
  }
}

extension ThemeChoice {
  /// Creates a choice of themes that are derived from one color; see ``Theme/init(accent:on:)``.
  ///
  /// On an unknown background, it is ``Theme/terminal``, because no color is legible on all of them.
  ///
  /// - Parameter accent: The color.
  public init(accent: RGBColor) {
    self.init(dark: Theme(accent: accent), light: Theme(accent: accent, on: .light))
  }
}

/// The colors that are derived from an accent color for one background.
private struct AccentColors {
  let tint: CellStyle.Color
  let selected: CellStyle.Color
  let selectedText: CellStyle.Color
  let focused: CellStyle.Color
  let focusedText: CellStyle.Color
  let ansi: CellStyle.Color

  init(_ accent: RGBColor, isDark: Bool) {
    // The backgrounds of terminals with the least contrast, and the one of the status line.
    let ground = RGBColor(isDark ? 0x242933 : 0xE9ECF2)
    let text = RGBColor(isDark ? 0x10131A : 0xFFFFFF)
    let end = RGBColor(isDark ? 0xFFFFFF : 0x000000)
    let tint = accent.mixed(towards: end, until: 4.7, with: ground)
    let selected = tint.mixed(isDark ? 2 : 1, with: RGBColor(isDark ? 0x10131A : 0xFFFFFF))
    let focused =
      accent.mixed(towards: end, until: 5, with: text)
      .mixed(towards: end, until: 3.4, with: selected)
    self.tint = CellStyle.Color(tint)
    self.selected = CellStyle.Color(selected)
    selectedText = CellStyle.Color(tint.mixed(towards: end, until: 5, with: selected))
    self.focused = CellStyle.Color(focused)
    focusedText = CellStyle.Color(text)
    ansi = accent.ansi(isDark: isDark)
  }
}

extension RGBColor {
  /// Returns the first mixture with another color that has a contrast with a background, in the
  /// palette of 256 colors, too.
  fileprivate func mixed(
    towards end: RGBColor,
    until contrast: Double,
    with ground: RGBColor
  ) -> RGBColor {
    let steps = (0...32).lazy.map { end.mixed($0, of: 32, with: self) }
    return steps.first { color in
      color.contrast(with: ground) >= contrast
        && color.reduced.contrast(with: ground.reduced) >= contrast
    } ?? end
  }

  /// The color that a palette of 256 colors has for this one.
  private var reduced: RGBColor {
    guard case .rgb(let red, let green, let blue)? = CellStyle.Color(self).nearest(in: .palette256)
    else {
      return self
    }
    return RGBColor(red: red, green: green, blue: blue)
  }

  /// The legible ANSI color with the nearest hue, or that of text if the color has hardly any hue.
  fileprivate func ansi(isDark: Bool) -> CellStyle.Color {
    let largest = max(red, green, blue)
    let range = largest - min(red, green, blue)
    guard Int(range) * 5 > Int(largest) else { return isDark ? .brightWhite : .black }
    switch hue(largest, range: Int(range)) {
    case 30..<90: return isDark ? .brightYellow : .red
    case 90..<150: return isDark ? .brightGreen : .blue
    case 150..<270: return isDark ? .brightCyan : .blue
    case 270..<330: return isDark ? .brightRed : .magenta
    default: return isDark ? .brightRed : .red
    }
  }

  /// The hue in degrees, from 0 for red.
  private func hue(_ largest: UInt8, range: Int) -> Int {
    let (red, green, blue) = (Int(red), Int(green), Int(blue))
    switch Int(largest) {
    case red: return (60 * (green - blue) / range + 360) % 360
    case green: return 60 * (blue - red) / range + 120
    default: return 60 * (red - green) / range + 240
    }
  }
}
