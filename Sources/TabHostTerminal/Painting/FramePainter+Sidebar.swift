import TabHost

extension FramePainter {
  func paint(_ sidebar: FrameLayout.Sidebar, _ layout: FrameLayout, on cells: inout CellBuffer) {
    cells.fill(sidebar.rect, with: .blank)
    let signs = signs(layout)
    if let header = sidebar.header {
      var line = LineWriter(header, isRightToLeft: layout.isRightToLeft)
      line.skip(sidebar.toggle?.columns ?? 1)
      line.fill(
        host.title ?? "",
        ellipsis: options.drawing.ellipsis,
        style: Style(bold: true),
        on: &cells
      )
    }
    if let toggle = sidebar.toggle {
      paint(signs.sidebarToggle, in: toggle, style: .plain, on: &cells)
    }
    let rows = host.sidebar.rows[sidebar.visibleRows]
    for (index, row) in zip(sidebar.visibleRows, rows) {
      guard let rect = sidebar.rect(ofRow: index) else { continue }
      paint(row, in: rect, layout, on: &cells)
    }
    if let border = sidebar.border {
      cells.verticalLine(border, drawing: options.drawing, style: Style(dim: true))
      paintScrollMarks(sidebar, border, signs, on: &cells)
    }
  }

  private func paintScrollMarks(
    _ sidebar: FrameLayout.Sidebar,
    _ border: CellRect,
    _ signs: FrameSigns,
    on cells: inout CellBuffer
  ) {
    let first = CellPoint(column: border.column, row: sidebar.rows.row)
    let last = CellPoint(column: border.column, row: border.endRow - 1)
    if sidebar.hasEarlierRows { cells.put(String(signs.up), at: first, clip: border) }
    if sidebar.hasLaterRows { cells.put(String(signs.down), at: last, clip: border) }
  }
}
