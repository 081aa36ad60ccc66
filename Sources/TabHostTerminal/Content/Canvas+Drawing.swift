extension Canvas {
  /// The horizontal alignment of a line of text, relative to the layout direction.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// Aligned with the leading edge.
    case leading
    /// Centered.
    case center
    /// Aligned with the trailing edge.
    case trailing
  }

  /// Draws text to the right of a point, as far as there is room, and returns the number of columns
  /// it occupies.
  @discardableResult
  public func put(_ text: String, at point: CellPoint, style: CellStyle = .plain) -> Int {
    guard point.row >= 0, point.row < size.rows, point.column < size.columns,
      point.column >= -CellSize.maximumSide
    else { return 0 }
    let place = CellPoint(column: area.column + point.column, row: area.row + point.row)
    return surface.cells.put(text, at: place, style: style, clip: area)
  }

  /// Draws text on a row and truncates it with an ellipsis if it does not fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - row: The row, counted from 0 at the top.
  ///   - alignment: The alignment of the text on the row.
  ///   - indent: The number of columns to leave free at the leading edge.
  ///   - columns: The maximum number of columns of the text. The default is all available columns.
  ///   - style: The style of the text.
  public func line(
    _ text: String,
    row: Int,
    alignment: Alignment = .leading,
    indent: Int = 0,
    columns: Int = .max,
    style: CellStyle = .plain
  ) {
    guard row >= 0, row < size.rows, indent < size.columns else { return }
    let indent = max(indent, 0)
    let room = size.columns - indent
    let most = min(room, columns)
    let text = SafeText.fitting(text, columns: most, ellipsis: drawing.ellipsis)
    let free = room - text.columns
    let before =
      switch alignment {
      case .leading: indent
      case .center: indent + free / 2
      case .trailing: indent + free
      }
    let column = isRightToLeft ? size.columns - before - text.columns : before
    let place = CellPoint(column: area.column + column, row: area.row + row)
    surface.cells.put(text, at: place, style: style, clip: area)
  }

  /// Fills a rectangle with a character, which is a blank by default.
  public func fill(
    _ rect: CellRect,
    with character: Character = " ",
    style: CellStyle = .plain
  ) {
    surface.cells.fill(place(of: rect), with: Cell(character, style: style))
  }

  /// Changes the style of the cells in a rectangle and keeps their characters.
  public func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let place = place(of: rect)
    for row in place.row..<place.endRow {
      for column in place.column..<place.endColumn {
        // The closure may draw, so it must not run during an access to the cells.
        var style = surface.cells[column, row].style
        change(&style)
        let cell = CellPoint(column: column, row: row)
        surface.cells.restyle(CellRect(cell)) { $0 = style }
      }
    }
  }

  /// Changes the style of the cells in a row and keeps their characters.
  public func restyle(row: Int, _ change: (inout CellStyle) -> Void) {
    restyle(bounds.part(row: row), change)
  }

  /// Draws a horizontal line across the whole width of a row.
  public func horizontalLine(row: Int, style: CellStyle = .plain) {
    fill(bounds.part(row: row), with: drawing.horizontal, style: style)
  }

  /// Draws a vertical line across the whole height of a column.
  public func verticalLine(column: Int, style: CellStyle = .plain) {
    fill(bounds.at(column: column, columns: 1), with: drawing.vertical, style: style)
  }

  /// Draws a border along the inner edge of a rectangle. A rectangle of a single row or column
  /// becomes a line.
  public func box(_ rect: CellRect, style: CellStyle = .plain) {
    guard !rect.isEmpty else { return }
    let right = rect.endColumn - 1
    let bottom = rect.endRow - 1
    let isLine = rect.rows == 1 || rect.columns == 1
    for row in Set([rect.row, bottom]) where rect.columns > 1 || rect.rows == 1 {
      let edge = CellRect(column: rect.column, row: row, columns: rect.columns, rows: 1)
      fill(edge, with: drawing.horizontal, style: style)
    }
    for column in Set([rect.column, right]) where rect.rows > 1 {
      fill(rect.at(column: column, columns: 1), with: drawing.vertical, style: style)
    }
    guard !isLine else { return }
    let corners = [
      (rect.column, rect.row, drawing.topLeft), (right, rect.row, drawing.topRight),
      (rect.column, bottom, drawing.bottomLeft), (right, bottom, drawing.bottomRight),
    ]
    for (column, row, corner) in corners {
      fill(CellRect(CellPoint(column: column, row: row)), with: corner, style: style)
    }
  }
}
