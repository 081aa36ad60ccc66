/// Everything that a host remembers. The public properties of the host and its sidebar are windows
/// on it.
///
/// It is changed by ``TabHostController/update(_:_:)`` alone, which commits the change. What is on
/// screen follows from it; see ``ScreenState``.
struct HostState {
  // MARK: - Settings

  var traits = TraitCollection()
  var mode = TabHostController.Mode.automatic
  /// When the index of the pages is shown; `nil` in another style than that of pages.
  var pageIndexDisplayMode: TabHostController.PageIndexDisplayMode?
  var minimizeBehavior = TabHostController.MinimizeBehavior.automatic
  var compactTabIdentifiers: [String]?
  var prominentTabIdentifier: String?
  var allowsReordering = false
  /// Whether the app hides the bar. Content may hide it, too.
  var isTabBarHiddenByApp = false
  var bounds = Rect()
  var layoutMetrics = LayoutMetrics()
  var accessory: TabAccessory?
  var isAccessoryHidden = false
  var sidebar = SidebarSettings()

  /// The display order of the root tabs as the app has declared it.
  var declaredRootOrder: [String] = []
  /// The display order of the root tabs as the user has chosen it; `nil` if there is no choice.
  var chosenRootOrder: [String]?

  /// The display order of the root tabs.
  var rootOrder: [String] { chosenRootOrder ?? declaredRootOrder }

  // MARK: - What the user does

  var selection = Selection()
  /// What the user has changed since editing began; `nil` outside of editing.
  var editing: CustomizationChanges?
  /// Customization that the delegate is not notified of yet, in the order in which it happened.
  var pendingCustomization: [CustomizationEvent] = []
  /// The customization that the delegate is being notified of.
  var currentCustomization: CustomizationEvent?
  var presence = Presence.lasting
  var search = SearchState()
  var overlays = Overlays()
  /// Whether a scroll has minimized the bar.
  var isMinimizedByScroll = false
  /// Whether the user looks at the bar.
  var isBarFocused = true

  // MARK: - Handlers

  var diagnosticHandler: ((TabHostController.Diagnostic) -> Void)?
  var searchTextHandler: ((String) -> Void)?
  var selectionObservers: [SelectionObserverReference] = []

  var isEditing: Bool { editing != nil }

  /// The controller to show as the accessory.
  var shownAccessory: ViewController? { isAccessoryHidden ? nil : accessory?.contentView }
}

// MARK: - Its parts

extension HostState {
  /// The settings of the sidebar.
  struct SidebarSettings {
    var layout = TabHostController.Sidebar.Layout.automatic
    var placement = TabHostController.Sidebar.Placement.automatic
    var isHiddenByDefault: Bool?
    /// What the user or the app has chosen; `nil` until either does.
    var isHiddenByChoice: Bool?
    /// Whether rows have been on screen, from when on groups keep their expansion.
    var hasBeenDisplayed = false
    var header: SidebarEnd?
    var footer: SidebarEnd?
    var bottomBar: ViewController?
    var overflowItems: DeferredMenuElement?
  }

  /// The selection, and what is needed to keep it valid.
  struct Selection {
    var tab: TabItem?
    var origin: SelectionOrigin?
    /// Whether the app has selected nothing on purpose.
    var isDeclined = false
    /// Whether the user has selected the tab that the delegate was last notified of, which is
    /// notified again.
    var isRepeated = false
    /// The path to restore as soon as there are tabs.
    var pathToRestore: [String]?
    /// The groups above the tab when it was last in the tree, nearest first: where the selection
    /// falls back to.
    var groups: [TabGroupItem] = []
    /// The rootmost among the tab and its groups that manages a stack.
    var stackGroup: TabGroupItem?
    /// Whether the tab was visible then. One that the app has selected hidden does not fall back.
    var wasVisible = false
  }

  /// Whether the host is about to leave the screen.
  enum Presence {
    case lasting, ending
  }

  /// What the user has open over bar and sidebar, and what is presented.
  struct Overlays {
    var swipedRow: SwipeSession?
    var menu: MenuSession?
    var popover: Popover?
    /// Dismissed popovers whose handlers are not called yet.
    var dismissed: [Popover] = []

    var isEmpty: Bool { swipedRow == nil && menu == nil && popover == nil }
  }
}

/// Customization by the user of which the delegate is notified with the next commit.
enum CustomizationEvent {
  /// Editing begins when the delegate is notified, or in a batch has begun.
  case editingBegins(isInBatch: Bool)
  /// Something changed outside of editing.
  case changed(CustomizationChanges)
  case editingEnded(CustomizationChanges)
}

/// The state that delegates and handlers were last notified of.
struct NotifiedState {
  var selectedTab: TabItem?
  /// The tab that the subclass was notified of, ahead of the delegate.
  var subclassTab: TabItem?
  var isSidebarAvailable = false
  var isSidebarHidden = false
  var searchText = ""
  /// Whether the host has been on screen, so that availability is worth a call.
  var hasBeenDisplayed = false
}
