/// A unit of content with a life cycle, shown by a host, a navigation controller or another
/// container.
///
/// A controller has no views; the renderer and the controller agree on how the content is drawn.
/// The life cycle is that of UIKit, with the calls in this order:
///
///     // 1. loadView  2. viewDidLoad            once, before the first appearance
///     // 3. viewWillAppear  4. viewIsAppearing  5. layout  6. viewDidAppear
///     // 7. viewWillDisappear  8. viewDidDisappear
///
/// Corresponds to `UIViewController` in UIKit.
@MainActor open class ViewController {
  /// The title that is displayed to the user.
  ///
  /// The default is `nil`. A renderer reads it, so an override can return a title of its own.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange() } }
  }

  /// The tab whose provider created the controller, or `nil` for other controllers.
  public var tab: TabItem? { tabReference.owner }

  /// The container of the controller, or `nil` if it has none.
  public var parent: ViewController? { holder }

  /// The child controllers, in the order in which they were added.
  public var children: [ViewController] { held }

  /// Whether the controller is loaded, or is being loaded.
  ///
  /// Reading this property does not load the controller.
  public var isViewLoaded: Bool { isLoaded }

  /// Whether the bar at the bottom is hidden while the controller is on top of a stack.
  ///
  /// The default is `false`. A bar at another edge is not affected. An override can return a value of
  /// its own, which is read when content changes; it must not read the state of the bar.
  open var hidesBottomBarWhenPushed = false {
    didSet {
      if hidesBottomBarWhenPushed != oldValue { tabHostController?.update([.bar, .made]) {} }
    }
  }

  /// Whether the bar is hidden while the controller is the content on screen or on top of its
  /// stack.
  ///
  /// The default is `false`. Applies to a bar at any edge, but not to the sidebar. Assigning a
  /// value takes effect immediately. Corresponds to SwiftUI's `toolbarVisibility(_:for:)`.
  public var prefersTabBarHidden = false {
    didSet { if prefersTabBarHidden != oldValue { tabHostController?.update([.bar, .made]) {} } }
  }

  // Stored properties are private, because each read of a public stored property is checked for
  // overlapping accesses, at the cost of a reference count.
  /// The tab, which clears this reference when it discards the content.
  private var tabReference = BackReference<TabItem>()
  /// The container, which clears this reference when it removes the controller.
  private var holderReference = BackReference<ViewController>()
  private var holder: ViewController? {
    get { holderReference.owner }
    set { holderReference = BackReference(newValue) }
  }
  private var held: [ViewController] = []
  private var isLoaded = false
  var appearance = Appearance()

  /// The rarely set properties, or `nil` while they have their defaults.
  var details: Details?

  /// Creates a controller without children.
  public init() {}

  isolated deinit {
    for child in held { child.holder = nil }
    details?.navigationItem?.pageReference = BackReference()
    releasePresentationController()
  }

  /// Stores the tab whose provider has created the controller, unless there is one already.
  func adopt(_ tab: TabItem) {
    if tabReference.isEmpty { tabReference = BackReference(tab) }
  }

  /// Clears the reference to a tab that discards the controller.
  func release(from tab: TabItem) {
    if tabReference.refers(to: tab) { tabReference = BackReference() }
  }

  // MARK: - For subclasses

  /// Creates the content of the controller.
  ///
  /// Called once, before ``viewDidLoad()``. Do not call this method. The default implementation
  /// does nothing.
  open func loadView() {}

  /// Called once, after the controller is loaded.
  ///
  /// The controller is loaded when it is first needed on screen, or when ``loadViewIfNeeded()`` is
  /// called. The default implementations of this method and of the following ones do nothing.
  open func viewDidLoad() {}

  /// Called before the controller appears on screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once per appearance, when the traits have the values that the controller appears with.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called before the layout, once per appearance and whenever the area for content changes.
  open func viewWillLayoutSubviews() {}

  /// Called after the layout.
  open func viewDidLayoutSubviews() {}

  /// Called after the controller has appeared on screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the controller leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the controller has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Shows another controller: pushes it if this controller is in a navigation controller, and
  /// presents it otherwise. The sender is for overrides.
  open func show(_ controller: ViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows another controller as a detail, which is the same as ``show(_:sender:)``, because there
  /// are no split views.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    show(controller, sender: sender)
  }

  /// Called before the controller is added to a parent or, with `nil`, removed from its parent.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller was added to a parent or, with `nil`, removed from its parent.
  open func didMove(toParent parent: ViewController?) {}

  /// Whether the appearance calls of this controller are forwarded to its children.
  ///
  /// The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The environment of the controller.
  ///
  /// The default is the environment of the parent or, without a parent, that of a tablet.
  open var traitCollection: TraitCollection {
    parent?.traitCollection(of: self) ?? TraitCollection()
  }

  /// Whether the controller can be displayed with a vertical bar.
  ///
  /// The default is ``VerticalBarBehavior/automatic``. Read when the controller becomes visible, and
  /// after ``setNeedsUpdateOfVerticalBarConfiguration()``, but only on a platform with a vertical bar.
  open var preferredVerticalBarBehavior: VerticalBarBehavior { .automatic }

  /// The child whose ``preferredVerticalBarBehavior`` applies, or `nil` for that of the controller.
  ///
  /// The default is the page on top of a navigation controller, the content of a host, and
  /// otherwise `nil`.
  open var childForPreferredVerticalBarBehavior: ViewController? { nil }

  /// Returns the environment of a child.
  func traitCollection(of child: ViewController) -> TraitCollection { traitCollection }

  /// The children that are on screen while this controller is.
  var shownChildren: [ViewController] { children }

  /// Chooses the children in ``shownChildren``, before they appear along with this controller.
  func prepareToAppear() {}

  /// Called before the controller and its children are notified that they leave the screen.
  func prepareToDisappear() {}

  /// Called after the controller and its children have appeared on screen or left it.
  func appearanceDidChange() {}

  /// Whether the app decides which children the controller has.
  var isContainerOfApp: Bool { true }

  /// The controller as a navigation controller, without a dynamic cast.
  var asNavigation: NavigationController? { nil }

  /// The controller as an alert, without a dynamic cast.
  var asAlert: AlertController? { nil }

  /// The host of a controller without a parent, derived from its tab or from the host that is about
  /// to present it.
  var home: TabHostController? { tab?.host ?? details?.presentation?.host }

  /// Called after a child was removed.
  func childDidLeave(_ child: ViewController) {}
}

// MARK: - Details

extension ViewController {
  /// The rarely set properties, stored out of line.
  ///
  /// A collection is changed in a copy and then assigned, because a `deinit` that runs meanwhile may
  /// access it.
  final class Details {
    var traitRegistrations: [TraitRegistration] = []
    var navigationItem: NavigationItem?
    var modalPresentationStyle = ModalPresentationStyle.automatic
    var isModalInPresentation = false
    var presentation: PresentationController?
  }

  /// The details, created if needed.
  var madeDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }
}

// MARK: - Loading

extension ViewController {
  /// Loads the controller, unless it is loaded: 1. loadView  2. viewDidLoad.
  public func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    loadView()
    viewDidLoad()
  }
}

// MARK: - Containment

extension ViewController {
  /// Adds a child controller, and removes it from its previous parent.
  ///
  /// Calls `willMove(toParent:)` of the child. The caller calls `didMove(toParent:)` afterward. The
  /// method does nothing if the child is this controller or a container of it, or is already a
  /// child.
  public func addChild(_ child: ViewController) {
    guard !child.isHeld(by: self), !isOrIsBelow(child) else { return }
    if let host = child.holder as? TabHostController {
      // The host replaces the child on screen after the child is in this container.
      host.notify { take(child) }
    } else {
      take(child)
    }
  }

  private func take(_ child: ViewController) {
    if child.holder != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    // Either call may have added the child to another container.
    guard child.isTopmost else { return }
    child.holder = self
    changeHeld { $0.append(child) }
    if isContainerOfApp { child.noteMove(.content) }
  }

  /// Notes that the content of a tab has moved to a container of the app, or has left it.
  private func noteMove(_ concern: HostChange) {
    tab?.host?.update(concern) {}
  }

  /// Removes the controller from its parent, and from the screen if it is on screen.
  ///
  /// Calls `didMove(toParent:)` with `nil`. The caller calls `willMove(toParent:)` with `nil`
  /// before.
  public func removeFromParent() {
    guard let parent else { return }
    if appearanceState != .disappeared {
      // A controller that is removed while on screen disappears first.
      beginAppearanceTransition(false, animated: false)
      endAppearanceTransition()
      guard self.parent === parent else { return }
    }
    parent.changeHeld { $0.remove(self) }
    holder = nil
    parent.childDidLeave(self)
    didMove(toParent: nil)
    if parent.isContainerOfApp { noteMove(.made) }
  }

  /// Changes the children in a copy, so that no access to the property overlaps with another one.
  private func changeHeld(_ change: (inout [ViewController]) -> Void) {
    var children = held
    held = []
    change(&children)
    held = children
  }

  /// Whether a controller is the parent. Faster than comparing ``parent``.
  func isHeld(by other: ViewController) -> Bool { holderReference.refers(to: other) }

  /// Whether the controller has no parent.
  var isTopmost: Bool { holderReference.isEmpty }
}

extension [ViewController] {
  /// Uses a loop, because a closure would be checked for its actor, at ten times the cost of the
  /// comparison.
  fileprivate mutating func remove(_ controller: ViewController) {
    for index in indices.reversed() where self[index] === controller {
      remove(at: index)
      return
    }
  }
}
