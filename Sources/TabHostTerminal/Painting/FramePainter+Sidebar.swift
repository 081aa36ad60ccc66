import TabHost

extension FramePainter {
  func paint(_ sidebar: FrameLayout.Sidebar, _ layout: FrameLayout, on cells: inout CellBuffer) {
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
    for control in layout.controls(in: .sidebar) { paint(control, layout, on: &cells) }
    paintRows(sidebar, layout, glyphs, on: &cells)
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
  }

  /// Draws the rows, and the header and footer that scroll with them.
  private func paintRows(
    _ sidebar: FrameLayout.Sidebar,
    _ layout: FrameLayout,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
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
    func paintRow(_ row: TabHostController.Sidebar.Row, _ item: TabSidebarItem?, at index: Int) {
      guard let rect = sidebar.rect(ofRow: index) else { return }
      let line = picture(of: row, item, at: index, columns: rect.columns, glyphs)
      cells.copy(line: line.cells, to: rect)
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
  }

  /// Returns the item of a row, or `nil` if the row is not displayed.
  func item(of row: TabHostController.Sidebar.Row, at index: Int) -> TabSidebarItem? {
    if let tab = row.tab { host.sidebar.item(for: tab) } else { host.sidebar.item(at: index) }
  }
}

extension FrameLayout.Scrollbar {
  /// Draws the thumb, and the marks for more rows at the ends, on a border or a line.
  func paint(
    hasEarlier: Bool,
    hasLater: Bool,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    cells.fill(thumb, with: Cell(glyphs.thumb, style: glyphs.styles[.thumb]))
    if hasEarlier { cells.put(glyph: glyphs.up, at: rect.origin, clip: rect) }
    if hasLater { cells.put(glyph: glyphs.down, at: rect.lastLine.origin, clip: rect) }
  }
}
