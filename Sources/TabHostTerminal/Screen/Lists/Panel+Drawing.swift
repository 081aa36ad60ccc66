extension Panel {
  /// The most lines that say how wide a list is; further ones are cut.
  private static let measuredLines = 500

  /// Where the list lies: below the place that it belongs to, or above it, inside the frame; in the
  /// middle without one.
  func rect(in size: CellSize, near anchor: CellRect?) -> CellRect {
    let widths = lines.prefix(Self.measuredLines).map { line in
      SafeText(line.text, limit: size.columns).columns
        + (line.detail.isEmpty ? 0 : SafeText(line.detail, limit: size.columns).columns + 2)
    }
    let wanted = max(widths.max() ?? 0, SafeText(title, limit: size.columns).columns) + 4
    let columns = min(wanted, size.columns)
    let rows = min(lines.count + 2, size.rows)
    guard let anchor else {
      return CellRect(
        column: (size.columns - columns) / 2,
        row: (size.rows - rows) / 2,
        columns: columns,
        rows: rows
      )
    }
    let below = anchor.endRow + rows <= size.rows
    return CellRect(
      column: max(0, min(anchor.column, size.columns - columns)),
      row: below ? anchor.endRow : max(0, anchor.row - rows),
      columns: columns,
      rows: rows
    )
  }

  /// The lines that there is room for, so that one of them is among them.
  func window(in rect: CellRect, showing index: Int) -> Range<Int> {
    let room = max(0, rect.rows - 2)
    let first = max(0, min(index - room / 2, lines.count - room))
    return first..<min(lines.count, first + room)
  }

  /// How many lines a click on the border scrolls: to those before at the top, to those after at
  /// the bottom; 0 beside them, and where there are no more.
  func scrollStep(at point: CellPoint, in rect: CellRect, showing index: Int) -> Int {
    let shown = window(in: rect, showing: index)
    guard rect.contains(point), !shown.isEmpty else { return 0 }
    if point.row == rect.row, shown.lowerBound > 0 { return -shown.count }
    if point.row == rect.endRow - 1, shown.upperBound < lines.count { return shown.count }
    return 0
  }

  /// The line at a place; nil beside the lines.
  func line(at point: CellPoint, in rect: CellRect, showing index: Int) -> Int? {
    guard rect.inset(columns: 1, rows: 1).contains(point) else { return nil }
    let line = window(in: rect, showing: index).lowerBound + point.row - rect.row - 1
    return lines.indices.contains(line) ? line : nil
  }

  /// Draws the lines around the one that has the focus, and marks that one.
  func paint(
    in rect: CellRect,
    focus: Int,
    _ signs: FrameSigns,
    on cells: inout CellBuffer
  ) {
    let drawing = signs.drawing
    cells.fill(rect, with: .blank)
    cells.box(rect, drawing: drawing)
    let inner = rect.inset(columns: 1, rows: 1)
    var writer = LineWriter(inner.part(row: -1), isRightToLeft: signs.isRightToLeft)
    if !title.isEmpty {
      writer.skip(1)
      writer.fill(title, ellipsis: drawing.ellipsis, style: Style(bold: true), on: &cells)
    }
    let shown = window(in: rect, showing: focus)
    paintScrollMarks(shown, in: rect, signs, on: &cells)
    for (offset, index) in shown.enumerated() {
      let place = inner.part(row: offset)
      paint(lines[index], in: place, signs, on: &cells)
      if index == focus, lines[index].isEnabled { cells.restyle(place) { $0.isReversed = true } }
    }
  }

  /// Marks in the border that there are lines before or after those on show.
  private func paintScrollMarks(
    _ shown: Range<Int>,
    in rect: CellRect,
    _ signs: FrameSigns,
    on cells: inout CellBuffer
  ) {
    guard !shown.isEmpty, rect.columns > 2 else { return }
    let column = rect.endColumn - 2
    let (top, bottom) = (rect.row, rect.endRow - 1)
    if shown.lowerBound > 0 {
      cells.put(String(signs.up), at: CellPoint(column: column, row: top), clip: rect)
    }
    if shown.upperBound < lines.count {
      cells.put(String(signs.down), at: CellPoint(column: column, row: bottom), clip: rect)
    }
  }

  private func paint(
    _ line: Line,
    in place: CellRect,
    _ signs: FrameSigns,
    on cells: inout CellBuffer
  ) {
    if line.isSeparator {
      return cells.horizontalLine(place, drawing: signs.drawing, style: Style(dim: true))
    }
    let style = Style(dim: !line.isEnabled, foreground: line.isDestructive ? .red : nil)
    var writer = LineWriter(place, isRightToLeft: signs.isRightToLeft)
    if !line.detail.isEmpty {
      writer.trailing(SafeText(" "), on: &cells)
      writer.trailing(SafeText(line.detail), style: Style(dim: true), on: &cells)
    }
    writer.skip(1)
    writer.fill(line.text, ellipsis: signs.drawing.ellipsis, style: style, on: &cells)
  }
}
