/// The styles of everything that a host draws, for each color depth.
///
/// A theme is a value. To change a standard theme, copy it and replace the styles of roles:
///
/// ```swift
/// var theme = Theme.dark
/// theme[.trueColor][.focused] = CellStyle(bold: true, foreground: .black, background: .yellow)
/// application.screen.options.theme = ThemeChoice(theme)
/// ```
///
/// Every style also has to be recognizable without colors: the host draws a mark beside each
/// selected, focused, disabled and dragged element.
public struct Theme: Hashable, Sendable {
  /// The styles of the color depths, in their order. One array, because frames copy their themes.
  private var styles: [Styles]

  /// Creates a theme.
  ///
  /// - Parameter styles: A closure that returns the styles for a color depth, called once for each.
  public init(_ styles: (ColorDepth) -> Styles) {
    self.styles = ColorDepth.allCases.map(styles)
  }

  /// The styles for a color depth.
  ///
  /// A color that the depth does not have is shown as the nearest one that it has, and without
  /// colors only the other attributes are shown.
  ///
  /// - Parameter colors: The color depth.
  public subscript(colors: ColorDepth) -> Styles {
    get { styles[Self.index(of: colors)] }
    set { styles[Self.index(of: colors)] = newValue }
  }

  private static func index(of colors: ColorDepth) -> Int {
    switch colors {
    case .none: 0
    case .ansi16: 1
    case .palette256: 2
    case .trueColor: 3
    }
  }
}
