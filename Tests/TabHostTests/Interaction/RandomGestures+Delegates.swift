import TabHost
import TabHostTestSupport

extension RandomGestures: ReentrantDelegate {
  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    changeInCallback("operation")
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
    changeInCallback("accept")
    load(session)
    if roll(4) == 0 { session.progress.cancel() }
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) { changeInCallback("availability") }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) {
    if onScreen.updateValue(tab, forKey: ObjectIdentifier(tab)) != nil {
      failure = failure ?? "\(tab.identifier) begins twice"
    }
    changeInCallback("begin")
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) {
    if onScreen.removeValue(forKey: ObjectIdentifier(tab)) == nil {
      failure = failure ?? "\(tab.identifier) ends without a beginning"
    }
    changeInCallback("end")
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForAddingTo dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    changeInCallback("add to drag")
    return newItems()
  }

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool {
    changeInCallback("should dismiss")
    return roll(4) > 0
  }
}
