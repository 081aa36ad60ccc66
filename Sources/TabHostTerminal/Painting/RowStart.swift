import TabHost

/// The leading part of a row, with its interactive elements and the line that remains after them.
struct RowStart {
  private static let indentation = 2

  /// The cell of the disclosure indicator of a group, even if the group has no children.
  private(set) var mark: CellRect?
  /// The cells of the checkbox of a tab that the user may hide.
  private(set) var box: CellRect?
  /// The remaining line.
  private(set) var line: LineWriter

  @MainActor init(
    _ row: TabHostController.Sidebar.Row,
    in rect: CellRect,
    isEditing: Bool,
    glyphs: FrameGlyphs
  ) {
    line = LineWriter(rect, isRightToLeft: glyphs.isRightToLeft)
    // The selection marker.
    line.skip(1)
    line.skip(min(row.depth, CellSize.maximumSide) * Self.indentation, upTo: rect.columns / 3)
    if case .group = row.content {
      mark = line.place(1)
      line.skip(1)
    } else {
      line.skip(rect.columns >= 12 ? 2 : 0)
    }
    guard isEditing else { return }
    // The checkbox takes precedence over badge and symbol, because it is needed for editing.
    let columns = glyphs.checkBox(isChecked: true).columns
    guard line.room > columns + 1 else { return }
    let place = line.place(columns)
    line.skip(1)
    // Rows without a checkbox keep its room, so that all texts are aligned.
    if row.tab?.allowsHiding == true { box = place }
  }
}
