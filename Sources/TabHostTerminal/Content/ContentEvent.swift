import TabHost

/// An event that content can handle; see ``TerminalContent/handle(_:)``.
public enum ContentEvent: Hashable, Sendable {
  /// A key was pressed or repeated. Key releases are not sent.
  case key(KeyPress)
  /// A mouse event within the canvas, with its location in the coordinates of the canvas.
  ///
  /// After a button is pressed within the canvas, all events up to its release are sent, even from
  /// outside: the location may then be negative or beyond the size.
  case mouse(MouseEvent)
  /// The user pasted text.
  case paste(PastedText)
  /// The content gained the keyboard focus. The return value only tells a recorder whether that has
  /// changed anything, which it otherwise knows from calls of `setNeedsDisplay()`.
  case focusGained
  /// The content lost the keyboard focus. The return value is that of ``focusGained``.
  case focusLost
}
