/// A rectangle of cells. A rectangle without columns or rows is empty and contains nothing.
public struct CellRect: Hashable, Sendable, CustomStringConvertible {
  /// The leftmost column.
  public var column: Int
  /// The topmost row.
  public var row: Int
  /// The number of columns, never negative.
  public let columns: Int
  /// The number of rows, never negative.
  public let rows: Int

  /// A rectangle from its top left corner; negative extents count as zero.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// The rectangle of a whole grid.
  public init(_ size: CellSize) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// Whether the rectangle has no cell at all.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// The first column right of the rectangle.
  public var endColumn: Int { sum(column, columns) }

  /// The first row below the rectangle.
  public var endRow: Int { sum(row, rows) }

  /// The place at the top left.
  public var origin: CellPoint { CellPoint(column: column, row: row) }

  /// Whether a place lies in the rectangle.
  public func contains(_ point: CellPoint) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// The cells that both rectangles have; empty where they do not meet.
  public func intersection(_ other: CellRect) -> CellRect {
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left,
      row: top,
      columns: difference(min(endColumn, other.endColumn), left),
      rows: difference(min(endRow, other.endRow), top)
    )
  }

  /// The rectangle without as many cells at each edge.
  public func inset(columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(
      column: sum(column, columns),
      row: sum(row, rows),
      columns: difference(difference(self.columns, columns), columns),
      rows: difference(difference(self.rows, rows), rows)
    )
  }

  /// The same rectangle as a mirror along the middle of a grid shows it.
  public func mirrored(in size: CellSize) -> CellRect {
    CellRect(
      column: difference(size.columns, endColumn),
      row: row,
      columns: columns,
      rows: rows
    )
  }

  /// The origin and the size, as in `3,1 20x4`.
  public var description: String { "\(column),\(row) \(columns)x\(rows)" }
}

// MARK: - Parts

extension CellRect {
  /// The rectangle of one cell.
  init(_ point: CellPoint) {
    self.init(column: point.column, row: point.row, columns: 1, rows: 1)
  }

  /// The topmost row; empty where there is none.
  var firstLine: CellRect { part(row: 0, rows: min(rows, 1)) }

  /// The row at the bottom; empty where there is none.
  var lastLine: CellRect { part(row: rows - min(rows, 1), rows: min(rows, 1)) }

  /// So many rows from one on, which is counted from the top.
  func part(row first: Int, rows: Int = 1) -> CellRect {
    CellRect(column: column, row: sum(row, first), columns: columns, rows: rows)
  }

  /// The same rows, in other columns.
  func at(column: Int, columns: Int) -> CellRect {
    CellRect(column: column, row: row, columns: columns, rows: rows)
  }

  /// The rectangle without so many columns at either side; without all if there are not as many.
  func without(left: Int = 0, right: Int = 0) -> CellRect {
    let left = min(max(left, 0), columns)
    let right = min(max(right, 0), columns - left)
    return at(column: sum(column, left), columns: columns - left - right)
  }

  /// The cell at the top where reading begins. The rectangle is not empty.
  func start(isRightToLeft: Bool) -> CellPoint {
    CellPoint(column: isRightToLeft ? endColumn - 1 : column, row: row)
  }

  /// The cell at the top where reading ends. The rectangle is not empty.
  func end(isRightToLeft: Bool) -> CellPoint { start(isRightToLeft: !isRightToLeft) }
}

// Any numbers are valid coordinates, so sums and differences saturate.

private func sum(_ first: Int, _ second: Int) -> Int {
  let (result, overflows) = first.addingReportingOverflow(second)
  return overflows ? (first < 0 ? .min : .max) : result
}

private func difference(_ first: Int, _ second: Int) -> Int {
  let (result, overflows) = first.subtractingReportingOverflow(second)
  return overflows ? (first < second ? .min : .max) : result
}
