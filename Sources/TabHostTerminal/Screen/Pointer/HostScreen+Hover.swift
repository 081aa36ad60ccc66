import TabHost

// The element under the pointer is highlighted if a click on it has an effect. Terminals report every
// move of the mouse, so a move that changes neither the highlight nor content needs no frame.

extension HostScreen {
  /// Handles a move of the mouse without a pressed button.
  func hover(_ mouse: MouseEvent) {
    let isIdle = activeMove == nil && pointer.start == nil
    let old = hoveredRect(in: layout())
    // The release of the button was not reported.
    cancelPointerInteraction()
    pointer.hover = mouse.location
    let layout = layout()
    let isHandled = activeMove == nil && isHandledByContent(mouse, layout)
    if !isIdle || isHandled || hoveredRect(in: layout) != old { needsFrame = true }
  }

  /// Returns the cells of the element under the pointer that a click would act on: a mark of a row,
  /// an element, or a line of the open list; `nil` if there is none.
  func hoveredRect(in layout: FrameLayout) -> CellRect? {
    guard highlightsHover, let point = pointer.hover, activeMove == nil else { return nil }
    if let panel {
      let rect = panelRect(panel, layout)
      guard let line = panel.line(at: point, in: rect, showing: panelFocus),
        panel[line].isEnabled
      else { return nil }
      return rect.inset(columns: 1).part(row: point.row - rect.row)
    }
    guard let target = layout.target(at: point), target.isClickable else { return nil }
    return mark(at: point, target, layout)?.rect ?? layout.rect(of: target)
  }

  /// Highlights the element under the pointer.
  func paintHover(_ layout: FrameLayout, on cells: inout CellBuffer) {
    guard let rect = hoveredRect(in: layout) else { return }
    let style = glyphs.styles[.hovered]
    cells.restyle(rect) { $0.apply(style) }
  }
}

extension FrameLayout.Target {
  /// Whether a click on the element has an effect of its own.
  fileprivate var isClickable: Bool {
    switch self {
    case .bar, .sidebar, .sidebarScrollbar, .sidebarEdge, .content, .accessory, .sidebarBottomBar,
      .popover, .pages:
      false
    default: true
    }
  }
}

extension InputEvent {
  /// Whether the event is a move of the mouse without a pressed button.
  var isMove: Bool { if case .mouse(let mouse) = self { mouse.kind == .move } else { false } }
}
