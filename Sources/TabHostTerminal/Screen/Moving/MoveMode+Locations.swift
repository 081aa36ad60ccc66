import TabHost

// What is at a location of the pointer during a move: an edge that scrolls, or a drop destination.

extension MoveMode {
  /// What scrolls while the pointer rests at a location, and in which direction.
  enum Edge {
    case rows(Int)
    case bar(Int)
  }

  /// Whether something scrolls while the pointer rests where it is.
  var scrollsAtPointer: Bool { activeMove?.point.flatMap { edge(at: $0, in: layout()) } != nil }

  /// Returns what scrolls at a location: the rows at their ends, or the bar at its arrows.
  func edge(at point: CellPoint, in layout: FrameLayout) -> Edge? {
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
    func isNear(_ target: FrameElement.ID) -> Bool {
      guard let rect = layout.rect(of: target) else { return false }
      let margin = layout.bar?.edge.isVertical == true ? 0 : 4
      return abs(point.column - rect.column) <= margin && abs(point.row - rect.row) <= 1
    }
    if isNear(.laterTabs) { return 1 }
    return isNear(.earlierTabs) ? -1 : nil
  }

  func moveLocation(at point: CellPoint, _ layout: FrameLayout, of activeMove: Move)
    -> Move.Location
  {
    guard let target = layout.element(at: point)?.id else { return .nowhere }
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
    for item in layout.controls(in: .bar) {
      guard case .tab(let identifier) = item.id, identifier != activeMove.tab.identifier else {
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
      if case .action(_, let group) = screen.row(index)?.content { group } else {
        screen.row(index)?.tab
      }
    while let present = other, present.parent !== tab.parent { other = present.parent }
    return other === tab ? nil : other
  }

  func arrangement(
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
      let items = OtherBarTabs(host.bar, besides: activeMove.tab)
      let before = (identifier ?? firstItem(layout, besides: activeMove.tab)).flatMap(host.tab)
      let index = before.flatMap { items.firstIndex(of: $0) } ?? 0
      return .dragToBar(activeMove.tab, at: identifier == nil ? index : index + 1)
    case .offBar: return .dragOffBar(activeMove.tab)
    }
  }

  private func firstItem(_ layout: FrameLayout, besides tab: TabItem) -> String? {
    for case .tab(let identifier) in layout.controls(in: .bar).map(\.id)
    where identifier != tab.identifier {
      return identifier
    }
    return nil
  }
}
