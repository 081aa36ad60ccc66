extension TabHostController {
  /// Combines several changes into one transaction.
  ///
  /// The block runs immediately. The app is notified at its end of the changes that remain, with at
  /// most one `didSelectTab`. An action of the user inside the block still calls `shouldSelectTab`
  /// at once.
  ///
  /// Inside the block, every property has the value that was assigned. The selection is validated
  /// at the end, so inside the block it may refer to a tab that has left the host. Corresponds to
  /// `UITabBarController.performBatchUpdates(_:)` in UIKit.
  ///
  /// - Parameter updates: The block that changes the host.
  public func performBatchUpdates(_ updates: () -> Void) {
    update(.none, updates)
  }

  /// Makes a change and commits it or, in an open transaction, leaves the commit to that
  /// transaction. Every change is made with this method.
  ///
  /// - Parameters:
  ///   - facets: What the change touches.
  ///   - change: Changes stored values. It must not call the app.
  @inline(__always)
  func update(_ facets: Facet, _ change: () -> Void) {
    transaction.update(facets, in: self, change)
  }

  /// Changes several hosts, of which none notifies before all have changed. The last one commits
  /// first.
  static func update(_ hosts: some Collection<TabHostController>, _ change: () -> Void) {
    guard let host = hosts.first else { return change() }
    host.update(.none) { update(hosts.dropFirst(), change) }
  }

  /// Runs a callback of the app. Content is updated when the outermost callback has returned.
  func notify<Result>(_ body: () -> Result) -> Result {
    transaction.notify(in: self, body)
  }

  /// Whether callbacks keep changing the host recursively, which is reported.
  var isLooping: Bool { transaction.isLooping(in: self) }
}

// MARK: - Animation

extension TabHostController {
  /// Makes a change that the app has requested with or without animation; see
  /// ``PresentationChanges/isAnimated``.
  func change(animated: Bool, _ body: () -> Void) {
    let frame = transaction.frame
    let wasAnimating = frame.isAnimating
    frame.isAnimating = animated
    body()
    frame.isAnimating = wasAnimating
  }
}
