import TabHost

extension RandomApp: TabHostControllerDelegate {
  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    meddle("should")
    return roll(6) > 0
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) { meddle("did") }

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

  func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
    meddle("visibility")
  }

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
    return pick(DropOperation.allCases)
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    meddle("accept")
    load(session)
  }
}

extension RandomApp: TabHostController.Sidebar.Delegate {
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
  ) {
    meddle("update")
    let accessories: [CellAccessory] = [
      .outlineDisclosure(), .checkmark(), .reorder(),
      .detail { [weak self] in self?.meddle("detail") },
      .popUpMenu(Menu(children: newElements(depth: 1))),
    ]
    item.accessories = accessories.filter { _ in roll(6) == 0 }
    guard roll(4) == 0 else { return }
    var content = ListContentConfiguration.sidebarSubtitleCell()
    content.text = anyText
    content.secondaryText = anyText
    item.contentConfiguration = content
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) { meddle("begin") }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) { meddle("end") }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    meddle("leading")
    return roll(3) == 0 ? nil : newSwipeActions()
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    guard roll(2) == 0 else { return nil }
    return ContextMenuConfiguration(actionProvider: { [weak self] _ in self?.newMenu() })
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
