extension TabHostController {
  /// The content of the selection; see ``contentTab``. Reading it makes it.
  ///
  /// Assigning selects the tab whose content the controller is. One of no tab in the host is
  /// refused as ``Diagnostic/Rule/foreignViewController``.
  public var selectedViewController: ViewController? {
    get {
      followSelectedPath()
      if selectedStackGroup == nil { nearestTabWithContent?.follow(\.viewController) }
      return madeOrMakeableContent
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

  /// What ``selectedViewController`` reads, which makes it.
  var madeOrMakeableContent: ViewController? {
    selectedStackGroup?.storedNavigationController ?? nearestTabWithContent?.madeViewController
  }

  /// The tab whose content shows: the group whose managed stack holds the selected tab, else the
  /// nearest with content on the way up from the selected tab; nil if there is none.
  public var contentTab: TabItem? {
    followSelectedPath()
    return selectedStackGroup ?? nearestTabWithContent
  }

  private var nearestTabWithContent: TabItem? {
    guard let selectedTab = selection.tab else { return nil }
    if selectedTab.hasContent { return selectedTab }
    for group in groupsAboveSelection where group.hasContent { return group }
    return nil
  }

  /// The group whose managed stack holds the selected tab; nil if none does.
  var selectedStackGroup: TabGroupItem? {
    selection.isInDoubt ? selection.tab?.stackGroup : selection.stackGroup
  }

  /// The groups above the selected tab, nearest first.
  private var groupsAboveSelection: [TabGroupItem] {
    selection.isInDoubt ? selection.tab?.groupsAbove ?? [] : selection.groups
  }

  /// The navigation controller on show; nil if the content is none.
  public var visibleNavigationController: NavigationController? {
    followSelectedPath()
    return following(\.visibleNavigationController, shownNavigationController, as: .content)
  }

  /// What ``visibleNavigationController`` reads.
  var shownNavigationController: NavigationController? { madeContent?.asNavigation }

  /// The content of the selection, as far as it is made.
  var madeContent: ViewController? {
    if let group = selectedStackGroup { return group.storedNavigationController }
    guard let tab = nearestTabWithContent, tab.hasMadeContent else { return nil }
    return tab.madeViewController
  }
}
