// The observable properties of host and sidebar that are derived for the screen.

extension TabHostController {
  /// Returns the value of a derived property that is read from outside of the framework.
  ///
  /// Its observers are notified when a commit finds that a part of the screen differs.
  func derived<Value>(
    _ property: KeyPath<TabHostController, Value>,
    _ value: Value,
    from part: Screen.Differences
  ) -> Value {
    access(property, from: part)
    return value
  }

  func access<Value>(
    _ property: KeyPath<TabHostController, Value>,
    from part: Screen.Differences
  ) {
    screenCache.observed.formUnion(part)
    access(property)
  }

  /// Notifies the observers of what differs between two screens, with the commit.
  func notifyObservers(of differences: Screen.Differences) {
    let observed = differences.intersection(screenCache.observed)
    guard !observed.isEmpty else { return }
    screenCache.observed.subtract(observed)
    for (part, notify) in Self.derivedProperties where !observed.isDisjoint(with: part) {
      notify(self)
    }
  }

  private static let derivedProperties: [(Screen.Differences, (TabHostController) -> Void)] = [
    (.resolvedMode, { $0.changed(\.resolvedMode) }),
    (.presentation, { $0.changed(\.presentation) }),
    (.tabBarPlacement, { $0.changed(\.tabBarPlacement) }),
    (.contentLayoutGuide, { $0.changed(\.contentLayoutGuide) }),
    (.isTabBarHidden, { $0.changed(\.isTabBarHidden) }),
    (.isTabBarMinimized, { $0.changed(\.isTabBarMinimized) }),
    (.accessoryEnvironment, { $0.changed(\.accessoryEnvironment) }),
    (.barAsShown, { $0.changed(\.bar) }),
    (.selectedTab, { $0.changed(\.selectedTab) }),
    (.selectionOrigin, { $0.changed(\.selectionOrigin) }),
    (.content, { $0.changed(\.selectedViewController) }),
    ([.content, .barHoldsButtons, .navigationBar], { $0.changed(\.visibleNavigationBar) }),
    ([.content, .navigationBar], { $0.changed(\.visibleToolbar) }),
    ([.content, .navigationBar], { $0.changed(\.searchScopeTitles) }),
    ([.content, .navigationBar], { $0.changed(\.selectedSearchScopeIndex) }),
    (.searchPlaceholder, { $0.changed(\.searchPlaceholder) }),
    (.isEditing, { $0.changed(\.isEditing) }),
    (.isSearchAvailable, { $0.changed(\.isSearchAvailable) }),
    (.isSearchActive, { $0.changed(\.isSearchActive) }),
    (.searchText, { $0.changed(\.searchText) }),
    (.restoration, { $0.changed(\.restorationState) }),
    (.isSidebarHidden, { $0.sidebar.changed(\.isHidden) }),
    (.isSidebarAvailable, { $0.sidebar.changed(\.isAvailable) }),
    (.unavailability, { $0.sidebar.changed(\.unavailability) }),
    ([.rows, .isEditing, .selectedTab], { $0.sidebar.changed(\.rows) }),
  ]
}

extension TabHostController.Sidebar {
  /// Returns the value of a derived property that is read from outside of the framework.
  func derived<Value>(
    _ property: KeyPath<TabHostController.Sidebar, Value>,
    _ value: Value,
    from part: Screen.Differences
  ) -> Value {
    host?.screenCache.observed.formUnion(part)
    access(property)
    return value
  }
}
