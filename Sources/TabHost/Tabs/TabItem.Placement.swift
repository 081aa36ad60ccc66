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
    /// Never in a bar, not even in a compact one.
    case sidebarOnly = 6
  }
}
