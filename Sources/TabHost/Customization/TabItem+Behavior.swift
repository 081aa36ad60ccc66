/// Customization behavior as in SwiftUI, stored in the properties modeled on UIKit.
extension TabItem {
  /// Sets how the user can customize the tab on the given surfaces, or on all if none is given.
  ///
  /// In the sidebar, this method sets ``allowsHiding`` and ``allowsMoving``:
  /// ``TabCustomizationBehavior/automatic`` sets both, ``TabCustomizationBehavior/reorderable``
  /// only the second, and ``TabCustomizationBehavior/disabled`` neither. With
  /// ``TabCustomizationBehavior/reorderable``, the user may move the tab among its siblings even
  /// without ``TabGroupItem/allowsReordering`` of its group or
  /// ``TabHostController/allowsReordering`` of the host; the other behaviors leave this to group and
  /// host. In the bar, the behavior
  /// and the visibility of ``setDefaultVisibility(_:for:)`` result in a ``preferredPlacement``:
  ///
  /// | behavior | visible | hidden | automatic visibility |
  /// |---|---|---|---|
  /// | automatic | `default` | `optional` | `automatic` |
  /// | reorderable | `movable` | `movable`, and a diagnostic | `movable` |
  /// | disabled | `fixed` | `sidebarOnly` | `fixed` for a root tab, `sidebarOnly` below |
  ///
  /// A placement that was assigned explicitly takes precedence. A contradiction between it and this
  /// API is reported as ``TabHostController/Diagnostic/Rule/conflictingBehavior``, and so is a tab
  /// that is hidden by default but reorderable.
  ///
  /// Corresponds to SwiftUI's `customizationBehavior(_:for:)`.
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
        isReorderable = behavior == .reorderable
      }
    }
  }

  /// Returns how the user can customize the tab on a surface.
  ///
  /// The result is derived from the properties of the tab, whether they were set by
  /// ``setCustomizationBehavior(_:for:)`` or directly. In the sidebar, a tab that may be hidden is
  /// ``TabCustomizationBehavior/automatic``, and one that may be moved because
  /// ``TabCustomizationBehavior/reorderable`` was set is that. Any other tab is
  /// ``TabCustomizationBehavior/disabled``, even if its group or host permits the user to move it.
  /// In the bar, fixed, pinned and sidebar-only tabs are ``TabCustomizationBehavior/disabled``, and
  /// movable tabs are ``TabCustomizationBehavior/reorderable``.
  public func customizationBehavior(for surface: TabSurface) -> TabCustomizationBehavior {
    switch surface {
    case .sidebar:
      allowsHiding ? .automatic : allowsMoving && isReorderable ? .reorderable : .disabled
    case .tabBar: preferredPlacement.behavior
    }
  }

  /// Sets the default visibility of the tab on the given surfaces, or on all if none is given.
  ///
  /// The default visibility applies until the user makes a choice. In the sidebar, this method sets
  /// ``isHiddenByDefault``; for the bar, see ``setCustomizationBehavior(_:for:)``. The user can add
  /// a tab to the bar that is hidden there by default.
  ///
  /// Corresponds to SwiftUI's `defaultVisibility(_:for:)`.
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

  /// Returns the visibility of the tab on a surface before the user makes a choice.
  ///
  /// The result is derived from the properties of the tab, whether they were set by
  /// ``setDefaultVisibility(_:for:)`` or directly. It is ``TabVisibility/automatic`` if none of
  /// them declares a visibility.
  public func defaultVisibility(for surface: TabSurface) -> TabVisibility {
    switch surface {
    case .sidebar: isHiddenByDefault ? .hidden : .automatic
    case .tabBar: preferredPlacement.visibility
    }
  }

  /// The behavior and the default visibility in the bar.
  struct BarBehavior: Equatable {
    /// The behavior, or `nil` if it was never set.
    var behavior: TabCustomizationBehavior?
    var visibility = TabVisibility.automatic
  }

  /// The placement that results from the behavior and the default visibility.
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

  /// Reports a contradiction within the behavior and visibility, or with the explicit placement.
  func reportConflict() {
    let declared = barBehavior
    if declared.behavior == .reorderable, declared.visibility == .hidden {
      report(
        .conflictingBehavior,
        [self],
        "the tab is hidden in the bar by default, but the user may not add it; it is shown"
      )
    }
    guard explicitPlacement != .automatic else { return }
    let matches = declared.behavior == nil || declared.behavior == explicitPlacement.behavior
    let isAsVisible =
      declared.visibility == .automatic || declared.visibility == explicitPlacement.visibility
    guard !matches || !isAsVisible else { return }
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

extension TabItem {
  /// Whether the user may move the tab among its siblings, regardless of their parent.
  private var isReorderable: Bool {
    get { observed(\.isReorderable, details?.isReorderable == true) }
    set {
      update(\.isReorderable, from: details?.isReorderable == true, to: newValue, .none) {
        madeDetails.isReorderable = newValue
      }
    }
  }

  /// Returns whether the user may reorder the tab among its siblings, according to its own behavior
  /// or to its group or host.
  func isReorderable(in host: TabHostController) -> Bool {
    if details?.isReorderable == true { return true }
    return storedParent?.storedAllowsReordering ?? host.state.allowsReordering
  }

  /// The identifier under which the choices of the user for the tab are stored.
  ///
  /// The default is ``identifier``. If a new version of the app gives the tab another identifier,
  /// assign the previous one, so that the tab keeps its visibility and its places in the sidebar and
  /// the bar. ``TabCustomization`` lists tabs by this identifier.
  ///
  /// Set the property before the tab enters a host. If you set it later, the choices of the user
  /// under the new identifier replace the present ones. If another tab in the host has the same
  /// customization identifier, an assignment is refused, and a tab that enters the host is left out;
  /// both are reported as ``TabHostController/Diagnostic/Rule/duplicateIdentifier``. Corresponds to
  /// SwiftUI's `customizationID(_:)`.
  public var customizationIdentifier: String {
    get { observed(\.customizationIdentifier, storedCustomizationIdentifier) }
    set {
      let old = storedCustomizationIdentifier
      guard !newValue.isIdentical(to: old), host?.tree.allows(newValue, for: self) != false else {
        return
      }
      update(\.customizationIdentifier, .none, in: host) {
        madeDetails.customizationIdentifier =
          newValue.isIdentical(to: identifier) ? nil : newValue
        guard let host else { return }
        host.tree.customizationIdentifierDidChange(of: self, from: old)
        host.customizationKeeper.choices.nameDidChange(of: self, from: old)
        siblingsOrderDidChange()
        if siblingList?.order.choiceInEffect != nil {
          if let parent = storedParent {
            parent.changed(\.displayOrderIdentifiers)
          } else {
            host.changed(\.displayOrderIdentifiers)
          }
        }
        host.transaction.note(.bar)
      }
    }
  }

  /// The identifier under which the choices of the user are stored, read without observation.
  var storedCustomizationIdentifier: String { details?.customizationIdentifier ?? identifier }

  /// Whether ``customizationIdentifier`` differs from the identifier.
  var hasOwnCustomizationIdentifier: Bool { details?.customizationIdentifier != nil }
}

/// How the user can customize a tab on one surface.
///
/// Corresponds to SwiftUI's `TabCustomizationBehavior`.
public enum TabCustomizationBehavior: String, Hashable, Sendable, Codable, CaseIterable {
  /// The user can add, remove and move the tab.
  case automatic
  /// The user can move the tab, but not remove it.
  case reorderable
  /// The user can neither remove nor move the tab.
  case disabled
}

/// A part of the screen that displays tabs.
///
/// Corresponds to SwiftUI's `AdaptableTabBarPlacement`.
public enum TabSurface: String, Hashable, Sendable, Codable, CaseIterable {
  /// The bar.
  case tabBar
  /// The sidebar.
  case sidebar
}
