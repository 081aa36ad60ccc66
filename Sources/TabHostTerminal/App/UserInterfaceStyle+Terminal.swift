// What a terminal reports about itself, as traits of the host.

public import TabHost
public import TerminalToolkit

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

extension HostScreen {
  /// Applies a reply of the terminal to the traits of the host and to the key settings.
  func apply(_ reply: TerminalReply) {
    switch reply {
    case .background(let color):
      host.traitCollection.userInterfaceStyle = color.isDark ? .dark : .light
    case .colorScheme(let scheme): host.traitCollection.userInterfaceStyle = .init(scheme)
    case .keyboardFlags(let flags): distinguishesAllKeys = flags & 1 != 0
    default: break
    }
  }
}
