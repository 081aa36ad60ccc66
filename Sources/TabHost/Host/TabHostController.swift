public import Observation

/// Shows one of its tabs at a time, with a bar and a sidebar to choose among them.
///
/// The host owns its tabs and the selection. The app changes it through properties; the actions of
/// the user arrive at ``user``, from the renderer or from a test. Each change is committed as a
/// whole: the state is complete before anyone is notified, the delegate is notified before content
/// changes, and content changes once, however many callbacks change the host again.
///
/// A host is shown by ``appear()``; until then nothing is on screen and no content is made.
/// A subclass may be its own delegate. A host is `Observable`: see <doc:FollowingChanges>.
/// Documented original: `UITabBarController`.
open class TabHostController: ViewController {
  /// Decides about the tabs and is notified of what happens to them. Default `nil`. Setting it does
  /// not replay earlier notifications.
  public weak var delegate: (any TabHostControllerDelegate)?

  /// The sidebar, which exists also when none can be shown.
  public let sidebar = Sidebar()

  /// The actions of the user, one method each.
  public var user: UserInteraction { UserInteraction(host: self) }

  /// Answers where tabs are drawn; set by the renderer. Default `nil`.
  public weak var frameProvider: (any TabFrameProvider)?

  let tree = TabTree()
  let transaction = Transaction()
  let contentPresenter = ContentPresenter()
  private(set) lazy var customizationKeeper = CustomizationKeeper(host: self)

  /// Everything that the host remembers, changed inside ``update(_:_:)``.
  var state = HostState()
  /// What the app was last notified of.
  var notified = NotifiedState()
  /// What the user drags over the host; retained by the renderer.
  weak var drag: Drag?
  var observers: Observers?

  /// Makes a host without tabs.
  public override init() {
    super.init()
    prepare()
  }

  /// Makes a host with root tabs, the first of which is selected. No provider runs.
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

  /// Replaces the root tabs. ``tabs`` arrives here, so a subclass that overrides this method sees
  /// every assignment; it calls `super`.
  ///
  /// Tabs that stay keep their content and the selection. When nothing is selected, the first
  /// visible and enabled tab is. When the selected one leaves, the selection falls back; see
  /// ``SelectionOrigin/fallback``. Costs what differs, and one comparison of the arrays.
  open func setTabs(_ tabs: [TabItem], animated: Bool) {
    replaceRoots(with: tabs)
  }

  /// Called when the selection has changed, whoever changed it, before the delegate is notified.
  ///
  /// For subclasses; the default does nothing. A tap on the selected tab is no change. The calls
  /// form a chain: each previous tab is the one that was selected at the call before.
  open func selectedTabDidChange(from previousTab: TabItem?) {}

  /// The environment. Assigning it notifies of what follows from it; the selection never changes.
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

  override func traitCollection(of child: ViewController) -> TraitCollection {
    var traits = state.traits
    traits.tabBarPlacement = screen.tabBarPlacement
    if child === state.accessory?.contentView {
      traits.tabAccessoryEnvironment = screen.accessoryEnvironment
    }
    if child === state.sidebar.bottomBar { traits.listEnvironment = .sidebar }
    return traits
  }

  override var shownChildren: [ViewController] {
    contentPresenter.allShown
  }

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
  /// Whether the host is on screen, or on its way to it.
  public var isDisplayed: Bool { observed(\.isDisplayed, isShown) }

  /// Whether content is on screen along with the host, read without observation.
  var isShown: Bool {
    appearanceState != .disappeared && appearanceState != .disappearing
  }

  /// Shows the host, with the content of the selected tab.
  ///
  /// For renderers and tests. Begins and ends an appearance transition; does nothing during one that
  /// shows the host already.
  public func appear() {
    if beginAppearanceTransition(true, animated: false) { endAppearanceTransition() }
  }

  /// Takes the host off the screen.
  ///
  /// Begins and ends an appearance transition; does nothing during one that takes the host off the
  /// screen already.
  public func disappear() {
    if beginAppearanceTransition(false, animated: false) { endAppearanceTransition() }
  }
}

// MARK: - Changing

extension TabHostController {
  /// Makes several changes as one: the app is not notified in between, and what remains of them is
  /// notified at the end, with one `didSelectTab` at most. An action of the user inside still asks
  /// `shouldSelectTab` at once.
  ///
  /// Runs the block at once. Every property reads as it was written inside; the selection is
  /// validated at the end, so inside it may still name a tab that has left. Documented original:
  /// `UITabBarController.performBatchUpdates(_:)`.
  public func performBatchUpdates(_ updates: () -> Void) {
    update([], updates)
  }

  /// Changes the state and commits what that concerns: the one way for every change.
  func update(_ concerns: HostChange, _ mutate: () -> Void) {
    transaction.update(concerns, in: self, mutate)
  }

  /// Changes several hosts as one: none notifies before all have changed.
  static func update(_ hosts: ArraySlice<TabHostController>, _ mutate: () -> Void) {
    guard let first = hosts.first else { return mutate() }
    first.update([]) { update(hosts.dropFirst(), mutate) }
  }

  /// Runs code of the app; content follows when the outermost such call has returned.
  func notify<Result>(_ body: () -> Result) -> Result {
    transaction.notify(in: self, body)
  }

  /// Whether callbacks change the host from inside each other without end; reported if so.
  var isLooping: Bool { transaction.isLooping(in: self) }

  /// What is on screen now.
  var screen: ScreenState { transaction.screenState(in: self) }

  /// Notifies content of its traits and lays it out, after ``ScreenState`` has changed.
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
