extension TabHostController {
  /// The sidebar of a host: whether it is shown, and what rows it has.
  ///
  /// Documented original: `UITabBarController.Sidebar`.
  @MainActor public final class Sidebar {
    /// Who hears of the sidebar, and says what its rows offer. Default nil.
    ///
    /// Another one is asked for items anew, those of the rows on screen at once.
    public weak var delegate: (any Delegate)? {
      didSet { if delegate !== oldValue { display.delegateDidChange() } }
    }

    /// What stands above all rows, and scrolls with them. Default nil.
    public var headerContentConfiguration: (any ContentConfiguration)? {
      get { following(\.headerContentConfiguration, header?.configuration) }
      set {
        announce(\.headerContentConfiguration)
        replace(&header, with: newValue.map { SidebarEnd($0) })
        host?.invalidation.sidebar()
      }
    }

    /// What stands below all rows, and scrolls with them. Default nil.
    public var footerContentConfiguration: (any ContentConfiguration)? {
      get { following(\.footerContentConfiguration, footer?.configuration) }
      set {
        announce(\.footerContentConfiguration)
        replace(&footer, with: newValue.map { SidebarEnd($0) })
        host?.invalidation.sidebar()
      }
    }

    /// The view of ``headerContentConfiguration``; nil without one. For whoever draws the host.
    ///
    /// Made when it is first asked for, once for each configuration that is set.
    public var headerContentView: (any ViewController & ContentView)? {
      follow(\.headerContentConfiguration)
      return header?.view
    }

    /// The view of ``footerContentConfiguration``; nil without one. Likewise.
    public var footerContentView: (any ViewController & ContentView)? {
      follow(\.footerContentConfiguration)
      return footer?.view
    }

    /// What stands at the bottom of the sidebar, and does not scroll. Default nil.
    ///
    /// A controller, where the original has a view. It comes on screen with the sidebar. One that
    /// is the host, or above it, is refused as
    /// ``TabHostController/Diagnostic/Rule/missingContent``.
    public var bottomBarView: ViewController? {
      get { following(\.bottomBarView, storedBottomBarView) }
      set { setBottomBarView(newValue) }
    }

    /// How the sidebar stands beside the content. Default ``Layout/automatic``.
    public var preferredLayout: Layout {
      get { following(\.preferredLayout, storedLayout) }
      set {
        guard newValue != storedLayout else { return }
        announce(\.preferredLayout)
        storedLayout = newValue
        host?.drawingDidChange()
      }
    }

    /// Which of bar and sidebar to show where only one may be. Default ``Placement/automatic``.
    /// Counts on phones, where ``Placement/sidebar`` asks for a sidebar at regular width, and on
    /// desktops, where ``Placement/tabBar`` asks for a bar.
    public var preferredPlacement: Placement {
      get { following(\.preferredPlacement, storedPlacement) }
      set {
        guard newValue != storedPlacement else { return }
        announce(\.preferredPlacement)
        change { storedPlacement = newValue }
      }
    }

    /// What a person finds behind an overflow button in the bar of the sidebar; nil shows no such
    /// button. Default nil. Live.
    ///
    /// The button is there also when the element gives nothing. Its items stand in the menu itself,
    /// and the command to edit comes last; see ``UserInteraction/openSidebarOverflow()``.
    public var navigationOverflowItems: DeferredMenuElement? {
      get { following(\.navigationOverflowItems, storedOverflowItems) }
      set {
        guard newValue !== storedOverflowItems else { return }
        announce(\.navigationOverflowItems)
        storedOverflowItems = newValue
        change { host?.invalidation.sidebar() }
      }
    }

    /// Whether the sidebar is hidden as long as nobody has chosen. Default nil: shown in landscape,
    /// hidden in portrait.
    ///
    /// It is no choice: what a person or code chooses with ``isHidden`` goes over it. Counts where
    /// bar and sidebar take each other's place, on tablets and in terminals. Documented original:
    /// SwiftUI's `defaultAdaptableTabBarPlacement(_:)`.
    public var isHiddenByDefault: Bool? {
      get { following(\.isHiddenByDefault, storedHiddenByDefault) }
      set {
        guard newValue != storedHiddenByDefault else { return }
        announce(\.isHiddenByDefault)
        change { storedHiddenByDefault = newValue }
      }
    }

    /// Buttons in the sidebar's own toolbar, the same whichever tab is selected. Default empty.
    ///
    /// An action that is ``MenuElement/Attributes/hidden`` is not shown. A person presses them with
    /// ``UserInteraction/performToolbarItem(_:)``. Documented original: SwiftUI's
    /// `contentToolbar(for:content:)` with the place `tabViewSidebar`.
    public var toolbarItems: [Action] {
      get { following(\.toolbarItems, storedToolbarItems) }
      set {
        guard !newValue.elementsEqual(storedToolbarItems, by: ===) else { return }
        announce(\.toolbarItems)
        let old = storedToolbarItems
        storedToolbarItems = newValue
        for item in old { item.isNoLongerShown(in: self) }
        for item in storedToolbarItems { item.isShown(in: self) }
        host?.invalidation.sidebar()
      }
    }

    weak var host: TabHostController?

    /// What somebody has chosen for ``isHidden``; nil until someone does.
    private(set) var hiddenByChoice: Bool?

    /// Whether rows have been on screen, from when on groups keep their expansion.
    var hasBeenDisplayed = false

    /// The root rows, counted; nil until somebody looks at them.
    var section: SidebarSection?

    /// The hoistings that ``section`` knows of.
    var countedHoistings = 0

    /// The rows on screen and their items.
    private(set) lazy var display = RowDisplay(sidebar: self)

    /// Who follows the sidebar; nobody, as long as only the framework reads it.
    var followers: Followers? {
      didSet { host?.announceFacetsToFollowers() }
    }

    // Read by the framework itself, as in ``TabItem``.
    private(set) var header: SidebarEnd?
    private(set) var footer: SidebarEnd?
    private(set) var storedLayout = Layout.automatic
    private(set) var storedPlacement = Placement.automatic
    private(set) var storedHiddenByDefault: Bool?
    private(set) var storedBottomBarView: ViewController?
    private(set) var storedOverflowItems: DeferredMenuElement?
    private(set) var storedToolbarItems: [Action] = []

    init() {}
  }
}

extension TabHostController.Sidebar {
  /// Whether the sidebar is hidden. Default: ``isHiddenByDefault``, until a person or code chooses;
  /// then the choice stays.
  ///
  /// Assigning a new value while a sidebar is available tells the delegate; else it is kept for
  /// when one is.
  public var isHidden: Bool {
    get { following(\.isHidden, isAway) }
    set {
      guard newValue != hiddenByChoice else { return }
      change { hiddenByChoice = newValue }
    }
  }

  /// What ``isHidden`` reads.
  var isAway: Bool { host?.rules.isSidebarHidden ?? hiddenByChoice ?? false }

  /// Whether a sidebar is shown, or would be if it were not hidden.
  public var isAvailable: Bool { following(\.isAvailable, isThere) }

  /// What ``isAvailable`` reads.
  var isThere: Bool { host?.rules.isSidebarAvailable ?? false }

  /// What ``preferredLayout`` comes to on this platform; never ``Layout/automatic``.
  public var resolvedLayout: Layout {
    host?.follow(\.traitCollection)
    guard preferredLayout == .automatic else { return storedLayout }  // followed
    return host?.rules.resolvedLayout ?? .overlap
  }

  /// Whether a person sees the sidebar now.
  var isOnScreen: Bool {
    guard let host else { return false }
    return host.isShown && host.rules.presentation.showsSidebar
  }

  private func setBottomBarView(_ view: ViewController?) {
    guard view !== storedBottomBarView else { return }
    if let view, let host, host.isOrIsBelow(view) {
      let message = "a sidebar can't show its own host; it is not set"
      return host.report(.missingContent, [], message)
    }
    announce(\.bottomBarView)
    change {
      replace(&storedBottomBarView, with: view)
      host?.invalidation.sidebar()
    }
  }

  private func change(_ mutate: () -> Void) {
    if let host { host.change(mutate) } else { mutate() }
  }

  /// How a sidebar stands beside the content. Documented original:
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

extension TabHostController.Sidebar: MenuElementPlace {
  /// An item of the toolbar looks different.
  func elementDidChange(_ element: MenuElement) {
    announce(\.toolbarItems)
    host?.invalidation.sidebar()
  }
}
