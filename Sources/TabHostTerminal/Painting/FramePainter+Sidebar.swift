import TabHost

extension FramePainter {
  private static let indentation = 2

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

  // MARK: - One row

  private func paint(
    _ row: TabHostController.Sidebar.Row,
    in rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let signs = signs(layout)
    var line = LineWriter(rect, isRightToLeft: layout.isRightToLeft)
    line.leading(SafeText(row.isSelected ? String(signs.selected) : " "), on: &cells)
    line.skip(min(row.depth, CellSize.maximumSide) * Self.indentation, upTo: rect.columns / 3)
    switch row.content {
    case .action(let action, _):
      line.skip(rect.columns >= 12 ? 2 : 0)
      paintAction(action, line: &line, on: &cells)
    case .tab(let tab):
      line.skip(rect.columns >= 12 ? 2 : 0)
      paint(tab, row, signs, line: &line, on: &cells)
    case .group(let group):
      let mark = row.isExpanded ? signs.expanded : signs.collapsed
      line.leading(SafeText(group.children.isEmpty ? " " : String(mark)), on: &cells)
      line.skip(1)
      paint(group, row, signs, line: &line, on: &cells)
    }
    if row.isSelected { cells.restyle(rect) { $0.isReversed = true } }
  }

  private func paintAction(_ action: Action, line: inout LineWriter, on cells: inout CellBuffer) {
    let style = Style(foreground: .blue)
    line.leading(SafeText("+"), style: style, on: &cells)
    line.skip(1)
    line.fill(action.title, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
  }

  private func paint(
    _ tab: TabItem,
    _ row: TabHostController.Sidebar.Row,
    _ signs: FrameSigns,
    line: inout LineWriter,
    on cells: inout CellBuffer
  ) {
    let label = TabLabel(
      tab,
      isSelected: row.isSelected,
      filled: false,
      drawing: options.drawing
    )
    let isSection = row.tab is TabGroupItem && row.depth == 0
    let style = Style(bold: row.isSelected || isSection, dim: !row.isEnabled)
    if line.room > 4 { line.trailing(SafeText(" "), on: &cells) }
    if !row.isEnabled, line.room > 3 {
      line.trailing(SafeText(String(signs.disabled)), style: style, on: &cells)
      line.trailing(SafeText(" "), on: &cells)
    }
    if let badge = label.badge, line.room > badge.columns + 3 {
      line.trailing(badge, style: Style(bold: true, foreground: .red), on: &cells)
      line.trailing(SafeText(" "), on: &cells)
    }
    if let glyph = label.glyph, line.room > 3 {
      line.leading(SafeText(String(glyph)), style: style, on: &cells)
      line.skip(1)
    }
    line.fill(row.title, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
  }
}
