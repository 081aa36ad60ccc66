extension TabItem {
  /// The badge of the tab: a count or a word. Default nil. Live.
  ///
  /// What is shown is ``badgeValue``, which shares its storage: writing one is seen in the other.
  /// Documented original: SwiftUI's `badge(_:)`.
  public var badge: TabBadge? {
    get { annotations?.badge }
    set {
      guard newValue != badge else { return }
      let isShownOtherwise = newValue?.text != badge?.text
      annotate { $0.badge = newValue }
      guard let host = tabHostController else { return }
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
    get { (badge ?? asGroup?.summedBadge)?.text }
    set { badge = newValue.map(TabBadge.text) }
  }
}

// MARK: - Sums

extension TabItem {
  /// The tab has another badge, or counts now or no more: the groups that sum it are drawn again.
  func badgeIsCountedOtherwise(in host: TabHostController?) {
    // The way up is gone only where somebody sums.
    if host?.tree.sumsBadges == true { parent?.badgesBelowDidChange(in: host) }
  }
}

extension TabGroupItem {
  /// The sum of what is below the group, if it shows that: nil for a group that does not sum.
  var summedBadge: TabBadge? {
    guard sumsBadges else { return nil }
    var sum = 0
    var waiting = children
    while let tab = waiting.popLast() {
      if tab.isHidden { continue }
      if let badge = tab.badge {
        let (next, overflows) = sum.addingReportingOverflow(badge.summand)
        sum = overflows ? .max : next
      } else if let group = tab.asGroup {
        waiting.append(contentsOf: group.children)
      }
    }
    return .count(sum)
  }

  /// Something below has another badge, came, left, was hidden or shown: the groups that sum it are
  /// drawn again. One with a badge of its own ends the way: it is what those above it count.
  func badgesBelowDidChange(in host: TabHostController?) {
    guard host?.tree.sumsBadges == true else { return }
    var group: TabGroupItem? = self
    while let current = group, current.badge == nil {
      if current.sumsBadges { current.lookDidChange() }
      group = current.parent
    }
  }
}
