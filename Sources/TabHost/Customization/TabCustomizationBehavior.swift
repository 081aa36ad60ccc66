/// What a person may do to a tab on one surface. Documented original: SwiftUI's
/// `TabCustomizationBehavior`.
public enum TabCustomizationBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  /// Add, remove and move it.
  case automatic
  /// Move it, never remove it.
  case reorderable
  /// Neither.
  case disabled
}

/// A place where people meet tabs. Documented original: SwiftUI's `AdaptableTabBarPlacement`.
public enum TabSurface: String, Hashable, Sendable, Codable, CaseIterable {
  /// The bar.
  case tabBar
  /// The sidebar.
  case sidebar
}
