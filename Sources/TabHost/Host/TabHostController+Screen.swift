public import Foundation

extension TabHostController {
  /// Whether a host has only a bar, or a bar and a sidebar.
  ///
  /// Corresponds to `UITabBarController.Mode` in UIKit.
  public enum Mode: Int, Sendable, CaseIterable {
    /// A bar and a sidebar if a root tab is a group and the platform offers a sidebar, which also
    /// depends on ``Sidebar/preferredPlacement``; otherwise only a bar.
    case automatic = 0
    /// Only a bar, even if there are groups.
    case tabBar = 1
    /// A bar and a sidebar if the platform offers a sidebar, even if there are no groups.
    case tabSidebar = 2
  }

  /// The combinations of bar and sidebar that a host displays.
  public enum Presentation: String, Sendable, CaseIterable {
    /// Only the bar.
    case bar
    /// The sidebar in place of the bar.
    case sidebar
    /// The bar and the sidebar.
    case barAndSidebar
    /// Neither bar nor sidebar: the user goes from page to page; see
    /// ``TabHostController/Style/page(_:)``.
    case pages

    /// Whether the presentation includes the bar, which may still be hidden.
    public var showsBar: Bool { self == .bar || self == .barAndSidebar }

    /// Whether the presentation includes the sidebar.
    public var showsSidebar: Bool { self == .sidebar || self == .barAndSidebar }
  }
}

// MARK: - Settings

extension TabHostController {
  /// Whether the host has only a bar, or a bar and a sidebar.
  ///
  /// The default is ``Mode/automatic``. On a television, a mode gives a bar and no sidebar, as in
  /// UIKit; use ``Style/sidebarAdaptable`` or ``Sidebar/preferredPlacement`` there.
  public var mode: Mode {
    get { observed(\.mode, state.mode) }
    set { setMode(newValue) }
  }

  func setMode(_ newMode: Mode, isSidebarAdaptable: Bool = false) {
    guard newMode != state.mode || isSidebarAdaptable != state.isSidebarAdaptable else { return }
    update(\.mode, .settings, in: self) {
      set(\.mode, newMode)
      set(\.isSidebarAdaptable, isSidebarAdaptable)
    }
  }

  /// The area of the host, in the units of the renderer.
  ///
  /// The default is an empty rectangle. Bounds with a number that is not finite are refused and
  /// reported as ``Diagnostic/Rule/invalidGeometry``.
  public var bounds: CGRect {
    get { observed(\.bounds, state.bounds) }
    set {
      guard newValue == state.bounds || admits(newValue.isFinite, "bounds") else { return }
      change(\.bounds, \.bounds, to: newValue, .settings)
    }
  }

  /// Sets the traits and the bounds for a terminal of the given size, as one change of the environment.
  ///
  /// A session recorder writes such a change as one command, also if the traits stay the same.
  ///
  /// - Parameters:
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  public func setTerminalSize(columns: Int, rows: Int) {
    var traits = traitCollection
    traits.setTerminalSize(columns: columns, rows: rows)
    let size = CGRect(x: 0, y: 0, width: columns, height: rows)
    guard traits != traitCollection || size != bounds else { return }
    changeEnvironment(.changeTraits(traits)) {
      traitCollection = traits
      bounds = size
    }
  }

  /// The sizes of bar, sidebar, and accessory.
  ///
  /// The defaults are in points. Metrics with a number that is not finite are refused and reported
  /// as ``Diagnostic/Rule/invalidGeometry``.
  public var layoutMetrics: LayoutMetrics {
    get { observed(\.layoutMetrics, state.layoutMetrics) }
    set {
      guard newValue == state.layoutMetrics || admits(newValue.isFinite, "layoutMetrics") else {
        return
      }
      change(\.layoutMetrics, \.layoutMetrics, to: newValue, .metrics)
    }
  }
}

extension TabHostController {
  private func admits(_ isFinite: Bool, _ property: String) -> Bool {
    if !isFinite {
      let message = "\(property) must contain only finite numbers; the value is unchanged"
      report(.invalidGeometry, [], message)
    }
    return isFinite
  }
}

// MARK: - Resolved values

extension TabHostController {
  /// The mode that ``mode`` resolves to with the current tabs and platform; never
  /// ``Mode/automatic``.
  public var resolvedMode: Mode {
    derived(.resolvedMode, screen.resolvedMode)
  }

  /// The current combination of bar and sidebar.
  public var presentation: Presentation {
    derived(.presentation, screen.presentation)
  }

  /// The place where the user chooses tabs, or `nil` while bar and sidebar are hidden.
  ///
  /// While both are visible, the value is ``TabBarPlacement/sidebar``, because the sidebar lists
  /// all tabs. The content of the host has the same value among its traits and can observe
  /// ``TabBarPlacementTrait``. Corresponds to SwiftUI's `tabBarPlacement`.
  public var tabBarPlacement: TabBarPlacement? {
    derived(.tabBarPlacement, screen.tabBarPlacement)
  }

  /// The area that is not covered by bar, sidebar, or accessory.
  public var contentLayoutGuide: LayoutGuide {
    derived(.contentLayoutGuide, screen.contentLayoutGuide)
  }

  /// Whether the user can reach the children of the selected group in the sidebar, or in the bar in
  /// place of the group.
  ///
  /// If this value is `false`, the page of the group should list the children itself. The group is
  /// the selected one, or else the parent of the selected tab. Without such a group, the value
  /// indicates whether the sidebar is visible. The children of a collapsed group count as
  /// reachable. The content of the host has the same value among its traits and can observe
  /// ``ShowingGroupChildrenTrait``. Corresponds to SwiftUI's `isTabBarShowingSections`.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  public var isShowingGroupChildren: Bool {
    access(.presentation)
    access(.bar)
    accessSelectedPath()
    return showsGroupChildren
  }

  /// The value of ``isShowingGroupChildren``, read without observation.
  var showsGroupChildren: Bool {
    let screen = screen
    if screen.presentation.showsSidebar { return true }
    guard screen.showsBar, let group = groupOfSelection,
      BarBuilder(host: self, screen: screen).canListChildren(of: group), !barShows(group)
    else { return false }
    for child in group.storedChildren where barShows(child) { return true }
    return false
  }

  private var groupOfSelection: TabGroupItem? {
    guard let tab = selection.tab else { return nil }
    return tab.asGroup ?? tab.storedParent
  }

  /// Converts a rectangle of the host to the coordinates of a view controller, which is the host
  /// itself or is displayed as content.
  func convert(_ frame: CGRect, to controller: ViewController) -> CGRect {
    guard controller !== self else { return frame }
    let origin = screen.contentLayoutGuide.layoutFrame.origin
    return CGRect(
      origin: CGPoint(x: frame.origin.x - origin.x, y: frame.origin.y - origin.y),
      size: frame.size
    )
  }
}

// MARK: - Showing

extension TabHostController {
  /// The current ``ScreenState``.
  var screen: ScreenState { derivedValues.state(in: self) }

  /// Notifies content of its traits and lays it out after ``ScreenState`` has changed.
  func layOutContent() {
    state.accessory?.contentView.traitsMayHaveChanged()
    contentPresenter.shown?.traitsMayHaveChanged()
    for child in shownChildren where child.appearanceState == .appeared { child.layOut() }
  }

  /// Whether the host is on screen or appearing.
  public var isDisplayed: Bool { observed(\.isDisplayed, isShown) }

  /// Whether the host is on screen or appearing, read without observation.
  var isShown: Bool {
    appearanceState != .disappeared && appearanceState != .disappearing
  }

  /// Shows the host with the content of the selected tab.
  ///
  /// For renderers and tests. Begins and ends an appearance transition; has no effect during a
  /// transition that already shows the host.
  public func appear() {
    changeEnvironment(.appear) {
      if beginAppearanceTransition(true, animated: false) { endAppearanceTransition() }
    }
  }

  /// Removes the host from the screen.
  ///
  /// Begins and ends an appearance transition; has no effect during a transition that already
  /// removes the host.
  public func disappear() {
    changeEnvironment(.disappear) {
      if beginAppearanceTransition(false, animated: false) { endAppearanceTransition() }
    }
  }
}

extension TabHostController {
  /// The ways in which a host presents its tabs.
  ///
  /// Corresponds to SwiftUI's `TabViewStyle`, with the styles of iPadOS.
  public enum Style: Hashable, Sendable {
    /// The same as ``Mode/automatic``.
    case automatic
    /// The same as ``Mode/tabSidebar``, and on a television a sidebar that the user can collapse.
    case sidebarAdaptable
    /// The same as ``Mode/tabBar``.
    case tabBarOnly
    /// Neither bar nor sidebar: the user goes from page to page.
    ///
    /// Available on every platform.
    case page(PageIndexDisplayMode)
  }

  /// When the page index is visible.
  ///
  /// Corresponds to SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
  public enum PageIndexDisplayMode: String, Hashable, Sendable, CaseIterable {
    /// Visible if there is more than one page.
    case automatic
    /// Always visible.
    case always
    /// Never visible.
    case never
  }

  /// The way in which the host presents its tabs.
  ///
  /// The default is ``Style/automatic``. Assigning a style other than ``Style/page(_:)`` also sets
  /// ``mode``. The page style leaves ``mode`` unchanged and overrides it until you assign another
  /// style. Assigning calls the same delegate methods as assigning ``mode``, and never changes the
  /// selection.
  public var style: Style {
    get {
      access(\.mode)
      return observed(\.style, currentStyle)
    }
    set {
      // A mode that belongs to the style may have been set without it.
      let isSidebarAdaptable = newValue == .sidebarAdaptable
      guard newValue != currentStyle || isSidebarAdaptable != state.isSidebarAdaptable else {
        return
      }
      var index: PageIndexDisplayMode?
      if case .page(let newIndex) = newValue { index = newIndex }
      // The bar of pages has an index.
      let facets: Facet = index == state.pageIndexDisplayMode ? .settings : [.settings, .bar]
      update(\.style, facets, in: self) {
        set(\.pageIndexDisplayMode, index)
        switch newValue {
        case .automatic: setMode(.automatic)
        case .sidebarAdaptable: setMode(.tabSidebar, isSidebarAdaptable: true)
        case .tabBarOnly: setMode(.tabBar)
        case .page: break
        }
      }
    }
  }

  private var currentStyle: Style {
    if let index = state.pageIndexDisplayMode { return .page(index) }
    return switch state.mode {
    case .automatic: .automatic
    case .tabBar: .tabBarOnly
    case .tabSidebar: .sidebarAdaptable
    }
  }
}

// MARK: - Pages

extension TabHostController {
  /// The pages that the user can go to in page style: the visible and enabled root tabs without a
  /// ``TabItem/primaryAction``, in declared order.
  ///
  /// A group is one page, which displays the tab that the group resolves to.
  ///
  /// - Complexity: O(*n*), where *n* is the number of root tabs.
  public var pages: [TabItem] {
    access(\.tabs)
    return tree.roots.filter(\.isObservedAsEligible)
  }

  /// Whether the page index is visible.
  ///
  /// Always `false` outside page style.
  ///
  /// - Complexity: O(*n*), where *n* is the number of root tabs up to the second page.
  public var isPageIndexShown: Bool {
    access(\.style)
    return switch state.pageIndexDisplayMode {
    case nil, .never: false
    case .automatic: rootTabs.lazy.filter(\.isObservedAsEligible).dropFirst().first != nil
    case .always: true
    }
  }

  /// Returns the page after or before the selected one, or `nil` if there is none. If nothing is
  /// selected, it is the first page, or the last one when going back.
  func page(isNext: Bool) -> TabItem? {
    let index = rootIndexOfSelection
    if isNext {
      return tree.roots[(index.map { $0 + 1 } ?? 0)...].first(where: \.isEligible)
    }
    return tree.roots[..<(index ?? tree.roots.count)].last(where: \.isEligible)
  }
}
