extension TabHostController.Sidebar {
  /// Hears of what happens to the sidebar of a host, and says what its rows offer.
  ///
  /// Every requirement has a default, so adopt what you need. A class that leaves a requirement to
  /// its default can't have it overridden by a subclass: implement all that subclasses may want.
  /// The host may be changed from every callback. Documented original:
  /// `UITabBarController.Sidebar.Delegate`.
  @MainActor public protocol Delegate: AnyObject {
    /// Tells that the sidebar is about to be shown or hidden.
    ///
    /// Called for a person, for code, and for a rotation that nobody's choice overrides, while a
    /// sidebar is available. ``TabHostController/Sidebar/isHidden`` has its new value already, and
    /// the host may be changed. There is no call after the change: add a completion to the
    /// animator. The default does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
      animator: any TabHostController.Sidebar.Animating
    )

    /// Tells that ``TabHostController/Sidebar/isAvailable`` has changed, once the host
    /// has been on screen. The default does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
    )

    // MARK: Rows

    /// Asks for the item of a row, of a tab or of an action.
    ///
    /// Called when the row comes on screen for the first time since the sidebar was shown; the item
    /// then stays, with all that is written to it, until the sidebar is hidden or the tab leaves.
    /// An item that stands for something else than the request is reported as
    /// ``TabHostController/Diagnostic/Rule/foreignSidebarItem``, and a fresh one taken. The default
    /// returns a fresh item, which shows title, subtitle, image and badge.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      itemFor request: TabSidebarItem.Request
    ) -> TabSidebarItem

    /// Tells that an item is to be brought up to date.
    ///
    /// Called after `itemFor`, then for a row on screen whenever its
    /// ``TabSidebarItem/configurationState`` or the look of its tab has changed, and on
    /// ``TabHostController/Sidebar/reconfigureItem(for:)``; once for any number of changes in one
    /// batch. It is always the same item. Not called for a rotation alone, of which the item's
    /// state knows nevertheless. The default does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      update item: TabSidebarItem
    )

    /// Tells that the row of a tab comes on screen, after `itemFor` and `update`. Rows of actions
    /// are not told. The default does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      willBeginDisplaying tab: TabItem
    )

    /// Tells that the row of a tab has left the screen: it was scrolled away, collapsed, hidden, or
    /// the sidebar or the tab is gone. The default does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      didEndDisplaying tab: TabItem
    )

    // MARK: Swipes and menus

    /// Asks what a swipe from the leading edge of a row offers.
    ///
    /// Called once per gesture of a person. The default returns nil, which leaves it to
    /// ``TabItem/leadingSwipeActionsProvider``.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      leadingSwipeActionsConfigurationFor tab: TabItem
    ) -> SwipeActionsConfiguration?

    /// Asks what a swipe from the trailing edge of a row offers.
    ///
    /// Called once per gesture of a person. The default returns nil, which leaves it to
    /// ``TabItem/trailingSwipeActionsProvider``.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      trailingSwipeActionsConfigurationFor tab: TabItem
    ) -> SwipeActionsConfiguration?

    /// Asks for the context menu of a row.
    ///
    /// Called once per gesture of a person. The default returns nil, which leaves it to
    /// ``TabItem/contextMenuProvider``.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      contextMenuConfigurationFor tab: TabItem
    ) -> ContextMenuConfiguration?

    // MARK: Drag and drop

    /// Asks what a drag of a row carries.
    ///
    /// Called when a person begins to drag the row. An empty answer is no drag. A tab that carries
    /// something is not reordered by a drag outside editing, nor are its siblings. The default
    /// returns nothing, which leaves it to ``TabItem/dragItemsProvider``.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      itemsForBeginning dragSession: any DragSession,
      tab: TabItem
    ) -> [DragItem]

    /// Asks what a row adds to a drag that is under way. An empty answer adds nothing. The default
    /// returns nothing, which leaves it to ``TabItem/dragItemsProvider``.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      itemsForAddingTo dragSession: any DragSession,
      tab: TabItem
    ) -> [DragItem]

    /// Asks what a drop on an action would do, as the host's delegate is asked for tabs. The
    /// default returns ``DropOperation/cancel``.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      sidebarAction: Action,
      group: TabGroupItem,
      operationForAcceptingItemsFrom session: any DropSession
    ) -> DropOperation

    /// Hands over what was dropped on an action, whose handler does not run. The default does
    /// nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      sidebarAction: Action,
      group: TabGroupItem,
      acceptItemsFrom session: any DropSession
    )
  }

  /// What goes along with a change of visibility.
  ///
  /// Without animation the blocks run before the change returns: the animations in the order in
  /// which they were added, then the completions. Documented original:
  /// `UITabBarController.Sidebar.Animating`.
  @MainActor public protocol Animating: AnyObject {
    /// Adds a block that runs alongside the change.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a block that runs after the change.
    func addCompletion(_ completion: @escaping () -> Void)
  }
}
