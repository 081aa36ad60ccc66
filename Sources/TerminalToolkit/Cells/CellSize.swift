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
