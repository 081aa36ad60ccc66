import Foundation

/// The settings of a host, its search, and what is open or presented, which its public properties expose.
/// The selection, editing and the sidebar have state of their own; see ``Selection`` and ``Editing``.
///
/// It is changed only by the methods at the end of `TabHostController.swift`, mostly inside of an update,
/// which commits the change. What is on screen is derived from it; see ``ScreenState``.
struct HostState {
  // MARK: - Settings

  var traits = TraitCollection()
  var mode = TabHostController.Mode.automatic
  /// Whether the mode was set by the style ``TabHostController/Style/sidebarAdaptable``.
  var isSidebarAdaptable = false
  /// When the index of the pages is shown, or `nil` if the style is not that of pages.
  var pageIndexDisplayMode: TabHostController.PageIndexDisplayMode?
  var minimizeBehavior = TabHostController.MinimizeBehavior.automatic
  var compactTabIdentifiers: [String]?
  var prominentTabIdentifier: String?
  var allowsReordering = false
  /// The edge that the app prefers for the bar, or `nil` for that of the platform.
  var preferredBarEdge: TabHostController.Bar.Edge?
  /// The color of the selected item in the bar, or `nil` for that of the renderer.
  var tabBarTintColor: Color?
  /// Whether the root tabs are those of controllers that the app has assigned.
  var hasViewControllers = false
  /// Whether the app hides the bar. Content may hide it, too.
  var isTabBarHiddenByApp = false
  var bounds = CGRect.zero
  var layoutMetrics = LayoutMetrics()
  var accessory: TabAccessory?
  var isAccessoryHidden = false

  // MARK: - What the user does

  /// Whether the host has been on screen. Before, the delegate is not notified of the availability
  /// of the sidebar.
  var hasBeenDisplayed = false
  /// Whether the host is about to leave the screen.
  var isLeavingScreen = false
  /// The path for which the levels of a managed stack were last requested; `nil` while none is selected.
  var requestedPath: ManagedPath?
  var search = SearchState()
  var overlays = Overlays()
  /// Whether scrolling has minimized the bar.
  var isMinimizedByScroll = false
  /// Whether the content can't be displayed with a vertical bar.
  var isVerticalBarDisabled = false
  /// Whether the user is looking at the bar.
  var isBarFocused = true

  // MARK: - Handlers

  var diagnosticHandler: ((TabHostController.Diagnostic) -> Void)?
  /// The inputs of key commands that were reported because no key has them.
  var reportedInputs: Set<String> = []
  var searchTextHandler: ((String) -> Void)?
  var selectionObservers: [SelectionObserverReference] = []
}

// MARK: - Its parts

extension HostState {
  /// The menu and swiped row that are open, and what is presented.
  struct Overlays {
    var swipedRow: SwipeSession?
    var menu: MenuSession?
    /// The presented controllers, from the lowest to the uppermost.
    var presented: [TabHostController.PresentedController] = []
    /// Dismissed popovers whose handlers have not been called yet.
    var dismissed: [Popover] = []
    /// Presentations and dismissals that the app is notified of when they are on screen.
    var events: [PresentationEvent] = []

    var isEmpty: Bool { swipedRow == nil && menu == nil && presented.isEmpty }

    /// The uppermost popover.
    var popover: Popover? { presented.last { $0.popover != nil }?.popover }
  }
}

/// The state that delegates and handlers were last notified of.
struct NotifiedState {
  var selectedTab: TabItem?
  /// The tab that the subclass was last notified of, which happens before the delegate is notified.
  var subclassTab: TabItem?
  var isSidebarAvailable = false
  var isSidebarHidden = false
  var searchText = ""
  /// The size that content was last notified of.
  var size = CGSize.zero
  var traits = TraitCollection()
}

/// The path for which the levels of a managed stack are requested.
struct ManagedPath: Equatable {
  /// The number of selections so far.
  let selection: Int
  let navigationController: ObjectIdentifier
  /// The tabs from the managing group to the selected tab.
  let tabs: [ObjectIdentifier]
  /// The groups among them that perform an action and have no page.
  let actions: Int
  let isCompact: Bool
  let isSidebarAvailable: Bool
}
