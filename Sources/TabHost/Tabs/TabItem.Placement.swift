extension TabItem {
  /// Where in the bar a tab wishes to stand, and what a person may do to it there.
  ///
  /// From leading to trailing a bar shows the fixed tabs, then the default, optional and movable
  /// ones, then the pinned. Documented original: `UITab.Placement`, raw values included.
  public enum Placement: Int, Sendable, CaseIterable {
    /// ``default`` for a root tab, ``optional`` for any other.
    case automatic = 0
    /// In the bar from the start; a person may move and remove it.
    case `default` = 1
    /// Not in the bar until a person puts it there.
    case optional = 2
    /// In the bar from the start; a person may move it, not remove it.
    case movable = 3
    /// Always in the bar, at the trailing end, as an icon.
    case pinned = 4
    /// Always in the bar, at the leading end.
    case fixed = 5
    /// Never in a bar, a compact one included.
    case sidebarOnly = 6
  }
}
