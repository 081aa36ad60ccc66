import TabHost

extension ScreenList {
  /// Draws the border, the field and the visible lines, and highlights the focused line.
  func paint(
    in placed: FrameLayout.List,
    focus: Int,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let rect = placed.rect
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
      let count = SafeText(field.count, limit: writer.room - 1)
      if !count.isTruncated {
        writer.reserve(1)
        writer.trailing(count, style: glyphs.styles[.secondary], on: &cells)
      }
      if let rect = placed.field {
        let place = field.place(in: rect, isRightToLeft: glyphs.isRightToLeft)
        place.paint(field.placeholder, glyphs, on: &cells)
      }
    }
    if count == 0, field?.isFinished == true {
      let text = ScreenList.Line(text: localized(.noMatch), isEnabled: false)
      paint(text, in: placed.lines.firstLine, glyphs, on: &cells)
    }
    paintScrollMarks(placed, glyphs, on: &cells)
    if let scrollbar = placed.scrollbar {
      cells.fill(scrollbar.thumb, with: Cell(glyphs.thumb, style: glyphs.styles[.thumb]))
    }
    let entersText = indices.contains(focus) && self[focus].field != nil
    for index in placed.visibleLines {
      guard let place = placed.rect(ofLine: index) else { continue }
      var line = self[index]
      if entersText || !takesLetters { line.letter = nil }
      paint(line, in: place, glyphs, on: &cells)
      if index == focus, line.isEnabled, line.field == nil {
        cells.restyle(place) { $0.apply(glyphs.styles[.focused]) }
      }
    }
    cells.raise(rect, with: glyphs.styles[.raised])
  }

  /// Draws the indicators of earlier and later lines in the border.
  private func paintScrollMarks(
    _ placed: FrameLayout.List,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let (rect, shown) = (placed.rect, placed.visibleLines)
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
    _ line: ScreenList.Line,
    in place: CellRect,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    if line.isSeparator {
      cells.horizontalLine(place, drawing: glyphs.drawing, style: glyphs.styles[.rule])
      return cells.join(place, to: .plain, drawing: glyphs.drawing)
    }
    if line.isHeading { return paintHeading(line.text, in: place, glyphs, on: &cells) }
    let isPlaceholder = line.field.map { ($0.text ?? "").isEmpty } ?? false
    let styles = glyphs.styles
    var style = line.isDestructive ? styles[.destructive] : .plain
    style.isBold = style.isBold || line.isBold
    // In an alert, only the letters are underlined.
    if kind == .alert { style.isUnderlined = false }
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
      line.isBack ? glyphs.backward : line.isDestructive ? glyphs.destructive : " ",
      style: style,
      on: &cells
    )
    writer.skip(min(2 * line.depth, place.columns / 4))
    let query = field?.query ?? FuzzyQuery("")
    let place = paint(line.text, style, query, with: &writer, glyphs, on: &cells)
    if let index = line.letter.flatMap(line.index(of:)) {
      let letter = line.text.rect(of: index..<line.text.index(after: index), in: place)
      cells.restyle(letter) { $0.isUnderlined = true }
    }
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

  /// Draws a heading, with a line after it.
  private func paintHeading(
    _ text: String,
    in place: CellRect,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    var writer = LineWriter(place, isRightToLeft: glyphs.isRightToLeft)
    let ellipsis = glyphs.drawing.ellipsis
    writer.fill(text, ellipsis: ellipsis, style: glyphs.styles[.header], on: &cells)
    writer.skip(1)
    cells.horizontalLine(writer.rect, drawing: glyphs.drawing, style: glyphs.styles[.rule])
  }

  /// Draws a text, with the characters that match the query highlighted.
  ///
  /// - Returns: The cells of the text.
  @discardableResult
  private func paint(
    _ text: String,
    _ style: CellStyle,
    _ query: FuzzyQuery,
    with writer: inout LineWriter,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) -> CellRect {
    let free = writer.rect
    writer.fill(text, ellipsis: glyphs.drawing.ellipsis, style: style, on: &cells)
    let columns = free.columns - writer.rect.columns
    let place =
      glyphs.isRightToLeft
      ? free.without(left: free.columns - columns) : free.without(right: free.columns - columns)
    query.highlight(text, in: place, glyphs.styles[.match], on: &cells)
    return place
  }
}

extension ScreenList.Line {
  /// Returns the index of a letter in the text, in lowercase or uppercase.
  fileprivate func index(of letter: Character) -> String.Index? {
    text.indices.first { text[$0].lowercased() == letter.lowercased() }
  }
}

extension ScreenList.Field {
  /// Returns the layout of the field in a line of a list.
  func place(in rect: CellRect, isRightToLeft: Bool) -> FieldPlace {
    FieldPlace(editor, in: rect, isRightToLeft)
  }
}

extension CellBuffer {
  /// Draws the cells without a background of their own on that of a style, in its color.
  fileprivate mutating func raise(_ rect: CellRect, with style: CellStyle) {
    guard let background = style.background else { return }
    restyle(rect) { cell in
      guard cell.background == nil, !cell.isReversed else { return }
      cell.background = background
      if cell.foreground == nil { cell.foreground = style.foreground }
    }
  }
}
