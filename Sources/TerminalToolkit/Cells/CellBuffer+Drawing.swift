extension CellBuffer {
  /// Draws text to the right of a point and returns the number of columns it occupies up to the
  /// edge of the clip rectangle.
  ///
  /// The text is sanitized first; see ``SafeText``. Text outside `clip`, which is the whole grid by
  /// default, is omitted, and no more of the text is read than necessary.
  @discardableResult
  public mutating func put(
    _ text: String,
    at point: CellPoint,
    style: CellStyle = .plain,
    clip: CellRect? = nil
  ) -> Int {
    let clip = (clip ?? bounds).intersection(bounds)
    guard clip.endColumn > point.column, point.column >= -CellSize.maximumSide else { return 0 }
    return put(
      SafeText(text, limit: clip.endColumn - point.column + 1),
      at: point,
      style: style,
      clip: clip
    )
  }

  /// Draws sanitized text to the right of a point and returns the number of columns it occupies up
  /// to the edge of the clip rectangle.
  @discardableResult
  public mutating func put(
    _ text: SafeText,
    at point: CellPoint,
    style: CellStyle = .plain,
    clip: CellRect? = nil
  ) -> Int {
    let clip = (clip ?? bounds).intersection(bounds)
    guard clip.endColumn > point.column, point.column >= -CellSize.maximumSide else { return 0 }
    var place = point
    for piece in text.pieces {
      guard place.column < clip.endColumn else { break }
      setInside(Cell(piece, style: style), at: place, clip: clip)
      place.column += piece.columns
    }
    return min(place.column, clip.endColumn) - point.column
  }

  /// Draws a built-in glyph, which is one column wide, if the point is inside the clip rectangle.
  package mutating func put(
    glyph: Character,
    at point: CellPoint,
    style: CellStyle = .plain,
    clip: CellRect
  ) {
    set(Cell(SafeCharacter(glyph: glyph), style: style), at: point, clip: clip)
  }

  /// Fills a rectangle with a character. A wide character leaves a blank where only half of it
  /// would fit.
  public mutating func fill(_ rect: CellRect, with cell: Cell) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty, cell.columns > 0 else { return }
    for row in rect.row..<rect.endRow {
      if cell.columns == 1 {
        fillNarrow(row: row, columns: rect.column..<rect.endColumn, with: cell)
        continue
      }
      for column in stride(from: rect.column, to: rect.endColumn, by: cell.columns) {
        setInside(cell, at: CellPoint(column: column, row: row), clip: rect)
      }
    }
  }

  /// Draws a border with rounded corners along the inner edge of a rectangle.
  ///
  /// A rectangle of a single row or column becomes a line.
  public mutating func box(_ rect: CellRect, drawing: LineDrawing, style: CellStyle = .plain) {
    guard !rect.isEmpty else { return }
    guard rect.rows > 1 else { return horizontalLine(rect, drawing: drawing, style: style) }
    guard rect.columns > 1 else { return verticalLine(rect, drawing: drawing, style: style) }
    let right = rect.endColumn - 1
    let bottom = rect.endRow - 1
    for edge in [rect.firstLine, rect.lastLine] {
      horizontalLine(edge, drawing: drawing, style: style)
    }
    for column in [rect.column, right] {
      verticalLine(rect.at(column: column, columns: 1), drawing: drawing, style: style)
    }
    let corners = [
      (rect.column, rect.row, drawing.topLeft), (right, rect.row, drawing.topRight),
      (rect.column, bottom, drawing.bottomLeft), (right, bottom, drawing.bottomRight),
    ]
    for (column, row, corner) in corners {
      put(glyph: corner, at: CellPoint(column: column, row: row), style: style, clip: bounds)
    }
  }

  /// Draws a horizontal line in every row of a rectangle.
  public mutating func horizontalLine(
    _ rect: CellRect,
    drawing: LineDrawing,
    style: CellStyle = .plain
  ) {
    fill(rect, with: Cell(SafeCharacter(glyph: drawing.horizontal), style: style))
  }

  /// Draws a vertical line in every column of a rectangle.
  public mutating func verticalLine(
    _ rect: CellRect,
    drawing: LineDrawing,
    style: CellStyle = .plain
  ) {
    fill(rect, with: Cell(SafeCharacter(glyph: drawing.vertical), style: style))
  }
}
