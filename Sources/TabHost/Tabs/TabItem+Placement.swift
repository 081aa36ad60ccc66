extension TabItem {
  /// Where in the bar the tab prefers to be. Default ``Placement/automatic``.
  ///
  /// Counts only in a bar that knows placements, which a compact one does not; there,
  /// ``Placement/sidebarOnly`` alone still keeps the tab out. As long as it is automatic,
  /// ``setCustomizationBehavior(_:for:)`` and ``setDefaultVisibility(_:for:)`` decide, and it reads
  /// as what they come to.
  public var preferredPlacement: Placement {
    get {
      if explicitPlacement == .automatic, details != nil { access(\.parent) }
      return observed(\.preferredPlacement, declaredPlacement)
    }
    set {
      changePlacement {
        explicitPlacement = newValue
        reportConflict()
      }
    }
  }

  /// The placement as the app has declared it, in UIKit's words or SwiftUI's.
  var declaredPlacement: Placement {
    explicitPlacement == .automatic ? placementByBehavior : explicitPlacement
  }

  /// The placement at the present place in the tree.
  var resolvedPlacement: Placement {
    let declared = declaredPlacement
    guard declared == .automatic else { return declared }
    return storedParent == nil ? .default : .optional
  }

  /// Changes what the declared placement follows from.
  func changePlacement(_ mutate: () -> Void) {
    let old = declaredPlacement
    mutate()
    guard declaredPlacement != old else { return }
    update(\.preferredPlacement, replacing: old, .look) { barMembershipDidChange() }
  }

  /// The tab may be in the bar now, or may no longer.
  func barMembershipDidChange() {
    guard let host else { return }
    host.tree.placementDidChange(of: self)
    host.transaction.note(.bar)
  }

  /// Whether the tab belongs into a bar that knows placements, by its placement and, where that
  /// leaves the choice, by what the user has chosen.
  var isBarMember: Bool {
    switch declaredPlacement {
    case .movable, .pinned, .fixed: true
    case .sidebarOnly: false
    case .default: visibility.chosenInBar != .hidden
    case .optional: visibility.chosenInBar == .visible
    case .automatic: visibility.chosenInBar.isVisible ?? (storedParent == nil)
    }
  }

  /// Whether the tab is a nested one with a place of its own in the bar.
  var isNestedBarMember: Bool {
    // Asked of each tab that enters a host, and mostly answered without a look at the parent.
    if declaredPlacement == .automatic, visibility.chosenInBar == .automatic { return false }
    return storedParent != nil && isBarMember
  }

  /// Whether the tab is in a bar that knows placements.
  ///
  /// True from the moment the tab is in a host whose bar has regions and shows it (also while the
  /// sidebar is in the bar's place); false while it is hidden, and always in a compact bar and
  /// between pages.
  public var hasVisiblePlacement: Bool {
    guard let host = tabHostController else { return false }
    host.access(\.bar, dependingOn: [.bar, .screenState])
    let screen = host.screen
    return screen.barKnowsPlacements && screen.presentation != .pages && host.barShows(self)
  }
}
