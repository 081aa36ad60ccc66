/// A tab that holds other tabs: one item in the bar, a section or an expandable row in the sidebar.
///
/// Documented original: `UITabGroup`.
open class TabGroupItem: TabItem {
  /// The children in declared order.
  var storedChildren: [TabItem] = []
  var storedSelectedChild: TabItem?
  /// At least the number of groups in the longest chain from this group down.
  ///
  /// Not lowered when a child leaves, which would take a look at all others; measured again where
  /// that makes a difference.
  var height = 1
  var storedNavigationController: NavigationController?
  /// Keeps the stack of ``managingNavigationController``.
  var managedStack: ManagedStack?
  /// The rows of the group in the sidebar, counted; `nil` until they are read.
  var section: SidebarSection?

  var storedSidebarAppearance = SidebarAppearance.automatic
  var storedBarPresentation = BarPresentation.automatic
  var storedIsSidebarDestination = false
  var storedIsCollapsedByDefault = false
  var storedAllowsReordering = false
  var storedSumsBadges = false
  /// ``isExpanded`` as the app has written it; `nil` leaves it to the default.
  var declaredExpansion: Bool?
  /// ``isExpanded`` as the user has chosen it; `nil` if there is no choice.
  var chosenExpansion: Bool?
  /// ``displayOrderIdentifiers`` as the app has written them.
  var declaredOrder: [String] = []
  /// The order that the user has chosen; `nil` if there is no choice.
  var chosenOrder: [String]?
  /// The children in display order, cached.
  var arrangedChildren: [TabItem]?
  var storedDefaultChildIdentifier: String?
  var storedSidebarActions: [Action] = []
  /// The actions that have a row.
  var shownActions: [Action] = []

  /// Makes a group. The provider does not run yet.
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - image: An outline symbol.
  ///   - identifier: A name that no other tab of the same host has.
  ///   - children: The tabs of the group, which leave the place where they were before.
  ///   - viewProvider: Makes the page of the group itself, which shows when the group is selected.
  ///     Without one, the group is what a section is in SwiftUI: its children stand for it.
  public init(
    title: String,
    image: TabImage? = nil,
    identifier: String,
    children: [TabItem],
    viewProvider: ((TabItem) -> ViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewProvider: viewProvider)
    replaceChildren(with: children)
  }

  /// Makes a group without children.
  public override init(
    title: String,
    image: TabImage? = nil,
    identifier: String,
    viewProvider: ((TabItem) -> ViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewProvider: viewProvider)
  }

  isolated deinit {
    for child in storedChildren { child.storedParent = nil }
    managedStack?.releaseGroup()
    for action in storedSidebarActions { action.isNoLongerShown(in: self) }
  }

  override var asGroup: TabGroupItem? { self }

  override func rowCount(listingHidden: Bool) -> Int {
    if visibility.isHidden, !listingHidden { return 0 }
    if storedSidebarAppearance == .inline { return contentRowCount(listingHidden: listingHidden) }
    return showsRows ? 1 + contentRowCount(listingHidden: listingHidden) : 1
  }
}

// MARK: - Appearance

extension TabGroupItem {
  /// How a group looks in the sidebar. Documented original: `UITabGroup.SidebarAppearance`.
  public enum SidebarAppearance: UInt, Sendable, CaseIterable {
    /// A section at the root, an expandable row below.
    case automatic = 0
    /// No row of its own: the children are among the group's siblings, at its place.
    case inline = 1
    /// A section at the top level of the sidebar, whatever the depth of the group.
    case rootSection = 2
  }

  /// How a group looks in a bar. Ours; the original leaves no choice.
  public enum BarPresentation: String, Sendable, CaseIterable {
    /// One item, except in a compact bar when the group has no content of its own: there its
    /// children are in its place.
    case automatic
    /// One item, always.
    case singleItem
    /// The children, in the group's place.
    case inlineChildren
  }

  /// How the group looks in the sidebar. Default ``SidebarAppearance/automatic``.
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

  /// How the group looks in a bar. Default ``BarPresentation/automatic``.
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
  /// Whether the header row in the sidebar selects the group itself, instead of expanding and
  /// collapsing it. Default `false`. If true, ``defaultChildIdentifier`` is not used.
  public var isSidebarDestination: Bool {
    get { observed(\.isSidebarDestination, storedIsSidebarDestination) }
    set {
      update(\.isSidebarDestination, from: storedIsSidebarDestination, to: newValue, .look) {
        storedIsSidebarDestination = newValue
      }
    }
  }

  /// Whether the user may reorder the children in the sidebar. Default `false`. A child with
  /// ``TabItem/allowsMoving`` off stays at its declared place.
  public var allowsReordering: Bool {
    get { observed(\.allowsReordering, storedAllowsReordering) }
    set {
      update(\.allowsReordering, from: storedAllowsReordering, to: newValue) {
        storedAllowsReordering = newValue
      }
    }
  }

  /// The child to select when the group is and no child was selected before; `nil`, or an
  /// identifier that no child has, names none. Default `nil`.
  public var defaultChildIdentifier: String? {
    get { observed(\.defaultChildIdentifier, storedDefaultChildIdentifier) }
    set {
      update(\.defaultChildIdentifier, from: storedDefaultChildIdentifier, to: newValue) {
        storedDefaultChildIdentifier = newValue
      }
    }
  }

  /// Whether the group, as long as it has no ``TabItem/badge`` of its own, shows the sum of the
  /// counts below it. Default `false`. Ours; the originals leave the badge of a group to the app.
  ///
  /// Hidden tabs do not count, nor does a badge that is a word. A group below with a badge of its
  /// own counts for all that is in it. Live: a badge below that changes updates the group, and
  /// reading the sum is linear in the number of tabs below.
  public var aggregatesBadges: Bool {
    get { observed(\.aggregatesBadges, storedSumsBadges) }
    set {
      let concerns: HostChange = ownBadge == nil ? .look : []
      update(\.aggregatesBadges, from: storedSumsBadges, to: newValue, concerns) {
        storedSumsBadges = newValue
        if ownBadge == nil { badgeValueDidChange() }
        host?.tree.summingDidChange(of: self)
      }
    }
  }
}
