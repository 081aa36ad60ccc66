public import TabHost

/// A choice of themes for a dark, a light and an unknown background.
///
/// The background of the terminal determines which theme is used. It is requested when a
/// ``TerminalApplication`` begins, and the terminal reports later changes of its color scheme; see
/// <doc:Themes>. A host without a terminal uses `TraitCollection.userInterfaceStyle`.
public struct ThemeChoice: Hashable, Sendable {
  /// The theme for a dark background.
  public var dark: Theme
  /// The theme for a light background.
  public var light: Theme
  /// The theme for a background that the terminal does not report.
  public var unspecified: Theme

  /// Creates a choice.
  ///
  /// - Parameters:
  ///   - dark: The theme for a dark background.
  ///   - light: The theme for a light background.
  ///   - unspecified: The theme for an unknown background, which has to be legible on both.
  public init(dark: Theme, light: Theme, unspecified: Theme = .terminal) {
    self.dark = dark
    self.light = light
    self.unspecified = unspecified
  }

  /// Creates a choice that always uses the same theme.
  ///
  /// - Parameter theme: The theme.
  public init(_ theme: Theme) {
    self.init(dark: theme, light: theme, unspecified: theme)
  }

  /// ``Theme/dark`` or ``Theme/light``, and ``Theme/terminal`` for an unknown background.
  public static let automatic = ThemeChoice(dark: .dark, light: .light)
  /// Always ``Theme/dark``.
  public static let dark = ThemeChoice(.dark)
  /// Always ``Theme/light``.
  public static let light = ThemeChoice(.light)
  /// The themes with the most contrast, and ``Theme/highContrastDark`` for an unknown background.
  public static let highContrast = ThemeChoice(
    dark: .highContrastDark,
    light: .highContrastLight,
    unspecified: .highContrastDark
  )
  /// Always ``Theme/monochrome``.
  public static let monochrome = ThemeChoice(.monochrome)

  /// The choices that have a name, which the variable `TABHOST_THEME` and the option `--theme` of a
  /// program take: `automatic`, `dark`, `light`, `high-contrast` and `monochrome`.
  public static let named: KeyValuePairs<String, ThemeChoice> = [
    "automatic": .automatic, "dark": .dark, "light": .light, "high-contrast": .highContrast,
    "monochrome": .monochrome,
  ]

  /// Creates the choice with a name, or returns `nil` if there is none; see ``named``.
  public init?(named name: String) {
    guard let choice = Self.named.first(where: { $0.key == name }) else { return nil }
    self = choice.value
  }

  /// Returns the theme for a background.
  ///
  /// - Parameter style: The style of the background.
  public func theme(for style: UserInterfaceStyle) -> Theme {
    switch style {
    case .dark: dark
    case .light: light
    case .unspecified: unspecified
    }
  }
}
