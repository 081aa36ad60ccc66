import TabHost

extension HostScreen {
  /// What the mouse is in the middle of.
  struct Pointer {
    /// Where the main button went down.
    var start: Start?
    /// The row that is pulled sideways.
    var pull: Pull?
    /// The edges whose actions were asked for since the button went down.
    var askedEdges: Set<SwipeEdge> = []
    /// Whether what was begun is not a tap any more.
    var hasMoved = false
    /// Where it is without a button; nil once a key was pressed.
    var hover: CellPoint?

    /// Where a button went down, and what was there.
    struct Start {
      let point: CellPoint
      let target: FrameLayout.Target
      let tab: TabItem?
      let action: Action?
    }
  }

  func handle(_ mouse: MouseEvent, at time: Duration) {
    // Any coordinates are valid, and distances are computed from them.
    var mouse = mouse
    mouse.location = mouse.location.limited
    endImpossibleCarry()
    let point = mouse.location
    // A button that goes down anew, and one that is not down any more, has come up unseen.
    if mouse.kind == .move || (mouse.kind, mouse.button) == (.press, .left) { letGo() }
    if mouse.kind == .move { pointer.hover = point }
    let layout = layout()
    if carry == nil, isTakenByContent(mouse, layout) { return }
    let target = layout.target(at: point)
    switch (mouse.kind, mouse.button) {
    case (.press, .wheelUp), (.press, .wheelDown), (.press, .wheelLeft), (.press, .wheelRight):
      turnWheel(mouse.button, over: target)
      carry(overAnew: point, at: time)
    case (.press, .left): press(point, target, layout)
    case (.press, .right): pressRight(point, target, layout)
    case (.drag, .left): drag(to: point, target, layout, at: time)
    case (.release, .left), (.release, .none): release(at: point, target, layout, at: time)
    default: break
    }
  }

  private func press(
    _ point: CellPoint,
    _ target: FrameLayout.Target?,
    _ layout: FrameLayout
  ) {
    // A click lets go of what the keyboard carries.
    cancelCarry()
    refusedCarry = nil
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
    pointer.start = Pointer.Start(
      point: point,
      target: target,
      tab: tab(at: target),
      action: action(at: target)
    )
    if focusable(target) { setFocus(target) }
  }

  /// Adds a row to what is carried, or closes the list that is open, or opens a menu.
  private func pressRight(
    _ point: CellPoint,
    _ target: FrameLayout.Target?,
    _ layout: FrameLayout
  ) {
    if carry != nil {
      if let target { addToCarry(target) }
      return
    }
    letGo()
    if let panel {
      guard !panelRect(panel, layout).contains(point) else { return }
      if host.user.closeMenu() != .performed { _ = closePanel() }
    }
    guard panel == nil, let target, focusable(target) else { return }
    setFocus(target)
    if let tab = focusTab { host.user.openContextMenu(on: tab) }
    focusPanel()
  }

  /// Ends what the mouse is in the middle of, and nothing comes of it.
  func letGo() {
    if carry?.isByKeyboard == false { cancelCarry() }
    if let pull = pointer.pull, host.sidebar.swipedRow?.tab === pull.tab {
      host.user.closeSwipeActions()
    }
    pointer = Pointer()
  }

  private func action(at target: FrameLayout.Target) -> Action? {
    if case .row(let index) = target, case .action(let action, _) = row(index)?.content {
      return action
    }
    return nil
  }

  private func focusable(_ target: FrameLayout.Target) -> Bool {
    switch target {
    case .tab, .row, .more, .sidebarToggle, .searchField: true
    default: false
    }
  }

  // MARK: - Dragging

  private func drag(
    to point: CellPoint,
    _ target: FrameLayout.Target?,
    _ layout: FrameLayout,
    at time: Duration
  ) {
    guard let start = pointer.start else { return }
    if !pointer.hasMoved {
      if pullPages(from: start.point, to: point) { return pointer = Pointer() }
      let isRow = if case .row = start.target { true } else { false }
      // A quick pull leaves the row at once.
      if pointer.pull != nil || isRow && point.row == start.point.row { pull(to: point, layout) }
      guard pointer.pull == nil, target != start.target, let tab = start.tab else { return }
      pointer.hasMoved = true
      takeUp(tab, isRow: isRow, byKeyboard: false)
    }
    carry(over: point, self.layout(), at: time)
    scrollAtEdge(at: time)
  }

  private func release(
    at point: CellPoint,
    _ target: FrameLayout.Target?,
    _ layout: FrameLayout,
    at time: Duration
  ) {
    let pointer = pointer
    self.pointer = Pointer()
    if carry?.isByKeyboard == false {
      // What it is over may have changed since the mouse came.
      carry(overAnew: point, at: time)
      dropCarry()
    } else if let pull = pointer.pull {
      release(pull, layout)
    } else if let start = pointer.start, !pointer.hasMoved, pointer.askedEdges.isEmpty,
      isStill(start, at: target, layout)
    {
      if !tapMark(at: start.point, start.target, layout) { tap(start.target) }
    }
  }

  /// Whether what a button went down on is what is there now: the app may have changed the rows, or
  /// put something over them.
  private func isStill(
    _ start: Pointer.Start,
    at target: FrameLayout.Target?,
    _ layout: FrameLayout
  ) -> Bool {
    start.target == target && panel == nil && layout.popover == nil
      && start.tab === tab(at: start.target) && start.action === action(at: start.target)
  }

  // MARK: - Marks and boxes

  /// A click on the mark of a group expands or collapses it, one on a box checks or clears it.
  /// False if neither is there.
  private func tapMark(
    at point: CellPoint,
    _ target: FrameLayout.Target,
    _ layout: FrameLayout
  ) -> Bool {
    guard case .row(let index) = target, let row = row(index), let rect = layout.rect(of: target)
    else { return false }
    let start = RowStart(row, in: rect, isEditing: host.isEditing, signs: signs)
    if start.mark?.contains(point) == true, case .group(let group) = row.content {
      let outcome = group.isExpanded ? host.user.collapse(group) : host.user.expand(group)
      return outcome == .performed
    }
    guard start.box?.contains(point) == true, let tab = row.tab else { return false }
    toggleCheck(tab)
    return true
  }
}

extension CellPoint {
  /// The same place, or one outside every grid that is near enough to compute with.
  fileprivate var limited: CellPoint {
    func limited(_ number: Int) -> Int { min(max(number, -1), CellSize.maximumSide) }
    return CellPoint(column: limited(column), row: limited(row))
  }
}
