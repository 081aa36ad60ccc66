import TabHost

extension FramePainter {
  func paint(
    _ row: TabHostController.Sidebar.Row,
    _ item: TabSidebarItem?,
    in rect: CellRect,
    _ layout: FrameLayout,
    on cells: inout CellBuffer
  ) {
    let signs = signs(layout)
    let content = RowContent(row, item: item, isEditing: host.isEditing, signs: signs)
    let start = RowStart(row, in: rect, isEditing: host.isEditing, signs: signs)
    paint(start, of: row, in: rect, signs, on: &cells)
    var line = start.line
    paintTrailingEnd(of: row, content, signs, line: &line, on: &cells)
    paint(content, line: &line, on: &cells)
    if let background = content.background { fill(rect, background, on: &cells) }
    if row.isSelected { cells.restyle(rect) { $0.isReversed = true } }
  }

  /// Draws the selection marker, the disclosure indicator of a group, and the checkbox.
  private func paint(
    _ start: RowStart,
    of row: TabHostController.Sidebar.Row,
    in rect: CellRect,
    _ signs: FrameSigns,
    on cells: inout CellBuffer
  ) {
    var line = LineWriter(rect, isRightToLeft: signs.isRightToLeft)
    if row.isSelected { line.leading(signs.selected, on: &cells) }
    if let mark = start.mark, case .group(let group) = row.content, !group.children.isEmpty {
      let sign = row.isExpanded ? signs.expanded : signs.collapsed
      cells.put(sign: sign, at: mark.origin, clip: mark)
    }
    if let box = start.box {
      cells.put(signs.checkBox(isChecked: row.isChecked), at: box.origin, clip: box)
    }
  }

  /// Draws the badge and state glyphs of the row at its end, and the accessories of the item before
  /// them.
  private func paintTrailingEnd(
    of row: TabHostController.Sidebar.Row,
    _ content: RowContent,
    _ signs: FrameSigns,
    line: inout LineWriter,
    on cells: inout CellBuffer
  ) {
    var marks: [RowSign] = []
    if case .action(let action, _) = row.content {
      if action.attributes.contains(.disabled) { marks.append(.disabled(signs)) }
      if let mark = signs.mark(of: action.state) {
        marks.append(RowSign(SafeText(String(mark)), content.textStyle))
      }
    } else if let tab = row.tab {
      if line.room > 4 { line.trailing(" ", on: &cells) }
      if !row.isEnabled { marks.append(.disabled(signs)) }
      if let badge = TabLabel.badge(of: tab, drawing: options.drawing) {
        marks.append(RowSign(badge, Style(bold: true, foreground: .red)))
      }
    }
    for sign in marks + content.trailing.reversed() where line.room > sign.text.columns + 2 {
      line.trailing(sign.text, style: sign.style, on: &cells)
      if sign.text.columns > 0 { line.trailing(" ", on: &cells) }
    }
  }

  private func paint(_ content: RowContent, line: inout LineWriter, on cells: inout CellBuffer) {
    for sign in content.leading where line.room > sign.text.columns + 3 {
      line.leading(sign.text, style: sign.style, on: &cells)
      line.skip(sign.text.columns > 0 ? 1 : 0)
    }
    if let glyph = content.glyph, line.room > 3 || content.text.isEmpty {
      line.leading(glyph, style: content.glyphStyle, on: &cells)
      line.skip(1)
    }
    paint(content, withSecondaryText: true, line: &line, on: &cells)
  }

  private func fill(_ rect: CellRect, _ color: Style.Color, on cells: inout CellBuffer) {
    cells.restyle(rect) { style in
      style.background = color
      if style.foreground?.mayLookLike(color) != false { style.foreground = color.contrast }
    }
  }
}

// MARK: - Drawing two texts on a line

extension FramePainter {
  /// The minimum number of columns with which a truncated secondary text is shown.
  private static let minimumSecondaryColumns = 4

  /// Draws the text and, if there is room, the secondary text of a row.
  func paint(
    _ content: RowContent,
    withSecondaryText: Bool,
    line: inout LineWriter,
    on cells: inout CellBuffer
  ) {
    let ellipsis = options.drawing.ellipsis
    let text = SafeText.fitting(content.text, columns: line.room, ellipsis: ellipsis)
    let style = content.textStyle
    guard withSecondaryText, !content.secondaryText.isEmpty, !text.isTruncated else {
      return line.leading(text, style: style, on: &cells)
    }
    let gap = text.columns > 0 ? 2 : 0
    let room = line.room - text.columns - gap
    let second = SafeText.fitting(content.secondaryText, columns: room, ellipsis: ellipsis)
    let shows =
      second.columns > 0 && (!second.isTruncated || room >= Self.minimumSecondaryColumns)
    if shows, content.isSideBySide {
      line.trailing(second, style: content.secondaryStyle, on: &cells)
    }
    line.leading(text, style: style, on: &cells)
    guard shows, !content.isSideBySide else { return }
    line.skip(gap)
    line.leading(second, style: content.secondaryStyle, on: &cells)
  }
}
