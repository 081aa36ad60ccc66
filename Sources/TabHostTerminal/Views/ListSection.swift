/// A section of a ``ListViewController``: a title and rows.
@MainActor public struct ListSection {
  /// The title above the rows, or `nil` for none. A section without rows shows no title.
  public var title: String?

  private let count: () -> Int
  private let makeRow: (Int) -> ListRow

  /// Creates a section with fixed rows.
  ///
  /// - Parameters:
  ///   - title: The title above the rows, or `nil` for none.
  ///   - rows: The rows.
  public init(_ title: String? = nil, rows: [ListRow]) {
    self.init(title, count: { rows.count }, row: { rows[$0] })
  }

  /// Creates a section that requests its rows when they are drawn.
  ///
  /// Both closures are called for every frame and most events, so they must be fast. Only visible
  /// rows are requested. When the user begins to find rows by their text, or the number of rows
  /// changes meanwhile, each row is requested once, in slices of a few milliseconds.
  ///
  /// - Parameters:
  ///   - title: The title above the rows, or `nil` for none.
  ///   - count: Returns the current number of rows.
  ///   - row: Returns the row at an index below that number.
  public init(
    _ title: String? = nil,
    count: @escaping () -> Int,
    row: @escaping (Int) -> ListRow
  ) {
    self.title = title
    self.count = count
    makeRow = row
  }

  /// The current number of rows.
  public var rowCount: Int { max(count(), 0) }

  /// Returns the row at an index below ``rowCount``.
  public subscript(index: Int) -> ListRow { makeRow(index) }
}
