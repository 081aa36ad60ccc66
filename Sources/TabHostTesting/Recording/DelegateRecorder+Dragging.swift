public import TabHost

// The methods for dragging rows and dropping items.

extension DelegateRecorder {
  /// Records the request, and answers from ``dropAnswers``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    let types = session.typeIdentifiers
    return record(
      { .operationForAcceptingItems(tab.identifier, types: types, answer: $0) },
      asking: .cancel
    ) {
      let forwarded = forwardedDelegate?.tabHostController(
        tabHostController,
        tab: tab,
        operationForAcceptingItemsFrom: session
      )
      return dropAnswers[tab.identifier] ?? forwarded ?? .cancel
    }
  }

  /// Records the types of the items that were dropped on a tab.
  public func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    record(.acceptItems(tab.identifier, types: session.typeIdentifiers))
    forwardedDelegate?.tabHostController(tabHostController, tab: tab, acceptItemsFrom: session)
  }

  /// Records the request, and answers from ``actionDropAnswers``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    let name = sidebarAction.identifier.rawValue
    let types = session.typeIdentifiers
    return record(
      {
        .sidebarActionOperationForAcceptingItems(
          action: name,
          group: group.identifier,
          types: types,
          answer: $0
        )
      },
      asking: .cancel
    ) {
      let forwarded = forwardedSidebarDelegate?.tabHostController(
        tabHostController,
        sidebar: sidebar,
        sidebarAction: sidebarAction,
        group: group,
        operationForAcceptingItemsFrom: session
      )
      return actionDropAnswers["\(group.identifier)/\(name)"] ?? forwarded ?? .cancel
    }
  }

  /// Records the types of the items that were dropped on an action.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    acceptItemsFrom session: any DropSession
  ) {
    let name = sidebarAction.identifier.rawValue
    record(
      .sidebarActionAcceptItems(
        action: name,
        group: group.identifier,
        types: session.typeIdentifiers
      )
    )
    forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebar: sidebar,
      sidebarAction: sidebarAction,
      group: group,
      acceptItemsFrom: session
    )
  }

  /// Records the request, and answers from ``dragItemTypes``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    record(.itemsForBeginning(tab.identifier))
    let forwarded = forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebar: sidebar,
      itemsForBeginning: dragSession,
      tab: tab
    )
    return dragItems(of: tab) ?? forwarded ?? []
  }

  /// Records the request, and answers from ``dragItemTypes``.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForAddingTo dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    record(.itemsForAddingTo(tab.identifier))
    let forwarded = forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebar: sidebar,
      itemsForAddingTo: dragSession,
      tab: tab
    )
    return dragItems(of: tab) ?? forwarded ?? []
  }

  private func dragItems(of tab: TabItem) -> [DragItem]? {
    dragItemTypes[tab.identifier].map { $0.map { DragItem(type: $0) } }
  }
}

extension DragDropSession {
  /// The types of all items, in order.
  var typeIdentifiers: [String] { items.flatMap(\.itemProvider.registeredTypeIdentifiers) }
}
