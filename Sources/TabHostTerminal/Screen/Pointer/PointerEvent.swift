import TabHost

/// A mouse event on a screen, with the layout at that time.
struct PointerEvent {
  let mouse: MouseEvent
  let layout: FrameLayout
  let time: Duration

  var point: CellPoint { mouse.location }

  /// The element under the pointer.
  var element: FrameElement.ID? { layout.element(at: point)?.id }
}

/// A press of the main mouse button on an element, until its release.
@MainActor struct Press {
  let point: CellPoint
  let element: FrameElement.ID
  let tab: TabItem?
  /// The action of the row, if it has one.
  let action: Action?
  /// The key press of the hint, if the element is one.
  let hint: KeyPress?
  /// The edges whose swipe actions have been requested since the press.
  var requestedEdges: Set<SwipeEdge> = []

  init(at point: CellPoint, _ element: FrameElement.ID, in screen: HostScreen) {
    self.point = point
    self.element = element
    tab = screen.tab(at: element)
    action = Self.action(at: element, in: screen)
    hint = screen.status.elements.first { $0.id == element }?.press
  }

  /// Returns whether the pressed element is still there. The app may have changed the rows.
  func isUnchanged(in screen: HostScreen) -> Bool {
    tab === screen.tab(at: element) && action === Self.action(at: element, in: screen)
  }

  private static func action(
    at element: FrameElement.ID,
    in screen: HostScreen
  ) -> Action? {
    if case .row(let index) = element, case .action(let action, _) = screen.row(index)?.content {
      return action
    }
    return nil
  }
}
