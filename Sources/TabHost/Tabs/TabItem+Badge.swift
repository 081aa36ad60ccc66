extension TabItem {
  /// The badge of the tab: a count or a word. Default nil. Live.
  ///
  /// What is shown is ``badgeValue``, which shares its storage: writing one is seen in the other.
  /// Documented original: SwiftUI's `badge(_:)`.
  public var badge: TabBadge? {
    get { following(\.badge, ownBadge) }
    set {
      let old = ownBadge
      guard newValue != old else { return }
      let isShownOtherwise = newValue?.text != old?.text
      announce(\.badge)
      if isShownOtherwise { announceBadgeValue() }
      annotate { $0.badge = newValue }
      guard let host = tabHost else {
        parent?.badgesBelowDidChange(in: nil)
        return
      }
      if isShownOtherwise || asGroup?.sumsBadges == true { host.invalidation.look(of: self) }
      badgeIsCountedOtherwise(in: host)
    }
  }

  /// The text of the badge; nil shows none. Default nil. Live.
  ///
  /// Answers what there is to show, which is a number for a ``badge`` with a count, and nil where
  /// that is not positive; for a group without a badge of its own also what
  /// ``TabGroupItem/sumsBadges`` comes to. Writing it sets a ``TabBadge/text(_:)``.
  public var badgeValue: String? {
    get { following(\.badgeValue, shownBadge?.text) }
    set { badge = newValue.map(TabBadge.text) }
  }

  /// Here, where a group is a tab: the path of a property names the class that it is asked of, and
  /// whoever follows a badge has asked a tab.
  func announceBadgeValue() { announce(\.badgeValue) }

  /// The badge that was given to the tab itself.
  var ownBadge: TabBadge? { annotations?.badge }

  /// What there is to show as the badge.
  var shownBadge: TabBadge? { ownBadge ?? asGroup?.summedBadge }
}

// MARK: - Sums

extension TabItem {
  /// The tab has another badge, or counts now or no more: the groups that sum it are drawn again.
  func badgeIsCountedOtherwise(in host: TabHostController?) {
    // The way up is gone only where somebody sums.
    if host?.tree.sumsBadges == true { storedParent?.badgesBelowDidChange(in: host) }
  }
}

extension TabGroupItem {
  /// The sum of what is below the group, if it shows that: nil for a group that does not sum.
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

  /// Something below has another badge, came, left, was hidden or shown: the groups that sum it are
  /// drawn again. One with a badge of its own ends the way: it is what those above it count.
  func badgesBelowDidChange(in host: TabHostController?) {
    if let host, !host.tree.sumsBadges { return }
    var group: TabGroupItem? = self
    while let current = group, current.ownBadge == nil {
      if current.storedSumsBadges {
        current.announceBadgeValue()
        current.lookDidChange()
      }
      group = current.storedParent
    }
  }
}
