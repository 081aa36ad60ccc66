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
  public var bar: Bar { derived(.bar, barOnScreen) }

  /// The contents of the bar, and whether it is hidden or minimized.
  var barOnScreen: Bar {
    var bar = derivedValues.bar(in: self)
    bar.isHidden = screen.isTabBarHidden
    bar.isMinimized = screen.isTabBarMinimized
    bar.tintColor = state.tabBarTintColor
    return bar
  }

  /// Returns whether a tab is in the bar or its overflow. It takes constant time after the first
  /// call.
  func barShows(_ tab: TabItem) -> Bool { derivedValues.barShows(tab, in: self) }

  /// Whether the bar is on screen.
  var isBarOnScreen: Bool { isShown && screen.showsBar }

  /// The tab that is displayed separately in the bar, or `nil` if there is none.
  ///
  /// That is the tab with the ``prominentTabIdentifier``. If that identifier is `nil`, it is the
  /// search tab, provided that ``SearchTabItem/automaticallyActivatesSearch`` is `true`. A tab that
  /// is not in the ``bar``, for example because it is hidden, is not prominent.
  public var prominentTab: TabItem? {
    access(.bar)
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
    access(.bar)
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
      let new = newValue.map { [Identifier]($0) }
      guard new != state.compactTabIdentifiers.map({ [Identifier]($0) }) else { return }
      update(\.compactTabIdentifiers, .bar, in: self) { set(\.compactTabIdentifiers, newValue) }
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
    let new = identifier.map { Identifier($0) }
    guard new != state.prominentTabIdentifier.map({ Identifier($0) }) else { return }
    update(\.prominentTabIdentifier, .bar, in: self) { set(\.prominentTabIdentifier, identifier) }
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
    get { derived(.isTabBarHidden, screen.isTabBarHidden) }
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
  /// A bar that was minimized by scrolling is expanded when the user selects a tab, or taps the item of
  /// the selected one.
  public var isTabBarMinimized: Bool {
    derived(.isTabBarMinimized, screen.isTabBarMinimized)
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

  /// Whether the bar is minimized because the user has scrolled.
  var isMinimizedByScrolling: Bool {
    guard screen.isTabBarMinimized else { return false }
    return screen.barEdge == .bottom
      ? state.isMinimizedByScroll : visibleNavigationItem?.content.isMinimized == true
  }

  /// Expands a bar that is minimized because the user has scrolled.
  func expandBar() {
    update(.none) {
      setMinimizedByScroll(false)
      if screen.barEdge == .top { visibleNavigationItem?.setMinimized(false) }
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

/// A view on the bar of a host, for code that comes from UIKit.
///
/// In new code, use ``TabHostController/bar`` and ``TabHostController/isTabBarHidden``. Corresponds to
/// `UITabBar` in UIKit, as far as code uses the one of a `UITabBarController`.
@preconcurrency @MainActor public struct TabBar {
  fileprivate let host: TabHostController

  /// Whether the bar is hidden; see ``TabHostController/isTabBarHidden``.
  public var isHidden: Bool {
    get { host.isTabBarHidden }
    nonmutating set { host.isTabBarHidden = newValue }
  }

  /// The items of the bar from leading to trailing, then those that don't fit.
  ///
  /// The value is never `nil`. It is optional as in UIKit, where a bar without a controller has no
  /// items.
  public var items: [TabBarItem]? {
    let bar = host.bar
    return (bar.items + bar.overflow).map(\.barItem)
  }

  /// The item that is displayed as selected, or `nil` if none is; see
  /// ``TabHostController/selectedBarItem``.
  public var selectedItem: TabBarItem? { host.selectedBarItem?.barItem }

  /// The color of the selected item: a hint to renderers; see ``TabHostController/Bar/tintColor``.
  ///
  /// The default is `nil`, for the color of the renderer.
  public var tintColor: Color? {
    get { host.bar.tintColor }
    nonmutating set {
      guard newValue != host.state.tabBarTintColor else { return }
      host.update(.bar) { host.set(\.tabBarTintColor, newValue) }
    }
  }
}

extension TabHostController {
  /// A view on the bar, for code that comes from UIKit.
  public var tabBar: TabBar { TabBar(host: self) }
}

extension TabHostController {
  /// The contents of the bar, in the order from leading to trailing.
  ///
  /// The value is a snapshot. It describes the bar even while the bar is hidden or replaced by the
  /// sidebar.
  @MainActor public struct Bar {
    /// The edge of the host where the bar is.
    public enum Edge: String, Sendable {
      /// Above the content: with regular width, except on phones and on
      /// ``UserInterfaceIdiom/vision``.
      case top
      /// Below the content: on phones, with compact width, and where the app prefers it; see
      /// ``TabHostController/preferredBarEdge``.
      case bottom
      /// Before the content: as an ornament on ``UserInterfaceIdiom/vision``, as a vertical bar, and
      /// where the app prefers it; see ``TraitCollection/verticalBarEdge`` and
      /// ``TabHostController/preferredBarEdge``.
      case leading
      /// After the content: as a vertical bar, and where the app prefers it; see
      /// ``TraitCollection/verticalBarEdge`` and ``TabHostController/preferredBarEdge``.
      case trailing

      /// Whether the items of the bar are below each other.
      public var isVertical: Bool { self == .leading || self == .trailing }
    }

    /// The edge of the host where the bar is.
    public let edge: Edge
    /// The tabs that are always first.
    ///
    /// Empty in a bar without regions, which is a bar on a phone or with compact width.
    public internal(set) var fixed: [TabItem] = []
    /// The tabs that the user may arrange.
    ///
    /// In a bar without regions, all its tabs except the prominent one.
    public internal(set) var middle: [TabItem] = []
    /// The tabs that are always last, displayed as icons.
    public internal(set) var pinned: [TabItem] = []
    /// The tab that is displayed separately at the trailing end, or `nil` if there is none.
    public internal(set) var prominent: TabItem?
    /// The tabs that don't fit in the bar.
    ///
    /// The user finds them under "More".
    public internal(set) var overflow: [TabItem] {
      get { Array(overflowParts.joined()) }
      set { overflowParts = newValue.isEmpty ? [] : [newValue[...]] }
    }
    /// The parts of ``overflow``, which share their storage with other bars.
    private var overflowParts: [ArraySlice<TabItem>] = []
    /// Whether some tabs don't fit, so that the renderer displays "More".
    public var hasOverflow: Bool { !overflowParts.isEmpty }
    /// The color of the selected item, or `nil` for that of the renderer; see ``TabBar/tintColor``.
    public internal(set) var tintColor: Color?
    /// Whether the bar is hidden; see ``TabHostController/isTabBarHidden``.
    public internal(set) var isHidden = false
    /// Whether the bar is minimized; see ``TabHostController/isTabBarMinimized``.
    public internal(set) var isMinimized = false

    init(edge: Edge) {
      self.edge = edge
    }

    /// All visible items, from leading to trailing.
    public var items: [TabItem] {
      fixed + middle + pinned + (prominent.map { [$0] } ?? [])
    }

    /// Returns whether a tab is in the bar or its overflow.
    ///
    /// - Complexity: O(*n*), where *n* is the number of tabs in the bar.
    public func contains(_ tab: TabItem) -> Bool {
      items.contains { $0 === tab } || overflow.contains { $0 === tab }
    }

    /// Returns the bar reduced to the given number of places.
    ///
    /// If the items don't all fit, the last place is used for "More", and the other items are in
    /// ``overflow``. The prominent tab and the pinned tabs are kept before the others. A bar that
    /// already has an overflow is returned unchanged.
    ///
    /// - Parameter count: The number of places, including the one for "More". Numbers below one
    ///   count as one.
    public func fitting(_ count: Int) -> Bar {
      !hasOverflow && items.count > count ? reduced(to: count) : self
    }

    /// Returns the bar with the tabs for which there is room.
    ///
    /// While there is not enough room, the last tabs are in ``overflow``, and the renderer displays
    /// "More". The prominent tab, the pinned tabs and the fixed tabs are kept before the others.
    ///
    /// - Parameters:
    ///   - width: The room for the tabs, including "More".
    ///   - moreWidth: The room that "More" takes.
    ///   - measure: Returns the room that a tab takes.
    /// - Complexity: O(*n*), where *n* is the number of tabs for which there is room.
    public func fitting(_ width: Int, moreWidth: Int, measure: (TabItem) -> Int) -> Bar {
      let parts = [prominent.map { [$0] } ?? [], pinned, fixed, middle]
      let moreWidth = BarButtonFitting.limited(moreWidth)
      var used = hasOverflow ? moreWidth : 0
      // The number of tabs for which there is room beside "More".
      var kept = 0
      for tab in parts.joined() {
        used += BarButtonFitting.limited(measure(tab))
        guard used <= width else { return reduced(to: kept + 1) }
        if used + (hasOverflow ? 0 : moreWidth) <= width { kept += 1 }
      }
      return used <= width ? self : reduced(to: 1)
    }

    /// Returns the bar reduced to the given number of places, even if it already has an overflow.
    func compressed(to count: Int) -> Bar {
      !hasOverflow || items.count + 1 <= count ? fitting(count) : reduced(to: count)
    }

    /// Returns the bar with one place less for items, and the last place for "More".
    func reduced(to count: Int) -> Bar {
      var room = max(1, count) - 1
      func keep(_ tabs: [TabItem]) -> (kept: [TabItem], left: ArraySlice<TabItem>) {
        let number = min(room, tabs.count)
        room -= number
        return (Array(tabs[..<number]), tabs[number...])
      }
      var bar = self
      let apart = keep(prominent.map { [$0] } ?? [])
      let pinned = keep(self.pinned)
      let fixed = keep(self.fixed)
      let middle = keep(self.middle)
      bar.prominent = apart.kept.first
      (bar.pinned, bar.fixed, bar.middle) = (pinned.kept, fixed.kept, middle.kept)
      let left = [fixed.left, middle.left, pinned.left, apart.left].filter { !$0.isEmpty }
      bar.overflowParts = left + overflowParts
      return bar
    }
  }
}

extension TabHostController {
  /// The accessory above a bottom bar.
  ///
  /// The default is `nil`. Assigning calls ``setBottomAccessory(_:animated:)``.
  public var bottomAccessory: TabAccessory? {
    get { observed(\.bottomAccessory, state.accessory) }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Sets the accessory above a bottom bar.
  ///
  /// An accessory that would contain the host itself is refused and reported as
  /// ``Diagnostic/Rule/missingContent``.
  ///
  /// - Parameters:
  ///   - newAccessory: The accessory, or `nil` to remove it.
  ///   - animated: Has no effect.
  public func setBottomAccessory(_ newAccessory: TabAccessory?, animated: Bool) {
    if let content = newAccessory?.contentView, isOrIsContained(in: content) {
      return report(.missingContent, [], "an accessory can't contain its own host; it is not set")
    }
    let facets: Facet = state.isAccessoryHidden ? .none : .accessory
    change(\.bottomAccessory, \.accessory, to: newAccessory, facets)
  }

  /// Whether the accessory is hidden.
  ///
  /// The default is `false`. The host retains a hidden accessory, which is off screen and takes no
  /// space. Corresponds to SwiftUI's `tabViewBottomAccessory(isEnabled:content:)`, with the
  /// opposite meaning of the Boolean value.
  public var isBottomAccessoryHidden: Bool {
    get { observed(\.isBottomAccessoryHidden, state.isAccessoryHidden) }
    set {
      change(\.isBottomAccessoryHidden, \.isAccessoryHidden, to: newValue, .accessory)
    }
  }

  /// The controller to show as the accessory.
  var accessoryToShow: ViewController? { accessory(besides: loadedContent) }

  /// The controller to show as the accessory of content: that of the page on top, or else that of the
  /// host.
  func accessory(besides content: ViewController?) -> ViewController? {
    guard !state.isAccessoryHidden else { return nil }
    let page = content?.asNavigation?.stack.last ?? content
    return (page?.details?.preferredBottomAccessory ?? state.accessory)?.contentView
  }

  /// The current position of the accessory; ``TabAccessory/Environment/none`` while there is no
  /// accessory or it is hidden.
  public var accessoryEnvironment: TabAccessory.Environment {
    derived(.accessoryEnvironment, screen.accessoryEnvironment)
  }
}

/// A view controller above a bottom bar, or in line with the bar while it is minimized.
///
/// Corresponds to `UITabAccessory` in UIKit, which has a view instead of a view controller.
@preconcurrency @MainActor public final class TabAccessory: nonisolated IdentityHashable {
  /// The view controller to display.
  public let contentView: ViewController

  /// Creates an accessory.
  public init(contentView: ViewController) {
    self.contentView = contentView
  }

  /// The position of an accessory.
  ///
  /// Corresponds to `UITabAccessory.Environment` in UIKit.
  public enum Environment: Int, Hashable, Sendable, CaseIterable {
    /// The environment is not specified.
    case unspecified = 0
    /// The view controller is not in a visible accessory.
    case none = 1
    /// Above the bottom bar, or at the bottom of the host if there is no bar there.
    case regular = 2
    /// In line with a minimized bar.
    case inline = 3
  }
}
