/// A tab that contains other tabs: one item in the bar, and a section or an expandable row in the
/// sidebar.
///
/// Corresponds to `UITabGroup` in UIKit.
open class TabGroupItem: TabItem {
  /// The children and their order.
  final let childList = TabList()
  final var storedSelectedChild: TabItem?
  /// An upper bound of the number of nested groups, this one included.
  ///
  /// The value is not lowered when a child leaves, because that would require a look at all other
  /// children. It is computed again when it would exceed the limit.
  final var height = 1
  final var storedNavigationController: NavigationController?
  /// The stack of ``managingNavigationController``.
  final var managedStack: ManagedStack?
  /// The cached rows of the group in the sidebar; `nil` until they are needed.
  final var section: SidebarSection? {
    didSet { if let oldValue { host?.transaction.retire(oldValue) } }
  }

  final var storedSidebarAppearance = SidebarAppearance.automatic
  final var storedBarPresentation = BarPresentation.automatic
  final var storedIsSidebarDestination = false
  final var storedIsCollapsedByDefault = false
  final var storedAllowsReordering = false
  final var storedAggregatesBadges = false
  /// Whether the group is expanded; by default as ``isCollapsedByDefault`` declares.
  final var expansion = Customizable<Bool>()
  /// Whether a drag that has rested on the group displays its rows.
  private(set) final var isOpenedByDrag = false
  final var storedDefaultChildIdentifier: String?
  final var storedSidebarActions: [Action] = []
  /// The actions that have a row.
  final var shownActions: [Action] = []

  /// Creates a group.
  ///
  /// The provider is not called yet.
  ///
  /// - Parameters:
  ///   - title: The title to display.
  ///   - image: A symbol in its outline variant.
  ///   - identifier: The identifier, unique within a host.
  ///   - children: The tabs of the group, which are removed from their previous places.
  ///   - viewProvider: Creates the page of the group itself, which is displayed when the group is
  ///     selected. Without it, the group resembles a section in SwiftUI: one of its children is
  ///     selected in its place.
  public init(
    title: String,
    image: TabImage? = nil,
    identifier: String,
    children: [TabItem],
    viewProvider: ((TabItem) -> ViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewProvider: viewProvider)
    childList.group = self
    childList.replace(with: children)
  }

  /// Creates a group without children.
  public override init(
    title: String,
    image: TabImage? = nil,
    identifier: String,
    viewProvider: ((TabItem) -> ViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewProvider: viewProvider)
    childList.group = self
  }

  isolated deinit {
    for action in storedSidebarActions { action.isNoLongerShown(in: self) }
  }

  /// The tabs of the group in declared order.
  ///
  /// Assign this property to change them. A change updates the bar and the sidebar. Tabs that were
  /// in another place are removed from there. If the selected child is removed, the selection
  /// changes as described for ``SelectionOrigin/fallback``.
  ///
  /// The group itself and the groups above it are refused and reported as
  /// ``TabHostController/Diagnostic/Rule/cycle``.
  ///
  /// Groups nest at most 512 levels deep. A child that would make the nesting deeper is refused,
  /// stays in its place, and is reported as ``TabHostController/Diagnostic/Rule/tooDeep``.
  ///
  /// An override can observe assignments. Children that move to another place leave the group
  /// without an assignment, and the framework uses the children that it stores.
  ///
  /// - Complexity: Assigning costs one comparison of the two arrays, and work proportional to the
  ///   tabs that enter or leave.
  open var children: [TabItem] {
    get { observed(\.children, storedChildren) }
    set { childList.replace(with: newValue) }
  }

  /// The children in declared order, read without observation.
  final var storedChildren: [TabItem] { childList.tabs }

  override var asGroup: TabGroupItem? { self }

  override func rowCount(listingHidden: Bool) -> Int {
    if visibility.isHidden, !listingHidden { return 0 }
    if storedSidebarAppearance == .inline { return contentRowCount(listingHidden: listingHidden) }
    return showsRows ? 1 + contentRowCount(listingHidden: listingHidden) : 1
  }
}

// MARK: - Appearance

extension TabGroupItem {
  /// The appearance of a group in the sidebar.
  ///
  /// Corresponds to `UITabGroup.SidebarAppearance` in UIKit.
  public enum SidebarAppearance: UInt, Sendable, CaseIterable {
    /// A section if the group is a root tab, otherwise an expandable row.
    case automatic = 0
    /// No row for the group: its children are displayed among its siblings, in its place.
    case inline = 1
    /// A section at the top level of the sidebar, regardless of the depth of the group.
    case rootSection = 2
  }

  /// The appearance of a group in the bar.
  ///
  /// Has no counterpart in UIKit.
  public enum BarPresentation: String, Sendable, CaseIterable {
    /// One item, except in a compact bar if the group has no content of its own: there, its
    /// children are displayed in its place.
    case automatic
    /// Always one item.
    case singleItem
    /// The children, in place of the group.
    case inlineChildren
  }

  /// The appearance of the group in the sidebar.
  ///
  /// The default is ``SidebarAppearance/automatic``.
  public var sidebarAppearance: SidebarAppearance {
    get { observed(\.sidebarAppearance, storedSidebarAppearance) }
    set {
      update(\.sidebarAppearance, from: storedSidebarAppearance, to: newValue, .rows) {
        storedSidebarAppearance = newValue
        host?.tree.appearanceDidChange(of: self)
        storedParent?.childPlacesDidChange()
        host?.sidebar.section = nil
        rowsDidChange()
        storedParent?.rowsDidChange()
      }
    }
  }

  /// The appearance of the group in the bar.
  ///
  /// The default is ``BarPresentation/automatic``.
  public var barPresentation: BarPresentation {
    get { observed(\.barPresentation, storedBarPresentation) }
    set {
      update(\.barPresentation, from: storedBarPresentation, to: newValue, .bar) {
        storedBarPresentation = newValue
      }
    }
  }
}

// MARK: - Behavior

extension TabGroupItem {
  /// Whether a tap on the header row in the sidebar selects the group itself instead of expanding
  /// or collapsing it.
  ///
  /// The default is `false`. If the value is `true`, ``defaultChildIdentifier`` has no effect.
  public var isSidebarDestination: Bool {
    get { observed(\.isSidebarDestination, storedIsSidebarDestination) }
    set {
      update(\.isSidebarDestination, from: storedIsSidebarDestination, to: newValue, .none) {
        storedIsSidebarDestination = newValue
      }
    }
  }

  /// Whether the user may reorder the children in the sidebar.
  ///
  /// The default is `false`. A child for which ``TabItem/allowsMoving`` is `false` stays at its
  /// declared place.
  public var allowsReordering: Bool {
    get { observed(\.allowsReordering, storedAllowsReordering) }
    set {
      update(\.allowsReordering, from: storedAllowsReordering, to: newValue, .none) {
        storedAllowsReordering = newValue
      }
    }
  }

  /// The identifier of the child to select when the group is selected for the first time.
  ///
  /// The default is `nil`, for the first of the ``children`` if the group has no page of its own. An
  /// identifier without a child has no effect.
  public var defaultChildIdentifier: String? {
    get { observed(\.defaultChildIdentifier, storedDefaultChildIdentifier) }
    set {
      let old = storedDefaultChildIdentifier.map { Identifier($0) }
      guard newValue.map({ Identifier($0) }) != old else { return }
      update(\.defaultChildIdentifier, .none, in: host) { storedDefaultChildIdentifier = newValue }
    }
  }

  /// Whether the group displays the sum of the counts below it if it has no ``TabItem/badge`` of
  /// its own.
  ///
  /// The default is `false`. Hidden tabs and badges with a text are not counted. For a group below
  /// that has a badge of its own, only that badge is counted. When a badge below changes, the group
  /// is updated. Has no counterpart in UIKit or SwiftUI, where the app sets the badge of a group.
  ///
  /// - Complexity: Computing the sum is O(*n*), where *n* is the number of tabs below the group.
  public var aggregatesBadges: Bool {
    get { observed(\.aggregatesBadges, storedAggregatesBadges) }
    set {
      let facets: Facet = ownBadge == nil ? .look : .none
      update(\.aggregatesBadges, from: storedAggregatesBadges, to: newValue, facets) {
        storedAggregatesBadges = newValue
        if ownBadge == nil { badgeValueDidChange() }
        host?.tree.aggregationDidChange(of: self)
      }
    }
  }
}

extension TabGroupItem {
  /// Returns the tab with the given identifier below the group, at any depth, or `nil` if there is
  /// none.
  ///
  /// - Complexity: In a host, O(*d*), where *d* is the depth of the tab. Otherwise O(*n*), where
  ///   *n* is the number of tabs below the group.
  public func tab(forIdentifier identifier: String) -> TabItem? {
    if let host {
      guard let found = host.tab(forIdentifier: identifier) else { return nil }
      return found !== self && found.isOrIsBelow(self) ? found : nil
    }
    var waiting = storedChildren
    while let tab = waiting.popLast() {
      if tab.identifier.isIdentical(to: identifier) { return tab }
      if let group = tab.asGroup { waiting.append(contentsOf: group.storedChildren) }
    }
    return nil
  }
}

// MARK: - Nesting

extension TabGroupItem {
  /// Returns whether a tab can become a child, and reports it otherwise.
  func allows(_ child: TabItem) -> Bool {
    guard let group = child.asGroup else { return true }
    var depth = 0
    for current in selfAndAncestors {
      guard current !== group else {
        report(.cycle, [child, self], "a group can't contain itself; it is not added")
        return false
      }
      depth += 1
    }
    guard
      depth + group.height <= Self.maximumDepth
        || depth + group.measureHeight() <= Self.maximumDepth
    else {
      let message = "groups can be nested \(Self.maximumDepth) levels deep; this one is not added"
      report(.tooDeep, [child, self], message)
      return false
    }
    raiseHeight(to: group.height + 1)
    return true
  }

  /// The maximum number of nested groups.
  ///
  /// Recursion over the tree and the deallocation of nested groups use the stack for each level.
  private static let maximumDepth = 512

  /// Raises ``height`` of the group, which is about to contain another group, and of the groups
  /// above it.
  private func raiseHeight(to height: Int) {
    var height = height
    for tab in selfAndAncestors {
      guard let group = tab.asGroup, group.height < height else { return }
      group.height = height
      height += 1
    }
  }

  /// Computes ``height`` of the group and the groups below it, and returns it.
  private func measureHeight() -> Int {
    var heightBelow = 0
    for child in storedChildren {
      if let group = child.asGroup { heightBelow = max(heightBelow, group.measureHeight()) }
    }
    height = heightBelow + 1
    return height
  }
}

extension TabGroupItem {
  /// The child that is selected, or that was selected when the selection last left the group.
  ///
  /// The default is `nil`. If the group is on the selected path, assigning selects the child, or
  /// the group itself if you assign `nil`. Otherwise the value is stored for the next tap on the
  /// group. A tab that is not among the children is refused and reported as
  /// ``TabHostController/Diagnostic/Rule/foreignChild``, and a tab with a
  /// ``TabItem/primaryAction`` as ``TabHostController/Diagnostic/Rule/actionSelection``.
  public var selectedChild: TabItem? {
    get { observed(\.selectedChild, storedSelectedChild) }
    set {
      let host = host
      let hasLostSelection = host?.hasLostSelection(in: self) == true
      // If the selected child has left, `nil` is a choice, too.
      guard newValue !== storedSelectedChild || newValue == nil || hasLostSelection else { return }
      if let newValue, newValue.storedParent !== self {
        return report(
          .foreignChild,
          [newValue, self],
          "the tab is not a child of this group, whose selected child is unchanged"
        )
      }
      if let newValue, newValue.performsAction { return newValue.reportActionSelection() }
      host?.tree.departures.setSelectedChild(nil, of: self, in: host)
      if let host, hasLostSelection || host.selection.tab?.isOrIsBelow(self) == true {
        host.select(newValue ?? self, origin: .program)
      } else if newValue !== storedSelectedChild {
        update(\.selectedChild, replacing: storedSelectedChild, .none) {
          storedSelectedChild = newValue
        }
      }
    }
  }

  /// Discards the selected child, because the group itself is selected. The caller commits the change.
  @inline(never)
  func discardSelectedChild(in host: TabHostController) {
    store(selectedChild: nil, in: host)
    host.tree.departures.setSelectedChild(nil, of: self, in: host)
  }

  /// Stores the child on the selected path. The caller commits the change.
  func store(selectedChild child: TabItem?, in host: TabHostController) {
    guard child !== storedSelectedChild else { return }
    // An object that nothing else retains is released when the state is whole.
    if isKnownUniquelyReferenced(&storedSelectedChild), let old = storedSelectedChild {
      host.transaction.retire(old)
    }
    storedSelectedChild = child
    changed(\.selectedChild, in: host.transaction.observations)
  }

  /// A navigation controller whose stack the group manages.
  ///
  /// The default is `nil`. The stack contains the view controllers of the tabs from the group down
  /// to the selected tab. The delegate can change the view controllers of each level; see
  /// ``TabHostControllerDelegate/tabHostController(_:displayedViewControllersFor:proposedViewControllers:)``.
  ///
  /// If several groups on one path have such a controller, the one closest to the root manages the
  /// stack. Assigning a controller that belongs to another group removes it from that group.
  public var managingNavigationController: NavigationController? {
    get { observed(\.managingNavigationController, storedNavigationController) }
    set {
      // A navigation controller belongs to one group only.
      let other = newValue?.managedStack?.group
      let previousStack = managedStack
      TabHostController.update([host, other?.host].compactMap(\.self)) {
        if other !== self { other?.managingNavigationController = nil }
        update(
          \.managingNavigationController,
          from: storedNavigationController,
          to: newValue,
          [.tabs, .bar, .content]
        ) {
          if storedNavigationController?.managedStack === managedStack {
            storedNavigationController?.managedStack = nil
          }
          managedStack?.releaseGroup()
          storedNavigationController = newValue
          managedStack = newValue.map { ManagedStack(group: self, navigationController: $0) }
          newValue?.managedStack = managedStack
        }
      }
      // The pages of the stack are released here, because their `deinit` can run code of the app.
      withExtendedLifetime(previousStack) {}
    }
  }

  var managesStack: Bool { storedNavigationController != nil }
}

// MARK: - Resolving

extension TabGroupItem {
  /// Whether the group has content of its own, or manages a stack.
  var hasPage: Bool { hasContent || storedNavigationController != nil }

  /// Whether there is a page to display when the group itself is selected. A stack that it manages has
  /// one only if the app has put it there.
  var hasOwnPage: Bool { hasContent || managedStack?.hasPagesOfGroup == true }

  /// The tab that is selected when the user or the framework selects the group: a descendant, or the
  /// group itself.
  public var resolved: TabItem {
    if let child = storedSelectedChild, child.isCandidate { return child.resolvedSelf }
    return resolvedWithoutSelectedChild
  }

  /// The tab that is selected when ``selectedChild`` does not count.
  var resolvedWithoutSelectedChild: TabItem {
    if !storedIsSidebarDestination, let name = storedDefaultChildIdentifier,
      let child = directChild(named: name), child.isCandidate
    {
      return child.resolvedSelf
    }
    if hasOwnPage || storedIsSidebarDestination { return self }
    for child in storedChildren where child.isCandidate { return child.resolvedSelf }
    return self
  }

  /// Whether the group has neither a page nor a child that the framework may select.
  var isEmptyGroup: Bool {
    if hasOwnPage { return false }
    for child in storedChildren where child.isCandidate { return false }
    return true
  }

  private func directChild(named name: String) -> TabItem? {
    if let host {
      guard let child = host.tab(forIdentifier: name), child.storedParent === self else {
        return nil
      }
      return child
    }
    return storedChildren.first { $0.identifier.isIdentical(to: name) }
  }
}

extension TabItem {
  /// Whether the framework may select the tab automatically.
  var isEligible: Bool { !visibility.isHidden && storedIsEnabled && !performsAction }

  /// Whether the framework selects the tab in preference to an empty group.
  var isCandidate: Bool { isEligible && asGroup?.isEmptyGroup != true }

  /// Whether the framework may select the tab automatically, registering an access for observation.
  var isObservedAsEligible: Bool {
    access(\.isHidden)
    access(\.isEnabled)
    access(\.primaryAction)
    return isEligible
  }

  /// Reports that a tab with an action can't be selected.
  func reportActionSelection() {
    let message = "a tab with a primary action can't be selected; the selection is unchanged"
    report(.actionSelection, [self], message)
  }

  /// The tab itself, or for a group the tab that it resolves to.
  var resolvedSelf: TabItem { asGroup?.resolved ?? self }
}

// MARK: - Order

extension TabGroupItem {
  /// The identifiers of the children in the order of the sidebar.
  ///
  /// The default is an empty array. Children without an identifier in the array follow in declared
  /// order. Identifiers without a child are kept and have no effect.
  ///
  /// From the first change of the order by the user, which includes a reset, the array contains the
  /// identifiers of all children in ``displayOrder``, including hidden ones, also when children are
  /// added and removed and when the user has returned to the declared order. It returns to your own
  /// value when you assign one, with ``TabHostController/resetCustomization(_:)``, and at the next
  /// launch.
  ///
  /// When the group enters a host, the order that the user has chosen replaces the value of this
  /// property. A value that you assign afterward takes effect, but is not saved.
  public var displayOrderIdentifiers: [String] {
    get {
      if childList.order.isOfUser { _ = displayOrder }
      return observed(\.displayOrderIdentifiers, childList.displayOrderIdentifiers)
    }
    set { childList.changeOrder { $0.assign([Identifier](newValue)) } }
  }

  /// The children in the order of the sidebar, including hidden ones.
  ///
  /// The children are arranged by ``displayOrderIdentifiers``, except for those that may not be
  /// moved, which keep their places. Children without an identifier in that array follow in
  /// declared order.
  public var displayOrder: [TabItem] {
    access(\.children)
    access(\.displayOrderIdentifiers)
    return observed(\.displayOrder, childList.displayOrder)
  }

  /// Invalidates the section because a child was hoisted or is no longer hoisted.
  func childPlacesDidChange() { section = nil }
}

extension TabItem {
  /// Invalidates the order of the siblings because ``allowsMoving`` has changed.
  func siblingsOrderDidChange() {
    if let parent = storedParent {
      parent.changed(\.displayOrder)
      parent.childList.orderDidChange(in: host)
    } else if let host {
      host.changed(\.displayOrder)
      host.rootList.orderDidChange(in: host)
    }
  }
}

// MARK: - Expansion

extension TabGroupItem {
  /// Whether the sidebar displays the rows inside the group.
  ///
  /// The default is the opposite of ``isCollapsedByDefault``. When the user expands or collapses
  /// the group, this property changes and the choice is saved with the customization. A value that
  /// you assign takes effect, but is not saved. The property has no effect for a group that can't
  /// be collapsed, which is one with ``SidebarAppearance/inline``.
  ///
  /// A drag that rests on the group expands it until the drag is elsewhere. It stays expanded, as a
  /// choice of the user, if the drag is dropped on it or in it, or has selected a tab in it.
  public var isExpanded: Bool {
    get { observed(\.isExpanded, showsRows) }
    set { changeExpansion { $0.assign(newValue) } }
  }

  /// Whether the group is collapsed when the sidebar first displays it.
  ///
  /// The default is `false`. A change has no effect once the sidebar has been on screen or
  /// ``isExpanded`` has been assigned.
  public var isCollapsedByDefault: Bool {
    get { observed(\.isCollapsedByDefault, storedIsCollapsedByDefault) }
    set {
      if expansion.declared == nil, host?.sidebar.haveRowsBeenDisplayed == true {
        expansion.declared = isExpandedAsDeclared
      }
      let wasExpanded = showsRows
      update(\.isCollapsedByDefault, from: storedIsCollapsedByDefault, to: newValue, .none) {
        storedIsCollapsedByDefault = newValue
        guard showsRows != wasExpanded else { return }
        changed(\.isExpanded)
        expansionDidChange()
      }
    }
  }

  /// Whether the group is expanded unless the user has chosen otherwise.
  private var isExpandedAsDeclared: Bool { expansion.declared ?? !storedIsCollapsedByDefault }

  /// Whether the rows in the group are displayed below its header.
  var showsRows: Bool { isOpenedByDrag || isExpandedWithoutDrag }

  /// Whether the rows in the group are displayed unless a drag has opened it.
  var isExpandedWithoutDrag: Bool { expansion.value ?? !storedIsCollapsedByDefault }

  /// Opens the group for the time of a drag, which is no choice of the user, or closes it again. A choice
  /// of the user and a value that the app assigns take the place of the drag.
  func setOpenedByDrag(_ isOpened: Bool) { changeExpansion(isOpenedByDrag: isOpened) { _ in } }

  private func changeExpansion(
    isOpenedByDrag isOpened: Bool = false,
    _ change: (inout Customizable<Bool>) -> Void
  ) {
    var new = expansion
    change(&new)
    guard new != expansion || isOpened != isOpenedByDrag else { return }
    let wasExpanded = showsRows
    func store() {
      isOpenedByDrag = isOpened
      expansion = new
    }
    let isExpanded = isOpened || new.value ?? !storedIsCollapsedByDefault
    guard isExpanded != wasExpanded else { return store() }
    update(\.isExpanded, .none, in: host) {
      store()
      expansionDidChange()
    }
  }

  private func expansionDidChange() {
    let host = host
    host?.sidebar.display.noteState(of: self)
    rowsDidChange(in: host)
  }

  /// Stores the user's choice. A value that equals both the declared value and the default is
  /// stored as no choice.
  func choose(isExpanded: Bool) {
    let differs = isExpanded != isExpandedAsDeclared || isExpanded == storedIsCollapsedByDefault
    let choice = differs ? isExpanded : nil
    host?.customizationKeeper.choices.change {
      $0[group: storedCustomizationIdentifier].isExpanded = choice
    }
    changeExpansion { $0.choice = choice }
  }

  /// Applies choices.
  ///
  /// - Parameter old: The previous choices, or `nil` to apply also those that equal them, which the app
  ///   may have overridden.
  func apply(_ choices: TabCustomization.Group, insteadOf old: TabCustomization.Group? = nil) {
    if old == nil || choices.storedTabOrder != old?.storedTabOrder {
      childList.changeOrder { $0.apply(choices.storedTabOrder) }
    }
    if old == nil || choices.isExpanded != old?.isExpanded {
      changeExpansion { $0.choice = choices.isExpanded }
    }
  }

  /// Whether the group has a row of its own, which can be expanded and collapsed.
  var isCollapsible: Bool { storedSidebarAppearance != .inline }

  /// Whether a tap on the row of the group only expands or collapses it.
  var isOnlyCollapsible: Bool { !storedIsSidebarDestination && !performsAction }

  /// Whether the group is at the top level of the sidebar instead of among its siblings.
  var isHoisted: Bool { storedSidebarAppearance == .rootSection && storedParent != nil }
}

// MARK: - Actions

extension TabGroupItem {
  /// Actions that are displayed as rows below all tabs of the group.
  ///
  /// The default is an empty array. A change updates the sidebar. An action with
  /// ``MenuElement/Attributes/hidden`` has no row. An action with
  /// ``MenuElement/Attributes/disabled`` has a dimmed row and can't be performed.
  public var sidebarActions: [Action] {
    get { observed(\.sidebarActions, storedSidebarActions) }
    set {
      let old = storedSidebarActions
      guard !newValue.elementsEqual(old, by: ===) else { return }
      update(\.sidebarActions, replacing: old, .none) {
        storedSidebarActions = newValue
        for action in old {
          action.isNoLongerShown(in: self)
          host?.sidebar.display.actionDidLeave(action, of: self)
        }
        for action in newValue { action.isShown(in: self) }
        shownActionsDidChange()
      }
    }
  }

  private func shownActionsDidChange() {
    shownActions = storedSidebarActions.filter { !$0.attributes.contains(.hidden) }
    rowsDidChange()
  }
}

extension TabGroupItem: MenuElementPlace {
  func elementDidChange(_ element: MenuElement) {
    update(\.sidebarActions, .none, in: host) {
      guard let action = element as? Action, !action.attributes.contains(.hidden), let host
      else { return }
      host.sidebar.changed(\.rows)
      host.transaction.noteLook(of: action, in: self, of: host)
    }
  }

  func elementHidingDidChange(_ element: MenuElement) {
    update(\.sidebarActions, .none, in: host) { shownActionsDidChange() }
  }
}
