extension TabHostController {
  /// The conditions under which the bar is minimized.
  ///
  /// Corresponds to `UITabBarController.MinimizeBehavior` in UIKit.
  public enum MinimizeBehavior: Int, Sendable, CaseIterable {
    /// The behavior of the platform.
    ///
    /// On ``UserInterfaceIdiom/vision``, the bar is minimized while the user is not looking at it;
    /// see ``UserInteraction/setBarFocused(_:)``. On ``UserInterfaceIdiom/mac``, it is minimized
    /// while it is too narrow for its items, each assumed to be as wide as the bar is thick. On
    /// other platforms, the bar is never minimized.
    case automatic = 0
    /// The bar is never minimized.
    case never = 1
    /// A bottom bar is minimized when the user scrolls down, and expanded when the user scrolls up.
    case onScrollDown = 2
    /// A bottom bar is minimized when the user scrolls up, and expanded when the user scrolls down.
    ///
    /// Use it for content that starts at the bottom.
    case onScrollUp = 3
  }
}

// MARK: - Items

extension TabHostController {
  /// The contents of the bar.
  ///
  /// The value is computed when it is read, and cached until its contents change.
  ///
  /// - Complexity: O(*n*), where *n* is the number of root tabs; O(1) when cached.
  public var bar: Bar { derived(\.bar, barOnScreen, from: .ofBar) }

  /// The contents of the bar, and whether it is hidden or minimized.
  var barOnScreen: Bar {
    var bar = screenCache.bar(in: self)
    bar.isHidden = screen.isTabBarHidden
    bar.isMinimized = screen.isTabBarMinimized
    bar.tintColor = state.tabBarTintColor
    return bar
  }

  /// Returns whether a tab is in the bar or its overflow. It takes constant time after the first
  /// call.
  func barShows(_ tab: TabItem) -> Bool { screenCache.barShows(tab, in: self) }

  /// Whether the bar is on screen.
  var isBarOnScreen: Bool { isShown && screen.showsBar }

  /// The tab that is displayed separately in the bar, or `nil` if there is none.
  ///
  /// That is the tab with the ``prominentTabIdentifier``. If that identifier is `nil`, it is the
  /// search tab, provided that ``SearchTabItem/automaticallyActivatesSearch`` is `true`. A tab that
  /// is not in the ``bar``, for example because it is hidden, is not prominent.
  public var prominentTab: TabItem? {
    access(\.bar, from: .ofBar)
    return barOnScreen.prominent
  }

  /// The tab that is displayed separately if the bar contains it.
  var separateTab: TabItem? {
    if let name = state.prominentTabIdentifier { return tab(forIdentifier: name) }
    guard let search = tree.searchTabs.first else { return nil }
    return search.activatesSearch ? search : nil
  }

  /// The tab whose bar item is displayed as selected: the selected tab, or the nearest tab above it
  /// that is in the bar; `nil` if none is.
  public var selectedBarItem: TabItem? {
    access(\.bar, from: .ofBar)
    accessSelectedPath()
    return pathOfSelection.last(where: barShows)
  }

  /// The identifiers of the root tabs that a compact bar displays, or `nil` for all.
  ///
  /// The default is `nil`. The identifiers filter the tabs and don't change their order. An empty
  /// array hides all tabs.
  public var compactTabIdentifiers: [String]? {
    get { observed(\.compactTabIdentifiers, state.compactTabIdentifiers) }
    set {
      change(\.compactTabIdentifiers, \.compactTabIdentifiers, to: newValue, .bar)
    }
  }

  /// The identifier of the tab that is displayed separately in the bar.
  ///
  /// The default is `nil`. If the value is `nil`, a search tab that automatically activates its
  /// search is prominent. If no tab has this identifier, no tab is prominent.
  public var prominentTabIdentifier: String? {
    get { observed(\.prominentTabIdentifier, state.prominentTabIdentifier) }
    set { setProminentTabIdentifier(newValue, animated: false) }
  }

  /// Sets the identifier of the tab that is displayed separately in the bar; see
  /// ``prominentTabIdentifier``.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, or `nil`.
  ///   - animated: Has no effect.
  public func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    change(\.prominentTabIdentifier, \.prominentTabIdentifier, to: identifier, .bar)
  }
}

// MARK: - Its edge

extension TabHostController {
  /// The preferred edge of the bar, or `nil` for the default of the platform.
  ///
  /// The default is `nil`. The property has an effect on tablets, desktops, televisions and in
  /// terminals, with regular width. A bar on a phone, on ``UserInterfaceIdiom/vision`` or with
  /// compact width keeps its edge. ``Bar/edge`` is the edge where the bar is. A bar at another edge
  /// keeps its regions; at the bottom, it can be minimized, and hidden by
  /// ``ViewController/hidesBottomBarWhenPushed``. A change lays out the content; no delegate is
  /// notified. Has no counterpart in UIKit.
  public var preferredBarEdge: Bar.Edge? {
    get { observed(\.preferredBarEdge, state.preferredBarEdge) }
    set {
      change(\.preferredBarEdge, \.preferredBarEdge, to: newValue, [.settings, .bar])
    }
  }
}

// MARK: - Hiding

extension TabHostController {
  /// Whether the bar is hidden.
  ///
  /// The default is `false`. The bar is hidden if the app assigns `true`, or if the content on
  /// screen or the top view controller of a stack requests it; see
  /// ``ViewController/prefersTabBarHidden``. Assigning hides the bar at every edge and leaves the
  /// sidebar unchanged. The area for content changes; no delegate is notified.
  public var isTabBarHidden: Bool {
    get { derived(\.isTabBarHidden, screen.isTabBarHidden, from: .layout) }
    set { setTabBarHidden(newValue, animated: false) }
  }
}

// MARK: - Minimizing

extension TabHostController {
  /// The conditions under which the bar is minimized.
  ///
  /// The default is ``MinimizeBehavior/automatic``.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { observed(\.tabBarMinimizeBehavior, state.minimizeBehavior) }
    set {
      update(
        \.tabBarMinimizeBehavior,
        from: state.minimizeBehavior,
        to: newValue,
        .settings
      ) {
        set(\.minimizeBehavior, newValue)
        switch newValue {
        case .automatic, .never: set(\.isMinimizedByScroll, false)
        case .onScrollDown, .onScrollUp: break
        }
      }
    }
  }

  /// Whether the bar is visible and minimized, according to ``tabBarMinimizeBehavior``.
  ///
  /// A bar above the content is also minimized while the navigation bar of the visible page is; see
  /// ``NavigationItem/navigationBarMinimization``.
  ///
  /// A bar that was minimized by scrolling is expanded when the user selects a tab.
  public var isTabBarMinimized: Bool {
    derived(\.isTabBarMinimized, screen.isTabBarMinimized, from: .layout)
  }

  /// Minimizes or expands the bar after the user has scrolled the content.
  func contentDidScroll(_ direction: UserInteraction.ScrollDirection) {
    navigationBarDidScroll(direction)
    guard screen.barEdge == .bottom else { return }
    switch state.minimizeBehavior {
    case .automatic, .never: return
    case .onScrollDown: setMinimizedByScroll(direction == .down)
    case .onScrollUp: setMinimizedByScroll(direction != .down)
    }
  }

  func setMinimizedByScroll(_ isMinimized: Bool) {
    guard isMinimized != state.isMinimizedByScroll else { return }
    update(.settings) { set(\.isMinimizedByScroll, isMinimized) }
  }

  func setBarFocused(_ isFocused: Bool) {
    guard isFocused != state.isBarFocused else { return }
    update(.settings) { set(\.isBarFocused, isFocused) }
  }
}

/// The place where the user chooses tabs.
///
/// Corresponds to SwiftUI's `TabBarPlacement`.
public enum TabBarPlacement: String, Hashable, Sendable, CaseIterable {
  /// In a bar above the content.
  case topBar
  /// In a bar below the content.
  case bottomBar
  /// In the sidebar, even while the bar is visible beside it.
  case sidebar
  /// In a bar at the leading or trailing edge of the content.
  case ornament
  /// Neither in a bar nor in a sidebar: the user goes from page to page.
  case pageIndicator
}
