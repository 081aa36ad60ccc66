/// What is on screen where: the answers that follow from platform, size and wishes, as a pure
/// function of them.
struct PresentationRules {
  var traits = TraitCollection()
  var mode = TabHostController.Mode.automatic
  /// Whether the style is that of pages.
  var isPaged = false
  /// Whether a root tab is a group, hidden or not.
  var hasRootGroup = false
  /// Whether the selected tab is below a root group, or is one. Known where
  /// ``asksForSelection(_:)``.
  var isGroupSelected = false
  var sidebarPlacement = TabHostController.Sidebar.Placement.automatic
  /// What somebody has chosen for ``isSidebarHidden``; nil leaves it to the default.
  var sidebarHiddenByChoice: Bool?
  /// What the app has declared as the default; nil leaves it to the platform.
  var sidebarHiddenByDefault: Bool?
  /// Whether a person is editing.
  var isEditing = false

  private var idiom: UserInterfaceIdiom { traits.userInterfaceIdiom }
  private var isCompact: Bool { traits.horizontalSizeClass == .compact }

  /// Whether the platform has sidebars at all. The wish counts where bar and sidebar exclude each
  /// other.
  var offersSidebar: Bool {
    switch idiom {
    case .pad, .terminal, .vision: true
    case .mac: sidebarPlacement != .tabBar
    case .phone: sidebarPlacement == .sidebar
    case .tv: false
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

  var isSidebarAvailable: Bool { resolvedMode == .tabSidebar && !isCompact }

  var isSidebarHidden: Bool {
    if let sidebarHiddenByChoice { return sidebarHiddenByChoice }
    if isEditing { return false }
    return switch idiom {
    case .pad, .terminal: sidebarHiddenByDefault ?? (traits.orientation == .portrait)
    case .phone, .mac, .vision, .tv: false
    }
  }

  /// Whether a person can show and hide the sidebar.
  var allowsSidebarToggle: Bool { idiom != .phone }

  var presentation: TabHostController.Presentation {
    if isPaged { return .pages }
    guard isSidebarAvailable, !isSidebarHidden else { return .bar }
    return switch idiom {
    case .pad, .terminal: isEditing ? .barAndSidebar : .sidebar
    case .phone, .mac, .tv: .sidebar
    case .vision: isGroupSelected ? .barAndSidebar : .bar
    }
  }

  /// Whether a person could edit: there is a sidebar to see, or one that they can show.
  var allowsEditing: Bool {
    guard !isSidebarHidden || allowsSidebarToggle else { return false }
    var shown = self
    shown.sidebarHiddenByChoice = false
    return shown.presentation.showsSidebar
  }

  /// Whether a person can drag something over a tab.
  var allowsDragging: Bool { idiom != .tv }

  /// Whether the sidebar lists only the selected root group, beside its content.
  var sidebarIsScopedToGroup: Bool { Self.asksForSelection(idiom) }

  /// Whether what is on screen depends on the selection. Where it does not, nobody looks for the
  /// root of the selected tab: the rules are made several times a change.
  static func asksForSelection(_ idiom: UserInterfaceIdiom) -> Bool { idiom == .vision }

  var barEdge: TabHostController.Bar.Edge {
    switch idiom {
    case .phone: .bottom
    case .vision: .leading
    case .pad, .terminal, .mac, .tv: isCompact ? .bottom : .top
    }
  }

  /// Whether the bar has regions. One at the bottom has room for five and knows none.
  var barKnowsPlacements: Bool { barEdge != .bottom }

  /// Where the content finds what one chooses tabs with; nil while that is nowhere.
  func tabBarPlacement(isBarHidden: Bool) -> TabBarPlacement? {
    switch presentation {
    case .pages: return .pageIndicator
    case .sidebar, .barAndSidebar: return .sidebar
    case .bar:
      guard !isBarHidden else { return nil }
      return switch barEdge {
      case .top: .topBar
      case .bottom: .bottomBar
      case .leading: .ornament
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

extension TabHostController {
  var rules: PresentationRules {
    let asksForSelection = PresentationRules.asksForSelection(traits.userInterfaceIdiom)
    return PresentationRules(
      traits: traits,
      mode: storedMode,
      isPaged: pageIndexDisplayMode != nil,
      hasRootGroup: tree.rootGroupCount > 0,
      isGroupSelected: asksForSelection && selection.tab?.root.asGroup != nil,
      sidebarPlacement: sidebar.storedPlacement,
      sidebarHiddenByChoice: sidebar.hiddenByChoice,
      sidebarHiddenByDefault: sidebar.storedHiddenByDefault,
      isEditing: editing != nil
    )
  }

  /// What ``mode`` comes to with these tabs on this platform; never ``Mode/automatic``.
  public var resolvedMode: Mode {
    follow(\.mode)
    follow(\.style)
    follow(\.tabs)
    follow(\.traitCollection)
    sidebar.follow(\.preferredPlacement)
    return rules.resolvedMode
  }

  /// What is on screen for choosing tabs.
  public var presentation: Presentation { following(\.presentation, rules.presentation) }

  var barEdge: Bar.Edge { rules.barEdge }

  var barKnowsPlacements: Bool { rules.barKnowsPlacements }

  /// Where one chooses tabs, as content needs to know it; nil while bar and sidebar are hidden.
  ///
  /// While both are on show it is the sidebar, which lists all tabs. Content finds the same among
  /// its traits and may observe ``TabBarPlacementTrait``. Documented original: SwiftUI's
  /// `tabBarPlacement`.
  public var tabBarPlacement: TabBarPlacement? { following(\.tabBarPlacement, barPlacement) }

  /// What ``tabBarPlacement`` reads.
  var barPlacement: TabBarPlacement? { rules.tabBarPlacement(isBarHidden: hidesTabBar) }

  func invalidateBar() {
    knownBar = nil
    knownBarTabs = nil
    invalidation.bar()
  }
}
