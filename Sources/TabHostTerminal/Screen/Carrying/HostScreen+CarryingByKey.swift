import TabHost

extension HostScreen {
  /// The maximum number of positions to examine for a drop that has an effect.
  private static let reach = 64

  /// Performs the command of a key during a move. Most commands have no effect then.
  func perform(_ command: TerminalCommand, on carry: Carry) {
    switch command {
    case .grab, .activate, .toggleCheck: dropCarry()
    case .cancel: cancelCarry()
    case .grabMore: if let focus { addToCarry(focus) }
    case .quit: quit()
    case .suspend: suspend()
    default: if carry.isByKeyboard { move(carry, command) }
    }
  }

  /// Begins moving the focused row or bar item, or indicates that it cannot be moved.
  func grab() {
    guard let focus, let tab = focusTab else { return }
    let isRow = if case .row = focus { true } else { false }
    if !takeUp(tab, isRow: isRow, byKeyboard: true) { refuse(tab) }
  }

  private func move(_ carry: Carry, _ command: TerminalCommand) {
    if let drag = carry.drag { return move(drag, command) }
    switch command {
    case .moveUp: moveAmongRows(carry, by: -1)
    case .moveDown: moveAmongRows(carry, by: 1)
    case .pageUp: movePage(by: -1)
    case .pageDown: movePage(by: 1)
    case .moveToFirst: moveToEnd(carry, isForward: false)
    case .moveToLast: moveToEnd(carry, isForward: true)
    case .moveLeft: moveInBar(carry, by: layout().isRightToLeft ? 1 : -1)
    case .moveRight: moveInBar(carry, by: layout().isRightToLeft ? -1 : 1)
    case .nextArea, .previousArea: moveToOtherArea(carry)
    default: break
    }
  }

  /// Drags items by moving the focus, which can reach every possible drop target.
  private func move(_ drag: Drag, _ command: TerminalCommand) {
    switch command {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .pageUp, .pageDown,
      .nextArea, .previousArea:
      moveFocus(command)
    default: return
    }
    if let over = focus.flatMap(dropTarget) { drag.enter(over) } else { drag.leave() }
  }

  private func aim(at arrangement: UserInteraction.Arrangement?) {
    carry?.aim(at: arrangement, in: host)
  }

  /// Returns whether a drop would put the element into the bar, or leave it there.
  private func isInBar(_ carry: Carry) -> Bool {
    switch carry.arrangement {
    case .dragToBar, .moveItem: true
    case nil: carry.isItem
    case .moveRow, .dragOffBar: false
    }
  }

  private func moveToOtherArea(_ carry: Carry) {
    if isInBar(carry) {
      aim(at: carry.isItem ? .dragOffBar(carry.tab) : nil)
    } else {
      aim(at: carry.isItem ? nil : .dragToBar(carry.tab, at: nil))
    }
  }

  /// Moves the element to the first or the last position among its siblings or in the bar.
  private func moveToEnd(_ carry: Carry, isForward: Bool) {
    let step = isForward ? -1 : 1
    if isInBar(carry) {
      let count = OtherBarTabs(host.bar, but: carry.tab).count
      aimInBar(carry, from: isForward ? count + 1 : -1, by: step, scrolls: -step * count)
    } else if !carry.isItem {
      let rows = host.sidebar.rows
      let siblings = carry.tab.parent?.displayOrder ?? host.displayOrder
      let isShown = { (tab: TabItem) in rows.firstIndex(of: tab) != nil }
      let end = isForward ? siblings.last(where: isShown) : siblings.first(where: isShown)
      guard let index = end.flatMap({ rows.firstIndex(of: $0) }) else { return }
      aimAmongRows(carry, from: index - step, by: step)
    }
  }

  // MARK: - Moving among rows

  private func movePage(by step: Int) {
    for _ in 0..<(layout().sidebar?.visibleRows.count ?? 0) {
      if let carry, !isInBar(carry) { moveAmongRows(carry, by: step) }
    }
  }

  private func moveAmongRows(_ carry: Carry, by step: Int) {
    guard !isInBar(carry) else { return moveToOtherArea(carry) }
    guard !carry.isItem else { return }
    let rows = host.sidebar.rows
    guard let own = rows.firstIndex(of: carry.tab) else { return }
    var index = own
    if case .moveRow(_, _, let other) = carry.arrangement {
      index = rows.firstIndex(of: other) ?? own
    }
    aimAmongRows(carry, from: index, by: step, but: carry.landing)
  }

  /// Sets the destination to the next position in a direction at which a drop has an effect
  /// different from `known`.
  private func aimAmongRows(
    _ carry: Carry,
    from start: Int,
    by step: Int,
    but known: UserInteraction.Arrangement? = nil
  ) {
    let rows = host.sidebar.rows
    guard let own = rows.firstIndex(of: carry.tab) else { return }
    var index = start
    for _ in 0..<Self.reach {
      guard let next = sibling(from: index, by: step, like: rows[own]) else { return }
      index = next.index
      let side: UserInteraction.Side = index < own ? .before : .after
      let wanted =
        index == own ? nil : UserInteraction.Arrangement.moveRow(carry.tab, side, next.tab)
      let landing = wanted.flatMap { host.user.dropDestination(of: $0) }
      guard index == own || landing != nil && landing != known else { continue }
      aim(at: wanted)
      return reveal(row: index)
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

  private func moveInBar(_ carry: Carry, by step: Int) {
    let items = OtherBarTabs(host.bar, but: carry.tab)
    guard isInBar(carry) || items.home != nil else {
      return aim(at: .dragToBar(carry.tab, at: nil))
    }
    var position = items.home ?? items.count
    if case .dragToBar(_, let place?) = carry.landing { position = place }
    aimInBar(carry, from: position, by: step, scrolls: step, but: carry.landing)
  }

  private func aimInBar(
    _ carry: Carry,
    from start: Int,
    by step: Int,
    scrolls: Int,
    but known: UserInteraction.Arrangement? = nil
  ) {
    let items = OtherBarTabs(host.bar, but: carry.tab)
    let home = items.home
    var position = start
    while (0...items.count).contains(position + step) {
      position += step
      let wanted = UserInteraction.Arrangement.dragToBar(carry.tab, at: position)
      let landing = host.user.dropDestination(of: wanted)
      guard position == home || landing != nil && landing != known else { continue }
      aim(at: position == home ? nil : wanted)
      return reveal(position, among: items, by: scrolls)
    }
  }

  /// Scrolls the bar if a position in it is not visible.
  private func reveal(_ position: Int, among items: OtherBarTabs, by step: Int) {
    let layout = layout()
    let isShown = [position - 1, position].contains { index in
      items.indices.contains(index) && layout.rect(ofItem: items[index]) != nil
    }
    if !isShown { scrollBar(by: step) }
  }
}
