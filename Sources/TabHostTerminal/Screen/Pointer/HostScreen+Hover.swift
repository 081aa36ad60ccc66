import TabHost

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
}
