import TabHost

extension BrowsingMode {
  /// Sends a mouse event to the content at its location, or scrolls the content.
  func sendToContent(_ event: PointerEvent) -> Bool {
    guard let target = event.target, target.isPage else { return false }
    let mouse = event.mouse
    if mouse.kind == .press, !mouse.button.isWheel, screen.isContent(target) { setFocus(target) }
    if let page = event.layout.page(of: target), screen.contents.send(mouse, to: target, at: page) {
      return true
    }
    return scrolls(mouse, over: target)
  }

  /// Scrolls the content in response to a wheel event that the content has not handled.
  private func scrolls(_ mouse: MouseEvent, over target: FrameElement.ID) -> Bool {
    guard mouse.kind == .press, target == .content else { return false }
    switch mouse.button {
    case .wheelUp: host.user.scrollContent(.up)
    case .wheelDown: host.user.scrollContent(.down)
    default: return false
    }
    return true
  }

  /// Performs a click.
  func perform(_ press: Press, _ layout: FrameLayout) {
    switch press.target {
    case .sidebarEdge: break
    case .sidebarScrollbar:
      if let sidebar = layout.sidebar, let step = sidebar.scrollbar?.step(at: press.point) {
        screen.scrollRows(by: step * max(1, sidebar.visibleRows.count - 1))
      }
    default:
      if !tapMark(at: press.point, press.target, layout) { screen.tap(press.target) }
    }
  }
}
