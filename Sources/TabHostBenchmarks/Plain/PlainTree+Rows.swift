/// A displayed row of a plain tree.
@MainActor struct PlainRow {
  unowned(unsafe) let tab: PlainTab
  let depth: Int
  var title: String
  var isSelected: Bool

  init(_ tab: PlainTab, depth: Int, isSelected: Bool) {
    self.tab = tab
    self.depth = depth
    self.isSelected = isSelected
    title = tab.title
  }
}

extension PlainTree {
  /// Sets the range of displayed rows.
  func showRows(from first: Int, room: Int) {
    firstRow = first
    self.room = room
    rows.reserveCapacity(room)
    rowsDidChange()
  }

  /// The total number of rows, displayed or not.
  var rowCount: Int { top.madeCounts.total }

  /// Creates the displayed rows: finds the first row and continues from there.
  func makeRows() {
    rowsNeedUpdate = false
    // Moving the arrays into local variables keeps them uniquely referenced during the visit.
    var (made, names) = (rows, rowNames)
    (rows, rowNames) = ([], [])
    made.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    let selected = selected
    visitRows(from: firstRow, room) { tab, depth in
      made.append(PlainRow(tab, depth: depth, isSelected: tab === selected))
      names.append(ObjectIdentifier(tab))
    }
    (rows, rowNames) = (made, names)
  }

  /// Removes the displayed rows.
  func dropRows() {
    rows.removeAll(keepingCapacity: true)
    rowNames.removeAll(keepingCapacity: true)
  }

  /// Visits the given number of rows, beginning with the given one.
  func visitRows(from first: Int, _ count: Int, _ visit: (PlainTab, Int) -> Void) {
    var left = count
    self.visit(top, from: first, 0, &left, visit)
  }

  private func visit(
    _ group: PlainGroup,
    from first: Int,
    _ depth: Int,
    _ left: inout Int,
    _ visit: (PlainTab, Int) -> Void
  ) {
    let children = group.children
    var (index, rest) = first == 0 ? (0, 0) : group.madeCounts.find(first)
    while index < children.count, left > 0 {
      let tab = children[index]
      if !tab.isHidden {
        if rest == 0 {
          visit(tab, depth)
          left -= 1
        }
        if let inner = tab.asGroup, inner.isExpanded {
          self.visit(inner, from: max(0, rest - 1), depth + 1, &left, visit)
        }
      }
      rest = 0
      index += 1
    }
  }

  // MARK: - One row

  /// Updates the title of a tab's row if it is displayed.
  func refreshRow(of tab: PlainTab) {
    if let place = place(of: tab) { rows[place].title = tab.title }
  }

  /// Updates the selected state of two rows if they are displayed.
  func markRows(_ previous: PlainTab?, _ new: PlainTab) {
    if let previous, let place = place(of: previous) { rows[place].isSelected = false }
    if let place = place(of: new) { rows[place].isSelected = true }
  }

  private func place(of tab: PlainTab) -> Int? {
    rowNames.firstIndex(of: ObjectIdentifier(tab))
  }
}
