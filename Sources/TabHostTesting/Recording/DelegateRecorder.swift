public import TabHost

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
/// host.user.tap("c")  // log.calls == [.shouldSelect("c", answer: false)]
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

  // MARK: Swipes and menus

  /// Makes what a swipe from the leading edge of a row offers; nil leaves it to the wrapped
  /// delegate. Default nil.
  public var leadingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)?

  /// Makes what a swipe from the trailing edge of a row offers; nil leaves it to the wrapped
  /// delegate. Default nil.
  public var trailingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)?

  /// Makes the context menu of a row; nil leaves it to the wrapped delegate. Default nil.
  public var contextMenuProvider: ((TabItem) -> ContextMenuConfiguration?)?

  // MARK: Drag and drop

  /// Answers to what a drop on a tab would do, by identifier. Default empty.
  public var dropAnswers: [String: DropOperation] = [:]

  /// Answers to what a drop on an action would do, by the identifiers of its group and its own with
  /// a slash between them. Default empty.
  public var actionDropAnswers: [String: DropOperation] = [:]

  /// The types of the items that the row of a tab gives to a drag, an item each, by identifier. The
  /// data of each is empty. Default empty.
  public var dragItemTypes: [String: [String]] = [:]

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

  func record(_ call: DelegateCall) {
    log.append(.delegate(call))
  }

  /// Records a question before it is asked, and its answer when it is known.
  func record<Answer>(
    _ call: (Answer) -> DelegateCall,
    asking proposal: Answer,
    _ answer: () -> Answer
  ) -> Answer {
    let position = log.position
    record(call(proposal))
    let answer = answer()
    log.replaceEntry(at: position, with: .delegate(call(answer)))
    return answer
  }

  func reselect(
    _ table: ReferenceWritableKeyPath<DelegateRecorder, [String: String]>,
    for tab: TabItem,
    in host: TabHostController
  ) {
    guard let other = self[keyPath: table].removeValue(forKey: tab.identifier) else { return }
    guard let target = host.tab(forIdentifier: other) ?? knownTabs?[other] else { return }
    host.selectedTab = target
  }

  func controllers(
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
