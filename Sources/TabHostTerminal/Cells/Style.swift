/// How a cell looks: weight, emphasis and colour.
public struct Style: Hashable, Sendable {
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
  /// Empty for the plain style. Colours are the nearest that the depth has; without any the weight
  /// and emphasis are kept.
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

  /// The style in colours that a depth has.
  func shown(in depth: ColorDepth) -> Style {
    if foreground == nil, background == nil { return self }
    var style = self
    style.foreground = foreground?.nearest(in: depth)
    style.background = background?.nearest(in: depth)
    return style
  }

  /// Whether a blank in this style can be seen.
  var showsBlanks: Bool { isUnderlined || isReversed || background != nil }
}
