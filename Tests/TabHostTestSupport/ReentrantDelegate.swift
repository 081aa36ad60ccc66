public import TabHost

/// A delegate of a host, its sidebar and what it presents, which may change the host at random during
/// every callback.
///
/// The protocol implements the callbacks whose answers do not depend on the test.
@MainActor
public protocol ReentrantDelegate: TabHostControllerDelegate, TabHostController.Sidebar.Delegate,
  AdaptivePresentationControllerDelegate
{
  /// A page that the delegate creates.
  associatedtype Page: ViewController

  /// The generator of all random decisions.
  var random: SplitMix64 { get set }

  /// A random text.
  var anyText: String { get }

  /// Changes the host, or not, at random.
  func changeInCallback(_ callback: String)

  /// Creates a page.
  func newPage() -> Page

  /// Creates an action, whose handler may change the host.
  func newAction() -> Action

  /// Creates an element of a menu whose elements are provided later.
  func newDeferred(depth: Int) -> DeferredMenuElement

  /// Creates a menu, or returns `nil`.
  func newMenu() -> Menu?

  /// Creates the actions of a swipe, or returns `nil`.
  func newSwipeActions() -> SwipeActionsConfiguration?

  /// Creates the items of a drag.
  func newItems() -> [DragItem]
}

extension ReentrantDelegate {
  /// Returns a random number below the given bound.
  public func roll(_ count: Int) -> Int { random.roll(count) }

  /// Returns a random element.
  public func pick<Value>(_ values: [Value]) -> Value { random.pick(values) }
}

// MARK: - The delegate of the host

extension ReentrantDelegate {
  /// Calls ``changeInCallback(_:)``, and vetoes some selections.
  public func tabHostController(_ host: TabHostController, shouldSelectTab tab: TabItem) -> Bool {
    changeInCallback("should")
    return roll(6) > 0
  }

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

  /// Calls ``changeInCallback(_:)``, and returns new actions, or `nil`.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: TabItem
  ) -> SwipeActionsConfiguration? {
    changeInCallback("leading")
    return roll(3) == 0 ? nil : newSwipeActions()
  }

  /// Calls ``changeInCallback(_:)``, and returns a new menu, or `nil`.
  public func tabHostController(
    _ host: TabHostController,
    sidebar: TabHostController.Sidebar,
    contextMenuConfigurationFor tab: TabItem
  ) -> ContextMenuConfiguration? {
    changeInCallback("menu")
    guard roll(2) == 0 else { return nil }
    return ContextMenuConfiguration(actionProvider: { [weak self] _ in
      self?.changeInCallback("elements of the menu")
      return self?.newMenu()
    })
  }

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

// MARK: - The delegate of presented controllers

extension ReentrantDelegate {
  /// Calls ``changeInCallback(_:)``.
  public func presentationControllerWillDismiss(_ controller: PresentationController) {
    changeInCallback("will dismiss")
  }

  /// Calls ``changeInCallback(_:)``.
  public func presentationControllerDidDismiss(_ controller: PresentationController) {
    changeInCallback("did dismiss")
  }

  /// Calls ``changeInCallback(_:)``.
  public func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) {
    changeInCallback("did attempt to dismiss")
  }
}
