// The content of the selection: which tab's content is shown, and whether it has been created.

extension TabHostController {
  /// The tab whose content is displayed, or `nil` if there is none.
  ///
  /// That is the group whose managed stack contains the selected tab. Without such a group, it is
  /// the selected tab, or the nearest group above it that has content.
  public var contentTab: TabItem? {
    accessSelectedPath()
    access(.selectedViewController)
    return unobservedContentTab
  }

  /// The tab whose content is displayed, read without observation.
  var unobservedContentTab: TabItem? {
    if let group = selectedStackGroup { return group }
    guard let tab = nearestTabWithContent else { return nil }
    return isTaken(tab.createdContent) ? tabInPlace(of: tab) : tab
  }

  /// The navigation controller that is displayed as content, or `nil` if the content is another
  /// view controller.
  ///
  /// If the content is a ``SplitController``, it is the column to which the navigation bar belongs, and
  /// if it is another host, the navigation controller of that host.
  public var visibleNavigationController: NavigationController? {
    derived(.visibleNavigationController, loadedContentOfNavigation?.asNavigation)
  }

  /// The content of the selection or, in a container with several columns and in another host, the
  /// child to which its navigation belongs.
  var loadedContentOfNavigation: ViewController? { loadedContent?.contentOfNavigation }

  /// The content of the selection, or `nil` if it has not been created.
  var loadedContent: ViewController? { derivedValues.selectedController(in: self) }

  /// Creates the content of the selection if needed, and returns it.
  @discardableResult
  func loadContent() -> ViewController? {
    if let loadedContent { return loadedContent }
    // A provider may put what it makes into a container, whose tab shows in its place.
    while selectedStackGroup == nil, let tab = unobservedContentTab, !tab.hasMadeContent {
      guard tab.madeViewController != nil else { return nil }
    }
    return loadedContent
  }

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
    guard let controller = tab.madeViewController, controller.holder == nil,
      controller.appearanceState == .disappeared
    else { return false }
    tab.discardContent()
    return true
  }
}

// MARK: - Hosts in hosts

extension TabHostController {
  /// Whether another host contains or presents the host.
  var isBelowHost: Bool { holder != nil || details?.presentation?.host != nil }

  /// Reports once that the bar and the sidebar of the host are not displayed, because another host
  /// contains it, unless it has none.
  package final func reportNestedBar() {
    guard let outer = presentingHost, outer !== self, hasBarOrSidebar else { return }
    let details = madeDetails
    guard !details.hasReportedNestedBar else { return }
    details.hasReportedNestedBar = true
    let message =
      "the bar and the sidebar of a host inside another one are not displayed; make it the root of the "
      + "window, add its tabs to the outer host as a group, or set isTabBarHidden and select them "
      + "programmatically"
    outer.report(.nestedBar, [storedTab?.identifier].compactMap(\.self), message)
  }

  /// Whether the host would display a bar with several tabs, or a sidebar.
  private var hasBarOrSidebar: Bool {
    if screen.presentation.showsSidebar, !screen.isSidebarHidden { return true }
    guard screen.showsBar else { return false }
    let bar = bar
    let listed = [bar.fixed, bar.middle, bar.pinned, bar.overflow].reduce(0) { $0 + $1.count }
    return listed + (bar.prominent == nil ? 0 : 1) > 1
  }
}

// MARK: - Lookup

extension TabHostController {
  /// Returns the tab in the host whose content a controller is.
  ///
  /// If no tab is known to be, the content of the root tabs is created first.
  func tab(showing controller: ViewController) -> TabItem? {
    if let tab = knownTab(showing: controller) { return tab }
    preload(tree.roots)
    return knownTab(showing: controller)
  }

  private func knownTab(showing controller: ViewController) -> TabItem? {
    let tab = controller.storedTab ?? controller.asNavigation?.managedStack?.group
    return tab.flatMap { tree.contains($0) ? $0 : nil }
  }

  /// The result of looking up the content of the selection, which ``DerivedValues`` stores.
  struct ContentLookup {
    /// The content, or `nil` if it has not been created or there is none.
    var controller: ViewController?
    /// The selected tab or the nearest group above it with content, if that content is in a
    /// container that is not on the path.
    var takenTab: TabItem?
  }

  func lookUpContent() -> ContentLookup {
    if let group = selectedStackGroup {
      return ContentLookup(controller: group.storedNavigationController)
    }
    // A shortcut for the most frequent case, which does not retain the tab.
    if let controller = selection.tab?.createdContent, !isTaken(controller) {
      return ContentLookup(controller: controller)
    }
    guard let tab = nearestTabWithContent, let controller = tab.createdContent else {
      return ContentLookup()
    }
    guard isTaken(controller) else { return ContentLookup(controller: controller) }
    return ContentLookup(
      controller: tabInPlace(of: tab)?.createdContent,
      takenTab: tabWithContainer(of: tab) == nil ? tab : nil
    )
  }

  /// The nearest tab on the selected path with content that is shown without a managed stack.
  private var nearestTabWithContent: TabItem? {
    guard let selected = selection.tab else { return nil }
    if selected.hasContent { return selected }
    for group in selected.ancestors where group.hasContent { return group }
    return nil
  }

  /// Returns the group above a tab whose content is shown in place of the tab's own, which is in a
  /// container of the app.
  private func tabInPlace(of tab: TabItem) -> TabItem? {
    let next = tabWithContainer(of: tab) ?? tab.ancestors.first { $0.hasContent }
    guard let next, isTaken(next.createdContent) else { return next }
    return tabInPlace(of: next)
  }

  /// Returns the nearest group above a tab whose content contains that of the tab.
  private func tabWithContainer(of tab: TabItem) -> TabItem? {
    tab.ancestors.first { group in
      guard let container = group.createdContent else { return false }
      return tab.createdContent?.isOrIsBelow(container) == true
    }
  }
}

// MARK: - Controllers in other containers

extension TabHostController {
  /// Returns whether a controller is in a container that keeps it: one of the app, or another host
  /// on screen that is to show it. The host takes a controller from any other container.
  func isTaken(_ controller: ViewController?) -> Bool {
    guard let controller, !controller.isHeld(by: self), let parent = controller.holder else {
      return false
    }
    if let other = parent.asHost { return other.requires(controller) }
    return parent.isContainerOfApp
  }

  /// Returns whether the host is on screen and its state requires that a controller is, too.
  private func requires(_ controller: ViewController) -> Bool {
    guard isShown else { return false }
    let content =
      selectedStackGroup?.storedNavigationController ?? nearestTabWithContent?.createdContent
    return content === controller || accessoryToShow === controller
      || sidebar.storedBottomBar === controller && sidebar.isOnScreen
      || state.overlays.presented.contains { $0.viewController === controller }
  }
}
