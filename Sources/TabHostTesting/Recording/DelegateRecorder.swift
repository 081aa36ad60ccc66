public import TabHost

/// A delegate of the host and its sidebar that records every call and returns configured answers.
///
/// The recorder appends each call to the log first, so that entries recorded during the call come
/// after it, and then forwards it to the wrapped delegates, if there are any. An answer is taken
/// from the first of these that provides one: the closure, the table, the wrapped delegate, and the
/// documented default. The recorder runs no view provider.
///
/// ```swift
/// let recorder = DelegateRecorder(log: log)
/// recorder.shouldSelectAnswers["c"] = false
/// host.delegate = recorder
/// host.sidebar.delegate = recorder
/// host.user.tap("c")  // log.calls == [.shouldSelect("c", answer: false)]
/// ```
@MainActor public final class DelegateRecorder {
  /// The log into which the recorder appends the calls.
  public let log: CallLog

  /// The delegate to which the recorder forwards every call of the host's delegate. Held weakly.
  public weak var forwardedDelegate: (any TabHostControllerDelegate)?

  /// The delegate to which the recorder forwards every call of the sidebar's delegate. Held weakly.
  public weak var forwardedSidebarDelegate: (any TabHostController.Sidebar.Delegate)?

  /// Decides whether the user may select a tab.
  ///
  /// If the closure returns `nil`, ``shouldSelectAnswers`` applies. The default is `nil`.
  public var shouldSelect: ((TabItem) -> Bool?)?

  /// Whether the user may select a tab, by identifier. The default is empty.
  public var shouldSelectAnswers: [String: Bool] = [:]

  /// Returns the controllers that a managed stack shows for a tab, given the proposed ones.
  ///
  /// If the closure returns `nil`, ``displayedNames`` applies. The default is `nil`.
  public var displayedViewControllers: ((TabItem, [ViewController]) -> [ViewController]?)?

  /// The names of the controllers that a managed stack shows for a tab, by identifier.
  ///
  /// A name that is in the proposal refers to that controller. Any other name refers to a plain
  /// page, which the recorder creates once. The default is empty.
  public var displayedNames: [String: [String]] = [:]

  /// The tabs to select during `shouldSelectTab`, by the identifier of the tab that it is about.
  ///
  /// The recorder removes each entry when it applies it. The default is empty.
  public var reselectInShould: [String: String] = [:]

  /// The tabs to select during `didSelectTab`, by the identifier of the tab that it is about.
  ///
  /// The recorder removes each entry when it applies it. The default is empty.
  public var reselectInDid: [String: String] = [:]

  // MARK: Swipes and menus

  /// Returns the actions of a swipe from the leading edge of a row.
  ///
  /// If the closure returns `nil`, the answer of the wrapped delegate applies. The default is
  /// `nil`.
  public var leadingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)?

  /// Returns the actions of a swipe from the trailing edge of a row.
  ///
  /// If the closure returns `nil`, the answer of the wrapped delegate applies. The default is
  /// `nil`.
  public var trailingSwipeActionsProvider: ((TabItem) -> SwipeActionsConfiguration?)?

  /// Returns the context menu of a row.
  ///
  /// If the closure returns `nil`, the answer of the wrapped delegate applies. The default is
  /// `nil`.
  public var contextMenuProvider: ((TabItem) -> ContextMenuConfiguration?)?

  // MARK: Drag and drop

  /// The operations of drops on tabs, by identifier. The default is empty.
  public var dropAnswers: [String: DropOperation] = [:]

  /// The operations of drops on actions, by `GROUP/ACTION`, the identifiers of the group and of its
  /// action separated by a slash. The default is empty.
  public var actionDropAnswers: [String: DropOperation] = [:]

  /// The types of the items that the row of a tab adds to a drag, by identifier.
  ///
  /// Each type is a separate item with empty data. The default is empty.
  public var dragItemTypes: [String: [String]] = [:]

  /// The tabs to search for a tab to reselect that is not in the host. The default is `nil`.
  var knownTabs: KnownTabs?

  private var pages: [String: ViewController] = [:]

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - log: The log into which the recorder appends the calls.
  ///   - delegate: The delegate to which the recorder forwards every call of the host's delegate.
  ///   - sidebar: The delegate to which the recorder forwards every call of the sidebar's delegate.
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
    log.callbackHandler? { call.form.name }
  }

  /// Records a request before it is answered, and completes the entry when the answer is available.
  func record<Answer>(
    _ call: (Answer) -> DelegateCall,
    asking proposal: Answer,
    _ answer: () -> Answer
  ) -> Answer {
    log.append(asking: proposal, { .delegate(call($0)) }) {
      log.callbackHandler? { call(proposal).form.name }
      return answer()
    }
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
      if let existing = proposed.first(where: { $0.contentName == name }) ?? pages[name] {
        return existing
      }
      let page = RecordingViewController(.page(name), log: log)
      pages[name] = page
      return page
    }
  }
}
