/// A reply of the terminal to a request, or a sequence that it sent by itself.
public enum TerminalReply: Hashable, Sendable {
  /// The color scheme of a terminal.
  public enum ColorScheme: Int, Hashable, Sendable {
    /// Light text on a dark background.
    case dark = 1
    /// Dark text on a light background.
    case light
  }

  /// The active flags of the kitty keyboard protocol (reply to `CSI ? u`).
  case keyboardFlags(Int)
  /// The background color (reply to `OSC 11 ; ?`).
  case background(RGBColor)
  /// The color scheme is dark or light now (report of mode 2031, or reply to `CSI ? 996 n`).
  case colorScheme(ColorScheme)
  /// The attributes of the terminal (reply to `CSI c`).
  ///
  /// Every terminal replies to this request, and in the order of requests. After this reply, none to
  /// an earlier request follows.
  case attributes([Int])
  /// Any other sequence, including its first Escape: complete, incomplete, or malformed.
  ///
  /// Truncated to 4096 bytes.
  case unknown([UInt8])
}
