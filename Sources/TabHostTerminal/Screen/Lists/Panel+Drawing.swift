import TabHost

extension Panel {
  /// Draws the lines around the focused one, and highlights that line.
  func paint(
    in rect: CellRect,
    focus: Int,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let drawing = glyphs.drawing
    cells.fill(rect, with: .blank)
    cells.box(rect, drawing: drawing)
    let inner = rect.inset(columns: 1, rows: 1)
    var writer = LineWriter(inner.part(row: -1), isRightToLeft: glyphs.isRightToLeft)
    if !title.isEmpty {
      writer.skip(1)
      writer.fill(title, ellipsis: drawing.ellipsis, style: glyphs.styles[.header], on: &cells)
    }
    let shown = window(in: rect, showing: focus)
    paintScrollMarks(shown, in: rect, glyphs, on: &cells)
    for (offset, index) in shown.enumerated() {
      let place = inner.part(row: offset)
      let line = self[index]
      paint(line, in: place, glyphs, on: &cells)
      if index == focus, line.isEnabled, line.field == nil {
        cells.restyle(place) { $0.apply(glyphs.styles[.focused]) }
      }
    }
  }

  /// Draws the indicators of earlier and later lines in the border.
  private func paintScrollMarks(
    _ shown: Range<Int>,
    in rect: CellRect,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    guard !shown.isEmpty, rect.columns > 2 else { return }
    let column = rect.endColumn - 2
    let (top, bottom) = (rect.row, rect.endRow - 1)
    if shown.lowerBound > 0 {
      cells.put(glyph: glyphs.up, at: CellPoint(column: column, row: top), clip: rect)
    }
    if shown.upperBound < count {
      cells.put(glyph: glyphs.down, at: CellPoint(column: column, row: bottom), clip: rect)
    }
  }

  private func paint(
    _ line: Line,
    in place: CellRect,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    if line.isSeparator {
      return cells.horizontalLine(place, drawing: glyphs.drawing, style: glyphs.styles[.rule])
    }
    let isPlaceholder = line.field.map { ($0.text ?? "").isEmpty } ?? false
    let styles = glyphs.styles
    var style = line.isDestructive ? styles[.destructive] : .plain
    style.isBold = style.isBold || line.isBold
    if isPlaceholder { style.apply(styles[.secondary]) }
    if !line.isEnabled && !line.isText { style.apply(styles[.disabled]) }
    if line.field != nil { style.isUnderlined = true }
    var writer = LineWriter(place, isRightToLeft: glyphs.isRightToLeft)
    if !line.detail.isEmpty {
      writer.trailing(" ", on: &cells)
      writer.trailing(SafeText(line.detail), style: styles[.secondary], on: &cells)
      writer.reserve(1)
    }
    writer.skip(1)
    writer.fill(line.text, ellipsis: glyphs.drawing.ellipsis, style: style, on: &cells)
    if line.field != nil, place.columns > 2 {
      cells.restyle(place.inset(columns: 1)) { $0.isUnderlined = true }
    }
  }
}
