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
    /// Neither: the user goes from page to page; see ``TabHostController/Style/page(_:)``.
    case pages

    /// Whether the bar is on show, unless it is hidden.
    public var showsBar: Bool { self == .bar || self == .barAndSidebar }

    /// Whether the sidebar is on show.
    public var showsSidebar: Bool { self == .sidebar || self == .barAndSidebar }
  }
}

// MARK: - Settings

extension TabHostController {
  /// Whether the host is a bar only, or bar and sidebar. Default ``Mode/automatic``.
  public var mode: Mode {
    get { observed(\.mode, state.mode) }
    set { setMode(newValue) }
  }

  func setMode(_ newMode: Mode) {
    update(\.mode, from: state.mode, to: newMode, [.screen, .bar, .rows]) { state.mode = newMode }
  }

  /// The area of the host, in the units of the renderer. Default empty.
  ///
  /// Bounds with a number that is not finite are refused as ``Diagnostic/Rule/invalidGeometry``.
  public var bounds: Rect {
    get { observed(\.bounds, state.bounds) }
    set {
      guard newValue == state.bounds || admits(newValue.isFinite, "bounds") else { return }
      let minimizes =
        state.minimizeBehavior == .automatic && state.traits.userInterfaceIdiom == .mac
      update(\.bounds, from: state.bounds, to: newValue, minimizes ? [.space, .bar] : .space) {
        state.bounds = newValue
      }
    }
  }

  /// The sizes at which bar, sidebar and accessory are drawn. Default in points.
  ///
  /// Metrics with a number that is not finite are refused as ``Diagnostic/Rule/invalidGeometry``.
  public var layoutMetrics: LayoutMetrics {
    get { observed(\.layoutMetrics, state.layoutMetrics) }
    set {
      guard newValue == state.layoutMetrics || admits(newValue.isFinite, "layoutMetrics") else {
        return
      }
      update(\.layoutMetrics, from: state.layoutMetrics, to: newValue, .layout) {
        state.layoutMetrics = newValue
      }
    }
  }
}

extension TabHostController {
  private func admits(_ isFinite: Bool, _ property: String) -> Bool {
    if !isFinite {
      let message = "\(property) must be finite numbers; the previous value stays"
      report(.invalidGeometry, [], message)
    }
    return isFinite
  }
}

// MARK: - What they come to

extension TabHostController {
  /// What ``mode`` comes to with these tabs on this platform; never ``Mode/automatic``.
  public var resolvedMode: Mode {
    observed(\.resolvedMode, screen.resolvedMode, dependingOn: .screenState)
  }

  /// What is on screen for choosing tabs.
  public var presentation: Presentation {
    observed(\.presentation, screen.presentation, dependingOn: .presentation)
  }

  /// Where the user chooses tabs, as content needs to know it; `nil` while bar and sidebar are
  /// hidden.
  ///
  /// While both are on show it is the sidebar, which lists all tabs. Content finds the same among
  /// its traits and may observe ``TabBarPlacementTrait``. Documented original: SwiftUI's
  /// `tabBarPlacement`.
  public var tabBarPlacement: TabBarPlacement? {
    observed(\.tabBarPlacement, screen.tabBarPlacement, dependingOn: .screenState)
  }

  /// The area that neither bar nor sidebar nor accessory covers, as it is now.
  public var contentLayoutGuide: LayoutGuide {
    observed(\.contentLayoutGuide, screen.contentLayoutGuide, dependingOn: .screenState)
  }

  /// Whether the user finds the children of the selected group without its page: in the sidebar, or
  /// in the bar in the group's place. Content may list them itself where they don't.
  ///
  /// The group is the nearest that holds the selection, or is selected. Without one, the answer is
  /// whether the sidebar is on show. A collapsed group counts as shown there. Linear in the number
  /// of children. Documented original: SwiftUI's `isTabBarShowingSections`.
  public var isShowingGroupChildren: Bool {
    observed(
      \.isShowingGroupChildren,
      showsGroupChildren,
      dependingOn: [.screenState, .bar, .selection, .path]
    )
  }

  private var showsGroupChildren: Bool {
    if screen.presentation.showsSidebar { return true }
    guard screen.showsBar, let group = groupOfSelection, !barShows(group) else { return false }
    for child in group.storedChildren where barShows(child) { return true }
    return false
  }

  private var groupOfSelection: TabGroupItem? {
    guard let tab = state.selection.tab else { return nil }
    return tab.asGroup ?? tab.storedParent
  }

  /// Converts a rectangle of the host to the coordinates of a controller, which is the host or is
  /// shown as content.
  func convert(_ frame: Rect, to controller: ViewController) -> Rect {
    guard controller !== self else { return frame }
    let origin = screen.contentLayoutGuide.layoutFrame
    return Rect(
      x: frame.x - origin.x,
      y: frame.y - origin.y,
      width: frame.width,
      height: frame.height
    )
  }
}
