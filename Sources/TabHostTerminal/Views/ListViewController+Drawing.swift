import TabHost

extension ListViewController {
  /// The number of columns of a checkbox in the last frame.
  var checkboxColumns: Int { checkbox(isChecked: false).columns }

  private func checkbox(isChecked: Bool) -> SafeText {
    FrameGlyphs(drawing: drawing, isRightToLeft: isRightToLeft).checkBox(isChecked: isChecked)
  }

  func paint(on canvas: Canvas) {
    isRightToLeft = canvas.isRightToLeft
    drawing = canvas.drawing
    resize(to: canvas.size)
    updateFinder()
    // A search that begins again has found rows in the next frame.
    if isSearching, finder?.hasBegun == false {
      search()
      continueSearching()
    }
    let layout = layout
    if layout.lineCount == 0, finder == nil {
      scrollbar.remove()
      return canvas.line(emptyText, row: 0, style: canvas.styles[.secondary])
    }
    firstLine = firstVisibleLine(in: layout)
    let area = scrollbar.paint(
      in: canvas.bounds.part(row: 0, rows: visibleLines),
      showing: firstLine,
      of: layout.lineCount,
      on: canvas
    )
    canvas.draw(in: area) { paintLines(of: layout, on: $0) }
    paintFindLine(on: canvas)
  }

  private func paintLines(of layout: ListLayout, on canvas: Canvas) {
    let focused = focusedLine(in: layout)
    for offset in 0..<min(visibleLines, layout.lineCount - firstLine) {
      let isFocused = firstLine + offset == focused
      paint(layout.line(at: firstLine + offset), row: offset, on: canvas)
      if isFocused {
        let style = canvas.styles[canvas.isFocused ? .focused : .selected]
        canvas.restyle(row: offset) { $0.apply(style) }
      }
    }
    if let section = stickyTitle(in: layout) {
      canvas.fill(canvas.bounds.firstLine)
      paint(.title(section: section), row: 0, on: canvas)
    }
  }

  /// Adapts the position to the size of the canvas: a focused row that was visible stays visible.
  private func resize(to size: CellSize) {
    guard size != drawnSize else { return }
    let layout = layout
    let first = firstVisibleLine(in: layout)
    let wasVisible = focusedLine(in: layout).map { (first..<first + visibleLines).contains($0) }
    let isNew = drawnSize.rows == 0
    drawnSize = size
    if isNew || wasVisible == true { reveal() }
  }

  private func paint(_ line: ListLayout.Line?, row: Int, on canvas: Canvas) {
    switch line {
    case .title(let section):
      guard sections.indices.contains(section) else { return }
      canvas.line(sections[section].title ?? "", row: row, style: canvas.styles[.header])
    case .row(let index):
      // A closure that creates rows may have changed the sections.
      guard let content = self.row(at: index) else { return }
      let isSelected = selectedIndices.contains(index)
      paint(content, isSelected: isSelected, row, on: canvas)
    case nil: break
    }
  }

  private func paint(
    _ row: ListRow,
    isSelected: Bool,
    _ line: Int,
    on canvas: Canvas
  ) {
    let glyphs = FrameGlyphs(
      drawing: canvas.drawing,
      isRightToLeft: canvas.isRightToLeft,
      styles: canvas.styles
    )
    var content = RowContent(row.content, drawing: canvas.drawing, styles: canvas.styles)
    let shown = row.accessories.enumerated().filter { $1.displayedState != .whenEditing }
    content.place(Array(shown), RowGlyph.RowState(isSelected: isSelected), glyphs)
    if !row.isEnabled { content.disable(canvas.styles) }
    content.highlight = finder.map {
      RowContent.Highlight(query: $0.query, style: canvas.styles[.match])
    }
    let box = allowsMultipleSelection ? glyphs.checkBox(isChecked: isSelected) : nil
    let rect = canvas.place(of: canvas.bounds.part(row: line))
    content.paint(
      in: rect,
      checkbox: box,
      marks: row.isEnabled ? [] : [.disabled(glyphs)],
      glyphs,
      on: &canvas.surface.cells
    )
  }

  /// Draws the text to find in the last line, and places the cursor in it.
  private func paintFindLine(on canvas: Canvas) {
    guard let finder, canvas.size.rows > 0 else { return }
    let rect = canvas.bounds.lastLine
    let field = SearchFieldPlace(finder.editor, in: rect, canvas.isRightToLeft)
    let glyphs = FrameGlyphs(
      drawing: canvas.drawing,
      isRightToLeft: canvas.isRightToLeft,
      styles: canvas.styles
    )
    canvas.fill(rect)
    if let glyph = field.glyph { canvas.put(String(glyphs.search), at: glyph) }
    canvas.put(field.text.string, at: field.textStart)
    canvas.restyle(field.rect) { $0.apply(canvas.styles[.field]) }
    canvas.cursor = field.cursor
  }
}

extension RowContent {
  /// Draws the content in a line, after a checkbox.
  fileprivate func paint(
    in rect: CellRect,
    checkbox: SafeText?,
    marks: [RowGlyph],
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    var line = LineWriter(rect, isRightToLeft: glyphs.isRightToLeft)
    var places: [(index: Int, rect: CellRect)] = []
    if let checkbox, line.room > checkbox.columns + 1 {
      line.leading(checkbox, on: &cells)
      line.skip(1)
    }
    paintEnd(after: marks, line: &line, &places, on: &cells)
    paintStart(line: &line, &places, glyphs.drawing, on: &cells)
  }
}
