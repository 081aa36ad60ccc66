/// The methods that control and respond to changes of the tabs of a host.
///
/// Every requirement has a default implementation. If a class relies on a default implementation,
/// its subclasses can't override that requirement through the protocol, so implement every
/// requirement that a subclass may need.
///
/// You can change the host from every method. The delegate is notified of a selection made inside a
/// callback before that callback returns; content changes when the outermost callback has returned.
/// Corresponds to `UITabBarControllerDelegate` in UIKit.
@preconcurrency @MainActor public protocol TabHostControllerDelegate: AnyObject {
  /// Asks the delegate whether the user may select a tab.
  ///
  /// Called once per action of the user, including a tap on the selected tab, before any state
  /// changes. Never called for a programmatic selection, a fallback, or a restoration.
  ///
  /// The default implementation returns the answer of
  /// ``tabHostController(_:shouldSelect:)`` if the content of the tab has been created, and `true`
  /// otherwise.
  ///
  /// - Parameters:
  ///   - tabHostController: The host.
  ///   - tab: The tab to select. For a tap on a group, the tab that the group resolves to.
  /// - Returns: `false` to leave the host unchanged.
  func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelectTab tab: TabItem
  ) -> Bool

  /// Notifies the delegate that a tab was selected.
  ///
  /// Called once per selection by the user, the app, or the framework (see
  /// ``TabHostController/selectionOrigin``), when all properties have their new values and before
  /// content changes. When the user taps the selected tab, this method is called with that tab as
  /// both the selected and the previous one. When the app assigns the selected tab again, it isn't
  /// called.
  ///
  /// The default implementation calls ``tabHostController(_:didSelect:)`` if the user has chosen the
  /// tab and its content has been created.
  ///
  /// - Parameters:
  ///   - tabHostController: The host.
  ///   - selectedTab: The selected tab, at any depth.
  ///   - previousTab: The tab that was selected before, or `nil` if nothing was selected.
  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  )

  /// Asks the delegate whether the user may select a view controller.
  ///
  /// This is the older form of ``tabHostController(_:shouldSelectTab:)``, whose default
  /// implementation calls it. A delegate that implements that method is not called. It is called at
  /// the same time, for a tab whose content has been created, such as one of
  /// ``TabHostController/viewControllers``; no content is created for it. In new code, implement
  /// ``tabHostController(_:shouldSelectTab:)``.
  ///
  /// The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tabHostController: The host.
  ///   - viewController: The content of the tab to select.
  /// - Returns: `false` to leave the host unchanged.
  func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelect viewController: ViewController
  ) -> Bool

  /// Notifies the delegate that the user has selected a view controller.
  ///
  /// This is the older form of ``tabHostController(_:didSelectTab:previousTab:)``, whose default
  /// implementation calls it. A delegate that implements that method is not called. It is called at
  /// the same time, but only if the user has chosen the tab, also if it was selected before: not for a
  /// selection by the app or the framework, for going back, or for canceling a search. The content of
  /// the tab must have been created, as that of each of the ``TabHostController/viewControllers``; no
  /// content is created for it. In new code, implement
  /// ``tabHostController(_:didSelectTab:previousTab:)``.
  ///
  /// The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabHostController: The host.
  ///   - viewController: The content of the selected tab.
  func tabHostController(
    _ tabHostController: TabHostController,
    didSelect viewController: ViewController
  )

  /// Asks the delegate for the view controllers of a tab in a managed navigation stack.
  ///
  /// Called before `didSelectTab` for each tab from the group that manages the stack down to the
  /// selected tab, in this order, and again when the horizontal size class or the availability of
  /// the sidebar changes. While the host is off screen, the calls are deferred until it appears.
  ///
  /// The default implementation returns the proposed view controllers.
  ///
  /// - Parameters:
  ///   - tabHostController: The host.
  ///   - tab: The managing group, or a tab below it on the path to the selected one.
  ///   - proposedViewControllers: The tab's view controller, if it has one, and for the selected
  ///     tab also the view controllers that were pushed onto it.
  /// - Returns: The view controllers to display. An empty array leaves the tab out of the stack.
  func tabHostController(
    _ tabHostController: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController]

  /// Asks the delegate for the operation that a drop on a tab would perform.
  ///
  /// Called when the user drags items over the tab, in the bar or the sidebar, and again when the
  /// items or the allowed operations of the session change. ``DropOperation/copy`` and
  /// ``DropOperation/move`` accept the drop; a move that the session does not allow counts as
  /// ``DropOperation/cancel``.
  ///
  /// If you return ``DropOperation/cancel``, as the default implementation does, the framework uses
  /// the proposal of ``TabItem/dropHandler``.
  func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation

  /// Notifies the delegate that items were dropped on a tab.
  ///
  /// Called if `operationForAcceptingItemsFrom` accepted the drop. Loading the items can begin only
  /// during this call. The selection does not change. The default implementation does nothing.
  func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  )

  /// Notifies the delegate that the user is about to edit the bar and the sidebar.
  ///
  /// Called before ``TabHostController/isEditing`` becomes `true`, and after the sidebar was shown
  /// if it was hidden. In a batch, called at its end. The default implementation does nothing.
  func tabHostControllerWillBeginEditing(_ tabHostController: TabHostController)

  /// Notifies the delegate that editing has ended.
  ///
  /// Called whether the user, the app, or the framework ended editing, after the calls for its
  /// results:
  ///
  /// 1. `visibilityDidChangeFor`
  /// 2. `displayOrderDidChangeFor` for each group
  /// 3. `didSelectTab`, if the selected tab was hidden
  /// 4. this method
  ///
  /// The default implementation does nothing.
  func tabHostControllerDidEndEditing(_ tabHostController: TabHostController)

  /// Notifies the delegate that the user has hidden or shown tabs.
  ///
  /// Called once when editing has ended, with the tabs whose ``TabItem/isHidden`` differs from the
  /// value when editing began, in declared order. A reset by the user counts too. Never called for
  /// programmatic changes. The default implementation does nothing.
  func tabHostController(
    _ tabHostController: TabHostController,
    visibilityDidChangeFor tabs: [TabItem]
  )

  /// Notifies the delegate that the user has reordered the children of a group.
  ///
  /// Called when editing has ended, once for each group whose ``TabGroupItem/displayOrder`` has
  /// changed; for a move outside editing, called at the drop. Never called for programmatic
  /// changes. Read ``TabGroupItem/displayOrderIdentifiers`` for the new order of all children. The
  /// default implementation does nothing.
  func tabHostController(
    _ tabHostController: TabHostController,
    displayOrderDidChangeFor group: TabGroupItem
  )
}

extension TabHostControllerDelegate {
  /// Returns the answer for the content of the tab, or `true` if it has not been created.
  public func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelectTab tab: TabItem
  ) -> Bool {
    guard let content = tab.createdContent else { return true }
    return self.tabHostController(tabHostController, shouldSelect: content)
  }

  /// Notifies of the content of the tab, if the user has chosen the tab and it has been created.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    guard tabHostController.selection.isChosen, let content = selectedTab.createdContent
    else { return }
    self.tabHostController(tabHostController, didSelect: content)
  }

  /// Returns `true`.
  public func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelect viewController: ViewController
  ) -> Bool { true }

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didSelect viewController: ViewController
  ) {}

  /// Returns the proposed view controllers.
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
