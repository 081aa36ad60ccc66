public import Observation

extension TabHostController {
  /// The sidebar of a host: whether it is shown, and what rows it has.
  ///
  /// Its settings are those of the host, and read as the defaults once the host is deallocated.
  /// Documented original: `UITabBarController.Sidebar`.
  @MainActor public final class Sidebar {
    /// Is notified of the sidebar, and decides what its rows offer. Default `nil`.
    ///
    /// Another one is asked for items again, those of the rows on screen at once.
    public weak var delegate: (any Delegate)? {
      didSet {
        guard delegate !== oldValue else { return }
        host?.update([]) { display.delegateDidChange() }
      }
    }

    /// The host, which clears it when it is deallocated.
    var owner = BackReference<TabHostController>()

    /// The root rows, counted; `nil` until they are read.
    var section: SidebarSection?

    /// The hoistings that ``section`` has counted.
    var countedHoistings = 0

    /// The rows on screen and their items.
    let display = RowDisplay()

    var storedToolbarItems: [Action] = []
    var observers: Observers?

    init() {}

    isolated deinit {
      for item in storedToolbarItems { item.isNoLongerShown(in: self) }
    }

    /// How a sidebar is placed beside the content. Documented original:
    /// `UITabBarController.Sidebar.Layout`.
    public enum Layout: Int, Sendable, CaseIterable {
      /// ``tile`` on desktops and in space, ``overlap`` elsewhere.
      case automatic = 0
      /// Over the content, which goes on below it.
      case overlap = 1
      /// Beside the content.
      case tile = 2
    }

    /// Which of bar and sidebar to show. Documented original:
    /// `UITabBarController.Sidebar.Placement`.
    public enum Placement: Int, Sendable, CaseIterable {
      /// What the platform does.
      case automatic = 0
      /// The sidebar.
      case sidebar = 1
      /// The bar.
      case tabBar = 2
    }
  }
}

extension TabHostController.Sidebar: Observable {}

extension TabHostController.Sidebar: Observed {
  var host: TabHostController? { owner.owner }

  func note(_ concerns: HostChange, in host: TabHostController) {}

  private var settings: HostState.SidebarSettings {
    host?.state.sidebar ?? HostState.SidebarSettings()
  }
}

// MARK: - Being shown

extension TabHostController.Sidebar {
  /// Whether the sidebar is hidden. Default: ``isHiddenByDefault``, until the user or the app
  /// chooses; then the choice stays.
  ///
  /// Assigning a new value while a sidebar is available notifies the delegate; else it is kept for
  /// when one is.
  public var isHidden: Bool {
    get {
      let isHidden = host?.screen.isSidebarHidden ?? false
      return observed(\.isHidden, isHidden, dependingOn: .screenState)
    }
    set {
      guard newValue != settings.isHiddenByChoice else { return }
      host?.update(.screen) { host?.state.sidebar.isHiddenByChoice = newValue }
    }
  }

  /// Rows have been on screen: from now on groups keep their expansion.
  func noteDisplay() { host?.state.sidebar.hasBeenDisplayed = true }

  /// Whether a sidebar is shown, or would be if it were not hidden.
  public var isAvailable: Bool {
    let isAvailable = host?.screen.isSidebarAvailable ?? false
    return observed(\.isAvailable, isAvailable, dependingOn: .screenState)
  }

  /// Whether the sidebar is hidden as long as there is no choice. Default `nil`: shown in landscape,
  /// hidden in portrait.
  ///
  /// It is no choice: what the user or the app chooses with ``isHidden`` counts over it. Counts
  /// where bar and sidebar take each other's place, on tablets and in terminals. Documented
  /// original: SwiftUI's `defaultAdaptableTabBarPlacement(_:)`.
  public var isHiddenByDefault: Bool? {
    get { observed(\.isHiddenByDefault, settings.isHiddenByDefault) }
    set {
      update(\.isHiddenByDefault, from: settings.isHiddenByDefault, to: newValue, .screen) {
        host?.state.sidebar.isHiddenByDefault = newValue
      }
    }
  }

  /// Whether the user sees the sidebar now.
  var isOnScreen: Bool {
    guard let host else { return false }
    return host.isShown && host.screen.presentation.showsSidebar
  }

  /// How the sidebar is placed beside the content. Default ``Layout/automatic``.
  public var preferredLayout: Layout {
    get { observed(\.preferredLayout, settings.layout) }
    set {
      update(\.preferredLayout, from: settings.layout, to: newValue, .layout) {
        host?.state.sidebar.layout = newValue
      }
    }
  }

  /// What ``preferredLayout`` comes to on this platform; never ``Layout/automatic``.
  public var resolvedLayout: Layout {
    host?.access(\.traitCollection)
    guard preferredLayout == .automatic else { return settings.layout }
    return host?.screen.sidebarLayout ?? .overlap
  }

  /// Which of bar and sidebar to show where only one may be. Default ``Placement/automatic``.
  /// Counts on phones, where ``Placement/sidebar`` asks for a sidebar at regular width, and on
  /// desktops, where ``Placement/tabBar`` asks for a bar.
  public var preferredPlacement: Placement {
    get { observed(\.preferredPlacement, settings.placement) }
    set {
      update(\.preferredPlacement, from: settings.placement, to: newValue, .screen) {
        host?.state.sidebar.placement = newValue
      }
    }
  }
}

// MARK: - Header, footer, bottom bar

extension TabHostController.Sidebar {
  /// The content above all rows, which scrolls with them. Default `nil`.
  public var headerContentConfiguration: (any ContentConfiguration)? {
    get { observed(\.headerContentConfiguration, settings.header?.configuration) }
    set {
      update(\.headerContentConfiguration, replacing: headerConfiguration, .sidebar) {
        host?.state.sidebar.header = newValue.map { SidebarEnd($0) }
      }
    }
  }

  private var headerConfiguration: (any ContentConfiguration)? { settings.header?.configuration }

  /// The content below all rows, which scrolls with them. Default `nil`.
  public var footerContentConfiguration: (any ContentConfiguration)? {
    get { observed(\.footerContentConfiguration, settings.footer?.configuration) }
    set {
      update(\.footerContentConfiguration, replacing: footerConfiguration, .sidebar) {
        host?.state.sidebar.footer = newValue.map { SidebarEnd($0) }
      }
    }
  }

  private var footerConfiguration: (any ContentConfiguration)? { settings.footer?.configuration }

  /// The view of ``headerContentConfiguration``; `nil` without one. For renderers.
  ///
  /// Made when it is first read, once for each configuration that is set.
  public var headerContentView: (any ViewController & ContentView)? {
    access(\.headerContentConfiguration)
    return settings.header?.view
  }

  /// The view of ``footerContentConfiguration``; `nil` without one. Likewise.
  public var footerContentView: (any ViewController & ContentView)? {
    access(\.footerContentConfiguration)
    return settings.footer?.view
  }

  /// The content at the bottom of the sidebar, which does not scroll. Default `nil`.
  ///
  /// A controller, where the original has a view. It comes on screen with the sidebar. One that
  /// is the host, or above it, is refused as
  /// ``TabHostController/Diagnostic/Rule/missingContent``.
  public var bottomBarView: ViewController? {
    get { observed(\.bottomBarView, settings.bottomBar) }
    set {
      if let newValue, let host, host.isOrIsBelow(newValue) {
        let message = "a sidebar can't show its own host; it is not set"
        return host.report(.missingContent, [], message)
      }
      update(\.bottomBarView, from: settings.bottomBar, to: newValue, [.sidebar, .content]) {
        host?.state.sidebar.bottomBar = newValue
      }
    }
  }
}

// MARK: - Buttons

extension TabHostController.Sidebar {
  /// The elements behind an overflow button in the bar of the sidebar; `nil` shows no such
  /// button. Default `nil`. Live.
  ///
  /// The button is there also when the element gives nothing. Its items are in the menu itself,
  /// and the command to edit comes last; see ``UserInteraction/openSidebarOverflow()``.
  public var navigationOverflowItems: DeferredMenuElement? {
    get { observed(\.navigationOverflowItems, settings.overflowItems) }
    set {
      update(
        \.navigationOverflowItems,
        from: settings.overflowItems,
        to: newValue,
        [.rows, .screen]
      ) {
        host?.state.sidebar.overflowItems = newValue
      }
    }
  }

  /// Buttons in the sidebar's own toolbar, the same whichever tab is selected. Default empty.
  ///
  /// An action that is ``MenuElement/Attributes/hidden`` is not shown. The user presses them with
  /// ``UserInteraction/performToolbarItem(_:)``. Documented original: SwiftUI's
  /// `contentToolbar(for:content:)` with the place `tabViewSidebar`.
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
  /// An item of the toolbar looks different.
  func elementDidChange(_ element: MenuElement) {
    update(\.toolbarItems, replacing: storedToolbarItems, .sidebar) {}
  }
}
