import TabHost

extension Theme {
  /// Attributes and the default colors of the terminal, which are legible on every background.
  ///
  /// Colors that the app chooses are ANSI colors, so that the palette of the user's terminal
  /// applies.
  public static let terminal: Theme = {
    let colored = Styles(attributes, colors: ansiColors)
    return Theme { $0 == .none ? Styles(attributes) : colored }
  }()

  /// Attributes and the default colors of the terminal only, whatever colors the app chooses.
  ///
  /// Every theme looks like this one in a terminal without colors.
  public static let monochrome = Theme { _ in Styles(attributes) }

  /// The theme for a dark background.
  public static let dark = Theme(colored: .dark, ansi16: ansiDark)

  /// The theme for a light background.
  public static let light = Theme(colored: .light, ansi16: ansiLight)

  /// The theme with the most contrast on a dark background.
  public static let highContrastDark = Theme(colored: .highContrastDark, ansi16: ansiContrastDark)

  /// The theme with the most contrast on a light background.
  public static let highContrastLight = Theme(
    colored: .highContrastLight,
    ansi16: ansiContrastLight
  )

  private init(colored palette: Palette, ansi16: Styles) {
    self.init { depth in
      switch depth {
      case .none: Styles(Self.attributes)
      case .ansi16: ansi16
      case .palette256, .trueColor: palette.styles
      }
    }
  }

  /// The styles of a terminal without colors.
  private static let attributes: [Role: CellStyle] = [
    .secondary: CellStyle(dim: true),
    .rule: CellStyle(dim: true),
    .header: CellStyle(bold: true),
    .badge: CellStyle(bold: true),
    .selected: CellStyle(bold: true),
    .focused: CellStyle(bold: true, reversed: true),
    .disabled: CellStyle(dim: true),
    .dragged: CellStyle(dim: true),
    .target: CellStyle(bold: true, reversed: true, underlined: true),
    .destructive: CellStyle(underlined: true),
    .match: CellStyle(bold: true, underlined: true),
    .field: CellStyle(underlined: true),
    .hovered: CellStyle(underlined: true),
    .pinned: CellStyle(bold: true),
    .covered: CellStyle(dim: true),
    .key: CellStyle(bold: true),
    .notice: CellStyle(bold: true),
  ]

  /// ANSI terminals have no orange, purple, pink and brown. They are defined as RGB colors that map
  /// to yellow, magenta and red in a palette of sixteen colors.
  private static let ansiColors: [TabHost.Color: CellStyle.Color] = [
    .secondaryLabel: .white, .tertiaryLabel: .white, .gray: .white, .tint: .blue, .blue: .blue,
    .red: .red, .orange: .rgb(red: 240, green: 140, blue: 20), .yellow: .yellow, .green: .green,
    .purple: .rgb(red: 160, green: 90, blue: 220), .teal: .cyan,
    .pink: .rgb(red: 230, green: 70, blue: 150), .brown: .rgb(red: 162, green: 132, blue: 94),
  ]
}

// MARK: - Sixteen colors

// In many terminals, bold text in one of the first eight colors is drawn in the bright variant,
// whose contrast is different. Therefore, such text is not bold.

extension Theme {
  private static let ansiDark = Styles(
    [
      .rule: CellStyle(foreground: .cyan),
      .header: CellStyle(bold: true),
      .tint: CellStyle(foreground: .cyan),
      .badge: CellStyle(bold: true, foreground: .brightRed),
      .selected: CellStyle(bold: true, foreground: .brightCyan),
      .focused: CellStyle(bold: true, reversed: true, foreground: .brightCyan),
      .disabled: CellStyle(dim: true),
      .dragged: CellStyle(dim: true),
      .target: CellStyle(bold: true, reversed: true, foreground: .brightYellow),
      .destructive: CellStyle(foreground: .brightRed),
      .match: CellStyle(bold: true, underlined: true, foreground: .brightYellow),
      .field: CellStyle(underlined: true),
      .hovered: CellStyle(underlined: true),
      .pinned: CellStyle(bold: true),
      .thumb: CellStyle(foreground: .cyan),
      .covered: CellStyle(dim: true),
      .key: CellStyle(bold: true, foreground: .brightCyan),
      .notice: CellStyle(bold: true, foreground: .brightYellow),
    ],
    colors: [
      .secondaryLabel: .white, .tertiaryLabel: .white, .gray: .white, .tint: .cyan,
      .blue: .brightBlue, .red: .brightRed, .orange: .yellow, .yellow: .brightYellow,
      .green: .green, .purple: .brightMagenta, .teal: .cyan, .pink: .brightMagenta,
      .brown: .yellow,
    ]
  )

  private static let ansiLight = Styles(
    [
      .rule: CellStyle(foreground: .brightBlack),
      .header: CellStyle(bold: true),
      .tint: CellStyle(foreground: .blue),
      .badge: CellStyle(foreground: .red),
      .selected: CellStyle(foreground: .blue),
      .focused: CellStyle(reversed: true, foreground: .blue),
      .disabled: CellStyle(dim: true),
      .dragged: CellStyle(dim: true),
      .target: CellStyle(reversed: true, foreground: .magenta),
      .destructive: CellStyle(foreground: .red),
      .match: CellStyle(underlined: true, foreground: .magenta),
      .field: CellStyle(underlined: true),
      .hovered: CellStyle(underlined: true),
      .pinned: CellStyle(bold: true),
      .thumb: CellStyle(foreground: .blue),
      .covered: CellStyle(dim: true),
      .key: CellStyle(foreground: .blue),
      .notice: CellStyle(foreground: .magenta),
    ],
    // On a light background, green, yellow and cyan are too light, so they are drawn as text.
    colors: [
      .gray: .brightBlack, .tint: .blue, .blue: .blue, .red: .red, .orange: .brightRed,
      .purple: .magenta, .teal: .blue, .pink: .magenta, .brown: .brightRed,
    ]
  )

  private static let ansiContrastDark = Styles(
    [
      .header: CellStyle(bold: true),
      .tint: CellStyle(bold: true, foreground: .brightCyan),
      .badge: CellStyle(bold: true, foreground: .brightYellow),
      .selected: CellStyle(bold: true, underlined: true, foreground: .brightCyan),
      .focused: CellStyle(bold: true, reversed: true, foreground: .brightYellow),
      .disabled: CellStyle(foreground: .white),
      .dragged: CellStyle(foreground: .white),
      .target: CellStyle(bold: true, reversed: true, foreground: .brightGreen),
      .destructive: CellStyle(bold: true, underlined: true, foreground: .brightYellow),
      .match: CellStyle(bold: true, underlined: true, foreground: .brightYellow),
      .field: CellStyle(underlined: true),
      .hovered: CellStyle(underlined: true),
      .pinned: CellStyle(bold: true),
      .covered: CellStyle(foreground: .white),
      .key: CellStyle(bold: true, foreground: .brightCyan),
      .notice: CellStyle(bold: true, foreground: .brightYellow),
    ]
  )

  private static let ansiContrastLight = Styles(
    [
      .header: CellStyle(bold: true),
      .tint: CellStyle(foreground: .blue),
      .badge: CellStyle(foreground: .blue),
      .selected: CellStyle(underlined: true, foreground: .blue),
      .focused: CellStyle(reversed: true),
      .target: CellStyle(reversed: true, foreground: .blue),
      .destructive: CellStyle(bold: true, underlined: true),
      .match: CellStyle(underlined: true, foreground: .blue),
      .field: CellStyle(underlined: true),
      .hovered: CellStyle(underlined: true),
      .pinned: CellStyle(bold: true),
      .key: CellStyle(foreground: .blue),
      .notice: CellStyle(bold: true),
    ]
  )
}
