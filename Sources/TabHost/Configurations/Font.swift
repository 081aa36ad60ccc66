/// A font, as a hint to renderers: a style, a size, and a weight.
///
/// There are no font files and no measures. A terminal displays a font from ``Weight/semibold`` on
/// as bold, and ignores the size. Corresponds to `UIFont` in UIKit.
public struct Font: Hashable, Sendable {
  /// A style of text.
  ///
  /// Corresponds to `UIFont.TextStyle` in UIKit.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// A style of titles.
    case largeTitle, title1, title2, title3
    /// The style of headings, which is semibold.
    case headline
    /// A style of text.
    case subheadline, body, callout
    /// A style of small text.
    case footnote, caption1, caption2

    /// The size in points, as UIKit documents it for the default size of text.
    var pointSize: Double {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }

  /// The weight of a font, from the lightest to the heaviest.
  ///
  /// Corresponds to `UIFont.Weight` in UIKit.
  public enum Weight: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// A light weight.
    case ultraLight, thin, light
    /// The weight of text.
    case regular
    /// A weight between regular and bold.
    case medium, semibold
    /// A weight of emphasized text.
    case bold, heavy, black

    /// Returns whether one weight is lighter than another.
    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// The style of text, or `nil` for a font with a size of its own.
  public let textStyle: TextStyle?
  /// The size in points.
  public let pointSize: Double
  /// The weight.
  public var weight: Weight
  /// Whether the font is italic.
  public var isItalic: Bool

  private init(
    _ textStyle: TextStyle? = nil,
    pointSize: Double,
    weight: Weight = .regular,
    isItalic: Bool = false
  ) {
    self.textStyle = textStyle
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Whether a renderer with one emphasized weight displays the font as bold.
  public var isBold: Bool { weight >= .semibold }

  /// Returns the font of a style of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(style, pointSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns a font of a size and a weight.
  public static func systemFont(ofSize size: Double, weight: Weight = .regular) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// Returns a bold font of a size.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    Font(pointSize: size, weight: .bold)
  }

  /// Returns an italic font of a size.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(pointSize: size, isItalic: true)
  }

  /// Returns a font of a size and a weight, like ``systemFont(ofSize:weight:)``.
  ///
  /// For apps of UIKit: whether the characters have the same width is up to the renderer.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// Returns the font in another size, without a style of text.
  public func withSize(_ size: Double) -> Font {
    Font(pointSize: size, weight: weight, isItalic: isItalic)
  }
}

// MARK: - Symbols

extension TabImage {
  /// The size, weight and colors of a symbol, for apps of UIKit.
  ///
  /// It is a part of the image's value and has no other effect. Corresponds to
  /// `UIImage.SymbolConfiguration` in UIKit.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of a symbol compared with text of the same size.
    public enum Scale: Int, Hashable, Sendable, CaseIterable {
      /// Smaller than, as large as, or larger than text.
      case small = 1, medium, large
    }

    private var pointSize: Double?
    private var weight: Font.Weight?
    private var scale: Scale?
    /// The colors of the layers, the first layer first; empty if they are not specified.
    private var colors: [Color] = []

    /// Creates a configuration with a size.
    public init(pointSize: Double, weight: Font.Weight? = nil, scale: Scale? = nil) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// Creates a configuration with the size of a style of text.
    public init(textStyle: Font.TextStyle, scale: Scale? = nil) {
      self.init(pointSize: textStyle.pointSize, scale: scale)
    }

    /// Creates a configuration with the size and weight of a font.
    public init(font: Font, scale: Scale? = nil) {
      self.init(pointSize: font.pointSize, weight: font.weight, scale: scale)
    }

    /// Creates a configuration with a weight.
    public init(weight: Font.Weight) { self.weight = weight }

    /// Creates a configuration with a size compared with text.
    public init(scale: Scale) { self.scale = scale }

    /// Creates a configuration with one color for all layers.
    public init(hierarchicalColor color: Color) { colors = [color] }

    /// Creates a configuration with a color for each layer.
    public init(paletteColors: [Color]) { colors = paletteColors }

    /// Returns this configuration with the values that another one specifies.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      result.pointSize = other.pointSize ?? pointSize
      result.weight = other.weight ?? weight
      result.scale = other.scale ?? scale
      if !other.colors.isEmpty { result.colors = other.colors }
      return result
    }
  }
}
