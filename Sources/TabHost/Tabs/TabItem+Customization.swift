extension TabItem {
  /// Whether the tab is hidden, by the app or by the user.
  ///
  /// The default is `false`. A hidden tab stays in the tree and keeps its content, but is not
  /// displayed in the sidebar or in any bar. Hiding a group also hides all tabs below it. When the
  /// app hides the selected tab, the selection changes as described for
  /// ``SelectionOrigin/fallback``.
  ///
  /// When the tab enters a host, the choice of the user replaces the value of this property. A
  /// value that you assign afterward takes effect, but is not saved.
  public var isHidden: Bool {
    get { observed(\.isHidden, visibility.isHidden) }
    set { changeVisibility { $0.hiding.assign(newValue) } }
  }

  /// The visibility of a tab, as the app has declared it and the user has customized it.
  struct Visibility: Equatable {
    /// Whether the tab is hidden; by default as ``isHiddenByDefault`` declares.
    var hiding = Customizable<Bool>()
    /// The default, which was read when the tab entered the host.
    var isHiddenByDefault = false
    /// The visibility that the user has chosen for the bar.
    var chosenInBar = TabVisibility.automatic

    var isDeclaredHidden: Bool { hiding.declared ?? isHiddenByDefault }

    var isHidden: Bool { hiding.value ?? isHiddenByDefault }
  }

  /// Whether a choice of the user is in effect for the tab.
  var hasChoiceInEffect: Bool {
    if visibility.hiding.choice != nil || visibility.chosenInBar != .automatic { return true }
    guard let group = asGroup else { return false }
    return group.childList.order.choice != nil || group.expansion.choice != nil
  }

  /// Reads the default visibility, which applies if no visibility has been assigned. Called when
  /// the tab enters a host.
  func adoptDefaultVisibility() {
    guard mayAdoptDefaultVisibility else { return }
    changeVisibility { $0.isHiddenByDefault = storedIsHiddenByDefault }
  }

  /// Whether the default may change the visibility when the tab enters a host.
  var mayAdoptDefaultVisibility: Bool {
    visibility.hiding.declared == nil && (storedIsHiddenByDefault || visibility.isHiddenByDefault)
  }

  /// Stores the user's choice. A value that equals both the declared value and the default is
  /// stored as no choice.
  func choose(isHidden: Bool) {
    let differs = isHidden != visibility.isDeclaredHidden || isHidden != storedIsHiddenByDefault
    let choice = differs ? isHidden : nil
    changeChoices { $0.sidebarVisibility = TabVisibility(isHidden: choice) }
    changeVisibility(isByUser: true) { $0.hiding.choice = choice }
  }

  /// Stores whether the user has added the tab to the bar or removed it; `.automatic` is no choice.
  func choose(inBar visibility: TabVisibility) {
    changeChoices { $0.tabBarVisibility = visibility }
    changeVisibility(isByUser: true) { $0.chosenInBar = visibility }
  }

  private func changeChoices(_ mutate: (inout TabCustomization.Tab) -> Void) {
    host?.customizationKeeper.choices.change { mutate(&$0[tab: storedCustomizationIdentifier]) }
  }

  /// Applies choices.
  ///
  /// - Parameter old: The previous choices, or `nil` to apply also those that equal them, which the app
  ///   may have overridden.
  func apply(_ choices: TabCustomization.Tab, insteadOf old: TabCustomization.Tab? = nil) {
    changeVisibility {
      if choices.sidebarVisibility != old?.sidebarVisibility {
        $0.hiding.choice = choices.sidebarVisibility.isHidden
      }
      $0.chosenInBar = choices.tabBarVisibility
    }
  }

  /// Resets the visibility to the default, discarding what the app has assigned and the user has
  /// chosen.
  func returnToDefaultVisibility(isByUser: Bool) {
    changeVisibility(isByUser: isByUser) {
      $0 = Visibility(isHiddenByDefault: storedIsHiddenByDefault, chosenInBar: $0.chosenInBar)
    }
  }

  private func changeVisibility(
    isByUser: Bool = false,
    _ mutate: (inout Visibility) -> Void
  ) {
    var new = visibility
    mutate(&new)
    let old = visibility
    guard new != old else { return }
    let differs = new.isHidden != old.isHidden
    guard let host else {
      visibility = new
      guard differs else { return }
      rowsDidChange(in: nil)
      badgeCountDidChange(in: nil)
      return changed(\.isHidden)
    }
    // A choice that the app confirms is no longer that of the user.
    let isSetByApp =
      !isByUser
      && (new.hiding.choice != old.hiding.choice
        || new.hiding.declared != old.hiding.declared
        || new.isHiddenByDefault != old.isHiddenByDefault)
    host.update(.none) {
      visibility = new
      if differs || isSetByApp {
        host.editing.changes?.noteOrigin(ofVisibilityOf: self, byUser: isByUser)
        host.transaction.note(.tabs)
      }
      if differs {
        visibilityDidChange(in: host)
        host.transaction.note(.bar)
      }
      if new.chosenInBar != old.chosenInBar { barMembershipDidChange() }
    }
  }

  private func visibilityDidChange(in host: TabHostController) {
    changed(\.isHidden)
    rowsDidChange(in: host)
    badgeCountDidChange(in: host)
    if asGroup != nil { host.hoistedRowsDidChange() }
  }
}

extension TabItem {
  /// The preferred placement of the tab in the bar.
  ///
  /// The default is ``Placement/automatic``. The placement has an effect only in a bar with
  /// regions, which a compact bar does not have; there, only ``Placement/sidebarOnly`` has an
  /// effect, and removes the tab from the bar.
  ///
  /// While the assigned value is ``Placement/automatic``, the placement results from
  /// ``setCustomizationBehavior(_:for:)`` and ``setDefaultVisibility(_:for:)``, and this property
  /// returns that result. If an assigned placement contradicts them, it takes precedence, and the
  /// conflict is reported as ``TabHostController/Diagnostic/Rule/conflictingBehavior``.
  public var preferredPlacement: Placement {
    get {
      if explicitPlacement == .automatic, details != nil { access(\.parent) }
      return observed(\.preferredPlacement, storedPreferredPlacement)
    }
    set {
      guard newValue != explicitPlacement else { return }
      changePlacement { explicitPlacement = newValue }
      reportConflict()
    }
  }

  /// The declared placement, either assigned directly or resulting from the API modeled on SwiftUI.
  var storedPreferredPlacement: Placement {
    explicitPlacement == .automatic ? placementByBehavior : explicitPlacement
  }

  /// The placement at the current place in the tree, never ``Placement/automatic``.
  var resolvedPlacement: Placement {
    let declared = storedPreferredPlacement
    guard declared == .automatic else { return declared }
    return storedParent == nil ? .default : .optional
  }

  /// Changes a property that affects the declared placement.
  func changePlacement(_ mutate: () -> Void) {
    let old = storedPreferredPlacement
    mutate()
    guard storedPreferredPlacement != old else { return }
    update(\.preferredPlacement, replacing: old, .look) { barMembershipDidChange() }
  }

  /// Notes that the tab may have entered or left the bar.
  func barMembershipDidChange() {
    guard let host else { return }
    host.tree.placementDidChange(of: self)
    host.transaction.note(.bar)
  }

  /// Whether the tab belongs in a bar with regions, according to its placement and, if the
  /// placement allows a choice, to the choice of the user.
  var isBarMember: Bool {
    switch storedPreferredPlacement {
    case .movable, .pinned, .fixed: true
    case .sidebarOnly: false
    case .default: visibility.chosenInBar != .hidden
    case .optional: visibility.chosenInBar == .visible
    case .automatic: visibility.chosenInBar.isVisible ?? (storedParent == nil)
    }
  }

  /// Whether the tab is nested and has its own place in the bar.
  var isNestedBarMember: Bool {
    // This is read for each tab that enters a host, and usually needs no access to the parent.
    if storedPreferredPlacement == .automatic, visibility.chosenInBar == .automatic { return false }
    return storedParent != nil && isBarMember
  }

  /// Whether the tab is in a bar with regions.
  ///
  /// The value is `true` if the tab is in a host whose bar has regions and contains it, even while
  /// the sidebar replaces the bar. It is `false` while the tab is hidden, in a compact bar, and in
  /// page style.
  public var hasVisiblePlacement: Bool {
    guard let host = tabHostController else { return false }
    host.access(.bar)
    let screen = host.screen
    return screen.barHasRegions && screen.presentation != .pages && host.barShows(self)
  }
}

extension TabItem {
  /// The preferred place of a tab in the bar, and what the user may change about it.
  ///
  /// From leading to trailing, a bar displays fixed tabs, then default, optional, and movable tabs,
  /// and then pinned tabs. Corresponds to `UITab.Placement` in UIKit, with the same raw values.
  public enum Placement: Int, Sendable, CaseIterable {
    /// The same as ``default`` for a root tab, and as ``optional`` for any other tab.
    case automatic = 0
    /// In the bar by default; the user may move and remove it.
    case `default` = 1
    /// Not in the bar until the user adds it.
    case optional = 2
    /// In the bar by default; the user may move it, but not remove it.
    case movable = 3
    /// Always in the bar, at the trailing end, as an icon.
    case pinned = 4
    /// Always in the bar, at the leading end.
    case fixed = 5
    /// Never in a bar, not even in a compact one. Only the ornament of
    /// ``UserInterfaceIdiom/vision``, which counts as a part of the sidebar, contains such root tabs.
    case sidebarOnly = 6
  }
}

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
      case .tabBar: barBehavior.behavior = behavior
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
    case .sidebar: observed(\.sidebarBehavior, sidebarBehavior)
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
      case .tabBar: barBehavior.visibility = visibility
      case .sidebar: isHiddenByDefault = visibility == .hidden
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
    get { details?.isReorderable == true }
    set {
      update(\.isReorderable, from: isReorderable, to: newValue, .none) {
        changeSidebarBehavior { madeDetails.isReorderable = newValue }
      }
    }
  }

  /// How the user can customize the tab in the sidebar.
  private var sidebarBehavior: TabCustomizationBehavior {
    storedAllowsHiding ? .automatic : isReorderable && storedAllowsMoving ? .reorderable : .disabled
  }

  /// Changes a property that affects how the user can customize the tab in the sidebar.
  func changeSidebarBehavior(_ mutate: () -> Void) {
    let old = sidebarBehavior
    mutate()
    if sidebarBehavior != old { changed(\.sidebarBehavior) }
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
        host.customizationKeeper.choices.apply(to: self)
        siblingsOrderDidChange()
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
