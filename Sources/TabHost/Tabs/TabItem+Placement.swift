extension TabItem {
  /// The preferred placement of the tab in the bar.
  ///
  /// The default is ``Placement/automatic``. The placement has an effect only in a bar with
  /// regions, which a compact bar does not have; there, only ``Placement/sidebarOnly`` has an
  /// effect, and removes the tab from the bar.
  ///
  /// While the assigned value is ``Placement/automatic``, the placement results from
  /// ``setCustomizationBehavior(_:for:)`` and ``setDefaultVisibility(_:for:)``, and this property
  /// returns that result. If an assigned placement contradicts them, it takes precedence, and the
  /// conflict is reported as ``TabHostController/Diagnostic/Rule/conflictingBehavior``.
  public var preferredPlacement: Placement {
    get {
      if explicitPlacement == .automatic, details != nil { access(\.parent) }
      return observed(\.preferredPlacement, storedPreferredPlacement)
    }
    set {
      changePlacement { explicitPlacement = newValue }
      reportConflict()
    }
  }

  /// The declared placement, either assigned directly or resulting from the API modeled on SwiftUI.
  var storedPreferredPlacement: Placement {
    explicitPlacement == .automatic ? placementByBehavior : explicitPlacement
  }

  /// The placement at the current place in the tree, never ``Placement/automatic``.
  var resolvedPlacement: Placement {
    let declared = storedPreferredPlacement
    guard declared == .automatic else { return declared }
    return storedParent == nil ? .default : .optional
  }

  /// Changes a property that affects the declared placement.
  func changePlacement(_ mutate: () -> Void) {
    let old = storedPreferredPlacement
    mutate()
    guard storedPreferredPlacement != old else { return }
    update(\.preferredPlacement, replacing: old, .look) { barMembershipDidChange() }
  }

  /// Notes that the tab may have entered or left the bar.
  func barMembershipDidChange() {
    guard let host else { return }
    host.tree.placementDidChange(of: self)
    host.transaction.note(.bar)
  }

  /// Whether the tab belongs in a bar with regions, according to its placement and, if the
  /// placement allows a choice, to the choice of the user.
  var isBarMember: Bool {
    switch storedPreferredPlacement {
    case .movable, .pinned, .fixed: true
    case .sidebarOnly: false
    case .default: visibility.chosenInBar != .hidden
    case .optional: visibility.chosenInBar == .visible
    case .automatic: visibility.chosenInBar.isVisible ?? (storedParent == nil)
    }
  }

  /// Whether the tab is nested and has its own place in the bar.
  var isNestedBarMember: Bool {
    // This is read for each tab that enters a host, and usually needs no access to the parent.
    if storedPreferredPlacement == .automatic, visibility.chosenInBar == .automatic { return false }
    return storedParent != nil && isBarMember
  }

  /// Whether the tab is in a bar with regions.
  ///
  /// The value is `true` if the tab is in a host whose bar has regions and contains it, even while
  /// the sidebar replaces the bar. It is `false` while the tab is hidden, in a compact bar, and in
  /// page style.
  public var hasVisiblePlacement: Bool {
    guard let host = tabHostController else { return false }
    host.access(\.bar, from: .ofBar)
    let screen = host.screen
    return screen.barHasRegions && screen.presentation != .pages && host.barShows(self)
  }
}

extension TabItem {
  /// The preferred place of a tab in the bar, and what the user may change about it.
  ///
  /// From leading to trailing, a bar displays fixed tabs, then default, optional, and movable tabs,
  /// and then pinned tabs. Corresponds to `UITab.Placement` in UIKit, with the same raw values.
  public enum Placement: Int, Sendable, CaseIterable {
    /// The same as ``default`` for a root tab, and as ``optional`` for any other tab.
    case automatic = 0
    /// In the bar by default; the user may move and remove it.
    case `default` = 1
    /// Not in the bar until the user adds it.
    case optional = 2
    /// In the bar by default; the user may move it, but not remove it.
    case movable = 3
    /// Always in the bar, at the trailing end, as an icon.
    case pinned = 4
    /// Always in the bar, at the leading end.
    case fixed = 5
    /// Never in a bar, not even in a compact one. Only the ornament of
    /// ``UserInterfaceIdiom/vision``, which counts as a part of the sidebar, contains such root tabs.
    case sidebarOnly = 6
  }
}
