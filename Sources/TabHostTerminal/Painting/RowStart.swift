import TabHost

/// The beginning of a row: what can be pressed there by itself, and what is left for the rest.
struct RowStart {
  private static let indentation = 2

  /// The cell of the mark that expands a group, also where it has nothing to show.
  private(set) var mark: CellRect?
  /// The cells of the box of a tab that a person may hide.
  private(set) var box: CellRect?
  /// The line behind it.
  private(set) var line: LineWriter

  @MainActor init(
    _ row: TabHostController.Sidebar.Row,
    in rect: CellRect,
    isEditing: Bool,
    signs: FrameSigns
  ) {
    line = LineWriter(rect, isRightToLeft: signs.isRightToLeft)
    // The mark of the selection.
    line.skip(1)
    line.skip(min(row.depth, CellSize.maximumSide) * Self.indentation, upTo: rect.columns / 3)
    if case .group = row.content {
      mark = line.place(1)
      line.skip(1)
    } else {
      line.skip(rect.columns >= 12 ? 2 : 0)
    }
    // Before badge and symbol: while a person edits, the box is what they need.
    let columns = signs.checkBox(isChecked: true).columns
    guard isEditing, line.room > columns + 1 else { return }
    let place = line.place(columns)
    line.skip(1)
    // What other rows say begins at the same column.
    if row.tab?.allowsHiding == true { box = place }
  }
}
