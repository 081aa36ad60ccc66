import TabHost

/// A press of the main mouse button on an element, until its release.
@MainActor struct Press {
  let point: CellPoint
  let target: FrameElement.ID
  let tab: TabItem?
  /// The action of the row, if it has one.
  let action: Action?
  /// The edges whose swipe actions have been requested since the press.
  var requestedEdges: Set<SwipeEdge> = []

  init(at point: CellPoint, _ target: FrameElement.ID, in screen: HostScreen) {
    self.point = point
    self.target = target
    tab = screen.tab(at: target)
    action = Self.action(at: target, in: screen)
  }

  /// Returns whether the pressed element is still there. The app may have changed the rows.
  func isUnchanged(in screen: HostScreen) -> Bool {
    tab === screen.tab(at: target) && action === Self.action(at: target, in: screen)
  }

  private static func action(
    at target: FrameElement.ID,
    in screen: HostScreen
  ) -> Action? {
    if case .row(let index) = target, case .action(let action, _) = screen.row(index)?.content {
      return action
    }
    return nil
  }
}
