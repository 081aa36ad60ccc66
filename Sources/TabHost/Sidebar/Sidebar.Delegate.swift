extension TabHostController.Sidebar {
  /// The methods that respond to changes of a host's sidebar and configure its rows.
  ///
  /// Every requirement has a default implementation. If a class relies on a default implementation,
  /// its subclasses can't override that requirement through the protocol, so implement every
  /// requirement that a subclass may need.
  ///
  /// You can change the host from every method. Corresponds to
  /// `UITabBarController.Sidebar.Delegate` in UIKit.
  @preconcurrency @MainActor public protocol Delegate: AnyObject {
    /// Whether the delegate may provide context menus and swipe actions.
    ///
    /// A renderer reads this property to name the keys for them, because it asks the delegate for those
    /// of a tab only when the user opens them. The default implementation returns `true`. Return `false`
    /// in a delegate with other methods only. UIKit has no such property.
    var providesRowActions: Bool { get }

    /// Notifies the delegate that the sidebar is about to be shown or hidden.
    ///
    /// Called while a sidebar is available, for a change by the user, by the app, or by a rotation
    /// when neither the user nor the app has chosen the visibility.
    /// ``TabHostController/Sidebar/isHidden`` already has its new value. There is no call after the
    /// change; add a completion to the animator instead.
    ///
    /// The default implementation does nothing.
    ///
    /// - Parameters:
    ///   - tabHostController: The host of the sidebar.
    ///   - sidebar: The sidebar.
    ///   - animator: Runs the blocks that you add to it alongside and after the change.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
      animator: any TabHostController.Sidebar.Animating
    )

    /// Notifies the delegate that ``TabHostController/Sidebar/isAvailable`` has changed.
    ///
    /// Not called before the host has been on screen for the first time. The default implementation
    /// does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
    )

    // MARK: Rows

    /// Asks the delegate for the item of a row, which displays a tab or an action.
    ///
    /// Called when the row appears for the first time since the sidebar was shown. The framework
    /// retains the item, with its configurations, until the sidebar is hidden or the tab leaves the
    /// host.
    ///
    /// If the returned item has a different content or group than the request, the framework
    /// reports ``TabHostController/Diagnostic/Rule/foreignSidebarItem`` and uses a new default
    /// item. The default implementation returns such an item, which displays title, subtitle,
    /// image, and badge.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      itemFor request: TabSidebarItem.Request
    ) -> TabSidebarItem

    /// Asks the delegate to update the item of a row.
    ///
    /// Called after `itemFor`, always with the same item. While the row is on screen, called again
    /// when the item's ``TabSidebarItem/configurationState`` or the appearance of its tab changes,
    /// and after ``TabHostController/Sidebar/reconfigureItem(for:)``; several changes in one batch
    /// result in one call. Not called for a change of orientation alone, although the item's state
    /// contains the new orientation.
    ///
    /// The default implementation does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      update item: TabSidebarItem
    )

    /// Notifies the delegate that the row of a tab is about to appear.
    ///
    /// Called after `itemFor` and `update`, and not for rows of actions. The default implementation
    /// does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      willBeginDisplaying tab: TabItem
    )

    /// Notifies the delegate that the row of a tab has left the screen.
    ///
    /// Called when the row is scrolled away, when it is hidden or inside a group that is collapsed,
    /// when the sidebar is hidden, and when the tab leaves the host. Not called for rows of
    /// actions. The default implementation does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      didEndDisplaying tab: TabItem
    )

    // MARK: Swipes and menus

    /// Asks the delegate for the actions of a swipe from the leading edge of a row.
    ///
    /// Called once per swipe of the user. If you return `nil`, as the default implementation does,
    /// the framework calls ``TabItem/leadingSwipeActionsProvider``.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      leadingSwipeActionsConfigurationFor tab: TabItem
    ) -> SwipeActionsConfiguration?

    /// Asks the delegate for the actions of a swipe from the trailing edge of a row.
    ///
    /// Called once per swipe of the user. If you return `nil`, as the default implementation does,
    /// the framework calls ``TabItem/trailingSwipeActionsProvider``.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      trailingSwipeActionsConfigurationFor tab: TabItem
    ) -> SwipeActionsConfiguration?

    /// Asks the delegate for the context menu of a row.
    ///
    /// Called once when the user requests the menu. If you return `nil`, as the default
    /// implementation does, the framework calls ``TabItem/contextMenuProvider``.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      contextMenuConfigurationFor tab: TabItem
    ) -> ContextMenuConfiguration?

    // MARK: Drag and drop

    /// Asks the delegate for the items of a drag that begins at a row.
    ///
    /// Called when the user begins to drag the row. If you return an empty array, as the default
    /// implementation does, the framework calls ``TabItem/dragItemsProvider``; if there are no
    /// items from there either, no drag begins. Outside editing, a tab with drag items and its
    /// siblings are not reordered by a drag.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      itemsForBeginning dragSession: any DragSession,
      tab: TabItem
    ) -> [DragItem]

    /// Asks the delegate for the items that a row adds to the drag in progress.
    ///
    /// Called when the user adds the row to the drag. If you return an empty array, as the default
    /// implementation does, the framework calls ``TabItem/dragItemsProvider``; if there are no
    /// items from there either, nothing is added.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      itemsForAddingTo dragSession: any DragSession,
      tab: TabItem
    ) -> [DragItem]

    /// Asks the delegate for the operation that a drop on an action would perform.
    ///
    /// Called under the same conditions as
    /// ``TabHostControllerDelegate/tabHostController(_:tab:operationForAcceptingItemsFrom:)`` for a
    /// tab. The default implementation returns ``DropOperation/cancel``.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      sidebarAction: Action,
      group: TabGroupItem,
      operationForAcceptingItemsFrom session: any DropSession
    ) -> DropOperation

    /// Notifies the delegate that items were dropped on an action.
    ///
    /// The handler of the action does not run. The default implementation does nothing.
    func tabHostController(
      _ tabHostController: TabHostController,
      sidebar: TabHostController.Sidebar,
      sidebarAction: Action,
      group: TabGroupItem,
      acceptItemsFrom session: any DropSession
    )
  }

  /// Runs blocks alongside and after a change of the sidebar's visibility.
  ///
  /// Without animation, all blocks run before the change returns: first the animations, in the
  /// order in which they were added, then the completions. Corresponds to
  /// `UITabBarController.Sidebar.Animating` in UIKit.
  @preconcurrency @MainActor public protocol Animating: AnyObject {
    /// Adds a block that runs alongside the change.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a block that runs after the change.
    func addCompletion(_ completion: @escaping () -> Void)
  }
}

extension TabHostController.Sidebar.Delegate {
  /// Returns `true`.
  public var providesRowActions: Bool { true }

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
