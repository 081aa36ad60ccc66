extension TabGroupItem {
  /// Returns the tab with the given identifier below the group, at any depth, or `nil` if there is
  /// none.
  ///
  /// - Complexity: In a host, O(*d*), where *d* is the depth of the tab. Otherwise O(*n*), where
  ///   *n* is the number of tabs below the group.
  public func tab(forIdentifier identifier: String) -> TabItem? {
    if let host {
      guard let found = host.tab(forIdentifier: identifier) else { return nil }
      return found !== self && found.isOrIsBelow(self) ? found : nil
    }
    var waiting = storedChildren
    while let tab = waiting.popLast() {
      if tab.identifier.isIdentical(to: identifier) { return tab }
      if let group = tab.asGroup { waiting.append(contentsOf: group.storedChildren) }
    }
    return nil
  }
}

// MARK: - Nesting

extension TabGroupItem {
  /// Returns whether a tab can become a child, and reports it otherwise.
  func allows(_ child: TabItem) -> Bool {
    guard let group = child.asGroup else { return true }
    var depth = 0
    for current in selfAndAncestors {
      guard current !== group else {
        report(.cycle, [child, self], "a group can't contain itself; it is not added")
        return false
      }
      depth += 1
    }
    guard
      depth + group.height <= Self.maximumDepth
        || depth + group.measureHeight() <= Self.maximumDepth
    else {
      let message = "groups can be nested \(Self.maximumDepth) levels deep; this one is not added"
      report(.tooDeep, [child, self], message)
      return false
    }
    raiseHeight(to: group.height + 1)
    return true
  }

  /// The maximum number of nested groups.
  ///
  /// Recursion over the tree and the deallocation of nested groups use the stack for each level.
  private static let maximumDepth = 512

  /// Raises ``height`` of the group, which is about to contain another group, and of the groups
  /// above it.
  private func raiseHeight(to height: Int) {
    var height = height
    for tab in selfAndAncestors {
      guard let group = tab.asGroup, group.height < height else { return }
      group.height = height
      height += 1
    }
  }

  /// Computes ``height`` of the group and the groups below it, and returns it.
  private func measureHeight() -> Int {
    var heightBelow = 0
    for child in storedChildren {
      if let group = child.asGroup { heightBelow = max(heightBelow, group.measureHeight()) }
    }
    height = heightBelow + 1
    return height
  }
}
