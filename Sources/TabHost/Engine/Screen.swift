/// Everything that is derived from the state of a host for its presentation, as a value.
///
/// A commit computes it and compares it with the last one. The differences are what the renderer, the
/// rows and the observers of the host are notified of.
struct Screen: Equatable {
  /// What is on screen where.
  let layout: ScreenState
  let traits: TraitCollection
  let bar: BarSettings
  let sidebar: SidebarContents
  let selection: SelectedTab
  let search: SearchField
  let overlays: PresentedObjects
  /// The content of the selection, if it has been created.
  let content: ObjectIdentifier?
  let accessory: ObjectIdentifier?
  let metrics: LayoutMetrics
  let preferredLayout: TabHostController.Sidebar.Layout
  /// The choice of the user or the app, or `nil` if there is none.
  let isSidebarHiddenByChoice: Bool?
  let sidebarUnavailability: TabHostController.Sidebar.Unavailability?

  /// What determines the contents of the bar.
  struct BarSettings: Equatable {
    /// The number of changes of the tabs that the bar lists.
    var version: Int
    var edge: TabHostController.Bar.Edge
    var hasRegions: Bool
    var compactTabIdentifiers: [String]?
    var prominentTabIdentifier: String?
    var order: [String]?
  }

  /// What determines the contents of the sidebar.
  struct SidebarContents: Equatable {
    /// The number of changes of the rows.
    var version: Int
    var isEditing: Bool
    /// The root group whose rows are listed, on a platform that displays one group.
    var scope: ObjectIdentifier?
    var header: ObjectIdentifier?
    var footer: ObjectIdentifier?
    var bottomBar: ObjectIdentifier?
    var overflowItems: ObjectIdentifier?
    var isRowSwiped: Bool
  }

  /// The selected tab, and the number of selections so far.
  struct SelectedTab: Equatable {
    var count: Int
    var tab: ObjectIdentifier?
    var origin: SelectionOrigin?
    var pathToRestore: [String]?
  }

  struct SearchField: Equatable {
    var isAvailable: Bool
    var isActive: Bool
    var text: String
    var placeholder: String?
  }

  /// The menu and swiped row that are open, and what is presented.
  struct PresentedObjects: Equatable {
    var menu: ObjectIdentifier?
    var swipedRow: ObjectIdentifier?
    var presented: [ObjectIdentifier]
  }
}

// MARK: - Deriving

extension TabHostController {
  /// Computes the screen from the state of the host, its tabs and its content.
  func makeScreen() -> Screen {
    let layout = screen
    return Screen(
      layout: layout,
      traits: state.traits,
      bar: barSettings(edge: layout.barEdge, hasRegions: layout.barHasRegions),
      sidebar: sidebarContents,
      selection: Screen.SelectedTab(
        count: state.selection.count,
        tab: state.selection.tab.map(ObjectIdentifier.init),
        origin: state.selection.origin,
        pathToRestore: state.selection.pathToRestore
      ),
      search: Screen.SearchField(
        isAvailable: offersSearch,
        isActive: state.search.isActive,
        text: state.search.text(for: state.selection.tab),
        placeholder: state.search.field?.placeholder
      ),
      overlays: presentedObjects,
      content: madeContent.map(ObjectIdentifier.init),
      accessory: state.shownAccessory.map(ObjectIdentifier.init),
      metrics: state.layoutMetrics,
      preferredLayout: state.sidebar.layout,
      isSidebarHiddenByChoice: state.sidebar.isHiddenByChoice,
      sidebarUnavailability: sidebarUnavailability
    )
  }

  func barSettings(edge: Bar.Edge, hasRegions: Bool) -> Screen.BarSettings {
    Screen.BarSettings(
      version: screenCache.barVersion,
      edge: edge,
      hasRegions: hasRegions,
      compactTabIdentifiers: state.compactTabIdentifiers,
      prominentTabIdentifier: state.prominentTabIdentifier,
      order: customizationKeeper.loadedCustomization.barOrder
    )
  }

  private var sidebarContents: Screen.SidebarContents {
    var contents = Screen.SidebarContents(
      version: screenCache.rowVersion,
      isEditing: state.isEditing,
      header: state.sidebar.header.map(ObjectIdentifier.init),
      footer: state.sidebar.footer.map(ObjectIdentifier.init),
      bottomBar: state.sidebar.bottomBar.map(ObjectIdentifier.init),
      overflowItems: state.sidebar.overflowItems.map(ObjectIdentifier.init),
      isRowSwiped: state.overlays.swipedRow != nil
    )
    if PresentationRules.dependsOnSelection(state.traits.userInterfaceIdiom) {
      contents.scope = state.selection.tab?.root.asGroup.map(ObjectIdentifier.init)
    }
    return contents
  }

  private var presentedObjects: Screen.PresentedObjects {
    guard !state.overlays.isEmpty else { return Screen.PresentedObjects(presented: []) }
    return Screen.PresentedObjects(
      menu: state.overlays.menu.map(ObjectIdentifier.init),
      swipedRow: state.overlays.swipedRow.map(ObjectIdentifier.init),
      presented: state.overlays.presented.map { ObjectIdentifier($0.viewController) }
    )
  }
}

// MARK: - Comparing

extension PresentationChanges {
  /// Adds the differences between two screens.
  mutating func insertDifferences(from old: Screen, to new: Screen) {
    let changesPresentation = new.layout.presentation != old.layout.presentation
    let changesTraits = new.traits != old.traits
    let changesEditing = new.sidebar.isEditing != old.sidebar.isEditing
    if changesPresentation || changesTraits || changesEditing || new.bar != old.bar
      || new.layout.isTabBarHidden != old.layout.isTabBarHidden
      || new.layout.isTabBarMinimized != old.layout.isTabBarMinimized
    {
      bar = true
    }
    if changesPresentation || changesTraits || new.sidebar != old.sidebar { sidebar = true }
    if new.selection.count != old.selection.count { selection = true }
    if new.content != old.content || new.search != old.search || new.accessory != old.accessory
      || new.sidebar.bottomBar != old.sidebar.bottomBar
    {
      content = true
    }
    if new.metrics != old.metrics || new.preferredLayout != old.preferredLayout { layout = true }
    if new.overlays != old.overlays { overlays = true }
  }
}

extension TabHostController {
  /// Notifies the observers of the properties that differ between two screens, with the commit.
  func noteDifferences(from old: Screen, to new: Screen) {
    if observers != nil { noteHostDifferences(from: old, to: new) }
    if sidebar.observers != nil { sidebar.noteDifferences(from: old, to: new) }
  }

  private func noteHostDifferences(from old: Screen, to new: Screen) {
    let (layout, oldLayout) = (new.layout, old.layout)
    if layout.resolvedMode != oldLayout.resolvedMode { changed(\.resolvedMode) }
    if layout.presentation != oldLayout.presentation { changed(\.presentation) }
    if layout.tabBarPlacement != oldLayout.tabBarPlacement { changed(\.tabBarPlacement) }
    if layout.contentLayoutGuide != oldLayout.contentLayoutGuide { changed(\.contentLayoutGuide) }
    if layout.isTabBarHidden != oldLayout.isTabBarHidden { changed(\.isTabBarHidden) }
    if layout.isTabBarMinimized != oldLayout.isTabBarMinimized { changed(\.isTabBarMinimized) }
    if layout.accessoryEnvironment != oldLayout.accessoryEnvironment {
      changed(\.accessoryEnvironment)
    }
    if layout.barHoldsButtons != oldLayout.barHoldsButtons || new.content != old.content {
      changed(\.visibleNavigationBar)
    }
    if new.bar != old.bar || layout.isTabBarHidden != oldLayout.isTabBarHidden
      || layout.isTabBarMinimized != oldLayout.isTabBarMinimized
    {
      changed(\.bar)
    }
    if new.selection.tab != old.selection.tab { changed(\.selectedTab) }
    if new.selection.origin != old.selection.origin { changed(\.selectionOrigin) }
    if new.selection.pathToRestore != old.selection.pathToRestore
      || new.isSidebarHiddenByChoice != old.isSidebarHiddenByChoice
    {
      changed(\.restorationState)
    }
    if new.content != old.content { changed(\.selectedViewController) }
    if new.sidebar.isEditing != old.sidebar.isEditing { changed(\.isEditing) }
    if new.search.isAvailable != old.search.isAvailable { changed(\.isSearchAvailable) }
    if new.search.isActive != old.search.isActive { changed(\.isSearchActive) }
    if new.search.text != old.search.text { changed(\.searchText) }
  }
}

extension TabHostController.Sidebar {
  fileprivate func noteDifferences(from old: Screen, to new: Screen) {
    if new.layout.isSidebarHidden != old.layout.isSidebarHidden { changed(\.isHidden) }
    if new.layout.isSidebarAvailable != old.layout.isSidebarAvailable { changed(\.isAvailable) }
    if new.sidebarUnavailability != old.sidebarUnavailability { changed(\.unavailability) }
    if new.sidebar != old.sidebar || new.selection.tab != old.selection.tab { changed(\.rows) }
  }
}
