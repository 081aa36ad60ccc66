extension Frame {
  /// Returns the frame as text that a terminal with the given capabilities can show, one line per
  /// row: styled, or without escape sequences if the terminal does not understand them.
  public func text(for capabilities: TerminalCapabilities) -> String {
    capabilities.showsStyles ? ansiText(colors: capabilities.colors) : plainText
  }
}
