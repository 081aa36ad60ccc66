/// A tab that holds other tabs: one item in the bar, a section or an expandable row in the sidebar.
///
/// Documented original: `UITabGroup`.
open class TabGroupItem: TabItem {
  /// What keeps the stack of ``managingNavigationController``.
  var managedStack: ManagedStack?

  /// The group's rows in the sidebar, counted; nil until somebody looks at them.
  var section: SidebarSection?

  // Read by the framework itself, as in ``TabItem``.
  var storedSidebarAppearance = SidebarAppearance.automatic
  var storedBarPresentation = BarPresentation.automatic
  var storedIsSidebarDestination = false
  var storedIsCollapsedByDefault = false
  var storedAllowsReordering = false
  var storedDefaultChildIdentifier: String?
  var storedSidebarActions: [Action] = []
  var storedSumsBadges = false
  var storedChildren: [TabItem] = []
  var storedSelectedChild: TabItem?
  var storedNavigationController: NavigationController?
  /// What the app has written to ``displayOrderIdentifiers``.
  var declaredOrder: [String] = []
  /// The order that a person has chosen; nil if none has.
  var chosenOrder: [String]?
  /// What the app has written to ``isExpanded``; nil leaves it to the default.
  var declaredExpansion: Bool?
  /// What a person has chosen for ``isExpanded``; nil if none has.
  var chosenExpansion: Bool?
  /// The children in their display order, where that was asked for.
  var arrangedChildren: [TabItem]?
  /// The actions that have a row.
  var shownActions: [Action] = []

  /// Makes a group. The provider does not run yet.
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - image: An outline symbol.
  ///   - identifier: A name that no other tab of the same host has.
  ///   - children: The tabs of the group, which leave wherever they stood before.
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

  override var asGroup: TabGroupItem? { self }

  override func rowCount(listingHidden: Bool) -> Int {
    if visibility.isHidden, !listingHidden { return 0 }
    if storedSidebarAppearance == .inline { return contentRowCount(listingHidden: listingHidden) }
    return showsRows ? 1 + contentRowCount(listingHidden: listingHidden) : 1
  }
}
