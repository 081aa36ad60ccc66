public import Foundation
public import Observation

/// A container view controller that displays one of its tabs at a time, with a bar and a sidebar to
/// choose among them.
///
/// The host owns its tabs and the selection. The app changes the host through its properties; a
/// renderer or a test performs the actions of the user through ``user``. Each change is committed
/// as a whole: the state is complete before observers and delegates are notified, the delegate is
/// notified before content changes, and content changes once, even if callbacks change the host
/// again.
///
/// Call ``appear()`` to show a host; until then nothing is on screen and no content is created. A
/// subclass can be its own delegate. The host is `Observable`; see <doc:FollowingChanges>.
/// Corresponds to `UITabBarController` in UIKit.
open class TabHostController: ViewController {
  /// The delegate, which is not retained.
  ///
  /// The default is `nil`. Setting this property does not replay earlier notifications.
  public weak var delegate: (any TabHostControllerDelegate)? {
    get { storedDelegate }
    set { storedDelegate = newValue }
  }
  // Private, because each read of a public stored property is checked for overlapping accesses.
  private weak var storedDelegate: (any TabHostControllerDelegate)?

  /// The sidebar.
  ///
  /// It exists even if the platform or the mode has none.
  public let sidebar = Sidebar()

  /// The actions of the user.
  public var user: UserInteraction { UserInteraction(host: self) }

  /// The object that returns the frames of tabs, which is not retained.
  ///
  /// Set by the renderer. The default is `nil`.
  public weak var frameProvider: (any TabFrameProvider)?

  /// A key command that the renderer offers for a while, such as the action of a message.
  ///
  /// Set by the renderer. It precedes the key commands of the app. The default is `nil`.
  public final var rendererKeyCommand: KeyCommand? {
    get { observed(\.rendererKeyCommand, storedRendererKeyCommand) }
    set {
      update(\.rendererKeyCommand, from: storedRendererKeyCommand, to: newValue, .none) {
        storedRendererKeyCommand = newValue
        changed(\.availableKeyCommands)
      }
    }
  }
  private final var storedRendererKeyCommand: KeyCommand?

  final let tree = TabTree()
  /// The values derived from the state, the tabs and the content.
  final let derivedValues = DerivedValues()
  final let transaction: Transaction
  final let contentPresenter = ContentPresenter()
  final var selection = Selection()
  final var editing = Editing()
  private(set) lazy var customizationKeeper = CustomizationKeeper(host: self)

  /// The state of the host, changed only by ``set(_:_:)`` and the methods after it.
  final private(set) var state = HostState()
  /// The state that the app was last notified of.
  final var notified = NotifiedState()
  /// The drag over the host; retained by the renderer.
  package internal(set) final weak var drag: Drag?
  final var observers: PropertyObservers?
  final let eventObservers = EventObservers()

  /// Creates a host without tabs.
  public override init() {
    transaction = Transaction(of: derivedValues)
    super.init()
    prepare()
  }

  /// Creates a host with root tabs, and selects the first one that is visible, enabled and without
  /// a ``TabItem/primaryAction``.
  ///
  /// No content is created.
  public init(tabs: [TabItem]) {
    transaction = Transaction(of: derivedValues)
    super.init()
    prepare()
    setTabs(tabs, animated: false)
  }

  /// Creates a host without tabs; see ``ViewController/init(nibName:bundle:)``.
  public override init(nibName: String?, bundle: Bundle?) {
    transaction = Transaction(of: derivedValues)
    super.init(nibName: nibName, bundle: bundle)
    prepare()
  }

  /// Creates a host without tabs; see ``ViewController/init(coder:_:)``.
  public override init?(coder: NSCoder, _: Void = ()) {
    transaction = Transaction(of: derivedValues)
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    tree.reference.host = self
    sidebar.host = self
    derivedValues.storeInitialValues(of: self)
    noteSidebarAsNotified()
  }

  /// The root tabs that the app has assigned, in declared order.
  ///
  /// Assigning calls ``setTabs(_:animated:)``. An override can observe assignments; tabs that move to
  /// another place leave the host without an assignment. After an assignment of ``viewControllers``,
  /// which replaces the tabs, the array is empty; ``rootTabs`` are then the tabs of the controllers.
  open var tabs: [TabItem] {
    get { observed(\.tabs, state.hasViewControllers ? [] : tree.roots) }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the root tabs.
  ///
  /// Assigning ``tabs`` calls this method. A subclass that overrides it is called for every
  /// assignment and must call `super`.
  ///
  /// Tabs that stay keep their content and the selection. If nothing is selected, the first tab is
  /// selected that is visible, enabled and without a ``TabItem/primaryAction``. If the selected tab
  /// leaves, the selection falls back, first to a new tab with its identifier; see
  /// ``SelectionOrigin/fallback``.
  ///
  /// - Parameters:
  ///   - tabs: The new root tabs in declared order.
  ///   - animated: Whether the change is animated; see ``PresentationChanges/animated``.
  /// - Complexity: One comparison of the two arrays, and a cost proportional to the tabs that enter
  ///   or leave.
  open func setTabs(_ tabs: [TabItem], animated: Bool) {
    animating(animated) { replaceTabs(with: tabs) }
  }

  /// The controllers of the root tabs in declared order, or `nil` if the app has assigned ``tabs``.
  ///
  /// The default is `nil`. Assigning calls ``setViewControllers(_:animated:)``. In new code, use
  /// ``tabs``.
  open var viewControllers: [ViewController]? {
    get {
      access(\.tabs)
      return observed(\.viewControllers, controllersOfTabs)
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the root tabs with a tab for each controller.
  ///
  /// Assigning ``viewControllers`` calls this method. A subclass that overrides it must call `super`.
  ///
  /// A tab displays the ``ViewController/tabBarItem`` of its controller, and the controller keeps its
  /// tab as long as it is in the host. The tabs replace the ``tabs``, which are then empty, and are
  /// the ``rootTabs``. Everything else is the same as for other tabs: the delegate, the bar and the
  /// sidebar. If the selected controller stays, its tab stays selected; otherwise the tab at the same
  /// index is selected, or the first one. With `nil`, there are no tabs.
  ///
  /// The identifiers of the tabs are numbered, so that they are the same in each launch if the app
  /// assigns the same controllers.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers in declared order.
  ///   - animated: Whether the change is animated; see ``PresentationChanges/animated``.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    animating(animated) { replaceTabs(with: viewControllers) }
  }

  /// The selected tab, at any depth, or `nil` if nothing is selected.
  ///
  /// Assigning selects exactly that tab, even if it is hidden or disabled, and a group itself
  /// instead of one of its children. The calls are, in this order:
  ///
  /// 1. `displayedViewControllers`, in a managed stack
  /// 2. `didSelectTab`
  /// 3. content
  ///
  /// Assigning the selected tab again calls nothing. A tab that is not in the host is refused and
  /// reported as ``Diagnostic/Rule/foreignSelection``. Assigning `nil` removes the content from the
  /// screen without a call to the delegate; nothing is selected until the app or the user selects a
  /// tab.
  ///
  /// ``selectedIndex``, ``selectedViewController`` and ``TabSelection`` assign this property, so an
  /// override can observe all assignments by the app. A selection by the user does not assign it:
  /// override ``selectedTabDidChange(from:)`` for changes of any origin.
  open var selectedTab: TabItem? {
    get { derived(.selectedTab, selection.tab) }
    set {
      if let newValue { select(newValue, origin: .program) } else { selectNothing() }
    }
  }

  /// The index of the root tab of the selection, or `nil` if nothing is selected.
  ///
  /// Assigning another index selects the root tab at that index; assigning the current index has no
  /// effect. An index outside the range of the root tabs is refused and reported as
  /// ``Diagnostic/Rule/invalidIndex``.
  ///
  /// A comparison with `NSNotFound`, UIKit's value without a selection, compiles and is never true.
  ///
  /// - Complexity: O(*n*), where *n* is the number of root tabs.
  open var selectedIndex: Int? {
    get {
      access(\.tabs)
      accessSelectedPath()
      return rootIndexOfSelection
    }
    set {
      guard let newValue else { return selectedTab = nil }
      guard tree.roots.indices.contains(newValue) else {
        let message = "index \(newValue) is out of range; there are \(tree.roots.count) root tabs"
        return report(.invalidIndex, [], message)
      }
      guard newValue != rootIndexOfSelection else { return }
      selectedTab = tree.roots[newValue]
    }
  }

  /// The content of the selection; see ``contentTab``.
  ///
  /// Reading this property creates the content if needed. Assigning selects the tab whose content
  /// the view controller is; assigning the current content has no effect. If no tab is known to have
  /// the view controller as its content, the providers of root tabs that have not run do so, once. A
  /// view controller that is then still the content of no tab in the host is refused and reported as
  /// ``Diagnostic/Rule/foreignViewController``. Assigning `nil` selects nothing, as for
  /// ``selectedTab``.
  open var selectedViewController: ViewController? {
    get {
      let content = loadContent()
      return derived(.selectedViewController, content)
    }
    set {
      guard let newValue else { return selectedTab = nil }
      guard let tab = tab(showing: newValue) else {
        return report(
          .foreignViewController,
          [],
          "the controller is the content of no tab in the host"
        )
      }
      guard newValue !== loadedContent else { return }
      selectedTab = tab
    }
  }

  /// Hides or shows the bar; see ``isTabBarHidden``, whose assignments call this method.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether the change is animated; see ``PresentationChanges/animated``.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != state.isTabBarHiddenByApp else { return }
    animating(animated) { update(.settings) { set(\.isTabBarHiddenByApp, hidden) } }
  }

  /// Called when the selection has changed, before the delegate is notified.
  ///
  /// For subclasses; the default implementation does nothing. Called whether the user, the app, or
  /// the framework changed the selection, but not for a tap on the selected tab.
  ///
  /// - Parameter previousTab: The tab that was selected at the previous call of this method, or
  ///   `nil` if nothing was.
  open func selectedTabDidChange(from previousTab: TabItem?) {}

  /// The environment of the host.
  ///
  /// Assigning notifies delegates and content of the resulting changes. The selection never
  /// changes. The ``ViewController/traitOverrides`` of the host replace assigned values.
  open override var traitCollection: TraitCollection {
    get { observed(\.traitCollection, state.traits) }
    set {
      guard newValue != state.traits || details?.effectiveOverrides != nil else { return }
      changeEnvironment(.changeTraits(newValue)) { setTraits(assigned: newValue) }
    }
  }

  /// The key commands that select tabs: Command with 1 to 9 for the first root tabs, and Command and
  /// Shift with `]` and `[` for the next and the previous one.
  ///
  /// They are available after ``ViewController/keyCommands`` of the host, and select like a tap in
  /// the bar. The default is these commands, without tabs that the user can't select; an override can
  /// return others, or none. Has no counterpart in UIKit, where the system has them.
  open var tabKeyCommands: [KeyCommand] { standardTabKeyCommands }

  /// The type, the title, and the state of the host, for logs and debuggers.
  open override var description: String { hostLine }

  /// Stores the traits, which include the overrides.
  func setTraits(_ traits: TraitCollection) {
    change(\.traitCollection, \.traits, to: traits, .traits)
  }

  override var inheritedEnvironment: TraitEnvironment? { TraitEnvironment(state.traits) }

  override func environment(of child: ViewController) -> TraitEnvironment? {
    contentPresenter.environment(of: child, in: self)
  }

  override func applyingOverrides(to traits: TraitCollection) -> TraitCollection { traits }

  override func overridesDidChange(from previous: TraitCollection) { reapplyOverrides() }

  override func traitCollection(of child: ViewController) -> TraitCollection {
    var traits = state.traits
    traits.tabBarPlacement = screen.tabBarPlacement
    traits.isSidebarAvailable = screen.isSidebarAvailable
    traits.isShowingGroupChildren = showsGroupChildren
    if child === accessoryToShow {
      traits.tabAccessoryEnvironment = screen.accessoryEnvironment
    }
    if child === sidebar.storedBottomBar { traits.listEnvironment = .sidebar }
    return traits
  }

  /// Whether the user is editing the bar and the sidebar; see ``UserInteraction/beginEditing()``.
  ///
  /// The value is `true` from the return of `willBeginEditing`, or in a batch from the beginning of
  /// editing, until `didEndEditing` is called.
  ///
  /// Editing ends when the user ends it, when the host leaves the screen, and when there is no
  /// longer a sidebar to edit in. If the host is deallocated without leaving the screen, changes
  /// made since editing began are not saved. Assigning calls ``setEditing(_:animated:)``.
  open override var isEditing: Bool {
    get { derived(.isEditing, editing.isInSession) }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing the bar and the sidebar, in the same way as
  /// ``UserInteraction/beginEditing()`` and ``UserInteraction/endEditing()``.
  ///
  /// Called once whenever editing is to begin or to end, whether the user, the app or the framework is
  /// the cause. `super` makes the calls of the delegate:
  ///
  ///     override func setEditing(_ editing: Bool, animated: Bool) {
  ///       // 1. before willBeginEditing, or before visibilityDidChange and the other calls of the end
  ///       super.setEditing(editing, animated: animated)
  ///       // 2. after willBeginEditing, or after didEndEditing
  ///     }
  ///
  /// Without `super`, editing neither begins nor ends, and the outcome of the user's action is
  /// ``UserInteraction/Outcome/vetoed``. Editing ends without `super` where it can't go on: when the
  /// host leaves the screen, when the app sets another ``customizationIdentifier`` or
  /// ``customizationStore``, and when there is no longer a sidebar to edit in.
  ///
  /// Not called for an action of the user that is refused. `super` has no effect where the user could
  /// not begin or end editing. The ``ViewController/isEditing`` of content does not change.
  ///
  /// UIKit does not document whether its tab bar controller calls this method for the user.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    performRequest(editing)
  }

  /// The content of the selection, which decides whether there is a vertical bar.
  open override var childForPreferredVerticalBarBehavior: ViewController? { loadedContent }

  override var shownChildren: [ViewController] {
    contentPresenter.allShown
  }

  /// The content of the selection on screen, which a host above displays in place of this one.
  public override var childForNavigation: ViewController? {
    // Content that is not a child can be a container of the host.
    guard let loadedContent, loadedContent.isHeld(by: self) else { return nil }
    return loadedContent
  }

  override func displays(_ child: ViewController) -> Bool { contentPresenter.displays(child) }

  override var isContainerOfApp: Bool { false }

  /// The controller that presents for the content: the host, or the root that a host of a window shows.
  package var presenterOfContent: ViewController { self }

  override var asHost: TabHostController? { self }

  override func childDidLeave(_ child: ViewController) {
    guard contentPresenter.shows(child) else { return }
    update(.content) { contentPresenter.discard(child, in: self) }
  }

  override func prepareToDisappear() {
    set(\.isLeavingScreen, true)
    stopEditing()
    closeForGesture()
  }

  override func appearanceDidChange() {
    update(.rowStates) {
      set(\.isLeavingScreen, false)
      changed(\.isDisplayed)
    }
    // Another host can show what this one no longer shows.
    if !isShown { for child in held { child.notifyWaitingHost() } }
  }

  override func prepareToAppear() {
    transaction.prepareToAppear(in: self)
    if isBelowHost { reportNestedBar() }
  }
}

// MARK: - State

extension TabHostController {
  /// Stores a value of the state. Nothing but the methods in this extension changes the state.
  ///
  /// If the value is observable or affects the screen, the caller commits the change. What it
  /// replaces is released when the transaction is complete. Inlined, so that the key path becomes an
  /// access to one value instead of a copy of the whole state.
  @inline(__always)
  func set<Value>(_ property: WritableKeyPath<HostState, Value>, _ value: Value) {
    let old = state[keyPath: property]
    state[keyPath: property] = value
    transaction.retire(old)
  }

  /// Stores a value without references, which needs not be released.
  @inline(__always)
  func set<Value: BitwiseCopyable>(
    _ property: WritableKeyPath<HostState, Value>,
    _ value: Value
  ) {
    state[keyPath: property] = value
  }

  /// Changes a public property that is stored in the state, and commits the change.
  @inline(__always)
  func change<Value: Equatable>(
    _ property: @autoclosure () -> KeyPath<TabHostController, Value>,
    _ stored: WritableKeyPath<HostState, Value>,
    to value: Value,
    _ facets: Facet
  ) {
    guard value != state[keyPath: stored] else { return }
    update(property(), facets, in: self) { set(stored, value) }
  }

  /// Changes a public property that is an object stored in the state, and commits the change.
  @inline(__always)
  func change<Value: AnyObject>(
    _ property: @autoclosure () -> KeyPath<TabHostController, Value?>,
    _ stored: WritableKeyPath<HostState, Value?>,
    to value: Value?,
    _ facets: Facet
  ) {
    guard value !== state[keyPath: stored] else { return }
    update(property(), facets, in: self) { set(stored, value) }
  }
}

extension TabHostController: Observable {}

extension TabHostController: Observed {
  var host: TabHostController? { self }
}
