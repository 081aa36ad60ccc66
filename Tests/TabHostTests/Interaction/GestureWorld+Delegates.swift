import TabHost
import TabHostTestSupport

extension GestureWorld: Meddler {
  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    meddle("should")
    return roll(5) > 0
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    meddle("operation")
    if roll(8) == 0 {
      expected.insert(.loadOutsideDrop)
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

  func tabHostController(
    _ host: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) { meddle("availability") }

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
    itemsForAddingTo dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    meddle("add to drag")
    return newItems()
  }
}
