/// A place in a grid of cells, counted from the top left, which is (0, 0).
public struct CellPoint: Hashable, Sendable, CustomStringConvertible {
  /// Columns from the left edge.
  public var column: Int
  /// Rows from the top edge.
  public var row: Int

  /// The place at a column and a row.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  /// The column and the row, as in `3,1`.
  public var description: String { "\(column),\(row)" }
}
