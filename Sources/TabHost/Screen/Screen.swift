/// Everything that is derived from the state of a host for its presentation.
///
/// A commit derives it again and compares it with the last one. The differences are what the
/// renderer, the rows and the observers of the host are notified of.
struct Screen {
  /// What is on screen where.
  private(set) var layout: ScreenState
  /// The version of the state that was last compared.
  private var stateVersion: Int
  private var traits: TraitCollection
  private var metrics: LayoutMetrics
  private var preferredLayout: TabHostController.Sidebar.Layout
  private var bar: Bar
  private var sidebar: Sidebar
  private var selection: Selection
  private var search: Search
  private var overlays: Overlays
  private var content: ObjectIdentifier?
  private var accessory: ObjectIdentifier?
  private var restoration: Restoration
  private var unavailability: TabHostController.Sidebar.Unavailability?

  @MainActor init(of host: TabHostController) {
    layout = host.screen
    stateVersion = host.state.version
    traits = host.state.traits
    metrics = host.state.layoutMetrics
    preferredLayout = host.state.sidebar.layout
    bar = Bar(of: host)
    sidebar = Sidebar(of: host)
    selection = Selection(of: host)
    search = Search(of: host)
    overlays = Overlays(of: host)
    content = host.loadedContent.map(ObjectIdentifier.init)
    accessory = host.shownAccessory.map(ObjectIdentifier.init)
    restoration = Restoration(of: host)
    unavailability = host.sidebarUnavailability
  }

  /// Derives the screen again.
  ///
  /// - Returns: What differs from before.
  @MainActor mutating func update(from host: TabHostController) -> Differences {
    var differences = updateLayout(from: host)
    func compare<Part: Equatable>(_ part: inout Part, _ new: Part, _ difference: Differences) {
      guard new != part else { return }
      part = new
      differences.insert(difference)
    }
    compare(&bar, Bar(of: host), .bar)
    compare(&sidebar.isEditing, host.state.isEditing, .isEditing)
    compare(&sidebar, Sidebar(of: host), .rows)
    compare(&selection.tab, host.state.selection.tab.map(ObjectIdentifier.init), .selectedTab)
    compare(&selection.origin, host.state.selection.origin, .selectionOrigin)
    compare(&selection.count, host.state.selection.count, .selection)
    compare(&content, host.loadedContent.map(ObjectIdentifier.init), .content)
    let newSearch = Search(of: host)
    compare(&search.isAvailable, newSearch.isAvailable, .isSearchAvailable)
    compare(&search.text, newSearch.text, .searchText)
    compare(&search.isActive, newSearch.isActive, .isSearchActive)
    compare(&search.placeholder, newSearch.placeholder, .searchPlaceholder)
    compare(&restoration, Restoration(of: host), .restoration)
    // Everything else depends only on values that a selection leaves as they are.
    guard host.state.version != stateVersion || differences.contains(.layout) else {
      return differences
    }
    stateVersion = host.state.version
    compare(&unavailability, host.sidebarUnavailability, .unavailability)
    compare(&traits, host.state.traits, .traits)
    compare(&metrics, host.state.layoutMetrics, .metrics)
    compare(&preferredLayout, host.state.sidebar.layout, .metrics)
    compare(&overlays, Overlays(of: host), .overlays)
    compare(&accessory, host.shownAccessory.map(ObjectIdentifier.init), .accessory)
    return differences
  }

  @MainActor private mutating func updateLayout(from host: TabHostController) -> Differences {
    let new = host.screen
    guard new != layout else { return [] }
    let old = layout
    layout = new
    var differences: Differences = .layout
    func compare<Value: Equatable>(
      _ value: KeyPath<ScreenState, Value>,
      _ difference: Differences
    ) {
      if new[keyPath: value] != old[keyPath: value] { differences.insert(difference) }
    }
    compare(\.resolvedMode, .resolvedMode)
    compare(\.presentation, .presentation)
    compare(\.tabBarPlacement, .tabBarPlacement)
    compare(\.contentLayoutGuide, .contentLayoutGuide)
    compare(\.isTabBarHidden, .isTabBarHidden)
    compare(\.isTabBarMinimized, .isTabBarMinimized)
    compare(\.accessoryEnvironment, .accessoryEnvironment)
    compare(\.barHoldsButtons, .barHoldsButtons)
    compare(\.isSidebarHidden, .isSidebarHidden)
    compare(\.isSidebarAvailable, .isSidebarAvailable)
    return differences
  }
}

// MARK: - Parts

extension Screen {
  /// What determines the contents of the bar.
  struct Bar: Equatable {
    /// The number of changes of the tabs that the bar lists.
    private let version: Int
    private let edge: TabHostController.Bar.Edge
    private let hasRegions: Bool
    private let compactTabIdentifiers: [String]?
    private let prominentTabIdentifier: String?
    private let order: [String]?
    private let pageIndexDisplayMode: TabHostController.PageIndexDisplayMode?

    @MainActor init(of host: TabHostController) {
      version = host.screenCache.barVersion
      edge = host.screen.barEdge
      hasRegions = host.screen.barHasRegions
      pageIndexDisplayMode = host.state.pageIndexDisplayMode
      compactTabIdentifiers = host.state.compactTabIdentifiers
      prominentTabIdentifier = host.state.prominentTabIdentifier
      order = host.customizationKeeper.choices.barOrder
    }
  }

  /// What determines the contents of the sidebar.
  struct Sidebar: Equatable {
    /// The number of changes of the rows.
    private let version: Int
    fileprivate var isEditing: Bool
    /// The root group whose rows are listed, on a platform that displays one group.
    private let scope: ObjectIdentifier?
    private let header: ObjectIdentifier?
    private let footer: ObjectIdentifier?
    private let bottomBar: ObjectIdentifier?
    private let overflowItems: ObjectIdentifier?

    @MainActor init(of host: TabHostController) {
      version = host.screenCache.rowVersion
      isEditing = host.state.isEditing
      scope =
        PresentationRules.dependsOnSelection(host.state.traits.userInterfaceIdiom)
        ? host.state.selection.tab?.root.asGroup.map(ObjectIdentifier.init) : nil
      header = host.state.sidebar.header.map(ObjectIdentifier.init)
      footer = host.state.sidebar.footer.map(ObjectIdentifier.init)
      bottomBar = host.state.sidebar.bottomBar.map(ObjectIdentifier.init)
      overflowItems = host.state.sidebar.overflowItems.map(ObjectIdentifier.init)
    }
  }

  private struct Selection {
    var tab: ObjectIdentifier?
    var origin: SelectionOrigin?
    /// The number of selections so far, including those of the selected tab.
    var count: Int

    @MainActor init(of host: TabHostController) {
      tab = host.state.selection.tab.map(ObjectIdentifier.init)
      origin = host.state.selection.origin
      count = host.state.selection.count
    }
  }

  /// The search field: that of the search of the visible page, or else of the host.
  struct Search {
    var isAvailable: Bool
    var isActive: Bool
    var text: String
    var placeholder: String?

    @MainActor init(of host: TabHostController) {
      let field = host.visibleSearchController
      isAvailable = field != nil || host.offersSearchOfTabs
      isActive = field?.isSearching ?? host.state.search.isActive
      text = field?.searchBar.storedText ?? host.state.search.text(for: host.state.selection.tab)
      placeholder = field?.searchBar.storedPlaceholder ?? host.state.search.placeholder
    }
  }

  /// The menu and swiped row that are open, and what is presented.
  struct Overlays: Equatable {
    private let menu: ObjectIdentifier?
    private let swipedRow: ObjectIdentifier?
    private let presented: [ObjectIdentifier]

    @MainActor init(of host: TabHostController) {
      let overlays = host.state.overlays
      menu = overlays.menu.map(ObjectIdentifier.init)
      swipedRow = overlays.swipedRow.map(ObjectIdentifier.init)
      presented = overlays.presented.map { ObjectIdentifier($0.viewController) }
    }
  }

  /// What ``TabHostController/restorationState`` contains, besides the selected path.
  private struct Restoration: Equatable {
    let pathToRestore: [String]?
    let isSidebarHidden: Bool?

    @MainActor init(of host: TabHostController) {
      pathToRestore = host.state.selection.pathToRestore
      isSidebarHidden = host.sidebarHiddenByChoice
    }
  }
}

// MARK: - Differences

extension Screen {
  /// The parts of a screen, of which those that differ are presented, and those that were read are
  /// observed.
  struct Differences: OptionSet {
    let rawValue: UInt32

    private init(bit: UInt32) { rawValue = 1 << bit }

    init(rawValue: UInt32) { self.rawValue = rawValue }

    static let layout = Differences(bit: 0)
    static let resolvedMode = Differences(bit: 1)
    static let presentation = Differences(bit: 2)
    static let tabBarPlacement = Differences(bit: 3)
    static let contentLayoutGuide = Differences(bit: 4)
    static let isTabBarHidden = Differences(bit: 5)
    static let isTabBarMinimized = Differences(bit: 6)
    static let accessoryEnvironment = Differences(bit: 7)
    static let barHoldsButtons = Differences(bit: 8)
    static let isSidebarHidden = Differences(bit: 9)
    static let isSidebarAvailable = Differences(bit: 10)
    static let unavailability = Differences(bit: 11)
    static let traits = Differences(bit: 12)
    static let metrics = Differences(bit: 13)
    static let bar = Differences(bit: 14)
    static let rows = Differences(bit: 15)
    static let isEditing = Differences(bit: 16)
    /// The selected tab was selected, again or for the first time.
    static let selection = Differences(bit: 17)
    static let selectedTab = Differences(bit: 18)
    static let selectionOrigin = Differences(bit: 19)
    static let content = Differences(bit: 20)
    static let accessory = Differences(bit: 21)
    static let isSearchAvailable = Differences(bit: 22)
    static let isSearchActive = Differences(bit: 23)
    static let searchText = Differences(bit: 24)
    static let searchPlaceholder = Differences(bit: 25)
    static let overlays = Differences(bit: 26)
    static let restoration = Differences(bit: 27)
    static let navigationBar = Differences(bit: 28)

    static let barAsShown: Differences = [.bar, .isTabBarHidden, .isTabBarMinimized]
    static let search: Differences = [
      .isSearchAvailable, .isSearchActive, .searchText, .searchPlaceholder,
    ]
    /// After which all rows on screen are compared.
    static let allRows: Differences = [.rows, .isEditing, .traits, .presentation, .overlays]
  }
}

extension PresentationChanges {
  /// Adds what differs between two screens.
  mutating func insert(_ differences: Screen.Differences) {
    func includes(_ parts: Screen.Differences) -> Bool { !differences.isDisjoint(with: parts) }
    let isNew = includes([.presentation, .traits, .isEditing])
    if isNew || includes(.barAsShown) { bar = true }
    if isNew || includes(.rows) { sidebar = true }
    if includes(.selection) { selection = true }
    if includes([.content, .accessory]) || includes(.search) { content = true }
    if includes(.metrics) { layout = true }
    if includes(.overlays) { overlays = true }
  }
}
