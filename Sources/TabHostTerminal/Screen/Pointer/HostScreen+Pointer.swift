import TabHost

extension HostScreen {
  /// The state of the mouse.
  struct Pointer {
    /// The press of the main button on an element.
    var press: Press?
    /// The drag that the press has become, or another one since the button was pressed.
    var drag: (any PointerDrag)?
    /// The location of the pointer without a pressed button, or `nil` after a key press.
    var hover: CellPoint?
  }

  func handleMouse(_ mouse: MouseEvent, at time: Duration) {
    // An event may have any coordinates. Limit them so that computing distances does not overflow.
    var mouse = mouse
    mouse.location = mouse.location.limited
    if mouse.kind == .move { return hover(mouse, at: time) }
    // A second press means that the release was not reported.
    if (mouse.kind, mouse.button) == (.press, .left) { cancelPress() }
    let event = PointerEvent(mouse: mouse, layout: layout(), time: time)
    if (mouse.kind, mouse.button) == (.press, .left), let hint = event.element, hint.isHint {
      return begin(Press(at: event.point, hint, in: self))
    }
    if mode.handle(event) { return }
    switch (mouse.kind, mouse.button) {
    case (.press, .wheelUp), (.press, .wheelDown), (.press, .wheelLeft), (.press, .wheelRight):
      mode.turnWheel(event)
    case (.press, .left):
      discardRefusal()
      mode.press(event)
    case (.press, .right):
      discardRefusal()
      if !isMoving { cancelPress() }
      mode.pressRight(event)
    case (.drag, .left): drag(event)
    case (.release, .left), (.release, .none): release(event)
    default: break
    }
  }

  /// Begins a press, which becomes a click or a drag.
  func begin(_ press: Press) { pointer.press = press }

  /// Cancels the current mouse interaction without any change to the host.
  func cancelPress() {
    pointer.drag?.cancel()
    endPress()
  }

  /// Ignores the pressed mouse button from now on. A row that is being swiped keeps its position.
  func endPress() { pointer = Pointer() }

  private func drag(_ event: PointerEvent) {
    if pointer.drag == nil, var press = pointer.press {
      let drag = beginDrag(since: &press, event)
      pointer.press = press
      pointer.drag = drag
    }
    pointer.drag?.move(event)
  }

  private func release(_ event: PointerEvent) {
    let pointer = pointer
    endPress()
    if let drag = pointer.drag {
      drag.end(event)
    } else if let press = pointer.press, press.element.isHint {
      click(press, event)
    } else if let press = pointer.press, press.requestedEdges.isEmpty {
      mode.click(press, event)
    }
  }

  /// Handles the key press of a hint of the status line, unless the hint has changed since the press.
  private func click(_ press: Press, _ event: PointerEvent) {
    guard let element = event.layout.element(at: event.point), element.id == press.element,
      let key = element.press, key == press.hint
    else { return }
    handleKey(key)
  }
}

extension CellPoint {
  /// The point, limited to coordinates that are at most slightly outside of every frame.
  fileprivate var limited: CellPoint {
    func limited(_ number: Int) -> Int { min(max(number, -1), CellSize.maximumSide) }
    return CellPoint(column: limited(column), row: limited(row))
  }
}

// MARK: - Hovering

// The element under the pointer is highlighted if a click on it has an effect. Terminals report every
// move of the mouse, so a move that changes neither the highlight nor content needs no frame.

extension HostScreen {
  /// Handles a move of the mouse without a pressed button.
  func hover(_ mouse: MouseEvent, at time: Duration) {
    let wasPressed = pointer.press != nil
    let old = hoveredRect(in: layout())
    // The release of the button was not reported.
    cancelPress()
    pointer.hover = mouse.location
    let layout = layout()
    let event = PointerEvent(mouse: mouse, layout: layout, time: time)
    let isHandled = mode.handle(event)
    if wasPressed || isHandled || hoveredRect(in: layout) != old { needsFrame = true }
  }

  /// Returns the cells of the element under the pointer that a click would act on: a mark of a row,
  /// an element, or a line of the open list; `nil` if there is none.
  private func hoveredRect(in layout: FrameLayout) -> CellRect? {
    guard highlightsHover, let point = pointer.hover else { return nil }
    if let element = layout.element(at: point), element.id.isHint { return element.rect }
    return mode.hoveredRect(at: point, in: layout)
  }

  /// Highlights the element under the pointer.
  func paintHover(_ layout: FrameLayout, on cells: inout CellBuffer) {
    guard let rect = hoveredRect(in: layout) else { return }
    let style = glyphs.styles[.hovered]
    cells.restyle(rect) { $0.apply(style) }
  }
}

extension InputEvent {
  /// Whether the event is a move of the mouse without a pressed button.
  var isMove: Bool { if case .mouse(let mouse) = self { mouse.kind == .move } else { false } }

  /// Whether the user has pressed a key or a mouse button, or pasted text.
  var isPress: Bool {
    switch self {
    case .key(let press): press.kind != .release
    case .mouse(let mouse): mouse.kind == .press && !mouse.button.isWheel
    case .paste: true
    default: false
    }
  }

  /// The location of a press of the right mouse button, or `nil` for another event.
  var menuLocation: CellPoint? {
    guard case .mouse(let mouse) = self, mouse.kind == .press, mouse.button == .right else {
      return nil
    }
    return mouse.location.limited
  }
}
