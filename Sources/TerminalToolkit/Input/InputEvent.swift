/// An event from the terminal: a user action, or a report of the terminal itself.
public enum InputEvent: Hashable, Sendable {
  /// A change of the focus of the terminal window.
  public enum Focus: Hashable, Sendable {
    /// The window gained the keyboard focus.
    case gained
    /// The window lost the keyboard focus.
    case lost
  }

  /// The user pressed a key. Terminals that report it also send repeats and releases.
  case key(KeyPress)
  /// The user used the mouse.
  case mouse(MouseEvent)
  /// The user pasted or dropped text. The text is always a single event, and is never decoded as
  /// keys.
  case paste(PastedText)
  /// The terminal window gained or lost the focus.
  case focus(Focus)
  /// The terminal replied to a request or sent an unknown sequence.
  ///
  /// Unknown sequences are ``TerminalReply/unknown(_:)`` and are never decoded as keys.
  case reply(TerminalReply)
}
