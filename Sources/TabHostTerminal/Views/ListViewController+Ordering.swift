import Foundation
import TabHost

// Sorting the rows by a column, and moving rows.

extension ListViewController {
  // MARK: - Sorting

  /// Sorts fixed rows by a column with a comparator or a value, within their sections.
  ///
  /// The focus and the selected rows move with their rows. Rows that are requested, and those of a
  /// column without a comparator, keep their order. Rows that are assigned later are sorted, too, until
  /// ``sort`` changes or the user moves a row. Calls no handler.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows, now and for each assignment.
  public func sort(by sort: ListSort) {
    self.sort = sort
    isSorted = true
    endEditingField()
    sortRows()
  }

  /// Sorts the rows again if the list has been sorted.
  func sortRows() {
    guard isSorted, order != nil else { return }
    for section in sections.indices {
      if let order = sections[section].rows.flatMap(sortedOrder) { reorder(section, order) }
    }
    if scrollAnchor == .focus { revealFocus() }
  }

  /// The order of the column by which the rows are sorted, or `nil` if there is none.
  private var order: ListOrder? {
    sort.flatMap { columns.indices.contains($0.column) ? columns[$0.column].order : nil }
  }

  /// Returns the indices of rows in the order by which the list has been sorted, or `nil` if it has
  /// not been sorted.
  func sortedOrder(of rows: [ListRow]) -> [Int]? {
    guard isSorted, let sort, let order else { return nil }
    return order.indices(rows, sort.order)
  }

  /// Places the rows of a section in an order that is given as their former positions.
  private func reorder(_ section: Int, _ order: [Int]) {
    guard let rows = sections[section].rows else { return }
    var places = [Int](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { places[old] = new }
    storedSections[section].rows = order.map { rows[$0] }
    moveState(of: section) { places.indices.contains($0) ? places[$0] : $0 }
    finder?.restart(sections.map(\.rowCount))
    lastFinder?.restart(sections.map(\.rowCount))
    setNeedsDisplay()
  }

  /// The columns by which the user can sort the rows.
  var sortableColumns: [Int] {
    columns.indices.filter { sortHandler != nil || columns[$0].order != nil }
  }

  /// Sorts the rows by a column, or by its other direction, and notifies the app.
  ///
  /// - Returns: `false` if the user can't sort by the column.
  func chooseColumn(_ column: Int) -> Bool {
    guard sortableColumns.contains(column) else { return false }
    let isReversed = sort == ListSort(column: column)
    let chosen = ListSort(column: column, order: isReversed ? .reverse : .forward)
    sort(by: chosen)
    sortHandler?(chosen)
    return true
  }

  /// Opens a menu of the columns by which the user can sort.
  func openSortMenu() -> Bool {
    let columns = sortableColumns
    guard !columns.isEmpty else { return false }
    let actions = columns.map { column in
      Action(
        title: self.columns[column].title,
        state: sort?.column == column ? .on : .off
      ) { [weak self] _ in _ = self?.chooseColumn(column) }
    }
    menuPlace = .heading
    let title = TabHostController.strings[.sortMenu]
    tabHostController?.user.openContextMenu(
      ContextMenuConfiguration(actionProvider: { _ in Menu(title: title, children: actions) }),
      in: self
    )
    return true
  }

  // MARK: - Moving rows

  /// Returns whether the user can move a row now, which only another row of its section permits.
  func canMove(_ index: ListIndex) -> Bool {
    guard isEditing, moveRowHandler != nil, finder == nil, sections.indices.contains(index.section),
      sections[index.section].rowCount > 1
    else { return false }
    return canMoveRowHandler?(index) ?? true
  }

  /// Moves the focused row up or down within its section.
  func moveFocusedRow(by step: Int) -> Bool {
    guard let index = focusedIndex, canMove(index) else { return false }
    move(index, to: index.row + step)
    return true
  }

  /// Moves the pressed row to the position of the pointer.
  func dragRow(to point: CellPoint) -> Bool {
    guard let press, canMove(press.index) else { return true }
    let layout = layout
    let line = firstLineShown(in: layout) + point.row - headingLines
    let target = layout.index(at: min(max(line, 0), max(layout.lineCount - 1, 0)))
    guard let target, target.section == press.index.section, target != press.index else {
      return true
    }
    move(press.index, to: target.row)
    self.press = ListPress(
      place: RowPlace(index: target, id: press.place.id),
      location: point,
      wasFocused: true,
      isOnHandle: true
    )
    return true
  }

  /// Moves a row within its section, and notifies the app.
  private func move(_ index: ListIndex, to row: Int) {
    let section = sections[index.section]
    guard (0..<section.rowCount).contains(row), row != index.row else { return }
    var order = Array(min(index.row, row)...max(index.row, row))
    let first = order[0]
    order.insert(order.remove(at: index.row - first), at: row - first)
    if var rows = section.rows {
      rows.insert(rows.remove(at: index.row), at: row)
      storedSections[index.section].rows = rows
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0 + first) })
    moveState(of: index.section) { places[$0] ?? $0 }
    sort = nil
    lastFinder?.restart(sections.map(\.rowCount))
    reveal()
    setNeedsDisplay()
    moveRowHandler?(index, ListIndex(row, section: index.section))
  }
}
