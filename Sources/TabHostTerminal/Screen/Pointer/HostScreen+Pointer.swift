import TabHost

extension HostScreen {
  /// What the mouse is in the middle of.
  struct Pointer {
    /// Where a button went down, and the tab that was there.
    var start: (point: CellPoint, target: FrameLayout.Target, tab: TabItem?)?
    /// The row that is pulled sideways.
    var pull: Pull?
    /// The edges whose actions were asked for since the button went down.
    var askedEdges: Set<SwipeEdge> = []
    /// Whether what was begun is not a tap any more.
    var hasMoved = false
    /// Where it is without a button; nil once a key was pressed.
    var hover: CellPoint?
  }

  func handle(_ mouse: MouseEvent, at time: Duration) {
    endImpossibleCarry()
    let layout = layout()
    if carry == nil, isTakenByContent(mouse, layout) { return }
    let point = mouse.location
    let target = layout.target(at: point)
    switch (mouse.kind, mouse.button) {
    case (.press, .wheelUp), (.press, .wheelDown), (.press, .wheelLeft), (.press, .wheelRight):
      turnWheel(mouse.button, over: target)
      carryAfterScroll(over: point, at: time)
    case (.press, .left): press(point, target, layout)
    case (.press, .right): openMenu(at: target)
    case (.drag, .left): drag(to: point, target, layout, at: time)
    case (.release, .left), (.release, .none): release(at: point, target, layout, at: time)
    case (.move, _): pointer.hover = point
    default: break
    }
  }

  private func press(
    _ point: CellPoint,
    _ target: FrameLayout.Target?,
    _ layout: FrameLayout
  ) {
    // A button that goes down anew has come up unseen, or lets go of what the keyboard carries.
    cancelCarry()
    refusedCarry = nil
    pointer = Pointer()
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
    pointer.start = (point, target, tab(at: target))
    if focusable(target) { setFocus(target) }
  }

  private func openMenu(at target: FrameLayout.Target?) {
    guard panel == nil, carry == nil, let target, focusable(target) else { return }
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
      let isBeside = isRow && point.row == start.point.row && target == start.target
      if pointer.pull != nil || isBeside { return pull(to: point, layout) }
      guard target != start.target, start.tab != nil else { return }
      pointer.hasMoved = true
      takeUp(start.target, byKeyboard: false)
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
      carry(over: point, layout, at: time)
      dropCarry()
    } else if let pull = pointer.pull {
      release(pull, layout)
    } else if let start = pointer.start, !pointer.hasMoved, pointer.askedEdges.isEmpty,
      start.target == target
    {
      if !tapMark(at: start.point, start.target, layout) { tap(start.target) }
    }
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
