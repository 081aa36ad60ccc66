import TabHost

extension GestureWorld: TabHostControllerDelegate {
  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    meddle("should")
    return roll(5) > 0
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    meddle("did")
  }

  func tabHostController(
    _ host: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    meddle("displayed")
    return proposedViewControllers
  }

  func tabHostControllerWillBeginEditing(_ host: TabHostController) { meddle("will edit") }
  func tabHostControllerDidEndEditing(_ host: TabHostController) { meddle("did edit") }

  func tabHostController(
    _ host: TabHostController,
    visibilityDidChangeFor tabs: [TabItem]
  ) { meddle("visibility") }

  func tabHostController(
    _ host: TabHostController,
    displayOrderDidChangeFor group: TabGroupItem
  ) { meddle("order") }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    meddle("operation")
    if roll(8) == 0 {
      expected.insert(.untimelyLoading)
      load(session)
    }
    return pick(DropOperation.allCases)
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    meddle("accept")
    load(session)
    if roll(4) == 0 { session.progress.cancel() }
  }
}

extension GestureWorld: TabHostController.Sidebar.Delegate {
  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    meddle("visibility of the sidebar")
    animator.addAnimations { [weak self] in self?.meddle("animation") }
    animator.addCompletion { [weak self] in self?.meddle("completion") }
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) { meddle("availability") }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem {
    meddle("item")
    return TabSidebarItem(request: request)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) { meddle("update") }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) {
    if onScreen.updateValue(tab, forKey: ObjectIdentifier(tab)) != nil {
      mistake = mistake ?? "\(tab.identifier) begins twice"
    }
    meddle("begin")
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) {
    if onScreen.removeValue(forKey: ObjectIdentifier(tab)) == nil {
      mistake = mistake ?? "\(tab.identifier) ends without a beginning"
    }
    meddle("end")
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    meddle("leading")
    return roll(2) == 0 ? nil : newSwipeActions()
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    meddle("menu")
    guard roll(2) == 0 else { return nil }
    return ContextMenuConfiguration(actionProvider: { [weak self] _ in
      self?.meddle("menu's actions")
      return self?.newMenu()
    })
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    meddle("begin drag")
    return newItems()
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForAddingTo dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    meddle("add to drag")
    return newItems()
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    meddle("operation on action")
    return pick(DropOperation.allCases)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    acceptItemsFrom session: any DropSession
  ) {
    meddle("accept on action")
    load(session)
  }
}
