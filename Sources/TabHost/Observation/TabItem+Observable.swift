public import Observation

extension TabItem: Observable {}

extension TabItem: Followed {
  /// That of the group's host, for a tab which that has refused.
  var hostInvalidation: Invalidation? {
    (hostReference ?? storedParent?.hostReference)?.host?.invalidation
  }
}

extension SiblingChange {
  /// Announces that tabs leave a list and come to it: the children of a group, or, with nil, roots.
  ///
  /// - Returns: Whether somebody may have been told at once, who may have changed the tabs.
  func announce(for group: TabGroupItem?) -> Bool {
    var isTold = group?.announce(\.children) ?? false
    for tab in coming where tab.storedParent !== group {
      if tab.announce(\.parent) { isTold = true }
      if tab.storedParent?.announce(\.children) == true { isTold = true }
    }
    guard group != nil, hasFollowedAmongOld else { return isTold }
    for tab in leaving where tab.announce(\.parent) { isTold = true }
    return isTold
  }
}
