import TabHost

extension HostScreen {
  /// The state of a mouse interaction.
  struct Pointer {
    /// The position at which the main button was pressed.
    var start: Start?
    /// The row that is being swiped.
    var swipe: Swipe?
    /// The edges whose swipe actions have been requested since the press.
    var requestedEdges: Set<SwipeEdge> = []
    /// The drag of the sidebar's edge in progress.
    var edgeDrag: EdgeDrag?
    /// Whether the interaction is no longer a tap.
    var hasMoved = false
    /// The location of the pointer without a pressed button, or `nil` after a key press.
    var hover: CellPoint?

    /// The location and the element at which a button was pressed.
    struct Start {
      let point: CellPoint
      let target: FrameLayout.Target
      let tab: TabItem?
      let action: Action?
    }
  }

  func handle(_ mouse: MouseEvent, at time: Duration) {
    // An event may have any coordinates. Limit them so that computing distances does not overflow.
    var mouse = mouse
    mouse.location = mouse.location.limited
    endImpossibleMove()
    followPresented()
    if mouse.kind == .move { return hover(mouse) }
    let point = mouse.location
    // A second press means that the release was not reported.
    if (mouse.kind, mouse.button) == (.press, .left) { cancelPointerInteraction() }
    let layout = layout()
    if activeMove == nil, isHandledByContent(mouse, layout) { return }
    let target = layout.target(at: point)
    switch (mouse.kind, mouse.button) {
    case (.press, .wheelUp), (.press, .wheelDown), (.press, .wheelLeft), (.press, .wheelRight):
      turnWheel(mouse.button, over: target)
      restartMove(over: point, at: time)
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
    // A click cancels a move by keyboard.
    cancelMove()
    discardRefusal()
    if let panel {
      let rect = panelRect(panel, layout)
      if pressListThumb(at: point, of: panel, in: rect) { return }
      if let line = panel.line(at: point, in: rect, showing: panelFocus) {
        choose(line, of: panel)
      } else if rect.contains(point) {
        let step = panel.scrollStep(at: point, in: rect, showing: panelFocus)
        if step != 0 { movePanelFocus(by: step, in: panel) }
      } else if closesByPress(panel) {
        _ = closePanel()
      }
      return
    }
    guard let target else { return }
    if case .row(let index) = target, index == layout.sidebar?.pinnedRow {
      // The row moves away from the pointer when the rows scroll to it.
      return setFocus(target)
    }
    pointer.start = Pointer.Start(
      point: point,
      target: target,
      tab: tab(at: target),
      action: action(at: target)
    )
    if focusable(target) { setFocus(target, hasContext: false) }
  }

  /// Handles a press of the right button: adds a row to the drag, closes the open list, or opens a
  /// menu.
  private func pressRight(
    _ point: CellPoint,
    _ target: FrameLayout.Target?,
    _ layout: FrameLayout
  ) {
    if activeMove != nil {
      if let target { addToMove(target) }
      return
    }
    cancelPointerInteraction()
    if let panel {
      guard !panelRect(panel, layout).contains(point), closesByPress(panel) else { return }
      if host.user.closeMenu() != .performed { _ = closePanel() }
    }
    guard panel == nil, let target, focusable(target) else { return }
    setFocus(target, hasContext: false)
    if let tab = focusTab { host.user.openContextMenu(on: tab) }
    openMenuOfBarButton()
    focusPanel()
  }

  /// Returns whether a press beside a list closes it. An alert has to be answered, and an action sheet
  /// is canceled.
  private func closesByPress(_ panel: Panel) -> Bool {
    panel.kind != .alert || alert?.preferredStyle == .actionSheet
  }

  /// Cancels the current mouse interaction without any change to the host.
  func cancelPointerInteraction() {
    if activeMove?.isByKeyboard == false { cancelMove() }
    if let swipe = pointer.swipe, host.sidebar.swipedRow?.tab === swipe.tab {
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
    case .tab, .row, .more, .sidebarToggle, .searchField, .barButton: true
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
    guard let start = pointer.start else { return dragListThumb(to: point, layout) }
    if dragEdge(from: start, to: point, layout) { return }
    if !pointer.hasMoved {
      if swipePages(from: start.point, to: point) { return pointer = Pointer() }
      let isRow = start.target.isRow
      // The first event of a fast swipe may already be outside the row.
      if pointer.swipe != nil || isRow && point.row == start.point.row { swipe(to: point, layout) }
      guard pointer.swipe == nil, target != start.target, let tab = start.tab else { return }
      pointer.hasMoved = true
      beginMove(tab, isRow: isRow, byKeyboard: false)
    }
    continueMove(over: point, self.layout(), at: time)
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
    if activeMove?.isByKeyboard == false {
      // The element under the pointer may have changed since the last mouse event.
      restartMove(over: point, at: time)
      dropMove()
    } else if let swipe = pointer.swipe {
      release(swipe, layout)
    } else if let start = pointer.start, !pointer.hasMoved, pointer.requestedEdges.isEmpty,
      isUnchanged(start, at: target, layout)
    {
      if clickEdge(start, layout) { return }
      if !tapMark(at: start.point, start.target, layout) { tap(start.target) }
    }
  }

  /// Returns whether the pressed element is still there.
  ///
  /// The app may have changed the rows or shown a popover or list since the press.
  private func isUnchanged(
    _ start: Pointer.Start,
    at target: FrameLayout.Target?,
    _ layout: FrameLayout
  ) -> Bool {
    start.target == target && panel == nil && layout.popover == nil
      && start.tab === tab(at: start.target) && start.action === action(at: start.target)
  }
}

extension CellPoint {
  /// The point, limited to coordinates that are at most slightly outside of every frame.
  fileprivate var limited: CellPoint {
    func limited(_ number: Int) -> Int { min(max(number, -1), CellSize.maximumSide) }
    return CellPoint(column: limited(column), row: limited(row))
  }
}
