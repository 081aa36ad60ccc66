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
  public weak var delegate: (any TabHostControllerDelegate)?

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

  let tree = TabTree()
  let transaction = Transaction()
  let contentPresenter = ContentPresenter()
  private(set) lazy var customizationKeeper = CustomizationKeeper(host: self)

  /// The state of the host, changed only inside ``update(_:_:)``.
  var state = HostState()
  /// The state that the app was last notified of.
  var notified = NotifiedState()
  /// The drag over the host; retained by the renderer.
  weak var drag: Drag?
  var observers: Observers?

  /// Creates a host without tabs.
  public override init() {
    super.init()
    prepare()
  }

  /// Creates a host with root tabs, and selects the first one that is visible and enabled.
  ///
  /// No content is created.
  public init(tabs: [TabItem]) {
    super.init()
    prepare()
    setTabs(tabs, animated: false)
  }

  private func prepare() {
    tree.reference.host = self
    sidebar.owner = BackReference(self)
    noteSidebarAsNotified()
  }

  isolated deinit {
    tree.reference.host = nil
    sidebar.owner = BackReference()
  }

  /// Replaces the root tabs.
  ///
  /// Assigning ``tabs`` calls this method. A subclass that overrides it is called for every
  /// assignment and must call `super`.
  ///
  /// Tabs that stay keep their content and the selection. If nothing is selected, the first visible
  /// and enabled tab is selected. If the selected tab leaves, the selection falls back; see
  /// ``SelectionOrigin/fallback``.
  ///
  /// - Parameters:
  ///   - tabs: The new root tabs in declared order.
  ///   - animated: Has no effect.
  /// - Complexity: One comparison of the two arrays, and a cost proportional to the tabs that enter
  ///   or leave.
  open func setTabs(_ tabs: [TabItem], animated: Bool) {
    replaceRoots(with: tabs)
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
  /// changes.
  open override var traitCollection: TraitCollection {
    get { observed(\.traitCollection, state.traits) }
    set {
      let widthChanges = newValue.horizontalSizeClass != state.traits.horizontalSizeClass
      let concerns: HostChange = [.screen, .traits, .bar, .rows]
      update(
        \.traitCollection,
        from: state.traits,
        to: newValue,
        widthChanges ? concerns.union(.stack) : concerns
      ) {
        state.traits = newValue
      }
    }
  }

  /// The type, the title, and the state of the host, for logs and debuggers.
  open override var description: String { hostLine }

  override func traitCollection(of child: ViewController) -> TraitCollection {
    var traits = state.traits
    traits.tabBarPlacement = screen.tabBarPlacement
    if child === state.accessory?.contentView {
      traits.tabAccessoryEnvironment = screen.accessoryEnvironment
    }
    if child === state.sidebar.bottomBar { traits.listEnvironment = .sidebar }
    return traits
  }

  /// The content of the selection, which decides whether there is a vertical bar.
  open override var childForPreferredVerticalBarBehavior: ViewController? { madeContent }

  override var shownChildren: [ViewController] {
    contentPresenter.allShown
  }

  override var isContainerOfApp: Bool { false }

  override func childDidLeave(_ child: ViewController) {
    guard contentPresenter.shows(child) else { return }
    update(.content) { contentPresenter.discard(child, in: self) }
  }

  override func prepareToDisappear() {
    state.presence = .ending
    endEditing()
    closeForGesture()
  }

  override func appearanceDidChange() {
    update(.rowDisplay) {
      state.presence = .lasting
      changed(\.isDisplayed)
    }
  }

  override func prepareToAppear() { transaction.prepareToAppear(in: self) }
}

// MARK: - Showing

extension TabHostController {
  /// Whether the host is on screen or appearing.
  public var isDisplayed: Bool { observed(\.isDisplayed, isShown) }

  /// Whether the host is on screen or appearing, read without observation.
  var isShown: Bool {
    appearanceState != .disappeared && appearanceState != .disappearing
  }

  /// Shows the host with the content of the selected tab.
  ///
  /// For renderers and tests. Begins and ends an appearance transition; has no effect during a
  /// transition that already shows the host.
  public func appear() {
    if beginAppearanceTransition(true, animated: false) { endAppearanceTransition() }
  }

  /// Removes the host from the screen.
  ///
  /// Begins and ends an appearance transition; has no effect during a transition that already
  /// removes the host.
  public func disappear() {
    if beginAppearanceTransition(false, animated: false) { endAppearanceTransition() }
  }
}

// MARK: - Changing

extension TabHostController {
  /// Combines several changes into one transaction.
  ///
  /// The block runs immediately. The app is notified at its end of the changes that remain, with at
  /// most one `didSelectTab`. An action of the user inside the block still calls `shouldSelectTab`
  /// at once.
  ///
  /// Inside the block, every property has the value that was assigned. The selection is validated
  /// at the end, so inside the block it may refer to a tab that has left the host. Corresponds to
  /// `UITabBarController.performBatchUpdates(_:)` in UIKit.
  ///
  /// - Parameter updates: The block that changes the host.
  public func performBatchUpdates(_ updates: () -> Void) {
    update([], updates)
  }

  /// Changes the state and commits the change. Every change is made with this method.
  func update(_ concerns: HostChange, _ mutate: () -> Void) {
    transaction.update(concerns, in: self, mutate)
  }

  /// Changes several hosts in one transaction: none of them notifies before all have changed.
  static func update(_ hosts: ArraySlice<TabHostController>, _ mutate: () -> Void) {
    guard let first = hosts.first else { return mutate() }
    first.update([]) { update(hosts.dropFirst(), mutate) }
  }

  /// Runs a callback of the app. Content is updated when the outermost callback has returned.
  func notify<Result>(_ body: () -> Result) -> Result {
    transaction.notify(in: self, body)
  }

  /// Whether callbacks keep changing the host recursively, which is reported.
  var isLooping: Bool { transaction.isLooping(in: self) }

  /// The current ``ScreenState``.
  var screen: ScreenState { transaction.screen.state(in: self) }

  /// Notifies content of its traits and lays it out after ``ScreenState`` has changed.
  func layOutContent() {
    state.accessory?.contentView.traitsMayHaveChanged()
    contentPresenter.shown?.traitsMayHaveChanged()
    for child in shownChildren where child.appearanceState == .appeared { child.layOut() }
  }
}

extension TabHostController: Observable {}

extension TabHostController: Observed {
  var host: TabHostController? { self }

  func note(_ concerns: HostChange, in host: TabHostController) {}
}
