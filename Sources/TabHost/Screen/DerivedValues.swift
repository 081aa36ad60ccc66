/// The values derived from the state of a host: the layout of the screen, the content of the selection
/// and the contents of the bar. Each is computed when it is needed, and cached until a change touches a
/// facet that it depends on.
///
/// A commit compares them with those of the last commit.
@MainActor final class DerivedValues {
  private(set) var layout: ScreenState?
  private var facts = TabHostController.LayoutFacts()
  /// Whether ``layout`` is out of date.
  private var isLayoutOutdated = true
  /// Whether ``layout`` has not been computed again since the last commit.
  private var isLayoutCommitted = false
  /// Whether ``facts`` may be out of date, on which the layout depends.
  private var areFactsOutdated = true
  /// The content of the selection, or `nil` if it must be resolved.
  private var content: ViewController?
  private var takenTab: TabItem?
  /// Whether ``content`` and ``takenTab`` may be out of date.
  private var isContentOutdated = true
  private var bar: (value: TabHostController.Bar, hasRegions: Bool)?
  private var barTabs: Set<ObjectIdentifier>?

  /// The properties that observers have read since they were last notified of them.
  private var observed = DerivedProperties()
  /// The values of the last commit.
  private var committed = Committed()
  /// The layout before ``Facet/layout`` was last derived.
  private(set) var replacedLayout: ScreenState?
  /// The search field before ``Facet/search`` was last derived.
  private(set) var replacedSearch = SearchField()

  private struct Committed {
    var layout: ScreenState?
    var tab: ObjectIdentifier?
    var origin: SelectionOrigin?
    var page: ObjectIdentifier?
    var rowScope = RowScope.all
    var search = SearchField()
    var isEditing = false
    var hasEditingSession = false
    var pathToRestore: [String]?
    var isSidebarHiddenByChoice: Bool?
    var unavailability: TabHostController.Sidebar.Unavailability?
  }

  /// Which rows the sidebar lists.
  private enum RowScope: Equatable {
    case all
    /// The rows of the selected root group, or none.
    case group(ObjectIdentifier?)
  }

  /// Discards what depends on touched facets.
  func invalidate(for facets: Facet, in transaction: Transaction) {
    if facets.intersects(.laidOut) { isLayoutOutdated = true }
    areFactsOutdated = true
    isContentOutdated = true
    guard facets.contains(.bar) else { return }
    if layout?.dependsOnItems == true { isLayoutOutdated = true }
    if let bar { transaction.retire(bar.value) }
    bar = nil
  }
}

// MARK: - Deriving

extension DerivedValues {
  /// Stores the values of a new host, of which nobody is notified.
  func storeInitialValues(of host: TabHostController) {
    var facets = Facet.deriving
    derive(&facets, in: host)
  }

  /// Derives the values that depend on the touched facets, and adds the facets of those that differ.
  func derive(_ facets: inout Facet, in host: TabHostController) {
    var page: ObjectIdentifier?
    if let content = selectedController(in: host) { page = ObjectIdentifier(content) }
    if page != committed.page {
      committed.page = page
      facets.insert(.page)
    }
    deriveLayout(&facets, in: host)
    if facets.contains(.selection) { deriveSelection(&facets, in: host) }
    if facets.contains(.editing) {
      if host.editing.isActive == committed.isEditing { facets.remove(.editing) }
      committed.isEditing = host.editing.isActive
    }
    if facets.intersects([.editing, .editingSession]) {
      facets.remove(.editingSession)
      if host.editing.isInSession != committed.hasEditingSession { facets.insert(.editingSession) }
      committed.hasEditingSession = host.editing.isInSession
    }
    deriveSearch(&facets, in: host)
    if facets.intersects([.selection, .tabs, .traits]) { deriveRowScope(&facets, in: host) }
    if facets.intersects([.selection, .tabs, .settings, .traits]) {
      deriveRestoration(&facets, in: host)
    }
    if observed.contains(.sidebarUnavailability),
      facets.intersects(.laidOut.union([.selection, .tabs, .facts]))
    {
      let unavailability = host.sidebarUnavailability
      if unavailability != committed.unavailability { facets.insert(.unavailability) }
      committed.unavailability = unavailability
    }
  }

  private func deriveLayout(_ facets: inout Facet, in host: TabHostController) {
    updateLayout(in: host)
    guard !isLayoutCommitted, let new = layout else { return }
    isLayoutCommitted = true
    guard let old = replace(&committed.layout, with: new), new != old else { return }
    replacedLayout = old
    facets.insert(.layout)
    if new.presentation != old.presentation { facets.insert(.presentation) }
    if new.isSidebarAvailable != old.isSidebarAvailable || new.resolvedMode != old.resolvedMode {
      facets.insert(.availability)
    }
    if new.barEdge != old.barEdge || new.barHasRegions != old.barHasRegions {
      facets.formUnion([.bar, .barState])
    }
    if new.isTabBarHidden != old.isTabBarHidden || new.isTabBarMinimized != old.isTabBarMinimized {
      facets.insert(.barState)
    }
  }

  private func deriveSelection(_ facets: inout Facet, in host: TabHostController) {
    var tab: ObjectIdentifier?
    if let selected = host.selection.tab { tab = ObjectIdentifier(selected) }
    if tab != committed.tab {
      committed.tab = tab
      facets.insert(.selectedTab)
    }
    if host.selection.origin != committed.origin {
      committed.origin = host.selection.origin
      facets.insert(.selectionOrigin)
    }
  }

  private func deriveSearch(_ facets: inout Facet, in host: TabHostController) {
    let isTouched = facets.remove(.search) != nil
    // Mostly, there is no search.
    guard
      isTouched || committed.search.isAvailable || facts.hasSearchController
        || host.state.search.isForAllTabs || host.selection.tab?.asSearch != nil
    else { return }
    let new = host.searchField
    guard new != committed.search else { return }
    replacedSearch = replace(&committed.search, with: new)
    facets.insert(.search)
  }

  private func deriveRowScope(_ facets: inout Facet, in host: TabHostController) {
    var scope = RowScope.all
    if PresentationRules.dependsOnSelection(host.state.traits.userInterfaceIdiom) {
      scope = .group(nil)
      if let group = host.selection.tab?.root.asGroup {
        scope = .group(ObjectIdentifier(group))
      }
    }
    if scope != committed.rowScope {
      committed.rowScope = scope
      facets.insert(.rows)
    }
  }

  private func deriveRestoration(_ facets: inout Facet, in host: TabHostController) {
    let path = host.selection.pathToRestore
    if path != nil || committed.pathToRestore != nil, path != committed.pathToRestore {
      committed.pathToRestore = path
      facets.insert(.restoration)
    }
    guard facets.intersects([.settings, .traits]) else { return }
    let isHidden = host.sidebarHiddenByChoice
    if isHidden != committed.isSidebarHiddenByChoice {
      committed.isSidebarHiddenByChoice = isHidden
      facets.insert(.restoration)
    }
  }

  /// The search field of the last commit.
  var search: SearchField { committed.search }

  /// Notes the reason that an observer has read, because it is derived only for observers.
  func noteRead(_ unavailability: TabHostController.Sidebar.Unavailability?) {
    committed.unavailability = unavailability
  }
}

// MARK: - Observers

extension DerivedValues {
  /// The facets that observed properties depend on.
  var observedFacets: Facet { observed.facets }

  /// Notes that a property is read, whose observers are to be notified.
  func noteRead(_ property: DerivedProperty) { observed.insert(property) }

  /// Treats all properties as observed, because some of their observers were not notified.
  func treatAllAsObserved() {
    for property in DerivedProperty.allCases { observed.insert(property) }
  }

  /// Returns the observed properties that may differ after a commit. They are no longer observed.
  func takeObserved(after facets: Facet) -> [DerivedProperty] {
    var changed: [DerivedProperty] = []
    var rest = DerivedProperties()
    for property in DerivedProperty.allCases where observed.contains(property) {
      if property.mayDiffer(after: facets, in: self) {
        changed.append(property)
      } else {
        rest.insert(property)
      }
    }
    observed = rest
    return changed
  }
}

// MARK: - Layout

extension DerivedValues {
  /// Returns the present layout of the screen.
  func state(in host: TabHostController) -> ScreenState {
    updateLayout(in: host)
    return layout ?? host.makeScreenState(facts)
  }

  /// Returns whether the content of the selection has an accessory.
  func hasAccessory(in host: TabHostController) -> Bool {
    updateLayout(in: host)
    return facts.hasAccessory
  }

  private func updateLayout(in host: TabHostController) {
    guard isLayoutOutdated || areFactsOutdated else { return }
    // Reading the state may touch it, when the customization is loaded.
    let wasOutdated = isLayoutOutdated
    isLayoutOutdated = false
    areFactsOutdated = false
    let present = host.layoutFacts
    guard wasOutdated || present != facts else { return }
    facts = present
    layout = host.makeScreenState(present)
    isLayoutCommitted = false
  }
}

// MARK: - Content

extension DerivedValues {
  /// Returns the content of the selection, or `nil` if it has not been created.
  func selectedController(in host: TabHostController) -> ViewController? {
    if isContentOutdated || content == nil { resolveContent(in: host) }
    return content
  }

  /// Returns the tab whose content the app has moved into another container.
  func takenTab(in host: TabHostController) -> TabItem? {
    if isContentOutdated || content == nil { resolveContent(in: host) }
    return takenTab
  }

  /// Resolves the content of the selection and caches it. The absence of content is not cached,
  /// because a tab that is about to leave the host creates its content without notifying the host.
  private func resolveContent(in host: TabHostController) {
    let resolved = host.lookUpContent()
    isContentOutdated = false
    if content !== resolved.controller {
      // An object that nothing else retains is released when the state is whole.
      if isKnownUniquelyReferenced(&content), let content { host.transaction.retire(content) }
      content = resolved.controller
    }
    if takenTab !== resolved.takenTab {
      if let takenTab { host.transaction.retire(takenTab) }
      takenTab = resolved.takenTab
    }
  }
}

// MARK: - The bar

extension DerivedValues {
  /// Returns the contents of the bar, whether it is shown or not.
  func bar(in host: TabHostController) -> TabHostController.Bar {
    let screen = state(in: host)
    if let bar, bar.value.edge == screen.barEdge, bar.hasRegions == screen.barHasRegions {
      return bar.value
    }
    let made = BarBuilder(host: host, screen: screen).bar
    bar = (made, screen.barHasRegions)
    barTabs = nil
    return made
  }

  /// Returns whether a tab is in the bar or its overflow.
  func barShows(_ tab: TabItem, in host: TabHostController) -> Bool {
    let bar = bar(in: host)
    if let barTabs { return barTabs.contains(ObjectIdentifier(tab)) }
    let tabs = Set((bar.items + bar.overflow).map(ObjectIdentifier.init))
    barTabs = tabs
    return tabs.contains(ObjectIdentifier(tab))
  }
}

// MARK: - The search field

/// The search field: that of the search of a page on screen, or else of the host.
struct SearchField: Equatable {
  var controller: ObjectIdentifier?
  var isAvailable = false
  var isActive = false
  var text = ""
  var placeholder: String?
}

extension TabHostController {
  /// The search field of the present, read without observation.
  var searchField: SearchField {
    let controller = searchControllerOnScreen
    return SearchField(
      controller: controller.map(ObjectIdentifier.init),
      isAvailable: controller != nil || offersSearchOfTabs,
      isActive: controller?.isSearching ?? state.search.isActive,
      text: controller?.searchBar.storedText ?? state.search.text(for: selection.tab),
      placeholder: controller?.searchBar.storedPlaceholder ?? state.search.placeholder
    )
  }
}
