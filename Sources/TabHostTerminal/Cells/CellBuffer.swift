/// A grid of cells to draw on.
///
/// Everything drawn is clipped to the grid. A wide character is whole or not there: where an edge
/// would cut it, a blank stands; where half of it is drawn over, the other half becomes a blank.
public struct CellBuffer: Hashable, Sendable {
  /// How large the grid is.
  public let size: CellSize

  private var cells: [Cell]

  /// A blank grid.
  public init(size: CellSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// A blank grid of so many columns and rows; see ``CellSize/init(columns:rows:)``.
  public init(columns: Int, rows: Int) {
    self.init(size: CellSize(columns: columns, rows: rows))
  }

  /// The rectangle of the whole grid.
  public var bounds: CellRect { CellRect(size) }

  /// The cell at a place; a blank one outside the grid.
  public subscript(column: Int, row: Int) -> Cell {
    guard bounds.contains(CellPoint(column: column, row: row)) else { return .blank }
    return cells[row * size.columns + column]
  }

  /// The cells of a row from left to right; empty outside the grid.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < size.rows else { return [] }
    return cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Whether a row is the same in another grid of the same size. In place: to copy each cell, as a
  /// slice does to compare itself, costs more than all the rest of a frame that hardly changes.
  func hasRow(_ row: Int, of other: CellBuffer) -> Bool {
    let places = row * size.columns..<(row + 1) * size.columns
    let cells = cells[places]
    let others = other.cells[places]
    let (cellSpan, otherSpan) = (cells.span, others.span)
    return cellSpan.indices.allSatisfy { cellSpan[$0] == otherSpan[$0] }
  }

  /// Sets one character, clipped to `clip` and to the grid.
  ///
  /// Half of a wide character is never set: a blank stands for the half that is inside.
  mutating func set(_ cell: Cell, at point: CellPoint, clip: CellRect) {
    setInside(cell, at: point, clip: clip.intersection(bounds))
  }

  /// Sets one character, clipped to `clip`, which is inside the grid.
  mutating func setInside(_ cell: Cell, at point: CellPoint, clip: CellRect) {
    guard point.row >= clip.row, point.row < clip.endRow else { return }
    guard point.column < clip.endColumn, point.column >= clip.column - 1 else { return }
    if cell.columns == 2 {
      setWide(cell, at: point, clip: clip)
    } else if point.column >= clip.column, !cell.isTrailingHalf {
      replace(at: point, with: cell)
    }
  }

  /// Fills a row of cells, inside the grid, with a narrow character.
  mutating func fillNarrow(row: Int, columns: Range<Int>, with cell: Cell) {
    guard let first = columns.first, let last = columns.last else { return }
    // What the ends cut in halves.
    replace(at: CellPoint(column: first, row: row), with: cell)
    replace(at: CellPoint(column: last, row: row), with: cell)
    for column in columns { cells[row * size.columns + column] = cell }
  }

  /// Gives the cells of a rectangle another style and leaves their characters.
  public mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
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
