import TabHost

/// A drag that swipes a row.
///
/// The row moves with the mouse and reveals its swipe actions. The actions are requested once, when
/// the distance reaches a threshold. The distance at the release determines whether the row closes,
/// stays open with a list of the actions, or performs its first action; see ``SwipeReveal``.
final class RowSwipe: PointerDrag {
  private unowned let screen: HostScreen
  private weak var tab: TabItem?
  /// The location at which the button was pressed.
  private let start: CellPoint
  private var reveal: SwipeReveal

  private var host: TabHostController { screen.host }

  /// Opens the swipe actions of a row, or returns `nil` if the drag is no swipe or the row has no
  /// actions.
  init?(_ screen: HostScreen, since press: inout Press, _ event: PointerEvent) {
    let moved = event.point.column - press.point.column
    // The first event of a fast swipe may already be outside the row.
    guard press.element.isRow, event.point.row == press.point.row,
      abs(moved) >= SwipeReveal.threshold, let tab = press.tab
    else { return nil }
    let edge: SwipeEdge = (moved > 0) != event.layout.isRightToLeft ? .leading : .trailing
    guard press.requestedEdges.insert(edge).inserted else { return nil }
    screen.host.user.openSwipeActions(edge, on: tab)
    guard let row = screen.host.sidebar.swipedRow, row.tab === tab, row.edge == edge else {
      screen.status.refusal = screen.status.refusal ?? .noSwipeActions(tab.title)
      return nil
    }
    (self.screen, self.tab, start) = (screen, tab, press.point)
    reveal = SwipeReveal(row.configuration, edge)
    reveal.move(by: moved, isRightToLeft: event.layout.isRightToLeft)
  }

  /// Moves the row by the distance of the mouse from the point at which the button was pressed.
  func move(_ event: PointerEvent) {
    let moved = event.point.column - start.column
    reveal.move(by: moved, isRightToLeft: event.layout.isRightToLeft)
  }

  /// Closes the row, leaves it open, or performs its first action.
  func end(_ event: PointerEvent) {
    guard openRow != nil else { return }
    if !reveal.isOpen {
      host.user.closeSwipeActions()
    } else if let first = fullAction(in: event.layout) {
      host.user.performSwipeAction(first)
    } else {
      screen.lists.pointer = event.point
    }
    screen.focusList()
  }

  func cancel() {
    if openRow != nil { host.user.closeSwipeActions() }
  }

  /// The session of the swiped row, or `nil` if it has been closed.
  private var openRow: SwipeSession? {
    host.sidebar.swipedRow.flatMap { $0.tab === tab ? $0 : nil }
  }

  /// Returns the first action if a release would perform it.
  private func fullAction(in layout: FrameLayout) -> ContextualAction? {
    guard openRow != nil, let columns = layout.sidebar?.rows.columns else { return nil }
    return reveal.fullAction(columns: columns)
  }

  // MARK: - Drawing

  func notice(in layout: FrameLayout) -> StatusText? {
    fullAction(in: layout)?.title.map { StatusText($0) }
  }

  /// Draws the row at its current position with the revealed actions beside it.
  func paint(_ layout: FrameLayout, on cells: inout CellBuffer) {
    guard let swiped = openRow, let rect = layout.rect(ofRow: swiped.tab, in: host) else { return }
    reveal.paint(
      in: rect,
      isRightToLeft: layout.isRightToLeft,
      styles: screen.glyphs.styles,
      ellipsis: screen.options.drawing.ellipsis,
      isFull: fullAction(in: layout) != nil,
      on: &cells
    )
  }
}
