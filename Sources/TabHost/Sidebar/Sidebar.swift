public import Observation

extension TabHostController {
  /// The sidebar of a host: its visibility, its rows, and its toolbar.
  ///
  /// Corresponds to `UITabBarController.Sidebar` in UIKit.
  @preconcurrency @MainActor public final class Sidebar: nonisolated IdentityHashable {
    /// The delegate, which is not retained.
    ///
    /// The default is `nil`. When you assign another delegate, the items are discarded and
    /// requested again, immediately for the rows on screen.
    public weak var delegate: (any Delegate)? {
      get { storedDelegate }
      set {
        guard newValue !== storedDelegate else { return }
        storedDelegate = newValue
        host?.update(.none) { display.delegateDidChange() }
      }
    }
    // Each read of a public stored property is checked for overlapping accesses.
    private weak var storedDelegate: (any Delegate)?

    /// The host, or `nil` after it has been deallocated.
    weak var host: TabHostController?

    /// The cached section of the root rows; `nil` until it is needed.
    var section: SidebarSection? {
      didSet { if let oldValue { host?.transaction.retire(oldValue) } }
    }

    /// The rows on screen and their items.
    let display = RowDisplay()

    fileprivate(set) var storedPreferredLayout = Layout.automatic
    fileprivate(set) var storedPreferredPlacement = Placement.automatic
    fileprivate(set) var storedIsHiddenByDefault: Bool?
    fileprivate(set) var storedHidesAfterSelection = false
    fileprivate(set) var storedPreferredWidth: Double?
    /// Whether the sidebar is hidden, by orientation: what the app has assigned, and the choice of
    /// the user.
    fileprivate(set) var hiding: [Orientation: Customizable<Bool>] = [:]
    /// Whether rows have been on screen. From then on, groups keep their expansion.
    fileprivate(set) var haveRowsBeenDisplayed = false
    fileprivate(set) var header: SidebarEnd?
    fileprivate(set) var footer: SidebarEnd?
    fileprivate(set) var storedBottomBar: ViewController?
    fileprivate(set) var storedOverflowItems: DeferredMenuElement?
    fileprivate(set) var storedToolbarItems: [Action] = []
    var observers: PropertyObservers?

    init() {}

    isolated deinit {
      for item in storedToolbarItems { item.isNoLongerShown(in: self) }
    }

    /// The arrangement of sidebar and content.
    ///
    /// Corresponds to `UITabBarController.Sidebar.Layout` in UIKit.
    public enum Layout: Int, Sendable, CaseIterable {
      /// ``tile`` on ``UserInterfaceIdiom/mac`` and ``UserInterfaceIdiom/vision``, ``overlap`` on
      /// other platforms.
      case automatic = 0
      /// Over the content, which extends beneath the sidebar.
      case overlap = 1
      /// Beside the content.
      case tile = 2
    }

    /// The preference for bar or sidebar.
    ///
    /// Corresponds to `UITabBarController.Sidebar.Placement` in UIKit.
    public enum Placement: Int, Sendable, CaseIterable {
      /// The default of the platform.
      case automatic = 0
      /// The sidebar.
      case sidebar = 1
      /// The bar.
      case tabBar = 2
    }
  }
}

extension TabHostController.Sidebar: Observable {}

extension TabHostController.Sidebar: Observed {}

// MARK: - Visibility and layout

extension TabHostController.Sidebar {
  /// Whether the sidebar is hidden.
  ///
  /// The default is ``isHiddenByDefault``, until the user or the app makes a choice, which is kept.
  /// A choice of the user is part of ``TabHostController/customization``, where it is made for the
  /// present orientation; see ``TabCustomization/isSidebarHidden``. A value that the app assigns is
  /// not, and applies until the user makes another choice. Assigning a new value while a sidebar is available calls
  /// `sidebarVisibilityWillChange` of the delegate. Otherwise the value is stored until a sidebar is
  /// available.
  public var isHidden: Bool {
    get {
      let isHidden = host?.screen.isSidebarHidden ?? false
      return derived(.isSidebarHidden, isHidden)
    }
    set {
      host?.update(.settings) {
        for orientation in Orientation.allCases {
          hiding[orientation, default: Customizable()].assign(newValue)
        }
      }
    }
  }

  /// Hides or shows the sidebar for the user. The caller commits the change.
  func choose(isHidden: Bool, in orientation: Orientation) {
    host?.customizationKeeper.choices.change { $0.isSidebarHidden[orientation] = isHidden }
    setChoice(isHidden, in: orientation)
  }

  /// Applies choices that differ from the previous ones. The caller commits the change.
  func apply(_ choices: [Orientation: Bool], insteadOf old: [Orientation: Bool]) {
    for orientation in Orientation.allCases where choices[orientation] != old[orientation] {
      setChoice(choices[orientation], in: orientation)
    }
  }

  private func setChoice(_ choice: Bool?, in orientation: Orientation) {
    hiding[orientation, default: Customizable()].choice = choice
    host?.transaction.note(.settings)
  }

  /// Notes that rows have been on screen; from then on groups keep their expansion.
  func noteDisplay() { haveRowsBeenDisplayed = true }

  /// Whether a sidebar is displayed, or would be if it were not hidden.
  public var isAvailable: Bool {
    let isAvailable = host?.screen.isSidebarAvailable ?? false
    return derived(.isSidebarAvailable, isAvailable)
  }

  /// Whether the sidebar is hidden until the user or the app makes a choice.
  ///
  /// The default is `nil`. On tablets and in terminals, the sidebar is then visible in landscape
  /// and hidden in portrait orientation; on a television, it is visible. A choice made with
  /// ``isHidden`` takes precedence. On other platforms, the property has no effect. Corresponds to
  /// SwiftUI's
  /// `defaultAdaptableTabBarPlacement(_:)`.
  public var isHiddenByDefault: Bool? {
    get { observed(\.isHiddenByDefault, storedIsHiddenByDefault) }
    set {
      update(\.isHiddenByDefault, from: storedIsHiddenByDefault, to: newValue, .settings) {
        storedIsHiddenByDefault = newValue
      }
    }
  }

  /// Whether the sidebar hides when the user has selected a tab at its row.
  ///
  /// The default is `false`. It has an effect only while ``resolvedLayout`` is ``Layout/overlap`` and
  /// the user can show the sidebar again. The selection comes first, with its calls, and then the
  /// sidebar hides, with its own. This is not a choice of the user: it is not part of
  /// ``TabHostController/customization``.
  public var hidesAfterSelection: Bool {
    get { observed(\.hidesAfterSelection, storedHidesAfterSelection) }
    set {
      update(\.hidesAfterSelection, from: storedHidesAfterSelection, to: newValue, .none) {
        storedHidesAfterSelection = newValue
      }
    }
  }

  /// The width that the app prefers for the sidebar, in the units of the renderer, or `nil` for that
  /// of the renderer.
  ///
  /// The default is `nil`. The renderer decides, and reports the width in
  /// ``TabHostController/layoutMetrics``; a width that the user has chosen takes precedence there.
  public var preferredWidth: Double? {
    get { observed(\.preferredWidth, storedPreferredWidth) }
    set {
      update(\.preferredWidth, from: storedPreferredWidth, to: newValue, .metrics) {
        storedPreferredWidth = newValue
      }
    }
  }

  /// Whether the sidebar is on screen.
  var isOnScreen: Bool {
    guard let host else { return false }
    return host.isShown && host.screen.presentation.showsSidebar
  }

  /// The preferred arrangement of sidebar and content.
  ///
  /// The default is ``Layout/automatic``.
  public var preferredLayout: Layout {
    get { observed(\.preferredLayout, storedPreferredLayout) }
    set {
      update(
        \.preferredLayout,
        from: storedPreferredLayout,
        to: newValue,
        [.settings, .metrics]
      ) {
        storedPreferredLayout = newValue
      }
    }
  }

  /// The layout that ``preferredLayout`` resolves to on the current platform; never
  /// ``Layout/automatic``.
  public var resolvedLayout: Layout {
    host?.access(\.traitCollection)
    guard preferredLayout == .automatic else { return storedPreferredLayout }
    return host?.screen.sidebarLayout ?? .overlap
  }

  /// The preference for bar or sidebar on platforms that display only one of them.
  ///
  /// The default is ``Placement/automatic``. On phones, ``Placement/sidebar`` selects a sidebar at
  /// regular width. On desktops, ``Placement/tabBar`` selects a bar. On a television,
  /// ``Placement/sidebar`` selects a sidebar in any style, and ``Placement/tabBar`` a bar in the
  /// style ``TabHostController/Style/sidebarAdaptable``. On other platforms, the property has no
  /// effect.
  public var preferredPlacement: Placement {
    get { observed(\.preferredPlacement, storedPreferredPlacement) }
    set {
      update(\.preferredPlacement, from: storedPreferredPlacement, to: newValue, .settings) {
        storedPreferredPlacement = newValue
      }
    }
  }
}

// MARK: - Header, footer, bottom bar

extension TabHostController.Sidebar {
  /// The content above all rows, which scrolls with them.
  ///
  /// The default is `nil`.
  public var headerContentConfiguration: (any ContentConfiguration)? {
    get { observed(\.headerContentConfiguration, header?.configuration) }
    set {
      update(\.headerContentConfiguration, replacing: header, .sidebar) {
        header = newValue.map { SidebarEnd($0) }
      }
    }
  }

  /// The content below all rows, which scrolls with them.
  ///
  /// The default is `nil`.
  public var footerContentConfiguration: (any ContentConfiguration)? {
    get { observed(\.footerContentConfiguration, footer?.configuration) }
    set {
      update(\.footerContentConfiguration, replacing: footer, .sidebar) {
        footer = newValue.map { SidebarEnd($0) }
      }
    }
  }

  /// The view of ``headerContentConfiguration``, or `nil` without one.
  ///
  /// For renderers. The view is created when this property is first read, once for each assigned
  /// configuration.
  public var headerContentView: (any ViewController & ContentView)? {
    access(\.headerContentConfiguration)
    return header?.view
  }

  /// The view of ``footerContentConfiguration``, or `nil` without one.
  ///
  /// For renderers. The view is created when this property is first read, once for each assigned
  /// configuration.
  public var footerContentView: (any ViewController & ContentView)? {
    access(\.footerContentConfiguration)
    return footer?.view
  }

  /// The view controller at the bottom of the sidebar, which does not scroll.
  ///
  /// The default is `nil`. It appears and disappears with the sidebar. A view controller that is
  /// the host or contains the host is refused and reported as
  /// ``TabHostController/Diagnostic/Rule/missingContent``. The counterpart in UIKit is a view.
  public var bottomBarView: ViewController? {
    get { observed(\.bottomBarView, storedBottomBar) }
    set {
      if let newValue, let host, host.isOrIsContained(in: newValue) {
        let message = "the bottom bar of a sidebar can't contain its own host; it is not set"
        return host.report(.missingContent, [], message)
      }
      update(\.bottomBarView, from: storedBottomBar, to: newValue, .sidebar) {
        storedBottomBar = newValue
      }
    }
  }
}

// MARK: - Overflow and toolbar

extension TabHostController.Sidebar {
  /// The elements of the overflow menu in the bar of the sidebar, or `nil` for no overflow button.
  ///
  /// The default is `nil`. The button is visible even if the element provides no items. The items
  /// are listed directly in the menu, followed by the command to edit; see
  /// ``UserInteraction/openSidebarOverflow()``.
  public var navigationOverflowItems: DeferredMenuElement? {
    get { observed(\.navigationOverflowItems, storedOverflowItems) }
    set {
      update(\.navigationOverflowItems, from: storedOverflowItems, to: newValue, .sidebar) {
        storedOverflowItems = newValue
      }
    }
  }

  /// The actions in the toolbar of the sidebar, regardless of the selected tab.
  ///
  /// The default is an empty array. An action with ``MenuElement/Attributes/hidden`` is not
  /// displayed. The user performs the actions with ``UserInteraction/performToolbarItem(_:)-(Action)``.
  /// Corresponds to SwiftUI's `contentToolbar(for:content:)` with the placement `tabViewSidebar`.
  public var toolbarItems: [Action] {
    get { observed(\.toolbarItems, storedToolbarItems) }
    set {
      let old = storedToolbarItems
      guard !newValue.elementsEqual(old, by: ===) else { return }
      update(\.toolbarItems, replacing: old, .sidebar) {
        storedToolbarItems = newValue
        for item in old { item.isNoLongerShown(in: self) }
        for item in newValue { item.isShown(in: self) }
      }
    }
  }
}

extension TabHostController.Sidebar: MenuElementPlace {
  /// Called when the appearance of a toolbar item has changed.
  func elementDidChange(_ element: MenuElement) {
    update(\.toolbarItems, .sidebar, in: host) {}
  }
}

/// The header or footer of the sidebar: a configuration and its view, which is created on first
/// use.
@MainActor final class SidebarEnd {
  let configuration: any ContentConfiguration
  private(set) lazy var view = configuration.makeContentView()

  init(_ configuration: any ContentConfiguration) {
    self.configuration = configuration
  }
}

extension TabHostController.Sidebar {
  /// The reason why a host has no sidebar.
  public enum Unavailability: Hashable, Sendable, CustomStringConvertible {
    /// The horizontal size class is compact.
    case compactWidth
    /// ``TabHostController/Sidebar/preferredPlacement`` chooses the bar on a platform that shows
    /// either bar or sidebar.
    case placement(UserInterfaceIdiom)
    /// The host displays its tabs as pages.
    case pages
    /// ``TabHostController/mode`` is ``TabHostController/Mode/tabBar``.
    case mode
    /// ``TabHostController/mode`` is ``TabHostController/Mode/automatic``, and no root tab is a
    /// group.
    case noRootGroup
    /// The sidebar lists the tabs of the selected group, and no group is selected.
    case noSelectedGroup

    /// The reason as a clause, and how to change it.
    public var description: String {
      switch self {
      case .compactWidth: "the horizontal size class is compact"
      case .placement(let idiom):
        "the idiom \(idiom) shows the bar instead; set sidebar.preferredPlacement to sidebar"
          + (idiom == .tv ? " or style to sidebarAdaptable" : "")
      case .pages: "the host displays its tabs as pages"
      case .mode: "the mode is tabBar; set it to tabSidebar"
      case .noRootGroup:
        "the mode is automatic and no root tab is a group; set the mode to tabSidebar"
      case .noSelectedGroup: "it lists the tabs of the selected group, and no group is selected"
      }
    }
  }

  /// The reason why the host has no sidebar, or `nil` if ``isAvailable`` is `true`.
  ///
  /// Also `nil` after the host has been deallocated.
  public var unavailability: Unavailability? {
    let reason = host?.sidebarUnavailability
    host?.derivedValues.noteRead(reason)
    return derived(.sidebarUnavailability, reason)
  }
}

extension TabHostController.Sidebar {
  /// The range of rows for which there is space, as indices of ``rows``.
  ///
  /// The default is an empty range, for which no items are requested. Set by the renderer. The
  /// range is kept while the sidebar is hidden, and may extend beyond the rows. Assigning calls the
  /// delegate for the rows that disappear and appear:
  ///
  /// 1. `didEndDisplaying` for each row that disappears, from the first on
  /// 2. `itemFor`, `update`, and `willBeginDisplaying` for each row that appears
  ///
  /// `itemFor` is not called for a row whose item is still retained.
  public var displayedRows: Range<Int> {
    get { observed(\.displayedRows, display.range) }
    set {
      guard let host, newValue != display.range else { return }
      host.changeEnvironment(.displayRows(newValue)) {
        update(\.displayedRows, from: display.range, to: newValue, .none) {
          display.setRange(newValue)
        }
      }
    }
  }

  /// Returns the item of a tab whose row is on screen, or `nil` for any other tab.
  ///
  /// Configurations that you assign to the item are kept; see ``TabSidebarItem``.
  public func item(for tab: TabItem) -> TabSidebarItem? {
    display.item(of: tab, nil)
  }

  /// Returns the item of the row at an index of ``rows``, or `nil` if the row is not on screen.
  public func item(at index: Int) -> TabSidebarItem? {
    guard let list = rowList, index >= 0, index < list.count else { return nil }
    let (tab, action) = list.row(at: index).subject
    return display.item(of: tab, action)
  }

  /// Returns the item of a row as the delegate configures it, also if the row is not on screen.
  ///
  /// A picture of a host for another renderer shows it. The row does not come on screen.
  package func configuredItem(of row: Row) -> TabSidebarItem? {
    let (tab, action) = row.subject
    if let item = display.item(of: tab, action) { return item }
    return host.map { display.configuredItem(of: tab, action, in: $0) }
  }

  /// Calls the delegate to update the item of a tab.
  ///
  /// Has no effect unless the row is on screen.
  public func reconfigureItem(for tab: TabItem) {
    host?.update(.none) { display.noteLook(of: tab) }
  }
}

// MARK: - Scrolling

extension TabHostController.Sidebar {
  /// A position that the sidebar can scroll to.
  ///
  /// Corresponds to `UITabBarController.Sidebar.ScrollTarget` in UIKit.
  public enum ScrollTarget {
    /// The header, above all rows.
    case header
    /// The footer, below all rows.
    case footer
    /// The row of a tab.
    case tab(TabItem)
  }

  /// Scrolls to a position by changing ``displayedRows`` as little as necessary.
  ///
  /// Expands the collapsed groups above a tab first, as ``TabGroupItem/isExpanded`` does. Has no effect
  /// for a header or footer that is not set, for a tab without a row, such as a hidden one, and while
  /// ``displayedRows`` is empty.
  ///
  /// - Parameters:
  ///   - target: The position.
  ///   - animated: Has no effect.
  public func scroll(to target: ScrollTarget, animated: Bool) {
    let range = display.range
    guard !range.isEmpty else { return }
    let room = range.rowCount
    switch target {
    case .header:
      if header != nil { displayedRows = 0..<room }
    case .footer:
      guard footer != nil else { return }
      let first = max(0, (rowList?.count ?? 0) - room)
      displayedRows = first..<(first + room)
    case .tab(let tab):
      host?.performBatchUpdates {
        expandGroups(above: tab)
        guard let index = rowList?.index(of: tab) else { return }
        if index < range.lowerBound {
          displayedRows = index..<(index + room)
        } else if index >= range.upperBound {
          displayedRows = (index + 1 - room)..<(index + 1)
        }
      }
    }
  }

  /// Expands the groups in which the row of a tab is, unless it has none anyway.
  private func expandGroups(above tab: TabItem) {
    guard let host, host.tree.contains(tab), listsHidden || tab.isShownInTree else { return }
    var tab = tab
    while let parent = tab.storedParent, tab.asGroup?.isHoisted != true {
      if parent.isCollapsible, !parent.showsRows { parent.isExpanded = true }
      tab = parent
    }
  }
}

extension Range<Int> {
  /// The number of rows for which there is space. An app can assign any range of rows, so the number may
  /// be too large to be represented; it is then the greatest one.
  var rowCount: Int {
    let (count, overflows) = upperBound.subtractingReportingOverflow(lowerBound)
    return overflows ? .max : count
  }
}
