/// The appearance of a cell: weight, emphasis and colors.
public struct CellStyle: Hashable, Sendable {
  /// The attributes, and the codes of the colors, in one number: a frame consists of thousands of
  /// cells, whose styles are compared with those of the previous frame.
  private var bits: UInt64 = 0

  /// Whether the text is bold.
  public var isBold: Bool {
    get { has(0) }
    set { set(0, newValue) }
  }
  /// Whether the text is dim.
  public var isDim: Bool {
    get { has(1) }
    set { set(1, newValue) }
  }
  /// Whether foreground and background are swapped.
  public var isReversed: Bool {
    get { has(2) }
    set { set(2, newValue) }
  }
  /// Whether the text is underlined.
  public var isUnderlined: Bool {
    get { has(3) }
    set { set(3, newValue) }
  }
  /// Whether the text is italic.
  public var isItalic: Bool {
    get { has(4) }
    set { set(4, newValue) }
  }
  /// Whether the text is struck through.
  public var isStruckThrough: Bool {
    get { has(5) }
    set { set(5, newValue) }
  }
  /// Whether the character is shown only where there are no colors: in a terminal without them, and in
  /// a frame as text. Elsewhere the cell is blank.
  ///
  /// A mark, such as the brackets around a selected item, says there what the colors say otherwise.
  public var isMark: Bool {
    get { has(63) }
    set { set(63, newValue) }
  }
  /// The color of the text, or `nil` for the terminal's default.
  public var foreground: Color? {
    get { color(at: 6) }
    set { set(newValue, at: 6) }
  }
  /// The color behind the text, or `nil` for the terminal's default.
  public var background: Color? {
    get { color(at: 6 + Color.codeBits) }
    set { set(newValue, at: 6 + Color.codeBits) }
  }

  private func has(_ bit: UInt64) -> Bool { bits & (1 << bit) != 0 }

  private mutating func set(_ bit: UInt64, _ isOn: Bool) {
    bits = isOn ? bits | (1 << bit) : bits & ~(1 << bit)
  }

  /// Whether the style has a color.
  package var hasColors: Bool { (bits & ~(1 << 63)) >> 6 != 0 }

  private static let codeMask: UInt64 = (1 << Color.codeBits) - 1

  private func color(at bit: UInt64) -> Color? { Color(code: bits >> bit & Self.codeMask) }

  private mutating func set(_ color: Color?, at bit: UInt64) {
    bits = bits & ~(Self.codeMask << bit) | (color?.code ?? 0) << bit
  }

  /// Creates a style with the given attributes. Without any, it is the plain style.
  public init(
    bold: Bool = false,
    dim: Bool = false,
    reversed: Bool = false,
    underlined: Bool = false,
    italic: Bool = false,
    struckThrough: Bool = false,
    foreground: Color? = nil,
    background: Color? = nil
  ) {
    isBold = bold
    isDim = dim
    isReversed = reversed
    isUnderlined = underlined
    isItalic = italic
    isStruckThrough = struckThrough
    self.foreground = foreground
    self.background = background
  }

  /// The terminal's default appearance.
  public static let plain = CellStyle()

  /// Returns the SGR parameters that switch a terminal from the plain style to this style.
  ///
  /// The result is empty for the plain style. Each color is replaced by the nearest one of the
  /// depth. Without colors, all attributes remain that a VT100 has: italic and struck-through text
  /// is plain.
  func selectGraphicRendition(_ depth: ColorDepth) -> [Int] {
    var codes: [Int] = []
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isItalic, depth != .none { codes.append(3) }
    if isUnderlined { codes.append(4) }
    if isReversed { codes.append(7) }
    if isStruckThrough, depth != .none { codes.append(9) }
    if let color = foreground?.nearest(in: depth) {
      codes += color.codes(depth, isBackground: false)
    }
    if let color = background?.nearest(in: depth) {
      codes += color.codes(depth, isBackground: true)
    }
    return codes
  }

  /// Returns the style with each color replaced by the nearest one of a depth. Without colors, the
  /// text is neither italic nor struck through.
  func shown(in depth: ColorDepth) -> CellStyle {
    var style = self
    if depth == .none { (style.isItalic, style.isStruckThrough) = (false, false) }
    style.isMark = false
    guard hasColors else { return style }
    style.foreground = foreground?.nearest(in: depth)
    style.background = background?.nearest(in: depth)
    return style
  }

  /// Whether a blank is visible in this style.
  var showsBlanks: Bool {
    isUnderlined || isStruckThrough || isReversed || background != nil
  }

  /// Adds the emphasis of a role to this style.
  ///
  /// A role with a color determines the colors and the weight of the text, so that its contrast
  /// does not depend on the text. A role with a background or with reversed text determines all
  /// colors. Other attributes are added.
  package mutating func apply(_ role: CellStyle) {
    let isFilled = role.isReversed || role.background != nil
    if isFilled {
      (foreground, background) = (role.foreground, role.background)
      isReversed = role.isReversed
    } else if let color = role.foreground {
      foreground = color
    }
    if isFilled || role.foreground != nil {
      (isBold, isDim) = (role.isBold, role.isDim)
    } else {
      (isBold, isDim) = (isBold || role.isBold, isDim || role.isDim)
    }
    isUnderlined = isUnderlined || role.isUnderlined
    isItalic = isItalic || role.isItalic
    isStruckThrough = isStruckThrough || role.isStruckThrough
  }
}
