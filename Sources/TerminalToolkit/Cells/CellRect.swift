/// A rectangle of cells.
///
/// A rectangle without columns or rows is empty and contains no cell. Any integers are valid
/// coordinates: arithmetic on them saturates instead of overflowing.
public struct CellRect: Hashable, Sendable, CustomStringConvertible {
  /// The leftmost column.
  public var column: Int
  /// The topmost row.
  public var row: Int
  /// The number of columns, never negative.
  public let columns: Int
  /// The number of rows, never negative.
  public let rows: Int

  /// Creates a rectangle from its top left corner. Negative sizes count as zero.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
  }

  /// Creates the rectangle that covers a whole grid.
  public init(_ size: CellSize) {
    self.init(column: 0, row: 0, columns: size.columns, rows: size.rows)
  }

  /// Whether the rectangle contains no cells.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// The first column right of the rectangle.
  public var endColumn: Int { sum(column, columns) }

  /// The first row below the rectangle.
  public var endRow: Int { sum(row, rows) }

  /// The position of the top left cell.
  public var origin: CellPoint { CellPoint(column: column, row: row) }

  /// Returns whether the rectangle contains a position.
  public func contains(_ point: CellPoint) -> Bool {
    point.column >= column && point.column < endColumn && point.row >= row && point.row < endRow
  }

  /// Returns the cells that both rectangles contain, or an empty rectangle if they do not overlap.
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

  /// Returns the rectangle without the given number of cells at each of its edges.
  public func inset(columns: Int = 0, rows: Int = 0) -> CellRect {
    CellRect(
      column: sum(column, columns),
      row: sum(row, rows),
      columns: difference(difference(self.columns, columns), columns),
      rows: difference(difference(self.rows, rows), rows)
    )
  }

  /// Returns the rectangle mirrored horizontally within a grid of the given size.
  public func mirrored(in size: CellSize) -> CellRect {
    CellRect(
      column: difference(size.columns, endColumn),
      row: row,
      columns: columns,
      rows: rows
    )
  }

  /// The origin and the size, for example `3,1 20x4`.
  public var description: String { "\(column),\(row) \(columns)x\(rows)" }
}

// MARK: - Parts

extension CellRect {
  /// Creates the rectangle that covers one cell.
  package init(_ point: CellPoint) {
    self.init(column: point.column, row: point.row, columns: 1, rows: 1)
  }

  /// The part of the rectangle in its top row; empty if the rectangle has no rows.
  package var firstLine: CellRect { part(row: 0, rows: min(rows, 1)) }

  /// The part of the rectangle in its bottom row; empty if the rectangle has no rows.
  package var lastLine: CellRect { part(row: rows - min(rows, 1), rows: min(rows, 1)) }

  /// Returns the given number of rows, starting with the row at an offset from the top.
  package func part(row first: Int, rows: Int = 1) -> CellRect {
    CellRect(column: column, row: sum(row, first), columns: columns, rows: rows)
  }

  /// Returns a rectangle with the same rows and the given columns.
  package func at(column: Int, columns: Int) -> CellRect {
    CellRect(column: column, row: row, columns: columns, rows: rows)
  }

  /// Returns the rectangle without the given number of columns at either side, or an empty
  /// rectangle if it does not have as many.
  package func without(left: Int = 0, right: Int = 0) -> CellRect {
    let left = min(max(left, 0), columns)
    let right = min(max(right, 0), columns - left)
    return at(column: sum(column, left), columns: columns - left - right)
  }

  /// Returns the cell of the top row at the leading edge. The rectangle must not be empty.
  package func start(isRightToLeft: Bool) -> CellPoint {
    CellPoint(column: isRightToLeft ? endColumn - 1 : column, row: row)
  }

  /// Returns the cell of the top row at the trailing edge. The rectangle must not be empty.
  package func end(isRightToLeft: Bool) -> CellPoint { start(isRightToLeft: !isRightToLeft) }
}

// All integers are valid coordinates, so sums and differences saturate.

private func sum(_ first: Int, _ second: Int) -> Int {
  let (result, overflows) = first.addingReportingOverflow(second)
  return overflows ? (first < 0 ? .min : .max) : result
}

private func difference(_ first: Int, _ second: Int) -> Int {
  let (result, overflows) = first.subtractingReportingOverflow(second)
  return overflows ? (first < second ? .min : .max) : result
}

// MARK: - Positions and sizes

/// A position in a grid of cells. The top left cell is at (0, 0).
public struct CellPoint: Hashable, Sendable, CustomStringConvertible {
  /// The number of columns from the left edge.
  public var column: Int
  /// The number of rows from the top edge.
  public var row: Int

  /// Creates a position at a column and a row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The column and the row, for example `3,1`.
  public var description: String { "\(column),\(row)" }
}

/// The size of a grid of cells.
public struct CellSize: Hashable, Sendable, CustomStringConvertible {
  /// The maximum number of columns or rows of a size, whatever a terminal reports.
  public static let maximumSide = 1000

  /// The number of columns, from 0 to ``maximumSide``.
  public let columns: Int
  /// The number of rows, from 0 to ``maximumSide``.
  public let rows: Int

  /// Creates a size, clamping each side to the range from 0 to ``maximumSide``.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.maximumSide)
    self.rows = min(max(rows, 0), Self.maximumSide)
  }

  /// Whether the size contains no cells.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// The columns and the rows, for example `80x24`.
  public var description: String { "\(columns)x\(rows)" }
}
