// MARK: - Gestures that tabs answer themselves

extension DelegateNotifier {
  /// Returns the swipe actions of a row, from the delegate or otherwise from the tab.
  func swipeActions(at edge: SwipeEdge, of tab: TabItem) -> SwipeActionsConfiguration? {
    switch edge {
    case .leading: leadingSwipeActions(for: tab) ?? tab.leadingSwipeActionsProvider?(tab)
    case .trailing: trailingSwipeActions(for: tab) ?? tab.trailingSwipeActionsProvider?(tab)
    }
  }

  /// Returns the context menu of a row, from the delegate or otherwise from the tab.
  func contextMenu(of tab: TabItem) -> MenuSession? {
    if let configuration = contextMenu(for: tab) { return menu(configuration, from: .tab(tab)) }
    return tab.contextMenuProvider?(tab).map { MenuSession($0, from: .tab(tab), in: host) }
  }

  /// Returns the menu that a configuration provides, or `nil` if it provides none.
  func menu(
    _ configuration: ContextMenuConfiguration,
    from source: MenuSession.Source
  ) -> MenuSession? {
    configuration.actionProvider?([]).map {
      MenuSession($0, from: source, configuration: configuration, in: host)
    }
  }
}

// MARK: - Sidebar

extension DelegateNotifier {
  var sidebar: TabHostController.Sidebar { host.sidebar }
  var delegate: (any TabHostController.Sidebar.Delegate)? { sidebar.delegate }

  // MARK: - Rows

  func item(for request: TabSidebarItem.Request) -> TabSidebarItem {
    call("itemFor(\(request.content.activityText(in: request.group)))", of: delegate) {
      delegate?.tabHostController(host, sidebar: sidebar, itemFor: request)
        ?? TabSidebarItem(request: request)
    }
  }

  func update(_ item: TabSidebarItem) {
    call("update(\(item.content.activityText(in: item.group)))", of: delegate) {
      delegate?.tabHostController(host, sidebar: sidebar, update: item)
    }
  }

  func willBeginDisplaying(_ tab: TabItem) {
    call("willBeginDisplaying(\(tab.identifier))", of: delegate) {
      delegate?.tabHostController(host, sidebar: sidebar, willBeginDisplaying: tab)
    }
  }

  func didEndDisplaying(_ tab: TabItem) {
    call("didEndDisplaying(\(tab.identifier))", of: delegate) {
      delegate?.tabHostController(host, sidebar: sidebar, didEndDisplaying: tab)
    }
  }

  // MARK: - Swipes and menus

  func leadingSwipeActions(for tab: TabItem) -> SwipeActionsConfiguration? {
    call("leadingSwipeActionsConfigurationFor(\(tab.identifier))", of: delegate) {
      delegate?.tabHostController(
        host,
        sidebar: sidebar,
        leadingSwipeActionsConfigurationFor: tab
      )
    }
  }

  func trailingSwipeActions(for tab: TabItem) -> SwipeActionsConfiguration? {
    call("trailingSwipeActionsConfigurationFor(\(tab.identifier))", of: delegate) {
      delegate?.tabHostController(
        host,
        sidebar: sidebar,
        trailingSwipeActionsConfigurationFor: tab
      )
    }
  }

  func contextMenu(for tab: TabItem) -> ContextMenuConfiguration? {
    call("contextMenuConfigurationFor(\(tab.identifier))", of: delegate) {
      delegate?.tabHostController(host, sidebar: sidebar, contextMenuConfigurationFor: tab)
    }
  }

  // MARK: - Drag and drop

  func itemsForBeginning(_ session: any DragSession, _ tab: TabItem) -> [DragItem] {
    call("itemsForBeginning(\(tab.identifier))", of: delegate) {
      delegate?.tabHostController(host, sidebar: sidebar, itemsForBeginning: session, tab: tab)
        ?? []
    }
  }

  func itemsForAdding(to session: any DragSession, _ tab: TabItem) -> [DragItem] {
    call("itemsForAddingTo(\(tab.identifier))", of: delegate) {
      delegate?.tabHostController(host, sidebar: sidebar, itemsForAddingTo: session, tab: tab)
        ?? []
    }
  }

  func operation(
    for session: any DropSession,
    on action: Action,
    in group: TabGroupItem
  ) -> DropOperation {
    call(
      "sidebarActionOperationForAcceptingItemsFrom(\(text(of: action, in: group, session)))",
      of: delegate,
      answer: { "\($0)" }
    ) {
      delegate?.tabHostController(
        host,
        sidebar: sidebar,
        sidebarAction: action,
        group: group,
        operationForAcceptingItemsFrom: session
      ) ?? .cancel
    }
  }

  func accept(_ session: any DropSession, on action: Action, in group: TabGroupItem) {
    call("sidebarActionAcceptItemsFrom(\(text(of: action, in: group, session)))", of: delegate) {
      delegate?.tabHostController(
        host,
        sidebar: sidebar,
        sidebarAction: action,
        group: group,
        acceptItemsFrom: session
      )
    }
  }

  func operation(for session: any DropSession, on tab: TabItem) -> DropOperation {
    call(
      "operationForAcceptingItemsFrom(\(text(of: tab, session)))",
      of: host.delegate,
      answer: { "\($0)" }
    ) {
      host.delegate?.tabHostController(host, tab: tab, operationForAcceptingItemsFrom: session)
        ?? .cancel
    }
  }

  func accept(_ session: any DropSession, on tab: TabItem) {
    call("acceptItemsFrom(\(text(of: tab, session)))", of: host.delegate) {
      host.delegate?.tabHostController(host, tab: tab, acceptItemsFrom: session)
    }
  }
}
