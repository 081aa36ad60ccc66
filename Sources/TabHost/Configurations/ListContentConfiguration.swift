#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An image, a text and a second text: what most rows show.
///
/// Documented original: `UIListContentConfiguration`.
public struct ListContentConfiguration: ContentConfiguration, Hashable {
  /// The picture. Default nil.
  public var image: TabImage?
  /// The text. Default nil.
  public var text: String?
  /// The text with attributes, which counts before ``text``. Default nil.
  public var attributedText: AttributedString?
  /// The second text. Default nil.
  public var secondaryText: String?
  /// The second text with attributes, which counts before ``secondaryText``. Default nil.
  public var secondaryAttributedText: AttributedString?
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether the second text stands beside the text, where there is room, instead of below it.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Makes a view that shows the configuration.
  @MainActor public func makeContentView() -> any ViewController & ContentView {
    ListContentView(configuration: self)
  }

  /// The configuration for a state: dimmed if that is disabled, in the colour of what can be
  /// touched where it is selected. Colours that were set stay.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration {
    guard let state = state as? CellConfigurationState else { return self }
    var updated = self
    updated.imageProperties.automaticTint = state.isDisabled ? .secondaryLabel : .tint
    updated.textProperties.isDimmed = state.isDisabled
    updated.secondaryTextProperties.isDimmed = state.isDisabled
    return updated
  }

  /// The text without its attributes; empty if there is none.
  public var plainText: String { attributedText.map { String($0.characters) } ?? text ?? "" }

  /// The second text without its attributes; empty if there is none.
  public var plainSecondaryText: String {
    secondaryAttributedText.map { String($0.characters) } ?? secondaryText ?? ""
  }
}

// MARK: - Looks

extension ListContentConfiguration {
  /// How a picture looks. Documented original: `UIListContentConfiguration.ImageProperties`.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour. Default: that of what can be touched, dimmed where the row is disabled.
    public var tintColor: Color {
      get { chosenTint ?? automaticTint }
      set { chosenTint = newValue }
    }

    var automaticTint = Color.tint
    private var chosenTint: Color?
  }

  /// How a text looks. Documented original: `UIListContentConfiguration.TextProperties`.
  public struct TextProperties: Hashable, Sendable {
    /// The colour. Default: that of text, or of text that matters less; dimmed where the row is
    /// disabled.
    public var color: Color {
      get { chosenColor ?? (isDimmed ? .secondaryLabel : automaticColor) }
      set { chosenColor = newValue }
    }

    /// Whether the text is bold. Default false, but for headers.
    public var isBold = false

    var automaticColor = Color.label
    var isDimmed = false
    private var chosenColor: Color?
  }
}

// MARK: - Kinds

extension ListContentConfiguration {
  /// For the row of a list: the second text below the text.
  public static func cell() -> ListContentConfiguration { base() }

  /// For the row of a list with a second text below the text.
  public static func subtitleCell() -> ListContentConfiguration { base() }

  /// For the row of a list with a value at its end.
  public static func valueCell() -> ListContentConfiguration { base(sideBySide: true) }

  /// For the row of a sidebar.
  public static func sidebarCell() -> ListContentConfiguration { base() }

  /// For the row of a sidebar with a second text below the text.
  public static func sidebarSubtitleCell() -> ListContentConfiguration { base() }

  /// For the header of a section in a sidebar.
  public static func sidebarHeader() -> ListContentConfiguration { base(isBold: true) }

  /// For the header of a list.
  public static func header() -> ListContentConfiguration { base(isBold: true) }

  /// For the footer of a list.
  public static func footer() -> ListContentConfiguration { base(color: .secondaryLabel) }

  private static func base(
    isBold: Bool = false,
    color: Color = .label,
    sideBySide: Bool = false
  ) -> ListContentConfiguration {
    var configuration = ListContentConfiguration()
    configuration.textProperties.isBold = isBold
    configuration.textProperties.automaticColor = color
    configuration.secondaryTextProperties.automaticColor = .secondaryLabel
    configuration.prefersSideBySideTextAndSecondaryText = sideBySide
    return configuration
  }
}
