extension TabHostController.Sidebar.Delegate {
  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {}

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) {}

  /// Returns a new item with the default configurations.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem { TabSidebarItem(request: request) }

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) {}

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) {}

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) {}

  /// Returns `nil`.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? { nil }

  /// Returns `nil`.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? { nil }

  /// Returns `nil`.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? { nil }

  /// Returns an empty array.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] { [] }

  /// Returns an empty array.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForAddingTo dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] { [] }

  /// Returns ``DropOperation/cancel``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation { .cancel }

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    acceptItemsFrom session: any DropSession
  ) {}
}
