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
    if let field {
      let count = SafeText(field.count(self.count), limit: writer.room - 1)
      if !count.isTruncated {
        writer.reserve(1)
        writer.trailing(count, style: glyphs.styles[.secondary], on: &cells)
      }
      field.paint(in: rect, glyphs, on: &cells)
    }
    let lines = lines(in: rect)
    if count == 0, field?.isFinished == true {
      paint(Line(text: "no match", isEnabled: false), in: lines.firstLine, glyphs, on: &cells)
    }
    let shown = window(in: rect, showing: focus)
    paintScrollMarks(shown, in: rect, glyphs, on: &cells)
    if let scrollbar = scrollbar(in: rect, showing: focus) {
      cells.fill(scrollbar.thumb, with: Cell(glyphs.thumb, style: glyphs.styles[.thumb]))
    }
    for (offset, index) in shown.enumerated() {
      let place = lines.part(row: offset)
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
    if line.field != nil { style.apply(styles[.field]) }
    var writer = LineWriter(place, isRightToLeft: glyphs.isRightToLeft)
    if let detail = line.detail(in: place.columns) {
      writer.trailing(" ", on: &cells)
      writer.trailing(detail, style: styles[.secondary], on: &cells)
      writer.reserve(1)
    }
    writer.leading(
      SafeText(line.isDestructive ? String(glyphs.destructive) : " "),
      style: style,
      on: &cells
    )
    let query = field?.query ?? FuzzyQuery("")
    paint(line.text, style, query, with: &writer, glyphs, on: &cells)
    if !line.note.isEmpty, writer.room > 4 {
      writer.skip(2)
      // Words that occur in the text need not occur in the note.
      let rest = query.missing(in: line.text)
      paint(line.note, styles[.secondary], rest, with: &writer, glyphs, on: &cells)
    }
    if line.field != nil, place.columns > 2 {
      cells.restyle(place.inset(columns: 1)) { $0.apply(styles[.field]) }
    }
  }

  /// Draws a text, with the characters that match the query highlighted.
  private func paint(
    _ text: String,
    _ style: CellStyle,
    _ query: FuzzyQuery,
    with writer: inout LineWriter,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let free = writer.rect
    writer.fill(text, ellipsis: glyphs.drawing.ellipsis, style: style, on: &cells)
    let columns = free.columns - writer.rect.columns
    let place =
      glyphs.isRightToLeft
      ? free.without(left: free.columns - columns) : free.without(right: free.columns - columns)
    query.highlight(text, in: place, glyphs.styles[.match], on: &cells)
  }
}
