import TabHost

extension FramePainter {
  func paint(
    _ row: TabHostController.Sidebar.Row,
    _ item: TabSidebarItem?,
    in rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    _ = painted(row, item, in: rect, layout, on: &cells)
  }

  /// The parts of a row that its line has room for.
  struct PaintedRow {
    /// The visible accessories, by their index in the item, with their cells.
    var accessories: [(index: Int, rect: CellRect)] = []
    /// The whole text, if the line has no room for all of it.
    var truncatedText: String?
  }

  /// Returns the parts of a row that its line has room for.
  func parts(
    of row: TabHostController.Sidebar.Row,
    _ item: TabSidebarItem?,
    in rect: CellRect,
    _ layout: FrameLayout
  ) -> PaintedRow {
    // The places do not depend on what is drawn.
    var cells = CellBuffer(columns: 0, rows: 0)
    return painted(row, item, in: rect, layout, on: &cells)
  }

  private func painted(
    _ row: TabHostController.Sidebar.Row,
    _ item: TabSidebarItem?,
    in rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) -> PaintedRow {
    let glyphs = glyphs(layout)
    let content = RowContent(row, item: item, isEditing: host.isEditing, glyphs: glyphs)
    let start = RowStart(row, in: rect, isEditing: host.isEditing, glyphs: glyphs)
    paint(start, of: row, in: rect, glyphs, on: &cells)
    var line = start.line
    var painted = PaintedRow()
    paintTrailingEnd(of: row, content, glyphs, line: &line, &painted.accessories, on: &cells)
    let isWhole = content.paintStart(
      line: &line,
      &painted.accessories,
      glyphs.drawing,
      on: &cells
    )
    if !isWhole { painted.truncatedText = content.text }
    if let background = content.background { fill(rect, background, on: &cells) }
    if row.isSelected { cells.restyle(rect) { $0.apply(glyphs.styles[.selected]) } }
    return painted
  }

  /// Draws the selection marker, the disclosure indicator of a group, and the checkbox.
  private func paint(
    _ start: RowStart,
    of row: TabHostController.Sidebar.Row,
    in rect: CellRect,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    var line = LineWriter(rect, isRightToLeft: glyphs.isRightToLeft)
    if row.isSelected { line.leading(glyphs.selected, on: &cells) }
    if let mark = start.mark, case .group(let group) = row.content, !group.children.isEmpty {
      let glyph = row.isExpanded ? glyphs.expanded : glyphs.collapsed
      cells.put(glyph: glyph, at: mark.origin, clip: mark)
    }
    if let box = start.box {
      cells.put(glyphs.checkBox(isChecked: row.isChecked), at: box.origin, clip: box)
    }
  }

  /// Draws the badge and state glyphs of the row at its end, and the accessories of the item before
  /// them.
  private func paintTrailingEnd(
    of row: TabHostController.Sidebar.Row,
    _ content: RowContent,
    _ glyphs: FrameGlyphs,
    line: inout LineWriter,
    _ places: inout [(index: Int, rect: CellRect)],
    on cells: inout CellBuffer
  ) {
    var marks: [RowGlyph] = []
    if case .action(let action, _) = row.content {
      if action.attributes.contains(.disabled) { marks.append(.disabled(glyphs)) }
      if let mark = glyphs.mark(of: action.state) {
        marks.append(RowGlyph(SafeText(String(mark)), content.textStyle))
      }
    } else if let tab = row.tab {
      if line.room > 4 { line.trailing(" ", on: &cells) }
      if !row.isEnabled { marks.append(.disabled(glyphs)) }
      if let badge = TabLabel.badge(of: tab, drawing: options.drawing) {
        marks.append(RowGlyph(badge, glyphs.styles.badge(tab.badge?.tint)))
      }
    }
    content.paintEnd(after: marks, line: &line, &places, on: &cells)
  }

  private func fill(_ rect: CellRect, _ color: Style.Color, on cells: inout CellBuffer) {
    cells.restyle(rect) { style in
      style.background = color
      if style.foreground?.mayLookLike(color) != false { style.foreground = color.contrast }
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
    _ style: Style,
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
