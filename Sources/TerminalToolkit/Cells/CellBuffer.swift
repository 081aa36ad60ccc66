/// A grid of cells to draw on.
///
/// All drawing is clipped to the grid. A wide character is either complete or absent: a blank
/// replaces a character that an edge would cut in half, and when one half is overwritten, the other
/// half becomes a blank.
public struct CellBuffer: Hashable, Sendable {
  /// The size of the grid.
  public let size: CellSize

  private var cells: [Cell]

  /// Creates a blank grid.
  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// Creates a blank grid with the given number of columns and rows.
  ///
  /// Both are limited as by ``CellSize/init(columns:rows:)``.
  public init(columns: Int, rows: Int) {
    self.init(size: CellSize(columns: columns, rows: rows))
  }

  /// The rectangle that covers the whole grid.
  public var bounds: CellRect { CellRect(size) }

  /// The cell at the given position, or a blank cell outside the grid.
  public subscript(column: Int, row: Int) -> Cell {
    guard bounds.contains(CellPoint(column: column, row: row)) else { return .blank }
    return cells[row * size.columns + column]
  }

  /// Returns the cells of a row from left to right, or an empty slice outside the grid.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Returns whether a row is equal to the same row of another grid of the same size.
  ///
  /// Compares the cells through spans, because comparing slices copies each cell, which is more
  /// expensive than the rest of a frame that hardly changes.
  func hasRow(_ row: Int, of other: CellBuffer) -> Bool {
    let places = row * size.columns..<(row + 1) * size.columns
    let cells = cells[places]
    let others = other.cells[places]
    let (cellSpan, otherSpan) = (cells.span, others.span)
    return cellSpan.indices.allSatisfy { cellSpan[$0] == otherSpan[$0] }
  }

  /// Sets one character, clipped to `clip` and to the grid.
  ///
  /// If only one half of a wide character is inside, a blank is set there instead.
  package mutating func set(_ cell: Cell, at point: CellPoint, clip: CellRect) {
    setInside(cell, at: point, clip: clip.intersection(bounds))
  }

  /// Copies a rectangle of another grid to a point, clipped to `clip` and to the grid.
  package mutating func copy(
    _ rect: CellRect,
    of other: CellBuffer,
    to origin: CellPoint,
    clip: CellRect
  ) {
    let clip = clip.intersection(bounds)
    for row in 0..<rect.rows {
      for column in 0..<rect.columns {
        let point = CellPoint(column: origin.column + column, row: origin.row + row)
        setInside(other[rect.column + column, rect.row + row], at: point, clip: clip)
      }
    }
  }

  /// Copies a grid of one row to a rectangle of the same size, which must be inside this grid.
  package mutating func copy(line: CellBuffer, to rect: CellRect) {
    guard !rect.isEmpty else { return }
    // The first and the last cell may each overwrite one half of a wide character.
    replace(at: rect.origin, with: .blank)
    replace(at: CellPoint(column: rect.endColumn - 1, row: rect.row), with: .blank)
    let start = index(rect.origin)
    for column in 0..<rect.columns { cells[start + column] = line.cells[column] }
  }

  /// Sets one character, clipped to `clip`, which must be inside the grid.
  mutating func setInside(_ cell: Cell, at point: CellPoint, clip: CellRect) {
    guard point.row >= clip.row, point.row < clip.endRow else { return }
    guard point.column < clip.endColumn, point.column >= clip.column - 1 else { return }
    if cell.columns == 2 {
      setWide(cell, at: point, clip: clip)
    } else if point.column >= clip.column, !cell.isTrailingHalf {
      replace(at: point, with: cell)
    }
  }

  /// Fills cells of a row with a narrow character. The cells must be inside the grid.
  mutating func fillNarrow(row: Int, columns: Range<Int>, with cell: Cell) {
    guard let first = columns.first, let last = columns.last else { return }
    // The first and the last cell may each overwrite one half of a wide character.
    replace(at: CellPoint(column: first, row: row), with: cell)
    replace(at: CellPoint(column: last, row: row), with: cell)
    for column in columns { cells[row * size.columns + column] = cell }
  }

  /// Changes the style of the cells in a rectangle and keeps their characters.
  public mutating func restyle(_ rect: CellRect, _ change: (inout CellStyle) -> Void) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.row..<rect.endRow {
      for column in rect.column..<rect.endColumn {
        change(&cells[row * size.columns + column].style)
      }
    }
  }

  // MARK: - Keeping wide characters whole

  private mutating func setWide(_ cell: Cell, at point: CellPoint, clip: CellRect) {
    let second = CellPoint(column: point.column + 1, row: point.row)
    guard clip.contains(point), clip.contains(second) else {
      let inside = clip.contains(point) ? point : second
      if clip.contains(inside) { replace(at: inside, with: .blank(cell.style)) }
      return
    }
    replace(at: point, with: .blank(cell.style))
    replace(at: second, with: .blank(cell.style))
    cells[index(point)] = cell
    cells[index(second)] = .trailingHalf(cell.style)
  }

  private mutating func replace(at point: CellPoint, with cell: Cell) {
    let place = index(point)
    if cells[place].isTrailingHalf, point.column > 0 {
      cells[place - 1] = .blank(cells[place - 1].style)
    } else if cells[place].columns == 2, point.column + 1 < size.columns {
      cells[place + 1] = .blank(cells[place + 1].style)
    }
    cells[place] = cell
  }

  private func index(_ point: CellPoint) -> Int { point.row * size.columns + point.column }
}

// MARK: - Drawing

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
    if text.columns == text.pieces.count {
      putNarrow(text.pieces, at: point, style: style, clip: clip)
      return min(point.column + text.columns, clip.endColumn) - point.column
    }
    var place = point
    for piece in text.pieces {
      guard place.column < clip.endColumn else { break }
      setInside(Cell(piece, style: style), at: place, clip: clip)
      place.column += piece.columns
    }
    return min(place.column, clip.endColumn) - point.column
  }

  /// Draws narrow characters. `clip` must be inside the grid.
  private mutating func putNarrow(
    _ pieces: [SafeCharacter],
    at point: CellPoint,
    style: CellStyle,
    clip: CellRect
  ) {
    let start = max(point.column, clip.column)
    let end = min(point.column + pieces.count, clip.endColumn)
    guard (clip.row..<clip.endRow).contains(point.row), start < end else { return }
    // The first and the last cell may each overwrite one half of a wide character.
    replace(at: CellPoint(column: start, row: point.row), with: .blank)
    replace(at: CellPoint(column: end - 1, row: point.row), with: .blank)
    for column in start..<end {
      cells[point.row * size.columns + column] = Cell(pieces[column - point.column], style: style)
    }
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
    for (part, glyph) in rect.border(drawing) {
      fill(part, with: Cell(SafeCharacter(glyph: glyph), style: style))
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
