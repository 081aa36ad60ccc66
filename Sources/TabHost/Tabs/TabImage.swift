/// An image identified by the name of a symbol, which the renderer maps to a glyph.
///
/// Corresponds to `UIImage(systemName:)` in UIKit, as far as tabs need it.
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

  /// The name of the symbol, without a suffix for its variant.
  public let systemName: String

  /// The variant of the symbol.
  ///
  /// The default is ``Variant/outline``.
  public var variant: Variant

  /// Creates an image from the name of a symbol, in its outline variant.
  public init(systemName: String) {
    self.systemName = systemName
    variant = .outline
  }

  /// The same symbol in its filled variant.
  public var filled: TabImage {
    var image = self
    image.variant = .filled
    return image
  }
}
