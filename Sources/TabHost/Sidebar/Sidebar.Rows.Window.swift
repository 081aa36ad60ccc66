extension TabHostController.Sidebar.Rows {
  /// Some rows that follow each other, as they were at the moment of asking.
  @MainActor public struct Window: @MainActor RandomAccessCollection {
    /// The index of the first row, among all of ``TabHostController/Sidebar/rows``.
    public let startIndex: Int
    let rows: [TabHostController.Sidebar.Row]

    /// The index after the last row.
    public var endIndex: Int { startIndex + rows.count }

    /// The row at an index among all rows. One outside the window is a mistake of the program and
    /// traps.
    public subscript(index: Int) -> TabHostController.Sidebar.Row { rows[index - startIndex] }

    /// Some of the rows. Indices outside the window are a mistake of the program and trap.
    public subscript(indices: Range<Int>) -> Window {
      let part = rows[indices.lowerBound - startIndex..<indices.upperBound - startIndex]
      return Window(startIndex: indices.lowerBound, rows: Array(part))
    }
  }
}
