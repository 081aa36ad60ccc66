public import Foundation

/// A container that shows the top of a stack of controllers.
///
/// A change that raises an exception in UIKit, such as adding a controller twice, is refused and
/// reported as ``TabHostController/Diagnostic/Rule/invalidStack``.
///
/// A stack can contain a host, such as one that an app shows after the user has signed in. It is a
/// page like others, with appearance calls, and the user goes back from it when nothing inside of it
/// is left to go back from. Renderers display its content, but neither its bar nor its sidebar.
///
/// Corresponds to `UINavigationController` in UIKit.
open class NavigationController: ViewController {
  /// The delegate, which is notified when a page is shown.
  ///
  /// The default is `nil`. A delegate that is set right after an animated change of the stack, before the
  /// main actor has finished its present job, is notified of the end of the transition.
  public weak var delegate: (any NavigationControllerDelegate)?

  /// The managed stack of a group, or `nil` if no group manages this controller's stack.
  weak var managedStack: ManagedStack? {
    didSet { if managedStack != nil { hasBeenManaged = true } }
  }
  /// The group that manages the stack, or `nil` if none does.
  package var managedGroup: TabGroupItem? { managedStack?.group }

  /// Whether a group manages the stack or has managed it, so that tabs reclaim their pages from it.
  private(set) var hasBeenManaged = false

  /// The origin of the current change of the stack.
  private var actor = SelectionOrigin.program
  /// The pages from the root to the top, for the framework; see ``viewControllers`` for overrides.
  private(set) var stack: [ViewController] = []
  /// The pages on the stack.
  private var members: Set<ObjectIdentifier> = []
  /// The pages that were added, until they are notified of it.
  private var arrived: [ViewController] = []
  /// The pages that have left the stack, until they are notified of it.
  private var departed: [ViewController] = []
  /// The pages that were notified that they leave the stack, until they are removed.
  private var leaving: [ViewController] = []
  private var shownPage: ViewController?
  private var isShowingTop = false
  /// The coordinator while another page is shown on screen.
  private(set) var coordinator: ImmediateTransitionCoordinator?
  /// The pages for which the delegate was last called before and after they were shown.
  private weak var announcedPage: ViewController?
  private weak var confirmedPage: ViewController?
  /// Whether the app hides the navigation bar.
  private(set) var hidesNavigationBar = false
  /// Whether the app hides the toolbar.
  private(set) var hidesToolbar = true

  /// Creates a controller with an empty stack.
  public override init() {
    super.init()
  }

  /// Creates a controller with an empty stack; see ``ViewController/init(nibName:bundle:)``.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller with an empty stack; see ``ViewController/init(coder:_:)``.
  public override init?(coder: NSCoder, _: Void = ()) { super.init(coder: coder) }

  /// Creates a controller with one page.
  public init(rootViewController: ViewController) {
    super.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// Pushes a page onto the stack.
  ///
  /// If the stack is on screen, the page is shown before the method returns or, inside a callback
  /// or a batch, at its end. A page that is already on the stack is refused.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    guard !holds(controller) else {
      return refuse(.invalidStack, "the controller is on the stack already; it is not pushed")
    }
    replacePages(from: stack.count, with: [controller], animated: animated)
  }

  /// Pushes a page onto the stack, animated.
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Pops the top page and returns it, or returns `nil` if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    popPages(to: stack.count - 1, animated: animated)?.last
  }

  /// Pops all pages above a page and returns them, or returns `nil` if the page is not on the stack
  /// or is already on top.
  @discardableResult
  open func popToViewController(
    _ controller: ViewController,
    animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      refuse(.invalidStack, "the controller to pop to is not on the stack; nothing is popped")
      return nil
    }
    return popPages(to: index + 1, animated: animated)
  }

  /// Pops all pages except the root and returns them, or returns `nil` if only the root is left.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    popPages(to: 1, animated: animated)
  }

  /// Replaces the stack. The last controller is on top.
  ///
  /// If the stack is on screen, only the page on top before and the one on top afterward get
  /// appearance calls. A controller that the stack can't contain is left out.
  open func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    replaceStack(with: controllers, animated: animated)
  }

  /// Calls ``ViewController/tabWasReselected()`` of the page on top.
  open override func tabWasReselected() { stack.last?.tabWasReselected() }

  /// The stack from the root to the top.
  ///
  /// Assigning calls ``setViewControllers(_:animated:)``, without animation. An override can observe
  /// assignments; the framework shows the stack that it stores.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The page on top of the stack, or `nil` if the stack is empty.
  open var topViewController: ViewController? { stack.last }

  /// The visible page: the controller that is presented above the stack, or else the page on top.
  open var visibleViewController: ViewController? { presentedInHost ?? stack.last }

  /// Whether the navigation bar is hidden.
  ///
  /// The default is `false`. While the bar is hidden, there are no titles and no buttons; see
  /// ``TabHostController/visibleNavigationBar``. The user can still go back. Assigning calls
  /// ``setNavigationBarHidden(_:animated:)``.
  open var isNavigationBarHidden: Bool {
    get { hidesNavigationBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar; see ``isNavigationBarHidden``.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Has no effect.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesNavigationBar else { return }
    hidesNavigationBar = hidden
    barsDidChange()
  }

  /// Whether the toolbar is hidden.
  ///
  /// The default is `true`. The toolbar has the ``ViewController/toolbarItems`` of the page on top; see
  /// ``TabHostController/visibleToolbar``. Assigning calls ``setToolbarHidden(_:animated:)``.
  open var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar; see ``isToolbarHidden``.
  ///
  /// - Parameters:
  ///   - hidden: Whether the toolbar is hidden.
  ///   - animated: Has no effect.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesToolbar else { return }
    hidesToolbar = hidden
    barsDidChange()
  }

  /// The item of the controller itself or, unless it has an item or a title, that of its root.
  open override var tabBarItem: TabBarItem! {
    get {
      guard details?.tabBarItem == nil, title == nil, !hasTabOfApp, let root = stack.first else {
        return super.tabBarItem
      }
      return root.tabBarItem
    }
    set { super.tabBarItem = newValue }
  }

  /// The page on top of the stack.
  open override var childForPreferredVerticalBarBehavior: ViewController? { stack.last }

  /// The host on top of the stack, whose content has a navigation bar of its own, or `nil`.
  public override var childForNavigation: ViewController? { stack.last?.asHost }

  override var childBehind: ViewController? {
    childForNavigation == nil ? nil : stack.dropLast().last
  }

  override func showChildBehind() { popForUser() }

  /// The page on top, if it is a container whose navigation belongs to a child, such as a split. The user
  /// goes back within it first.
  var containerOnTop: ViewController? {
    stack.last.flatMap { $0.childForNavigation == nil ? nil : $0 }
  }

  override var shownChildren: [ViewController] { shownPage.map { [$0] } ?? [] }

  override func displays(_ child: ViewController) -> Bool { child === shownPage }

  override func prepareToAppear() {
    showTop(animated: appearance.isAnimated)
  }

  override func showPostponedChildren(animated: Bool) { showTop(animated: animated) }

  override func childrenWillAppear() { announceShownPage() }

  override func childrenAreAboutToHaveAppeared() { confirmShownPage() }

  override var asNavigation: NavigationController? { self }

  override var isContainerOfApp: Bool { !hasBeenManaged }

  override var home: TabHostController? { managedStack?.group?.host ?? super.home }

  override func childDidLeave(_ child: ViewController) {
    if shownPage === child { shownPage = nil }
    guard holds(child) else { return }
    removeFromStack(child)
  }

  private func removeFromStack(_ page: ViewController) {
    guard let index = stack.lastIndex(where: { $0 === page }) else { return }
    replacePages(from: index, with: Array(stack[(index + 1)...]), animated: false)
  }
}

extension NavigationController {
  /// Pops all pages except the given number of lowest ones, and returns them.
  @discardableResult
  func popPages(to count: Int, animated: Bool) -> [ViewController]? {
    guard count >= 1, count < stack.count else { return nil }
    let popped = Array(stack[count...])
    replacePages(from: count, with: [], animated: animated)
    return popped
  }

  /// Pops one page for the user, like ``popViewController(animated:)``.
  func popForUser() {
    actor = .user
    defer { actor = .program }
    popViewController(animated: true)
  }

  /// Replaces the stack for the group that manages it. No level of the managed stack is requested
  /// again.
  func rebuildStack(_ controllers: [ViewController]) {
    replaceStack(with: controllers, isRebuild: true, animated: false)
  }
}

extension NavigationController {
  /// Commits a change of a setting of the navigation bar or the toolbar.
  func barsDidChange() {
    guard let host = nearestHost, let page = stack.last else { return }
    host.update(host.showsInNavigationBar(page) ? .navigationBar : .none) {}
  }
}

// MARK: - The one change

extension NavigationController {
  private func holds(_ page: ViewController) -> Bool { members.contains(ObjectIdentifier(page)) }

  private func replaceStack(
    with proposed: [ViewController],
    isRebuild: Bool = false,
    animated: Bool
  ) {
    let sameCount = zip(stack, proposed).prefix { $0 === $1 }.count
    let pages = Array(proposed[sameCount...])
    replacePages(from: sameCount, with: pages, isRebuild: isRebuild, animated: animated)
  }

  /// Replaces the pages from an index on.
  ///
  /// - Parameter isRebuild: Whether the change is made by the group that manages the stack.
  /// - Complexity: O(*n*), where *n* is the number of replaced pages.
  private func replacePages(
    from index: Int,
    with proposed: [ViewController],
    isRebuild: Bool = false,
    animated: Bool
  ) {
    let old = Array(stack[index...])
    for page in old { members.remove(ObjectIdentifier(page)) }
    let (new, refusals) = insert(proposed)
    guard !old.elementsEqual(new, by: ===) else { return refusals.forEach(refuse) }
    let origin = actor
    actor = .program
    stack.replaceSubrange(index..., with: new)
    refusals.forEach(refuse)
    let gone = old.filter { !holds($0) }
    let kept = Set(old.map(ObjectIdentifier.init))
    let come = new.filter { !kept.contains(ObjectIdentifier($0)) }
    departed += gone
    // A page may push another one while it is added.
    if !isRebuild { managedStack?.notePushed(come) }
    for page in come where holds(page) {
      if page.isHeld(by: self) { keep(page) } else { add(page) }
    }
    // A page below the top does not appear along with the change.
    for page in come where page !== stack.last { page.appearance.movement = .none }
    if !isRebuild { managedStack?.notePopped(gone, by: origin) }
    // The tab of a stack may display the item of the root.
    if index == 0 { tabBarItemDidChange() }
    guard let host = nearestHost else { return showTop(animated: animated) }
    host.animating(animated && origin == .program) {
      host.update([.pages, .content, .navigationBar]) {
        host.contentPresenter.postpone(self, animated: animated)
      }
    }
  }

  /// Adds a page of the stack as a child. The page may leave the stack, or enter another container,
  /// while it is added.
  private func add(_ page: ViewController) {
    addChild(page)
    if page.isHeld(by: self) { arrived.append(page) }
    if !holds(page) {
      departed.append(page)
    } else if !page.isHeld(by: self) {
      removeFromStack(page)
    }
  }

  /// Keeps a page that has come back to the stack before it was removed.
  private func keep(_ page: ViewController) {
    guard leaving.contains(where: { $0 === page }) else { return }
    leaving.remove(page)
    arrived.append(page)
  }

  /// Adds pages to the members of the stack. Returns the pages that the stack accepts, and the
  /// reasons for refusing the others.
  private func insert(_ proposed: [ViewController]) -> ([ViewController], refusals: [String]) {
    var refusals: [String] = []
    let pages = proposed.filter { controller in
      if isOrIsContained(in: controller) {
        refusals.append("a stack can't contain itself or a container of it; that is left out")
        return false
      }
      guard members.insert(ObjectIdentifier(controller)).inserted else {
        refusals.append("the controller is on the stack twice; the first occurrence is kept")
        return false
      }
      return true
    }
    return (pages, refusals)
  }

  /// Shows the page on top, and removes the pages that have left the stack.
  ///
  /// Appearance calls may change the stack. The page that is then on top is shown next, until the
  /// top no longer changes.
  func showTop(animated: Bool) {
    guard !isShowingTop else { return }
    isShowingTop = true
    var steps = 0
    while shownPage !== pageToShow, steps < Transaction.maximumPasses {
      steps += 1
      beginDepartures()
      let page = pageToShow
      if !isLeavingOrOffScreen { page?.loadViewIfNeeded() }
      if page === pageToShow { show(page, animated: animated) }
    }
    isShowingTop = false
    if shownPage !== pageToShow {
      let message = "appearance callbacks keep changing the stack; the last change is not shown"
      refuse(.selectionLoop, message)
    }
    finishMoves()
  }

  /// The uppermost page that has been added. A page is not shown while it is being added.
  private var pageToShow: ViewController? { stack.last { $0.isHeld(by: self) } }

  private func show(_ page: ViewController?, animated: Bool) {
    let old = shownPage
    if let old, !holds(old) { old.appearance.movement = .fromParent }
    shownPage = page
    let transition =
      appearanceState == .appeared ? ImmediateTransitionCoordinator(from: old, to: page) : nil
    coordinator = transition
    exchange(old, for: page, animated: animated) {
      if appearanceState == .appeared { announceShownPage() }
    }
    finishMoves()
    transition?.run()
    if appearanceState == .appeared { confirmShownPage() }
    coordinator = nil
  }

  private func refuse(_ message: String) { refuse(.invalidStack, message) }

  private func refuse(_ rule: TabHostController.Diagnostic.Rule, _ message: String) {
    let names = managedStack?.group.map { [$0.identifier] } ?? tab.map { [$0.identifier] } ?? []
    TabHostController.Diagnostic(rule: rule, identifiers: names, message: message)
      .report(to: nearestHost)
  }
}

// MARK: - Moves

extension NavigationController {
  /// Notifies the pages that have left the stack, the uppermost first, that they will be removed.
  private func beginDepartures() {
    let pages = departed
    guard !pages.isEmpty else { return }
    departed = []
    leaving += pages
    for page in pages.reversed() where page.isHeld(by: self) && !holds(page) {
      // The page has left the stack before the change that has added it was shown.
      if arrived.contains(where: { $0 === page }) {
        arrived.remove(page)
        page.callDidMove(toParent: self)
      }
      if page.isHeld(by: self), !holds(page) { page.callWillMove(toParent: nil) }
    }
  }

  /// Notifies the pages that were added, except for one that is to be shown next, and removes the
  /// pages that have left the stack, the uppermost first.
  private func finishMoves() {
    beginDepartures()
    let (come, gone) = (arrived, leaving)
    guard !come.isEmpty || !gone.isEmpty else { return }
    let next = shownPage === pageToShow ? nil : pageToShow
    arrived = come.filter { $0 === next }
    for page in come where page !== next && page.isHeld(by: self) {
      page.callDidMove(toParent: self)
    }
    leaving = gone.filter { $0 === shownPage }
    for page in gone.reversed()
    where page !== shownPage && page.isHeld(by: self) && !holds(page) {
      remove(page)
    }
  }

  /// Calls the delegate before the page is shown, unless it was called for this page last.
  private func announceShownPage() {
    let page = shownPage
    guard page !== announcedPage else { return }
    announcedPage = page
    confirmedPage = nil
    if let page { callWillShow(page, animated: page.appearance.isAnimated) }
  }

  /// Calls the delegate after the page was shown, if it was called before.
  private func confirmShownPage() {
    let page = shownPage
    guard page === announcedPage, page !== confirmedPage else { return }
    confirmedPage = page
    guard let page else { return }
    let isAnimated = page.appearance.isAnimated
    guard delegate == nil, isAnimated else { return callDidShow(page, animated: isAnimated) }
    // An animated transition ends after the call that has begun it.
    Task { @MainActor [weak self, weak page] in
      guard let self, let page, confirmedPage === page, stack.last === page else { return }
      callDidShow(page, animated: true)
    }
  }
}

/// The methods that respond to changes of the page that a navigation controller shows.
///
/// Corresponds to `UINavigationControllerDelegate` in UIKit.
@preconcurrency @MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a page is shown: when the stack first appears, and when another page is on top.
  ///
  /// `viewWillDisappear` and `viewWillAppear` of the pages were called. A change of a stack off
  /// screen is announced when the stack next appears, if another page is then on top.
  ///
  /// The default implementation does nothing.
  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  )

  /// Called after a page was shown, once for each call of
  /// ``navigationController(_:willShow:animated:)``.
  ///
  /// After a change of the stack, this is the last call: the pages have appeared and disappeared, and
  /// were notified of their new parent. When the stack first appears, it is called before
  /// `viewDidAppear` of the page.
  ///
  /// The default implementation does nothing.
  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  )
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {}
}
