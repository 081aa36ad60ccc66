/// Something that came from the terminal: a person's doing, or the terminal's own word.
public enum InputEvent: Hashable, Sendable {
  /// Whether the terminal's window has the person's attention.
  public enum Focus: Hashable, Sendable {
    /// The window has become the one that gets the keys.
    case gained
    /// Another window gets the keys now.
    case lost
  }

  /// A person pressed a key; with a terminal that tells it, also held or let go of one.
  case key(KeyPress)
  /// A person did something with the mouse.
  case mouse(MouseEvent)
  /// A person pasted or dropped text: one event however long it is, and never keys.
  case paste(PastedText)
  /// The terminal's window gained or lost the focus.
  case focus(Focus)
  /// The terminal answered a question, or said something that nobody here knows.
  ///
  /// What is not understood arrives as ``TerminalReply/unknown(_:)`` and not as keys.
  case reply(TerminalReply)
}
