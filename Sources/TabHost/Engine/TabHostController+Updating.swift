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
    update([], updates)
  }

  /// Changes the state and commits the change. Every change is made with this method or its two
  /// parts, ``beginUpdate()`` and ``endUpdate(_:returningTo:)``.
  func update(_ marks: Marks, _ mutate: () -> Void) {
    transaction.update(marks, in: self, mutate)
  }

  /// Begins a change that ``endUpdate(_:returningTo:)`` ends. For frequent changes, in place of
  /// ``update(_:_:)``, whose closure would retain what it captures.
  func beginUpdate() -> Transaction.Phase { transaction.begin(in: self) }

  func endUpdate(_ marks: Marks, returningTo outer: Transaction.Phase) {
    transaction.end(marks, in: self, returningTo: outer)
  }

  /// Changes several hosts, of which none notifies before all have changed. The last one commits
  /// first.
  static func update(_ hosts: some Collection<TabHostController>, _ mutate: () -> Void) {
    guard let host = hosts.first else { return mutate() }
    host.update([]) { update(hosts.dropFirst(), mutate) }
  }

  /// Runs a callback of the app. Content is updated when the outermost callback has returned.
  func notify<Result>(_ body: () -> Result) -> Result {
    transaction.notify(in: self, body)
  }

  /// Whether callbacks keep changing the host recursively, which is reported.
  var isLooping: Bool { transaction.isLooping(in: self) }
}
