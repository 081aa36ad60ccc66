@testable import TabHostTerminal

extension HostScreen {
  /// The open list, or `nil` if none is open.
  var panel: ScreenList? { openList }

  /// The index of the focused line in the open list.
  var panelFocus: Int { lists.focusedLine }

  /// The element being moved.
  var activeMove: Move? { moves.activeMove }

  /// Whether keys are sent to the search field.
  var isTyping: Bool { searchField.isActive && openList == nil && !presentsAny }

  /// Returns the area of the open list, or an empty one without a list.
  func panelRect(_ panel: ScreenList, _ layout: FrameLayout) -> CellRect {
    layout.list?.rect ?? CellRect(column: 0, row: 0, columns: 0, rows: 0)
  }
}
