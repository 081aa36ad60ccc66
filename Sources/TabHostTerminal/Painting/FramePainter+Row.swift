import TabHost

extension FramePainter {
  /// Returns the line of a row of the sidebar, drawn with a number of columns.
  func picture(
    of row: TabHostController.Sidebar.Row,
    _ item: TabSidebarItem?,
    at index: Int,
    columns: Int,
    _ glyphs: FrameGlyphs
  ) -> SidebarLine.Picture {
    let line = SidebarLine(row, item: item, isEditing: host.isEditing, glyphs: glyphs)
    return lines.picture(of: line, at: index, columns: columns, glyphs) {
      line.picture(columns: columns, glyphs)
    }
  }
}

extension CellRect {
  /// Returns the columns of this line that are not part of the rest of the line, which is at one of
  /// its ends.
  fileprivate func taken(by rest: CellRect) -> CellRect {
    let taken = columns - rest.columns
    return rest.column == column ? without(left: rest.columns) : without(right: columns - taken)
  }
}

// MARK: - Drawing content on a line

extension RowContent {
  /// The minimum number of columns with which a truncated secondary text is shown.
  private static let minimumSecondaryColumns = 4

  /// Draws glyphs, and the trailing accessories before them, at the end of the line.
  func paintEnd(
    after marks: [RowGlyph],
    line: inout LineWriter,
    _ places: inout [(index: Int, rect: CellRect)],
    on cells: inout CellBuffer
  ) {
    for glyph in marks + trailing.reversed() where line.room > glyph.text.columns + 2 {
      let free = line.rect
      line.trailing(glyph.text, style: glyph.style, on: &cells)
      if let index = glyph.accessory { places.append((index, free.taken(by: line.rect))) }
      if glyph.text.columns > 0 { line.trailing(" ", on: &cells) }
    }
  }

  /// Draws the leading accessories, the symbol and the texts.
  ///
  /// - Returns: `false` if there is no room for the whole text.
  @discardableResult
  func paintStart(
    line: inout LineWriter,
    _ places: inout [(index: Int, rect: CellRect)],
    _ drawing: LineDrawing,
    on cells: inout CellBuffer
  ) -> Bool {
    for glyph in leading where line.room > glyph.text.columns + 3 {
      let free = line.rect
      line.leading(glyph.text, style: glyph.style, on: &cells)
      if let index = glyph.accessory { places.append((index, free.taken(by: line.rect))) }
      line.skip(glyph.text.columns > 0 ? 1 : 0)
    }
    if let glyph, line.room > 3 || text.isEmpty {
      line.leading(glyph, style: glyphStyle, on: &cells)
      line.skip(1)
    }
    return paintTexts(withSecondaryText: true, line: &line, drawing, on: &cells)
  }

  /// Draws the text and, if there is room, the secondary text.
  ///
  /// - Returns: `false` if there is no room for the whole text.
  @discardableResult
  func paintTexts(
    withSecondaryText: Bool,
    line: inout LineWriter,
    _ drawing: LineDrawing,
    on cells: inout CellBuffer
  ) -> Bool {
    let ellipsis = drawing.ellipsis
    let text = SafeText.fitting(text, columns: line.room, ellipsis: ellipsis)
    guard withSecondaryText, !secondaryText.isEmpty, !text.isTruncated else {
      paint(text, of: self.text, textStyle, line: &line, on: &cells)
      return !text.isTruncated
    }
    let gap = text.columns > 0 ? 2 : 0
    let room = line.room - text.columns - gap
    let second = SafeText.fitting(secondaryText, columns: room, ellipsis: ellipsis)
    let shows =
      second.columns > 0 && (!second.isTruncated || room >= Self.minimumSecondaryColumns)
    if shows, isSideBySide { line.trailing(second, style: secondaryStyle, on: &cells) }
    paint(text, of: self.text, textStyle, line: &line, on: &cells)
    guard shows, !isSideBySide else { return true }
    line.skip(gap)
    paint(second, of: secondaryText, secondaryStyle, line: &line, on: &cells)
    return true
  }

  /// Draws one of the texts, and highlights what the query has found in it.
  private func paint(
    _ text: SafeText,
    of whole: String,
    _ style: CellStyle,
    line: inout LineWriter,
    on cells: inout CellBuffer
  ) {
    let free = line.rect
    line.leading(text, style: style, on: &cells)
    guard let highlight else { return }
    let place = free.taken(by: line.rect)
    highlight.query.highlight(whole, in: place, highlight.style, on: &cells)
  }
}
