public import Observation

extension TabHostController: Observable {}

extension TabHostController: Followed {
  var hostInvalidation: Invalidation? { invalidation }

  /// Somebody follows the host or its sidebar: what is computed there is announced from now on.
  func announceFacetsToFollowers() {
    guard invalidation.announceFacets == nil else { return }
    invalidation.announceFacets = { [weak self] in self?.announce($0) }
  }

  private func announce(_ facets: Invalidation.Facets) {
    if facets.contains(.selectedTab) { announce(\.selectedTab) }
    if facets.contains(.selectionOrigin) { announce(\.selectionOrigin) }
    if facets.contains(.bar) { announce(\.bar) }
    if facets.contains(.rows) { sidebar.announce(\.rows) }
    if facets.contains(.content) { announce(\.visibleNavigationController) }
  }
}

// MARK: - Facets

extension TabHostController {
  /// A facet of the host is read from outside of the framework.
  func follow<Value>(
    _ property: KeyPath<TabHostController, Value>,
    as facet: Invalidation.Facets
  ) {
    follow(property)
    invalidation.noteRead(of: facet)
  }

  /// The same, with what the property reads.
  func following<Value>(
    _ property: KeyPath<TabHostController, Value>,
    _ value: Value,
    as facet: Invalidation.Facets
  ) -> Value {
    follow(property, as: facet)
    return value
  }
}

extension TabHostController.Sidebar {
  /// The rows are read from outside of the framework.
  func followRows() {
    follow(\.rows)
    host?.invalidation.noteRead(of: .rows)
  }
}

// MARK: - The selected path

extension TabHostController {
  /// What ``selectedPath`` reads.
  var shownPath: [TabItem] { selection.tab?.path ?? [] }

  /// What depends on the selected path is read from outside of the framework.
  func followSelectedPath() {
    follow(\.selectedTab, as: .selectedTab)
    for tab in shownPath {
      tab.follow(\.parent)
      tab.asGroup?.follow(\.managingNavigationController)
    }
  }

  /// What ``selectedIndex`` reads.
  var rootIndexOfSelection: Int? {
    guard let root = selection.tab?.root else { return nil }
    return tree.roots.firstIndex { $0 === root }
  }
}

extension TabHostController.Sidebar: Observable {}

extension TabHostController.Sidebar: Followed {
  var hostInvalidation: Invalidation? { host?.invalidation }
}
