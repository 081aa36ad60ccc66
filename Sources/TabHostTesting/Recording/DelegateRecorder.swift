import TabHost

/// A delegate for host and sidebar that records every call, and answers as it is programmed to.
///
/// Every call is recorded first, so that what happens inside the call follows it, then passed on to
/// the wrapped delegates, if any. The answer is that of the closure, else that of the table, else
/// that of the wrapped delegate, else the documented default. The recorder runs no view provider.
///
/// ```swift
/// let recorder = DelegateRecorder(log: log)
/// recorder.shouldSelectAnswers["c"] = false
/// host.delegate = recorder
/// host.sidebar.delegate = recorder
/// host.user.tap("c")  // log.calls == [.should("c", false)]
/// ```
@MainActor public final class DelegateRecorder {
  /// Where the calls are recorded.
  public let log: CallLog

  /// A delegate that hears every call of the host's delegate as well. Held weakly.
  public weak var forwardedDelegate: (any TabHostControllerDelegate)?

  /// A delegate that hears every call of the sidebar's delegate as well. Held weakly.
  public weak var forwardedSidebarDelegate: (any TabHostController.Sidebar.Delegate)?

  /// Decides whether a person may select a tab; nil leaves it to the table. Default nil.
  public var shouldSelect: ((TabItem) -> Bool?)?

  /// Answers to whether a person may select a tab, by identifier. Default empty.
  public var shouldSelectAnswers: [String: Bool] = [:]

  /// Decides what a managed stack shows for a tab, given the proposal; nil leaves it to the table.
  /// Default nil.
  public var displayedViewControllers: ((TabItem, [ViewController]) -> [ViewController]?)?

  /// What a managed stack shows for a tab, by identifier. Default empty.
  ///
  /// A name that is in the proposal stands for that controller, any other for a plain page, which
  /// is made once.
  public var displayedNames: [String: [String]] = [:]

  /// Tabs to select inside `shouldSelectTab`, by the identifier asked about. Each happens once.
  public var reselectInShould: [String: String] = [:]

  /// Tabs to select inside `didSelectTab`, by the identifier told about. Each happens once.
  public var reselectInDid: [String: String] = [:]

  /// Finds tabs to reselect that are not in the host. Default nil.
  var knownTabs: KnownTabs?

  private var pages: [String: ViewController] = [:]

  /// Makes a recorder, and says to whom else calls go.
  public init(
    log: CallLog,
    forwardingTo delegate: (any TabHostControllerDelegate)? = nil,
    sidebar: (any TabHostController.Sidebar.Delegate)? = nil
  ) {
    self.log = log
    forwardedDelegate = delegate
    forwardedSidebarDelegate = sidebar
  }

  private func record(_ call: DelegateCall) -> Int {
    defer { log.append(.delegate(call)) }
    return log.position
  }

  private func reselect(
    _ table: ReferenceWritableKeyPath<DelegateRecorder, [String: String]>,
    for tab: TabItem,
    in host: TabHostController
  ) {
    guard let other = self[keyPath: table].removeValue(forKey: tab.identifier) else { return }
    guard let target = host.tab(forIdentifier: other) ?? knownTabs?[other] else { return }
    host.selectedTab = target
  }

  private func controllers(
    named names: [String],
    among proposed: [ViewController]
  ) -> [ViewController] {
    names.map { name in
      if let known = proposed.first(where: { $0.contentName == name }) ?? pages[name] {
        return known
      }
      let page = RecordingViewController(.page(name), log: log)
      pages[name] = page
      return page
    }
  }
}

// MARK: - The host's delegate

extension DelegateRecorder: TabHostControllerDelegate {
  /// Records the question, selects what ``reselectInShould`` says, and answers.
  public func tabHostController(
    _ tabHostController: TabHostController,
    shouldSelectTab tab: TabItem
  ) -> Bool {
    let position = record(.shouldSelectTab(tab.identifier, answer: true))
    let forwarded = forwardedDelegate?.tabHostController(tabHostController, shouldSelectTab: tab)
    reselect(\.reselectInShould, for: tab, in: tabHostController)
    let answer =
      shouldSelect?(tab) ?? shouldSelectAnswers[tab.identifier] ?? forwarded ?? true
    let call = DelegateCall.shouldSelectTab(tab.identifier, answer: answer)
    log.replaceEntry(at: position, with: .delegate(call))
    return answer
  }

  /// Records the selection, and selects what ``reselectInDid`` says.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didSelectTab tab: TabItem,
    previousTab: TabItem?
  ) {
    _ = record(
      .didSelectTab(
        tab.identifier,
        previous: previousTab?.identifier,
        origin: tabHostController.selectionOrigin
      )
    )
    forwardedDelegate?.tabHostController(
      tabHostController,
      didSelectTab: tab,
      previousTab: previousTab
    )
    reselect(\.reselectInDid, for: tab, in: tabHostController)
  }

  /// Records the proposal, and answers.
  public func tabHostController(
    _ tabHostController: TabHostController,
    displayedViewControllersFor tab: TabItem,
    proposedViewControllers: [ViewController]
  ) -> [ViewController] {
    let proposed = proposedViewControllers.map(\.contentName)
    let position = record(.shown(tab.identifier, proposed))
    let forwarded = forwardedDelegate?.tabHostController(
      tabHostController,
      displayedViewControllersFor: tab,
      proposedViewControllers: proposedViewControllers
    )
    let named = displayedNames[tab.identifier].map {
      controllers(named: $0, among: proposedViewControllers)
    }
    let answer =
      displayedViewControllers?(tab, proposedViewControllers) ?? named ?? forwarded
      ?? proposedViewControllers
    let names = answer.map(\.contentName)
    let call = DelegateCall.shown(tab.identifier, proposed, answer: names)
    log.replaceEntry(at: position, with: .delegate(call))
    return answer
  }
}

// MARK: - The sidebar's delegate

extension DelegateRecorder: TabHostController.Sidebar.Delegate {
  /// Records whether the sidebar will be hidden.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebarVisibilityWillChange sidebar: TabHostController.Sidebar,
    animator: any TabHostController.Sidebar.Animating
  ) {
    _ = record(.sidebarVisibilityWillChange(hidden: sidebar.isHidden))
    forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebarVisibilityWillChange: sidebar,
      animator: animator
    )
  }

  /// Records whether there is a sidebar.
  public func tabHostController(
    _ tabHostController: TabHostController,
    sidebarAvailabilityDidChange sidebar: TabHostController.Sidebar
  ) {
    _ = record(.sidebarAvailabilityDidChange(available: sidebar.isAvailable))
    forwardedSidebarDelegate?.tabHostController(
      tabHostController,
      sidebarAvailabilityDidChange: sidebar
    )
  }
}
