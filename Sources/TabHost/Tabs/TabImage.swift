/// An image identified by a name, which the renderer maps to a glyph.
///
/// Corresponds to `UIImage` in UIKit, as far as tabs need it.
public struct TabImage: Hashable, Sendable {
  /// The variants of a symbol.
  ///
  /// Sidebars display outlines, and bars display filled symbols.
  public enum Variant: String, Hashable, Sendable {
    /// The outline variant, for the sidebar.
    case outline
    /// The filled variant, for the bar.
    case filled
  }

  /// The name of the symbol, without a suffix for its variant, or the name of an image of the app.
  public let systemName: String

  /// The hints that the image was given, or `nil` if there are none.
  private var hints: Hints?

  /// The variant of the symbol.
  ///
  /// The default is ``Variant/outline``.
  public var variant: Variant

  /// Whether the name is that of a symbol, and not of an image of the app.
  public let isSymbolImage: Bool

  private init(name: String, isSymbolImage: Bool) {
    systemName = name
    variant = .outline
    self.isSymbolImage = isSymbolImage
  }

  /// Creates an image from the name of a symbol, in its outline variant, or returns `nil` for an
  /// empty name.
  ///
  /// Every other name is valid: a renderer draws a symbol that it has no glyph for as a placeholder.
  /// ``symbol(_:)`` never fails.
  public init?(systemName: String) {
    guard !systemName.isEmpty else { return nil }
    self.init(name: systemName, isSymbolImage: true)
  }

  /// Creates an image from the name of a symbol, with hints, or returns `nil` for an empty name.
  public init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(systemName: systemName)
    symbolConfiguration = configuration
  }

  /// Creates an image from the name of an image of the app, or returns `nil` for an empty name.
  ///
  /// The framework loads no files: the renderer maps the name to an image or a glyph.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, isSymbolImage: false)
  }

  /// Returns an image from the name of a symbol, in its outline variant.
  public static func symbol(_ name: String) -> TabImage {
    TabImage(name: name, isSymbolImage: true)
  }

  /// The same symbol in its filled variant.
  public var filled: TabImage {
    var image = self
    image.variant = .filled
    return image
  }
}

// MARK: - Hints to renderers

extension TabImage {
  /// The hints of an image, stored out of line because most images have none.
  private final class Hints: Sendable, Hashable {
    let tint: Color?
    let symbolConfiguration: SymbolConfiguration?

    init(tint: Color?, symbolConfiguration: SymbolConfiguration?) {
      self.tint = tint
      self.symbolConfiguration = symbolConfiguration
    }

    static func == (left: Hints, right: Hints) -> Bool {
      left.tint == right.tint && left.symbolConfiguration == right.symbolConfiguration
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(tint)
      hasher.combine(symbolConfiguration)
    }
  }

  private mutating func setHints(_ tint: Color?, _ configuration: SymbolConfiguration?) {
    let isEmpty = tint == nil && configuration == nil
    hints = isEmpty ? nil : Hints(tint: tint, symbolConfiguration: configuration)
  }

  /// The color of the image, or `nil` for the color of the place that displays it: a hint to
  /// renderers.
  ///
  /// The default is `nil`.
  public var tint: Color? {
    get { hints?.tint }
    set { setHints(newValue, hints?.symbolConfiguration) }
  }

  /// The size, weight and colors of the symbol: a hint to renderers.
  ///
  /// The default is `nil`.
  public var symbolConfiguration: SymbolConfiguration? {
    get { hints?.symbolConfiguration }
    set { setHints(hints?.tint, newValue) }
  }

  /// Returns the image in a color; see ``tint``.
  public func withTintColor(_ color: Color) -> TabImage {
    var image = self
    image.tint = color
    return image
  }

  /// Returns the image in a color; see ``tint``.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: With ``RenderingMode/alwaysTemplate``, the color is that of the place.
  public func withTintColor(_ color: Color, renderingMode: RenderingMode) -> TabImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Returns the image in its own color, or without one.
  ///
  /// - Parameter renderingMode: With ``RenderingMode/alwaysTemplate``, the image loses its ``tint``.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> TabImage {
    guard renderingMode == .alwaysTemplate else { return self }
    var image = self
    image.tint = nil
    return image
  }

  /// Returns the image with the given hints instead of its ``symbolConfiguration``.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> TabImage {
    var image = self
    image.symbolConfiguration = configuration
    return image
  }

  /// Returns the image with its ``symbolConfiguration`` and the given hints, which take precedence.
  ///
  /// The result is never `nil`; it is optional as in UIKit.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> TabImage? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// Whether an image has a color of its own.
  ///
  /// Corresponds to `UIImage.RenderingMode` in UIKit.
  public enum RenderingMode: Int, Hashable, Sendable, CaseIterable {
    /// The image has its ``TabImage/tint``, if there is one.
    case automatic = 0
    /// The same as ``automatic``.
    case alwaysOriginal = 1
    /// The image has the color of the place that displays it.
    case alwaysTemplate = 2
  }

  /// The size, weight and colors of a symbol, as a hint to renderers.
  ///
  /// A terminal, whose symbols are characters, ignores it. Corresponds to
  /// `UIImage.SymbolConfiguration` in UIKit.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// The size of a symbol compared with text of the same size.
    public enum Scale: Int, Hashable, Sendable, CaseIterable {
      /// Smaller than, as large as, or larger than text.
      case small = 1, medium, large
    }

    /// The size in points, or `nil` if it is not specified.
    public private(set) var pointSize: Double?
    /// The weight, or `nil` if it is not specified.
    public private(set) var weight: Font.Weight?
    /// The size compared with text, or `nil` if it is not specified.
    public private(set) var scale: Scale?
    /// The colors of the layers, the first layer first; empty if they are not specified.
    public private(set) var colors: [Color] = []

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
