public import TabHost

/// A chronological log of delegate calls, content life cycle events, handlers and diagnostics.
///
/// ```swift
/// let log = CallLog()
/// let recorder = DelegateRecorder(log: log)
/// host.delegate = recorder
/// host.tabs = [TabItem(title: "A", identifier: "a", viewProvider: log.provider())]
/// #expect(log.calls == [.didSelect("a", previous: nil, origin: .program)])
/// ```
@MainActor public final class CallLog {
  /// The entries since the log was created or last cleared, in chronological order.
  public private(set) var entries: [RecordedCall] = []

  /// The total number of entries ever appended, including cleared ones.
  ///
  /// Pass a saved position to ``entries(since:)`` to get the entries appended after it.
  public var position: Int { cleared + entries.count }

  /// The position of the first entry, after those that have been cleared.
  var firstPosition: Int { cleared }

  /// The position before the first call whose answer is not available yet, or ``position``.
  ///
  /// The entries before it no longer change.
  public var completePosition: Int { unanswered.first ?? position }

  /// Called during each call of the app that can change the host, after it is recorded.
  var callbackHandler: ((_ name: () -> String) -> Void)?

  private var cleared = 0
  /// The positions of the calls in progress whose answer is not available yet, the outermost first.
  private var unanswered: [Int] = []
  private var observers: [ObserverReference] = []
  private var isIgnoringCalls = false

  /// Creates an empty log.
  public init() {}

  /// The calls to the delegates, without the other entries.
  public var calls: [DelegateCall] {
    entries.compactMap { if case .delegate(let call) = $0 { call } else { nil } }
  }

  /// The life cycle events of content, without the other entries.
  public var content: [ContentCall] {
    entries.compactMap { if case .content(let call) = $0 { call } else { nil } }
  }

  /// The diagnostics, without the other entries.
  public var diagnostics: [RecordedDiagnostic] {
    entries.compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } }
  }

  /// Returns the entries appended after the given ``position``, except those that have been
  /// cleared.
  public func entries(since position: Int) -> ArraySlice<RecordedCall> {
    entries.dropFirst(max(0, position - cleared))
  }

  /// Removes all entries. ``position`` keeps its value.
  public func clear() {
    cleared += entries.count
    entries.removeAll()
  }

  /// Appends an entry.
  public func append(_ entry: RecordedCall) {
    guard !isIgnoringCalls else { return }
    entries.append(entry)
    noteChange()
  }

  /// Runs a closure that releases the host of a previous launch, whose content disappears without
  /// being recorded.
  package func ignoringCalls(_ body: () -> Void) {
    isIgnoringCalls = true
    body()
    isIgnoringCalls = false
  }

  /// Records the diagnostics of a host.
  ///
  /// Replaces the `diagnosticHandler` of the host. The handler references the log weakly.
  public func recordDiagnostics(of host: TabHostController) {
    host.diagnosticHandler = { [weak self] in
      self?.append(.diagnostic(RecordedDiagnostic($0)))
      self?.callbackHandler? { "diagnostic" }
    }
  }

  /// Records the handlers that a host runs, such as those of menus, swipes, drops and the search.
  ///
  /// Each is recorded as a ``RecordedCall/handler(_:)`` before it runs. The host references the log
  /// weakly. Calling this method again for a host has no effect.
  public func recordHandlers(of host: TabHostController) {
    host.addObserver(self, of: [.handler])
  }

  /// Records the diagnostics and handlers of a host, and the life cycle of its content, whatever its
  /// class.
  func recordCalls(of host: TabHostController) {
    recordDiagnostics(of: host)
    host.addObserver(self, of: [.handler, .content])
  }

  /// Appends a call before its answer is available, so that entries recorded during the call come
  /// after it, and completes the entry when it is.
  func append<Answer>(
    asking proposal: Answer,
    _ entry: (Answer) -> RecordedCall,
    answer: () -> Answer
  ) -> Answer {
    let position = position
    unanswered.append(position)
    append(entry(proposal))
    let answer = answer()
    unanswered.removeAll { $0 == position }
    let index = position - cleared
    if entries.indices.contains(index) { entries[index] = entry(answer) }
    noteChange()
    return answer
  }
}

extension CallLog: TabHostObserver {
  /// Records a handler, or a call of content.
  public func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    switch event {
    case .handler(let title): append(.handler(title))
    case .makeViewController(let tab): append(.make(.tab(tab.identifier)))
    case .viewDidLoad(let content): append(.viewDidLoad, of: content)
    case .viewWillAppear(let content): append(.viewWillAppear, of: content)
    case .viewIsAppearing(let content): append(.viewIsAppearing, of: content)
    case .viewDidAppear(let content): append(.viewDidAppear, of: content)
    case .viewWillDisappear(let content): append(.viewWillDisappear, of: content)
    case .viewDidDisappear(let content): append(.viewDidDisappear, of: content)
    default: break
    }
  }

  private func append(_ event: ContentCall.Event, of content: ViewController) {
    guard let subject = ContentCall.Subject(content) else { return }
    append(.content(ContentCall(event, subject)))
  }
}

// MARK: - Observing

/// An observer of a ``CallLog``, such as a view of the calls as they happen.
@MainActor public protocol CallLogObserver: AnyObject {
  /// Called when an entry was appended, or when the answer of a call became available.
  ///
  /// Read ``CallLog/entries(since:)``. The entries from ``CallLog/completePosition`` on may still
  /// change.
  func callLogDidChange(_ log: CallLog)
}

extension CallLog {
  private struct ObserverReference {
    weak var observer: (any CallLogObserver)?
  }

  /// Adds an observer, which is not retained. Adding an observer again has no effect.
  public func addObserver(_ observer: any CallLogObserver) {
    guard !observers.contains(where: { $0.observer === observer }) else { return }
    observers.append(ObserverReference(observer: observer))
  }

  /// Removes an observer.
  public func removeObserver(_ observer: any CallLogObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  private func noteChange() {
    for reference in observers { reference.observer?.callLogDidChange(self) }
  }
}
