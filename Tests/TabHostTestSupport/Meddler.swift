public import TabHost

/// A delegate of the host and its sidebar that may change the host at random during every callback.
///
/// The protocol implements the callbacks whose answers do not depend on the test.
@MainActor
public protocol Meddler: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {
  /// Changes the host, or not, at random.
  func meddle(_ callback: String)

  /// Returns a random number below the given bound.
  func roll(_ count: Int) -> Int

  /// Creates the items of a drag.
  func newItems() -> [DragItem]

  /// Loads the items of a drop.
  func load(_ session: any DropSession)
}

extension Meddler {
  /// Returns a random element.
  public func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}

// MARK: - The delegate of the host

extension Meddler {
  /// Calls ``meddle(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) { meddle("did") }

  /// Calls ``meddle(_:)``, and returns the proposed stack.
  public func tabHostController(
    _ host: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    meddle("displayed")
    return proposedViewControllers
  }

  /// Calls ``meddle(_:)``.
  public func tabHostControllerWillBeginEditing(_ host: TabHostController) { meddle("will edit") }
  /// Calls ``meddle(_:)``.
  public func tabHostControllerDidEndEditing(_ host: TabHostController) { meddle("did edit") }

  /// Calls ``meddle(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    visibilityDidChangeFor tabs: [TabItem]
  ) { meddle("visibility") }

  /// Calls ``meddle(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    displayOrderDidChangeFor group: TabGroupItem
  ) { meddle("order") }
}

// MARK: - The delegate of the sidebar

extension Meddler {
  /// Calls ``meddle(_:)``, also during the animation and after it.
  public func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    meddle("visibility of the sidebar")
    animator.addAnimations { [weak self] in self?.meddle("animation") }
    animator.addCompletion { [weak self] in self?.meddle("completion") }
  }

  /// Calls ``meddle(_:)``, and returns the default item.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem {
    meddle("item")
    return TabSidebarItem(request: request)
  }

  /// Calls ``meddle(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) { meddle("update") }

  /// Calls ``meddle(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) { meddle("begin") }

  /// Calls ``meddle(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) { meddle("end") }

  /// Calls ``meddle(_:)``, and returns new items.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    meddle("begin drag")
    return newItems()
  }

  /// Calls ``meddle(_:)``, and returns a random operation.
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

  /// Calls ``meddle(_:)``, and loads the items.
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
