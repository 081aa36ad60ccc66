extension TabItem {
  /// The badge of the tab: a number or a text.
  ///
  /// The default is `nil`. A change updates every place that displays the tab. This property shares
  /// its storage with ``badgeValue``, which is the text to display. Corresponds to SwiftUI's
  /// `badge(_:)`.
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

  /// The text of the badge, or `nil` if no badge is displayed.
  ///
  /// The default is `nil`. A change updates every place that displays the tab. For a ``badge`` with
  /// a count, the value is the number, or `nil` if the count is not positive. For a group without a
  /// badge of its own, the value includes the sum of ``TabGroupItem/aggregatesBadges``. Assigning
  /// sets ``badge`` to a ``TabBadge/text(_:)``.
  public var badgeValue: String? {
    get { observed(\.badgeValue, shownBadge?.text) }
    set { badge = newValue.map(TabBadge.text) }
  }

  /// Notes that ``badgeValue`` has changed. The key path has to be one of `TabItem`, also for a
  /// group.
  func badgeValueDidChange(in queue: ObservationQueue? = nil) { changed(\.badgeValue, in: queue) }

  /// The badge that was assigned to the tab itself.
  var ownBadge: TabBadge? { details?.badge }

  /// The badge to display.
  var shownBadge: TabBadge? { ownBadge ?? asGroup?.summedBadge }

  /// Notes that the tab's badge, or its contribution to sums, has changed, and updates the groups
  /// that display a sum.
  func badgeCountDidChange(in host: TabHostController?) {
    if host == nil || host?.tree.aggregatesBadges == true {
      storedParent?.badgesBelowDidChange(in: host)
    }
  }
}

extension TabGroupItem {
  /// The sum of the badges below the group; `nil` for a group that does not display it.
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

  /// Notes that a badge below has changed, or that a tab below was added, removed, hidden, or
  /// shown, and updates the groups that display a sum. Stops at a group with a badge of its own,
  /// which the groups above it count instead.
  ///
  /// - Parameter queue: The queue for observers if there is no host.
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

/// The content of a tab's badge: a number or a text.
///
/// Corresponds to SwiftUI's `badge(_:)`, which has the same forms.
public enum TabBadge: Hashable, Sendable {
  /// A number.
  ///
  /// If it is zero or negative, no badge is displayed.
  case count(Int)
  /// A text.
  ///
  /// If it is empty, a badge without text is displayed.
  case text(String)

  /// The text to display, or `nil` if no badge is displayed.
  public var text: String? {
    switch self {
    case .count(let count): count > 0 ? String(count) : nil
    case .text(let text): text
    }
  }

  /// The count to add to the sum of a group; zero for a text.
  var summand: Int {
    if case .count(let count) = self { max(0, count) } else { 0 }
  }
}
