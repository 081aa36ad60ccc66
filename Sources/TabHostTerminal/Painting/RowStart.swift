import TabHost

/// The leading part of a row, with its interactive elements and the line that remains after them.
struct RowStart {
  private static let indentation = 2

  /// The elements of a row that its leading part has room for.
  struct Elements: Hashable {
    let depth: Int
    let isGroup: Bool
    /// Whether the user is editing, so that all rows have room for a checkbox.
    let isEditing: Bool
    /// Whether the row has a checkbox, because the user may hide its tab.
    let hasBox: Bool

    @MainActor init(_ row: TabHostController.Sidebar.Row, isEditing: Bool) {
      depth = row.depth
      isGroup = if case .group = row.content { true } else { false }
      self.isEditing = isEditing
      hasBox = isEditing && row.tab?.allowsHiding == true
    }
  }

  /// The cell of the disclosure indicator of a group, even if the group has no children.
  private(set) var mark: CellRect?
  /// The cells of the checkbox of a tab that the user may hide.
  private(set) var box: CellRect?
  /// The remaining line.
  private(set) var line: LineWriter

  init(_ elements: Elements, in rect: CellRect, glyphs: FrameGlyphs) {
    line = LineWriter(rect, isRightToLeft: glyphs.isRightToLeft)
    // The selection marker.
    line.skip(1)
    line.skip(
      min(elements.depth, CellSize.maximumSide) * Self.indentation,
      upTo: rect.columns / 3
    )
    if elements.isGroup {
      mark = line.place(1)
      line.skip(1)
    } else {
      line.skip(rect.columns >= 12 ? 2 : 0)
    }
    guard elements.isEditing else { return }
    // The checkbox takes precedence over badge and symbol, because it is needed for editing.
    let columns = glyphs.checkBox(isChecked: true).columns
    guard line.room > columns + 1 else { return }
    let place = line.place(columns)
    line.skip(1)
    // Rows without a checkbox keep its room, so that all texts are aligned.
    if elements.hasBox { box = place }
  }
}
