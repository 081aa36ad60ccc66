import TabHost

extension Style {
  /// Creates the style for a color of the app, or the style of interactive elements if the color is
  /// `nil`.
  ///
  /// The color `clear` produces a plain style; the caller omits such text.
  init(color: TabHost.Color?) {
    self.init()
    isDim = color == .secondaryLabel || color == .tertiaryLabel || color == .gray
    foreground = isDim ? nil : Style.Color(role: color ?? .tint)
  }
}

extension Style.Color {
  /// Creates the terminal color for a color of the app, or returns `nil` for the terminal's default
  /// color.
  ///
  /// ANSI terminals have no orange, purple, pink and brown. They are defined as RGB colors that map
  /// to yellow, magenta and red in a palette of sixteen colors.
  init?(role color: TabHost.Color) {
    switch color {
    case .label, .clear: return nil
    case .secondaryLabel, .tertiaryLabel, .gray: self = .white
    case .tint, .blue: self = .blue
    case .red: self = .red
    case .orange: self = .rgb(red: 240, green: 140, blue: 20)
    case .yellow: self = .yellow
    case .green: self = .green
    case .purple: self = .rgb(red: 160, green: 90, blue: 220)
    case .teal: self = .cyan
    case .pink: self = .rgb(red: 230, green: 70, blue: 150)
    case .brown: self = .rgb(red: 162, green: 132, blue: 94)
    case .rgb(let red, let green, let blue): self = .rgb(red: red, green: green, blue: blue)
    }
  }

  /// A color for text that is legible on this color, at every color depth.
  var contrast: Style.Color {
    switch self {
    case .black, .red, .blue, .magenta, .brightBlack: return .white
    case .rgb(let red, let green, let blue):
      return Self.lightness(Int(red), Int(green), Int(blue)) < 128 ? .white : .black
    default: return .black
    }
  }

  /// Returns whether two colors are indistinguishable at some color depth.
  func mayLookLike(_ other: Style.Color) -> Bool {
    nearest(in: .ansi16) == other.nearest(in: .ansi16)
  }
}
