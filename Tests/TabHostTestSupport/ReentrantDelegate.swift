public import TabHost

/// A delegate of the host and its sidebar that may change the host at random during every callback.
///
/// The protocol implements the callbacks whose answers do not depend on the test.
@MainActor
public protocol ReentrantDelegate: TabHostControllerDelegate, TabHostController.Sidebar.Delegate {
  /// Changes the host, or not, at random.
  func changeInCallback(_ callback: String)

  /// Returns a random number below the given bound.
  func roll(_ count: Int) -> Int

  /// Creates the items of a drag.
  func newItems() -> [DragItem]

  /// Loads the items of a drop.
  func load(_ session: any DropSession)
}

extension ReentrantDelegate {
  /// Returns a random element.
  public func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}

// MARK: - The delegate of the host

extension ReentrantDelegate {
  /// Calls ``changeInCallback(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) { changeInCallback("did") }

  /// Calls ``changeInCallback(_:)``, and returns the proposed stack.
  public func tabHostController(
    _ host: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    changeInCallback("displayed")
    return proposedViewControllers
  }

  /// Calls ``changeInCallback(_:)``.
  public func tabHostControllerWillBeginEditing(_ host: TabHostController) {
    changeInCallback("will edit")
  }
  /// Calls ``changeInCallback(_:)``.
  public func tabHostControllerDidEndEditing(_ host: TabHostController) {
    changeInCallback("did edit")
  }

  /// Calls ``changeInCallback(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    visibilityDidChangeFor tabs: [TabItem]
  ) { changeInCallback("visibility") }

  /// Calls ``changeInCallback(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    displayOrderDidChangeFor group: TabGroupItem
  ) { changeInCallback("order") }
}

// MARK: - The delegate of the sidebar

extension ReentrantDelegate {
  /// Calls ``changeInCallback(_:)``, also during the animation and after it.
  public func tabHostController(
    _ host: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    changeInCallback("visibility of the sidebar")
    animator.addAnimations { [weak self] in self?.changeInCallback("animation") }
    animator.addCompletion { [weak self] in self?.changeInCallback("completion") }
  }

  /// Calls ``changeInCallback(_:)``, and returns the default item.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemFor request: TabSidebarItem.Request
  ) -> TabSidebarItem {
    changeInCallback("item")
    return TabSidebarItem(request: request)
  }

  /// Calls ``changeInCallback(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    update item: TabSidebarItem
  ) { changeInCallback("update") }

  /// Calls ``changeInCallback(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    willBeginDisplaying tab: TabItem
  ) { changeInCallback("begin") }

  /// Calls ``changeInCallback(_:)``.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    didEndDisplaying tab: TabItem
  ) { changeInCallback("end") }

  /// Calls ``changeInCallback(_:)``, and returns new items.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    itemsForBeginning dragSession: any DragSession,
    tab: TabItem
  ) -> [DragItem] {
    changeInCallback("begin drag")
    return newItems()
  }

  /// Calls ``changeInCallback(_:)``, and returns a random operation.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    operationForAcceptingItemsFrom session: any DropSession
  ) -> DropOperation {
    changeInCallback("operation on action")
    return pick(DropOperation.allCases)
  }

  /// Calls ``changeInCallback(_:)``, and loads the items.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    sidebarAction: Action,
    group: TabGroupItem,
    acceptItemsFrom session: any DropSession
  ) {
    changeInCallback("accept on action")
    load(session)
  }
}
