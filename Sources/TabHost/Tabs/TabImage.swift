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

  private var storage: Storage

  /// The variant of the symbol.
  ///
  /// The default is ``Variant/outline``.
  public var variant: Variant

  /// Most images are symbols without hints, and take no more space than their name.
  private enum Storage: Hashable {
    case symbol(String)
    indirect case other(String, Hints)
  }

  /// What distinguishes an image from a symbol without hints.
  private struct Hints: Hashable {
    var isSymbolImage = true
    var tint: Color?
    var symbolConfiguration: SymbolConfiguration?
    var glyph: Character?
    var fallbackGlyph: Character?
  }

  private var hints: Hints {
    get { if case .other(_, let hints) = storage { hints } else { Hints() } }
    set { storage = newValue == Hints() ? .symbol(systemName) : .other(systemName, newValue) }
  }

  /// The name of the symbol, without a suffix for its variant, or the name of an image of the app.
  public var systemName: String {
    switch storage {
    case .symbol(let name), .other(let name, _): name
    }
  }

  /// Whether the name is that of a symbol, and not of an image of the app.
  public var isSymbolImage: Bool { hints.isSymbolImage }

  private init(name: String, isSymbolImage: Bool) {
    storage = .symbol(name)
    variant = .outline
    hints.isSymbolImage = isSymbolImage
  }

  /// Creates an image from the name of a symbol, in its outline variant, or returns `nil` for an
  /// empty name.
  ///
  /// Every other name is valid: a renderer leaves out a symbol that it has no glyph for where there is
  /// a title, and otherwise draws a generic one. ``symbol(_:)`` never fails.
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
  /// Creates an image of one's own from a character, for renderers of text.
  ///
  ///     let tea = TabImage(glyph: "♨", fallback: "u", tint: .green, name: "tea")
  ///
  /// A terminal draws the character if it is one column wide, or else the fallback, or else a
  /// placeholder. Other renderers map the name to an image.
  ///
  /// - Parameters:
  ///   - glyph: The character, in both variants.
  ///   - fallback: An ASCII character for where the other can't be drawn, or `nil` for a placeholder.
  ///   - tint: The color; see ``tint``.
  ///   - name: The name of an image of the app for other renderers, which is the ``systemName``, or
  ///     `nil` for the character itself.
  public init(
    glyph: Character,
    fallback: Character? = nil,
    tint: Color? = nil,
    name: String? = nil
  ) {
    self.init(name: name ?? String(glyph), isSymbolImage: false)
    hints = Hints(isSymbolImage: false, tint: tint, glyph: glyph, fallbackGlyph: fallback)
  }

  /// The character of an image that was created with ``init(glyph:fallback:tint:name:)``, or `nil`
  /// for another image.
  public var glyph: Character? { hints.glyph }

  /// The character for where the ``glyph`` can't be drawn, or `nil` if there is none.
  public var fallbackGlyph: Character? { hints.fallbackGlyph }

  /// The color of the image, or `nil` for the color of the place that displays it: a hint to
  /// renderers.
  ///
  /// The default is `nil`.
  public var tint: Color? {
    get { hints.tint }
    set { hints.tint = newValue }
  }

  /// The size, weight and colors of the symbol, for apps of UIKit.
  ///
  /// The default is `nil`.
  public var symbolConfiguration: SymbolConfiguration? {
    get { hints.symbolConfiguration }
    set { hints.symbolConfiguration = newValue }
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
}
