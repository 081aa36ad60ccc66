/// How large a grid of cells is.
public struct CellSize: Hashable, Sendable, CustomStringConvertible {
  /// The most columns or rows a size has, whatever a terminal reports.
  public static let maximumSide = 1000

  /// The number of columns, 0 to ``maximumSide``.
  public let columns: Int
  /// The number of rows, 0 to ``maximumSide``.
  public let rows: Int

  /// A size; each side is brought into 0 to ``maximumSide``.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.maximumSide)
    self.rows = min(max(rows, 0), Self.maximumSide)
  }

  /// Whether the size has no cell at all.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// The columns and the rows, as in `80x24`.
  public var description: String { "\(columns)x\(rows)" }
}
