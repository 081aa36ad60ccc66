import TabHost

// MARK: - Drawing

extension TextEditorController: ScrollingText {
  var layout: EditableText { contents }

  func paint(on canvas: Canvas) {
    isRightToLeft = canvas.isRightToLeft
    resize(to: canvas.size)
    let rows = canvas.size.rows
    let first = firstLineShown
    let (line, count) = contents.scrolledLines(first: first, rows: rows)
    scrollbar.firstLine = line
    textArea = scrollbar.draw(on: canvas, in: canvas.bounds, lineCount: count)
    canvas.draw(in: textArea) { canvas in
      if contents.isEmpty {
        canvas.line(placeholder ?? "", row: 0, style: canvas.styles[.secondary])
      } else {
        paintLines(from: first, on: canvas)
      }
      if canvas.isFocused { canvas.cursor = cursor(from: first, in: canvas.size) }
    }
  }

  private func paintLines(from first: TextPlace, on canvas: Canvas) {
    var (part, line) = (first.part, first.line)
    var row = 0
    while part < lineCount, row < canvas.size.rows {
      for place in (line..<contents.lines(ofPart: part).ranges.count).prefix(canvas.size.rows - row)
      {
        paint(TextPlace(part: part, line: place), row: row, on: canvas)
        row += 1
      }
      (part, line) = (part + 1, 0)
    }
  }

  private func paint(_ place: TextPlace, row: Int, on canvas: Canvas) {
    let range = contents.range(at: place)
    let text = contents.lines[place.part]
    let selected = selectedRange(inLine: place.part)
    let end = canvas.put(
      [(range, CellStyle.plain)],
      of: text,
      selected: selected,
      at: CellPoint(column: startColumn(of: place), row: row)
    )
    // The selected line break is a blank after the line.
    guard selection.range.upperBound.line > place.part, selected?.upperBound == text.endIndex,
      range.upperBound == text.endIndex
    else { return }
    canvas.put(" ", at: CellPoint(column: end, row: row), style: CellStyle(reversed: true))
  }

  /// Returns the selected part of a line, which is empty if only its line break is selected, or `nil`
  /// if nothing is.
  private func selectedRange(inLine line: Int) -> Range<String.Index>? {
    let (start, end) = (selection.range.lowerBound, selection.range.upperBound)
    guard start < end, (start.line...end.line).contains(line) else { return nil }
    let text = contents.lines[line]
    let first = start.line == line ? contents.index(of: start) : text.startIndex
    let last = end.line == line ? contents.index(of: end) : text.endIndex
    return first..<last
  }

  /// Returns the cell of the cursor, or `nil` if it is not visible. The last column is also that of
  /// white space that exceeds the width.
  private func cursor(from first: TextPlace, in size: CellSize) -> CellPoint? {
    let place = contents.place(containing: selection.head)
    guard place >= first else { return nil }
    var row = 0
    var line = first
    while line != place, row < size.rows {
      line = contents.place(1, from: line)
      row += 1
    }
    let column = contents.lines[place.part].column(
      of: contents.index(of: selection.head),
      inLine: contents.range(at: place)
    )
    return CellPoint(column: min(startColumn(of: place) + column, size.columns - 1), row: row)
  }

  /// Returns the column at which a line begins among those of the lines, which depends on the layout
  /// direction.
  private func startColumn(of place: TextPlace) -> Int {
    guard isRightToLeft else { return 0 }
    let range = contents.range(at: place)
    let columns = contents.lines[place.part].column(of: range.upperBound, inLine: range)
    return max(0, contents.columns - columns)
  }

  // MARK: - Scrolling

  /// Adapts the lines to the size of a canvas. A cursor that was visible remains visible.
  private func resize(to size: CellSize) {
    let isNew = size != drawnSize
    drawnSize = size
    contents.wrap(to: size)
    if isNew { reveal() }
  }

  /// Scrolls as little as necessary to show the cursor.
  func reveal() {
    guard drawnSize.rows > 0 else { return }
    reveal(contents.place(containing: selection.head))
  }

  // MARK: - Positions

  /// Returns the position in the text at a point of the canvas: that of the character there, or the
  /// end of the line.
  func position(at point: CellPoint) -> Position {
    let row = min(max(point.row, 0), max(drawnSize.rows - 1, 0))
    let first = firstLineShown
    let place = contents.place(row, from: first)
    return position(at: point.column - textArea.column - startColumn(of: place), inLine: place)
  }

  /// Returns the position at a column of a wrapped line. The end of a line that continues in the next
  /// one is before its last character.
  func position(at column: Int, inLine place: TextPlace) -> Position {
    let text = contents.lines[place.part]
    let range = contents.range(at: place)
    var index = text.index(atColumn: column, ofLine: range)
    if index == range.upperBound, index < text.endIndex, index > range.lowerBound {
      index = text.index(before: index)
    }
    return contents.position(of: index, inLine: place.part)
  }
}
