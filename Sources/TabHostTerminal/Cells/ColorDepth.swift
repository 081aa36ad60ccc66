/// How many colours a terminal shows.
public enum ColorDepth: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// None: weight, underlining and reversing only.
  case none = 0
  /// The eight colours of ANSI and their bright forms.
  case ansi16 = 16
  /// The palette of 256 colours.
  case palette256 = 256
  /// Every colour, by red, green and blue.
  case trueColor = 16_777_216

  /// Fewer colours come first.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
