extension TabHostController {
  /// The origin of the current selection, or `nil` before the first selection.
  ///
  /// The value is already set when `didSelectTab` is called.
  public var selectionOrigin: SelectionOrigin? {
    derived(\.selectionOrigin, state.selection.origin, from: .selectionOrigin)
  }

  /// The tabs from the root tab to the selected tab, both included; empty if nothing is selected.
  public var selectedPath: [TabItem] {
    accessSelectedPath()
    return pathOfSelection
  }

  /// Registers that the path to the selected tab is read from outside of the framework.
  func accessSelectedPath() {
    access(\.selectedTab, from: .selectedTab)
    guard let selected = state.selection.tab else { return }
    for tab in selected.selfAndAncestors { tab.access(\.parent) }
  }
}

// MARK: - Content

extension TabHostController {
  /// The tab whose content is displayed, or `nil` if there is none.
  ///
  /// That is the group whose managed stack contains the selected tab. Without such a group, it is
  /// the selected tab, or the nearest group above it that has content.
  public var contentTab: TabItem? {
    accessSelectedPath()
    access(\.selectedViewController, from: .content)
    return contentTabOfSelection
  }

  /// The tab whose content is displayed, read without observation.
  var contentTabOfSelection: TabItem? { selectedStackGroup ?? tabToShow }

  /// The navigation controller that is displayed as content, or `nil` if the content is another
  /// view controller.
  public var visibleNavigationController: NavigationController? {
    access(\.selectedViewController, from: .content)
    return shownNavigationController
  }

  /// The content of the selection, created if needed.
  var madeOrMakeableContent: ViewController? {
    // A provider may put what it makes into a container, whose tab shows in its place.
    while selectedStackGroup == nil, let tab = tabToShow, !tab.hasMadeContent {
      guard tab.madeViewController != nil else { return nil }
    }
    return madeContent
  }

  /// The content of the selection, or `nil` if it has not been created.
  var madeContent: ViewController? { screenCache.selectedController(in: self) }

  var shownNavigationController: NavigationController? { madeContent?.asNavigation }

  /// Creates the content of the given tabs, where it has not been created.
  public func preload(_ tabs: [TabItem]) {
    for tab in tabs { _ = tab.madeViewController }
  }

  /// Discards the content of a tab.
  ///
  /// It is created again when it is next needed.
  ///
  /// - Returns: `false` if the content is on screen or in a container, such as a stack. Then it is
  ///   kept.
  @discardableResult
  public func unload(_ tab: TabItem) -> Bool {
    guard tab.hasMadeContent else { return true }
    guard let controller = tab.madeViewController, controller.parent == nil,
      controller.appearanceState == .disappeared
    else { return false }
    tab.discardContent()
    return true
  }
}

/// The origin of a selection.
public enum SelectionOrigin: String, Hashable, Sendable, Codable, CaseIterable {
  /// The user made the selection, for example with a tap in the bar or the sidebar, by going back,
  /// or by canceling a search.
  case user
  /// The app made the selection, or it is the initial selection of a host.
  case program
  /// The framework made the selection, because the selected tab was removed or hidden.
  ///
  /// The new selection is the group that contained the tab, if that group is still in the host and
  /// visible; otherwise the first root tab that is visible, enabled and without a
  /// ``TabItem/primaryAction``. Either is resolved like a tap on it.
  case fallback
  /// The app restored the selection of an earlier launch.
  case restoration
}
