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
  final var storedSumsBadges = false
  /// Whether the group is expanded; by default as ``isCollapsedByDefault`` declares.
  final var expansion = Customizable<Bool>()
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
  /// The default is `nil`. An identifier without a child has no effect.
  public var defaultChildIdentifier: String? {
    get { observed(\.defaultChildIdentifier, storedDefaultChildIdentifier) }
    set {
      update(\.defaultChildIdentifier, from: storedDefaultChildIdentifier, to: newValue, .none) {
        storedDefaultChildIdentifier = newValue
      }
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
    get { observed(\.aggregatesBadges, storedSumsBadges) }
    set {
      let facets: Facet = ownBadge == nil ? .look : .none
      update(\.aggregatesBadges, from: storedSumsBadges, to: newValue, facets) {
        storedSumsBadges = newValue
        if ownBadge == nil { badgeValueDidChange() }
        host?.tree.summingDidChange(of: self)
      }
    }
  }
}
