extension TabItem {
  /// The badge of the tab: a count or a word. Default nil. Live.
  ///
  /// What is shown is ``badgeValue``, which shares its storage: writing one is seen in the other.
  /// Documented original: SwiftUI's `badge(_:)`.
  public var badge: TabBadge? {
    get { observed(\.badge, ownBadge) }
    set {
      let old = ownBadge
      let isShownOtherwise = newValue?.text != old?.text
      let isLookNew = isShownOtherwise || asGroup?.storedSumsBadges == true
      update(\.badge, from: old, to: newValue, isLookNew ? .look : []) {
        madeDetails.badge = newValue
        if isShownOtherwise { badgeValueDidChange() }
        badgeCountDidChange(in: host)
      }
    }
  }

  /// The text of the badge; nil shows none. Default nil. Live.
  ///
  /// Answers what there is to show, which is a number for a ``badge`` with a count, and nil where
  /// that is not positive; for a group without a badge of its own also what
  /// ``TabGroupItem/aggregatesBadges`` comes to. Writing it sets a ``TabBadge/text(_:)``.
  public var badgeValue: String? {
    get { observed(\.badgeValue, shownBadge?.text) }
    set { badge = newValue.map(TabBadge.text) }
  }

  /// Notes that ``badgeValue`` has changed. The key path names the class of which it is read, which
  /// for a badge is that of any tab.
  func badgeValueDidChange(in queue: ObservationQueue? = nil) { changed(\.badgeValue, in: queue) }

  /// The badge that was given to the tab itself.
  var ownBadge: TabBadge? { details?.badge }

  /// The badge to show.
  var shownBadge: TabBadge? { ownBadge ?? asGroup?.summedBadge }

  /// The tab has another badge, or another share in sums: the groups that sum it look different.
  func badgeCountDidChange(in host: TabHostController?) {
    if host == nil || host?.tree.aggregatesBadges == true {
      storedParent?.badgesBelowDidChange(in: host)
    }
  }
}

extension TabGroupItem {
  /// The sum of what is below the group; `nil` for a group that does not show it.
  var summedBadge: TabBadge? {
    guard storedSumsBadges else { return nil }
    var sum = 0
    var waiting = storedChildren
    while let tab = waiting.popLast() {
      if tab.visibility.isHidden { continue }
      if let badge = tab.ownBadge {
        let (next, overflows) = sum.addingReportingOverflow(badge.summand)
        sum = overflows ? .max : next
      } else if let group = tab.asGroup {
        waiting.append(contentsOf: group.storedChildren)
      }
    }
    return .count(sum)
  }

  /// A badge below has changed, or a tab below came, left, was hidden or shown: the groups that sum
  /// it look different. A group with a badge of its own is what those above it count.
  ///
  /// - Parameter queue: Where observers are noted outside of a host.
  func badgesBelowDidChange(in host: TabHostController?, _ queue: ObservationQueue? = nil) {
    if let host, !host.tree.aggregatesBadges { return }
    for tab in selfAndAncestors {
      guard let group = tab.asGroup, group.ownBadge == nil else { return }
      guard group.storedSumsBadges else { continue }
      group.badgeValueDidChange(in: queue)
      if let host { host.transaction.noteLook(of: group, in: host) }
    }
  }
}
