extension TextViewController {
  func paint(on canvas: Canvas) {
    isRightToLeft = canvas.isRightToLeft
    resize(to: canvas.size)
    let (first, count) = scrolledLines
    let area = scrollbar.paint(in: canvas.bounds, showing: first, of: count, on: canvas)
    canvas.draw(in: area) { canvas in
      for (row, range) in layout.ranges(from: firstVisibleLine, count: area.rows).enumerated() {
        paint(range, row: row, on: canvas)
      }
    }
  }

  private func paint(_ range: Range<String.Index>, row: Int, on canvas: Canvas) {
    var point = CellPoint(column: startColumn(of: range), row: row)
    let start = point.column
    for part in document.runs(in: range) {
      for (piece, isSelected) in split(part.range) {
        var style = part.style
        if isSelected { style.isReversed.toggle() }
        for text in expanded(piece, at: point.column - start) {
          point.column += canvas.put(text, at: point, style: style)
        }
      }
    }
  }

  /// Returns the part of a range before, in and after the selection.
  private func split(_ range: Range<String.Index>) -> [(Range<String.Index>, isSelected: Bool)] {
    guard let selected = selection?.range.clamped(to: range), !selected.isEmpty else {
      return [(range, false)]
    }
    let parts = [
      (range.lowerBound..<selected.lowerBound, false), (selected, true),
      (selected.upperBound..<range.upperBound, false),
    ]
    return parts.filter { !$0.0.isEmpty }
  }

  /// Returns a part of a line as pieces, with blanks in place of tabs.
  private func expanded(_ range: Range<String.Index>, at column: Int) -> [String] {
    let text = document.string[range]
    guard text.utf8.contains(UInt8(ascii: "\t")) else { return [String(text)] }
    var pieces: [String] = []
    var column = column
    for character in text {
      let columns = TextLines.columns(of: character, at: column)
      pieces.append(
        character == "\t" ? String(repeating: " ", count: columns) : String(character)
      )
      column += columns
    }
    return pieces
  }

  // MARK: - Positions

  /// Returns the column at which a line begins, which depends on the layout direction, among those
  /// of the lines.
  private func startColumn(of range: Range<String.Index>) -> Int {
    guard isRightToLeft else { return 0 }
    var columns = 0
    for character in document.string[range] {
      columns += TextLines.columns(of: character, at: columns)
    }
    return max(0, layout.columns - columns)
  }

  /// The first column of the lines. In a right-to-left layout, the scrollbar is before them.
  private var firstColumn: Int { isRightToLeft ? drawnSize.columns - layout.columns : 0 }

  /// Returns the position in the text at a point of the canvas: that of the character there, or the
  /// end of the line.
  func position(at point: CellPoint) -> String.Index {
    let row = min(max(point.row, 0), max(drawnSize.rows - 1, 0))
    let range = layout.range(at: layout.place(row, from: firstVisibleLine))
    let start = firstColumn + startColumn(of: range)
    return position(inLine: range, column: point.column - start)
  }

  /// Returns the position of the character at a column of a line, or the end of the line.
  func position(inLine range: Range<String.Index>, column: Int) -> String.Index {
    var index = range.lowerBound
    var start = 0
    while index < range.upperBound {
      start += TextLines.columns(of: document.string[index], at: start)
      guard start <= column else { break }
      index = document.string.index(after: index)
    }
    return index
  }

  /// Returns the column of a position in its line.
  func column(of position: String.Index, inLine range: Range<String.Index>) -> Int {
    var column = 0
    for character in document.string[range.lowerBound..<max(position, range.lowerBound)] {
      column += TextLines.columns(of: character, at: column)
    }
    return column
  }
}
