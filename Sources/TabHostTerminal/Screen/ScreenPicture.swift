/// A frame that is being drawn.
struct ScreenPicture {
  var cells: CellBuffer
  /// The position of the text cursor, or `nil` if there is none.
  var cursor: CellPoint?
  /// Whether characters are text, so that they perform no commands.
  var entersText = false
}
