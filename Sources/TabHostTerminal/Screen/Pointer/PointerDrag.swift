import TabHost

/// A drag with the mouse, from the first move after a press to the release of the button.
@MainActor protocol PointerDrag: AnyObject {
  /// Continues the drag at the location of an event.
  func move(_ event: PointerEvent)

  /// Ends the drag, because the button has been released.
  func end(_ event: PointerEvent)

  /// Cancels the drag without any change to the host.
  func cancel()

  /// Draws the drag beneath the marks of the modes.
  func paint(_ layout: FrameLayout, on cells: inout CellBuffer)

  /// Returns what releasing the button would do.
  func notice(in layout: FrameLayout) -> StatusText?
}

extension PointerDrag {
  func move(_ event: PointerEvent) {}
  func end(_ event: PointerEvent) {}
  func cancel() {}
  func paint(_ layout: FrameLayout, on cells: inout CellBuffer) {}
  func notice(in layout: FrameLayout) -> StatusText? { nil }
}

extension HostScreen {
  /// Returns the drag that a press on an element becomes, or `nil` if it can still become a click.
  func beginDrag(since press: inout Press, _ event: PointerEvent) -> (any PointerDrag)? {
    switch press.element {
    case .sidebarScrollbar, .sidebarEdge:
      if let drag = SidebarEdgeDrag(self, since: press, event) { return drag }
    case .divider(let index): return DividerDrag(self, of: index)
    case .row, .tab:
      if let swipe = RowSwipe(self, since: &press, event) { return swipe }
      if let drag = moves.beginDrag(since: press, event) { return drag }
    default: break
    }
    return swipePages(from: press.point, to: event.point) ? PageSwipe() : nil
  }
}

/// A drag that has changed the page. The rest of it has no effect.
private final class PageSwipe: PointerDrag {}
