import Foundation
import TabHost

// The positions of a host's tabs and actions. Each is `nil` if the element is not visible.

extension FrameLayout {
  /// Returns the cells of a tab's item in the bar.
  func rect(ofItem tab: TabItem) -> CellRect? { rect(of: .tab(tab.identifier)) }

  /// Returns the cells of a tab's sidebar row.
  @MainActor func rect(ofRow tab: TabItem, in host: TabHostController) -> CellRect? {
    sidebar.flatMap { sidebar in
      host.sidebar.rows.firstIndex(of: tab).flatMap(sidebar.rect(ofRow:))
    }
  }

  /// Returns the cells of the sidebar row of an action in the section of a group.
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

// MARK: - Converting to the host's coordinates

/// The x axis of a host begins at the leading edge, in either layout direction.
extension FrameLayout {
  func hostPoint(of cell: CellPoint) -> CGPoint {
    let column = isRightToLeft ? size.columns - 1 - cell.column : cell.column
    return CGPoint(x: column, y: cell.row)
  }

  func hostRect(of cells: CellRect) -> CGRect {
    let cells = isRightToLeft ? cells.mirrored(in: size) : cells
    return CGRect(x: cells.column, y: cells.row, width: cells.columns, height: cells.rows)
  }

  /// Returns the cells of the frame that a rectangle of the host covers, or `nil` if there are
  /// none.
  func cells(of rect: CGRect) -> CellRect? {
    let limit = Double(CellSize.maximumSide)
    func number(_ value: Double) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -limit), limit))
    }
    let cells = CellRect(
      column: number(rect.origin.x),
      row: number(rect.origin.y),
      columns: max(number(rect.size.width), 1),
      rows: max(number(rect.size.height), 1)
    )
    let inside = (isRightToLeft ? cells.mirrored(in: size) : cells).intersection(CellRect(size))
    return inside.isEmpty ? nil : inside
  }
}
