/// A picture by the name of a symbol; whoever draws the host maps names to glyphs.
///
/// Documented original: `UIImage(systemName:)`, as far as tabs need it.
public struct TabImage: Hashable, Sendable {
  /// The shape of a symbol: sidebars show outlines, bars show filled ones.
  public enum Variant: String, Hashable, Sendable {
    /// As a sidebar shows it.
    case outline
    /// As a bar shows it.
    case filled
  }

  /// The name of the symbol, without a suffix for its variant.
  public let systemName: String

  /// The shape. Default ``Variant/outline``.
  public var variant: Variant

  /// Names a symbol in its outline variant.
  public init(systemName: String) {
    self.systemName = systemName
    variant = .outline
  }

  /// The same symbol, filled.
  public var filled: TabImage {
    var image = self
    image.variant = .filled
    return image
  }
}
