import Foundation

/// A color with components from 0 to 255.
public struct RGBColor: Hashable, Sendable {
  /// The red component.
  public var red: UInt8
  /// The green component.
  public var green: UInt8
  /// The blue component.
  public var blue: UInt8

  /// Creates a color from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a color from a number whose six hexadecimal digits are its components, such as
  /// `0xFFBF00`.
  public init(_ number: Int) {
    func part(_ shift: Int) -> UInt8 { UInt8(truncatingIfNeeded: number >> shift) }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// Returns a mixture of the given number of parts of this color and the rest of another color.
  package func mixed(_ parts: Int, of whole: Int = 8, with other: RGBColor) -> RGBColor {
    func mix(_ part: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Int(part) * parts + Int(other) * (whole - parts)) / whole)
    }
    return RGBColor(
      red: mix(red, other.red),
      green: mix(green, other.green),
      blue: mix(blue, other.blue)
    )
  }

  /// The color in hexadecimal notation, such as `#1a2b3c`.
  package var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        (part < 16 ? "0" : "") + String(part, radix: 16)
      }.joined()
  }

  /// Whether light text is legible on a background of this color.
  package var isDark: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) < 128_000 }

  /// Returns the contrast ratio of two colors, from 1 to 21, by the Web Content Accessibility
  /// Guidelines 2.
  package func contrast(with other: RGBColor) -> Double {
    let (one, other) = (luminance, other.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private var luminance: Double {
    func linear(_ part: UInt8) -> Double {
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension CellStyle.Color {
  /// Creates a color from its components.
  package init(_ color: RGBColor) {
    self = .rgb(red: color.red, green: color.green, blue: color.blue)
  }
}
