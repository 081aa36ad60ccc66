public import TabHost

// The methods for the items, swipe actions and context menus of rows.

extension DelegateRecorder {
  /// Records the request, and returns the wrapped delegate's item, or else a new one.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem {
    record(.itemFor(.init(request.content, in: request.group)))
    let forwarded = forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebar: sidebar,
      itemFor: request
    )
    return forwarded ?? TabSidebarItem(request: request)
  }

  /// Records the row whose item needs an update.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) {
    record(.update(.init(item.content, in: item.group)))
    forwardedSidebarDelegate?.tabHostController(tabHostController, sidebar: sidebar, update: item)
  }

  /// Records the tab whose row is about to appear on screen.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) {
    record(.willBeginDisplaying(tab.identifier))
    forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebar: sidebar,
      willBeginDisplaying: tab
    )
  }

  /// Records the tab whose row disappeared from the screen.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) {
    record(.didEndDisplaying(tab.identifier))
    forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebar: sidebar,
      didEndDisplaying: tab
    )
  }

  /// Records the request, and answers with ``leadingSwipeActionsProvider``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    record(.leadingSwipeActionsConfigurationFor(tab.identifier))
    let forwarded = forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebar: sidebar,
      leadingSwipeActionsConfigurationFor: tab
    )
    return leadingSwipeActionsProvider?(tab) ?? forwarded
  }

  /// Records the request, and answers with ``trailingSwipeActionsProvider``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    record(.trailingSwipeActionsConfigurationFor(tab.identifier))
    let forwarded = forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebar: sidebar,
      trailingSwipeActionsConfigurationFor: tab
    )
    return trailingSwipeActionsProvider?(tab) ?? forwarded
  }

  /// Records the request, and answers with ``contextMenuProvider``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    record(.contextMenuConfigurationFor(tab.identifier))
    let forwarded = forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebar: sidebar,
      contextMenuConfigurationFor: tab
    )
    return contextMenuProvider?(tab) ?? forwarded
  }
}

extension DelegateCall.Row {
  @MainActor init(_ content: TabSidebarItem.Content, in group: TabGroupItem?) {
    switch content {
    case .tab(let tab): self = .tab(tab.identifier)
    case .action(let action):
      self = .action(action.identifier.rawValue, group: group?.identifier ?? "")
    }
  }
}
