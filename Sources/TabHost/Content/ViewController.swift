public import Foundation

/// A unit of content with a life cycle, shown by a host, a navigation controller or another
/// container.
///
/// A controller has no views. How it is drawn depends on the renderer: in a terminal, for example,
/// it conforms to `TerminalContent`. The life cycle is that of UIKit, with the calls in this order:
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

  private var isLoaded = false
  /// Whether ``updateProperties()`` is to be called before the next layout.
  var needsUpdateProperties = true

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
      if hidesBottomBarWhenPushed != oldValue { tabHostController?.update([.bar, .facts]) {} }
    }
  }

  /// Whether the bar is hidden while the controller is the content on screen or on top of its
  /// stack.
  ///
  /// The default is `false`. Applies to a bar at any edge, but not to the sidebar. Assigning a
  /// value takes effect immediately. Corresponds to SwiftUI's `toolbarVisibility(_:for:)`.
  public var prefersTabBarHidden: Bool {
    get { storedPrefersTabBarHidden }
    set {
      guard newValue != storedPrefersTabBarHidden else { return }
      storedPrefersTabBarHidden = newValue
      tabHostController?.update([.bar, .facts]) {}
    }
  }
  // Each read of a public stored property is checked for overlapping accesses.
  var storedPrefersTabBarHidden = false

  /// The tab, which clears this reference when it discards the content.
  var tabReference = BackReference<TabItem>()
  /// The container, which clears this reference when it removes the controller.
  var holderReference = BackReference<ViewController>()
  var holder: ViewController? {
    get { holderReference.owner }
    set { holderReference = BackReference(newValue) }
  }
  var held: [ViewController] = []
  var appearance = Appearance()
  /// The children that this transition has begun and ends, in the order in which they began.
  var transitionCast: [ViewController] = []

  /// The environment that the controller was last notified of, or `nil` before it first appears.
  var environment: TraitEnvironment?

  /// The rarely set properties, or `nil` while they have their defaults.
  var details: Details?

  /// Creates a controller without children.
  public init() {}

  isolated deinit {
    for child in held {
      child.holder = nil
      child.containerWasDeallocated()
    }
    releasePresentationController()
    releaseNavigationItem()
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

  /// Called when the user has selected the tab of the controller again.
  ///
  /// Called on the content that is displayed for the selected tab, after `didSelectTab`, and before
  /// the navigation stack goes back to its root; see ``TabItem/reselectionBehavior``. A navigation
  /// controller passes the call to the page on top. You can change the host from this method. The
  /// default implementation does nothing. Has no counterpart in UIKit.
  open func tabWasReselected() {}

  /// Called before the first layout, and when the properties need an update.
  ///
  /// Override it to configure the controller from its model and its traits. An update is needed
  /// after a call of ``setNeedsUpdateProperties()`` and after a change of the traits. Objects that
  /// this method reads are not observed. The default implementation does nothing.
  open func updateProperties() {}

  /// Called after the traits of the controller have changed.
  ///
  /// Called immediately while the controller is on screen, and otherwise before the next
  /// `viewIsAppearing`. It is not called for the first appearance. The default implementation does
  /// nothing.
  ///
  /// - Parameter previousTraitCollection: The traits that the controller had at the previous call or
  ///   when it first appeared.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// Called when the size of the host has changed, before content is laid out.
  ///
  /// The host is called first, when its ``TabHostController/bounds`` have their new value. The
  /// default implementation calls the children on screen, so call `super`.
  ///
  /// - Parameters:
  ///   - size: The size of the host.
  ///   - coordinator: Runs added animations and then completions, as soon as all controllers are
  ///     called.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any ViewControllerTransitionCoordinator
  ) {
    for child in shownChildren where child.appearanceState != .disappeared {
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Whether the user can edit the content of the controller.
  ///
  /// The default is `false`. Assigning calls ``setEditing(_:animated:)``. It is independent of the
  /// host, whose ``TabHostController/isEditing`` concerns its bar and sidebar.
  open var isEditing: Bool {
    get { details?.allowsEditing ?? false }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the user can edit the content of the controller.
  ///
  /// A subclass that overrides this method to change its appearance must call `super`.
  ///
  /// - Parameters:
  ///   - editing: The new value of ``isEditing``.
  ///   - animated: Has no effect.
  open func setEditing(_ editing: Bool, animated: Bool) { storeEditing(editing) }

  /// The key commands of the controller, or `nil` if it has none.
  ///
  /// The default is the commands that were added with ``addKeyCommand(_:)``, in the order in which
  /// they were added; an override that returns more includes those of `super`. Read for each key
  /// press, so it should be fast. See ``TabHostController/availableKeyCommands`` for the order of the
  /// controllers. Corresponds to `UIResponder.keyCommands` in UIKit.
  open var keyCommands: [KeyCommand]? { addedKeyCommands }

  /// Whether the appearance calls of this controller are forwarded to its children.
  ///
  /// The default is `true`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The environment of the controller.
  ///
  /// The default is the environment of the parent or, without a parent, that of a tablet, with the
  /// ``traitOverrides`` of this controller.
  open var traitCollection: TraitCollection {
    applyingOverrides(to: holder?.traitCollection(of: self) ?? TraitCollection())
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

  /// The environment that the controller inherits, or `nil` if it has no parent.
  var inheritedEnvironment: TraitEnvironment? { holder?.environment(of: self) }

  func environment(of child: ViewController) -> TraitEnvironment? { environmentOfChildren }

  /// Returns an inherited environment with the overrides of the controller.
  func applyingOverrides(to traits: TraitCollection) -> TraitCollection {
    details?.traitOverrides?.applied(to: traits) ?? traits
  }

  /// Called after the trait overrides were assigned.
  ///
  /// - Parameter previous: The traits before.
  func overridesDidChange(from previous: TraitCollection) {
    noteOverrides(replacing: previous)
  }

  /// The children that are on screen while this controller is.
  var shownChildren: [ViewController] { children }

  /// Returns whether a child is on screen while this controller is.
  func displays(_ child: ViewController) -> Bool { child.isHeld(by: self) }

  /// Chooses the children in ``shownChildren``, before they appear along with this controller.
  func prepareToAppear() {}

  /// Called when the children in ``shownChildren`` were notified that they will appear along with
  /// this controller.
  func childrenWillAppear() {}

  /// Called after the controller has appeared, before its children are notified that they have.
  func childrenAreAboutToHaveAppeared() {}

  /// Called before the controller and its children are notified that they leave the screen.
  func prepareToDisappear() {}

  /// Called after the controller and its children have appeared on screen or left it.
  func appearanceDidChange() {}

  /// The type, the title, and the state of the controller, for logs and debuggers.
  open var description: String { line }

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

// MARK: - Loading

extension ViewController {
  /// Loads the controller, unless it is loaded: 1. loadView  2. viewDidLoad.
  public func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    call(.loadView)
    call(.viewDidLoad)
  }
}
