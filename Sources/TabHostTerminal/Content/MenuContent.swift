/// Content that opens menus for parts of its canvas.
@MainActor protocol MenuContent: TerminalContent {
  /// The part of the canvas that the last menu belongs to, or `nil` for the whole canvas.
  var menuAnchor: CellRect? { get }
}
