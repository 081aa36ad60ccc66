import TabHost

extension FramePainter {
  func paint(_ sidebar: FrameLayout.Sidebar, _ layout: FrameLayout, on cells: inout CellBuffer) {
    cells.fill(sidebar.rect, with: .blank)
    let glyphs = glyphs(layout)
    if let header = sidebar.header {
      var line = LineWriter(header, isRightToLeft: layout.isRightToLeft)
      line.skip(sidebar.toggle?.columns ?? 1)
      line.reserve(sidebar.buttons.reduce(0) { $0 + $1.rect.columns })
      line.fill(
        host.title ?? "",
        ellipsis: options.drawing.ellipsis,
        style: glyphs.styles[.header],
        on: &cells
      )
    }
    if let toggle = sidebar.toggle {
      paint(glyphs.sidebarToggle, in: toggle, style: .plain, on: &cells)
    }
    paintButtons(of: sidebar, layout, on: &cells)
    paintRows(sidebar, layout, on: &cells)
    if let bar = sidebar.bottomBar {
      cells.horizontalLine(bar.firstLine, drawing: options.drawing, style: glyphs.styles[.rule])
    }
    if let border = sidebar.border {
      cells.verticalLine(border, drawing: options.drawing, style: glyphs.styles[.rule])
      paintScrollMarks(sidebar, border, glyphs, on: &cells)
    }
  }

  /// Draws the rows, and the header and footer that scroll with them.
  private func paintRows(
    _ sidebar: FrameLayout.Sidebar,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    // Read all rows first, because a configuration that creates its view may change the sidebar.
    let rows = host.sidebar.rows
    let visible = rows[sidebar.visibleRows.clamped(to: 0..<rows.count)]
    let shown = visible.indices.map { index in
      (sidebar.rect(ofRow: index), visible[index], item(of: visible[index], at: index))
    }
    if let rect = sidebar.rowsHeader, let header = host.sidebar.headerContentConfiguration {
      paint(header, view: host.sidebar.headerContentView, in: rect, layout, on: &cells)
    }
    for case (let rect?, let row, let item) in shown {
      paint(row, item, in: rect, layout, on: &cells)
    }
    if let rect = sidebar.rowsFooter, let footer = host.sidebar.footerContentConfiguration {
      paint(footer, view: host.sidebar.footerContentView, in: rect, layout, on: &cells)
    }
  }

  private func item(of row: TabHostController.Sidebar.Row, at index: Int) -> TabSidebarItem? {
    row.tab.map(host.sidebar.item(for:)) ?? host.sidebar.item(at: index)
  }

  private func paintScrollMarks(
    _ sidebar: FrameLayout.Sidebar,
    _ border: CellRect,
    _ glyphs: FrameGlyphs,
    on cells: inout CellBuffer
  ) {
    let first = CellPoint(column: border.column, row: sidebar.rows.row)
    let last = CellPoint(column: border.column, row: sidebar.rows.endRow - 1)
    if sidebar.hasEarlierRows { cells.put(glyph: glyphs.up, at: first, clip: border) }
    if sidebar.hasLaterRows { cells.put(glyph: glyphs.down, at: last, clip: border) }
  }
}
