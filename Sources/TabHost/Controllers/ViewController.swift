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
@preconcurrency @MainActor open class ViewController: nonisolated IdentityHashable {
  /// The title that is displayed to the user.
  ///
  /// The default is `nil`. A renderer reads it, so an override can return a title of its own.
  /// Assigning a value, also the same one again, replaces the title of the ``navigationItem`` and, if it
  /// differs, that of the ``tabBarItem``.
  open var title: String? {
    didSet {
      discardTitleOfNavigationItem()
      if title != oldValue { titleDidChange() }
    }
  }

  private(set) var isLoaded = false
  /// Whether ``updateProperties()`` is to be called before the next layout.
  var needsUpdateProperties = true
  /// Whether ``updateProperties()`` is being called.
  var isUpdatingProperties = false
  /// Whether a value has changed that ``viewWillLayoutSubviews()`` has read.
  var needsLayout = false

  /// Whether the controller is loaded, or is being loaded.
  ///
  /// Reading this property does not load the controller.
  open var isViewLoaded: Bool { isLoaded }

  /// The controller, or `nil` if it is not loaded.
  ///
  /// Corresponds to `UIViewController.viewIfLoaded` in UIKit, for code that tests whether there is a
  /// view.
  open var viewIfLoaded: ViewController? { isViewLoaded ? self : nil }

  /// Whether the bar at the bottom is hidden while the controller is on top of a stack.
  ///
  /// The default is `false`. A bar at another edge is not affected. An override can return a value of
  /// its own, which is read when content changes; it must not read the state of the bar.
  open var hidesBottomBarWhenPushed = false {
    didSet {
      if hidesBottomBarWhenPushed != oldValue {
        nearestHost?.update([.facts, .navigationBar]) {}
      }
    }
  }

  /// The accessory above a bottom bar while the controller is on top of the content on screen.
  ///
  /// The default is `nil`, which displays the ``TabHostController/bottomAccessory`` of the host. Of a
  /// stack, only the page on top decides. While the accessories are hidden by
  /// ``TabHostController/isBottomAccessoryHidden``, this one is, too. Has no counterpart in UIKit.
  public var preferredBottomAccessory: TabAccessory? {
    get { details?.preferredBottomAccessory }
    set {
      guard newValue !== details?.preferredBottomAccessory else { return }
      let details = madeDetails
      let old = details.preferredBottomAccessory
      details.preferredBottomAccessory = newValue
      nearestHost?.update([.facts, .content]) {}
      withExtendedLifetime(old) {}
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
      nearestHost?.update(.facts) {}
    }
  }
  // Each read of a public stored property is checked for overlapping accesses.
  var storedPrefersTabBarHidden = false
  // Beside the other small values, so that a page is no larger.
  var appearance = Appearance()

  /// The tab whose content the controller is.
  weak var storedTab: TabItem?
  private weak var storedHolder: ViewController?
  /// The identity of ``holder``, which is compared without retaining it. A container that is
  /// deallocated clears it, so that it can't be that of another object.
  private(set) var holderIdentity: ObjectIdentifier?
  /// The container.
  var holder: ViewController? {
    get { holderIdentity == nil ? nil : storedHolder }
    set {
      storedHolder = newValue
      // A closure here would check at run time that it runs on the main actor.
      if let newValue {
        holderIdentity = ObjectIdentifier(newValue)
      } else {
        holderIdentity = nil
      }
    }
  }
  var held: [ViewController] = []
  /// The children that this transition has begun and ends, in the order in which they began.
  var transitionCast: [ViewController] = []

  /// The environment that the controller was last notified of, or `nil` before it first appears.
  var environment: TraitEnvironment?

  /// The rarely set properties, or `nil` while they have their defaults.
  var details: Details?

  /// The inert view of a controller in ported code; see the library `TabHostViewStandIns`.
  package final var viewStandIn: AnyObject? {
    get { details?.viewStandIn }
    set { madeDetails.viewStandIn = newValue }
  }

  /// Creates a controller without children.
  public init() {}

  /// Creates a controller without children.
  ///
  /// Corresponds to `init(nibName:bundle:)` in UIKit, so that subclasses compile that override or
  /// call it. There are no nibs: `loadView()` creates the content.
  ///
  /// - Parameters:
  ///   - nibName: Has no effect.
  ///   - bundle: Has no effect.
  public init(nibName: String?, bundle: Bundle?) {}

  /// Creates a controller without children. Nothing is decoded.
  ///
  /// Corresponds to `init(coder:)` in UIKit, so that the `required init?(coder:)` of a subclass
  /// compiles with a call of `super.init(coder:)`. The second parameter, which a call omits, spares
  /// other subclasses the declaration.
  public init?(coder: NSCoder, _: Void = ()) {}

  @MainActor deinit {
    details?.endReadings()
    for child in held where child.isHeld(by: self) {
      child.holder = nil
      child.containerWasDeallocated()
    }
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

  /// Called before the layout: once per appearance, whenever the area for content changes, and, while
  /// the controller is on screen, after a change of an `Observable` value that the last call has read.
  ///
  /// See ``updateProperties()`` for when values are observed.
  open func viewWillLayoutSubviews() {}

  /// Called after the layout.
  open func viewDidLayoutSubviews() {}

  /// Called after the controller has appeared on screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the controller leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the controller has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: - Containers

  // The framework reads what it stores itself, so that an override of these properties, such as that of
  // a test double, is for the app alone.

  /// The container of the controller, or `nil` if it has none, as for the root of a window.
  open var parent: ViewController? { holder.flatMap { $0.isHiddenFromApp ? nil : $0 } }

  /// The child controllers, in the order in which they were added.
  open var children: [ViewController] { held }

  /// The host that shows the controller, or `nil` if there is none, as in a window without tabs.
  ///
  /// This is the nearest host among its containers. While the controller is not in a host, it is
  /// the host of the tab whose content contains the controller.
  open var tabHostController: TabHostController? {
    nearestHost.flatMap { $0.isHiddenFromApp ? nil : $0 }
  }

  /// The nearest navigation controller that contains this controller, or `nil` if there is none.
  open var navigationController: NavigationController? { nearestContainer() }

  /// The nearest split that contains this controller, or `nil` if there is none.
  ///
  /// Corresponds to `UIViewController.splitViewController` in UIKit.
  open var splitController: SplitController? { nearestContainer() }

  /// The coordinator of the transition in progress, or `nil`.
  ///
  /// A value during ``viewWillTransition(to:with:)`` and, for a stack and the pages in it, while a
  /// stack on screen shows another page, from `willShow` to `didShow` of its delegate.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? {
    currentTransitionCoordinator
  }

  /// Whether the controller appears because it was added to its parent: it was pushed onto a stack,
  /// or the app has added it to a container.
  ///
  /// `true` from `viewWillAppear` to `viewDidAppear`, both included, and `false` at all other times.
  /// Corresponds to `UIViewController.isMovingToParent` in UIKit.
  open var isMovingToParent: Bool { isMoving(.toParent) }

  /// Whether the controller disappears because it leaves its parent: it was popped from a stack, or
  /// the app has removed it from a container.
  ///
  /// `true` from `viewWillDisappear` to `viewDidDisappear`, both included, and `false` at all other
  /// times. Corresponds to `UIViewController.isMovingFromParent` in UIKit.
  open var isMovingFromParent: Bool { isMoving(.fromParent) }

  // MARK: - Presenting

  /// Whether the controller, or the container that contains it, appears because it is being
  /// presented.
  ///
  /// `true` from `viewWillAppear` to `viewDidAppear`, both included, and `false` at all other times.
  /// Corresponds to `UIViewController.isBeingPresented` in UIKit.
  open var isBeingPresented: Bool { presentationRoot.isMoving(.presented) }

  /// Whether the controller, or the container that contains it, disappears because it is being
  /// dismissed.
  ///
  /// `true` from `viewWillDisappear` to `viewDidDisappear`, both included, and `false` at all other
  /// times. Corresponds to `UIViewController.isBeingDismissed` in UIKit.
  open var isBeingDismissed: Bool { presentationRoot.isMoving(.dismissed) }

  /// The controller that this controller or one of its containers presents, or `nil`.
  ///
  /// A controller that is dismissed remains until its `viewDidDisappear` has returned, so that code that
  /// runs meanwhile can ask for its ``isBeingDismissed``. Corresponds to
  /// `UIViewController.presentedViewController` in UIKit.
  open var presentedViewController: ViewController? { presentedInHost }

  /// The controller that presents this controller or one of its containers, or `nil`.
  ///
  /// This is the host, or the controller that was presented before. In a window without tabs, it is the
  /// root of the window in place of the host. It remains until `viewDidDisappear` of the presented
  /// controller has returned.
  open var presentingViewController: ViewController? { presenter }

  /// The way in which the controller is presented.
  ///
  /// The default is ``ModalPresentationStyle/automatic``, which becomes
  /// ``ModalPresentationStyle/formSheet`` when the controller is presented. Set the style before the
  /// controller is presented; a change has no effect until the next presentation. An override is read
  /// when the controller is presented.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { details?.modalPresentationStyle ?? .automatic }
    set { if newValue != modalPresentationStyle { madeDetails.modalPresentationStyle = newValue } }
  }

  /// Whether the user can't dismiss the presented controller.
  ///
  /// The default is `false`. The app can always dismiss it. A presented container is not dismissed
  /// either if a controller on screen in it has the value `true`. An override is read when the user
  /// dismisses the controller.
  open var isModalInPresentation: Bool {
    get { details?.isModalInPresentation ?? false }
    set { if newValue != isModalInPresentation { madeDetails.isModalInPresentation = newValue } }
  }

  /// The object that manages the presentation of the controller or, in a presented container, of
  /// that container.
  ///
  /// It is created when it is first read, so that you can set its delegate before the controller is
  /// presented. It is the ``popoverPresentationController`` if the style is
  /// ``ModalPresentationStyle/popover``, and the ``sheetPresentationController`` for a sheet.
  open var presentationController: PresentationController? {
    presentationRoot.ownPresentationController
  }

  /// The object that manages the popover, or `nil` if ``modalPresentationStyle`` is not
  /// ``ModalPresentationStyle/popover``.
  ///
  /// Set its ``PopoverPresentationController/sourceItem`` before the controller is presented. An
  /// ``AlertController`` in the style of an action sheet has one, too.
  open var popoverPresentationController: PopoverPresentationController? { managerOfPopover }

  /// Presents a controller above the content of the host that shows this controller.
  ///
  /// The presenter is the outermost host that contains this controller, or the presented controller
  /// that contains it. The calls are, in this order:
  ///
  /// 1. in full screen, the content disappears; in any style, the controller appears
  /// 2. the completion is called
  ///
  /// Inside a callback, both follow when the outermost callback has returned. While presented, the
  /// controller is a child of the host. It is dismissed when the tab that it was presented from is
  /// hidden or leaves the host; selecting another tab keeps it.
  ///
  /// While a controller is presented in another style than ``ModalPresentationStyle/popover``,
  /// actions of the user on what is beneath are refused as ``UserInteraction/Refusal/covered``.
  ///
  /// A controller that can't be presented is reported as
  /// ``TabHostController/Diagnostic/Rule/invalidPresentation``: if this controller is neither the
  /// host nor on screen, or already presents another one, or if the controller is presented, is the
  /// content of a tab in a host, has a parent, or is or contains the host. Nothing changes then,
  /// and the completion is not called. The same is true if the source of a popover is a tab that is
  /// not in the host, which is reported as ``TabHostController/Diagnostic/Rule/foreignSource``. A
  /// popover without source is reported, and presented as a form sheet.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller to present.
  ///   - animated: Has no effect, but for ``PresentationChanges/animated``.
  ///   - completion: Called after the controller has appeared. If the host is off screen, it is
  ///     called at once, and the controller appears along with the host.
  open func present(
    _ viewControllerToPresent: ViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) { presentInHost(viewControllerToPresent, animated: animated, completion: completion) }

  /// Dismisses what this controller or one of its containers presents, or else the controller
  /// itself if it is presented.
  ///
  /// Everything that is presented above is dismissed as well. The controllers disappear, the
  /// uppermost first, and then the completion is called. Without anything to dismiss, only the
  /// completion is called. No method of an ``AdaptivePresentationControllerDelegate`` is called.
  ///
  /// - Parameters:
  ///   - animated: Has no effect, but for ``PresentationChanges/animated``.
  ///   - completion: Called after the controllers have disappeared.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    dismissInHost(animated: animated, completion: completion)
  }

  /// Shows another controller: pushes it if this controller is in a navigation controller, and
  /// presents it otherwise. The sender is for overrides.
  open func show(_ controller: ViewController, sender: Any?) {
    if let stack: NavigationController = nearestContainer() {
      stack.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows another controller as a detail: as the secondary column of the nearest split, or without
  /// one as ``show(_:sender:)`` does.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    if let split: SplitController = nearestContainer() {
      split.showDetailViewController(controller, sender: sender)
    } else {
      show(controller, sender: sender)
    }
  }

  /// Called before the controller is added to a parent or, with `nil`, removed from its parent.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller was added to a parent or, with `nil`, removed from its parent.
  open func didMove(toParent parent: ViewController?) {}

  /// Called when the user has selected the tab of the controller again.
  ///
  /// Called on the content that is displayed for the selected tab, after `didSelectTab`, and before
  /// the content goes back to its root; see ``TabItem/reselectionBehavior``. A navigation
  /// controller passes the call to the page on top. You can change the host from this method. The
  /// default implementation does nothing. Has no counterpart in UIKit.
  open func tabWasReselected() {}

  /// Asks whether the user may leave the page, for example because it has unsaved changes.
  ///
  /// Called before an action of the user leaves the page for good, and never for a change that the app
  /// makes:
  ///
  /// - before ``UserInteraction/goBack()`` leaves it, on the page on top of the stack, or on the secondary
  ///   column of a collapsed ``SplitController``
  /// - before a tap on the selected tab goes back to the root, on each page that this leaves, the uppermost
  ///   of a stack first
  /// - before the user dismisses a presented controller, after `presentationControllerShouldDismiss`, on
  ///   the controller
  ///
  /// After each of these pages, the controllers on screen in it are asked. The first that answers `false`
  /// is the last one that is asked, and nothing is left. Selecting another tab does not leave a page, which
  /// is still there when the tab is selected again, and a ``NavigationItem/backAction`` takes the place of
  /// going back.
  ///
  /// You can present a question from this method, and go back yourself when the user has answered it:
  ///
  /// ```swift
  /// override func shouldLeavePage() -> Bool {
  ///   guard hasUnsavedChanges else { return true }
  ///   present(makeDiscardAlert(), animated: true)  // "Discard" pops the page.
  ///   return false
  /// }
  /// ```
  ///
  /// The default implementation returns `true`. Has no counterpart in UIKit; for sheets, see also
  /// ``isModalInPresentation``.
  open func shouldLeavePage() -> Bool { true }

  /// Scrolls the controller to its beginning.
  ///
  /// Called on the content on screen, and on the controllers in it, after the user has selected its tab
  /// again, if there was nothing to go back from and ``TabItem/reselectionBehavior`` is
  /// ``TabItem/ReselectionBehavior/automatic``. The lists and texts of the terminal library scroll. The
  /// default implementation does nothing. Has no counterpart in UIKit, where scroll views scroll to their
  /// top.
  open func scrollToBeginning() {}

  /// Called before the first layout, and when the properties need an update.
  ///
  /// Override it to configure the controller from its model and its traits:
  ///
  /// ```swift
  /// override func updateProperties() {
  ///   navigationItem.title = "\(store.unread) unread"
  /// }
  /// ```
  ///
  /// An update is needed after a call of ``setNeedsUpdateProperties()``, after a change of the traits,
  /// and after a change of an `Observable` value that the last call has read: of a model, a tab, or the
  /// host. Any number of changes result in one call, before the next frame. While the controller is off
  /// screen, the call comes when it appears again.
  ///
  /// After a change of a value on the main actor, the method is called with the next layout, change of
  /// the host, ``TabHostController/takeChanges()`` or ``updatePropertiesIfNeeded()``, and at the latest
  /// when the main actor has finished its present job; see <doc:FollowingChanges>. What another thread
  /// changes is noticed as soon as the main actor is free. The default implementation does nothing.
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
      child.asHost?.adoptEnvironmentOfContainer()
      child.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The size that the content of the controller prefers, in the units of the renderer.
  ///
  /// The default is zero, which leaves the size to the renderer. It is read where the controller is
  /// presented as a sheet or a popover. Corresponds to
  /// `UIViewController.preferredContentSize` in UIKit.
  open var preferredContentSize: CGSize {
    get { details?.preferredContentSize ?? .zero }
    set {
      guard newValue != preferredContentSize else { return }
      madeDetails.preferredContentSize = newValue
      setNeedsDisplay()
    }
  }

  /// What is displayed in place of the content: that it is empty, is being loaded, or could not be.
  ///
  /// The default is `nil`, which displays the content. Assigning a value takes effect immediately.
  /// Corresponds to `UIViewController.contentUnavailableConfiguration` in UIKit.
  open var contentUnavailableConfiguration: ContentUnavailableConfiguration? {
    get { details?.contentUnavailableConfiguration }
    set {
      guard newValue != nil || details?.contentUnavailableConfiguration != nil else { return }
      let details = madeDetails
      let old = details.contentUnavailableConfiguration
      details.contentUnavailableConfiguration = newValue
      setNeedsDisplay()
      withExtendedLifetime(old) {}
    }
  }

  /// Whether the controller can become the first responder.
  ///
  /// The default is `true` for content that can have the keyboard focus, and `false` for other
  /// controllers; see ``FocusItem``.
  open var canBecomeFirstResponder: Bool {
    (self as? any FocusItem)?.canBecomeFocused ?? false
  }

  /// Whether the controller can resign the first responder.
  ///
  /// While it is on screen and this property is `false`, no other object can become the first responder,
  /// and the user cannot move the keyboard focus to other content. The default is `true`.
  open var canResignFirstResponder: Bool { true }

  /// Makes the controller the first responder, whose key commands come first.
  ///
  /// The default implementation does so if the controller is on screen,
  /// ``canBecomeFirstResponder`` is `true` and the previous first responder resigns. A renderer moves
  /// the keyboard focus to content that has become the first responder, except during a selection by
  /// the user from the bar or the sidebar: the focus stays there, and the content receives it when the
  /// user leaves them. A renderer also calls this method when the user moves the focus into content.
  /// The controller stays the first responder until another object is, or until it leaves the screen.
  ///
  /// - Returns: Whether the controller is now the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    canBecomeFirstResponder && replaceFirstResponder(by: self)
  }

  /// Ends that the controller is the first responder.
  ///
  /// The default implementation does so if ``canResignFirstResponder`` is `true`. A renderer moves the
  /// keyboard focus out of the content: to the content that had it before, if the app has moved it, or
  /// else to the selected tab. Another object that becomes the first responder also calls this method.
  ///
  /// - Returns: Whether the controller was the first responder, and is not any more.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return false }
    setFirstResponder(nil)
    return true
  }

  /// The next responder: the controller that presents this one or, unless it is presented, its parent.
  open var next: ViewController? { isPresentedItself ? presenter : parent }

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

  /// The buttons of the toolbar while the controller is on top of a stack, or `nil` if it has none.
  ///
  /// The default is `nil`. Assigning calls ``setToolbarItems(_:animated:)``. The toolbar is displayed if
  /// the navigation controller does not hide it; see ``NavigationController/isToolbarHidden`` and
  /// ``TabHostController/visibleToolbar``. A button has one place at a time, in the toolbar or the
  /// ``navigationItem``; see ``BarButtonItem``.
  open var toolbarItems: [BarButtonItem]? {
    get { storedNavigationItem.flatMap { $0.toolbarItems.isEmpty ? nil : $0.toolbarItems } }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the buttons of the toolbar; see ``toolbarItems``.
  ///
  /// - Parameters:
  ///   - toolbarItems: The buttons from leading to trailing, or `nil` for none.
  ///   - animated: Has no effect.
  open func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    guard toolbarItems?.isEmpty == false || storedNavigationItem != nil else { return }
    navigationItem.setToolbarItems(toolbarItems ?? [])
  }

  /// The appearance of the controller's tab in a host whose
  /// ``TabHostController/viewControllers`` are assigned.
  ///
  /// Created when it is first read, with the ``title`` of the controller. A navigation controller
  /// without an item of its own has that of its root. Assigning `nil` restores the default. The
  /// framework reads an override when the controller enters the host, and when the item changes.
  ///
  /// In new code, use the properties of ``TabItem``.
  open var tabBarItem: TabBarItem! {
    get { ownTabBarItem }
    set { setTabBarItem(newValue) }
  }

  // MARK: - Status bar, orientation and home indicator

  // A renderer has none of these. They exist, so that code that comes from UIKit compiles.

  /// The style of the status bar, which has no effect.
  ///
  /// The default is ``StatusBarStyle/default``.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// Whether the status bar is hidden, which has no effect.
  ///
  /// The default is `false`.
  open var prefersStatusBarHidden: Bool { false }

  /// The animation of the status bar, which has no effect.
  ///
  /// The default is ``StatusBarAnimation/fade``.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// The child that determines the style of the status bar, which has no effect.
  ///
  /// The default is `nil`.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child that determines whether the status bar is hidden, which has no effect.
  ///
  /// The default is `nil`.
  open var childForStatusBarHidden: ViewController? { nil }

  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The orientations that the controller supports, which has no effect; the renderer sets
  /// ``TraitCollection/orientation``.
  ///
  /// The default is ``InterfaceOrientationMask/all``.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }

  /// The orientation in which the controller is presented, which has no effect.
  ///
  /// The default is ``InterfaceOrientation/portrait``.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }

  /// Whether the orientation follows that of the device, which has no effect.
  ///
  /// The default is `true`.
  open var shouldAutorotate: Bool { true }

  /// Whether the orientation is locked, which has no effect.
  ///
  /// The default is `false`.
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// Does nothing: the renderer determines the orientation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Does nothing: the renderer determines the orientation.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

  /// Whether the home indicator is hidden, which has no effect.
  ///
  /// The default is `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that determines whether the home indicator is hidden, which has no effect.
  ///
  /// The default is `nil`.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }

  /// Does nothing: there is no home indicator.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// The edges at which gestures of the controller precede those of the system, which has no effect.
  ///
  /// The default is empty.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  /// The child that determines the edges at which gestures precede those of the system, which has no
  /// effect.
  ///
  /// The default is `nil`.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }

  /// Does nothing: there are no gestures of the system.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: - For the framework

  /// Returns the environment of a child.
  func traitCollection(of child: ViewController) -> TraitCollection { traitCollection }

  /// The environment that the controller inherits, or `nil` if it has no parent.
  var inheritedEnvironment: TraitEnvironment? { holder?.environment(of: self) }

  func environment(of child: ViewController) -> TraitEnvironment? { environmentOfChildren }

  /// Returns an inherited environment with the overrides of the controller.
  func applyingOverrides(to traits: TraitCollection) -> TraitCollection {
    details?.effectiveOverrides?.applied(to: traits) ?? traits
  }

  /// Called after the trait overrides were assigned.
  ///
  /// - Parameter previous: The traits before.
  func overridesDidChange(from previous: TraitCollection) {
    noteOverrides(replacing: previous)
  }

  /// The children that are on screen while this controller is.
  var shownChildren: [ViewController] { held }

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

  /// Called after the traits of the controller have changed, before the app is notified of it.
  func traitsDidChange() {}

  /// Shows the children that the state requires, after the callback in which it was changed; see
  /// `ContentPresenter.postpone(_:animated:)`.
  func showPostponedChildren(animated: Bool) {}

  /// The child to which the navigation bar, the navigation stack and the toolbar of the controller
  /// belong, or `nil` if they are its own.
  ///
  /// A renderer draws the heading of this child. The containers of the framework return one of their
  /// children: a host its page, and a ``SplitController`` its last visible column.
  public var childForNavigation: ViewController? { nil }

  /// The children on screen that the controller arranges: side by side, leading to trailing, as in a
  /// ``SplitController``, or one above the other, top to bottom, as in a ``PartsController``.
  ///
  /// It is empty for other controllers. A renderer draws each of them in its place.
  public var arrangedChildren: [ViewController] { [] }

  /// The child to which the user goes back from ``childForNavigation`` where that has no page to go
  /// back to, or `nil` if there is none.
  var childBehind: ViewController? { nil }

  /// Whether the controller is off screen, and has a ``childBehind`` when it next appears.
  var hasChildBehindWhenShown: Bool { false }

  /// Shows ``childBehind`` for the user, now or when the controller next appears.
  func showChildBehind() {}

  /// The type, the title, and the state of the controller, for logs and debuggers.
  open var description: String { line }

  /// Whether the framework has made the controller, as the container of a window's root, so that the app
  /// doesn't see it.
  var isHiddenFromApp: Bool { false }

  /// Whether the app decides which children the controller has.
  var isContainerOfApp: Bool { true }

  /// The controller as a navigation controller, without a dynamic cast.
  var asNavigation: NavigationController? { nil }

  /// The controller as a host, without a dynamic cast.
  var asHost: TabHostController? { nil }

  /// The controller that the app has set for the column of a split whose child this is.
  var asColumn: ViewController { self }

  /// The controller as an alert, without a dynamic cast.
  var asAlert: AlertController? { nil }

  /// The host of a controller without a parent, derived from its tab or from the host that is about
  /// to present it.
  var home: TabHostController? { storedTab?.host ?? details?.presentation?.host }

  /// Called after a child was removed.
  func childDidLeave(_ child: ViewController) {}
}

// MARK: - Loading

extension ViewController {
  /// Loads the controller, unless it is loaded: 1. loadView  2. viewDidLoad.
  public func loadViewIfNeeded() {
    guard !isLoaded else { return }
    asHost?.adoptEnvironmentOfContainer()
    isLoaded = true
    callLoadView()
    callViewDidLoad()
  }
}
