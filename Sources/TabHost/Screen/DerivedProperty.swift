/// A property of a host or its sidebar that is derived when it is read, and what it depends on.
///
/// A getter passes its property to ``TabHostController/derived(_:_:)``. When a commit touches or derives a
/// facet that the property depends on, its observers are notified.
enum DerivedProperty: Int, CaseIterable {
  case selectedTab, selectionOrigin, selectedViewController, visibleNavigationController
  case resolvedMode, presentation, tabBarPlacement, contentLayoutGuide, accessoryEnvironment
  case bar, isTabBarHidden, isTabBarMinimized
  case isSidebarHidden, isSidebarAvailable, sidebarUnavailability, rows
  case visibleNavigationBar, visibleToolbar, searchScopeTitles, selectedSearchScopeIndex
  case visibleSearchController, isSearchAvailable, isSearchActive, searchText, searchPlaceholder
  case presentedControllers, availableKeyCommands, isEditing, restorationState

  /// The facets that the property depends on.
  var facets: Facet {
    switch self {
    case .selectedTab: .selectedTab
    case .selectionOrigin: .selectionOrigin
    case .selectedViewController: .page
    case .visibleNavigationController: [.page, .pages]
    case .presentation: .presentation
    case .resolvedMode, .tabBarPlacement, .contentLayoutGuide,
      .accessoryEnvironment, .isTabBarHidden, .isTabBarMinimized, .isSidebarHidden,
      .isSidebarAvailable:
      .layout
    case .bar: [.bar, .barState]
    case .sidebarUnavailability: .unavailability
    case .rows: [.rows, .rowsOffScreen, .editing, .selectedTab]
    case .visibleNavigationBar: [.page, .pages, .navigationBar, .layout]
    case .visibleToolbar, .searchScopeTitles, .selectedSearchScopeIndex:
      [.page, .pages, .navigationBar]
    case .visibleSearchController, .isSearchAvailable, .isSearchActive, .searchText,
      .searchPlaceholder:
      .search
    case .presentedControllers: [.presented, .navigationBar]
    case .availableKeyCommands: [.page, .pages, .presented, .navigationBar]
    case .isEditing: .editingSession
    case .restorationState: .restoration
    }
  }

  /// Returns whether the value differs between two layouts, if it depends on the layout.
  private func differs(_ old: ScreenState, _ new: ScreenState) -> Bool {
    switch self {
    case .resolvedMode: old.resolvedMode != new.resolvedMode
    case .tabBarPlacement: old.tabBarPlacement != new.tabBarPlacement
    case .contentLayoutGuide: old.contentLayoutGuide != new.contentLayoutGuide
    case .accessoryEnvironment: old.accessoryEnvironment != new.accessoryEnvironment
    case .isTabBarHidden: old.isTabBarHidden != new.isTabBarHidden
    case .isTabBarMinimized: old.isTabBarMinimized != new.isTabBarMinimized
    case .isSidebarHidden: old.isSidebarHidden != new.isSidebarHidden
    case .isSidebarAvailable: old.isSidebarAvailable != new.isSidebarAvailable
    case .visibleNavigationBar: old.barHoldsButtons != new.barHoldsButtons
    default: true
    }
  }

  /// Returns whether the value differs between two search fields, if it depends on the search field.
  private func differs(_ old: SearchField, _ new: SearchField) -> Bool {
    switch self {
    case .visibleSearchController: old.controller != new.controller
    case .isSearchAvailable: old.isAvailable != new.isAvailable
    case .isSearchActive: old.isActive != new.isActive
    case .searchText: old.text != new.text
    case .searchPlaceholder: old.placeholder != new.placeholder
    default: true
    }
  }

  /// Returns whether the value may differ after a commit.
  ///
  /// - Parameter facets: What the commit has touched and derived.
  @MainActor func mayDiffer(after facets: Facet, in derived: DerivedValues) -> Bool {
    let changed = self.facets.intersection(facets)
    if !changed.subtracting([.layout, .search]).isEmpty { return true }
    if changed.contains(.layout), let old = derived.replacedLayout, let new = derived.layout {
      return differs(old, new)
    }
    return changed.contains(.search) && differs(derived.replacedSearch, derived.search)
  }

  /// How a property is used.
  fileprivate enum Use {
    /// It is read from outside of the framework.
    case access
    /// Its value has changed.
    case change
  }

  @MainActor fileprivate func note(_ use: Use, in host: TabHostController) {
    func note<Object: Observed, Value>(_ object: Object, _ property: KeyPath<Object, Value>) {
      switch use {
      case .access: object.access(property)
      case .change: object.changed(property, in: host.transaction.observations)
      }
    }
    switch self {
    case .selectedTab: note(host, \.selectedTab)
    case .selectionOrigin: note(host, \.selectionOrigin)
    case .selectedViewController: note(host, \.selectedViewController)
    case .visibleNavigationController: note(host, \.visibleNavigationController)
    case .resolvedMode: note(host, \.resolvedMode)
    case .presentation: note(host, \.presentation)
    case .tabBarPlacement: note(host, \.tabBarPlacement)
    case .contentLayoutGuide: note(host, \.contentLayoutGuide)
    case .accessoryEnvironment: note(host, \.accessoryEnvironment)
    case .bar: note(host, \.bar)
    case .isTabBarHidden: note(host, \.isTabBarHidden)
    case .isTabBarMinimized: note(host, \.isTabBarMinimized)
    case .isSidebarHidden: note(host.sidebar, \.isHidden)
    case .isSidebarAvailable: note(host.sidebar, \.isAvailable)
    case .sidebarUnavailability: note(host.sidebar, \.unavailability)
    case .rows: note(host.sidebar, \.rows)
    case .visibleNavigationBar: note(host, \.visibleNavigationBar)
    case .visibleToolbar: note(host, \.visibleToolbar)
    case .searchScopeTitles: note(host, \.searchScopeTitles)
    case .selectedSearchScopeIndex: note(host, \.selectedSearchScopeIndex)
    case .visibleSearchController: note(host, \.visibleSearchController)
    case .isSearchAvailable: note(host, \.isSearchAvailable)
    case .isSearchActive: note(host, \.isSearchActive)
    case .searchText: note(host, \.searchText)
    case .searchPlaceholder: note(host, \.searchPlaceholder)
    case .presentedControllers: note(host, \.presentedControllers)
    case .availableKeyCommands: note(host, \.availableKeyCommands)
    case .isEditing: note(host, \.isEditing)
    case .restorationState: note(host, \.restorationState)
    }
  }
}

/// A set of derived properties.
struct DerivedProperties {
  private var bits: UInt64 = 0
  /// The facets that the properties depend on.
  private(set) var facets = Facet.none

  func contains(_ property: DerivedProperty) -> Bool { bits & 1 << property.rawValue != 0 }

  mutating func insert(_ property: DerivedProperty) {
    bits |= 1 << property.rawValue
    facets.formUnion(property.facets)
  }
}

extension TabHostController {
  /// Returns the value of a derived property that is read from outside of the framework.
  func derived<Value>(_ property: DerivedProperty, _ value: Value) -> Value {
    access(property)
    return value
  }

  /// Registers that a derived property is read from outside of the framework.
  func access(_ property: DerivedProperty) {
    derivedValues.noteRead(property)
    property.note(.access, in: self)
  }

  /// Queues the notifications of the observers of what a commit has touched and derived.
  func queueObservers(of facets: Facet) {
    for property in derivedValues.takeObserved(after: facets) { property.note(.change, in: self) }
  }
}

extension TabHostController.Sidebar {
  /// Returns the value of a derived property that is read from outside of the framework.
  func derived<Value>(_ property: DerivedProperty, _ value: Value) -> Value {
    host?.access(property)
    return value
  }
}
