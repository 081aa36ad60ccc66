/// A piece of content with a life cycle, shown by a host, a navigation controller or another
/// container.
///
/// There are no views here: what a controller draws is between it and whoever draws the host. Its
/// life is the documented one, in this order:
///
///     // 1. loadView  2. viewDidLoad            once, before the first appearance
///     // 3. viewWillAppear  4. viewIsAppearing  5. layout  6. viewDidAppear
///     // 7. viewWillDisappear  8. viewDidDisappear
///
/// Documented original: `UIViewController`.
@MainActor open class ViewController {
  /// A name for people. Default nil.
  public var title: String? {
    didSet { if title != oldValue { tabHostController?.update(.content) {} } }
  }

  /// The tab whose provider made the controller; nil for others.
  public var tab: TabItem? { tabReference.owner }

  /// The controller that holds this one; nil if none does.
  public var parent: ViewController? { holder }

  /// The controllers that this one holds, in the order in which they came.
  public var children: [ViewController] { held }

  /// Whether ``viewDidLoad()`` has been called, or is about to be. Reading it loads nothing.
  public var isViewLoaded: Bool { isLoaded }

  /// Whether a compact bar leaves while the controller is on top of a stack. Default false.
  public var hidesBottomBarWhenPushed = false {
    didSet {
      if hidesBottomBarWhenPushed != oldValue { tabHostController?.update([.bar, .made]) {} }
    }
  }

  /// Whether the bar, wherever it stands, leaves while the controller is the content on screen or
  /// on top of its stack. Default false. Live.
  ///
  /// The sidebar stays. Documented original: SwiftUI's `toolbarVisibility(_:for:)`.
  public var prefersTabBarHidden = false {
    didSet { if prefersTabBarHidden != oldValue { tabHostController?.update([.bar, .made]) {} } }
  }

  // What is public and stored in a class is checked for overlapping accesses each time it is read,
  // at the cost of a reference count. What the framework alone stores is not.
  /// The tab, which clears it when it discards the content.
  private var tabReference = BackReference<TabItem>()
  /// The container, which clears it when it gives the controller away.
  private var holderReference = BackReference<ViewController>()
  private var holder: ViewController? {
    get { holderReference.owner }
    set { holderReference.owner = newValue }
  }
  private var held: [ViewController] = []
  private var isLoaded = false
  var appearance = Appearance()

  // Changed outside of the property, and assigned: see ``TabHostController/heldDiagnostics``.
  var traitRegistrations: [TraitRegistration] = []

  /// Makes a controller that holds nothing.
  public init() {}

  isolated deinit {
    for child in held { child.holder = nil }
  }

  /// Notes the tab whose provider has made the controller, unless another one has.
  func adopt(_ tab: TabItem) {
    if tabReference.owner == nil { tabReference.owner = tab }
  }

  /// Clears the tab that discards the controller.
  func release(from tab: TabItem) {
    if tabReference.owner === tab { tabReference.owner = nil }
  }

  // MARK: - For subclasses

  /// Makes what the controller shows. Called once, before ``viewDidLoad()``; never call it.
  /// The default does nothing.
  open func loadView() {}

  /// Called once, when the controller is first needed on screen or ``loadViewIfNeeded()`` is
  /// called. The default does nothing, as do those of all that follow.
  open func viewDidLoad() {}

  /// Called before the controller comes on screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once per appearance, when the traits are those that it is shown with.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called before the layout, once per appearance and whenever the area for content changes.
  open func viewWillLayoutSubviews() {}

  /// Called after the layout.
  open func viewDidLayoutSubviews() {}

  /// Called when the controller is on screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the controller leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the controller has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the controller gets a parent, or loses it.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller got a parent, or lost it.
  open func didMove(toParent parent: ViewController?) {}

  /// Whether appearance calls of this controller go on to its children. Default true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The environment: the parent's, or that of a tablet for a controller without one.
  open var traitCollection: TraitCollection {
    parent?.traitCollection(of: self) ?? TraitCollection()
  }

  /// The environment that a child is in.
  func traitCollection(of child: ViewController) -> TraitCollection { traitCollection }

  /// The children that are on screen while this controller is.
  var shownChildren: [ViewController] { children }

  /// Chooses the children that ``shownChildren`` answers, before they appear along.
  func prepareToAppear() {}

  /// Called before anybody hears that the controller leaves the screen.
  func prepareToDisappear() {}

  /// Called when the controller, and what it shows, has come on screen or left it.
  func appearanceDidChange() {}

  /// Whether the app decides which children the controller has.
  var isContainerOfApp: Bool { true }

  /// The controller as a navigation controller, without a dynamic cast.
  var asNavigation: NavigationController? { nil }

  /// The host of a controller without a parent, by the tab that it belongs to.
  var home: TabHostController? { tab?.host }

  /// A child has been taken away by someone else.
  func childDidLeave(_ child: ViewController) {}
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
  /// Makes a controller a child, and takes it from the parent that it had.
  ///
  /// Calls `willMove(toParent:)` on it. The caller calls `didMove(toParent:)` when it is done. A
  /// controller that is this one or above it is not taken.
  public func addChild(_ child: ViewController) {
    guard !child.isHeld(by: self), !isOrIsBelow(child) else { return }
    if let host = child.holder as? TabHostController {
      // The host shows what is in its place when the child is in this container.
      host.notify { take(child) }
    } else {
      take(child)
    }
  }

  private func take(_ child: ViewController) {
    if child.holder != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    // Either call may have put the child elsewhere.
    guard child.isTopmost else { return }
    child.holder = self
    changeHeld { $0.append(child) }
    if isContainerOfApp { child.noteMove(.content) }
  }

  /// Notes that the content of a tab has moved to a container of the app, or has left it.
  private func noteMove(_ concern: HostChange) {
    tab?.host?.update(concern) {}
  }

  /// Leaves the parent, and the screen if it is on it, and calls `didMove(toParent: nil)`. The
  /// caller has called `willMove(toParent: nil)` before.
  public func removeFromParent() {
    guard let parent else { return }
    if appearanceState != .disappeared {
      // One that is taken away while on screen leaves it first.
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

  /// Changes the children outside of their property, of which no access is a long one then.
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

  func isOrIsBelow(_ other: ViewController) -> Bool {
    if other === self { return true }
    var above = parent
    while let current = above {
      if current === other { return true }
      above = current.parent
    }
    return false
  }
}

extension [ViewController] {
  /// In a loop, because a closure would be checked for its actor, at ten times the cost of the
  /// comparison.
  fileprivate mutating func remove(_ controller: ViewController) {
    for index in indices.reversed() where self[index] === controller {
      remove(at: index)
      return
    }
  }
}
