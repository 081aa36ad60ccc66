import TabHost
import TabHostTestSupport

/// A delegate of host and sidebar that performs an action once, in one of its callbacks.
@MainActor final class CallbackListener {
  enum Callback: String, CaseIterable {
    case shouldSelect, didSelect, displayedControllers
    case willBeginEditing, didEndEditing, visibility, order
    case dropOnTab, acceptOnTab

    case sidebarShows, sidebarHides, alongside, completion, availability
    case item, update, willBeginDisplaying, didEndDisplaying
    case leadingSwipe, trailingSwipe, contextMenu
    case dragBegins, dragAdds, dropOnAction, acceptOnAction

    /// The callbacks that editing can cause.
    static let ofEditing: [Callback] = [
      .sidebarShows, .sidebarHides, .alongside, .completion, .availability, .willBeginEditing,
      .didEndEditing, .visibility, .order, .didSelect,
    ]
  }

  private var callback: Callback?
  private let perform: (TabHostController) -> Void

  init(in callback: Callback, perform: @escaping (TabHostController) -> Void) {
    self.callback = callback
    self.perform = perform
  }

  /// Whether the action has been performed.
  var isDone: Bool { callback == nil }

  fileprivate func note(_ callback: Callback, _ host: TabHostController) {
    guard callback == self.callback else { return }
    self.callback = nil
    perform(host)
  }
}

extension CallbackListener: TabHostControllerDelegate {
  func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    note(.shouldSelect, host)
    return true
  }

  func tabHostController(
    _ host: TabHostController,
    didSelectTab selectedTab: TabItem,
    previousTab: TabItem?
  ) { note(.didSelect, host) }

  func tabHostController(
    _ host: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    note(.displayedControllers, host)
    return proposedViewControllers
  }

  func tabHostControllerWillBeginEditing(_ host: TabHostController) {
    note(.willBeginEditing, host)
  }

  func tabHostControllerDidEndEditing(_ host: TabHostController) { note(.didEndEditing, host) }

  func tabHostController(_ host: TabHostController, visibilityDidChangeFor tabs: [TabItem]) {
    note(.visibility, host)
  }

  func tabHostController(_ host: TabHostController, displayOrderDidChangeFor group: TabGroupItem) {
    note(.order, host)
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    note(.dropOnTab, host)
    return .copy
  }

  func tabHostController(
    _ host: TabHostController,
    tab: TabItem,
    acceptItemsFrom session: any DropSession
  ) { note(.acceptOnTab, host) }
}

extension CallbackListener: TabHostController.Sidebar.Delegate {
  func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    animator.addAnimations { [weak host] in if let host { self.note(.alongside, host) } }
    animator.addCompletion { [weak host] in if let host { self.note(.completion, host) } }
    note(sidebar.isHidden ? .sidebarHides : .sidebarShows, host)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) { note(.availability, host) }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem {
    note(.item, host)
    return TabSidebarItem(request: request)
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) { note(.update, host) }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) { note(.willBeginDisplaying, host) }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) { note(.didEndDisplaying, host) }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    note(.leadingSwipe, host)
    return nil
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    note(.trailingSwipe, host)
    return nil
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    note(.contextMenu, host)
    return nil
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    note(.dragBegins, host)
    return [DragItem(itemProvider: ItemProvider())]
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForAddingTo dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    note(.dragAdds, host)
    return [DragItem(itemProvider: ItemProvider())]
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    note(.dropOnAction, host)
    return .copy
  }

  func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    acceptItemsFrom session: any DropSession
  ) { note(.acceptOnAction, host) }
}
