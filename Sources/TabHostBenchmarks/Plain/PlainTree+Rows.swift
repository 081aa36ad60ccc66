/// A row on screen, of a plain tree.
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
  /// Shows rows, from one on.
  func showRows(from first: Int, room: Int) {
    firstRow = first
    self.room = room
    rows.reserveCapacity(room)
    rowsDidChange()
  }

  /// How many rows there are, on screen or not.
  var rowCount: Int { top.madeCounts.total }

  /// Makes the rows on screen: finds the first, and goes on from there.
  func makeRows() {
    rowsAreStale = false
    // In arrays of its own, which nobody else can look at meanwhile.
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

  /// Nobody sees rows now.
  func dropRows() {
    rows.removeAll(keepingCapacity: true)
    rowNames.removeAll(keepingCapacity: true)
  }

  /// Visits so many rows from one on.
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

  /// A tab looks different: its row, if it is on screen, shows it.
  func refreshRow(of tab: PlainTab) {
    if let place = place(of: tab) { rows[place].title = tab.title }
  }

  /// Another tab is selected: two rows are in another state, if they are on screen.
  func markRows(_ previous: PlainTab?, _ new: PlainTab) {
    if let previous, let place = place(of: previous) { rows[place].isSelected = false }
    if let place = place(of: new) { rows[place].isSelected = true }
  }

  private func place(of tab: PlainTab) -> Int? {
    rowNames.firstIndex(of: ObjectIdentifier(tab))
  }
}
