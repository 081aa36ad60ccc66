/// The number of colors that a terminal can show.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No colors, no italic and no struck-through text: only bold, dim, underlined and reversed text.
  case none = 0
  /// The eight ANSI colors and their bright variants.
  case ansi16 = 16
  /// The palette of 256 colors.
  case palette256 = 256
  /// All 24-bit RGB colors.
  case trueColor = 16_777_216

  /// Orders depths by their number of colors.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
