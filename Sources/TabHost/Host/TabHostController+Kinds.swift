extension TabHostController {
  /// Whether a host is a bar only, or bar and sidebar. Documented original:
  /// `UITabBarController.Mode`.
  public enum Mode: Int, Sendable, CaseIterable {
    /// Bar and sidebar if a root tab is a group and the platform has sidebars, else a bar.
    case automatic = 0
    /// A bar, also with groups.
    case tabBar = 1
    /// Bar and sidebar, also without groups, where the platform has sidebars.
    case tabSidebar = 2
  }

  /// What is on screen for choosing tabs.
  public enum Presentation: String, Sendable, CaseIterable {
    /// The bar alone.
    case bar
    /// The sidebar in the place of the bar.
    case sidebar
    /// Both.
    case barAndSidebar
    /// Neither: one goes from page to page; see ``TabHostController/Style/page(_:)``.
    case pages

    /// Whether the bar is on show, unless it is hidden.
    public var showsBar: Bool { self == .bar || self == .barAndSidebar }

    /// Whether the sidebar is on show.
    public var showsSidebar: Bool { self == .sidebar || self == .barAndSidebar }
  }

  /// What makes a bar small. Documented original: `UITabBarController.MinimizeBehavior`.
  public enum MinimizeBehavior: Int, Sendable, CaseIterable {
    /// What the platform does. In space, a bar is small while nobody looks at it; see
    /// ``UserInteraction/setAttention(onBar:)``. On a desktop, while it is too narrow for its
    /// items, each taken to be as wide as the bar is thick. Elsewhere never.
    case automatic = 0
    /// No bar is ever made small.
    case never = 1
    /// A bottom bar gets small on scrolling down, and large on scrolling back.
    case onScrollDown = 2
    /// A bottom bar gets small on scrolling up, and large on scrolling back; for content that
    /// starts at its bottom.
    case onScrollUp = 3
  }
}

/// Who made a selection.
public enum SelectionOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// A person: a tap, a row, going back, a cancelled search.
  case user
  /// The app, and the first selection of a host.
  case program
  /// The framework, because the selected tab left or was hidden: the group that it was in, if that
  /// is still there and visible, else the first visible and enabled root tab; either resolved as
  /// a tap on it would be.
  case fallback
  /// The app, bringing back what was selected in an earlier run.
  case restoration
}
