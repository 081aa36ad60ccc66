import TabHost

// Moving rows, bar items and drag items: beginning, dropping, canceling. The destination comes from
// the mouse or the keyboard; a drop is the same for both.

extension HostScreen {
  /// Whether the user is dragging with the mouse.
  ///
  /// During a drag, call ``tick(at:)`` whenever no event arrives for ``tickInterval``.
  public var isDragging: Bool { activeMove?.isByKeyboard == false }

  /// The time to wait for an event before calling ``tick(at:)`` during a drag.
  ///
  /// The interval is `Drag.springLoadingDelay`, or shorter while the rows or the bar scroll under
  /// the pointer.
  public var tickInterval: Duration {
    let scrolls = activeMove?.point.flatMap { edge(at: $0, in: layout()) } != nil
    return scrolls ? Self.scrollInterval : Drag.springLoadingDelay
  }

  /// Updates a drag after time has passed without an event.
  ///
  /// A tab on which the drag has rested for `Drag.springLoadingDelay` is selected. The rows scroll
  /// while the drag rests at their first or last visible line.
  ///
  /// - Parameter time: The current time of the clock used for ``handle(_:at:)-(InputEvent,_)``.
  public func tick(at time: Duration) {
    endImpossibleMove()
    guard let activeMove, !activeMove.isByKeyboard else { return }
    activeMove.drag?.hover(until: time)
    scrollAtEdge(at: time)
  }

  /// Begins moving the row or the bar item of a tab.
  ///
  /// - Returns: `false` if it cannot be moved.
  @discardableResult
  func beginMove(_ tab: TabItem, isRow: Bool, byKeyboard: Bool) -> Bool {
    func begin(_ load: Move.Load) -> Bool {
      self.activeMove = Move(load, of: tab, isByKeyboard: byKeyboard, in: host)
      return true
    }
    guard isRow else {
      return Move.canArrangeItem(of: tab, in: host) && begin(.item)
    }
    if !host.isEditing, let drag = host.user.drag(row: tab).1 { return begin(.contents(drag)) }
    return Move.canArrangeRow(of: tab, in: host) && begin(.row)
  }

  /// Adds the row at a target to the drag.
  func addToMove(_ target: FrameLayout.Target) {
    guard case .row = target, let tab = tab(at: target) else { return }
    activeMove?.add(row: tab)
  }

  /// Drops the moved element at its current destination, if there is one.
  func dropMove() {
    guard let activeMove else { return }
    self.activeMove = nil
    if let drag = activeMove.drag {
      drag.drop()
    } else if let arrangement = activeMove.arrangement {
      host.user.arrange(arrangement)
      if activeMove.isByKeyboard { focusOrigin(of: activeMove) }
    }
    focusPanel()
  }

  /// Cancels the move without any change to the host.
  func cancelMove() {
    guard let activeMove else { return }
    self.activeMove = nil
    activeMove.drag?.cancel()
    if activeMove.isByKeyboard { focusOrigin(of: activeMove) }
  }

  /// Cancels the move if the app has removed the moved element.
  func endImpossibleMove() {
    if let activeMove, !activeMove.isPossible(in: host) { cancelMove() }
  }

  private func focusOrigin(of activeMove: Move) {
    if activeMove.isItem {
      setFocus(.tab(activeMove.tab.identifier))
    } else if let index = host.sidebar.rows.firstIndex(of: activeMove.tab) {
      setFocus(.row(index))
    }
  }

  /// Returns the drop target at an element, or `nil` if the element is not a tab or an action.
  func dropTarget(_ target: FrameLayout.Target) -> Drag.Target? {
    if case .row(let index) = target, case .action(let action, let group) = row(index)?.content {
      return .action(action, group)
    }
    return tab(at: target).map { .tab($0) }
  }
}

// MARK: - Moving by mouse

extension HostScreen {
  private static let scrollInterval = Duration.milliseconds(120)

  /// Moves the element to a location of the pointer.
  func continueMove(over point: CellPoint, _ layout: FrameLayout, at time: Duration) {
    guard let activeMove, !activeMove.isByKeyboard else { return }
    self.activeMove?.point = point
    if let drag = activeMove.drag {
      drag.location = layout.hostPoint(of: point)
      if let over = layout.target(at: point).flatMap(dropTarget) {
        drag.enter(over, at: time)
      } else {
        drag.leave()
      }
      return
    }
    let moveLocation = moveLocation(at: point, layout, of: activeMove)
    guard moveLocation != activeMove.location else { return }
    self.activeMove?.location = moveLocation
    self.activeMove?.aim(at: arrangement(at: moveLocation, layout, of: activeMove), in: host)
  }

  /// Scrolls the rows or the bar if the pointer rests at their first or last visible element.
  func scrollAtEdge(at time: Duration) {
    guard let point = activeMove?.point, let edge = edge(at: point, in: layout()) else {
      activeMove?.edgeTime = nil
      return
    }
    let since = min(activeMove?.edgeTime ?? time, time)
    activeMove?.edgeTime = since
    guard time - since >= Self.scrollInterval else { return }
    activeMove?.edgeTime = time
    switch edge {
    case .rows(let step): scrollRows(by: step)
    case .bar(let step): scrollBar(by: step)
    }
    restartMove(over: point, at: time)
  }

  /// Updates the destination after scrolling, when the same pointer location may be over a
  /// different element.
  func restartMove(over point: CellPoint, at time: Duration) {
    activeMove?.location = nil
    continueMove(over: point, layout(), at: time)
  }

  /// What scrolls while the pointer rests at a location, and in which direction.
  private enum Edge {
    case rows(Int), bar(Int)
  }

  /// Returns what scrolls at a location: the rows at their ends, or the bar at its arrows.
  private func edge(at point: CellPoint, in layout: FrameLayout) -> Edge? {
    guard let sidebar = layout.sidebar, sidebar.rect.contains(point) else {
      return barStep(at: point, in: layout).map { .bar($0) }
    }
    // With one or two rows, no row can be reserved for scrolling, so the adjacent lines are used.
    let margin = sidebar.rows.rows >= 3 ? 0 : 1
    if point.row <= sidebar.rows.row - margin, sidebar.hasEarlierRows { return .rows(-1) }
    return point.row >= sidebar.rows.endRow - 1 + margin && sidebar.hasLaterRows ? .rows(1) : nil
  }

  /// Returns the scroll direction at a location near an arrow of the bar.
  ///
  /// The arrows of a centered bar change position when it scrolls, so locations near them count as
  /// well.
  private func barStep(at point: CellPoint, in layout: FrameLayout) -> Int? {
    guard layout.bar?.rect.contains(point) == true else { return nil }
    func isNear(_ target: FrameLayout.Target) -> Bool {
      guard let rect = layout.rect(of: target) else { return false }
      let margin = layout.bar?.edge.isVertical == true ? 0 : 4
      return abs(point.column - rect.column) <= margin && abs(point.row - rect.row) <= 1
    }
    if isNear(.laterTabs) { return 1 }
    return isNear(.earlierTabs) ? -1 : nil
  }

  private func moveLocation(at point: CellPoint, _ layout: FrameLayout, of activeMove: Move)
    -> Move.Location
  {
    guard let target = layout.target(at: point) else { return .nowhere }
    if target.isInBar { return .bar(after: item(before: point, layout, of: activeMove)) }
    if activeMove.isItem { return .offBar }
    guard case .row(let index) = target else { return .nowhere }
    return sibling(ofRow: index, of: activeMove.tab).map { .row($0) } ?? .nowhere
  }

  /// Returns the last visible item whose center is before a location.
  private func item(
    before point: CellPoint,
    _ layout: FrameLayout,
    of activeMove: Move
  ) -> String? {
    guard let bar = layout.bar else { return nil }
    var last: String?
    for item in bar.items {
      guard case .tab(let identifier) = item.target, identifier != activeMove.tab.identifier else {
        continue
      }
      let rect = item.rect
      let offset =
        layout.isRightToLeft ? rect.endColumn - 1 - point.column : point.column - rect.column
      let isPast = 2 * offset + 1 > rect.columns
      let isBelow = bar.edge.isVertical && point.row != rect.row
      if isBelow ? point.row > rect.row : isPast { last = identifier }
    }
    return last
  }

  /// Returns the sibling of a tab that contains the row at an index, or `nil` if that is the tab
  /// itself.
  private func sibling(ofRow index: Int, of tab: TabItem) -> TabItem? {
    var other: TabItem? =
      if case .action(_, let group) = row(index)?.content { group } else { row(index)?.tab }
    while let present = other, present.parent !== tab.parent { other = present.parent }
    return other === tab ? nil : other
  }

  private func arrangement(
    at moveLocation: Move.Location,
    _ layout: FrameLayout,
    of activeMove: Move
  ) -> UserInteraction.Arrangement? {
    switch moveLocation {
    case .nowhere: return nil
    case .row(let other):
      let rows = host.sidebar.rows
      guard let place = rows.firstIndex(of: other), let own = rows.firstIndex(of: activeMove.tab)
      else {
        return nil
      }
      return .moveRow(activeMove.tab, place < own ? .before : .after, other)
    case .bar(let identifier):
      let items = OtherBarTabs(host.bar, but: activeMove.tab)
      let before = (identifier ?? firstItem(layout, but: activeMove.tab)).flatMap(host.tab)
      let index = before.flatMap { items.firstIndex(of: $0) } ?? 0
      return .dragToBar(activeMove.tab, at: identifier == nil ? index : index + 1)
    case .offBar: return .dragOffBar(activeMove.tab)
    }
  }

  private func firstItem(_ layout: FrameLayout, but tab: TabItem) -> String? {
    for case .tab(let identifier) in layout.bar?.items.map(\.target) ?? []
    where identifier != tab.identifier {
      return identifier
    }
    return nil
  }
}
