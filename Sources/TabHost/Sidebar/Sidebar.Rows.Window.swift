extension TabHostController.Sidebar.Rows {
  /// A snapshot of consecutive rows.
  @MainActor public struct Window: @MainActor RandomAccessCollection {
    /// The index of the first row, among all ``TabHostController/Sidebar/rows``.
    public let startIndex: Int
    let rows: [TabHostController.Sidebar.Row]

    /// The index after the last row.
    public var endIndex: Int { startIndex + rows.count }

    /// Returns the row at an index among all rows.
    ///
    /// - Precondition: The index is in the window.
    public subscript(index: Int) -> TabHostController.Sidebar.Row { rows[index - startIndex] }

    /// Returns a part of the window.
    ///
    /// - Precondition: The indices are in the window.
    public subscript(indices: Range<Int>) -> Window {
      let part = rows[indices.lowerBound - startIndex..<indices.upperBound - startIndex]
      return Window(startIndex: indices.lowerBound, rows: Array(part))
    }
  }
}
