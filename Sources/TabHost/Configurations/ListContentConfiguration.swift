public import Foundation

/// A content configuration with an image, a text, and a secondary text, as most rows display them.
///
/// Corresponds to `UIListContentConfiguration` in UIKit.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  /// The image.
  ///
  /// The default is `nil`.
  public var image: TabImage?
  /// The text.
  ///
  /// The default is `nil`.
  public var text: String?
  /// The attributed text, which takes precedence over ``text``.
  ///
  /// The default is `nil`.
  public var attributedText: AttributedString?
  /// The secondary text.
  ///
  /// The default is `nil`.
  public var secondaryText: String?
  /// The attributed secondary text, which takes precedence over ``secondaryText``.
  ///
  /// The default is `nil`.
  public var secondaryAttributedText: AttributedString?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// Whether the secondary text is beside the text instead of below it, if there is enough space.
  ///
  /// The default is `false`, except for ``valueCell()``.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distances of image and texts from the edges of the row: a hint to renderers.
  ///
  /// The default of each is 0, for the margins of the renderer.
  public var directionalLayoutMargins = EdgeInsets()
  /// The distance between image and text: a hint to renderers.
  ///
  /// The default is 0, for the distance of the renderer.
  public var imageToTextPadding = 0.0
  /// The distance between text and secondary text beside it: a hint to renderers.
  ///
  /// The default is 0, for the distance of the renderer.
  public var textToSecondaryTextHorizontalPadding = 0.0
  /// The distance between text and secondary text below it: a hint to renderers.
  ///
  /// The default is 0, for the distance of the renderer.
  public var textToSecondaryTextVerticalPadding = 0.0

  /// Creates a view that displays the configuration.
  @MainActor public func makeContentView() -> any ViewController & ContentView {
    ListContentView(configuration: self)
  }

  /// Returns the configuration updated for a state: image and texts are dimmed if the row is
  /// disabled.
  ///
  /// Colors that were assigned are unchanged.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    guard let state = state as? CellConfigurationState else { return self }
    var updated = self
    updated.take(state)
    return updated
  }

  /// Dims the image and the texts if the row is disabled.
  mutating func take(_ state: CellConfigurationState) {
    imageProperties.automaticTint = state.isDisabled ? .secondaryLabel : .tint
    textProperties.isDimmed = state.isDisabled
    secondaryTextProperties.isDimmed = state.isDisabled
  }

  /// The text without attributes; empty if there is none.
  public var plainText: String { attributedText.map { String($0.characters) } ?? text ?? "" }

  /// The secondary text without attributes; empty if there is none.
  public var plainSecondaryText: String {
    secondaryAttributedText.map { String($0.characters) } ?? secondaryText ?? ""
  }
}

// MARK: - Appearance

extension ListContentConfiguration {
  /// The appearance of an image.
  ///
  /// Corresponds to `UIListContentConfiguration.ImageProperties` in UIKit.
  public struct ImageProperties: Hashable, Sendable {
    /// The color.
    ///
    /// The default is ``Color/tint``, and ``Color/secondaryLabel`` if the row is disabled.
    public var tintColor: Color {
      get { chosenTint ?? automaticTint }
      set { chosenTint = newValue }
    }

    /// Transforms ``tintColor``, or `nil` to use it as it is.
    ///
    /// The default is `nil`.
    public var tintColorTransformer: ConfigurationColorTransformer?
    /// The configuration of a symbol, for an image without its own: a hint to renderers.
    ///
    /// The default is `nil`.
    public var preferredSymbolConfiguration: TabImage.SymbolConfiguration?
    /// The largest size of the image, where 0 is unlimited: a hint to renderers.
    ///
    /// The default is 0 in both directions.
    public var maximumSize = CGSize.zero
    /// The size of the area that centers the image, where 0 is the size of the image: a hint to
    /// renderers.
    ///
    /// The default is 0 in both directions.
    public var reservedLayoutSize = CGSize.zero
    /// The corner radius of the image, in the units of the renderer: a hint to renderers.
    ///
    /// The default is 0.
    public var cornerRadius = 0.0

    /// Returns ``tintColor``, transformed by ``tintColorTransformer``.
    ///
    /// For renderers.
    ///
    /// - Parameter tint: The color of interactive elements, which replaces ``Color/tint``.
    public func resolvedTintColor(for tint: Color) -> Color {
      let color = tintColor == .tint ? tint : tintColor
      return tintColorTransformer?(color) ?? color
    }

    var automaticTint = Color.tint
    private var chosenTint: Color?
  }

  /// The appearance of a text.
  ///
  /// Corresponds to `UIListContentConfiguration.TextProperties` in UIKit.
  public struct TextProperties: Hashable, Sendable {
    /// The color.
    ///
    /// The default is ``Color/label`` or, for secondary text, footers, and disabled rows,
    /// ``Color/secondaryLabel``.
    public var color: Color {
      get { chosenColor ?? (isDimmed ? .secondaryLabel : automaticColor) }
      set { chosenColor = newValue }
    }

    /// Transforms ``color``, or `nil` to use it as it is.
    ///
    /// The default is `nil`.
    public var colorTransformer: ConfigurationColorTransformer?
    /// The font: a hint to renderers.
    ///
    /// The default is the font of ``Font/TextStyle/body``, and of ``Font/TextStyle/headline`` for
    /// headers.
    public var font = Font.preferredFont(forTextStyle: .body)
    /// The maximum number of lines, where 0 is unlimited: a hint to renderers.
    ///
    /// The default is 0. A row of a terminal has one line.
    public var numberOfLines = 0

    /// How a text is cut or wrapped that is too long: a hint to renderers.
    ///
    /// The default is ``LineBreakMode/byTruncatingTail``.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// Whether the font follows ``TraitCollection/preferredContentSizeCategory``: a hint to renderers.
    ///
    /// The default is `true`.
    public var adjustsFontForContentSizeCategory = true

    /// Whether the text is bold, which is a matter of the weight of ``font``.
    ///
    /// The default is `false`, and `true` for headers.
    public var isBold: Bool {
      get { font.isBold }
      set { if newValue != font.isBold { font.weight = newValue ? .bold : .regular } }
    }

    /// Returns ``color``, transformed by ``colorTransformer``.
    ///
    /// For renderers.
    public func resolvedColor() -> Color { colorTransformer?(color) ?? color }

    var automaticColor = Color.label
    var isDimmed = false
    private var chosenColor: Color?
  }
}

/// How a text is cut or wrapped that is too long.
///
/// Corresponds to `NSLineBreakMode` in UIKit.
public enum LineBreakMode: Int, Hashable, Sendable, CaseIterable {
  /// Wraps between words.
  case byWordWrapping = 0
  /// Wraps between characters.
  case byCharWrapping = 1
  /// Ends at the edge.
  case byClipping = 2
  /// Replaces the beginning by an ellipsis.
  case byTruncatingHead = 3
  /// Replaces the end by an ellipsis.
  case byTruncatingTail = 4
  /// Replaces the middle by an ellipsis.
  case byTruncatingMiddle = 5
}

// MARK: - Kinds

extension ListContentConfiguration {
  /// Returns the configuration of a list row, with the secondary text below the text.
  public static func cell() -> ListContentConfiguration { base() }

  /// Returns the configuration of a list row, with the secondary text below the text.
  public static func subtitleCell() -> ListContentConfiguration { base() }

  /// Returns the configuration of a list row with a value at its end.
  public static func valueCell() -> ListContentConfiguration { base(sideBySide: true) }

  /// Returns the configuration of a sidebar row.
  public static func sidebarCell() -> ListContentConfiguration { base() }

  /// Returns the configuration of a sidebar row, with the secondary text below the text.
  public static func sidebarSubtitleCell() -> ListContentConfiguration { base() }

  /// Returns the configuration of a row of a list beside a sidebar.
  public static func accompaniedSidebarCell() -> ListContentConfiguration { base() }

  /// Returns the configuration of a row of a list beside a sidebar, with the secondary text below
  /// the text.
  public static func accompaniedSidebarSubtitleCell() -> ListContentConfiguration { base() }

  /// Returns the configuration of a section header in a sidebar.
  public static func sidebarHeader() -> ListContentConfiguration { base(isBold: true) }

  /// Returns the configuration of a list header.
  public static func header() -> ListContentConfiguration { base(isBold: true) }

  /// Returns the configuration of a list footer.
  public static func footer() -> ListContentConfiguration { base(color: .secondaryLabel) }

  /// Returns the configuration of a header in a plain list, which is that of ``header()``.
  public static func plainHeader() -> ListContentConfiguration { header() }

  /// Returns the configuration of a footer in a plain list, which is that of ``footer()``.
  public static func plainFooter() -> ListContentConfiguration { footer() }

  /// Returns the configuration of a header in a grouped list, which is that of ``header()``.
  public static func groupedHeader() -> ListContentConfiguration { header() }

  /// Returns the configuration of a footer in a grouped list, which is that of ``footer()``.
  public static func groupedFooter() -> ListContentConfiguration { footer() }

  /// Returns the configuration of a prominent header in a grouped list, which is that of
  /// ``header()``.
  public static func prominentInsetGroupedHeader() -> ListContentConfiguration { header() }

  /// Returns the configuration of an extra prominent header in a grouped list, which is that of
  /// ``header()``.
  public static func extraProminentInsetGroupedHeader() -> ListContentConfiguration { header() }

  private static func base(
    isBold: Bool = false,
    color: Color = .label,
    sideBySide: Bool = false
  ) -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    if isBold { configuration.textProperties.font = .preferredFont(forTextStyle: .headline) }
    configuration.textProperties.automaticColor = color
    configuration.secondaryTextProperties.automaticColor = .secondaryLabel
    configuration.prefersSideBySideTextAndSecondaryText = sideBySide
    return configuration
  }
}
