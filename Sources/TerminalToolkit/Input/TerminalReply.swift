/// A reply of the terminal to a request, or a sequence that it sent by itself.
///
/// Texts and numbers in replies come from outside the app and are not validated.
public enum TerminalReply: Hashable, Sendable {
  /// The state of a terminal mode.
  public enum ModeState: Int, Hashable, Sendable {
    /// The terminal does not recognize the mode.
    case notRecognized
    /// The mode is on.
    case set
    /// The mode is off.
    case reset
    /// The mode is on and cannot be turned off.
    case permanentlySet
    /// The mode is off and cannot be turned on.
    case permanentlyReset
  }

  /// The color scheme of a terminal.
  public enum ColorScheme: Int, Hashable, Sendable {
    /// Light text on a dark background.
    case dark = 1
    /// Dark text on a light background.
    case light
  }

  /// The primary device attributes (reply to `CSI c`): the conformance level, followed by the
  /// supported features.
  case primaryAttributes([Int])
  /// The active flags of the kitty keyboard protocol (reply to `CSI ? u`).
  case keyboardFlags(Int)
  /// The position of the cursor, counted from 0.
  ///
  /// Request it with `CSI ? 6 n`. The reply to a plain `CSI 6 n` is decoded as F3 with modifiers if
  /// the cursor is in columns 1 to 15 of the first row.
  case cursorPosition(CellPoint)
  /// The state of a private mode (reply to `CSI ? mode $ p`).
  case mode(Int, ModeState)
  /// The text color (reply to `OSC 10 ; ?`).
  case foreground(RGBColor)
  /// The background color (reply to `OSC 11 ; ?`).
  case background(RGBColor)
  /// The color scheme is dark or light now (report of mode 2031, or reply to `CSI ? 996 n`).
  case colorScheme(ColorScheme)
  /// The name and version of the terminal (reply to `CSI > q`).
  case version(String)
  /// Any other sequence, including its first Escape: complete, incomplete, or malformed.
  ///
  /// Truncated to 4096 bytes.
  case unknown([UInt8])
}
