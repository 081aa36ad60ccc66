import TabHost

/// Where in a search field its parts are: the magnifier, the text that is seen, and the cursor.
///
/// In a layout from right to left the field begins at the right. The text itself keeps its order,
/// as all text in a frame does, so that one cell to the left is always one character back.
struct SearchFieldPlace {
  private static let minimumColumnsWithGlyph = 6

  /// The place of the magnifier; nil without room.
  let glyph: CellPoint?
  /// The cells for the text.
  let rect: CellRect
  /// What of the text is seen.
  let text: SafeText
  /// Where the seen text begins.
  let textStart: CellPoint
  /// Where the cursor is.
  let cursor: CellPoint

  /// The places in the rectangle of a field.
  @MainActor init(
    _ host: TabHostController,
    in rect: CellRect,
    _ options: FrameOptions,
    _ isRightToLeft: Bool
  ) {
    let hasGlyph = rect.columns >= Self.minimumColumnsWithGlyph
    let room = hasGlyph ? rect.inset(columns: 1) : rect
    let inner =
      !hasGlyph ? room : isRightToLeft ? room.without(right: 2) : room.without(left: 2)
    self.rect = inner
    glyph = hasGlyph ? room.start(isRightToLeft: isRightToLeft) : nil
    let editor = LineEditor(host.searchText, cursor: options.searchCursor)
    let seen = editor.window(columns: inner.columns)
    text = seen.text
    // Behind the last character there is room for the cursor.
    let start =
      isRightToLeft
      ? inner.endColumn - min(seen.text.columns + 1, inner.columns) : inner.column
    textStart = CellPoint(column: start, row: rect.row)
    let column = min(start + seen.cursorColumn, max(inner.endColumn - 1, inner.column))
    cursor = CellPoint(column: column, row: rect.row)
  }
}
