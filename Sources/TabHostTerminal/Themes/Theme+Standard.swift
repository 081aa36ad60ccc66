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
  private static let attributes: [Role: Style] = [
    .secondary: Style(dim: true),
    .rule: Style(dim: true),
    .header: Style(bold: true),
    .badge: Style(bold: true),
    .selected: Style(bold: true),
    .focused: Style(bold: true, reversed: true),
    .disabled: Style(dim: true),
    .dragged: Style(dim: true),
    .target: Style(bold: true, reversed: true, underlined: true),
    .destructive: Style(underlined: true),
    .match: Style(bold: true, underlined: true),
    .field: Style(underlined: true),
    .hovered: Style(underlined: true),
    .pinned: Style(bold: true),
    .covered: Style(dim: true),
    .key: Style(bold: true),
    .notice: Style(bold: true),
  ]

  /// ANSI terminals have no orange, purple, pink and brown. They are defined as RGB colors that map
  /// to yellow, magenta and red in a palette of sixteen colors.
  private static let ansiColors: [TabHost.Color: Style.Color] = [
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
      .rule: Style(foreground: .cyan),
      .header: Style(bold: true),
      .tint: Style(foreground: .cyan),
      .badge: Style(bold: true, foreground: .brightRed),
      .selected: Style(bold: true, foreground: .brightCyan),
      .focused: Style(bold: true, reversed: true, foreground: .brightCyan),
      .disabled: Style(dim: true),
      .dragged: Style(dim: true),
      .target: Style(bold: true, reversed: true, foreground: .brightYellow),
      .destructive: Style(foreground: .brightRed),
      .match: Style(bold: true, underlined: true, foreground: .brightYellow),
      .field: Style(underlined: true),
      .hovered: Style(underlined: true),
      .pinned: Style(bold: true),
      .thumb: Style(foreground: .cyan),
      .covered: Style(dim: true),
      .key: Style(bold: true, foreground: .brightCyan),
      .notice: Style(bold: true, foreground: .brightYellow),
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
      .rule: Style(foreground: .brightBlack),
      .header: Style(bold: true),
      .tint: Style(foreground: .blue),
      .badge: Style(foreground: .red),
      .selected: Style(foreground: .blue),
      .focused: Style(reversed: true, foreground: .blue),
      .disabled: Style(dim: true),
      .dragged: Style(dim: true),
      .target: Style(reversed: true, foreground: .magenta),
      .destructive: Style(foreground: .red),
      .match: Style(underlined: true, foreground: .magenta),
      .field: Style(underlined: true),
      .hovered: Style(underlined: true),
      .pinned: Style(bold: true),
      .thumb: Style(foreground: .blue),
      .covered: Style(dim: true),
      .key: Style(foreground: .blue),
      .notice: Style(foreground: .magenta),
    ],
    // On a light background, green, yellow and cyan are too light, so they are drawn as text.
    colors: [
      .gray: .brightBlack, .tint: .blue, .blue: .blue, .red: .red, .orange: .brightRed,
      .purple: .magenta, .teal: .blue, .pink: .magenta, .brown: .brightRed,
    ]
  )

  private static let ansiContrastDark = Styles(
    [
      .header: Style(bold: true),
      .tint: Style(bold: true, foreground: .brightCyan),
      .badge: Style(bold: true, foreground: .brightYellow),
      .selected: Style(bold: true, underlined: true, foreground: .brightCyan),
      .focused: Style(bold: true, reversed: true, foreground: .brightYellow),
      .disabled: Style(foreground: .white),
      .dragged: Style(foreground: .white),
      .target: Style(bold: true, reversed: true, foreground: .brightGreen),
      .destructive: Style(bold: true, underlined: true, foreground: .brightYellow),
      .match: Style(bold: true, underlined: true, foreground: .brightYellow),
      .field: Style(underlined: true),
      .hovered: Style(underlined: true),
      .pinned: Style(bold: true),
      .covered: Style(foreground: .white),
      .key: Style(bold: true, foreground: .brightCyan),
      .notice: Style(bold: true, foreground: .brightYellow),
    ]
  )

  private static let ansiContrastLight = Styles(
    [
      .header: Style(bold: true),
      .tint: Style(foreground: .blue),
      .badge: Style(foreground: .blue),
      .selected: Style(underlined: true, foreground: .blue),
      .focused: Style(reversed: true),
      .target: Style(reversed: true, foreground: .blue),
      .destructive: Style(bold: true, underlined: true),
      .match: Style(underlined: true, foreground: .blue),
      .field: Style(underlined: true),
      .hovered: Style(underlined: true),
      .pinned: Style(bold: true),
      .key: Style(foreground: .blue),
      .notice: Style(bold: true),
    ]
  )
}
