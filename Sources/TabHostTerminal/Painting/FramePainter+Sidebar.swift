import TabHost

extension FramePainter {
  /// Draws the sidebar and returns whether it has a spinner.
  func paint(
    _ sidebar: FrameLayout.Placed<FrameLayout.Sidebar>,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) -> Bool {
    cells.fill(sidebar.rect, with: .blank)
    let glyphs = glyphs(layout)
    if let title = sidebar.title {
      var line = LineWriter(title, isRightToLeft: layout.isRightToLeft)
      line.fill(
        host.title ?? "",
        ellipsis: options.drawing.ellipsis,
        style: glyphs.styles[.header],
        on: &cells
      )
    }
    paint(layout.controls(in: .sidebar), layout, on: &cells)
    let isAnimated = paintRows(sidebar, layout, glyphs, on: &cells)
    if let bar = sidebar.bottomBar {
      cells.horizontalLine(bar.firstLine, drawing: options.drawing, style: glyphs.styles[.rule])
    }
    if let border = sidebar.border {
      cells.verticalLine(border, drawing: options.drawing, style: glyphs.styles[.rule])
    }
    if let scrollbar = sidebar.scrollbar {
      if sidebar.border == nil {
        let style = glyphs.styles[.rule]
        cells.verticalLine(scrollbar.rect, drawing: options.drawing, style: style)
      }
      scrollbar.paint(
        hasEarlier: sidebar.hasEarlierRows,
        hasLater: sidebar.hasLaterRows,
        glyphs,
        on: &cells
      )
    }
    return isAnimated
  }

  /// Draws the rows, and the header and footer that scroll with them. Returns whether one of the rows
  /// has a spinner.
  private func paintRows(
    _ sidebar: FrameLayout.Placed<FrameLayout.Sidebar>,
    _ layout: FrameLayout,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) -> Bool {
    // Read all rows first, because a configuration that creates its view may change the sidebar.
    let rows = host.sidebar.rows
    let count = rows.count
    let visible = rows[sidebar.visibleRows.clamped(to: 0..<count)]
    var items: [TabSidebarItem?] = []
    for index in visible.startIndex..<visible.endIndex {
      items.append(item(of: visible[index], at: index))
    }
    let pinnedRow = sidebar.pinnedRow ?? count
    let pinned = pinnedRow < count ? rows[pinnedRow] : nil
    if let rect = sidebar.rowsHeader, let header = host.sidebar.headerContentConfiguration {
      paint(header, view: host.sidebar.headerContentView, in: rect, layout, on: &cells)
    }
    var isAnimated = false
    func paintRow(_ row: TabHostController.Sidebar.Row, _ item: TabSidebarItem?, at index: Int) {
      guard let rect = sidebar.rect(ofRow: index) else { return }
      let line = picture(of: row, item, at: index, columns: rect.columns, glyphs)
      cells.copy(line: line.cells, to: rect)
      if line.isAnimated { isAnimated = true }
    }
    for (offset, item) in items.enumerated() {
      paintRow(visible[visible.startIndex + offset], item, at: visible.startIndex + offset)
    }
    if let pinned, let rect = sidebar.pinnedHeader {
      paintRow(pinned, item(of: pinned, at: pinnedRow), at: pinnedRow)
      cells.restyle(rect) { $0.apply(glyphs.styles[.pinned]) }
    }
    if let rect = sidebar.rowsFooter, let footer = host.sidebar.footerContentConfiguration {
      paint(footer, view: host.sidebar.footerContentView, in: rect, layout, on: &cells)
    }
    return isAnimated
  }

  /// Returns the item of a row, or `nil` if the row is not displayed.
  func item(of row: TabHostController.Sidebar.Row, at index: Int) -> TabSidebarItem? {
    if options.configuresRows { return host.sidebar.configuredItem(of: row) }
    if let tab = row.tab { return host.sidebar.item(for: tab) }
    return host.sidebar.item(at: index)
  }
}

// MARK: - Rows

extension FramePainter {
  /// Returns the line of a row of the sidebar, drawn with a number of columns.
  func picture(
    of row: TabHostController.Sidebar.Row,
    _ item: TabSidebarItem?,
    at index: Int,
    columns: Int,
    _ glyphs: FrameGlyphs
  ) -> SidebarLine.Picture {
    let line = SidebarLine(
      row,
      item: item,
      isEditing: host.isEditing,
      isMovable: host.isEditing && row.tab.map { Move.canArrangeRow(of: $0, in: host) } == true,
      spinnerStep: options.spinnerStep,
      glyphs: glyphs
    )
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
  /// The minimum number of columns with which a truncated secondary text is shown. A shorter one, such
  /// as a duration or a number, is shown whole or not at all.
  private static let minimumSecondaryColumns = 10

  /// Draws glyphs, and the trailing accessories before them, at the end of the line.
  func paintEnd(
    after marks: [RowGlyph],
    line: inout LineWriter,
    _ places: inout [(index: Int, rect: CellRect)],
    on cells: inout CellBuffer
  ) {
    for glyph in marks + trailing.reversed() where line.room > glyph.text.columns + 2 {
      let free = line.rect
      if glyph.isBadge {
        line.trailing(badge: glyph.text, style: glyph.style, isFilled: false, on: &cells)
      } else {
        line.trailing(glyph.text, style: glyph.style, on: &cells)
      }
      if let index = glyph.accessory { places.append((index, free.taken(by: line.rect))) }
      if glyph.text.columns > 0 { line.trailing(" ", on: &cells) }
    }
  }

  /// Draws the leading accessories and the symbol.
  func paintLeading(
    line: inout LineWriter,
    _ places: inout [(index: Int, rect: CellRect)],
    on cells: inout CellBuffer
  ) {
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
    let wanted = SafeText.columns(of: secondaryText, limit: line.room)
    // A text at the end is apart by its place, so it needs no second blank.
    let isTight = isSideBySide && text.columns + 1 + wanted == line.room
    let gap = text.columns == 0 ? 0 : isTight ? 1 : 2
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

// MARK: - Header and footer of the rows

/// The header or footer of the sidebar's rows.
enum RowsEnd {
  /// Returns the number of lines of a header or footer, or 0 if there is none.
  static func lineCount(_ configuration: (any ContentConfiguration)?) -> Int {
    guard let configuration else { return 0 }
    guard let list = configuration as? ListContentConfiguration else { return 1 }
    return hasSecondLine(list) ? 2 : 1
  }

  /// Returns whether the secondary text is on a line of its own below the text.
  static func hasSecondLine(_ list: ListContentConfiguration) -> Bool {
    !list.prefersSideBySideTextAndSecondaryText && !list.plainSecondaryText.isEmpty
      && !list.plainText.isEmpty
  }
}

extension FramePainter {
  /// Draws a header or footer, as far as there is room.
  ///
  /// A configuration of an unknown type is drawn as the title of its view.
  func paint(
    _ configuration: any ContentConfiguration,
    view: @autoclosure () -> (any ViewController & ContentView)?,
    in rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    var line = LineWriter(rect, isRightToLeft: layout.isRightToLeft)
    line.skip(1, upTo: rect.columns / 3)
    guard let list = configuration as? ListContentConfiguration else {
      let title = view()?.title ?? ""
      return line.fill(title, ellipsis: options.drawing.ellipsis, on: &cells)
    }
    let content = RowContent(list, drawing: options.drawing, styles: styles)
    if let glyph = content.glyph, line.room > 3 {
      line.leading(glyph, style: content.glyphStyle, on: &cells)
      line.skip(1)
    }
    let isBelow = RowsEnd.hasSecondLine(list)
    content.paintTexts(withSecondaryText: !isBelow, line: &line, options.drawing, on: &cells)
    guard isBelow else { return }
    let second = rect.part(row: 1, rows: rect.rows - 1)
    var below = LineWriter(second, isRightToLeft: layout.isRightToLeft)
    below.skip(1, upTo: rect.columns / 3)
    below.fill(
      content.secondaryText,
      ellipsis: options.drawing.ellipsis,
      style: content.secondaryStyle,
      on: &cells
    )
  }
}
