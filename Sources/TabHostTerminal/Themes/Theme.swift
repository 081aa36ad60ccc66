/// The styles of everything that a host draws, for each color depth.
///
/// A theme is a value. To change a standard theme, copy it and replace the styles of roles:
///
/// ```swift
/// var theme = Theme.dark
/// theme[.trueColor][.focused] = Style(bold: true, foreground: .black, background: .yellow)
/// application.screen.options.theme = ThemeChoice(theme)
/// ```
///
/// Every style also has to be recognizable without colors: the host draws a mark beside each
/// selected, focused, disabled and dragged element.
public struct Theme: Hashable, Sendable {
  private var none: Styles
  private var ansi16: Styles
  private var palette256: Styles
  private var trueColor: Styles

  /// Creates a theme.
  ///
  /// - Parameter styles: A closure that returns the styles for a color depth, called once for each.
  public init(_ styles: (ColorDepth) -> Styles) {
    none = styles(.none)
    ansi16 = styles(.ansi16)
    palette256 = styles(.palette256)
    trueColor = styles(.trueColor)
  }

  /// The styles for a color depth.
  ///
  /// A color that the depth does not have is shown as the nearest one that it has, and without
  /// colors only the other attributes are shown.
  ///
  /// - Parameter colors: The color depth.
  public subscript(colors: ColorDepth) -> Styles {
    get {
      switch colors {
      case .none: none
      case .ansi16: ansi16
      case .palette256: palette256
      case .trueColor: trueColor
      }
    }
    set {
      switch colors {
      case .none: none = newValue
      case .ansi16: ansi16 = newValue
      case .palette256: palette256 = newValue
      case .trueColor: trueColor = newValue
      }
    }
  }
}
