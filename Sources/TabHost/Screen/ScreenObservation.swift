// The observable properties of host and sidebar that are derived for the screen.

extension TabHostController {
  /// Returns the value of a derived property that is read from outside of the framework.
  ///
  /// Its observers are notified when a commit has touched or derived one of the facets.
  func derived<Value>(
    _ property: KeyPath<TabHostController, Value>,
    _ value: Value,
    from facets: Facet
  ) -> Value {
    access(property, from: facets)
    return value
  }

  func access<Value>(_ property: KeyPath<TabHostController, Value>, from facets: Facet) {
    screenCache.observed.formUnion(facets)
    access(property)
  }

  /// Notifies the observers of what a commit has touched and derived.
  func notifyObservers(of facets: Facet) {
    let observed = facets.intersection(screenCache.observed)
    // The properties of the layout and of the search field differ independently, so that some of
    // their observers may be left.
    screenCache.observed.subtract(observed.subtracting([.layout, .search]))
    if observed.contains(.layout), let old = screenCache.replacedLayout {
      notifyObservers(of: screen, replacing: old)
    }
    if observed.intersects([.bar, .barState]) { changed(\.bar) }
    if observed.contains(.selectedTab) { changed(\.selectedTab) }
    if observed.contains(.selectionOrigin) { changed(\.selectionOrigin) }
    if observed.contains(.page) { changed(\.selectedViewController) }
    if observed.intersects([.page, .pages]) { changed(\.visibleNavigationController) }
    if observed.intersects(.ofResponders) { changed(\.availableKeyCommands) }
    if observed.contains(.navigationBar), !state.overlays.presented.isEmpty {
      changed(\.presentedControllers)
    }
    if observed.intersects(.ofNavigationBar) {
      changed(\.visibleNavigationBar)
      changed(\.visibleToolbar)
      changed(\.searchScopeTitles)
      changed(\.selectedSearchScopeIndex)
    }
    if observed.contains(.editing) { changed(\.isEditing) }
    if observed.contains(.restoration) { changed(\.restorationState) }
    if observed.contains(.unavailability) { sidebar.changed(\.unavailability) }
    if observed.intersects(.ofRowCollection) { sidebar.changed(\.rows) }
  }

  private func notifyObservers(of new: ScreenState, replacing old: ScreenState) {
    if new.resolvedMode != old.resolvedMode { changed(\.resolvedMode) }
    if new.presentation != old.presentation { changed(\.presentation) }
    if new.tabBarPlacement != old.tabBarPlacement { changed(\.tabBarPlacement) }
    if new.contentLayoutGuide != old.contentLayoutGuide { changed(\.contentLayoutGuide) }
    if new.isTabBarHidden != old.isTabBarHidden { changed(\.isTabBarHidden) }
    if new.isTabBarMinimized != old.isTabBarMinimized { changed(\.isTabBarMinimized) }
    if new.accessoryEnvironment != old.accessoryEnvironment { changed(\.accessoryEnvironment) }
    if new.barHoldsButtons != old.barHoldsButtons { changed(\.visibleNavigationBar) }
    if new.isSidebarHidden != old.isSidebarHidden { sidebar.changed(\.isHidden) }
    if new.isSidebarAvailable != old.isSidebarAvailable { sidebar.changed(\.isAvailable) }
  }

  /// Notifies the observers of the search field.
  func notifyObservers(of new: SearchField, replacing old: SearchField) {
    if new.isAvailable != old.isAvailable { changed(\.isSearchAvailable) }
    if new.isActive != old.isActive { changed(\.isSearchActive) }
    if new.text != old.text { changed(\.searchText) }
    if new.placeholder != old.placeholder { changed(\.searchPlaceholder) }
  }
}

extension Facet {
  /// The facets of the navigation bar and the toolbar of the visible page.
  static let ofNavigationBar: Facet = [.page, .pages, .navigationBar]
  /// The facets of what takes key presses.
  static let ofResponders: Facet = [.page, .pages, .presented]
  /// The facets of the bar as it is read.
  static let ofBar: Facet = [.bar, .barState]
  /// The facets of the rows as they are read.
  static let ofRowCollection: Facet = [.rows, .rowsOffScreen, .editing, .selectedTab]
}

extension TabHostController.Sidebar {
  /// Returns the value of a derived property that is read from outside of the framework.
  func derived<Value>(
    _ property: KeyPath<TabHostController.Sidebar, Value>,
    _ value: Value,
    from facets: Facet
  ) -> Value {
    host?.screenCache.observed.formUnion(facets)
    access(property)
    return value
  }
}
