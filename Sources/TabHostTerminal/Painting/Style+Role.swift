import TabHost

extension Style {
  /// The look of something in a colour that an app has named; nil is that of what can be touched.
  ///
  /// Text in ``TabHost/Color/clear`` looks plain here: who draws leaves it out.
  init(color: TabHost.Color?) {
    self.init()
    isDim = color == .secondaryLabel || color == .gray
    foreground = isDim ? nil : Style.Color(nearest: color ?? .tint)
  }
}

extension Style.Color {
  /// The nearest of the eight colours; `nil` where the terminal's own look is meant.
  init?(nearest color: TabHost.Color) {
    switch color {
    case .label, .clear: return nil
    case .secondaryLabel, .gray: self = .white
    case .tint, .blue: self = .blue
    case .red: self = .red
    case .orange, .yellow: self = .yellow
    case .green: self = .green
    case .purple: self = .magenta
    case .rgb(let red, let green, let blue): self.init(red: red, green: green, blue: blue)
    }
  }

  /// The colour with the same hue: a part counts if it is more than half of the largest.
  private init(red: UInt8, green: UInt8, blue: UInt8) {
    let largest = max(red, green, blue)
    func bit(_ part: UInt8, _ value: UInt8) -> UInt8 { part > largest / 2 ? value : 0 }
    let parts = bit(red, 1) | bit(green, 2) | bit(blue, 4)
    // The colours are numbered by their parts.
    self = largest < 64 ? .black : Style.Color(rawValue: parts) ?? .white
  }

  /// The colour of text that can be read on this one.
  var contrast: Style.Color {
    switch self {
    case .green, .yellow, .cyan, .white: .black
    case .black, .red, .blue, .magenta: .white
    }
  }
}
