import TabHost
import TabHostTestSupport

extension RandomApp: ReentrantDelegate {
  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    changeInCallback("operation")
    return pick(DropOperation.allCases)
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    changeInCallback("accept")
    load(session)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) {
    changeInCallback("update")
    let accessories: [CellAccessory] = [
      .outlineDisclosure(), .checkmark(), .reorder(),
      .detail { [weak self] in self?.changeInCallback("detail") },
      .popUpMenu(Menu(children: newElements(depth: 1))),
    ]
    item.accessories = accessories.filter { _ in roll(6) == 0 }
    guard roll(4) == 0 else { return }
    var content = ListContentConfiguration.sidebarSubtitleCell()
    content.text = anyText
    content.secondaryText = anyText
    item.contentConfiguration = content
  }

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    changeInCallback("should dismiss")
    // At the end of a run, everything can be closed.
    return !callbacksMakeChanges || roll(5) > 0
  }
}
