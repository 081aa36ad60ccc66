/// How a cell looks: weight, emphasis and colour.
public struct Style: Hashable, Sendable {
  /// The eight colours that every colour terminal has.
  ///
  /// What they look like is up to the person's terminal theme.
  public enum Color: UInt8, Hashable, Sendable, CaseIterable {
    case black, red, green, yellow, blue, magenta, cyan, white
  }

  /// Whether the text is drawn heavier than the rest.
  public var isBold: Bool
  /// Whether the text is drawn fainter than the rest.
  public var isDim: Bool
  /// Whether foreground and background change places.
  public var isReversed: Bool
  /// Whether a line is drawn under the text.
  public var isUnderlined: Bool
  /// The colour of the text; `nil` is the terminal's own.
  public var foreground: Color?
  /// The colour behind the text; `nil` is the terminal's own.
  public var background: Color?

  /// A style with the given attributes; without any, the terminal's own look.
  public init(
    bold: Bool = false,
    dim: Bool = false,
    reversed: Bool = false,
    underlined: Bool = false,
    foreground: Color? = nil,
    background: Color? = nil
  ) {
    isBold = bold
    isDim = dim
    isReversed = reversed
    isUnderlined = underlined
    self.foreground = foreground
    self.background = background
  }

  /// The terminal's own look.
  public static let plain = Style()

  /// The numbers of the escape sequence that switches from a reset terminal to this style.
  ///
  /// Empty for the plain style. Without colour the weight and emphasis are kept.
  func selectGraphicRendition(usesColor: Bool) -> [Int] {
    var codes: [Int] = []
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isUnderlined { codes.append(4) }
    if isReversed { codes.append(7) }
    guard usesColor else { return codes }
    if let foreground { codes.append(30 + Int(foreground.rawValue)) }
    if let background { codes.append(40 + Int(background.rawValue)) }
    return codes
  }
}
