public import TabHost
@_exported public import TerminalToolkit

extension TerminalCapabilities {
  /// Whether the background is light or dark, or unspecified if the environment does not say so.
  ///
  /// The reply of a terminal to a request for its background takes precedence.
  public var userInterfaceStyle: UserInterfaceStyle {
    colorScheme.map(UserInterfaceStyle.init) ?? .unspecified
  }
}

extension UserInterfaceStyle {
  /// Creates the style that corresponds to the color scheme of a terminal.
  init(_ scheme: TerminalReply.ColorScheme) {
    switch scheme {
    case .dark: self = .dark
    case .light: self = .light
    }
  }
}
