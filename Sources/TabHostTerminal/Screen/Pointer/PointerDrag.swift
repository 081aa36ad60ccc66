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

/// The time for which the pointer has rested at a place, such as an edge at which rows scroll.
struct PointerRest {
  private var start: Duration?

  /// Notes that the pointer is still at the place, and returns for how long. If the clock was set back, the
  /// rest begins again.
  @discardableResult
  mutating func extend(to time: Duration) -> Duration {
    let since = min(start ?? time, time)
    start = since
    return time - since
  }

  /// Begins the rest again.
  mutating func restart(at time: Duration) { start = time }

  /// Ends the rest, because the pointer is elsewhere.
  mutating func end() { start = nil }
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
