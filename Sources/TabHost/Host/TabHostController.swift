/// Shows one of its tabs at a time, with a bar and a sidebar to choose among them.
///
/// The host owns its tabs and the selection. Code changes it through properties; a person's
/// actions arrive at ``user``, from whoever draws the host or from a test. Every change is complete
/// before anyone is told, the delegate is told before content changes, and content changes once,
/// however many callbacks had their say.
///
/// A host is shown by ``appear()``; until then nothing is on screen and no content is made.
/// A subclass may be its own delegate. A host is `Observable`: see <doc:FollowingChanges>.
/// Documented original: `UITabBarController`.
open class TabHostController: ViewController {
  /// Who decides about and hears of the tabs. Default nil; setting it tells nothing late.
  public weak var delegate: (any TabHostControllerDelegate)?

  /// The sidebar, which exists also when none can be shown.
  public let sidebar = Sidebar()

  /// What a person does, one method each.
  public var user: UserInteraction { UserInteraction(host: self) }

  /// What knows where the tabs are drawn; set by whoever draws the host. Default nil.
  public weak var frameProvider: (any TabFrameProvider)?

  /// Called when ``searchText`` has changed, whoever changed it, with the new text: after
  /// `didSelectTab`, if a selection has cleared it, and before content; in a batch once, at its
  /// end. The host may be changed from here. Default nil.
  public var searchTextHandler: ((_ text: String) -> Void)?

  let tree = TabTree()
  let invalidation = Invalidation()
  let contentPresenter = ContentPresenter()
  let search = SearchSession()
  private(set) lazy var customizationKeeper = CustomizationKeeper(host: self)

  /// The selection as it is.
  var selection = Selection()
  /// The state that was last told to the delegates.
  var told = Told()
  /// Who hears of the selection in values of the app's own.
  var selectionListeners: [SelectionListenerReference] = []
  /// Whether the managed stack of the selected path has to be asked for again.
  var stackIsStale = false
  /// Whether changes are being collected, to be told together.
  var isChanging = false
  /// How many callbacks the host is in the middle of.
  var tellingDepth = 0

  /// What a person has changed since they began to edit; nil while they don't.
  var editing: CustomizationChanges? {
    willSet { if (newValue == nil) != (editing == nil) { announce(\.isEditing) } }
    didSet { selection.isInDoubt = true }
  }
  /// Whether the delegate hears that editing is about to begin, or what was changed by it.
  var isTurningEditing = false
  /// What people have done and the delegate will be told of with the next settling.
  var untoldCustomizing: [UntoldCustomizing] = []
  /// The order of the root tabs that a person has chosen; nil if none has.
  var chosenRootOrder: [String]? {
    willSet {
      if newValue ?? declaredRootOrder != rootOrderIdentifiers {
        announce(\.displayOrderIdentifiers)
      }
    }
    didSet { if chosenRootOrder != oldValue { sidebar.rootRowsDidChange() } }
  }

  /// What a person drags over the host; held by whoever draws it.
  weak var drag: Drag?
  /// What a person has open, and what is presented.
  var opened = Opened()

  var knownBar: Bar?
  var knownBarTabs: Set<ObjectIdentifier>?
  /// Whether a scroll has made the bar small.
  var isScrolledSmall = false
  /// Whether the person looks at the bar, as far as anybody has said.
  var isBarLookedAt = true
  var accessory: TabAccessory?
  var hidesAccessory = false
  /// When the index of the pages is on show; nil in another style than that of pages.
  var pageIndexDisplayMode: PageIndexDisplayMode?
  var laidOut: LaidOut?
  var isLayingOut = false
  /// Whether the traits have changed in a batch, at whose end that is told.
  var traitsAreStale = false
  // A property that is changed in place is watched for overlapping accesses, at the cost of a
  // reference count for each look at it. Every change looks at this list, and few have something
  // for it: it is changed outside of the property, and assigned.
  /// Mistakes found in the middle of a change, reported when it is complete.
  var heldDiagnostics: [Diagnostic] = []
  var handler: ((Diagnostic) -> Void)?

  /// Who follows the host; nobody, as long as only the framework reads it.
  var followers: Followers? {
    didSet { announceFacetsToFollowers() }
  }

  // Read by the framework itself, as in ``TabItem``.
  var area = Rect()
  var metrics = LayoutMetrics()
  private(set) var traits = TraitCollection()
  var storedMode = Mode.automatic
  var minimizeBehavior = MinimizeBehavior.automatic
  var storedCompactTabIdentifiers: [String]?
  var storedProminentTabIdentifier: String?
  var storedAllowsReordering = false
  var declaredRootOrder: [String] = []
  /// Whether the app wants the bar hidden.
  var wantsTabBarHidden = false

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
    sidebar.host = self
    invalidation.rows = sidebar.display
    noteSidebarAsTold()
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

  /// Called when the selection has changed, whoever changed it, before the delegate is told.
  ///
  /// For subclasses; the default does nothing. A tap on the selected tab is no change.
  open func selectedTabDidChange(from previousTab: TabItem?) {}

  /// The environment. Assigning tells what follows from it; the selection never changes by it.
  open override var traitCollection: TraitCollection {
    get { following(\.traitCollection, traits) }
    set {
      guard newValue != traits else { return }
      announce(\.traitCollection)
      let widthChanges = newValue.horizontalSizeClass != traits.horizontalSizeClass
      change {
        traits = newValue
        traitsAreStale = true
        if widthChanges { stackIsStale = true }
        invalidateBar()
        invalidation.sidebar()
      }
    }
  }

  override func traitCollection(of child: ViewController) -> TraitCollection {
    var traits = traits
    traits.tabBarPlacement = barPlacement
    if child === accessory?.contentView {
      traits.tabAccessoryEnvironment = accessoryPlace
    }
    if child === sidebar.storedBottomBarView { traits.listEnvironment = .sidebar }
    return traits
  }

  override var shownChildren: [ViewController] {
    contentPresenter.allShown
  }

  override func childDidLeave(_ child: ViewController) {
    contentPresenter.forget(child, in: self)
  }

  override func prepareToDisappear() {
    announce(\.isDisplayed)
    endEditing()
    closeForGesture()
  }

  override func appearanceDidChange() { sidebar.display.rowsMayHaveChanged() }

  override func prepareToAppear() {
    announce(\.isDisplayed)
    telling {
      settle()
      told.hasBeenDisplayed = true
      contentPresenter.prepare(in: self)
    }
  }
}
