import TabHost

extension Style {
  /// The look of something in a colour that an app has named; nil is that of what can be touched.
  ///
  /// Text in ``TabHost/Color/clear`` looks plain here: who draws leaves it out.
  init(color: TabHost.Color?) {
    self.init()
    isDim = color == .secondaryLabel || color == .gray
    foreground = isDim ? nil : Style.Color(role: color ?? .tint)
  }
}

extension Style.Color {
  /// The colour that an app has named; `nil` where the terminal's own look is meant.
  ///
  /// ANSI has no orange and no purple: they are given by parts, of which yellow and magenta are the
  /// nearest of sixteen.
  init?(role color: TabHost.Color) {
    switch color {
    case .label, .clear: return nil
    case .secondaryLabel, .gray: self = .white
    case .tint, .blue: self = .blue
    case .red: self = .red
    case .orange: self = .rgb(red: 240, green: 140, blue: 20)
    case .yellow: self = .yellow
    case .green: self = .green
    case .purple: self = .rgb(red: 160, green: 90, blue: 220)
    case .rgb(let red, let green, let blue): self = .rgb(red: red, green: green, blue: blue)
    }
  }

  /// The colour of text that can be read on this one, in every depth.
  var contrast: Style.Color {
    switch self {
    case .black, .red, .blue, .magenta, .brightBlack: return .white
    case .rgb(let red, let green, let blue):
      return Self.lightness(Int(red), Int(green), Int(blue)) < 128 ? .white : .black
    default: return .black
    }
  }

  /// Whether two colours can't be told from each other in some depth.
  func mayLookLike(_ other: Style.Color) -> Bool {
    nearest(in: .ansi16) == other.nearest(in: .ansi16)
  }
}
