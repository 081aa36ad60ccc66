/// Decides about and hears of what happens to the tabs of a host.
///
/// Every requirement has a default, so adopt what you need. A class that leaves a requirement to
/// its default can't have it overridden by a subclass: implement all that subclasses may want.
/// The host may be changed from every callback: a selection made inside one is told at once, and
/// content follows when the outermost callback has returned. Documented original:
/// `UITabBarControllerDelegate`.
@MainActor public protocol TabHostControllerDelegate: AnyObject {
  /// Asks whether a person may select a tab.
  ///
  /// Called once per action of a person, a tap on the selected tab included, before anything
  /// changes; never for a selection by code, a fallback or a restoration. The tab is the one that
  /// a tapped group resolves to. The default returns true. False leaves everything as it is.
  func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelectTab tab: TabItem
  ) -> Bool

  /// Tells that a tab is selected, whoever selected it; see
  /// ``TabHostController/selectionOrigin``.
  ///
  /// Called once per selection, when all properties have their new values and before content
  /// changes. A person's tap on the selected tab tells it with itself as the previous one; code
  /// that assigns the selected tab tells nothing. The default does nothing.
  ///
  /// - Parameters:
  ///   - tabHostController: The host.
  ///   - selectedTab: The selected tab, at any depth.
  ///   - previousTab: The one before; nil if nothing was selected.
  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  )

  /// Asks which controllers stand for a tab in the stack of a group that manages it.
  ///
  /// Called for each tab on the way from the managing group to the selected one, in this order,
  /// before `didSelectTab`; again when the size or the availability of the sidebar changes. The
  /// proposal is the tab's controller, if it has one, and for the selected tab the pages pushed
  /// onto it. The default returns the proposal; an empty answer leaves the tab out of the stack.
  /// While the host is not on screen the question waits until it is.
  func tabHostController(
    _ tabHostController: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController]

  /// Asks what a drop on a tab would do, in the bar or the sidebar.
  ///
  /// Called when a drag of a person comes over the tab, and again when what it carries or allows
  /// has changed. ``DropOperation/copy`` and ``DropOperation/move`` take a drop; a move that the
  /// session does not allow is a cancel. The default returns ``DropOperation/cancel``, which leaves
  /// it to ``TabItem/dropHandler``.
  func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation

  /// Hands over what was dropped on a tab.
  ///
  /// Called after an answer that takes the drop. What was dropped is loaded here, and only here;
  /// the selection stays. The default does nothing.
  func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  )

  /// Tells that a person is about to edit bar and sidebar.
  ///
  /// Called just before ``TabHostController/isEditing`` is true, and after the sidebar was shown,
  /// if it was hidden; in a batch, at its end. The default does nothing.
  func tabHostControllerWillBeginEditing(_ tabHostController: TabHostController)

  /// Tells that editing is over, whoever ended it.
  ///
  /// Called after what was changed was told: 1. visibilityDidChange  2. displayOrderDidChange for
  /// each group  3. didSelectTab, if the selected tab was hidden  4. this. The default does
  /// nothing.
  func tabHostControllerDidEndEditing(_ tabHostController: TabHostController)

  /// Tells which tabs a person has hidden or shown, once editing is over.
  ///
  /// Called once, with the tabs whose ``TabItem/isHidden`` is now another than when editing began,
  /// in declared order; a reset counts too. Never for what code changes. The default does nothing.
  func tabHostController(
    _ tabHostController: TabHostController,
    visibilityDidChangeFor tabs: [TabItem]
  )

  /// Tells that a person has reordered the children of a group.
  ///
  /// Called when editing is over, once for each group whose ``TabGroupItem/displayOrder`` is now
  /// another; for a move outside editing at the drop. Never for what code changes. The default
  /// does nothing.
  func tabHostController(
    _ tabHostController: TabHostController,
    displayOrderDidChangeFor group: TabGroupItem
  )
}

extension TabHostControllerDelegate {
  /// Returns true.
  public func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelectTab tab: TabItem
  ) -> Bool { true }

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {}

  /// Returns the proposal.
  public func tabHostController(
    _ tabHostController: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] { proposedViewControllers }

  /// Returns ``DropOperation/cancel``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation { .cancel }

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {}

  /// Does nothing.
  public func tabHostControllerWillBeginEditing(_ tabHostController: TabHostController) {}

  /// Does nothing.
  public func tabHostControllerDidEndEditing(_ tabHostController: TabHostController) {}

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    visibilityDidChangeFor tabs: [TabItem]
  ) {}

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    displayOrderDidChangeFor group: TabGroupItem
  ) {}
}
