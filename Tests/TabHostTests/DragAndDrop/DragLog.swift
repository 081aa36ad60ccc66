import TabHost

/// Both delegates of a host, which record their calls and return the given answers.
@MainActor final class DragLog: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {
  var entries: [String] = []
  /// The answers by identifier of the tab or action.
  var answers: [String: DropOperation] = [:]
  var vetoes: Set<String> = []
  var items: [String: [DragItem]] = [:]
  var requestHandler: (any DropSession) -> Void = { _ in }
  var whenAccepting: (any DropSession) -> Void = { _ in }
  var whenDragging: (any DragSession) -> Void = { _ in }

  func note(_ entry: String) { entries.append(entry) }

  func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelectTab tab: TabItem
  ) -> Bool {
    note("should(\(tab.identifier))")
    return !vetoes.contains(tab.identifier)
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) {
    note("did(\(selectedTab.identifier))")
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    note("op(\(tab.identifier))")
    requestHandler(session)
    return answers[tab.identifier] ?? .cancel
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) {
    note("accept(\(tab.identifier))")
    whenAccepting(session)
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    displayOrderDidChangeFor group: TabGroupItem
  ) {
    note("order(\(group.identifier))")
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    note("dragBegin(\(tab.identifier))")
    whenDragging(dragSession)
    return items[tab.identifier] ?? []
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForAddingTo dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    note("dragAdd(\(tab.identifier))")
    whenDragging(dragSession)
    return items[tab.identifier] ?? []
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    note("opA(\(sidebarAction.identifier.rawValue), \(group.identifier))")
    requestHandler(session)
    return answers[sidebarAction.identifier.rawValue] ?? .cancel
  }

  func tabHostController(
    _ tabHostController: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    acceptItemsFrom session: any DropSession
  ) {
    note("acceptA(\(sidebarAction.identifier.rawValue), \(group.identifier))")
    whenAccepting(session)
  }
}
