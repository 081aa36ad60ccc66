extension CellBuffer {
  /// Draws text from a place to the right and returns the columns it takes up to the clip's edge.
  ///
  /// The text is made safe first; see ``SafeText``. What lies outside `clip` (by default the grid)
  /// is left out, and no more of the text is read than that needs.
  @discardableResult
  public mutating func put(
    _ text: String,
    at point: CellPoint,
    style: Style = .plain,
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

  /// Draws safe text from a place to the right and returns the columns it takes, likewise.
  @discardableResult
  public mutating func put(
    _ text: SafeText,
    at point: CellPoint,
    style: Style = .plain,
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

  /// Draws one sign of our own, a column wide, if its place is in the clip.
  mutating func put(
    sign: Character,
    at point: CellPoint,
    style: Style = .plain,
    clip: CellRect
  ) {
    set(Cell(SafeCharacter(sign: sign), style: style), at: point, clip: clip)
  }

  /// Fills a rectangle with a character; a wide one leaves a blank where it does not fit whole.
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

  /// Draws a frame with rounded corners along the inner edge of a rectangle.
  ///
  /// A rectangle of a single row or column becomes a line.
  public mutating func box(_ rect: CellRect, drawing: LineDrawing, style: Style = .plain) {
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
      put(sign: corner, at: CellPoint(column: column, row: row), style: style, clip: bounds)
    }
  }

  /// Draws a line from left to right in every row of a rectangle.
  public mutating func horizontalLine(
    _ rect: CellRect,
    drawing: LineDrawing,
    style: Style = .plain
  ) {
    fill(rect, with: Cell(SafeCharacter(sign: drawing.horizontal), style: style))
  }

  /// Draws a line from top to bottom in every column of a rectangle.
  public mutating func verticalLine(
    _ rect: CellRect,
    drawing: LineDrawing,
    style: Style = .plain
  ) {
    fill(rect, with: Cell(SafeCharacter(sign: drawing.vertical), style: style))
  }
}
