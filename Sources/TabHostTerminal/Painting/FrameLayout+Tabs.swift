import TabHost

// Where tabs and actions of a host are; nil for what is not on show.

extension FrameLayout {
  /// The cells of a tab's item in the bar.
  func rect(ofItem tab: TabItem) -> CellRect? { rect(of: .tab(tab.identifier)) }

  /// The cells of a tab's row.
  @MainActor func rect(ofRow tab: TabItem, in host: TabHostController) -> CellRect? {
    sidebar.flatMap { sidebar in
      host.sidebar.rows.firstIndex(of: tab).flatMap(sidebar.rect(ofRow:))
    }
  }

  /// The cells of the row of an action in the section of a group.
  @MainActor func rect(
    ofRow action: Action,
    of group: TabGroupItem,
    in host: TabHostController
  ) -> CellRect? {
    sidebar.flatMap { sidebar in
      host.sidebar.rows.firstIndex(of: action, in: group).flatMap(sidebar.rect(ofRow:))
    }
  }
}

// MARK: - As a host counts

/// A host counts from the leading edge, in whichever direction people read.
extension FrameLayout {
  func hostPoint(of cell: CellPoint) -> Point {
    let column = isRightToLeft ? size.columns - 1 - cell.column : cell.column
    return Point(x: Double(column), y: Double(cell.row))
  }

  func hostRect(of cells: CellRect) -> Rect {
    let cells = isRightToLeft ? cells.mirrored(in: size) : cells
    return Rect(
      x: Double(cells.column),
      y: Double(cells.row),
      width: Double(cells.columns),
      height: Double(cells.rows)
    )
  }

  /// The cells of a host's rectangle that are in the frame; nil if there is none.
  func cells(of rect: Rect) -> CellRect? {
    let limit = Double(CellSize.maximumSide)
    func number(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -limit), limit))
    }
    let cells = CellRect(
      column: number(rect.x),
      row: number(rect.y),
      columns: max(number(rect.width), 1),
      rows: max(number(rect.height), 1)
    )
    let inside = (isRightToLeft ? cells.mirrored(in: size) : cells).intersection(CellRect(size))
    return inside.isEmpty ? nil : inside
  }
}
