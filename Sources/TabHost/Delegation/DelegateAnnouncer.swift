/// The only code that calls the delegates of a host.
@MainActor struct DelegateAnnouncer {
  let host: TabHostController

  func shouldSelect(_ tab: TabItem) -> Bool {
    host.delegate?.tabHostController(host, shouldSelectTab: tab) ?? true
  }

  func didSelect(_ tab: TabItem, previous: TabItem?) {
    host.delegate?.tabHostController(host, didSelectTab: tab, previousTab: previous)
  }

  func displayedViewControllers(
    for tab: TabItem,
    proposed: [ViewController]
  ) -> [ViewController] {
    host.delegate?.tabHostController(
      host,
      displayedViewControllersFor: tab,
      proposedViewControllers: proposed
    ) ?? proposed
  }

  func willBeginEditing() {
    host.delegate?.tabHostControllerWillBeginEditing(host)
  }

  func didEndEditing() {
    host.delegate?.tabHostControllerDidEndEditing(host)
  }

  func visibilityDidChange(for tabs: [TabItem]) {
    host.delegate?.tabHostController(host, visibilityDidChangeFor: tabs)
  }

  func displayOrderDidChange(for group: TabGroupItem) {
    host.delegate?.tabHostController(host, displayOrderDidChangeFor: group)
  }

  func sidebarAvailabilityDidChange() {
    host.sidebar.delegate?.tabHostController(host, sidebarAvailabilityDidChange: host.sidebar)
  }

  /// Tells of a change of visibility and runs what the delegate adds to it.
  ///
  /// - Parameter change: Shows the change, after what runs alongside it.
  func sidebarVisibilityWillChange(_ change: () -> Void) {
    guard let delegate = host.sidebar.delegate else { return change() }
    let animator = ImmediateAnimator()
    delegate.tabHostController(
      host,
      sidebarVisibilityWillChange: host.sidebar,
      animator: animator
    )
    animator.run(change)
  }
}
