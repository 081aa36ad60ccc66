import TabHost

extension HostScreen {
  /// The number of columns of a horizontal drag that changes the page.
  private static let pageDistance = 3

  /// Selects the next or the previous page.
  ///
  /// - Returns: `false` if the host does not show pages.
  @discardableResult
  func turnPage(isNext: Bool) -> Bool {
    guard host.presentation == .pages else { return false }
    if isNext { host.user.selectNextPage() } else { host.user.selectPreviousPage() }
    return true
  }

  /// Selects the page in the direction of an arrow key, unless a button has the focus.
  ///
  /// - Returns: `false` if the key has not been handled.
  func turnPage(_ direction: FocusDirection, in layout: FrameLayout) -> Bool {
    guard focus == nil || focus == .pages else { return false }
    switch direction {
    case .left: return turnPage(isNext: layout.isRightToLeft)
    case .right: return turnPage(isNext: !layout.isRightToLeft)
    case .up, .down: return false
    }
  }

  /// Changes the page in response to a horizontal drag. Dragging to the left shows the page on the
  /// right.
  ///
  /// - Returns: `false` if the distance is too short or the host does not show pages.
  func swipePages(from start: CellPoint, to point: CellPoint) -> Bool {
    let distance = point.column - start.column
    guard host.presentation == .pages, abs(distance) >= Self.pageDistance else { return false }
    return turnPage(isNext: (distance < 0) != hostLayout().isRightToLeft)
  }
}
