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

/// Runs what is added to it at once, in order. A block that comes later runs as it comes.
private final class ImmediateAnimator: TabHostController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var hasRun = false

  func addAnimations(_ animations: @escaping () -> Void) {
    if hasRun { animations() } else { self.animations.append(animations) }
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    if hasRun { completion() } else { completions.append(completion) }
  }

  func run(_ change: () -> Void) {
    while !animations.isEmpty { animations.removeFirst()() }
    change()
    while !completions.isEmpty { completions.removeFirst()() }
    hasRun = true
  }
}
