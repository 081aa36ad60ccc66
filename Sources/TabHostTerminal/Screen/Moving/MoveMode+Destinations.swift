import TabHost

extension MoveMode {
  /// The maximum number of positions to examine for a drop that has an effect.
  private static let maximumSteps = 64

  /// Moves the element in the direction of a command.
  func move(_ activeMove: Move, _ command: TerminalCommand) {
    if let drag = activeMove.drag { return move(drag, command) }
    guard let tab = activeMove.tab else { return }
    switch command {
    case .moveUp: moveAmongRows(activeMove, of: tab, by: -1)
    case .moveDown: moveAmongRows(activeMove, of: tab, by: 1)
    case .pageUp: moveRows(-visibleRowCount)
    case .pageDown: moveRows(visibleRowCount)
    case .halfPageUp: moveRows(-visibleRowCount / 2)
    case .halfPageDown: moveRows(visibleRowCount / 2)
    case .moveToFirst: moveToEnd(activeMove, of: tab, isForward: false)
    case .moveToLast: moveToEnd(activeMove, of: tab, isForward: true)
    case .moveLeft: moveInBar(activeMove, of: tab, by: hostLayout().isRightToLeft ? 1 : -1)
    case .moveRight: moveInBar(activeMove, of: tab, by: hostLayout().isRightToLeft ? -1 : 1)
    case .nextArea, .previousArea: moveToOtherArea(activeMove, of: tab)
    default: break
    }
  }

  /// Drags items by moving the focus, which can reach every possible drop target, or in content that has
  /// the focus from place to place.
  private func move(_ drag: Drag, _ command: TerminalCommand) {
    if let content = focusedPlaces, move(drag, in: content, command) { return }
    switch command {
    case .moveUp, .moveDown, .moveLeft, .moveRight, .moveToFirst, .moveToLast, .nextArea,
      .previousArea:
      screen.moveFocus(command)
    case .pageUp, .pageDown, .halfPageUp, .halfPageDown:
      // A page would scroll.
      guard focus?.isPage != true else { return }
      screen.moveFocus(command)
    default: return
    }
    if let over = focus.flatMap(screen.dropTarget) {
      drag.enter(over)
    } else if let content = focusedPlaces, let place = content.dropPlace(.current, from: nil) {
      enter(place, of: content, with: drag)
    } else {
      drag.leave()
    }
    // The tabs that do not fit are targets, too.
    if focus == .more { screen.open(.overflow) }
  }

  /// The content that has the focus, if it has places for drops.
  private var focusedPlaces: (any DroppableTerminalContent)? {
    guard let focus, focus.isPage else { return nil }
    return host.content(at: focus) as? any DroppableTerminalContent
  }

  /// Moves a drag to another place of content.
  ///
  /// - Returns: `false` for a command that leads out of the content.
  private func move(
    _ drag: Drag,
    in content: any DroppableTerminalContent,
    _ command: TerminalCommand
  ) -> Bool {
    let step: DropPlaceStep
    var count = 1
    switch command {
    case .moveUp: step = .previous
    case .moveDown: step = .next
    case .pageUp: (step, count) = (.previous, screen.size.rows)
    case .pageDown: (step, count) = (.next, screen.size.rows)
    case .halfPageUp: (step, count) = (.previous, screen.size.rows / 2)
    case .halfPageDown: (step, count) = (.next, screen.size.rows / 2)
    case .moveToFirst: step = .first
    case .moveToLast: step = .last
    default: return false
    }
    var place: DropPlace?
    for _ in 0..<count {
      guard let next = content.dropPlace(step, from: place ?? drag.place(in: content)) else {
        break
      }
      place = next
    }
    guard let place else { return false }
    enter(place, of: content, with: drag)
    return true
  }

  private func enter(
    _ place: DropPlace,
    of content: any DroppableTerminalContent,
    with drag: Drag
  ) {
    screen.discardRefusal()
    content.reveal(place)
    drag.enter(.place(place, in: content))
  }

  /// Moves a drag by keyboard to where its place is after a change of the content, or off it if it is gone.
  func followPlace(of drag: Drag) {
    guard case .place(let place, let content as any DroppableTerminalContent) = drag.target else {
      return
    }
    let present = content.dropPlace(.current, from: place)
    guard present?.id != place.id else { return }
    if let present { drag.enter(.place(present, in: content)) } else { drag.leave() }
  }

  /// Returns whether an arrow key moves a drag to another place of the focused content.
  func leadsToPlace(_ direction: FocusDirection, _ drag: Drag) -> Bool {
    guard let content = focusedPlaces, direction == .up || direction == .down else { return false }
    let step: DropPlaceStep = direction == .up ? .previous : .next
    return content.dropPlace(step, from: drag.place(in: content)) != nil
  }

  /// Returns whether a drop would put the element into the bar, or leave it there.
  private func isInBar(_ activeMove: Move) -> Bool {
    switch activeMove.arrangement {
    case .dragToBar, .moveItem: true
    case nil: activeMove.isItem
    case .moveRow, .dragOffBar: false
    }
  }

  private func moveToOtherArea(_ activeMove: Move, of tab: TabItem) {
    if isInBar(activeMove) {
      aim(at: activeMove.isItem ? .dragOffBar(tab) : nil)
    } else {
      aim(at: activeMove.isItem ? nil : .dragToBar(tab, at: nil))
    }
  }

  /// Moves the element to the first or the last position among its siblings or in the bar.
  private func moveToEnd(_ activeMove: Move, of tab: TabItem, isForward: Bool) {
    let step = isForward ? -1 : 1
    if isInBar(activeMove) {
      let count = OtherBarTabs(host.bar, besides: tab).count
      aimInBar(activeMove, of: tab, from: isForward ? count + 1 : -1, by: step)
    } else if !activeMove.isItem {
      let rows = host.sidebar.rows
      let siblings = tab.parent?.displayOrder ?? host.displayOrder
      let isShown = { (tab: TabItem) in rows.firstIndex(of: tab) != nil }
      let end = isForward ? siblings.last(where: isShown) : siblings.first(where: isShown)
      guard let index = end.flatMap({ rows.firstIndex(of: $0) }) else { return }
      aimAmongRows(activeMove, of: tab, from: index - step, by: step)
    }
  }

  // MARK: - Moving among rows

  private var visibleRowCount: Int { hostLayout().sidebar?.visibleRows.count ?? 0 }

  /// Moves the element past a number of rows, up if it is negative.
  private func moveRows(_ count: Int) {
    for _ in 0..<abs(count) {
      guard let activeMove, let tab = activeMove.tab, !isInBar(activeMove) else { continue }
      moveAmongRows(activeMove, of: tab, by: count.signum())
    }
  }

  private func moveAmongRows(_ activeMove: Move, of tab: TabItem, by step: Int) {
    guard !isInBar(activeMove) else { return moveToOtherArea(activeMove, of: tab) }
    guard !activeMove.isItem else { return }
    let rows = host.sidebar.rows
    guard let own = rows.firstIndex(of: tab) else { return }
    var index = own
    if case .moveRow(_, _, let other) = activeMove.arrangement {
      index = rows.firstIndex(of: other) ?? own
    }
    aimAmongRows(activeMove, of: tab, from: index, by: step, besides: activeMove.destination)
  }

  /// Sets the destination to the next position in a direction at which a drop has an effect
  /// different from `current`.
  private func aimAmongRows(
    _ activeMove: Move,
    of tab: TabItem,
    from start: Int,
    by step: Int,
    besides current: UserInteraction.Arrangement? = nil
  ) {
    let rows = host.sidebar.rows
    guard let own = rows.firstIndex(of: tab) else { return }
    var index = start
    for _ in 0..<Self.maximumSteps {
      guard let next = sibling(from: index, by: step, like: rows[own]) else { return }
      index = next.index
      let side: UserInteraction.Side = index < own ? .before : .after
      let requested =
        index == own ? nil : UserInteraction.Arrangement.moveRow(tab, side, next.tab)
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

  private func moveInBar(_ activeMove: Move, of tab: TabItem, by step: Int) {
    let items = OtherBarTabs(host.bar, besides: tab)
    guard isInBar(activeMove) || items.home != nil else {
      return aim(at: .dragToBar(tab, at: nil))
    }
    var position = items.home ?? items.count
    if case .dragToBar(_, let place?) = activeMove.destination { position = place }
    aimInBar(activeMove, of: tab, from: position, by: step, besides: activeMove.destination)
  }

  private func aimInBar(
    _ activeMove: Move,
    of tab: TabItem,
    from start: Int,
    by step: Int,
    besides current: UserInteraction.Arrangement? = nil
  ) {
    let items = OtherBarTabs(host.bar, besides: tab)
    let originalPosition = items.home
    var position = start
    while (0...items.count).contains(position + step) {
      position += step
      let requested = UserInteraction.Arrangement.dragToBar(tab, at: position)
      let destination = host.user.dropDestination(of: requested)
      guard position == originalPosition || destination != nil && destination != current else {
        continue
      }
      aim(at: position == originalPosition ? nil : requested)
      for index in [position, position - 1] where items.indices.contains(index) {
        screen.reveal(item: .tab(items[index].identifier))
      }
      return
    }
  }
}

extension Drag {
  /// Returns the place of some content that the drag is over.
  fileprivate func place(in content: any DroppableTerminalContent) -> DropPlace? {
    if case .place(let place, let own) = target, own === content { place } else { nil }
  }
}

// MARK: - By mouse

// What is at a location of the pointer during a move: an end of the rows, which scrolls, or a drop
// destination.

extension MoveMode {
  /// What scrolls while the pointer rests at a location, and in which direction.
  enum Edge {
    case rows(Int)
    case bar(Int)
    case content(any ScrollingContent, Int)
  }

  /// Whether the rows or the bar scroll while the pointer rests where it is.
  var scrollsAtPointer: Bool { activeMove?.point.flatMap { edge(at: $0, in: hostLayout()) } != nil }

  /// Returns what scrolls at a location, which is at an end of the rows or of the bar.
  func edge(at point: CellPoint, in layout: FrameLayout) -> Edge? {
    switch layout.element(at: point)?.id {
    case .earlierTabs?: .bar(-1)
    case .laterTabs?: .bar(1)
    default: step(at: point, in: layout).map { .rows($0) } ?? contentEdge(at: point, layout)
    }
  }

  /// Returns the content with places for drops that scrolls at a location, which is at its first or last
  /// line.
  private func contentEdge(at point: CellPoint, _ layout: FrameLayout) -> Edge? {
    guard activeMove?.drag != nil, let element = layout.element(at: point)?.id,
      let page = layout.page(of: element), page.contains(point),
      let content = host.content(at: element) as? any DroppableTerminalContent & ScrollingContent
    else { return nil }
    guard let step = content.scrollbar.step(atEdge: point.row - page.row) else { return nil }
    return .content(content, step)
  }

  private func step(at point: CellPoint, in layout: FrameLayout) -> Int? {
    guard let sidebar = layout.sidebar, sidebar.rect.contains(point) else { return nil }
    // With one or two rows, no row can be reserved for scrolling, so the adjacent lines are used.
    let margin = sidebar.rows.rows >= 3 ? 0 : 1
    if point.row <= sidebar.rows.row - margin, sidebar.hasEarlierRows { return -1 }
    return point.row >= sidebar.rows.endRow - 1 + margin && sidebar.hasLaterRows ? 1 : nil
  }

  func moveLocation(at point: CellPoint, _ layout: FrameLayout, of activeMove: Move)
    -> Move.Location
  {
    guard let tab = activeMove.tab else { return .nowhere }
    if !activeMove.isItem, layout.sidebar?.isBelowRows(point) == true {
      let last = lastSibling(of: tab)
      return last === tab ? .nowhere : last.map { .row($0) } ?? .nowhere
    }
    guard let target = layout.element(at: point)?.id else { return .nowhere }
    if target == .more { return .bar(after: lastItem(besides: tab)) }
    if target.isInBar { return .bar(after: item(before: point, layout, besides: tab)) }
    if activeMove.isItem { return .offBar }
    guard case .row(let index) = target else { return .nowhere }
    return sibling(ofRow: index, of: tab).map { .row($0) } ?? .nowhere
  }

  /// Returns the last sibling of a tab that has a row, which may be the tab itself.
  private func lastSibling(of tab: TabItem) -> TabItem? {
    let rows = host.sidebar.rows
    let siblings = tab.parent?.displayOrder ?? host.displayOrder
    return siblings.last { rows.firstIndex(of: $0) != nil }
  }

  /// Returns the last item of the bar, which is at the end of the list that "More" opens.
  private func lastItem(besides tab: TabItem) -> String? {
    let items = OtherBarTabs(host.bar, besides: tab)
    return items.count > 0 ? items[items.count - 1].identifier : nil
  }

  /// Returns the last visible item whose center is before a location.
  private func item(
    before point: CellPoint,
    _ layout: FrameLayout,
    besides tab: TabItem
  ) -> String? {
    guard let bar = layout.bar else { return nil }
    var last: String?
    for item in layout.controls(in: .bar) {
      guard case .tab(let identifier) = item.id, identifier != tab.identifier else {
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
    guard let tab = activeMove.tab else { return nil }
    switch moveLocation {
    case .nowhere: return nil
    case .row(let other):
      let rows = host.sidebar.rows
      guard let place = rows.firstIndex(of: other), let own = rows.firstIndex(of: tab)
      else {
        return nil
      }
      return .moveRow(tab, place < own ? .before : .after, other)
    case .bar(let identifier):
      let items = OtherBarTabs(host.bar, besides: tab)
      let before = (identifier ?? firstItem(layout, besides: tab)).flatMap(host.tab)
      let index = before.flatMap { items.firstIndex(of: $0) } ?? 0
      return .dragToBar(tab, at: identifier == nil ? index : index + 1)
    case .offBar: return .dragOffBar(tab)
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
