import TabHost

/// A drag that swipes a row.
///
/// The row moves with the mouse and reveals its swipe actions. The actions are requested once, when
/// the distance reaches a threshold. The distance at the release determines whether the row closes,
/// stays open with a list of the actions, or performs its first action.
final class RowSwipe: PointerDrag {
  /// The minimum distance that opens a row.
  private static let threshold = 3

  private unowned let screen: HostScreen
  private weak var tab: TabItem?
  /// The edge at which the actions are revealed.
  private let edge: SwipeEdge
  /// The location at which the button was pressed.
  private let start: CellPoint
  /// The distance from that edge in columns. Negative in the opposite direction.
  private var distance: Int

  private var host: TabHostController { screen.host }

  /// Opens the swipe actions of a row, or returns `nil` if the drag is no swipe or the row has no
  /// actions.
  init?(_ screen: HostScreen, since press: inout Press, _ event: PointerEvent) {
    let moved = event.point.column - press.point.column
    // The first event of a fast swipe may already be outside the row.
    guard press.element.isRow, event.point.row == press.point.row, abs(moved) >= Self.threshold,
      let tab = press.tab
    else { return nil }
    let edge: SwipeEdge = (moved > 0) != event.layout.isRightToLeft ? .leading : .trailing
    guard press.requestedEdges.insert(edge).inserted else { return nil }
    screen.host.user.openSwipeActions(edge, on: tab)
    guard let row = screen.host.sidebar.swipedRow, row.tab === tab, row.edge == edge else {
      screen.status.refusal = screen.status.refusal ?? .noSwipeActions(tab)
      return nil
    }
    (self.screen, self.tab, self.edge) = (screen, tab, edge)
    (start, distance) = (press.point, abs(moved))
  }

  /// Moves the row by the distance of the mouse from the point at which the button was pressed.
  func move(_ event: PointerEvent) {
    let moved = event.point.column - start.column
    let forward = event.layout.isRightToLeft ? -moved : moved
    distance = edge == .leading ? forward : -forward
  }

  /// Closes the row, leaves it open, or performs its first action.
  func end(_ event: PointerEvent) {
    guard openRow != nil else { return }
    if distance < Self.threshold {
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

  /// Returns the first action if a release would perform it: its configuration permits that, and the
  /// row has been dragged far enough.
  private func fullAction(in layout: FrameLayout) -> ContextualAction? {
    guard let row = openRow, row.configuration.performsFirstActionWithFullSwipe,
      let columns = layout.sidebar?.rows.columns,
      distance >= Self.threshold && distance * 5 >= columns * 3
    else { return nil }
    return row.configuration.actions.first
  }

  // MARK: - Drawing

  func notice(in layout: FrameLayout) -> StatusText? {
    fullAction(in: layout)?.title.map { StatusText($0) }
  }

  /// Draws the row at its current position with the revealed actions beside it.
  func paint(_ layout: FrameLayout, on cells: inout CellBuffer) {
    guard let swiped = openRow, let rect = layout.rect(ofRow: swiped.tab, in: host) else { return }
    let distance = min(max(distance, 0), rect.columns)
    guard distance > 0 else { return }
    let isAtLeft = (edge == .leading) != layout.isRightToLeft
    shift(rect, by: isAtLeft ? distance : -distance, on: &cells)
    let hidden = rect.columns - distance
    let shown = isAtLeft ? rect.without(right: hidden) : rect.without(left: hidden)
    let first = fullAction(in: layout)
    let actions = first.map { [$0] } ?? swiped.configuration.actions
    // The first action is the one nearest to the edge.
    var line = LineWriter(shown, isRightToLeft: !isAtLeft)
    let styles = screen.glyphs.styles
    let base = styles[.target]
    cells.fill(shown, with: .blank(base))
    for action in actions where line.room > 1 {
      var style = base
      if action.style == .destructive {
        style = styles[.destructive]
        style.isReversed = true
      }
      style.isUnderlined = first != nil
      line.skip(1)
      let title = action.title ?? action.image?.systemName ?? ""
      line.fill(title, ellipsis: screen.options.drawing.ellipsis, style: style, on: &cells)
    }
  }

  private func shift(_ rect: CellRect, by columns: Int, on cells: inout CellBuffer) {
    let old = cells
    cells.fill(rect, with: .blank)
    for column in rect.column..<rect.endColumn {
      let place = CellPoint(column: column + columns, row: rect.row)
      cells.set(old[column, rect.row], at: place, clip: rect)
    }
  }
}
