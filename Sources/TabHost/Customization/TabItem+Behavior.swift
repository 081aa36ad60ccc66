/// SwiftUI's way to say what people may do to a tab, on the storage of UIKit's.
extension TabItem {
  /// Says what people may do to the tab on some surfaces; all, if none is named.
  ///
  /// In the sidebar this sets ``allowsHiding`` and ``allowsMoving``: automatic sets both,
  /// reorderable the second alone, disabled neither. In the bar, together with
  /// ``setDefaultVisibility(_:for:)``, it comes to a ``preferredPlacement``:
  ///
  /// | behavior | visible | hidden | automatic visibility |
  /// |---|---|---|---|
  /// | automatic | `default` | `optional` | `automatic` |
  /// | reorderable | `movable` | `movable`, and a diagnostic | `movable` |
  /// | disabled | `fixed` | `sidebarOnly` | `fixed` for a root tab, `sidebarOnly` below |
  ///
  /// A placement that was set explicitly wins. Where it says otherwise, and where a tab is to be
  /// hidden and not to be removable, ``TabHostController/Diagnostic/Rule/conflictingBehavior`` is
  /// reported. Documented original: `customizationBehavior(_:for:)`.
  public func setCustomizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for surfaces: TabSurface...
  ) {
    for surface in surfaces.isEmpty ? TabSurface.allCases : surfaces {
      switch surface {
      case .tabBar:
        barBehavior.behavior = behavior
        reportConflict()
      case .sidebar:
        allowsHiding = behavior == .automatic
        allowsMoving = behavior != .disabled
      }
    }
  }

  /// What people may do to the tab on a surface, however it was said.
  ///
  /// In the sidebar a tab that may be hidden reads as automatic. In the bar fixed, pinned and
  /// sidebar-only tabs read as disabled, movable ones as reorderable.
  public func customizationBehavior(for surface: TabSurface) -> TabCustomizationBehavior {
    switch surface {
    case .sidebar: allowsHiding ? .automatic : allowsMoving ? .reorderable : .disabled
    case .tabBar: preferredPlacement.behavior
    }
  }

  /// Says whether the tab is to be seen on some surfaces before anyone chooses; all, if none is
  /// named.
  ///
  /// In the sidebar this sets ``isHiddenByDefault``; for the bar see
  /// ``setCustomizationBehavior(_:for:)``. A person can put a tab that starts outside the bar into
  /// it. Documented original: `defaultVisibility(_:for:)`.
  public func setDefaultVisibility(_ visibility: TabVisibility, for surfaces: TabSurface...) {
    for surface in surfaces.isEmpty ? TabSurface.allCases : surfaces {
      switch surface {
      case .tabBar:
        barBehavior.visibility = visibility
        reportConflict()
      case .sidebar:
        isHiddenByDefault = visibility == .hidden
      }
    }
  }

  /// Whether the tab is to be seen on a surface before anyone chooses, however it was said;
  /// automatic where nothing says it.
  public func defaultVisibility(for surface: TabSurface) -> TabVisibility {
    switch surface {
    case .sidebar: isHiddenByDefault ? .hidden : .automatic
    case .tabBar: preferredPlacement.visibility
    }
  }

  /// What was said about the bar in these words.
  struct BarBehavior: Equatable {
    /// Nil until something was said.
    var behavior: TabCustomizationBehavior?
    var visibility = TabVisibility.automatic
  }

  /// The placement that behavior and default visibility come to.
  var placementByBehavior: Placement {
    switch (barBehavior.behavior ?? .automatic, barBehavior.visibility) {
    case (.automatic, .automatic): .automatic
    case (.automatic, .visible): .default
    case (.automatic, .hidden): .optional
    case (.reorderable, _): .movable
    case (.disabled, .automatic): storedParent == nil ? .fixed : .sidebarOnly
    case (.disabled, .visible): .fixed
    case (.disabled, .hidden): .sidebarOnly
    }
  }

  /// Reports what was said in these words and contradicts itself, or the explicit placement.
  func reportConflict() {
    let said = barBehavior
    if said.behavior == .reorderable, said.visibility == .hidden {
      report(
        .conflictingBehavior,
        [self],
        "the tab is hidden in the bar by default, but the user may not add it; it is shown"
      )
    }
    guard explicitPlacement != .automatic else { return }
    let behaves = said.behavior == nil || said.behavior == explicitPlacement.behavior
    let shows = said.visibility == .automatic || said.visibility == explicitPlacement.visibility
    guard !behaves || !shows else { return }
    report(
      .conflictingBehavior,
      [self],
      "the bar behavior contradicts the preferred placement \(explicitPlacement), which is used"
    )
  }
}

extension TabItem.Placement {
  fileprivate var behavior: TabCustomizationBehavior {
    switch self {
    case .automatic, .default, .optional: .automatic
    case .movable: .reorderable
    case .pinned, .fixed, .sidebarOnly: .disabled
    }
  }

  fileprivate var visibility: TabVisibility {
    switch self {
    case .automatic: .automatic
    case .default, .movable, .pinned, .fixed: .visible
    case .optional, .sidebarOnly: .hidden
    }
  }
}

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
