import Foundation

extension ViewController {
  /// Whether the controller is the first responder of its host.
  public var isFirstResponder: Bool { currentResponder === self }

  /// The insets that the app adds to the area for content, in the units of the renderer.
  ///
  /// The default is zero. The framework stores them for renderers. Corresponds to
  /// `UIViewController.additionalSafeAreaInsets` in UIKit.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { details?.additionalSafeAreaInsets ?? EdgeInsets() }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      madeDetails.additionalSafeAreaInsets = newValue
      setNeedsDisplay()
    }
  }

  /// The coordinator of the transition of a stack or a host that contains the controller.
  var currentTransitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    var current: ViewController? = self
    while let controller = current {
      if let coordinator = controller.asNavigation?.coordinator { return coordinator }
      if let coordinator = controller.asHost?.contentPresenter.transitionCoordinator {
        return coordinator
      }
      current = controller.holder
    }
    return nil
  }

  /// A button that begins and ends editing: it toggles ``isEditing``, and its title is *Edit* or
  /// *Done* accordingly.
  ///
  /// It is created when it is first read. Corresponds to `UIViewController.editButtonItem` in UIKit.
  public var editButtonItem: BarButtonItem {
    let details = madeDetails
    if let existing = details.editButtonItem { return existing }
    let made = BarButtonItem(
      primaryAction: Action(title: "") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      }
    )
    details.editButtonItem = made
    updateEditButton()
    return made
  }

  /// Stores whether the user can edit the content.
  func storeEditing(_ editing: Bool) {
    guard editing != details?.allowsEditing ?? false else { return }
    madeDetails.allowsEditing = editing
    updateEditButton()
    setNeedsDisplay()
  }

  private func updateEditButton() {
    guard let button = details?.editButtonItem else { return }
    button.title = (isEditing ? BarButtonItem.SystemItem.done : .edit).title
    button.style = isEditing ? .prominent : .plain
  }

  /// The tab whose provider created the controller, or `nil` for other controllers.
  public var tab: TabItem? { storedTab.flatMap { $0.host?.isHiddenFromApp == true ? nil : $0 } }

  /// The container, also one that the app doesn't see; see ``parent``.
  package final var container: ViewController? { holder }

  /// The nearest host among the containers of the controller or, while it is not in a host, the host of
  /// the tab whose content contains it.
  package final var nearestHost: TabHostController? {
    var top = self
    while let above = top.holder {
      if let host = above.asHost { return host }
      top = above
    }
    return top.home
  }

  /// Returns the nearest container of a type that contains this controller, or `nil` if there is none.
  func nearestContainer<Container: ViewController>() -> Container? {
    var above = holder
    while let current = above {
      if let container = current as? Container { return container }
      above = current.holder
    }
    return nil
  }
}

// MARK: - Tab and containers

extension ViewController {
  /// Stores the tab whose provider has created the controller, unless there is one already. A tab in
  /// a host replaces one that has left, such as an older object with the same identifier.
  func adopt(_ tab: TabItem) {
    if let storedTab, storedTab.host != nil || tab.host == nil { return }
    storedTab = tab
  }

  /// Clears the reference to a tab that discards the controller.
  func release(from tab: TabItem) {
    if storedTab === tab { storedTab = nil }
  }

  /// Returns whether another controller can't be added to this one, because it is this one or contains
  /// it. It also contains it if a host between them shows it later: as the content of a tab, or while
  /// it is presented.
  func isOrIsContained(in other: ViewController) -> Bool {
    if other.held.isEmpty, other.asHost == nil { return other === self }
    var current = self
    // A container may be the content of a host inside it, which then does not show it. A second
    // controller that goes up half as fast meets the first one in such a circle.
    var (slower, isSlowerNext) = (self, false)
    while current !== other {
      guard let next = current.holder ?? current.home, next !== slower else { return false }
      current = next
      if isSlowerNext, let next = slower.holder ?? slower.home { slower = next }
      isSlowerNext.toggle()
    }
    return true
  }

  /// Returns whether the controller is another one or one of its descendants.
  func isOrIsBelow(_ other: ViewController) -> Bool {
    if other === self { return true }
    var above = holder
    while let current = above {
      if current === other { return true }
      above = current.holder
    }
    return false
  }
}

// MARK: - Drawing

extension ViewController {
  /// Requests a frame, because the appearance of the controller has changed.
  ///
  /// The method has an effect wherever the controller is on screen: as content, on top of a stack,
  /// as an accessory, in the sidebar, or in a popover. Any number of calls result in one frame,
  /// marked as ``PresentationChanges/content``. While the controller is off screen, the method does
  /// nothing.
  ///
  /// Corresponds to `UIView.setNeedsDisplay()` in UIKit.
  public func setNeedsDisplay() {
    if appearanceState != .disappeared { touch(.content) }
  }

  /// Commits a change of content in the hosts that show it.
  func touch(_ facets: Facet) {
    forEachHost { $0.update(facets) {} }
  }

  /// Calls a closure with each host that shows the controller, the innermost first: a host can be the
  /// content of another host, and only the outermost host has a renderer.
  func forEachHost(_ body: (TabHostController) -> Void) {
    var above: ViewController? = self
    while let current = above {
      if let host = current.asHost { body(host) }
      above = current.holder
    }
  }
}

// MARK: - Containment

extension ViewController {
  /// Adds a child controller, and removes it from its previous parent.
  ///
  /// Calls `willMove(toParent:)` of the child. The caller calls `didMove(toParent:)` afterward. The
  /// method does nothing if the child is this controller or a container of it, or is already a
  /// child. A host is a container of the contents of its tabs, also while they are off screen.
  ///
  /// A child that is added while this controller is appearing appears with it. If this controller is
  /// on screen already, the app begins and ends the appearance transition of the child.
  public func addChild(_ child: ViewController) {
    guard !child.isHeld(by: self), !isOrIsContained(in: child) else { return }
    if let host = child.holder?.asHost {
      // The host replaces the child on screen after the child is in this container.
      host.notify { take(child) }
    } else {
      take(child)
    }
  }

  private func take(_ child: ViewController) {
    if child.holder != nil { child.removeFromParent() }
    if !isHiddenFromApp { child.callWillMove(toParent: self) }
    // Either call may have added the child, or this container, to another container.
    guard child.isTopmost, !isOrIsContained(in: child) else { return }
    child.holder = self
    // Changed in a copy, as below: otherwise, each access to the property would be checked at run time.
    var children = replace(&held, with: [])
    children.append(child)
    held = children
    if !isLeavingOrOffScreen, asHost == nil { child.appearance.movement = .toParent }
    child.asHost?.adoptEnvironmentOfContainer()
    if isContainerOfApp { child.noteMove() }
  }

  /// Notes that the controller has moved to a container of the app, or is free again, which may
  /// change the content of the host that it belongs to.
  private func noteMove() {
    storedTab?.host?.update(.content) {}
    notifyWaitingHost()
  }

  /// Notifies the host that is to show the controller, but could not while it was elsewhere.
  func notifyWaitingHost() {
    guard let waitingHost = details?.waitingHost else { return }
    details?.waitingHost = nil
    waitingHost.host?.update(.content) {}
  }

  /// Takes the controller off the screen after its container was deallocated, so that it can be
  /// shown elsewhere.
  func containerWasDeallocated() {
    disappearAtOnce()
    if isTopmost { noteMove() }
  }

  /// Takes the controller off the screen, because it is about to leave its container.
  private func disappearAtOnce() {
    guard appearanceState != .disappeared else { return }
    beginAppearanceTransition(false, animated: false)
    endAppearanceTransition()
  }

  /// Removes the controller from its parent, and from the screen if it is on screen.
  ///
  /// Calls `didMove(toParent:)` with `nil`. The caller calls `willMove(toParent:)` with `nil`
  /// before.
  public func removeFromParent() { holder?.remove(self) }

  /// Removes a controller, unless it is not a child; see ``removeFromParent()``.
  func remove(_ child: ViewController) {
    guard child.isHeld(by: self) else { return }
    if child.appearanceState != .disappeared { child.appearance.movement = .fromParent }
    child.disappearAtOnce()
    // A call to the app may have moved the child to another container.
    guard child.isHeld(by: self) else { return }
    var children = replace(&held, with: [])
    children.remove(child)
    held = children
    if !transitionCast.isEmpty { transitionCast = transitionCast.filter { $0 !== child } }
    child.holder = nil
    child.discardTraitsOfParent()
    // A call may have shown the child again.
    child.disappearAtOnce()
    childDidLeave(child)
    if !isHiddenFromApp { child.callDidMove(toParent: nil) }
    if isContainerOfApp || child.details?.waitingHost != nil { child.noteMove() }
  }

  /// Returns whether a controller is the parent. Faster than comparing ``parent``.
  func isHeld(by other: ViewController) -> Bool { holderIdentity == ObjectIdentifier(other) }

  /// Whether the controller has no parent.
  var isTopmost: Bool { holderIdentity == nil }
}

extension ViewController {
  /// The rarely set properties, stored out of line.
  ///
  /// A collection is changed in a copy and then assigned, because a `deinit` that runs meanwhile may
  /// access it.
  final class Details {
    var viewStandIn: AnyObject?
    var traitRegistrations: [TraitRegistration] = []
    var traitOverrides: TraitOverrides?
    /// The traits that the parent replaces for this controller, and the overrides that follow.
    var traitsOfParent: (traits: TraitCollection, overrides: TraitOverrides)?
    /// The environment of the children, and the one that it was derived from with the overrides.
    var derivedEnvironment: (base: TraitEnvironment, derived: TraitEnvironment)?
    /// The traits before the overrides changed, until the controller is notified.
    var traitsBeforeOverride: TraitCollection?
    /// The traits of a host without its overrides.
    var traitsBesidesOverrides: TraitCollection?
    /// Whether it is reported that the bar of a host is not displayed.
    var hasReportedNestedBar = false
    /// The window of an outermost host.
    weak var window: TabHostWindow?
    /// The environment that a host has from its container, or `nil` if it never had one.
    var inheritedFromContainer: TabHostController.InheritedEnvironment?
    var allowsEditing = false
    var preferredBottomAccessory: TabAccessory?
    var editButtonItem: BarButtonItem?
    var preferredContentSize = CGSize.zero
    var additionalSafeAreaInsets = EdgeInsets()
    var contentUnavailableConfiguration: ContentUnavailableConfiguration?
    var keyCommands: [KeyCommand] = []
    var modalPresentationStyle = ModalPresentationStyle.automatic
    var isModalInPresentation = false
    var presentation: PresentationController?
    /// The host that is to show the controller as soon as it has left its container.
    var waitingHost: HostReference?
    var navigationItem: NavigationItem?
    var tabBarItem: TabBarItem?
    var prefersLargeTitles = false
    var readingOfProperties: Reading?
    var readingOfLayout: Reading?
    var readingOfDrawing: Reading?
  }

  /// The details, created if needed.
  var madeDetails: Details {
    if let details { return details }
    let made = Details()
    details = made
    return made
  }
}
