extension Frame {
  /// The picture as text that such a terminal can show, a line a row: with styles, or without any
  /// escape sequence where they are not understood.
  public func text(for capabilities: TerminalCapabilities) -> String {
    capabilities.showsStyles ? ansiText(colors: capabilities.colors) : plainText
  }
}
