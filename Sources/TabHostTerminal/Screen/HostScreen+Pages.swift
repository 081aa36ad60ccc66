import TabHost

extension HostScreen {
  /// The columns that a page is dragged sideways to go to the next one.
  private static let pageDistance = 3

  /// Goes to the page beside the selected one. False where there are no pages.
  @discardableResult
  func turnPage(isNext: Bool) -> Bool {
    guard host.presentation == .pages else { return false }
    if isNext { host.user.selectNextPage() } else { host.user.selectPreviousPage() }
    return true
  }

  /// Goes to the page that an arrow key leads to, unless the focus is on a button.
  func turnPage(_ direction: FocusDirection, in layout: FrameLayout) -> Bool {
    guard focus == nil || focus == .pages else { return false }
    switch direction {
    case .left: return turnPage(isNext: layout.isRightToLeft)
    case .right: return turnPage(isNext: !layout.isRightToLeft)
    case .up, .down: return false
    }
  }

  /// Pulls the pages sideways: whoever pulls to the left sees what is on the right. False while it
  /// isn't far enough, and where there are no pages.
  func pullPages(from start: CellPoint, to point: CellPoint) -> Bool {
    let distance = point.column - start.column
    guard host.presentation == .pages, abs(distance) >= Self.pageDistance else { return false }
    return turnPage(isNext: (distance < 0) != layout().isRightToLeft)
  }
}
