import TabHost

/// A model of a host according to the rules, with plain stored values from which everything else is
/// computed.
///
/// The selection is taken from the real host, which has its own tests, and only checked for
/// validity.
final class ModelHost {
  /// All tabs, in the host or not.
  private(set) var all: [ModelTab] = []
  private var tabs: [String: ModelTab] = [:]
  var roots: [ModelTab] = []
  var record = ModelRecord()
  var session: Session?

  // Settings of the host.
  var mode = TabHostController.Mode.automatic
  var allowsReordering = false
  var writtenOrder: [String] = []
  var chosenOrder: [String]?
  var prominent: String?
  var sidebarPlacement = TabHostController.Sidebar.Placement.automatic
  var sidebarHiddenByApp: Bool?
  /// The choices of the user that are in effect.
  var chosenSidebarHidden: [Orientation: Bool] = [:]

  // The environment.
  var isDisplayed = false
  var idiom = UserInterfaceIdiom.pad
  var isCompact = false
  var isPortrait = false

  // The selection.
  var selected: ModelTab?
  var isDeclined = false
  /// Whether the app has selected a tab that is not visible.
  var isHiddenByIntent = false

  /// The records at the time when tabs left the host, during the present change.
  var removedRecords: [String: ModelRecord] = [:]
  /// The order that the user has just changed, whose details the real host may choose.
  var expectedOrder: ExpectedOrder?

  /// An editing session, with the values from before its changes.
  struct Session {
    var wasHidden: [String: Bool] = [:]
    /// The tabs whose visibility the user has set and the app has not overridden.
    var byUser: Set<String> = []
    var orders: [String: [String]] = [:]
  }

  /// An order that is compared loosely, because the positions of absent and hidden tabs in it are
  /// unspecified.
  struct ExpectedOrder {
    enum Place: Equatable {
      case root, bar
      case group(String)
    }

    let place: Place
    let old: [String]?
    let tab: String
    /// The order that must be visible.
    let requestedOrder: [String]
  }

  func tab(_ name: String) -> ModelTab? { tabs[name] }

  func register(_ tab: ModelTab) {
    all.append(tab)
    tabs[tab.name] = tab
  }

  var attached: [ModelTab] {
    var found: [ModelTab] = []
    for root in roots { root.visit { found.append($0) } }
    return found
  }
}

// MARK: - Visible areas

extension ModelHost {
  var offersSidebar: Bool {
    switch idiom {
    case .pad, .terminal, .vision: true
    case .mac: sidebarPlacement != .tabBar
    case .phone, .tv: sidebarPlacement == .sidebar
    }
  }

  var isSidebarAvailable: Bool {
    guard offersSidebar, !isCompact, hasGroupForSidebar else { return false }
    return mode == .tabSidebar || mode == .automatic && roots.contains(where: \.isGroup)
  }

  var isSidebarHidden: Bool {
    let chosen = chosenSidebarHidden[orientationOfHiding] ?? chosenSidebarHidden.values.first
    if let chosen = chosen ?? sidebarHiddenByApp { return chosen }
    if session != nil { return false }
    return hidesByOrientation && isPortrait
  }

  private var hidesByOrientation: Bool { idiom == .pad || idiom == .terminal }

  /// The orientation for which the user hides and shows the sidebar.
  var orientationOfHiding: Orientation { hidesByOrientation && isPortrait ? .portrait : .landscape }

  /// Hides or shows the sidebar for the app, in place of what the user has chosen.
  func assign(isSidebarHidden isHidden: Bool) {
    sidebarHiddenByApp = isHidden
    chosenSidebarHidden = [:]
  }

  var isSidebarOnScreen: Bool { isDisplayed && isSidebarAvailable && !isSidebarHidden }

  /// In the vision idiom, the sidebar belongs to the selected group.
  private var hasGroupForSidebar: Bool { idiom != .vision || selected?.root.isGroup == true }

  /// Bar and sidebar exclude each other, except during editing or if the bar is an ornament.
  var isBarOnScreen: Bool {
    guard isDisplayed, isSidebarAvailable, !isSidebarHidden else { return isDisplayed }
    switch idiom {
    case .pad, .terminal: return session != nil
    case .vision: return true
    case .phone, .mac, .tv: return false
    }
  }

  var mayBeginEditing: Bool {
    isDisplayed && session == nil && isSidebarAvailable
      && (!isSidebarHidden || idiom != .phone) && idiom != .tv
  }

  var barHasRegions: Bool {
    switch idiom {
    case .phone: false
    case .vision: true
    case .pad, .terminal, .mac, .tv: !isCompact
    }
  }
}

// MARK: - The selection

extension ModelHost {
  /// Returns whether every tab on the path is visible, or hidden only by the user in the current
  /// session.
  func isSelectable(_ tab: ModelTab) -> Bool {
    var tab: ModelTab? = tab
    while let current = tab {
      if current.isHidden, session?.byUser.contains(current.name) != true { return false }
      tab = current.parent
    }
    return true
  }

  var hasCandidate: Bool {
    roots.contains { !$0.isHidden && $0.isEnabled && session?.byUser.contains($0.name) != true }
  }

  /// Checks the selection after an action.
  ///
  /// - Returns: The problem, or `nil`.
  func problemOfSelection(since previous: ModelTab?) -> String? {
    if selected !== previous { isHiddenByIntent = false }
    guard let selected else {
      return isDeclined || !hasCandidate ? nil : "nothing is selected, though a tab could be"
    }
    isDeclined = false
    guard selected.isAttached else { return "\(selected.name) is selected and not in the host" }
    if selected.isShown, session == nil { isHiddenByIntent = false }
    return isSelectable(selected) || isHiddenByIntent
      ? nil : "\(selected.name) is selected and hidden"
  }
}
