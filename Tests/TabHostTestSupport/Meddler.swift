public import TabHost

/// A random delegate of host and sidebar that may change the host from inside every callback.
///
/// Implements the callbacks whose answers do not depend on the test.
@MainActor
public protocol Meddler: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {
  /// Changes something, now and then.
  func meddle(_ callback: String)

  /// Returns a random number below a bound.
  func roll(_ count: Int) -> Int

  /// Makes the items of a drag.
  func newItems() -> [DragItem]

  /// Loads the items of a drop.
  func load(_ session: any DropSession)
}

extension Meddler {
  /// Returns one of some values at random.
  public func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}

// MARK: - The delegate of the host

extension Meddler {
  /// Meddles.
  public func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) { meddle("did") }

  /// Meddles, and returns the proposed stack.
  public func tabHostController(
    _ host: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    meddle("displayed")
    return proposedViewControllers
  }

  /// Meddles.
  public func tabHostControllerWillBeginEditing(_ host: TabHostController) { meddle("will edit") }
  /// Meddles.
  public func tabHostControllerDidEndEditing(_ host: TabHostController) { meddle("did edit") }

  /// Meddles.
  public func tabHostController(
    _ host: TabHostController,
    visibilityDidChangeFor tabs: [TabItem]
  ) { meddle("visibility") }

  /// Meddles.
  public func tabHostController(
    _ host: TabHostController,
    displayOrderDidChangeFor group: TabGroupItem
  ) { meddle("order") }
}

// MARK: - The delegate of the sidebar

extension Meddler {
  /// Meddles, also alongside the animation and after it.
  public func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    meddle("visibility of the sidebar")
    animator.addAnimations { [weak self] in self?.meddle("animation") }
    animator.addCompletion { [weak self] in self?.meddle("completion") }
  }

  /// Meddles, and returns the default item.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem {
    meddle("item")
    return TabSidebarItem(request: request)
  }

  /// Meddles.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) { meddle("update") }

  /// Meddles.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) { meddle("begin") }

  /// Meddles.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) { meddle("end") }

  /// Meddles, and returns new items.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    meddle("begin drag")
    return newItems()
  }

  /// Meddles, and returns any operation.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    meddle("operation on action")
    return pick(DropOperation.allCases)
  }

  /// Meddles, and loads the items.
  public func tabHostController(
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
