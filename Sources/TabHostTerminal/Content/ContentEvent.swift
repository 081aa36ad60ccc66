/// What a person does to content that draws itself; see ``TerminalContent/handle(_:)``.
public enum ContentEvent: Hashable, Sendable {
  /// A key was pressed or held. Keys let go of are not sent.
  case key(KeyPress)
  /// The mouse did something within the canvas; its place is in the coordinates of the canvas.
  ///
  /// What follows a button that went down there is sent until it goes up, also from outside: the
  /// place may be negative then, or beyond the size.
  case mouse(MouseEvent)
  /// Text was pasted.
  case paste(PastedText)
  /// Keys come here from now on. The answer does not matter.
  case focusGained
  /// Keys go elsewhere from now on. The answer does not matter.
  case focusLost
}
