import TabHost

// A row that is swiped moves with the mouse and reveals its swipe actions. The actions are
// requested once, when the distance reaches a threshold. The distance at the release determines
// whether the row closes, stays open, or performs its first action.

extension HostScreen {
  /// A swipe in progress.
  struct Swipe {
    let tab: TabItem
    /// The edge at which the actions are revealed.
    let edge: SwipeEdge
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

  /// Moves the row by the distance of the mouse from the point at which the button was pressed.
  func swipe(to point: CellPoint, _ layout: FrameLayout) {
    guard let start = pointer.start else { return }
    let moved = point.column - start.point.column
    let forward = layout.isRightToLeft ? -moved : moved
    if let swipe = pointer.swipe {
      pointer.swipe?.distance = swipe.edge == .leading ? forward : -forward
      return
    }
    guard abs(moved) >= Swipe.threshold, let tab = start.tab else { return }
    let edge: SwipeEdge = forward > 0 ? .leading : .trailing
    guard pointer.requestedEdges.insert(edge).inserted else { return }
    host.user.openSwipeActions(edge, on: tab)
    guard let row = host.sidebar.swipedRow, row.tab === tab, row.edge == edge else { return }
    pointer.swipe = Swipe(tab: tab, edge: edge, distance: abs(moved))
  }

  /// Ends a swipe: closes the row, leaves it open, or performs its first action.
  func release(_ swipe: Swipe, _ layout: FrameLayout) {
    guard openRow(of: swipe) != nil else { return }
    if swipe.distance < Swipe.threshold {
      host.user.closeSwipeActions()
    } else if let first = fullAction(of: swipe, layout) {
      host.user.performSwipeAction(first)
    }
    focusPanel()
  }

  /// Returns the session of the swiped row, or `nil` if it has been closed.
  private func openRow(of swipe: Swipe) -> SwipeSession? {
    host.sidebar.swipedRow.flatMap { $0.tab === swipe.tab ? $0 : nil }
  }

  /// Returns the action that a release would perform.
  func fullAction(of swipe: Swipe, _ layout: FrameLayout) -> ContextualAction? {
    guard let row = openRow(of: swipe), row.configuration.performsFirstActionWithFullSwipe,
      let rows = layout.sidebar?.rows, swipe.isFull(rows.columns)
    else { return nil }
    return row.configuration.actions.first
  }

  // MARK: - Drawing

  /// Draws the row at its current position with the revealed actions beside it.
  func paintSwipe(_ layout: FrameLayout, on cells: inout CellBuffer) {
    guard let swipe = pointer.swipe, let swiped = openRow(of: swipe),
      let rect = layout.rect(ofRow: swipe.tab, in: host)
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
      line.fill(title, ellipsis: options.drawing.ellipsis, style: style, on: &cells)
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
