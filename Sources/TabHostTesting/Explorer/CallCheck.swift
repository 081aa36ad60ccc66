import TabHost

/// Finds violated invariants of the calls of each step after one launch of an app.
///
/// Tabs are told apart by their identity: an app may assign new tabs with the same identifiers.
@MainActor final class CallCheck {
  /// The actions of the user that select a tab without a call to `shouldSelectTab`.
  private static let unasked: Set = ["back", "cancel-search"]

  private let maximumCount: Int
  private var selected: String?
  /// The tab of the last call to `didSelectTab`.
  private weak var selectedTab: TabItem?
  /// The identifiers of the tabs that were selected already in calls to `didSelectTab` of the current
  /// step, other than for the user.
  private var repeatedSelections: [String] = []
  /// Whether the sidebar was hidden in the last call of its visibility, or `nil` before the first one
  /// since its availability has changed.
  private var hidesSidebar: Bool?
  /// Whether there was a sidebar in the last call of its availability, or `nil` before the first one.
  private var hasSidebar: Bool?
  /// The customization before the step.
  private var customization: TabCustomization
  /// Whether the user was editing before the call.
  private var wasEditing: Bool

  /// Creates a check of a host that has just been launched.
  init(of host: TabHostController, maximumCount: Int) {
    self.maximumCount = maximumCount
    customization = host.customization
    wasEditing = host.isEditing
    noteSelection(of: host)
    host.addObserver(self, of: [.delegate])
  }

  private func noteSelection(of host: TabHostController) {
    selectedTab = host.selectedTab
    selected = selectedTab?.identifier
    repeatedSelections = []
  }

  /// Returns the violations by the calls of a step, in the order of the calls.
  func violations(
    in calls: ArraySlice<RecordedCall>,
    of command: String,
    _ outcome: UserInteraction.Outcome,
    on host: TabHostController
  ) -> [HostInvariant.Violation] {
    var found: [HostInvariant.Violation] = []
    func add(_ invariant: HostInvariant, _ reason: String?) {
      if let reason { found.append(.init(invariant: invariant, reason: reason)) }
    }
    let before = selected
    var permissions: [String: Bool] = [:]
    for case .delegate(let call) in calls {
      let tab = call[.tab]?.text ?? ""
      switch call.name {
      case "shouldSelectTab": permissions[tab] = call.answer?.flag
      case "didSelectTab":
        let origin = call[.origin]?.text.flatMap(SelectionOrigin.init)
        let previous = call[.previous]?.text
        add(.previousTabs, problem(ofPrevious: previous, call: tab))
        if origin == .user, permissions[tab] != true, !Self.unasked.contains(command) {
          add(.permission, "shouldSelectTab did not return true for \(tab)")
        }
        if let index = repeatedSelections.firstIndex(of: tab) {
          repeatedSelections.remove(at: index)
          add(.changes, "\(tab) was selected already")
        }
        // The app may have removed all other tabs in `shouldSelectTab`.
        if origin == .fallback { permissions[tab] = nil }
        selected = tab
      case "willBeginEditing": wasEditing = true
      default: add(.changes, problem(of: call, in: host))
      }
    }
    noteSelection(of: host)
    if let selected, selected != before, outcome == .vetoed, permissions[selected] == false {
      add(.vetoes, "\(selected) is selected although its selection was vetoed")
    }
    customization = host.customization
    wasEditing = host.isEditing
    return found + violations(inAny: calls)
  }

  /// Returns the violations by calls of which some may be missing: those of the launch, before the app
  /// has set its delegate, and those of a step in which the app has cleared the log.
  func violations(inAny calls: ArraySlice<RecordedCall>) -> [HostInvariant.Violation] {
    var found: [HostInvariant.Violation] = []
    for case .diagnostic(let diagnostic) in calls {
      found.append(.init(invariant: .diagnostics, reason: "\(diagnostic)"))
    }
    if calls.count > maximumCount {
      let reason = "\(calls.count) calls, more than \(maximumCount)"
      found.append(.init(invariant: .callCount, reason: reason))
    }
    return found
  }

  private func problem(ofPrevious previous: String?, call tab: String) -> String? {
    // Without a previous tab, nothing was selected before, or that tab was released.
    guard let previous, previous != selected else { return nil }
    let last = selected ?? "nothing"
    return "the previous tab of \(tab) is \(previous), but \(last) was selected last"
  }

  private func problem(
    of call: DelegateCall,
    in host: TabHostController
  ) -> String? {
    switch call.name {
    case "sidebarVisibilityWillChange":
      let hidden = call[.hidden]?.flag == true
      defer { hidesSidebar = hidden }
      return hidden == hidesSidebar ? "the sidebar was \(hidden ? "hidden" : "shown") already" : nil
    case "sidebarAvailabilityDidChange":
      let available = call[.available]?.flag
      // Its visibility may have changed, too, of which there is no call of its own.
      defer { (hasSidebar, hidesSidebar) = (available, nil) }
      return available == hasSidebar ? "the availability of the sidebar is the same" : nil
    case "visibilityDidChangeFor" where call[.tabs] == .list([]):
      return "\(call), but the visibility of no tab has changed"
    case "visibilityDidChangeFor", "displayOrderDidChangeFor":
      // While the user is editing, the app may have changed the same tabs.
      let isSame = !wasEditing && host.customization == customization
      return isSame ? "\(call), but the customization is the same" : nil
    default: return nil
    }
  }
}

extension CallCheck: TabHostObserver {
  func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    guard event.name == "didSelectTab", let tab = event.tab else { return }
    let previous = event.arguments.first { $0.label == .previous }?.value.text
    if tab === selectedTab, tab.identifier == previous, tabHostController.selectionOrigin != .user {
      repeatedSelections.append(tab.identifier)
    }
    selectedTab = tab
  }
}
