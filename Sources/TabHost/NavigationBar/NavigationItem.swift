public import Observation

/// The contents of the navigation bar while a page is visible: its titles and buttons.
///
/// Each page has one, which is created when ``ViewController/navigationItem`` is first read. The bar
/// belongs to the page on top of the visible stack, or to the content itself if it is no navigation
/// controller; see ``TabHostController/visibleNavigationBar``. A change is drawn immediately.
///
/// Corresponds to `UINavigationItem` in UIKit.
@preconcurrency @MainActor public final class NavigationItem: nonisolated IdentityHashable {
  /// The title.
  ///
  /// The default is the ``ViewController/title`` of the page, which the title follows until another
  /// one is assigned. Assigning `nil` restores the default, and so does a later assignment of the title of
  /// the page.
  public var title: String? {
    get { observed(\.title, shownTitle) }
    set { change(\.title, \.title, to: newValue, barFacets) }
  }

  /// A second line of text below the title.
  ///
  /// The default is `nil`.
  public var subtitle: String? {
    get { observed(\.subtitle, content.subtitle) }
    set { change(\.subtitle, \.subtitle, to: newValue, barFacets) }
  }

  /// A line of text above the bar.
  ///
  /// The default is `nil`.
  public var prompt: String? {
    get { observed(\.prompt, content.prompt) }
    set { change(\.prompt, \.prompt, to: newValue, barFacets) }
  }

  /// The title of the button that leads back to this page, or `nil` for the title of the page.
  ///
  /// The default is `nil`.
  public var backButtonTitle: String? {
    get { observed(\.backButtonTitle, content.backButtonTitle) }
    set { change(\.backButtonTitle, \.backButtonTitle, to: newValue, barFacets) }
  }

  /// Whether the page has no back button.
  ///
  /// The default is `false`. While the value is `true`, the user can't go back:
  /// ``UserInteraction/goBack()`` is refused as ``UserInteraction/Refusal/hidden``.
  public var hidesBackButton: Bool {
    get { observed(\.hidesBackButton, content.hidesBackButton) }
    set { setHidesBackButton(newValue, animated: false) }
  }

  /// Whether the leading buttons are beside the back button instead of replacing it.
  ///
  /// The default is `false`.
  public var leftItemsSupplementBackButton: Bool {
    get { observed(\.leftItemsSupplementBackButton, content.supplementsBackButton) }
    set {
      change(\.leftItemsSupplementBackButton, \.supplementsBackButton, to: newValue, barFacets)
    }
  }

  /// The elements at the end of the overflow menu, after the buttons that don't fit.
  ///
  /// The default is `nil`. If there is a value, the bar has an overflow menu even if all buttons
  /// fit.
  public var additionalOverflowItems: DeferredMenuElement? {
    get { observed(\.additionalOverflowItems, content.overflowItems) }
    set {
      update(\.additionalOverflowItems, from: content.overflowItems, to: newValue, barFacets) {
        content.overflowItems = newValue
      }
    }
  }

  /// Which items of a vertical bar are compressed first if there is not enough room.
  ///
  /// The default is ``VerticalBarCompressionBehavior/automatic``.
  public var verticalBarCompressionBehavior: VerticalBarCompressionBehavior {
    get { observed(\.verticalBarCompressionBehavior, content.compression) }
    set {
      change(
        \.verticalBarCompressionBehavior,
        \.compression,
        to: newValue,
        lookFacets
      )
    }
  }

  var content = Content()
  var groups = Groups()
  /// The page, which clears this reference in its `deinit`.
  weak var page: ViewController?
  var observers: PropertyObservers?

  /// Creates a navigation item of no page.
  public init(title: String? = nil) {
    content.title = title
  }

  isolated deinit {
    for group in groups.all { group.detach() }
  }

  /// Shows or hides the back button; see ``hidesBackButton``.
  ///
  /// - Parameters:
  ///   - hidesBackButton: Whether the page has no back button.
  ///   - animated: Has no effect.
  public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool = false) {
    change(\.hidesBackButton, \.hidesBackButton, to: hidesBackButton, barFacets)
  }
}

// MARK: - The stored values

extension NavigationItem {
  /// The values other than the buttons.
  struct Content {
    var title: String?
    var subtitle: String?
    var prompt: String?
    var backButtonTitle: String?
    var hidesBackButton = false
    var supplementsBackButton = false
    var overflowItems: DeferredMenuElement?
    var compression = VerticalBarCompressionBehavior.automatic
    var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    var hidesSearchBarWhenScrolling = true
    var minimization = BarMinimization()
    /// Whether scrolling has minimized the bar of the page.
    var isMinimized = false
    var searchController: SearchController?
    var backAction: Action?
  }

  var shownTitle: String? { content.title ?? page?.title }

  /// What a change touches: the bar on screen, if the page is visible or the back button leads to
  /// it.
  var barFacets: Facet {
    guard let page, let host, host.showsInNavigationBar(page) else { return .none }
    return .navigationBar
  }
}

extension NavigationItem {
  /// What a setting touches that only a renderer reads.
  var lookFacets: Facet { barFacets.isEmpty ? .none : .navigationBarLook }
}

extension NavigationItem: Observable {}

extension NavigationItem: Observed {
  var host: TabHostController? { page?.nearestHost }

  /// Changes a property that is stored in the content, and commits the change.
  func change<Value: Equatable>(
    _ property: KeyPath<NavigationItem, Value>,
    _ stored: WritableKeyPath<Content, Value>,
    to value: Value,
    _ facets: Facet
  ) {
    update(property, from: content[keyPath: stored], to: value, facets) {
      content[keyPath: stored] = value
    }
  }
}

// MARK: - Pages

extension ViewController {
  /// Lets the navigation item follow the title again, which was assigned.
  func discardTitleOfNavigationItem() {
    if let item = storedNavigationItem, item.content.title != nil { item.title = nil }
  }

  /// Draws the content and the navigation bar again after a change of the title.
  func titleDidChange() {
    if let item = storedNavigationItem, item.content.title == nil { item.changed(\.title) }
    passTitleToTabBarItem()
    // The title of a host is the heading of its sidebar.
    asHost?.update(.sidebar) {}
    guard let host = nearestHost else { return }
    host.update(host.showsInNavigationBar(self) ? [.content, .navigationBar] : .content) {}
  }

  /// The contents of the navigation bar while the controller is visible.
  ///
  /// Created when it is first read, one for each controller.
  public var navigationItem: NavigationItem {
    if let item = storedNavigationItem { return item }
    let item = NavigationItem()
    item.page = self
    madeDetails.navigationItem = item
    return item
  }

  /// The navigation item, or `nil` while the app has not read it.
  var storedNavigationItem: NavigationItem? { details?.navigationItem }
}

extension NavigationItem {
  /// The groups of buttons in each part of the bar.
  struct Groups {
    var leading: [BarButtonItemGroup] = []
    var center: [BarButtonItemGroup] = []
    var trailing: [BarButtonItemGroup] = []
    /// The group at the trailing end, or none.
    var pinned: [BarButtonItemGroup] = []
    /// The group of the buttons in the toolbar, or none.
    var toolbar: [BarButtonItemGroup] = []

    var all: [BarButtonItemGroup] { leading + center + trailing + pinned + toolbar }

    mutating func remove(_ group: BarButtonItemGroup) {
      leading.removeAll { $0 === group }
      center.removeAll { $0 === group }
      trailing.removeAll { $0 === group }
      pinned.removeAll { $0 === group }
      toolbar.removeAll { $0 === group }
    }
  }

  // MARK: - Groups

  /// The groups at the leading end, from leading to trailing.
  ///
  /// The default is empty. Assigning groups replaces ``leftBarButtonItems``.
  public var leadingItemGroups: [BarButtonItemGroup] {
    get { observed(\.leadingItemGroups, groups.leading) }
    set { set(\.leading, to: newValue) }
  }

  /// The groups in the center, from leading to trailing.
  ///
  /// The default is empty. If there is not enough room, the buttons in the center are the first to
  /// move to the overflow menu, among those with the same priority.
  public var centerItemGroups: [BarButtonItemGroup] {
    get { observed(\.centerItemGroups, groups.center) }
    set { set(\.center, to: newValue) }
  }

  /// The groups at the trailing end, from leading to trailing.
  ///
  /// The default is empty. Assigning groups replaces ``rightBarButtonItems``.
  public var trailingItemGroups: [BarButtonItemGroup] {
    get { observed(\.trailingItemGroups, groups.trailing) }
    set { set(\.trailing, to: newValue) }
  }

  /// The group at the trailing end of the bar, after the button of the overflow menu.
  ///
  /// The default is `nil`. Its buttons move to the overflow menu only if no other button is left.
  public var pinnedTrailingGroup: BarButtonItemGroup? {
    get { observed(\.pinnedTrailingGroup, groups.pinned.first) }
    set { set(\.pinned, to: newValue.map { [$0] } ?? []) }
  }

  // MARK: - Buttons

  /// The first button at the leading end, or `nil` if there is none.
  ///
  /// Assigning replaces all buttons at the leading end.
  public var leftBarButtonItem: BarButtonItem? {
    get { observed(\.leftBarButtonItem, leftItems.first) }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The buttons at the leading end, from leading to trailing, or `nil` if there are none.
  ///
  /// Assigning replaces ``leadingItemGroups`` by one group.
  public var leftBarButtonItems: [BarButtonItem]? {
    get { observed(\.leftBarButtonItems, leftItems.isEmpty ? nil : leftItems) }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The button at the trailing end, or `nil` if there is none.
  ///
  /// Assigning replaces all buttons at the trailing end, except for ``pinnedTrailingGroup``.
  public var rightBarButtonItem: BarButtonItem? {
    get { observed(\.rightBarButtonItem, rightItems.first) }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// The buttons at the trailing end, from trailing to leading, or `nil` if there are none.
  ///
  /// The first button is the one at the trailing end. Assigning replaces ``trailingItemGroups`` by
  /// one group.
  public var rightBarButtonItems: [BarButtonItem]? {
    get { observed(\.rightBarButtonItems, rightItems.isEmpty ? nil : rightItems) }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// Sets the button at the leading end; see ``leftBarButtonItem``.
  ///
  /// - Parameters:
  ///   - item: The button, or `nil` for none.
  ///   - animated: Has no effect.
  public func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the buttons at the leading end; see ``leftBarButtonItems``.
  ///
  /// - Parameters:
  ///   - items: The buttons from leading to trailing.
  ///   - animated: Has no effect.
  public func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    let items = items ?? []
    if !items.elementsEqual(leftItems, by: ===) { set(\.leading, to: .one(with: items)) }
  }

  /// Sets the button at the trailing end; see ``rightBarButtonItem``.
  ///
  /// - Parameters:
  ///   - item: The button, or `nil` for none.
  ///   - animated: Has no effect.
  public func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the buttons at the trailing end; see ``rightBarButtonItems``.
  ///
  /// - Parameters:
  ///   - items: The buttons from trailing to leading.
  ///   - animated: Has no effect.
  public func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    let items = items ?? []
    if !items.elementsEqual(rightItems, by: ===) {
      set(\.trailing, to: .one(with: items.reversed()))
    }
  }

  /// Replaces the buttons of the toolbar.
  func setToolbarItems(_ items: [BarButtonItem]) {
    if !items.elementsEqual(toolbarItems, by: ===) { set(\.toolbar, to: .one(with: items)) }
  }

  private var leftItems: [BarButtonItem] { groups.leading.flatMap(\.items) }
  private var rightItems: [BarButtonItem] { groups.trailing.flatMap(\.items).reversed() }

  /// All buttons, in the order in which the app assigns them.
  var buttons: [BarButtonItem] {
    leftItems + groups.center.flatMap(\.items) + rightItems + groups.pinned.flatMap(\.items)
      + toolbarItems
  }
}

extension [BarButtonItemGroup] {
  @MainActor fileprivate static func one(with items: [BarButtonItem]) -> Self {
    items.isEmpty ? [] : [BarButtonItemGroup(barButtonItems: items, representativeItem: nil)]
  }
}

// MARK: - The one change

extension NavigationItem {
  /// Replaces the groups of a part of the bar.
  private func set(
    _ part: WritableKeyPath<Groups, [BarButtonItemGroup]>,
    to new: [BarButtonItemGroup]
  ) {
    let old = groups[keyPath: part]
    guard !new.elementsEqual(old, by: ===) else { return }
    let before = groups
    // The item lists no buttons of the toolbar.
    let isListed = part != \.toolbar
    func store() {
      for group in old where !new.contains(where: { $0 === group }) { group.detach() }
      var changed = groups
      changed[keyPath: part] = []
      var admitted: [BarButtonItemGroup] = []
      for group in new where admits(group, besides: admitted) {
        changed.remove(group)
        admitted.append(group)
      }
      changed[keyPath: part] = admitted
      groups = changed
      for group in admitted { group.attach(to: self) }
      if isListed { groupDidChange() }
    }
    if let host {
      host.update(barFacets) {
        store()
        host.transaction.retire(old)
      }
    } else {
      store()
    }
    keepAlive(before)
  }

  private func admits(_ group: BarButtonItemGroup, besides others: [BarButtonItemGroup]) -> Bool {
    let name = group.items.first?.name ?? ""
    if others.contains(where: { $0 === group }) {
      Optional(self).reportShared(name, "the group is assigned twice; the first place is kept")
      return false
    }
    guard let other = group.navigationItem, other !== self else { return true }
    let advice = "remove it there first, or create a group of its own for this page"
    Optional(self).reportShared(
      name,
      "the group is in the bar of another page, which keeps it; \(advice)"
    )
    return false
  }

  /// Notifies observers that the buttons may have changed.
  func groupDidChange() {
    changed(\.leftBarButtonItem)
    changed(\.leftBarButtonItems)
    changed(\.rightBarButtonItem)
    changed(\.rightBarButtonItems)
    changed(\.leadingItemGroups)
    changed(\.centerItemGroups)
    changed(\.trailingItemGroups)
    changed(\.pinnedTrailingGroup)
  }
}

extension NavigationItem {
  /// The display of the title of a page in a large font.
  ///
  /// Corresponds to `UINavigationItem.LargeTitleDisplayMode` in UIKit.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable, CaseIterable {
    /// As on the page below.
    case automatic = 0
    /// Always in a large font, if the bar permits it.
    case always = 1
    /// Never in a large font.
    case never = 2
    /// In the bar.
    case inline = 3
  }

  /// Whether the title is displayed in a large font: a hint to renderers.
  ///
  /// The default is ``LargeTitleDisplayMode-swift.enum/automatic``. It has an effect only if the bar
  /// ``NavigationBar/prefersLargeTitles``.
  public var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { observed(\.largeTitleDisplayMode, content.largeTitleDisplayMode) }
    set { change(\.largeTitleDisplayMode, \.largeTitleDisplayMode, to: newValue, lookFacets) }
  }

  /// The search of the page, or `nil` if it has none.
  ///
  /// The default is `nil`. While the page is visible, the host has a search field for it; see
  /// ``SearchController``. A controller that is assigned to another navigation item leaves this one.
  public var searchController: SearchController? {
    get { observed(\.searchController, content.searchController) }
    set {
      if let other = newValue?.owner, other !== self { other.searchController = nil }
      update(
        \.searchController,
        from: content.searchController,
        to: newValue,
        barFacets.union(.search)
      ) {
        content.searchController?.owner = nil
        newValue?.owner = self
        content.searchController = newValue
      }
    }
  }

  /// Whether the search field is hidden while the user scrolls: a hint to renderers.
  ///
  /// The default is `true`.
  public var hidesSearchBarWhenScrolling: Bool {
    get { observed(\.hidesSearchBarWhenScrolling, content.hidesSearchBarWhenScrolling) }
    set {
      change(
        \.hidesSearchBarWhenScrolling,
        \.hidesSearchBarWhenScrolling,
        to: newValue,
        lookFacets
      )
    }
  }

  /// The action that the back button of the page performs instead of going back.
  ///
  /// The default is `nil`. If there is an action, the page has a back button even at the root of a
  /// stack, with the title of the action if it has one. The action is performed by
  /// ``UserInteraction/goBack()``, with the host as ``Action/sender``, and decides whether a page is
  /// popped. An action with ``MenuElement/Attributes/disabled`` or ``MenuElement/Attributes/hidden``
  /// is refused.
  public var backAction: Action? {
    get { observed(\.backAction, content.backAction) }
    set {
      update(\.backAction, from: content.backAction, to: newValue, barFacets) {
        content.backAction?.isNoLongerShown(in: self)
        content.backAction = newValue
        newValue?.isShown(in: self)
      }
    }
  }

  /// When the navigation bar is minimized and restored while the user scrolls the page.
  ///
  /// By default, the bar is never minimized. See ``TabHostController/NavigationBar/isMinimized``. A bar
  /// of tabs above the content is minimized and restored along with the navigation bar; see
  /// ``TabHostController/isTabBarMinimized``.
  public var navigationBarMinimization: BarMinimization {
    get { observed(\.navigationBarMinimization, content.minimization) }
    set {
      update(
        \.navigationBarMinimization,
        from: content.minimization,
        to: newValue,
        content.isMinimized ? barFacets.union(.facts) : lookFacets
      ) {
        content.minimization = newValue
        switch newValue.minimizationBehavior {
        case .automatic, .never: content.isMinimized = false
        case .onScrollDown, .onScrollUp: break
        }
      }
    }
  }

  /// Minimizes or restores the bar of the page.
  func setMinimized(_ isMinimized: Bool) {
    guard isMinimized != content.isMinimized else { return }
    host?.update(barFacets.union(.facts)) { content.isMinimized = isMinimized }
  }
}

extension NavigationItem: MenuElementPlace {
  /// Draws the back button again after a change of its action.
  func elementDidChange(_ element: MenuElement) { host?.update(barFacets) {} }
}

/// A view on the bar of a navigation controller, for code that comes from UIKit.
///
/// The contents of the bar are a ``TabHostController/NavigationBar``. Corresponds to `UINavigationBar` in
/// UIKit, as far as code uses the one of a `UINavigationController`.
@preconcurrency @MainActor public struct NavigationBar {
  fileprivate let navigationController: NavigationController

  /// Whether titles may be displayed in a large font: a hint to renderers.
  ///
  /// The default is `false`. See ``NavigationItem/largeTitleDisplayMode-swift.property``.
  public var prefersLargeTitles: Bool {
    get { navigationController.details?.prefersLargeTitles ?? false }
    nonmutating set { navigationController.setPrefersLargeTitles(newValue) }
  }

  /// Whether the bar is hidden; see ``NavigationController/isNavigationBarHidden``.
  public var isHidden: Bool {
    get { navigationController.isNavigationBarHidden }
    nonmutating set { navigationController.isNavigationBarHidden = newValue }
  }

  /// The navigation item of the page on top, or `nil` if the stack is empty.
  public var topItem: NavigationItem? { navigationController.stack.last?.navigationItem }
}

extension NavigationController {
  /// A view on the bar of the controller, for code that comes from UIKit.
  public var navigationBar: NavigationBar { NavigationBar(navigationController: self) }

  fileprivate func setPrefersLargeTitles(_ prefersLargeTitles: Bool) {
    guard prefersLargeTitles != details?.prefersLargeTitles ?? false else { return }
    madeDetails.prefersLargeTitles = prefersLargeTitles
    barsDidChange()
  }
}
