extension TabItem {
  /// The badge of the tab: a number, a text, a dot, or the progress of a task.
  ///
  /// The default is `nil`. A change updates every place that displays the tab. This property shares
  /// its storage with ``badgeValue``, which is the text to display. Corresponds to SwiftUI's
  /// `badge(_:)`.
  public var badge: TabBadge? {
    get { observed(\.badge, ownBadge) }
    set {
      let old = ownBadge
      // A group without a badge of its own may display a sum.
      let oldText = shownBadge?.text
      let isLookNew =
        newValue?.text != oldText || newValue?.tint != old?.tint
        || newValue?.isIndicator != old?.isIndicator || newValue?.progress != old?.progress
        || asGroup?.storedAggregatesBadges == true
      update(\.badge, from: old, to: newValue, isLookNew ? .look : .none) {
        madeDetails.badge = newValue
        if shownBadge?.text != oldText { badgeValueDidChange() }
        badgeCountDidChange(in: host)
      }
    }
  }

  /// The text of the badge, or `nil` if no badge is displayed.
  ///
  /// The default is `nil`. A change updates every place that displays the tab. For a ``badge`` with
  /// a count, the value is the number, or `nil` if the count is not positive. For a group without a
  /// badge of its own, the value includes the sum of ``TabGroupItem/aggregatesBadges``. Assigning
  /// sets ``badge`` to a ``TabBadge/text(_:)`` without a tint. For a ``TabBadge/indicator``, the
  /// value is an empty string, and for a ``TabBadge/progress(_:)`` the percentage.
  public var badgeValue: String? {
    get { observed(\.badgeValue, shownBadge?.text) }
    set { badge = newValue.map(TabBadge.text) }
  }

  /// Notes that ``badgeValue`` has changed. The key path has to be one of `TabItem`, even for a
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
    guard storedAggregatesBadges else { return nil }
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
      guard group.storedAggregatesBadges else { continue }
      group.badgeValueDidChange(in: queue)
      if let host { host.transaction.noteLook(of: group, in: host) }
    }
  }
}

/// A tab's badge: a number, a text, a dot, or the progress of a task, in a color.
///
///     inbox.badge = .count(3)
///     news.badge = .indicator.tinted(.red)
///     downloads.badge = .progress(.bar(0.4))
///
/// Corresponds to SwiftUI's `badge(_:)`, which has numbers and texts.
public struct TabBadge: Hashable, Sendable {
  /// The content of a badge.
  public enum Content: Hashable, Sendable {
    /// A number.
    case count(Int)
    /// A text.
    case text(String)
    /// A dot.
    case indicator
    /// The progress of a task.
    case progress(ProgressIndicator)
  }

  /// The content of the badge.
  public let content: Content

  /// The color of the badge, or `nil` for the color of the renderer.
  ///
  /// The default is `nil`. The sum that a group displays has no color.
  public var tint: Color?

  private init(_ content: Content) { self.content = content }

  /// Returns a badge with a number.
  ///
  /// If the number is zero or negative, no badge is displayed.
  public static func count(_ count: Int) -> TabBadge { TabBadge(.count(count)) }

  /// Returns a badge with a text.
  ///
  /// If the text is empty, a badge without text is displayed.
  public static func text(_ text: String) -> TabBadge { TabBadge(.text(text)) }

  /// A badge that is a dot.
  ///
  /// Its ``text`` is empty, and it adds nothing to the sum of a group.
  public static let indicator = TabBadge(.indicator)

  /// Returns a badge that displays the progress of a task as a small bar or a spinner.
  ///
  /// Its ``text`` is the percentage, which is empty for a spinner. It adds nothing to the sum of a
  /// group.
  public static func progress(_ progress: ProgressIndicator) -> TabBadge {
    TabBadge(.progress(progress))
  }

  /// The progress that the badge displays, or `nil` if it displays something else.
  public var progress: ProgressIndicator? {
    if case .progress(let progress) = content { progress } else { nil }
  }

  /// Returns the badge in a color, or in that of the renderer.
  public func tinted(_ tint: Color?) -> TabBadge {
    var badge = self
    badge.tint = tint
    return badge
  }

  /// The text to display, or `nil` if no badge is displayed.
  public var text: String? {
    switch content {
    case .count(let count): count > 0 ? String(count) : nil
    case .text(let text): text
    case .indicator: ""
    case .progress(let progress): progress.percentage
    }
  }

  var isIndicator: Bool { content == .indicator }

  /// The count to add to the sum of a group; zero for anything but a number.
  var summand: Int {
    if case .count(let count) = content { max(0, count) } else { 0 }
  }
}
