/// A color by its role or its name.
///
/// The renderer determines the exact color.
public enum Color: Hashable, Sendable {
  /// The color of text.
  case label
  /// The color of secondary text.
  case secondaryLabel
  /// The color of interactive elements.
  case tint
  /// No color.
  case clear
  /// A named color.
  case red, orange, yellow, green, blue, purple, gray
  /// A color with components from 0 to 255.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
