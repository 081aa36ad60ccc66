/// One thing about a terminal that a full screen switches on, and off again.
public enum TerminalMode: String, Hashable, Sendable, CaseIterable {
  /// A screen of its own, so that what was shown before comes back.
  case alternateScreen
  /// Where there is one screen only: it is emptied, before and after.
  case clearedScreen
  /// The keypad and the arrows send what is printed on them.
  case numericKeypad
  /// What is written in the last column stays there.
  case lineWrapOff
  /// No cursor is shown.
  case cursorHidden
  /// Buttons, the wheel and dragging are told, in the form without limits (SGR).
  case mouse
  /// Pasted text is marked as such.
  case bracketedPaste
  /// Whether the terminal has the focus is told.
  case focusEvents
  /// Keys that have no sequence of old can be told apart (the keyboard protocol of kitty).
  case kittyKeyboard
  /// A frame is shown at once when it is complete, not while it is written.
  case synchronizedOutput

  /// What switches it on; for ``synchronizedOutput`` nothing, as it goes on with each frame.
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
    case .kittyKeyboard: "\u{1B}[>1u"
    case .synchronizedOutput: ""
    }
  }

  /// What switches it off. Does no harm where it is not on.
  public var leave: String {
    switch self {
    case .alternateScreen: "\u{1B}[?1049l"
    case .clearedScreen: "\u{1B}[0m\u{1B}[H\u{1B}[J"
    case .numericKeypad: "\u{1B}[?1l\u{1B}>"
    case .lineWrapOff: "\u{1B}[?7h"
    case .cursorHidden: "\u{1B}[?25h"
    case .mouse: "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
    case .bracketedPaste: "\u{1B}[?2004l"
    case .focusEvents: "\u{1B}[?1004l"
    case .kittyKeyboard: "\u{1B}[<u"
    case .synchronizedOutput: "\u{1B}[?2026l"
    }
  }
}
