import TabHost

/// The layout of a field: the search glyph of a search field, the visible text, and the cursor.
///
/// In a right-to-left layout, the field begins at the right. The text itself keeps its order, like
/// all text in a frame, so one cell to the left is always one character back.
struct FieldPlace {
  private static let minimumColumnsWithGlyph = 6

  /// The position of the search glyph, or `nil` without room for it.
  let glyph: CellPoint?
  /// The area of the text.
  let rect: CellRect
  /// The visible part of the text.
  let text: SafeText
  /// The position of the first visible character.
  let textStart: CellPoint
  /// The position of the cursor.
  let cursor: CellPoint

  /// Creates the layout of a host's search field in a rectangle.
  @MainActor init(
    _ host: TabHostController,
    in rect: CellRect,
    _ options: FrameOptions,
    _ isRightToLeft: Bool
  ) {
    let editor = LineEditor(host.searchText, cursor: options.searchCursor)
    self.init(editor, in: rect, isRightToLeft)
  }

  /// Creates the layout of a field for a line of text in a rectangle.
  ///
  /// - Parameters:
  ///   - editor: The line of text.
  ///   - rect: The cells of the field.
  ///   - isRightToLeft: Whether the leading edge is on the right.
  ///   - isSearch: Whether the field has the search glyph and a blank at each end.
  init(
    _ editor: LineEditor,
    in rect: CellRect,
    _ isRightToLeft: Bool,
    isSearch: Bool = true
  ) {
    let hasGlyph = isSearch && rect.columns >= Self.minimumColumnsWithGlyph
    let room = hasGlyph ? rect.inset(columns: 1) : rect
    let inner =
      !hasGlyph ? room : isRightToLeft ? room.without(right: 2) : room.without(left: 2)
    self.rect = inner
    glyph = hasGlyph ? room.start(isRightToLeft: isRightToLeft) : nil
    let seen = editor.window(columns: inner.columns)
    text = seen.text
    // Reserve a column for the cursor after the last character.
    let start =
      isRightToLeft
      ? inner.endColumn - min(seen.text.columns + 1, inner.columns) : inner.column
    textStart = CellPoint(column: start, row: rect.row)
    let column = min(start + seen.cursorColumn, max(inner.endColumn - 1, inner.column))
    cursor = CellPoint(column: column, row: rect.row)
  }

  /// Draws the glyph, and the text or, without one, a placeholder.
  @MainActor func paint(_ placeholder: String, _ glyphs: FrameGlyphs, on cells: inout CellBuffer) {
    guard !rect.isEmpty else { return }
    let secondary = glyphs.styles[.secondary]
    if let glyph {
      cells.put(glyph: glyphs.search, at: glyph, style: secondary, clip: CellRect(glyph))
    }
    guard text.columns == 0 else { return _ = cells.put(text, at: textStart, clip: rect) }
    var line = LineWriter(rect, isRightToLeft: glyphs.isRightToLeft)
    line.fill(placeholder, ellipsis: glyphs.drawing.ellipsis, style: secondary, on: &cells)
  }
}
