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
