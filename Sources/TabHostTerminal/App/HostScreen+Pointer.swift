import TabHost

extension HostScreen {
  /// What the mouse is in the middle of.
  struct Pointer {
    /// Where a button went down.
    var start: (point: CellPoint, target: FrameLayout.Target)?
    /// What is dragged: the contents of a row, or the row or item itself.
    var drag: Drag?
    var moved: TabItem?
    /// Whether what was begun is not a tap any more.
    var hasMoved = false
  }

  /// The columns that a row is dragged sideways to be swiped.
  private static let swipeDistance = 3

  func handle(_ mouse: MouseEvent, at time: Duration) {
    let layout = layout()
    if isTakenByContent(mouse, layout) { return }
    let target = layout.target(at: mouse.location)
    switch (mouse.kind, mouse.button) {
    case (.press, .wheelUp), (.press, .wheelDown), (.press, .wheelLeft), (.press, .wheelRight):
      turnWheel(mouse.button, over: target)
    case (.press, .left): press(mouse.location, target, layout)
    case (.press, .right): openMenu(at: target)
    case (.drag, .left): drag(to: mouse.location, target, at: time)
    case (.release, .left), (.release, .none): release(target)
    default: break
    }
  }

  /// Time passes while something is dragged: what it rests on may be selected.
  public func tick(at time: Duration) {
    pointer.drag?.stay(until: time)
  }

  private func press(
    _ point: CellPoint,
    _ target: FrameLayout.Target?,
    _ layout: FrameLayout
  ) {
    if let panel {
      let rect = panelRect(panel, layout)
      if let line = panel.line(at: point, in: rect, showing: panelFocus) {
        choose(line, of: panel)
      } else if rect.contains(point) {
        let step = panel.scrollStep(at: point, in: rect, showing: panelFocus)
        if step != 0 { movePanelFocus(by: step, in: panel) }
      } else {
        _ = closePanel()
      }
      return
    }
    guard let target else { return }
    pointer = Pointer()
    pointer.start = (point, target)
    if focusable(target) { setFocus(target) }
  }

  private func openMenu(at target: FrameLayout.Target?) {
    guard panel == nil, let target, focusable(target) else { return }
    setFocus(target)
    if let tab = focusTab { host.user.openContextMenu(on: tab) }
    focusPanel()
  }

  private func focusable(_ target: FrameLayout.Target) -> Bool {
    switch target {
    case .tab, .row, .more, .sidebarToggle, .searchField: true
    default: false
    }
  }

  // MARK: - Dragging

  private func drag(to point: CellPoint, _ target: FrameLayout.Target?, at time: Duration) {
    guard let start = pointer.start else { return }
    if !pointer.hasMoved {
      if pullPages(from: start.point, to: point) { return pointer = Pointer() }
      guard let tab = tab(at: start.target) else { return }
      let isRow = if case .row = start.target { true } else { false }
      if isRow, point.row == start.point.row, target == start.target {
        return swipeIfFar(from: start.point, to: point, tab)
      }
      guard target != start.target else { return }
      pointer.hasMoved = true
      if isRow, !host.isEditing { pointer.drag = host.user.drag(row: tab).1 }
      if pointer.drag == nil { pointer.moved = tab }
    }
    guard let drag = pointer.drag else { return }
    drag.location = location(of: point)
    if let over = target.flatMap(dropTarget) { drag.enter(over, at: time) } else { drag.leave() }
  }

  private func swipeIfFar(from start: CellPoint, to point: CellPoint, _ tab: TabItem) {
    let distance = point.column - start.column
    guard abs(distance) >= Self.swipeDistance else { return }
    pointer = Pointer()
    let isForward = (distance > 0) != layout().isRightToLeft
    host.user.openSwipeActions(isForward ? .leading : .trailing, on: tab)
    focusPanel()
  }

  private func release(_ target: FrameLayout.Target?) {
    let pointer = pointer
    self.pointer = Pointer()
    if let drag = pointer.drag {
      drag.drop()
    } else if let moved = pointer.moved {
      put(moved, from: pointer.start?.target, on: target)
    } else if let start = pointer.start, start.target == target {
      tap(start.target)
    }
  }

  /// Lets go of a row or an item: among the rows it is moved, on the bar it is put there, an item
  /// beside the bar is taken off.
  private func put(
    _ tab: TabItem,
    from start: FrameLayout.Target?,
    on target: FrameLayout.Target?
  ) {
    switch (start, target) {
    case (.row(let from), .row(let to)):
      guard let other = row(to)?.tab else { return }
      host.user.moveRow(tab, to < from ? .before : .after, other)
    case (_, .tab(let identifier)):
      guard let other = host.tab(forIdentifier: identifier) else { return }
      let index = host.bar.items.firstIndex { $0 === other }
      host.user.drag(tab, toBarAt: index)
    case (_, .bar): host.user.drag(tab)
    case (.tab, _): host.user.dragOffBar(tab)
    default: break
    }
  }

  private func dropTarget(_ target: FrameLayout.Target) -> Drag.Target? {
    if case .row(let index) = target, case .action(let action, let group) = row(index)?.content {
      return .action(action, group)
    }
    return tab(at: target).map { .tab($0) }
  }
}
