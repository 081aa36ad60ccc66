import Foundation
import TabHost
import TabHostTestSupport

/// An observable property of an object, and the value that it had when it was last read.
@MainActor final class ReadableProperty {
  let object: SweepScene.Named
  let name: String
  /// Whether properties of other objects can change the value.
  let isDerived: Bool
  private let reader: Reader

  private init<Owner>(_ object: SweepScene.Named, _ owner: Owner, _ entry: Entry<Owner>) {
    self.object = object
    name = entry.name
    isDerived = entry.isDerived
    reader = entry.reader(of: owner)
  }

  /// A value that was read.
  struct Reading {
    /// Whether it differs from the one that was read before.
    let differs: Bool
    /// Whether it is the first one.
    let isInitial: Bool
    /// Whether it is the one that an observer read.
    let isNoted: Bool
  }

  /// Reads the value.
  func read() -> Reading { reader.read() }

  /// Reads the value as an observer that is notified.
  func note() { reader.note() }

  private struct Reader {
    let read: () -> Reading
    let note: () -> Void
  }

  /// Returns the observable properties of an object.
  static func of(_ object: SweepScene.Named) -> [ReadableProperty] {
    func properties<Owner>(_ entries: [Entry<Owner>]) -> [ReadableProperty] {
      guard let owner = object.object as? Owner else { return [] }
      return entries.map { ReadableProperty(object, owner, $0) }
    }
    return properties(ofHosts) + properties(ofSidebars) + properties(ofTabs)
      + properties(ofGroups) + properties(ofSearchTabs) + properties(ofNavigationItems)
      + properties(ofBarButtons) + properties(ofButtonGroups)
  }

  /// A line of the tables below.
  @MainActor private struct Entry<Owner> {
    let name: String
    let isDerived: Bool
    private let makeReader: (Owner) -> Reader

    init<Value: Equatable>(
      _ name: String,
      derived isDerived: Bool = Owner.self == TabHostController.self
        || Owner.self == TabHostController.Sidebar.self,
      _ read: @escaping @MainActor (Owner) -> Value
    ) {
      self.name = name
      self.isDerived = isDerived
      makeReader = { owner in
        let initial = read(owner)
        var (last, noted) = (initial, initial)
        return Reader {
          let value = read(owner)
          defer { last = value }
          return Reading(
            differs: value != last,
            isInitial: value == initial,
            isNoted: value == noted
          )
        } note: {
          noted = read(owner)
        }
      }
    }

    func reader(of owner: Owner) -> Reader { makeReader(owner) }
  }
}

/// An object that is equal only to itself, and is retained so that no other one gets its address.
private struct Identity: Hashable {
  let object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }

  static func == (left: Identity, right: Identity) -> Bool { left.object === right.object }

  func hash(into hasher: inout Hasher) { hasher.combine(object.map { ObjectIdentifier($0) }) }
}

private func identities(_ objects: [some AnyObject]?) -> [Identity]? {
  objects?.map { Identity($0) }
}

private func text(_ configuration: (any ContentConfiguration)?) -> String? {
  (configuration as? ListContentConfiguration)?.text
}

// MARK: - Hosts

extension ReadableProperty {
  private static let ofHosts: [Entry<TabHostController>] = [
    .init("accessoryEnvironment") { $0.accessoryEnvironment },
    .init("allowsReordering") { $0.allowsReordering },
    .init("availableKeyCommands") { $0.availableKeyCommands.map { keyText($0) } },
    .init("bar") { BarValue($0.bar) },
    .init("bottomAccessory") { Identity($0.bottomAccessory) },
    .init("bounds") { numbers(of: $0.bounds) },
    .init("compactTabIdentifiers") { $0.compactTabIdentifiers },
    .init("contentLayoutGuide") { $0.contentLayoutGuide },
    .init("contentTab") { $0.contentTab },
    .init("customization") { $0.customization },
    .init("customizationIdentifier") { $0.customizationIdentifier },
    .init("customizationStore") { Identity($0.customizationStore) },
    .init("displayOrder") { $0.displayOrder },
    .init("displayOrderIdentifiers") { $0.displayOrderIdentifiers },
    .init("isBottomAccessoryHidden") { $0.isBottomAccessoryHidden },
    .init("isDisplayed") { $0.isDisplayed },
    .init("isEditing") { $0.isEditing },
    .init("isPageIndexShown") { $0.isPageIndexShown },
    .init("isSearchActive") { $0.isSearchActive },
    .init("isSearchAvailable") { $0.isSearchAvailable },
    .init("isSearchable") { $0.isSearchable },
    .init("isShowingGroupChildren") { $0.isShowingGroupChildren },
    .init("isTabBarHidden") { $0.isTabBarHidden },
    .init("isTabBarMinimized") { $0.isTabBarMinimized },
    .init("layoutMetrics") { $0.layoutMetrics },
    .init("mode") { $0.mode },
    .init("openMenu") { Identity($0.openMenu) },
    .init("pages") { $0.pages },
    .init("popover") { Identity($0.popover) },
    .init("preferredBarEdge") { $0.preferredBarEdge },
    .init("presentation") { $0.presentation },
    .init("presentedControllers") { $0.presentedControllers.map { PresentedValue($0) } },
    .init("prominentTab") { $0.prominentTab },
    .init("prominentTabIdentifier") { $0.prominentTabIdentifier },
    .init("resolvedMode") { $0.resolvedMode },
    .init("restorationState") { $0.restorationState },
    .init("rootTabs") { $0.rootTabs },
    .init("searchPlaceholder") { $0.searchPlaceholder },
    .init("searchScopeTitles") { $0.searchScopeTitles },
    .init("searchText") { $0.searchText },
    .init("selectedBarItem") { $0.selectedBarItem },
    .init("selectedIndex") { $0.selectedIndex },
    .init("selectedPath") { $0.selectedPath },
    .init("selectedSearchScopeIndex") { $0.selectedSearchScopeIndex },
    .init("selectedTab") { $0.selectedTab },
    .init("selectedViewController") { Identity($0.selectedViewController) },
    .init("selectionOrigin") { $0.selectionOrigin },
    .init("style") { $0.style },
    .init("tabBarMinimizeBehavior") { $0.tabBarMinimizeBehavior },
    .init("tabBarPlacement") { $0.tabBarPlacement },
    .init("tabKeyCommands") { $0.tabKeyCommands.map { keyText($0) } },
    .init("tabs") { $0.tabs },
    .init("traitCollection") { $0.traitCollection },
    .init("viewControllers") { identities($0.viewControllers) },
    .init("visibleNavigationBar") { $0.visibleNavigationBar.map { NavigationBarValue($0) } },
    .init("visibleNavigationController") { Identity($0.visibleNavigationController) },
    .init("visibleSearchController") { Identity($0.visibleSearchController) },
    .init("visibleToolbar") { $0.visibleToolbar.map { ToolbarValue($0) } },
  ]

  private static func numbers(of rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  }

  private static func keyText(_ command: KeyCommand) -> String {
    command.input + command.title
  }

  private struct BarValue: Equatable {
    let edge: TabHostController.Bar.Edge
    let tabs: [[TabItem]]
    let prominent: TabItem?
    let flags: [Bool]
    let tintColor: Color?

    @MainActor init(_ bar: TabHostController.Bar) {
      edge = bar.edge
      tabs = [bar.fixed, bar.items, bar.middle, bar.overflow, bar.pinned]
      prominent = bar.prominent
      flags = [bar.hasOverflow, bar.isHidden, bar.isMinimized]
      tintColor = bar.tintColor
    }
  }

  private struct NavigationBarValue: Equatable {
    let page: ViewController
    let buttons: [[Identity]]
    let texts: [String?]
    let flags: [Bool]

    @MainActor init(_ bar: TabHostController.NavigationBar) {
      page = bar.page
      let narrow = bar.fitting(2)
      buttons = [
        bar.buttons, bar.center, bar.leading, bar.overflow, bar.pinnedTrailing, bar.trailing,
        bar.vertical, narrow.buttons, narrow.overflow,
      ].map { $0.map { Identity($0) } }
      texts = [bar.backTitle, bar.prompt, bar.subtitle, bar.title]
      flags = [bar.hasOverflow, bar.isMinimized]
    }
  }

  private struct ToolbarValue: Equatable {
    let page: ViewController
    let groups: [[Identity]]
    let count: Int

    @MainActor init(_ bar: TabHostController.Toolbar) {
      page = bar.page
      groups = bar.groups.map { $0.map { Identity($0) } }
      count = bar.elements.count
    }
  }

  private struct PresentedValue: Equatable {
    let page: ViewController
    let popover: Identity
    let isModal: Bool
    let style: ModalPresentationStyle
    let navigationBar: NavigationBarValue?
    let toolbar: ToolbarValue?

    @MainActor init(_ presented: TabHostController.PresentedController) {
      page = presented.viewController
      popover = Identity(presented.popover)
      isModal = presented.isModal
      style = presented.style
      navigationBar = presented.navigationBar.map { NavigationBarValue($0) }
      toolbar = presented.toolbar.map { ToolbarValue($0) }
    }
  }
}

// MARK: - Sidebars

extension ReadableProperty {
  private static let ofSidebars: [Entry<TabHostController.Sidebar>] = [
    .init("bottomBarView") { Identity($0.bottomBarView) },
    .init("displayedRows") { $0.displayedRows },
    .init("footerContentConfiguration", derived: false) { text($0.footerContentConfiguration) },
    .init("footerContentView") { Identity($0.footerContentView) },
    .init("headerContentConfiguration", derived: false) { text($0.headerContentConfiguration) },
    .init("headerContentView") { Identity($0.headerContentView) },
    .init("hidesAfterSelection") { $0.hidesAfterSelection },
    .init("isAvailable") { $0.isAvailable },
    .init("isHidden") { $0.isHidden },
    .init("isHiddenByDefault") { $0.isHiddenByDefault },
    .init("navigationOverflowItems") { Identity($0.navigationOverflowItems) },
    .init("preferredLayout") { $0.preferredLayout },
    .init("preferredPlacement") { $0.preferredPlacement },
    .init("preferredWidth") { $0.preferredWidth },
    .init("resolvedLayout") { $0.resolvedLayout },
    .init("rows") { $0.rows.map { RowValue($0) } },
    .init("swipedRow") { Identity($0.swipedRow) },
    .init("toolbarItems") { identities($0.toolbarItems) },
    .init("unavailability") { $0.unavailability },
  ]

  private struct RowValue: Equatable {
    let identifier: String
    let title: String
    let depth: Int
    let flags: [Bool]

    @MainActor init(_ row: TabHostController.Sidebar.Row) {
      identifier = row.identifier
      title = row.title
      depth = row.depth
      flags = [row.isChecked, row.isEnabled, row.isExpanded, row.isSelected]
    }
  }
}

// MARK: - Tabs

extension ReadableProperty {
  private static let ofTabs: [Entry<TabItem>] = [
    .init("accessibility") { $0.accessibility },
    .init("accessibilityHint") { $0.accessibilityHint },
    .init("accessibilityIdentifier") { $0.accessibilityIdentifier },
    .init("accessibilityLabel") { $0.accessibilityLabel },
    .init("accessibilityValue") { $0.accessibilityValue },
    .init("allowsHiding") { $0.allowsHiding },
    .init("allowsMoving") { $0.allowsMoving },
    .init("badge") { $0.badge },
    .init("badgeValue", derived: true) { $0.badgeValue },
    .init("customizationIdentifier") { $0.customizationIdentifier },
    .init("hasContent") { $0.hasContent },
    .init("hasVisiblePlacement", derived: true) { $0.hasVisiblePlacement },
    .init("helpText") { $0.helpText },
    .init("image") { $0.image },
    .init("isEffectivelyEnabled", derived: true) { $0.isEffectivelyEnabled },
    .init("isEnabled") { $0.isEnabled },
    .init("isHidden", derived: true) { $0.isHidden },
    .init("isHiddenByDefault") { $0.isHiddenByDefault },
    .init("isSpringLoaded") { $0.isSpringLoaded },
    .init("isViewControllerLoaded", derived: true) { $0.isViewControllerLoaded },
    .init("managingTabGroup", derived: true) { $0.managingTabGroup },
    .init("parent", derived: true) { $0.parent },
    .init("preferredPlacement", derived: true) { $0.preferredPlacement },
    .init("primaryAction") { Identity($0.primaryAction) },
    .init("reselectionBehavior") { $0.reselectionBehavior },
    .init("resolvedAccessibility", derived: true) { $0.resolvedAccessibility },
    .init("selectedImage") { $0.selectedImage },
    .init("subtitle") { $0.subtitle },
    .init("tabHostController", derived: true) { Identity($0.tabHostController) },
    .init("title") { $0.title },
    .init("userInfo") { $0.userInfo as? Int },
    // Reading it otherwise creates the content.
    .init("viewController", derived: true) {
      $0.isViewControllerLoaded ? Identity($0.viewController) : nil
    },
  ]

  private static let ofGroups: [Entry<TabGroupItem>] = [
    .init("aggregatesBadges") { $0.aggregatesBadges },
    .init("allowsReordering") { $0.allowsReordering },
    .init("barPresentation") { $0.barPresentation },
    .init("children", derived: true) { $0.children },
    .init("defaultChildIdentifier") { $0.defaultChildIdentifier },
    .init("displayOrder", derived: true) { $0.displayOrder },
    .init("displayOrderIdentifiers", derived: true) { $0.displayOrderIdentifiers },
    .init("isCollapsedByDefault") { $0.isCollapsedByDefault },
    .init("isExpanded", derived: true) { $0.isExpanded },
    .init("isSidebarDestination") { $0.isSidebarDestination },
    .init("managingNavigationController", derived: true) {
      Identity($0.managingNavigationController)
    },
    .init("selectedChild", derived: true) { $0.selectedChild },
    .init("sidebarActions") { identities($0.sidebarActions) },
    .init("sidebarAppearance") { $0.sidebarAppearance },
  ]

  private static let ofSearchTabs: [Entry<SearchTabItem>] = [
    .init("automaticallyActivatesSearch") { $0.automaticallyActivatesSearch }
  ]
}

// MARK: - Navigation bars

extension ReadableProperty {
  private static let ofNavigationItems: [Entry<NavigationItem>] = [
    .init("additionalOverflowItems") { Identity($0.additionalOverflowItems) },
    .init("backAction") { Identity($0.backAction) },
    .init("backButtonTitle") { $0.backButtonTitle },
    .init("centerItemGroups") { identities($0.centerItemGroups) },
    .init("hidesBackButton") { $0.hidesBackButton },
    .init("hidesSearchBarWhenScrolling") { $0.hidesSearchBarWhenScrolling },
    .init("largeTitleDisplayMode") { $0.largeTitleDisplayMode },
    .init("leadingItemGroups") { identities($0.leadingItemGroups) },
    .init("leftBarButtonItem") { Identity($0.leftBarButtonItem) },
    .init("leftBarButtonItems") { identities($0.leftBarButtonItems) },
    .init("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton },
    .init("navigationBarMinimization") { $0.navigationBarMinimization },
    .init("pinnedTrailingGroup") { Identity($0.pinnedTrailingGroup) },
    .init("prompt") { $0.prompt },
    .init("rightBarButtonItem") { Identity($0.rightBarButtonItem) },
    .init("rightBarButtonItems") { identities($0.rightBarButtonItems) },
    .init("searchController") { Identity($0.searchController) },
    .init("subtitle") { $0.subtitle },
    .init("title") { $0.title },
    .init("trailingItemGroups") { identities($0.trailingItemGroups) },
    .init("verticalBarCompressionBehavior") { $0.verticalBarCompressionBehavior },
  ]

  private static let ofBarButtons: [Entry<BarButtonItem>] = [
    .init("axisBehavior") { $0.axisBehavior },
    .init("badge") { $0.badge },
    .init("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction },
    .init("identifier") { $0.identifier },
    .init("image") { $0.image },
    .init("isEffectivelyEnabled") { $0.isEffectivelyEnabled },
    .init("isEnabled") { $0.isEnabled },
    .init("isHidden") { $0.isHidden },
    .init("isSelected") { $0.isSelected },
    .init("menu") { Identity($0.menu) },
    .init("possibleTitles") { $0.possibleTitles },
    .init("primaryAction") { Identity($0.primaryAction) },
    .init("style") { $0.style },
    .init("tag") { $0.tag },
    .init("tintColor") { $0.tintColor },
    .init("title") { $0.title },
    .init("visibilityPriority") { $0.visibilityPriority },
  ]

  private static let ofButtonGroups: [Entry<BarButtonItemGroup>] = [
    .init("barButtonItems") { identities($0.barButtonItems) },
    .init("isHidden") { $0.isHidden },
    .init("representativeItem") { Identity($0.representativeItem) },
  ]
}
