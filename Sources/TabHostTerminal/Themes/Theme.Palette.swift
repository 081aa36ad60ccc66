import TabHost

extension Theme {
  /// The colors of a theme for terminals with 256 or more colors.
  struct Palette {
    let secondary: Int
    let rule: Int
    let disabled: Int
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
      rule: 0x7C8494,
      disabled: 0x868E9C,
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
      rule: 0x7B828E,
      disabled: 0x767C87,
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
      secondary: 0xE4E4E4,
      rule: 0xFFFFFF,
      disabled: 0xBCBCBC,
      tint: 0x87FFFF,
      red: 0xFFAFAF,
      match: 0xFFFF5F,
      notice: 0xFFFF5F,
      selected: (0x87FFFF, 0x000000),
      focused: (0x000000, 0xFFFF00),
      target: (0x000000, 0x87FF87),
      status: (0xFFFFFF, 0x000000),
      named: [
        .orange: 0xFFD787, .yellow: 0xFFFF5F, .green: 0x87FF87, .blue: 0xAFD7FF,
        .purple: 0xFFAFFF, .teal: 0x87FFFF, .pink: 0xFFAFD7, .brown: 0xFFD7AF,
      ]
    )

    static let highContrastLight = Palette(
      secondary: 0x1C1C1C,
      rule: 0x000000,
      disabled: 0x4E4E4E,
      tint: 0x0000AF,
      red: 0x870000,
      match: 0x870000,
      notice: 0x5F0000,
      selected: (0x0000AF, 0xFFFFFF),
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
      return Styles(
        [
          .secondary: CellStyle(foreground: CellStyle.Color(number: secondary)),
          .rule: CellStyle(foreground: CellStyle.Color(number: rule)),
          .header: CellStyle(bold: true),
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
          .field: CellStyle(underlined: true),
          .hovered: CellStyle(underlined: true),
          .pinned: CellStyle(bold: true),
          .thumb: CellStyle(foreground: CellStyle.Color(number: secondary)),
          .covered: CellStyle(foreground: CellStyle.Color(number: disabled)),
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
  init(number: Int) {
    func part(_ shift: Int) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
    self = .rgb(red: part(16), green: part(8), blue: part(0))
  }
}
