/// A container that shows the top of a stack of controllers.
///
/// Documented original: `UINavigationController`. Where the original raises an exception (a
/// controller twice on the stack, a host on it) the change is refused and reported as
/// ``TabHostController/Diagnostic/Rule/invalidStack``.
open class NavigationController: ViewController {
  /// Who is told of the pages that come on show. Default nil.
  public weak var delegate: (any NavigationControllerDelegate)?

  /// What keeps the stack for a group; nil for a controller that manages none.
  weak var managedStack: ManagedStack? {
    didSet { if managedStack != nil { hasBeenManaged = true } }
  }
  /// Whether a group manages the stack or has managed it, so that tabs take back their pages.
  private(set) var hasBeenManaged = false

  /// Who changes the stack.
  private var actor = SelectionOrigin.program
  private var stack: [ViewController] = []
  /// The pages on the stack.
  private var members: Set<ObjectIdentifier> = []
  /// The pages that have left the stack, until they are released.
  private var departed: [ViewController] = []
  private var shownPage: ViewController?
  private var phase = Phase.idle

  private enum Phase {
    case idle, showing
  }

  /// Makes a controller with an empty stack.
  public override init() {
    super.init()
  }

  /// Makes a controller with one page.
  public init(rootViewController: ViewController) {
    super.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// Puts a page on top.
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    guard !holds(controller) else {
      return refuse(.invalidStack, "the controller is on the stack already; it is not pushed")
    }
    replacePages(from: stack.count, with: [controller], animated: animated)
  }

  /// Takes the top page away and returns it; does nothing at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    popPages(to: stack.count - 1, animated: animated)?.last
  }

  /// Takes away all pages above one and returns them; nil if it is not on the stack.
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

  /// Takes away all pages but the root and returns them; nil at the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    popPages(to: 1, animated: animated)
  }

  /// Replaces the whole stack; the last one is on top.
  open func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    replaceStack(with: controllers, animated: animated)
  }

  override var shownChildren: [ViewController] { shownPage.map { [$0] } ?? [] }

  override func prepareToAppear() {
    phase = .showing
    defer { phase = .idle }
    var steps = 0
    repeat {
      steps += 1
      shownPage = stack.last
      shownPage?.loadViewIfNeeded()
    } while shownPage !== stack.last && steps < Transaction.maximumPasses
    endShowing()
  }

  override var asNavigation: NavigationController? { self }

  override var home: TabHostController? { managedStack?.group?.host ?? super.home }

  override func childDidLeave(_ child: ViewController) {
    if shownPage === child { shownPage = nil }
    guard holds(child), let index = stack.lastIndex(where: { $0 === child }) else { return }
    replacePages(from: index, with: Array(stack[(index + 1)...]), animated: false)
  }
}

extension NavigationController {
  /// The stack from the root to the top. Assigning replaces it without animation.
  public var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack; nil if it is empty.
  public var topViewController: ViewController? { stack.last }

  /// The page on show, which is the top of the stack.
  public var visibleViewController: ViewController? { stack.last }

  /// Leaves the lowest pages on the stack and returns the others.
  @discardableResult
  func popPages(
    to count: Int,
    animated: Bool
  ) -> [ViewController]? {
    guard count >= 1, count < stack.count else { return nil }
    let popped = Array(stack[count...])
    replacePages(from: count, with: [], animated: animated)
    return popped
  }

  /// Goes back by one page for a person, as ``popViewController(animated:)`` does.
  func popForUser() {
    actor = .user
    defer { actor = .program }
    popViewController(animated: true)
  }

  /// The stack as the group that manages it wants it: nobody is asked about the change.
  func rebuildStack(_ controllers: [ViewController]) {
    replaceStack(with: controllers, isRebuild: true, animated: false)
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

  /// Replaces the pages from an index on. Costs the pages that are replaced, whatever is below them.
  ///
  /// - Parameter isRebuild: Whether the group that manages the stack changes it.
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
    for page in come where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    if !isRebuild { managedStack?.stackDidChange(removing: gone, adding: come, by: origin) }
    guard let host = tabHostController else { return showTop(animated: animated) }
    host.update([.bar, .content]) { host.contentPresenter.postpone(self, animated: animated) }
  }

  /// Notes pages as members of the stack. Returns those that a stack can hold, and why it can't
  /// hold the others.
  private func insert(_ proposed: [ViewController]) -> ([ViewController], refusals: [String]) {
    var refusals: [String] = []
    let pages = proposed.filter { controller in
      if controller is TabHostController || isOrIsBelow(controller) {
        refusals.append("a stack can't contain a host or a container of the stack; it is left out")
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

  /// Shows the page on top, and releases those that have left the stack.
  ///
  /// Appearance calls may change the stack: then the newest top is shown next, until it stays.
  func showTop(animated: Bool) {
    guard phase == .idle else { return }
    phase = .showing
    defer { phase = .idle }
    var steps = 0
    while shownPage !== stack.last, steps < Transaction.maximumPasses {
      steps += 1
      if appearanceState == .appeared { stack.last?.loadViewIfNeeded() }
      show(stack.last, animated: animated)
    }
    endShowing()
  }

  /// Releases the pages that have left the stack.
  private func endShowing() {
    if shownPage !== stack.last {
      let message = "appearance callbacks keep changing the stack; the last change is not shown"
      refuse(.selectionLoop, message)
    }
    let pages = departed
    departed = pages.filter { $0 === shownPage }
    for page in pages where page !== shownPage && page.parent === self && !holds(page) {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
  }

  private func show(_ page: ViewController?, animated: Bool) {
    let old = shownPage
    shownPage = page
    let isVisible = appearanceState == .appeared
    if isVisible, let page {
      delegate?.navigationController(self, willShow: page, animated: animated)
    }
    exchange(old, for: page, animated: animated)
    if isVisible, let page, shownPage === page {
      delegate?.navigationController(self, didShow: page, animated: animated)
    }
  }

  private func refuse(_ message: String) { refuse(.invalidStack, message) }

  private func refuse(_ rule: TabHostController.Diagnostic.Rule, _ message: String) {
    let names = managedStack?.group.map { [$0.identifier] } ?? tab.map { [$0.identifier] } ?? []
    TabHostController.Diagnostic(rule: rule, identifiers: names, message: message)
      .report(to: tabHostController)
  }
}
