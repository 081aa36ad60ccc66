/// The rules of the platforms: a pure function of environment and settings that determines which of
/// bar and sidebar are on screen.
struct PresentationRules {
  var traits = TraitCollection()
  var mode = TabHostController.Mode.automatic
  /// Whether the style is ``TabHostController/Style/sidebarAdaptable``, and not only the mode that
  /// belongs to it.
  var isSidebarAdaptable = false
  /// Whether the host has page style.
  var isPaged = false
  /// Whether a root tab is a group, hidden or not.
  var hasRootGroup = false
  /// Whether the selected tab is a root group or below one. Only valid for idioms with
  /// ``dependsOnSelection(_:)``.
  var isGroupSelected = false
  var sidebarPlacement = TabHostController.Sidebar.Placement.automatic
  /// The choice of the user or the app for ``isSidebarHidden``, or `nil` for the default.
  var sidebarHiddenByChoice: Bool?
  /// The default that the app has declared, or `nil` for that of the platform.
  var sidebarHiddenByDefault: Bool?
  /// Whether the user is editing.
  var isEditing = false
  /// Whether the content can't be displayed with a vertical bar.
  var isVerticalBarDisabled = false
  /// The edge that the app prefers for a bar with regions, or `nil` for that of the platform.
  var preferredBarEdge: TabHostController.Bar.Edge?

  private var idiom: UserInterfaceIdiom { traits.userInterfaceIdiom }
  private var isCompact: Bool { traits.horizontalSizeClass == .compact }

  /// Whether the platform offers a sidebar. The preferred placement applies where bar and sidebar
  /// are mutually exclusive.
  var offersSidebar: Bool {
    switch idiom {
    case .pad, .terminal, .vision: true
    case .mac: sidebarPlacement != .tabBar
    case .tv: isSidebarAdaptable ? sidebarPlacement != .tabBar : sidebarPlacement == .sidebar
    case .phone: sidebarPlacement == .sidebar
    }
  }

  var resolvedMode: TabHostController.Mode {
    guard offersSidebar, !isPaged else { return .tabBar }
    return switch mode {
    case .automatic: hasRootGroup ? .tabSidebar : .tabBar
    case .tabBar: .tabBar
    case .tabSidebar: .tabSidebar
    }
  }

  var isSidebarAvailable: Bool { resolvedMode == .tabSidebar && !isCompact && hasSidebarTabs }

  /// Whether there are tabs for the sidebar to list. A sidebar of the selected group has none while
  /// no group is selected.
  private var hasSidebarTabs: Bool { !sidebarIsScopedToGroup || isGroupSelected }

  /// Why there is no sidebar, or `nil` if one is available.
  var sidebarUnavailability: TabHostController.Sidebar.Unavailability? {
    if isSidebarAvailable { return nil }
    if !offersSidebar { return .placement(idiom) }
    if isPaged { return .pages }
    if resolvedMode == .tabSidebar { return isCompact ? .compactWidth : .noSelectedGroup }
    return mode == .tabBar ? .mode : .noRootGroup
  }

  var isSidebarHidden: Bool {
    if let sidebarHiddenByChoice { return sidebarHiddenByChoice }
    if isEditing { return false }
    return switch idiom {
    case .pad, .terminal: sidebarHiddenByDefault ?? (traits.orientation == .portrait)
    case .tv: sidebarHiddenByDefault ?? false
    case .phone, .mac, .vision: false
    }
  }

  /// Returns whether the default of ``isSidebarHidden`` depends on the orientation, so that the
  /// user chooses for each.
  static func hidesSidebarByOrientation(_ idiom: UserInterfaceIdiom) -> Bool {
    idiom == .pad || idiom == .terminal
  }

  /// Whether the user can show and hide the sidebar.
  var allowsSidebarToggle: Bool { idiom != .phone }

  var presentation: TabHostController.Presentation {
    if isPaged { return .pages }
    guard isSidebarAvailable, !isSidebarHidden else { return .bar }
    return switch idiom {
    case .pad, .terminal: isEditing ? .barAndSidebar : .sidebar
    case .phone, .mac, .tv: .sidebar
    case .vision: .barAndSidebar
    }
  }

  /// Whether the user can edit: a sidebar is on screen, or the user can show one. A television has
  /// no editing.
  var allowsEditing: Bool {
    guard idiom != .tv, !isSidebarHidden || allowsSidebarToggle else { return false }
    var shown = self
    shown.sidebarHiddenByChoice = false
    return shown.presentation.showsSidebar
  }

  /// Whether the user can drag something over a tab.
  var allowsDragging: Bool { idiom != .tv }

  /// Whether the sidebar lists only the selected root group, beside its content.
  var sidebarIsScopedToGroup: Bool { Self.dependsOnSelection(idiom) }

  /// Returns whether the state of the screen depends on the selection. On other platforms, the root
  /// of the selected tab is not looked up.
  static func dependsOnSelection(_ idiom: UserInterfaceIdiom) -> Bool { idiom == .vision }

  /// Returns whether the bar counts as a part of the sidebar: an ornament shows the root tabs that
  /// are not in other bars.
  static func barHasSidebarTabs(_ idiom: UserInterfaceIdiom) -> Bool { idiom == .vision }

  var barEdge: TabHostController.Bar.Edge {
    switch idiom {
    case .phone: verticalBarEdge ?? .bottom
    case .vision: .leading
    case .pad, .terminal, .mac, .tv: isCompact ? .bottom : preferredBarEdge ?? .top
    }
  }

  /// Whether the bar has regions. Bars of phones and of a compact width do not, and have room for
  /// five items.
  var barHasRegions: Bool {
    switch idiom {
    case .phone: false
    case .vision: true
    case .pad, .terminal, .mac, .tv: !isCompact
    }
  }

  /// The edge of the vertical bar, which holds tabs and bar buttons, or `nil` if there is none.
  var verticalBarEdge: TabHostController.Bar.Edge? {
    guard traits.hasVerticalBar, !isVerticalBarDisabled else { return nil }
    return traits.verticalBarEdge == .leading ? .leading : .trailing
  }

  /// Returns the place where the user selects tabs, or `nil` while bar and sidebar are hidden.
  func tabBarPlacement(isBarHidden: Bool) -> TabBarPlacement? {
    switch presentation {
    case .pages: return .pageIndicator
    case .sidebar, .barAndSidebar: return .sidebar
    case .bar:
      guard !isBarHidden else { return nil }
      return switch barEdge {
      case .top: .topBar
      case .bottom: .bottomBar
      case .leading, .trailing: .ornament
      }
    }
  }

  var resolvedLayout: TabHostController.Sidebar.Layout {
    switch idiom {
    case .mac, .vision: .tile
    case .pad, .phone, .terminal, .tv: .overlap
    }
  }
}

extension TraitCollection {
  /// Whether the platform has a vertical bar.
  var hasVerticalBar: Bool { userInterfaceIdiom == .phone && verticalBarEdge != .unspecified }
}
