import TabHost

extension FramePainter {
  private static let indentation = 2

  func paint(
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
      paintCheckBox(of: row, signs, line: &line, on: &cells)
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

  /// Paints the box of a row that a person may hide; what other rows say begins at the same column.
  private func paintCheckBox(
    of row: TabHostController.Sidebar.Row,
    _ signs: FrameSigns,
    line: inout LineWriter,
    on cells: inout CellBuffer
  ) {
    guard host.isEditing else { return }
    let box = signs.checkBox(isChecked: row.isChecked)
    guard line.room > box.columns + 1 else { return }
    if row.tab?.allowsHiding == true {
      line.leading(box, on: &cells)
      line.skip(1)
    } else {
      line.skip(box.columns + 1)
    }
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
    let isDim = !row.isEnabled || !tab.isShownInSidebar
    let style = Style(bold: row.isSelected || isSection, dim: isDim)
    // Before badge and symbol: while a person edits, the box is what they need.
    paintCheckBox(of: row, signs, line: &line, on: &cells)
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

extension TabItem {
  /// Whether neither the tab nor a group above it is hidden.
  fileprivate var isShownInSidebar: Bool {
    var tab: TabItem? = self
    while let current = tab {
      if current.isHidden { return false }
      tab = current.parent
    }
    return true
  }
}
