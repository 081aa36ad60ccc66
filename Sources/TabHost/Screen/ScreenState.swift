import Foundation

/// The state of the screen: a value that is computed by ``PresentationRules`` and from the layout
/// of the host.
///
/// Nothing else decides what is on screen. ``DerivedValues`` stores it, and computes it again only
/// after a change that concerns it.
struct ScreenState: Equatable {
  let resolvedMode: TabHostController.Mode
  let presentation: TabHostController.Presentation
  let barEdge: TabHostController.Bar.Edge
  /// Whether the bar has regions. Bars of phones and of a compact width do not, and have room for
  /// five items.
  let barHasRegions: Bool
  let isSidebarAvailable: Bool
  let isSidebarHidden: Bool
  let isTabBarHidden: Bool
  let isTabBarMinimized: Bool
  let accessoryEnvironment: TabAccessory.Environment
  let contentLayoutGuide: LayoutGuide
  let tabBarPlacement: TabBarPlacement?
  let sidebarLayout: TabHostController.Sidebar.Layout
  let allowsEditing: Bool
  let allowsSidebarToggle: Bool
  let allowsDragging: Bool
  /// Whether the sidebar lists only the selected root group, beside its content.
  let isSidebarScopedToGroup: Bool
  /// Whether the number of items in the bar decides whether it is minimized.
  let dependsOnItems: Bool

  /// Whether the bar is a vertical one, which holds bar buttons, too.
  let isBarVertical: Bool

  /// Whether the bar on screen holds bar buttons.
  var barHoldsButtons: Bool { isBarVertical && showsBar }

  /// Whether the bar is drawn.
  var showsBar: Bool { presentation.showsBar && !isTabBarHidden }

  /// The values, besides the rules, that determine the bar, the accessory and the area for content.
  struct Surroundings {
    var isTabBarHidden = false
    var isMinimizedByScroll = false
    /// Whether the navigation bar of the visible page is minimized.
    var isNavigationBarMinimized = false
    var isBarFocused = true
    var minimizeBehavior = TabHostController.MinimizeBehavior.automatic
    var hasAccessory = false
    var bounds = CGRect.zero
    var metrics = LayoutMetrics()
    /// The number of items in the bar, where it decides whether the bar is minimized.
    var itemCount: Int?
  }

  init(_ rules: PresentationRules, _ surroundings: Surroundings) {
    resolvedMode = rules.resolvedMode
    presentation = rules.presentation
    barEdge = rules.barEdge
    barHasRegions = rules.barHasRegions
    isBarVertical = rules.verticalBarEdge != nil
    isSidebarAvailable = rules.isSidebarAvailable
    isSidebarHidden = rules.isSidebarHidden
    sidebarLayout = rules.resolvedLayout
    allowsEditing = rules.allowsEditing
    allowsSidebarToggle = rules.allowsSidebarToggle
    allowsDragging = rules.allowsDragging
    isSidebarScopedToGroup = rules.sidebarIsScopedToGroup
    dependsOnItems = surroundings.itemCount != nil
    isTabBarHidden = surroundings.isTabBarHidden
    isTabBarMinimized =
      presentation.showsBar && !isTabBarHidden && surroundings.minimizesBar(rules)
    accessoryEnvironment =
      surroundings.hasAccessory
      ? isTabBarMinimized && barEdge == .bottom ? .inline : .regular : .none
    tabBarPlacement = rules.tabBarPlacement(isBarHidden: isTabBarHidden)
    contentLayoutGuide = surroundings.layoutGuide(
      showsSidebar: presentation.showsSidebar,
      barAt: presentation.showsBar && !isTabBarHidden ? barEdge : nil,
      accessoryEnvironment
    )
  }
}

extension ScreenState.Surroundings {
  fileprivate func minimizesBar(_ rules: PresentationRules) -> Bool {
    // A bar above the content shares its line with the navigation bar.
    if isNavigationBarMinimized, rules.barEdge == .top { return true }
    return switch minimizeBehavior {
    case .never: false
    case .onScrollDown, .onScrollUp: isMinimizedByScroll && rules.barEdge == .bottom
    case .automatic:
      switch rules.traits.userInterfaceIdiom {
      case .vision: !isBarFocused
      // The bar is minimized if not even the images fit, each in a square.
      case .mac: bounds.width > 0 && Double(itemCount ?? 0) * metrics.barThickness > bounds.width
      case .pad, .phone, .tv, .terminal: false
      }
    }
  }

  fileprivate func layoutGuide(
    showsSidebar: Bool,
    barAt edge: TabHostController.Bar.Edge?,
    _ accessory: TabAccessory.Environment
  ) -> LayoutGuide {
    var insets = EdgeInsets()
    if showsSidebar { insets.leading += metrics.sidebarWidth }
    switch edge {
    case .top: insets.top += metrics.barThickness
    case .bottom: insets.bottom += metrics.barThickness
    case .leading: insets.leading += metrics.barThickness
    case .trailing: insets.trailing += metrics.barThickness
    case nil: break
    }
    if accessory == .regular { insets.bottom += metrics.accessoryHeight }
    return LayoutGuide(
      layoutFrame: CGRect(
        x: bounds.origin.x + insets.leading,
        y: bounds.origin.y + insets.top,
        width: max(0, bounds.size.width - insets.leading - insets.trailing),
        height: max(0, bounds.size.height - insets.top - insets.bottom)
      ),
      insets: insets
    )
  }
}

/// The values that determine the layout of the content on screen.
struct ContentLayout: Equatable {
  private let guide: LayoutGuide
  private let accessoryEnvironment: TabAccessory.Environment
  private let tabBarPlacement: TabBarPlacement?

  init(_ screen: ScreenState) {
    guide = screen.contentLayoutGuide
    accessoryEnvironment = screen.accessoryEnvironment
    tabBarPlacement = screen.tabBarPlacement
  }
}

// MARK: - From the host

extension TabHostController {
  /// Computes the state of the screen from the state of the host and a few facts of tree and
  /// content.
  func makeScreenState(_ facts: LayoutFacts) -> ScreenState {
    let rules = presentationRules(facts)
    let hidesBar = facts.prefersBarHidden || facts.hidesBottomBar && rules.barEdge == .bottom
    var surroundings = ScreenState.Surroundings(
      isTabBarHidden: state.isTabBarHiddenByApp || hidesBar,
      isMinimizedByScroll: state.isMinimizedByScroll,
      isNavigationBarMinimized: facts.isNavigationBarMinimized,
      isBarFocused: state.isBarFocused,
      minimizeBehavior: state.minimizeBehavior,
      hasAccessory: facts.hasAccessory,
      bounds: state.bounds,
      metrics: state.layoutMetrics
    )
    if state.minimizeBehavior == .automatic, state.traits.userInterfaceIdiom == .mac {
      surroundings.itemCount =
        BarBuilder(host: self, edge: rules.barEdge, hasRegions: rules.barHasRegions)
        .bar.items.count
    }
    return ScreenState(rules, surroundings)
  }

  private func presentationRules(_ facts: LayoutFacts) -> PresentationRules {
    PresentationRules(
      traits: state.traits,
      mode: state.mode,
      isSidebarAdaptable: state.isSidebarAdaptable,
      isPaged: state.pageIndexDisplayMode != nil,
      hasRootGroup: facts.hasRootGroup,
      isGroupSelected: facts.isGroupSelected,
      sidebarPlacement: sidebar.storedPreferredPlacement,
      sidebarHiddenByChoice: sidebarHiddenByChoice,
      sidebarHiddenByDefault: sidebar.storedIsHiddenByDefault,
      isEditing: editing.isActive,
      isVerticalBarDisabled: state.isVerticalBarDisabled,
      preferredBarEdge: state.preferredBarEdge
    )
  }

  /// Why there is no sidebar, or `nil` if one is available.
  ///
  /// Computed when needed instead of stored in ``ScreenState``, so that a different reason alone
  /// invalidates nothing.
  var sidebarUnavailability: Sidebar.Unavailability? {
    presentationRules(layoutFacts).sidebarUnavailability
  }

  /// The facts about tabs, selection and content on which the layout depends.
  struct LayoutFacts: Equatable {
    var hasRootGroup = false
    var isGroupSelected = false
    var prefersBarHidden = false
    var hidesBottomBar = false
    var hasAccessory = false
    var isNavigationBarMinimized = false
    /// Whether the visible page or one beside it has a search.
    var hasSearchController = false
  }

  /// The present facts. They are cheap to find, so that a selection need not compute the whole layout.
  var layoutFacts: LayoutFacts {
    var facts = LayoutFacts(hasRootGroup: rootList.groupCount > 0)
    if PresentationRules.dependsOnSelection(state.traits.userInterfaceIdiom) {
      facts.isGroupSelected = selection.tab?.root.asGroup != nil
    }
    let content = loadedContent
    facts.hasAccessory = accessory(besides: content) != nil
    guard let content else { return facts }
    facts.prefersBarHidden = content.storedPrefersTabBarHidden
    let shown = content.contentOfNavigation
    if let item = shown.itemOfNavigationBar {
      facts.isNavigationBarMinimized = item.content.isMinimized
      facts.hasSearchController = item.content.searchController != nil
    }
    if shown !== content, !facts.hasSearchController {
      facts.hasSearchController = content.contentsBeside.contains {
        $0.itemOfNavigationBar?.content.searchController != nil
      }
    }
    if let page = shown.asNavigation?.stack.last {
      facts.prefersBarHidden = facts.prefersBarHidden || page.storedPrefersTabBarHidden
      facts.hidesBottomBar = page.hidesBottomBarWhenPushed
    }
    return facts
  }
}
