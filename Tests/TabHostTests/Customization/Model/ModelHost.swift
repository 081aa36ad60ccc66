import TabHost

/// A host as the rules describe it: plain values, and everything that follows from them found anew
/// each time it is asked for.
///
/// The selection is taken over from the real host, which has tests of its own for it, and checked
/// for being allowed.
final class ModelHost {
  /// Every tab, in the host or not.
  private(set) var all: [ModelTab] = []
  private var tabs: [String: ModelTab] = [:]
  var roots: [ModelTab] = []
  var record = ModelRecord()
  var session: Session?

  // The host's own settings.
  var mode = TabHostController.Mode.automatic
  var allowsReordering = false
  var writtenOrder: [String] = []
  var chosenOrder: [String]?
  var prominent: String?
  var sidebarPlacement = TabHostController.Sidebar.Placement.automatic
  var sidebarHiddenByChoice: Bool?

  // What is around it.
  var isDisplayed = false
  var idiom = UserInterfaceIdiom.pad
  var isCompact = false
  var isPortrait = false

  // The selection.
  var selected: ModelTab?
  var isDeclined = false
  /// Whether code has selected a tab that is not to be seen.
  var isHiddenByIntent = false

  /// What the record said of tabs that have left in the present change.
  var departed: [String: ModelRecord] = [:]
  /// An order that a person has changed just now, in whose details the real host is free.
  var freedom: Freedom?

  /// A person edits: what they found before they touched it.
  struct Session {
    var wasHidden: [String: Bool] = [:]
    /// What is as the person has put it, for as long as code does not have its say.
    var byPerson: Set<String> = []
    var orders: [String: [String]] = [:]
  }

  /// An order that is to be compared loosely: where absent and hidden tabs stand in it is not
  /// decided.
  struct Freedom {
    enum Place: Equatable {
      case root, bar
      case group(String)
    }

    let place: Place
    let old: [String]?
    let tab: String
    /// The order as it has to be seen.
    let wanted: [String]
  }

  func tab(_ name: String) -> ModelTab? { tabs[name] }

  func know(_ tab: ModelTab) {
    all.append(tab)
    tabs[tab.name] = tab
  }

  var attached: [ModelTab] {
    var found: [ModelTab] = []
    for root in roots { root.visit { found.append($0) } }
    return found
  }
}

// MARK: - What is on screen

extension ModelHost {
  var offersSidebar: Bool {
    switch idiom {
    case .pad, .terminal, .vision: true
    case .mac: sidebarPlacement != .tabBar
    case .phone: sidebarPlacement == .sidebar
    case .tv: false
    }
  }

  var isSidebarAvailable: Bool {
    guard offersSidebar, !isCompact else { return false }
    return mode == .tabSidebar || mode == .automatic && roots.contains(where: \.isGroup)
  }

  var isSidebarHidden: Bool {
    if let sidebarHiddenByChoice { return sidebarHiddenByChoice }
    if session != nil { return false }
    return (idiom == .pad || idiom == .terminal) && isPortrait
  }

  var isSidebarOnScreen: Bool {
    isDisplayed && isSidebarAvailable && !isSidebarHidden && hasGroupForSidebar
  }

  /// On Vision the sidebar belongs to the selected group.
  private var hasGroupForSidebar: Bool { idiom != .vision || selected?.root.isGroup == true }

  /// Bar and sidebar exclude each other, unless a person edits or the bar is an ornament.
  var isBarOnScreen: Bool {
    guard isDisplayed, isSidebarAvailable, !isSidebarHidden else { return isDisplayed }
    switch idiom {
    case .pad, .terminal: return session != nil
    case .vision: return true
    case .phone, .mac, .tv: return false
    }
  }

  var mayBeginEditing: Bool {
    isDisplayed && session == nil && isSidebarAvailable && hasGroupForSidebar
      && (!isSidebarHidden || idiom != .phone)
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
  /// Whether each tab on the way is to be seen, or was until the person who edits hid it.
  func isSelectable(_ tab: ModelTab) -> Bool {
    var tab: ModelTab? = tab
    while let current = tab {
      if current.isHidden, session?.byPerson.contains(current.name) != true { return false }
      tab = current.parent
    }
    return true
  }

  var hasCandidate: Bool {
    roots.contains { !$0.isHidden && $0.isEnabled && session?.byPerson.contains($0.name) != true }
  }

  /// Whether the selection may be what it is, which it was not before the present action.
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
