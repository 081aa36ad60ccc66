/// A color by its role, its name, or its components.
///
/// The renderer determines the exact color of a role or a name; a terminal has sixteen colors of its
/// own. Colors are opaque, except for ``clear``. Corresponds to `UIColor` in UIKit.
public enum Color: Hashable, Sendable {
  /// The color of text.
  case label
  /// The color of secondary text.
  case secondaryLabel
  /// The color of tertiary text, such as a placeholder.
  case tertiaryLabel
  /// The color of interactive elements.
  case tint
  /// No color.
  case clear
  /// A named color.
  case red, orange, yellow, green, blue, purple, gray, teal, pink, brown
  /// A color with components from 0 to 255.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)

  /// Creates a color from components from 0 to 1.
  ///
  /// - Parameters:
  ///   - red: The red component, clamped to the range.
  ///   - green: The green component, clamped to the range.
  ///   - blue: The blue component, clamped to the range.
  ///   - alpha: 0 or less for ``clear``. Every other value has the same effect as 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    if alpha <= 0 {
      self = .clear
    } else {
      self = .rgb(red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue))
    }
  }

  /// Creates a shade of gray from a component from 0 to 1.
  ///
  /// - Parameters:
  ///   - white: 0 for black and 1 for white, clamped to the range.
  ///   - alpha: 0 or less for ``clear``. Every other value has the same effect as 1.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  private static func byte(_ component: Double) -> UInt8 {
    // A component that is not a number is 0.
    guard component > 0 else { return 0 }
    return UInt8((min(component, 1) * 255).rounded())
  }
}

// MARK: - Names of UIKit

extension Color {
  /// The same as ``tint``.
  public static var tintColor: Color { .tint }
  /// The same as ``red``.
  public static var systemRed: Color { .red }
  /// The same as ``orange``.
  public static var systemOrange: Color { .orange }
  /// The same as ``yellow``.
  public static var systemYellow: Color { .yellow }
  /// The same as ``green``.
  public static var systemGreen: Color { .green }
  /// The same as ``blue``.
  public static var systemBlue: Color { .blue }
  /// The same as ``purple``.
  public static var systemPurple: Color { .purple }
  /// The same as ``gray``.
  public static var systemGray: Color { .gray }
  /// The same as ``teal``.
  public static var systemTeal: Color { .teal }
  /// The same as ``pink``.
  public static var systemPink: Color { .pink }
  /// The same as ``brown``.
  public static var systemBrown: Color { .brown }
  /// A green between ``green`` and ``teal``.
  public static var systemMint: Color { .rgb(red: 0, green: 199, blue: 190) }
  /// A light blue.
  public static var systemCyan: Color { .rgb(red: 50, green: 173, blue: 230) }
  /// A color between ``blue`` and ``purple``.
  public static var systemIndigo: Color { .rgb(red: 88, green: 86, blue: 214) }
  /// White.
  public static var white: Color { Color(white: 1) }
  /// Black.
  public static var black: Color { Color(white: 0) }
  /// A gray of two thirds of white.
  public static var lightGray: Color { Color(white: 2.0 / 3) }
  /// A gray of one third of white.
  public static var darkGray: Color { Color(white: 1.0 / 3) }
}

/// A function from one color to another, applied to a color of a configuration when it is resolved.
///
/// Two transformers are equal if one is a copy of the other. Corresponds to
/// `UIConfigurationColorTransformer` in UIKit.
public struct ConfigurationColorTransformer: Hashable, Sendable {
  private let function: Function

  /// A transformer that returns the gray with the lightness of a color, and ``Color/gray`` for a
  /// role or a name.
  public static let grayscale = ConfigurationColorTransformer { color in
    switch color {
    case .clear, .label, .secondaryLabel, .tertiaryLabel: return color
    case .rgb(let red, let green, let blue):
      let lightness = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
      return Color(white: lightness / 255)
    default: return .gray
    }
  }

  /// A transformer that returns ``Color/tint`` for every color.
  public static let preferredTint = ConfigurationColorTransformer { _ in .tint }

  /// Creates a transformer.
  ///
  /// - Parameter transform: The function, called whenever a color is resolved. It returns the same
  ///   color for the same parameter.
  public init(_ transform: @escaping @Sendable (Color) -> Color) {
    function = Function(transform)
  }

  /// Returns the transformed color.
  public func transform(_ color: Color) -> Color { function.transform(color) }

  /// Returns the transformed color.
  public func callAsFunction(_ color: Color) -> Color { transform(color) }

  /// Returns whether one transformer is a copy of the other.
  public static func == (
    left: ConfigurationColorTransformer,
    right: ConfigurationColorTransformer
  ) -> Bool { left.function === right.function }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }

  /// A function with an identity.
  private final class Function: Sendable {
    let transform: @Sendable (Color) -> Color

    init(_ transform: @escaping @Sendable (Color) -> Color) { self.transform = transform }
  }
}
