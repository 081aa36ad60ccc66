extension TabHostController {
  /// The root tabs and their order.
  final var rootList: TabList { tree.rootList }

  /// The root tabs in the order of the sidebar, including hidden ones.
  ///
  /// Groups follow the other tabs. Both are arranged by ``displayOrderIdentifiers``, except for
  /// tabs that may not be moved, which keep their places.
  public var displayOrder: [TabItem] {
    access(\.tabs)
    access(\.displayOrderIdentifiers)
    return observed(\.displayOrder, rootList.displayOrder)
  }

  /// The identifiers of the root tabs in the order of the sidebar.
  ///
  /// The default is an empty array. Tabs without an identifier in the array follow in declared
  /// order; groups follow all other tabs. When tabs enter the host, the order that the user has
  /// chosen replaces the value of this property. A value that you assign afterward takes effect,
  /// but is not saved.
  public var displayOrderIdentifiers: [String] {
    get { observed(\.displayOrderIdentifiers, rootList.displayOrderIdentifiers) }
    set { rootList.changeOrder { $0.assign(newValue) } }
  }

  /// Whether the user may reorder the root tabs in the sidebar.
  ///
  /// The default is `false`. Tabs are reordered among tabs, and groups among groups. This property
  /// has no counterpart in UIKit, where the user can't reorder root tabs.
  public var allowsReordering: Bool {
    get { observed(\.allowsReordering, state.allowsReordering) }
    set {
      change(\.allowsReordering, \.allowsReordering, to: newValue, .none)
    }
  }

  /// Returns the tab with the given identifier, at any depth, or `nil` if there is none.
  ///
  /// - Complexity: O(1)
  public func tab(forIdentifier identifier: String) -> TabItem? {
    tree.tab(forIdentifier: identifier)
  }
}
