extension TabHostController {
  /// The content of the selection; see ``contentTab``. Reading it makes it.
  ///
  /// Assigning selects the tab whose content the controller is. One of no tab in the host is
  /// refused as ``Diagnostic/Rule/foreignViewController``.
  public var selectedViewController: ViewController? {
    get {
      selectedStackGroup?.managingNavigationController ?? nearestTabWithContent?.viewController
    }
    set {
      guard let newValue else { return selectNothing() }
      let stack = newValue.asNavigation?.managedStack
      guard let tab = newValue.tab ?? stack?.group, tree.contains(tab) else {
        return report(.foreignViewController, [], "the controller is the content of no tab here")
      }
      select(tab, origin: .program)
    }
  }

  /// The tab whose content shows: the group whose managed stack holds the selected tab, else the
  /// nearest with content on the way up from the selected tab; nil if there is none.
  public var contentTab: TabItem? { selectedStackGroup ?? nearestTabWithContent }

  private var nearestTabWithContent: TabItem? {
    guard let selectedTab else { return nil }
    if selectedTab.hasContent { return selectedTab }
    for group in groupsAboveSelection where group.hasContent { return group }
    return nil
  }

  /// The group whose managed stack holds the selected tab; nil if none does.
  var selectedStackGroup: TabGroupItem? {
    selection.isInDoubt ? selectedTab?.managingTabGroup : selection.stackGroup
  }

  /// The groups above the selected tab, nearest first.
  private var groupsAboveSelection: [TabGroupItem] {
    selection.isInDoubt ? selectedTab?.groupsAbove ?? [] : selection.groups
  }

  /// The navigation controller on show; nil if the content is none.
  public var visibleNavigationController: NavigationController? {
    madeContent?.asNavigation
  }

  /// The content of the selection, as far as it is made.
  var madeContent: ViewController? {
    if let group = selectedStackGroup { return group.managingNavigationController }
    guard let tab = nearestTabWithContent, tab.isViewControllerLoaded else { return nil }
    return tab.viewController
  }
}
