import TabHost

/// A drag that swipes a row.
///
/// The row moves with the mouse and reveals its swipe actions. The actions are requested once, when
/// the distance reaches a threshold. The distance at the release determines whether the row closes,
/// stays open with a list of the actions, or performs its first action.
final class SwipeMode: ScreenMode {
  /// A swipe in progress.
  private struct Swipe {
    weak var tab: TabItem?
    /// The edge at which the actions are revealed.
    let edge: SwipeEdge
    /// The location at which the button was pressed.
    let start: CellPoint
    /// The distance from that edge in columns. Negative in the opposite direction.
    var distance: Int

    /// The minimum distance that opens a row.
    static let threshold = 3

    /// Returns whether releasing the row performs the first action, if the configuration permits
    /// that.
    func isFull(_ columns: Int) -> Bool {
      distance >= Self.threshold && distance * 5 >= columns * 3
    }
  }

  /// The last swipe by mouse.
  private var swipe: Swipe?

  override func beginDrag(_ press: inout Press, _ event: PointerEvent) -> Bool {
    let moved = event.point.column - press.point.column
    // The first event of a fast swipe may already be outside the row.
    guard press.target.isRow, event.point.row == press.point.row, abs(moved) >= Swipe.threshold,
      let tab = press.tab
    else { return false }
    let edge: SwipeEdge = (moved > 0) != event.layout.isRightToLeft ? .leading : .trailing
    guard press.requestedEdges.insert(edge).inserted else { return false }
    host.user.openSwipeActions(edge, on: tab)
    guard let row = host.sidebar.swipedRow, row.tab === tab, row.edge == edge else { return false }
    swipe = Swipe(tab: tab, edge: edge, start: press.point, distance: abs(moved))
    return true
  }

  /// Moves the row by the distance of the mouse from the point at which the button was pressed.
  override func drag(_ event: PointerEvent) {
    guard let swipe else { return }
    let moved = event.point.column - swipe.start.column
    let forward = event.layout.isRightToLeft ? -moved : moved
    self.swipe?.distance = swipe.edge == .leading ? forward : -forward
  }

  /// Closes the row, leaves it open, or performs its first action.
  override func endDrag(_ event: PointerEvent) {
    guard let swipe, openRow(of: swipe) != nil else { return }
    if swipe.distance < Swipe.threshold {
      host.user.closeSwipeActions()
    } else if let first = fullAction(of: swipe, event.layout) {
      host.user.performSwipeAction(first)
    }
    screen.focusPanel()
  }

  override func cancelDrag() {
    if let swipe, openRow(of: swipe) != nil { host.user.closeSwipeActions() }
  }

  /// Returns the session of the swiped row, or `nil` if it has been closed.
  private func openRow(of swipe: Swipe) -> SwipeSession? {
    host.sidebar.swipedRow.flatMap { $0.tab === swipe.tab ? $0 : nil }
  }

  /// Returns the action that a release would perform.
  private func fullAction(of swipe: Swipe, _ layout: FrameLayout) -> ContextualAction? {
    guard let row = openRow(of: swipe), row.configuration.performsFirstActionWithFullSwipe,
      let rows = layout.sidebar?.rows, swipe.isFull(rows.columns)
    else { return nil }
    return row.configuration.actions.first
  }

  // MARK: - Drawing

  override func notice(in layout: FrameLayout) -> String? {
    swipe.flatMap { fullAction(of: $0, layout)?.title }
  }

  /// Draws the row at its current position with the revealed actions beside it.
  override func paintDrag(_ layout: FrameLayout, on cells: inout CellBuffer) {
    guard let swipe, let swiped = openRow(of: swipe),
      let rect = layout.rect(ofRow: swiped.tab, in: host)
    else { return }
    let distance = min(max(swipe.distance, 0), rect.columns)
    guard distance > 0 else { return }
    let isAtLeft = (swipe.edge == .leading) != layout.isRightToLeft
    shift(rect, by: isAtLeft ? distance : -distance, on: &cells)
    let hidden = rect.columns - distance
    let shown = isAtLeft ? rect.without(right: hidden) : rect.without(left: hidden)
    let first = fullAction(of: swipe, layout)
    let actions = first.map { [$0] } ?? swiped.configuration.actions
    // The first action is the one nearest to the edge.
    var line = LineWriter(shown, isRightToLeft: !isAtLeft)
    let styles = glyphs.styles
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
