/// A terminal mode that a full screen switches on when it begins and off when it ends.
public enum TerminalMode: String, Hashable, Sendable, CaseIterable {
  /// A separate screen, so that the previous contents reappear afterwards.
  case alternateScreen
  /// A cleared screen before and after, for terminals with a single screen.
  case clearedScreen
  /// The keypad and the arrow keys send their normal sequences.
  case numericKeypad
  /// Text written beyond the last column overwrites that column instead of wrapping.
  case lineWrapOff
  /// The cursor is hidden.
  case cursorHidden
  /// The terminal reports buttons, the wheel and drags, in the SGR encoding, which does not limit
  /// coordinates.
  case mouse
  /// Pasted text is enclosed in markers.
  case bracketedPaste
  /// The terminal reports when it gains or loses the focus.
  case focusEvents
  /// Keys without a traditional sequence are distinguishable (kitty keyboard protocol), and a key
  /// of another script is reported with the key at its position of a US keyboard.
  case kittyKeyboard
  /// The terminal reports when its color scheme changes between dark and light.
  case colorScheme
  /// The title of the window is saved, so that it can be restored afterwards.
  case savedTitle
  /// The terminal shows a frame when it is complete, not while it is written.
  case synchronizedOutput

  /// The bytes that switch the mode on; empty for ``synchronizedOutput``, which is switched on for
  /// each frame.
  public var enter: String {
    switch self {
    case .alternateScreen: "\u{1B}[?1049h"
    case .clearedScreen: "\u{1B}[0m\u{1B}[H\u{1B}[J"
    case .numericKeypad: "\u{1B}[?1l\u{1B}>"
    case .lineWrapOff: "\u{1B}[?7l"
    case .cursorHidden: "\u{1B}[?25l"
    case .mouse: "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
    case .bracketedPaste: "\u{1B}[?2004h"
    case .focusEvents: "\u{1B}[?1004h"
    case .kittyKeyboard: "\u{1B}[>5u"
    case .colorScheme: "\u{1B}[?2031h"
    case .savedTitle: "\u{1B}[22;2t"
    case .synchronizedOutput: ""
    }
  }

  /// Returns the bytes that add moves without a pressed button to the reports of ``mouse``, or that
  /// remove them.
  package static func motionReports(_ isOn: Bool) -> String {
    // Some terminals end all reports with those of moves.
    isOn ? "\u{1B}[?1003h" : "\u{1B}[?1003l\u{1B}[?1000h\u{1B}[?1002h"
  }

  /// The bytes that switch the mode off. They are harmless if it is not on.
  public var leave: String {
    switch self {
    case .alternateScreen: "\u{1B}[?1049l"
    case .clearedScreen: "\u{1B}[0m\u{1B}[H\u{1B}[J"
    case .numericKeypad: "\u{1B}[?1l\u{1B}>"
    case .lineWrapOff: "\u{1B}[?7h"
    case .cursorHidden: "\u{1B}[?25h"
    case .mouse: "\u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l"
    case .bracketedPaste: "\u{1B}[?2004l"
    case .focusEvents: "\u{1B}[?1004l"
    case .kittyKeyboard: "\u{1B}[<u"
    case .colorScheme: "\u{1B}[?2031l"
    case .savedTitle: "\u{1B}[23;2t"
    case .synchronizedOutput: "\u{1B}[?2026l"
    }
  }
}
