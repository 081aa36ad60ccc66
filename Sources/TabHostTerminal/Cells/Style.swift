/// The appearance of a cell: weight, emphasis and colors.
public struct Style: Hashable, Sendable {
  /// Whether the text is bold.
  public var isBold: Bool
  /// Whether the text is dim.
  public var isDim: Bool
  /// Whether foreground and background are swapped.
  public var isReversed: Bool
  /// Whether the text is underlined.
  public var isUnderlined: Bool
  /// The color of the text, or `nil` for the terminal's default.
  public var foreground: Color?
  /// The color behind the text, or `nil` for the terminal's default.
  public var background: Color?

  /// Creates a style with the given attributes. Without any, it is the plain style.
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

  /// The terminal's default appearance.
  public static let plain = Style()

  /// Returns the SGR parameters that switch a terminal from the plain style to this style.
  ///
  /// The result is empty for the plain style. Each color is replaced by the nearest one of the
  /// depth; without colors, the other attributes remain.
  func selectGraphicRendition(_ depth: ColorDepth) -> [Int] {
    var codes: [Int] = []
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isUnderlined { codes.append(4) }
    if isReversed { codes.append(7) }
    if let color = foreground?.nearest(in: depth) {
      codes += color.codes(depth, isBackground: false)
    }
    if let color = background?.nearest(in: depth) {
      codes += color.codes(depth, isBackground: true)
    }
    return codes
  }

  /// Returns the style with each color replaced by the nearest one of a depth.
  func shown(in depth: ColorDepth) -> Style {
    if foreground == nil, background == nil { return self }
    var style = self
    style.foreground = foreground?.nearest(in: depth)
    style.background = background?.nearest(in: depth)
    return style
  }

  /// Whether a blank is visible in this style.
  var showsBlanks: Bool { isUnderlined || isReversed || background != nil }
}
