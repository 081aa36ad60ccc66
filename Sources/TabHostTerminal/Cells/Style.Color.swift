extension Style {
  /// A colour: one of the sixteen of ANSI, or one by its parts.
  public enum Color: Hashable, Sendable {
    /// One of the first eight; what it looks like is up to the theme of the person's terminal.
    case black, red, green, yellow, blue, magenta, cyan, white
    /// The bright form of one of them, likewise.
    case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan
    /// The brightest white, likewise; ``white`` is a light grey in most themes.
    case brightWhite
    /// A colour by its parts, each from 0 to 255. A terminal shows the nearest that it has.
    case rgb(red: UInt8, green: UInt8, blue: UInt8)

    /// The sixteen colours of ANSI, in their order.
    public static let ansi: [Color] = [
      .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white,
      .brightBlack, .brightRed, .brightGreen, .brightYellow,
      .brightBlue, .brightMagenta, .brightCyan, .brightWhite,
    ]

    /// The place among the sixteen colours of ANSI; nil for a colour by its parts.
    public var ansiIndex: Int? {
      switch self {
      case .black: 0
      case .red: 1
      case .green: 2
      case .yellow: 3
      case .blue: 4
      case .magenta: 5
      case .cyan: 6
      case .white: 7
      case .brightBlack: 8
      case .brightRed: 9
      case .brightGreen: 10
      case .brightYellow: 11
      case .brightBlue: 12
      case .brightMagenta: 13
      case .brightCyan: 14
      case .brightWhite: 15
      case .rgb: nil
      }
    }
  }
}
