/// A colour by its role or its name; whoever draws the host chooses the shade.
public enum Color: Hashable, Sendable {
  /// The colour of text.
  case label
  /// The colour of text that matters less.
  case secondaryLabel
  /// The colour of what can be touched.
  case tint
  /// No colour at all.
  case clear
  /// A named colour.
  case red, orange, yellow, green, blue, purple, gray
  /// A colour by its parts, each from 0 to 255.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}
