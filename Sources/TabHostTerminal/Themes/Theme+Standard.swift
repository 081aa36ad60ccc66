import TabHost

extension Theme {
  /// Attributes and the default colors of the terminal, which are legible on every background.
  ///
  /// Colors that the app chooses are ANSI colors, so that the palette of the user's terminal
  /// applies.
  public static let terminal: Theme = {
    let colored = styles(attributes, colors: ansiColors)
    return Theme { $0 == .none ? styles(attributes) : colored }
  }()

  /// Attributes and the default colors of the terminal only, whatever colors the app chooses.
  ///
  /// Every theme looks like this one in a terminal without colors.
  public static let monochrome = Theme { _ in styles(attributes) }

  /// The theme for a dark background.
  public static let dark = Theme(colored: .dark, ansi16: ansiDark)

  /// The theme for a light background.
  public static let light = Theme(colored: .light, ansi16: ansiLight)

  /// The theme with the most contrast, with a dark background of its own.
  public static let highContrastDark = Theme(colored: .highContrastDark, ansi16: ansiContrastDark)

  /// The theme with the most contrast, with a light background of its own.
  public static let highContrastLight = Theme(
    colored: .highContrastLight,
    ansi16: ansiContrastLight
  )

  private init(colored palette: Palette, ansi16: Styles) {
    self.init { depth in
      switch depth {
      case .none: Self.styles(Self.attributes)
      case .ansi16: ansi16
      case .palette256, .trueColor: palette.styles
      }
    }
  }

  /// The styles of all themes, unless a theme replaces them.
  private static let common: [Role: CellStyle] = [
    .header: CellStyle(bold: true),
    .field: CellStyle(underlined: true),
    .hovered: CellStyle(underlined: true),
    .pinned: CellStyle(bold: true),
    .covered: CellStyle(dim: true),
    .coveredRule: CellStyle(dim: true),
  ]

  /// Returns the styles of a theme, with those that all themes have.
  fileprivate static func styles(
    _ styles: [Role: CellStyle],
    colors: [TabHost.Color: CellStyle.Color] = [:]
  ) -> Styles {
    Styles(common.merging(styles) { $1 }, colors: colors)
  }

  /// The styles of a terminal without colors.
  private static let attributes: [Role: CellStyle] = [
    .secondary: CellStyle(dim: true),
    .rule: CellStyle(dim: true),
    .badge: CellStyle(bold: true),
    .selected: CellStyle(bold: true),
    .focused: CellStyle(bold: true, reversed: true),
    .disabled: CellStyle(dim: true),
    .dragged: CellStyle(dim: true),
    .target: CellStyle(bold: true, reversed: true, underlined: true),
    .destructive: CellStyle(underlined: true),
    .match: CellStyle(bold: true, underlined: true),
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
  private static let ansiDark = styles(
    [
      .rule: CellStyle(dim: true),
      .tint: CellStyle(foreground: .cyan),
      .badge: CellStyle(bold: true, foreground: .brightRed),
      .selected: CellStyle(bold: true, foreground: .brightWhite, background: .blue),
      .focused: CellStyle(bold: true, reversed: true, foreground: .brightCyan),
      .disabled: CellStyle(dim: true),
      .dragged: CellStyle(dim: true),
      .target: CellStyle(bold: true, reversed: true, foreground: .brightYellow),
      .destructive: CellStyle(foreground: .brightRed),
      .match: CellStyle(bold: true, underlined: true, foreground: .brightYellow),
      .key: CellStyle(bold: true, foreground: .brightGreen),
      .notice: CellStyle(bold: true, foreground: .brightYellow),
    ],
    colors: [
      .secondaryLabel: .white, .tertiaryLabel: .white, .gray: .white, .tint: .cyan,
      .blue: .brightBlue, .red: .brightRed, .orange: .yellow, .yellow: .brightYellow,
      .green: .green, .purple: .brightMagenta, .teal: .cyan, .pink: .brightMagenta,
      .brown: .yellow,
    ]
  )

  private static let ansiLight = styles(
    [
      .rule: CellStyle(dim: true),
      .tint: CellStyle(foreground: .blue),
      .badge: CellStyle(foreground: .red),
      .selected: CellStyle(foreground: .blue, background: .white),
      .focused: CellStyle(reversed: true, foreground: .blue),
      .disabled: CellStyle(dim: true),
      .dragged: CellStyle(dim: true),
      .target: CellStyle(reversed: true, foreground: .black),
      .destructive: CellStyle(foreground: .red),
      .match: CellStyle(underlined: true, foreground: .magenta),
      .key: CellStyle(foreground: .magenta),
      .notice: CellStyle(foreground: .red),
    ],
    // On a light background, green, yellow and cyan are too light, so they are drawn as text.
    colors: [
      .gray: .brightBlack, .tint: .blue, .blue: .blue, .red: .red, .orange: .brightRed,
      .purple: .magenta, .teal: .blue, .pink: .magenta, .brown: .brightRed,
    ]
  )

  private static let ansiContrastDark = styles(
    [
      .screen: CellStyle(foreground: .brightWhite, background: .black),
      .tint: CellStyle(bold: true, foreground: .brightCyan),
      .badge: CellStyle(bold: true, foreground: .brightYellow),
      .selected: CellStyle(bold: true, foreground: .brightWhite, background: .blue),
      .focused: CellStyle(bold: true, reversed: true, foreground: .brightYellow),
      .disabled: CellStyle(foreground: .white),
      .dragged: CellStyle(foreground: .white),
      .target: CellStyle(bold: true, reversed: true, foreground: .brightGreen),
      .destructive: CellStyle(bold: true, underlined: true, foreground: .brightYellow),
      .match: CellStyle(bold: true, underlined: true, foreground: .brightYellow),
      .key: CellStyle(bold: true, foreground: .brightGreen),
      .notice: CellStyle(bold: true, foreground: .brightYellow),
    ]
  )

  private static let ansiContrastLight = styles(
    [
      .screen: CellStyle(foreground: .black, background: .brightWhite),
      .tint: CellStyle(foreground: .blue),
      .badge: CellStyle(foreground: .blue),
      .selected: CellStyle(foreground: .black, background: .white),
      .focused: CellStyle(reversed: true),
      .target: CellStyle(reversed: true, foreground: .blue),
      .destructive: CellStyle(bold: true, underlined: true),
      .match: CellStyle(underlined: true, foreground: .blue),
      .key: CellStyle(bold: true),
      .notice: CellStyle(bold: true),
    ]
  )
}

// MARK: - 256 or more colors

extension Theme {
  /// The colors of a theme for terminals with 256 or more colors.
  struct Palette {
    /// The text and the background of the whole screen, or `nil` for those of the terminal.
    var screen: (text: Int, ground: Int)?
    let secondary: Int
    let rule: Int
    let disabled: Int
    /// The text and the lines below something modal.
    let covered: (text: Int, rule: Int)
    let tint: Int
    let red: Int
    let match: Int
    let notice: Int
    /// The text and background of a selected element.
    let selected: (text: Int, ground: Int)
    let focused: (text: Int, ground: Int)
    let target: (text: Int, ground: Int)
    let status: (text: Int, ground: Int)
    /// The other colors that the app may choose.
    let named: [TabHost.Color: Int]

    static let dark = Palette(
      secondary: 0xA9B0BD,
      rule: 0x646B79,
      disabled: 0x868E9C,
      covered: (0x626976, 0x3A3F4A),
      tint: 0x8AB4F8,
      red: 0xFF8F88,
      match: 0xFFD75F,
      notice: 0xFFCB6B,
      selected: (0x9CC7FF, 0x26324A),
      focused: (0x10131A, 0x8AB4F8),
      target: (0x10131A, 0xFFCB6B),
      status: (0xC3C9D4, 0x242933),
      named: [
        .orange: 0xFFAF5F, .yellow: 0xFFD75F, .green: 0x87D787, .blue: 0x87AFFF,
        .purple: 0xD7A6FF, .teal: 0x5FD7D7, .pink: 0xFF9FCF, .brown: 0xD7AF87,
      ]
    )

    static let light = Palette(
      secondary: 0x5A606B,
      rule: 0x838A96,
      disabled: 0x767C87,
      covered: (0x838A96, 0xC4C9D1),
      tint: 0x0B57D0,
      red: 0xB3261E,
      match: 0x8B3A00,
      notice: 0x7A4300,
      selected: (0x0A4DB8, 0xDCE8FB),
      focused: (0xFFFFFF, 0x0B57D0),
      target: (0xFFFFFF, 0x7A4300),
      status: (0x41464F, 0xE9ECF2),
      named: [
        .orange: 0x9A4A00, .yellow: 0x7A5B00, .green: 0x1B6B2A, .blue: 0x0B57D0,
        .purple: 0x7B2FB8, .teal: 0x00656B, .pink: 0xAD1A72, .brown: 0x78512F,
      ]
    )

    static let highContrastDark = Palette(
      screen: (0xFFFFFF, 0x000000),
      secondary: 0xE4E4E4,
      rule: 0xFFFFFF,
      disabled: 0xBCBCBC,
      covered: (0x949494, 0x585858),
      tint: 0x87FFFF,
      red: 0xFFAFAF,
      match: 0xFFFF5F,
      notice: 0xFFFF5F,
      selected: (0xFFFFFF, 0x0000AF),
      focused: (0x000000, 0xFFFF00),
      target: (0x000000, 0x87FF87),
      status: (0xFFFFFF, 0x000000),
      named: [
        .orange: 0xFFD787, .yellow: 0xFFFF5F, .green: 0x87FF87, .blue: 0xAFD7FF,
        .purple: 0xFFAFFF, .teal: 0x87FFFF, .pink: 0xFFAFD7, .brown: 0xFFD7AF,
      ]
    )

    static let highContrastLight = Palette(
      screen: (0x000000, 0xFFFFFF),
      secondary: 0x1C1C1C,
      rule: 0x000000,
      disabled: 0x4E4E4E,
      covered: (0x6C6C6C, 0xBCBCBC),
      tint: 0x0000AF,
      red: 0x870000,
      match: 0x870000,
      notice: 0x5F0000,
      selected: (0x00005F, 0xAFD7FF),
      focused: (0xFFFFFF, 0x000000),
      target: (0xFFFFFF, 0x00005F),
      status: (0x000000, 0xFFFFFF),
      named: [
        .orange: 0x5F0000, .yellow: 0x444400, .green: 0x003F00, .blue: 0x0000AF,
        .purple: 0x5F0087, .teal: 0x003F3F, .pink: 0x87005F, .brown: 0x442200,
      ]
    )

    /// The styles of all roles and colors.
    var styles: Styles {
      var colors = named.mapValues(CellStyle.Color.init(number:))
      colors[.red] = CellStyle.Color(number: red)
      colors[.tint] = CellStyle.Color(number: tint)
      for gray in [TabHost.Color.gray, .secondaryLabel, .tertiaryLabel] {
        colors[gray] = CellStyle.Color(number: secondary)
      }
      return Theme.styles(
        [
          .screen: screen.map { Self.filled($0, isBold: false) } ?? .plain,
          .secondary: CellStyle(foreground: CellStyle.Color(number: secondary)),
          .rule: CellStyle(foreground: CellStyle.Color(number: rule)),
          .tint: CellStyle(foreground: CellStyle.Color(number: tint)),
          .badge: CellStyle(bold: true, foreground: CellStyle.Color(number: red)),
          .selected: Self.filled(selected),
          .focused: Self.filled(focused),
          .disabled: CellStyle(foreground: CellStyle.Color(number: disabled)),
          .dragged: CellStyle(italic: true, foreground: CellStyle.Color(number: disabled)),
          .target: Self.filled(target),
          .destructive: CellStyle(foreground: CellStyle.Color(number: red)),
          .match: CellStyle(
            bold: true,
            underlined: true,
            foreground: CellStyle.Color(number: match)
          ),
          .thumb: CellStyle(foreground: CellStyle.Color(number: secondary)),
          .covered: CellStyle(foreground: CellStyle.Color(number: covered.text)),
          .coveredRule: CellStyle(foreground: CellStyle.Color(number: covered.rule)),
          .raised: Self.filled(status, isBold: false),
          .status: Self.filled(status, isBold: false),
          .key: CellStyle(bold: true, foreground: CellStyle.Color(number: tint)),
          .notice: CellStyle(bold: true, foreground: CellStyle.Color(number: notice)),
        ],
        colors: colors
      )
    }

    private static func filled(_ pair: (text: Int, ground: Int), isBold: Bool = true) -> CellStyle {
      CellStyle(
        bold: isBold,
        foreground: CellStyle.Color(number: pair.text),
        background: CellStyle.Color(number: pair.ground)
      )
    }
  }
}

extension CellStyle.Color {
  /// Creates an RGB color from a number whose six hexadecimal digits are its components.
  init(number: Int) { self.init(RGBColor(number)) }
}
