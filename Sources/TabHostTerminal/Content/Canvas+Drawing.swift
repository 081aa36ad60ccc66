extension Canvas {
  /// Where a line of text stands, by the direction of reading.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
  }

  /// Draws text from a place to the right, as far as there is room, and returns the columns that it
  /// takes.
  @discardableResult
  public func put(_ text: String, at point: CellPoint, style: Style = .plain) -> Int {
    guard point.row >= 0, point.row < size.rows, point.column < size.columns,
      point.column >= -CellSize.maximumSide
    else { return 0 }
    let place = CellPoint(column: area.column + point.column, row: area.row + point.row)
    return surface.cells.put(text, at: place, style: style, clip: area)
  }

  /// Draws text on a row, and cuts it with an ellipsis where there is no room for all of it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - row: The row, from the top.
  ///   - alignment: Where on the row.
  ///   - indent: Columns that stay free at the leading side.
  ///   - columns: The most columns that the text takes; what there is, by default.
  ///   - style: What the text looks like.
  public func line(
    _ text: String,
    row: Int,
    alignment: Alignment = .leading,
    indent: Int = 0,
    columns: Int = .max,
    style: Style = .plain
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

  /// Fills a rectangle with a character, blanks by default.
  public func fill(
    _ rect: CellRect,
    with character: Character = " ",
    style: Style = .plain
  ) {
    surface.cells.fill(place(of: rect), with: Cell(character, style: style))
  }

  /// Gives the cells of a rectangle another style and leaves their characters.
  public func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    let place = place(of: rect)
    for row in place.row..<place.endRow {
      for column in place.column..<place.endColumn {
        // Nothing is held meanwhile: the change may draw.
        var style = surface.cells[column, row].style
        change(&style)
        let cell = CellPoint(column: column, row: row)
        surface.cells.restyle(CellRect(cell)) { $0 = style }
      }
    }
  }

  /// Gives the cells of a row another style, and leaves their characters.
  public func restyle(row: Int, _ change: (inout Style) -> Void) {
    restyle(bounds.part(row: row), change)
  }

  /// Draws a line over the whole width of a row.
  public func horizontalLine(row: Int, style: Style = .plain) {
    fill(bounds.part(row: row), with: drawing.horizontal, style: style)
  }

  /// Draws a line over the whole height of a column.
  public func verticalLine(column: Int, style: Style = .plain) {
    fill(bounds.at(column: column, columns: 1), with: drawing.vertical, style: style)
  }

  /// Draws a frame along the inner edge of a rectangle. One of a single row or column is a line.
  public func box(_ rect: CellRect, style: Style = .plain) {
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
