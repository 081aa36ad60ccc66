import TabHost

extension MoveMode {
  /// The maximum number of positions to examine for a drop that has an effect.
  private static let maximumSteps = 64

  /// Moves the element in the direction of a command.
  func move(_ activeMove: Move, _ command: TerminalCommand) {
    if let drag = activeMove.drag { return move(drag, command) }
    switch command {
    case .moveUp: moveAmongRows(activeMove, by: -1)
    case .moveDown: moveAmongRows(activeMove, by: 1)
    case .pageUp: moveRows(-visibleRowCount)
    case .pageDown: moveRows(visibleRowCount)
    case .halfPageUp: moveRows(-visibleRowCount / 2)
    case .halfPageDown: moveRows(visibleRowCount / 2)
    case .moveToFirst: moveToEnd(activeMove, isForward: false)
    case .moveToLast: moveToEnd(activeMove, isForward: true)
    case .moveLeft: moveInBar(activeMove, by: layout().isRightToLeft ? 1 : -1)
    case .moveRight: moveInBar(activeMove, by: layout().isRightToLeft ? -1 : 1)
    case .nextArea, .previousArea: moveToOtherArea(activeMove)
    default: break
    }
  }

  /// Drags items by moving the focus, which can reach every possible drop target.
  private func move(_ drag: Drag, _ command: TerminalCommand) {
    switch command {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .pageUp, .pageDown,
      .halfPageUp, .halfPageDown, .nextArea, .previousArea:
      screen.moveFocus(command)
    default: return
    }
    if let over = focus.flatMap(screen.dropTarget) { drag.enter(over) } else { drag.leave() }
  }

  /// Returns whether a drop would put the element into the bar, or leave it there.
  private func isInBar(_ activeMove: Move) -> Bool {
    switch activeMove.arrangement {
    case .dragToBar, .moveItem: true
    case nil: activeMove.isItem
    case .moveRow, .dragOffBar: false
    }
  }

  private func moveToOtherArea(_ activeMove: Move) {
    if isInBar(activeMove) {
      aim(at: activeMove.isItem ? .dragOffBar(activeMove.tab) : nil)
    } else {
      aim(at: activeMove.isItem ? nil : .dragToBar(activeMove.tab, at: nil))
    }
  }

  /// Moves the element to the first or the last position among its siblings or in the bar.
  private func moveToEnd(_ activeMove: Move, isForward: Bool) {
    let step = isForward ? -1 : 1
    if isInBar(activeMove) {
      let count = OtherBarTabs(host.bar, besides: activeMove.tab).count
      aimInBar(activeMove, from: isForward ? count + 1 : -1, by: step, scrolls: -step * count)
    } else if !activeMove.isItem {
      let rows = host.sidebar.rows
      let siblings = activeMove.tab.parent?.displayOrder ?? host.displayOrder
      let isShown = { (tab: TabItem) in rows.firstIndex(of: tab) != nil }
      let end = isForward ? siblings.last(where: isShown) : siblings.first(where: isShown)
      guard let index = end.flatMap({ rows.firstIndex(of: $0) }) else { return }
      aimAmongRows(activeMove, from: index - step, by: step)
    }
  }

  // MARK: - Moving among rows

  private var visibleRowCount: Int { layout().sidebar?.visibleRows.count ?? 0 }

  /// Moves the element past a number of rows, up if it is negative.
  private func moveRows(_ count: Int) {
    for _ in 0..<abs(count) {
      if let activeMove, !isInBar(activeMove) { moveAmongRows(activeMove, by: count.signum()) }
    }
  }

  private func moveAmongRows(_ activeMove: Move, by step: Int) {
    guard !isInBar(activeMove) else { return moveToOtherArea(activeMove) }
    guard !activeMove.isItem else { return }
    let rows = host.sidebar.rows
    guard let own = rows.firstIndex(of: activeMove.tab) else { return }
    var index = own
    if case .moveRow(_, _, let other) = activeMove.arrangement {
      index = rows.firstIndex(of: other) ?? own
    }
    aimAmongRows(activeMove, from: index, by: step, besides: activeMove.destination)
  }

  /// Sets the destination to the next position in a direction at which a drop has an effect
  /// different from `current`.
  private func aimAmongRows(
    _ activeMove: Move,
    from start: Int,
    by step: Int,
    besides current: UserInteraction.Arrangement? = nil
  ) {
    let rows = host.sidebar.rows
    guard let own = rows.firstIndex(of: activeMove.tab) else { return }
    var index = start
    for _ in 0..<Self.maximumSteps {
      guard let next = sibling(from: index, by: step, like: rows[own]) else { return }
      index = next.index
      let side: UserInteraction.Side = index < own ? .before : .after
      let requested =
        index == own ? nil : UserInteraction.Arrangement.moveRow(activeMove.tab, side, next.tab)
      let destination = requested.flatMap { host.user.dropDestination(of: $0) }
      guard index == own || destination != nil && destination != current else { continue }
      aim(at: requested)
      return screen.reveal(row: index)
    }
  }

  /// Returns the next sibling in a direction with the index of its row, skipping descendants of
  /// siblings.
  private func sibling(
    from index: Int,
    by step: Int,
    like row: TabHostController.Sidebar.Row
  ) -> (index: Int, tab: TabItem)? {
    let rows = host.sidebar.rows
    var index = index + step
    while rows.indices.contains(index) {
      let other = rows[index]
      if other.depth < row.depth { return nil }
      if other.depth == row.depth, let tab = other.tab, tab.parent === row.tab?.parent {
        return (index, tab)
      }
      index += step
    }
    return nil
  }

  // MARK: - Moving in the bar

  private func moveInBar(_ activeMove: Move, by step: Int) {
    let items = OtherBarTabs(host.bar, besides: activeMove.tab)
    guard isInBar(activeMove) || items.home != nil else {
      return aim(at: .dragToBar(activeMove.tab, at: nil))
    }
    var position = items.home ?? items.count
    if case .dragToBar(_, let place?) = activeMove.destination { position = place }
    aimInBar(activeMove, from: position, by: step, scrolls: step, besides: activeMove.destination)
  }

  private func aimInBar(
    _ activeMove: Move,
    from start: Int,
    by step: Int,
    scrolls: Int,
    besides current: UserInteraction.Arrangement? = nil
  ) {
    let items = OtherBarTabs(host.bar, besides: activeMove.tab)
    let originalPosition = items.home
    var position = start
    while (0...items.count).contains(position + step) {
      position += step
      let requested = UserInteraction.Arrangement.dragToBar(activeMove.tab, at: position)
      let destination = host.user.dropDestination(of: requested)
      guard position == originalPosition || destination != nil && destination != current else {
        continue
      }
      aim(at: position == originalPosition ? nil : requested)
      return reveal(position, among: items, by: scrolls)
    }
  }

  /// Scrolls the bar if a position in it is not visible.
  private func reveal(_ position: Int, among items: OtherBarTabs, by step: Int) {
    let layout = layout()
    let isShown = [position - 1, position].contains { index in
      items.indices.contains(index) && layout.rect(ofItem: items[index]) != nil
    }
    if !isShown { screen.scrollBar(by: step) }
  }
}
