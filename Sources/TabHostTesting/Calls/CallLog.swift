public import TabHost

/// A chronological log of delegate calls, content life cycle events, handlers and diagnostics.
///
/// ```swift
/// let log = CallLog()
/// log.record(host)
/// host.user.tap("cart")
/// #expect(log.calls == [.shouldSelect("cart", answer: false)])
/// ```
///
/// The log is what the delegates of the app have heard. It observes the host and is not one of them, so
/// the app may set, replace and remove its delegates whenever it likes. Without a delegate, there are no
/// calls to it; see ``SilentDelegate``.
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
  public var completePosition: Int { unanswered.first?.position ?? position }

  /// Called during each call of the app that can change the host, after it is recorded.
  var callbackHandler: ((_ name: String) -> Void)?

  private var cleared = 0
  /// The positions of the calls in progress whose answer is not available yet, the outermost first.
  private var unanswered: [(host: ObjectIdentifier, position: Int)] = []
  private var observers: [ObserverReference] = []

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
    entries.append(entry)
    noteChange()
  }

  /// Records the calls of a host: of both delegates, of the life cycle of its content, and of the
  /// handlers that it runs, such as those of menus, swipes, drops and the search; and its diagnostics.
  ///
  /// Each is recorded before the app is called, so that what the call causes comes after it; the answer
  /// of a delegate is added when the delegate has returned. Diagnostics of a host without a
  /// `diagnosticHandler` are no longer written to standard error. The host references the log weakly.
  /// Recording a host again has no effect.
  ///
  /// - Parameters:
  ///   - host: The host. A host inside it is recorded separately.
  ///   - kinds: What to record. The default is everything that a log can list.
  public func record(
    _ host: TabHostController,
    of kinds: Set<TabHostEvent.Kind> = [.delegate, .content, .handler, .diagnostic]
  ) {
    host.addObserver(self, of: kinds)
    if kinds.contains(.diagnostic), host.diagnosticHandler == nil {
      host.diagnosticHandler = { _ in }
    }
  }

  /// Stops recording a host, also in the middle of a call.
  ///
  /// Stopping for a host that is not recorded has no effect.
  public func stopRecording(_ host: TabHostController) {
    host.removeObserver(self)
    unanswered.removeAll { $0.host == ObjectIdentifier(host) }
  }
}

extension CallLog: TabHostObserver {
  /// Records a call.
  public func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {
    if let call = DelegateCall(event) {
      if event.hasAnswer { unanswered.append((ObjectIdentifier(tabHostController), position)) }
      append(.delegate(call))
      callbackHandler?(call.name)
    } else if let call = ContentCall(event) {
      append(.content(call))
    } else if case .diagnostic(let diagnostic) = event.subject {
      append(.diagnostic(RecordedDiagnostic(diagnostic)))
      callbackHandler?("diagnostic")
    } else if event.kind == .handler {
      append(.handler(event.name))
    }
  }

  /// Adds the answer of a delegate.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {
    guard event.hasAnswer, let call = DelegateCall(event, result),
      let position = unanswered.popLast()?.position
    else { return }
    let index = position - cleared
    if entries.indices.contains(index) { entries[index] = .delegate(call) }
    noteChange()
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
