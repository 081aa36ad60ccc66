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

  /// The number of rows, or lines of a list, per step of the wheel.
  static let wheelStep = 3

  func handle(_ mouse: MouseEvent, at time: Duration) {
    // An event may have any coordinates. Limit them so that computing distances does not overflow.
    var mouse = mouse
    mouse.location = mouse.location.limited
    if mouse.kind == .move { return hover(mouse, at: time) }
    // A second press means that the release was not reported.
    if (mouse.kind, mouse.button) == (.press, .left) { cancelPress() }
    let event = PointerEvent(mouse: mouse, layout: layout(), time: time)
    if mode.handle(event) { return }
    switch (mouse.kind, mouse.button) {
    case (.press, .wheelUp), (.press, .wheelDown), (.press, .wheelLeft), (.press, .wheelRight):
      mode.turnWheel(event)
    case (.press, .left):
      discardRefusal()
      mode.press(event)
    case (.press, .right):
      if !isDragging { cancelPress() }
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
    } else if let press = pointer.press, press.requestedEdges.isEmpty {
      mode.click(press, event)
    }
  }
}

extension CellPoint {
  /// The point, limited to coordinates that are at most slightly outside of every frame.
  fileprivate var limited: CellPoint {
    func limited(_ number: Int) -> Int { min(max(number, -1), CellSize.maximumSide) }
    return CellPoint(column: limited(column), row: limited(row))
  }
}
