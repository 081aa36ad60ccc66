@testable import TabHostTerminal

extension HostScreen {
  /// The lines of the open list, or `nil` if none is open.
  var panel: Panel? { listMode?.panel }

  /// The index of the focused line in the open list.
  var panelFocus: Int { listState.focus }

  /// The element being moved.
  var activeMove: Move? { moves.activeMove }

  /// Whether keys are sent to the search field.
  var isTyping: Bool { searchField.isActive && listMode == nil && !presentsAny }

  /// Returns the area of the open list, or an empty one without a list.
  func panelRect(_ panel: Panel, _ layout: FrameLayout) -> CellRect {
    listMode?.rect(of: panel, in: layout) ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
  }
}
