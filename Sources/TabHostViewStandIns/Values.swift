public import Foundation
public import TabHost

extension Color {
  public var cgColor: Color { self }
  public static var systemBackground: Color { .clear }
  public static var secondarySystemBackground: Color { .clear }
  public static var tertiarySystemBackground: Color { .clear }
  public static var systemGroupedBackground: Color { .clear }
  public static var secondarySystemGroupedBackground: Color { .clear }
  public static var systemFill: Color { .clear }
  public static var secondarySystemFill: Color { .clear }
  public static var tertiarySystemFill: Color { .clear }
  public static var separator: Color { .gray }
  public static var placeholderText: Color { .tertiaryLabel }
  public static var quaternaryLabel: Color { .tertiaryLabel }
  public static var link: Color { .tint }
  public static var darkText: Color { .black }
  public static var lightText: Color { .white }
  public static var systemGray2: Color { .gray }
  public static var systemGray3: Color { .gray }
  public static var systemGray4: Color { .gray }
  public static var systemGray5: Color { .gray }
  public static var systemGray6: Color { .gray }
  /// Creates the color of a catalog, which is that of labels, because there are no catalogs.
  public init?(named name: String, in bundle: Bundle? = nil) { self = .label }
  /// Returns the color, because colors are opaque, or no color for an alpha of 0.
  public func withAlphaComponent(_ alpha: CGFloat) -> Color { alpha <= 0 ? .clear : self }
  public func resolvedColor(with traitCollection: TraitCollection) -> Color { self }
  public func setFill() {}
  public func setStroke() {}
}

extension TabImage.SymbolConfiguration {
  public static var unspecified: Self { Self(paletteColors: []) }
  public static func preferringMulticolor() -> Self { unspecified }
  public static func preferringMonochrome() -> Self { unspecified }
}

extension String {
  /// Creates the text of a catalog, which is its default value or else its key, as there are no catalogs.
  public init(
    localized key: String,
    defaultValue: String? = nil,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = defaultValue ?? key }
}

extension Font {
  public static var systemFontSize: Double { 14 }
  /// The height of a line, a fifth more than the size.
  public var lineHeight: CGFloat { CGFloat(pointSize * 1.2) }
}

extension TraitCollection {
  /// The traits of the host in the key window.
  @preconcurrency @MainActor public static var current: TraitCollection {
    UIWindow.keyWindow?.host.traitCollection ?? TraitCollection()
  }
}

extension ContentSizeCategory {
  public static let didChangeNotification = Notification.Name("contentSizeCategoryDidChange")
}

extension NSValue {
  public var cgRectValue: CGRect { rectValue }
}

extension NSIndexPath {
  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
