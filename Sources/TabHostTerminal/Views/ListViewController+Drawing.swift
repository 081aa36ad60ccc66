import Foundation
import TabHost

extension ListViewController {
  /// What a list remembers of its columns.
  struct Table {
    /// The widths of the widest texts of the columns that have been visible so far.
    var fitted: [Int] = []
    /// The columns of the last frame.
    var layout: ListColumnLayout?
  }

  /// The parts of the last frame that a click acts on, in the coordinates of the canvas.
  struct Marks {
    /// The accessories of rows; the handle for moving a row has no index.
    var accessories: [(row: ListIndex, accessory: Int?, rect: CellRect)] = []
    /// The places of titles, as far as they are not truncated by accessories.
    var titles: [(row: ListIndex, rect: CellRect)] = []
    /// The headings of columns.
    var headings: [(column: Int, rect: CellRect)] = []
    /// The line of the canvas with the focused row, or `nil` if the row is not visible.
    var focusedLine: Int?
  }

  /// A row that is visible.
  private final class VisibleRow {
    let index: ListIndex
    let row: ListRow
    let content: RowContent
    /// The markers at the end of the row, from the trailing end.
    let markers: [RowGlyph]
    /// The lines of the row in the list.
    let lines: Range<Int>
    let message: String?

    init(
      _ row: ListRow,
      at index: ListIndex,
      content: RowContent,
      markers: [RowGlyph],
      lines: Range<Int>,
      message: String?
    ) {
      self.index = index
      self.row = row
      self.content = content
      self.markers = markers
      self.lines = lines
      self.message = message
    }
  }

  /// The number of columns of a checkbox in the last frame.
  var checkboxColumns: Int { checkbox(isChecked: false).columns }

  private func isSelected(_ row: ListRow, at index: ListIndex) -> Bool {
    !selection.isEmpty && selection.contains(RowPlace(index: index, id: row.id))
  }

  private func checkbox(isChecked: Bool) -> SafeText {
    FrameGlyphs(drawing: drawing, isRightToLeft: isRightToLeft).checkBox(isChecked: isChecked)
  }

  func paint(on canvas: Canvas) {
    isRightToLeft = canvas.isRightToLeft
    drawing = canvas.drawing
    marks = Marks()
    discardPicture()
    followRows()
    resize(to: canvas.size)
    updateFinder()
    restartOutdatedFinder()
    resumeSearch()
    let layout = layout
    if layout.lineCount == 0, finder == nil {
      scrollbar.remove()
      return canvas.line(emptyText, row: 0, style: canvas.styles[.secondary])
    }
    firstLine = firstLineShown(in: layout)
    let area = scrollbar.draw(
      on: canvas,
      in: canvas.bounds.part(row: headingLines, rows: visibleLines),
      lineCount: layout.lineCount
    )
    paintLines(of: layout, in: area, on: canvas)
    if layout.lineCount == 0, finder?.isFinished == true {
      canvas.line(localized(.noMatch), row: headingLines, style: canvas.styles[.secondary])
    }
    findField.draw(on: canvas)
  }

  private func paintLines(of layout: ListLayout, in area: CellRect, on canvas: Canvas) {
    let visible = firstLine..<min(firstLine + visibleLines, layout.lineCount)
    // A closure that creates rows may change the sections.
    let titles = sections.map(\.title)
    let rows = visibleRows(visible, of: layout, in: area, on: canvas)
    let focused = findFocusedRow(in: layout) { index in
      rows.first { $0.index == index }?.row ?? row(at: index)
    }
    if finder == nil, let index = focused?.index, index != storedFocus || focus.id == nil {
      storedFocus = index
    }
    if hasIDs {
      noteDrawn(
        rows.map {
          let place = RowPlace(index: $0.index, id: $0.row.id)
          return DrawnRow(place: place, line: $0.lines.lowerBound)
        }
      )
    }
    updateTable(rows, in: area, on: canvas)
    paintHeading(in: area.part(row: -1), on: canvas)
    for row in rows { paint(row, in: area, on: canvas) }
    for line in visible {
      guard let section = layout.titledSection(at: line) else { continue }
      paint(titles[section], in: area.part(row: line - firstLine), on: canvas)
    }
    if let row = rows.first(where: { $0.lines.lowerBound == focused?.line }) {
      highlight(row, in: area, on: canvas)
    }
    for row in rows { paintPointerState(of: row, in: area, on: canvas) }
    if let section = stickyTitle(in: layout) {
      canvas.fill(area.firstLine)
      marks.accessories.removeAll { $0.rect.row == area.row }
      paint(titles[section], in: area.firstLine, on: canvas)
    }
  }

  /// Adapts the position to the size of the canvas: a focused row that was visible stays visible.
  private func resize(to size: CellSize) {
    guard size != drawnSize else { return }
    let layout = layout
    let first = firstLineShown(in: layout)
    let line = layout.line(nearest: storedFocus)
    let wasVisible = line.map { (first..<first + visibleLines).contains($0) }
    let isNew = drawnSize.rows == 0
    drawnSize = size
    if isNew ? scrollAnchor == .focus : wasVisible == true { revealFocus() }
    if let (place, position) = pendingScroll, scrollAnchor == .rows {
      firstLine = firstLine(showing: index(of: place) ?? place.index, at: position) ?? 0
    }
    pendingScroll = nil
  }

  private func paint(_ title: String?, in rect: CellRect, on canvas: Canvas) {
    canvas.draw(in: rect) { $0.line(title ?? "", row: 0, style: $0.styles[.header]) }
  }

  // MARK: - Rows

  /// Requests the rows that are visible.
  private func visibleRows(
    _ visible: Range<Int>,
    of layout: ListLayout,
    in area: CellRect,
    on canvas: Canvas
  ) -> [VisibleRow] {
    var rows: [VisibleRow] = []
    let glyphs = glyphs(canvas)
    var labels: [Int: Int?] = [:]
    var line = visible.lowerBound
    while line < visible.upperBound {
      let lines = layout.lines(at: line)
      // The layout has counted the rows.
      if let index = layout.index(at: line), sections.indices.contains(index.section) {
        let section = storedSections[index.section]
        let row = section[index.row]
        if !section.hasIDs, row.hasID { noteID(of: index) }
        let isChecked =
          !checkedRows.isEmpty && checkedRows.contains(RowPlace(index: index, id: row.id))
        let message = isChecked ? message(of: row, at: index) : nil
        let markers = markers(of: row, at: index, glyphs)
        if row.hasTextField, labels[index.section] == nil {
          labels[index.section] = .some(labelColumns(of: section, on: canvas))
        }
        let label = labels[index.section] ?? nil
        rows.append(
          VisibleRow(
            row,
            at: index,
            content: content(
              of: row,
              at: index,
              markers,
              labelColumns: row.columnTexts.isEmpty ? label : nil,
              in: area,
              on: canvas
            ),
            markers: markers,
            lines: lines,
            message: message
          )
        )
      }
      line = lines.upperBound
    }
    return rows
  }

  private func glyphs(_ canvas: Canvas) -> FrameGlyphs {
    FrameGlyphs(
      drawing: canvas.drawing,
      isRightToLeft: canvas.isRightToLeft,
      styles: canvas.styles
    )
  }

  private func content(
    of row: ListRow,
    at index: ListIndex,
    _ markers: [RowGlyph],
    labelColumns: Int?,
    in area: CellRect,
    on canvas: Canvas
  ) -> RowContent {
    var content = RowContent(row.content, drawing: canvas.drawing, styles: canvas.styles)
    var state = RowGlyph.RowState(isSelected: isSelected(row, at: index))
    state.spinnerStep = canvas.spinnerStep
    if let edit, edit.row == index { state.edited = (edit.accessory, edit.editor) }
    let shown = row.displayedAccessories(isEditing: isEditing)
    let fieldCount = shown.count { $0.element.isTextField }
    if fieldCount > 0 {
      state.fieldColumns = min(max(area.columns * 2 / 5, Self.minimumFieldColumns), 40)
      if let labelColumns {
        var empty = state
        empty.fieldColumns = 0
        content.place(shown, empty, glyphs(canvas))
        let ends = (content.leading + content.trailing + markers).map { $0.text.columns + 1 }
        // The gap after the label has the blank of one field.
        let room = area.columns - labelColumns - Self.fieldGap - ends.reduce(-1, +)
        state.fieldColumns = max(state.fieldColumns, room / fieldCount)
      }
    }
    content.place(shown, state, glyphs(canvas))
    if content.isAnimated { canvas.surface.isAnimated = true }
    if !row.isEnabled, !row.isHeading {
      content.disable(canvas.styles)
      for index in content.leading.indices { content.leading[index].dim(canvas.styles) }
      for index in content.trailing.indices { content.trailing[index].dim(canvas.styles) }
    }
    content.highlight = finder.map {
      RowContent.Highlight(query: $0.query, style: canvas.styles[.match])
    }
    return content
  }

  private static let minimumFieldColumns = 10
  /// The number of columns between the longest label of text fields and the fields.
  private static let fieldGap = 2
  /// The maximum number of rows whose labels are measured for a frame.
  private static let maximumLabels = 1_000

  /// Returns the number of columns of the longest label of the text fields of a section, or `nil` if
  /// its rows are requested, so that the labels of those that are not visible are not known.
  ///
  /// The text fields of a section begin after the longest label, and take the remaining columns.
  private func labelColumns(of section: ListSection, on canvas: Canvas) -> Int? {
    guard let rows = section.rows else { return nil }
    let box = allowsMultipleSelection ? checkboxColumns + 1 : 0
    let limit = canvas.size.columns
    let labels = rows.lazy.filter(\.hasTextField).prefix(Self.maximumLabels).map { row in
      let content = RowContent(row.content, drawing: canvas.drawing, styles: canvas.styles)
      let text = SafeText.columns(of: content.text, limit: limit)
      let second =
        content.isSideBySide && !content.secondaryText.isEmpty
        ? 2 + SafeText.columns(of: content.secondaryText, limit: limit) : 0
      return (content.glyph == nil ? 0 : 2) + text + second
    }
    // A field is drawn beside a label of at least two columns.
    return box + max(labels.max() ?? 0, 2)
  }

  /// Returns the markers at the end of a row, from the trailing end: the handle of a row that can be
  /// moved, and that of a disabled row.
  private func markers(
    of row: ListRow,
    at index: ListIndex,
    _ glyphs: FrameGlyphs
  ) -> [RowGlyph] {
    var markers: [RowGlyph] = []
    if canMove(index) {
      var handle = RowGlyph(
        SafeText(glyphs.text(glyphs.grip, .movableState)),
        glyphs.styles[.secondary]
      )
      handle.accessory = Self.handle
      markers.append(handle)
    }
    return row.isEnabled || row.isHeading ? markers : markers + [.disabled(glyphs)]
  }

  /// The index that stands for the handle of a row among the indices of its accessories.
  private static let handle = -1

  private func paint(_ row: VisibleRow, in area: CellRect, on canvas: Canvas) {
    let first = row.lines.lowerBound - firstLine
    let hasSecondLine =
      row.lines.count > (row.message == nil ? 1 : 2) && RowsEnd.hasSecondLine(row.row.content)
    func rect(_ line: Int) -> CellRect? {
      (0..<area.rows).contains(first + line) ? area.part(row: first + line) : nil
    }
    if let rect = rect(0) {
      paintFirstLine(of: row, hasSecondLine: hasSecondLine, in: rect, on: canvas)
    }
    let indent = indent(of: row)
    if hasSecondLine, let rect = rect(1) {
      paint(row.content.secondaryText, row.content.secondaryStyle, indent, in: rect, on: canvas)
    }
    if let message = row.message, let rect = rect(row.lines.count - 1) {
      let style = canvas.styles[.destructive]
      paint("\(glyphs(canvas).destructive) \(message)", style, indent, in: rect, on: canvas)
    }
  }

  private func paint(
    _ text: String,
    _ style: CellStyle,
    _ indent: Int,
    in rect: CellRect,
    on canvas: Canvas
  ) {
    canvas.draw(in: rect) { $0.line(text, row: 0, indent: indent, style: style) }
  }

  /// The number of columns before the text of a row.
  private func indent(of row: VisibleRow) -> Int {
    let box = allowsMultipleSelection ? checkboxColumns + 1 : 0
    let leading = row.content.leading.map { $0.text.columns + 1 }.reduce(0, +)
    return box + leading + (row.content.glyph == nil ? 0 : 2)
  }

  private func paintFirstLine(
    of row: VisibleRow,
    hasSecondLine: Bool,
    in rect: CellRect,
    on canvas: Canvas
  ) {
    let glyphs = glyphs(canvas)
    var line = LineWriter(canvas.place(of: rect), isRightToLeft: glyphs.isRightToLeft)
    var places: [(index: Int, rect: CellRect)] = []
    if allowsMultipleSelection {
      let box = glyphs.checkBox(isChecked: isSelected(row.row, at: row.index))
      if line.room > box.columns + 1 {
        line.leading(box, on: &canvas.surface.cells)
        line.skip(1)
      }
    }
    row.content.paintEnd(
      after: row.markers,
      line: &line,
      &places,
      on: &canvas.surface.cells
    )
    row.content.paintLeading(line: &line, &places, on: &canvas.surface.cells)
    let origin = canvas.surface.origin
    var title = line.rect
    title.column -= origin.column
    title.row -= origin.row
    if !title.isEmpty { marks.titles.append((row.index, title)) }
    if let layout = table.layout, !row.row.columnTexts.isEmpty {
      paintColumns(of: row, layout, in: line.rect, rect, on: canvas)
    } else {
      row.content.paintTexts(
        withSecondaryText: !hasSecondLine,
        line: &line,
        glyphs.drawing,
        on: &canvas.surface.cells
      )
    }
    for place in places {
      var rect = place.rect
      rect.column -= origin.column
      rect.row -= origin.row
      let accessory = place.index == Self.handle ? nil : place.index
      marks.accessories.append((row.index, accessory, rect))
    }
    guard let edit, edit.row == row.index, canvas.isFocused,
      let field = places.first(where: { $0.index == edit.accessory }),
      let column = row.content.trailing.first(where: { $0.accessory == edit.accessory })?
        .cursorColumn
        ?? row.content.leading.first(where: { $0.accessory == edit.accessory })?.cursorColumn
    else { return }
    canvas.surface.cursor = CellPoint(
      column: min(field.rect.column + column, field.rect.endColumn - 1),
      row: field.rect.row
    )
  }

  /// Changes the style of the focused row and of one blank column on both sides, but not that of a
  /// text field that the user edits. Without colors, a mark in one of the columns says the same.
  private func highlight(_ row: VisibleRow, in area: CellRect, on canvas: Canvas) {
    let style = canvas.styles[canvas.isFocused ? .focused : .selected]
    let glyphs = glyphs(canvas)
    let bar = canvas.size.columns - area.columns > 0
    let (start, end) = (canvas.margin, bar ? 1 : canvas.margin)
    let first = max(row.lines.lowerBound, firstLine)
    marks.focusedLine = area.part(row: first - firstLine).row
    for line in row.lines {
      let rect = area.part(row: line - firstLine)
      guard (0..<area.rows).contains(line - firstLine) else { continue }
      let cells = canvas.place(of: rect)
      let column = cells.column - (isRightToLeft ? end : start)
      let place = cells.at(column: column, columns: cells.columns + start + end)
      if start > 0, !canvas.isFocused || line == first {
        // Bold text alone could be a title.
        let glyph = canvas.isFocused ? glyphs.focusedLine : glyphs.selected
        let isFilled = style.hasColors || canvas.isFocused && style.isReversed
        let mark = place.start(isRightToLeft: isRightToLeft)
        let style = style.mark(besides: isFilled)
        canvas.surface.cells.put(glyph: glyph, at: mark, style: style, clip: place)
      }
      canvas.surface.cells.restyle(place) { $0.apply(style) }
    }
    guard let edit, edit.row == row.index,
      let field = marks.accessories.first(where: {
        $0.row == edit.row && $0.accessory == edit.accessory
      })
    else { return }
    canvas.restyle(field.rect) { $0 = canvas.styles[.field] }
  }

  /// Draws a row that the user swipes or drags.
  private func paintPointerState(of row: VisibleRow, in area: CellRect, on canvas: Canvas) {
    let lines = row.lines.clamped(to: firstLine..<firstLine + area.rows)
    guard let first = lines.first else { return }
    let rect = area.part(row: first - firstLine, rows: lines.count)
    paintDrag(of: row.index, in: rect, on: canvas)
    paintSwipe(of: row.index, in: canvas.place(of: rect), on: canvas)
  }

  // MARK: - Columns

  /// Updates the places of the columns for the rows that are visible.
  private func updateTable(_ rows: [VisibleRow], in area: CellRect, on canvas: Canvas) {
    guard headingLines > 0 else { return table.layout = nil }
    if table.fitted.count != columns.count {
      table.fitted = columns.map { SafeText.columns(of: $0.title, limit: 80) + 2 }
    }
    for row in rows {
      for (column, text) in row.row.columnTexts.prefix(columns.count).enumerated() {
        let width = SafeText.columns(of: text, limit: 200) + (column == 0 ? 2 : 0)
        table.fitted[column] = max(table.fitted[column], width)
      }
    }
    var end = 0
    for row in rows where !row.content.trailing.isEmpty || !row.markers.isEmpty {
      let columns = (row.content.trailing + row.markers).map { $0.text.columns + 1 }
      end = max(end, columns.reduce(0, +))
    }
    let start = allowsMultipleSelection ? checkboxColumns + 1 : 0
    let available = max(area.columns - start - end, 1)
    var widths = table.fitted
    if let sort, columns.indices.contains(sort.column) {
      let heading = columns[sort.column].title + " " + arrow(of: sort, glyphs(canvas))
      widths[sort.column] = max(widths[sort.column], SafeText.columns(of: heading, limit: 80) + 1)
    }
    var layout = ListColumnLayout(columns, fitted: widths, available: available)
    // A column says more than the direction of the sorted one.
    if layout.places.count < columns.count {
      layout = ListColumnLayout(columns, fitted: table.fitted, available: available)
    }
    table.layout = layout
  }

  /// Returns the place of a column on a line, with some columns of the gap after it.
  private func rect(
    of place: ListColumnLayout.Place,
    in rect: CellRect,
    extension gap: Int = 0
  ) -> CellRect {
    let start = place.start + (allowsMultipleSelection ? checkboxColumns + 1 : 0)
    let columns = min(place.columns + gap, max(rect.columns - start, 0))
    let column = isRightToLeft ? rect.columns - start - columns : start
    return rect.at(column: rect.column + column, columns: columns)
  }

  /// Returns the arrow of the sorted column, or the word that takes its place.
  private func arrow(of sort: ListSort, _ glyphs: FrameGlyphs) -> String {
    sort.order == .forward
      ? glyphs.text(glyphs.up, .ascendingState) : glyphs.text(glyphs.down, .descendingState)
  }

  private func paintHeading(in rect: CellRect, on canvas: Canvas) {
    guard let layout = table.layout else { return }
    let glyphs = glyphs(canvas)
    for place in layout.places {
      let column = columns[place.column]
      var title = column.title
      var cells = self.rect(of: place, in: rect)
      if let sort, sort.column == place.column {
        let arrow = arrow(of: sort, glyphs)
        let arrowColumns = SafeText.columns(of: arrow, limit: place.columns)
        let columns = SafeText.columns(of: title, limit: place.columns)
        let isWide = columns + 1 + arrowColumns <= place.columns
        // The arrow takes a column of the gap if the heading is as wide as the column.
        if !isWide { cells = self.rect(of: place, in: rect, extension: 1) }
        let room = cells.columns - (isWide ? 1 : 0) - arrowColumns
        let cut = SafeText.fitting(title, columns: room, ellipsis: glyphs.drawing.ellipsis).string
        // The name of the column says more than a word without room for it.
        if isWide || !glyphs.usesWords { title = isWide ? "\(cut) \(arrow)" : cut + arrow }
      }
      canvas.draw(in: cells) { canvas in
        canvas.line(title, row: 0, alignment: column.alignment, style: canvas.styles[.header])
      }
      marks.headings.append((place.column, cells))
    }
  }

  /// Draws the texts of the columns.
  ///
  /// - Parameters:
  ///   - rest: The cells of the frame that the symbol and the accessories of the row leave.
  ///   - rect: The line of the row in the coordinates of the canvas.
  private func paintColumns(
    of row: VisibleRow,
    _ layout: ListColumnLayout,
    in rest: CellRect,
    _ rect: CellRect,
    on canvas: Canvas
  ) {
    for place in layout.places where place.column < row.row.columnTexts.count {
      let cell = canvas.place(of: self.rect(of: place, in: rect)).intersection(rest)
      guard !cell.isEmpty else { continue }
      let text = row.row.columnTexts[place.column]
      let isFirst = place.column == 0
      let shown = SafeText.fitting(text, columns: cell.columns, ellipsis: canvas.drawing.ellipsis)
      let free = cell.columns - shown.columns
      let before =
        switch columns[place.column].alignment {
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      let column = isRightToLeft ? free - before : before
      let point = CellPoint(column: cell.column + column, row: cell.row)
      var style = isFirst || !row.row.isEnabled ? row.content.textStyle : CellStyle.plain
      if let columnStyle = row.row.columnStyles[place.column], row.row.isEnabled {
        style.apply(columnStyle.style(in: canvas.styles))
      }
      canvas.surface.cells.put(shown, at: point, style: style, clip: cell)
      let part = cell.at(column: point.column, columns: shown.columns)
      if case .parts(let styled) = row.row.columnStyles[place.column], row.row.isEnabled {
        styled.restyle(text, in: part, canvas.styles, on: &canvas.surface.cells)
      }
      guard let highlight = row.content.highlight else { continue }
      highlight.query.highlight(text, in: part, highlight.style, on: &canvas.surface.cells)
    }
  }
}

extension StyledText {
  /// Applies the styles of the parts to the cells of a text, unless it is another text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - place: The cells of the text, which may be truncated.
  ///   - styles: The styles of the roles.
  ///   - cells: The cells of the frame.
  fileprivate func restyle(
    _ text: String,
    in place: CellRect,
    _ styles: Theme.Styles,
    on cells: inout CellBuffer
  ) {
    guard text == string else { return }
    var start = text.startIndex
    for run in runs {
      let end =
        text.utf8.index(start, offsetBy: run.text.utf8.count, limitedBy: text.endIndex)
        ?? text.endIndex
      let style = run.style(in: styles)
      if style != .plain {
        cells.restyle(text.rect(of: start..<end, in: place)) { $0.apply(style) }
      }
      start = end
    }
  }
}
