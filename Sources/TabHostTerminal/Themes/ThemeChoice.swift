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
  /// The themes with the most contrast, and ``Theme/monochrome`` for an unknown background.
  public static let highContrast = ThemeChoice(
    dark: .highContrastDark,
    light: .highContrastLight,
    unspecified: .monochrome
  )
  /// Always ``Theme/monochrome``.
  public static let monochrome = ThemeChoice(.monochrome)

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
