import TabHost

extension HostScreen {
  /// Returns the index of the next row at the top level after a row at the top level, or `nil` if
  /// there is none.
  ///
  /// - Complexity: O(*d* log² *n*), where *d* is the depth of the tree and *n* the number of rows
  ///   between the two.
  func topLevelRow(after row: Int) -> Int? {
    let count = host.sidebar.rows.count
    // The rows below the row are consecutive: `inside` is the last one found, and `outside` is
    // beyond them.
    var inside = row
    var outside = row + 1
    while outside < count, topLevelRow(of: outside) == row {
      inside = outside
      outside = min(row + 2 * (outside - row), count)
    }
    while outside - inside > 1 {
      let middle = inside + (outside - inside) / 2
      if topLevelRow(of: middle) == row { inside = middle } else { outside = middle }
    }
    return outside < count ? outside : nil
  }

  /// Returns the index of the row at the top level that is above a row, or is the row itself.
  private func topLevelRow(of index: Int) -> Int? {
    let rows = host.sidebar.rows
    let row = rows[index]
    guard row.depth > 0 else { return index }
    var group = row.enclosingGroup
    while let next = group {
      if let place = rows.firstIndex(of: next), rows[place].depth == 0 { return place }
      group = next.parent
    }
    return nil
  }
}
