/// The children that a container such as a split shows: which of them are on screen, and which have
/// come or are to leave.
///
/// The container is a parameter of each method, because it retains this object.
@MainActor final class ArrangedChildren {
  /// The children on screen while the container is.
  private(set) var shown: [ViewController] = []
  /// The controllers that became children, until they are notified of it.
  private var arrived: [ViewController] = []
  /// The controllers that the container has removed from its children, until they leave it.
  private var departed: [ViewController] = []
  private var isShowing = false

  /// Adds a child, unless it is one already.
  func add(_ child: ViewController, to container: ViewController) {
    departed.remove(child)
    guard !child.isHeld(by: container) else { return }
    container.addChild(child)
    // The app may have moved the controller elsewhere while it was added.
    guard child.isHeld(by: container) else { return container.childDidLeave(child) }
    arrived.append(child)
  }

  /// Removes a child when the children on screen are next exchanged.
  func remove(_ child: ViewController) { departed.append(child) }

  /// Discards a child that has left the container.
  func discard(_ child: ViewController) {
    shown.remove(child)
    departed.remove(child)
    arrived.remove(child)
  }

  /// Exchanges the children on screen, after all callbacks have returned.
  func setNeedsExchange(in container: ViewController) {
    guard let host = container.nearestHost else {
      return container.showPostponedChildren(animated: false)
    }
    host.animating(false) {
      host.update([.pages, .content, .navigationBar]) {
        host.contentPresenter.postpone(container, animated: false)
      }
    }
  }

  /// Exchanges the children on screen for those that the container arranges. A call to the app may
  /// change these; then the method starts again.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - isKept: Returns whether a controller that was removed is a child again.
  ///   - adapt: Called before each exchange, to change what the container arranges. Returns what is
  ///     called after the exchange, or `nil` if there is nothing to adapt to.
  func show(
    in container: ViewController,
    isKept: (ViewController) -> Bool,
    adapt: () -> (() -> Void)? = { nil }
  ) {
    guard !isShowing else { return }
    isShowing = true
    defer { isShowing = false }
    for _ in 0..<Transaction.maximumPasses {
      let didAdapt = adapt()
      let wanted = container.arrangedChildren.filter { $0.isHeld(by: container) }
      // Those that come or go during a call are for the next pass.
      let (come, gone) = (arrived, departed)
      (arrived, departed) = ([], [])
      for child in gone where child.isHeld(by: container) {
        child.callWillMove(toParent: nil)
      }
      let old = shown.filter { child in !wanted.contains { $0 === child } }
      let new = wanted.filter { child in !shown.contains { $0 === child } }
      shown = wanted
      for child in old where gone.contains(where: { $0 === child }) {
        child.appearance.movement = .fromParent
      }
      container.exchange(old, for: new)
      for child in wanted where child.appearanceState == .appeared { child.traitsMayHaveChanged() }
      for child in come where child.isHeld(by: container) {
        child.callDidMove(toParent: container)
      }
      for child in gone where child.isHeld(by: container) && !isKept(child) {
        container.remove(child)
      }
      didAdapt?()
      if arrived.isEmpty, departed.isEmpty, didAdapt == nil,
        shown.elementsEqual(container.arrangedChildren, by: ===)
      {
        return
      }
    }
  }
}
