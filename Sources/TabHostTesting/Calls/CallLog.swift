public import TabHost

/// The one sequence of everything that happened: calls to delegates, content, handlers, mistakes.
///
/// ```swift
/// let log = CallLog()
/// let recorder = DelegateRecorder(log: log)
/// host.delegate = recorder
/// host.tabs = [TabItem(title: "A", identifier: "a", viewProvider: log.provider())]
/// #expect(log.calls == [.didSelect("a", previous: nil, origin: .program)])
/// ```
@MainActor public final class CallLog {
  /// Everything since the log was made or last cleared, in the order in which it happened.
  public private(set) var entries: [RecordedCall] = []

  /// How many entries there ever were, cleared ones included: a mark for ``entries(since:)``.
  public var position: Int { cleared + entries.count }

  private var cleared = 0

  /// Makes an empty log.
  public init() {}

  /// The calls to the delegates alone.
  public var calls: [DelegateCall] {
    entries.compactMap { if case .delegate(let call) = $0 { call } else { nil } }
  }

  /// What happened to content alone.
  public var content: [ContentCall] {
    entries.compactMap { if case .content(let call) = $0 { call } else { nil } }
  }

  /// The reported mistakes alone.
  public var diagnostics: [RecordedDiagnostic] {
    entries.compactMap { if case .diagnostic(let diagnostic) = $0 { diagnostic } else { nil } }
  }

  /// What was added since a ``position``, and has not been cleared.
  public func entries(since position: Int) -> ArraySlice<RecordedCall> {
    entries.dropFirst(max(0, position - cleared))
  }

  /// Forgets all entries.
  public func clear() {
    cleared += entries.count
    entries.removeAll()
  }

  /// Adds an entry.
  public func append(_ entry: RecordedCall) {
    entries.append(entry)
  }

  /// Records what a host reports, in place of its `diagnosticHandler`.
  public func recordDiagnostics(of host: TabHostController) {
    host.diagnosticHandler = { [weak self] in
      self?.append(.diagnostic(RecordedDiagnostic($0)))
    }
  }

  /// Adds an entry before all that were added since a position.
  func insert(_ entry: RecordedCall, at position: Int) {
    entries.insert(entry, at: min(max(0, position - cleared), entries.count))
  }

  /// Keeps the place of a call whose answer is not known yet, so that what happens inside the call
  /// follows it. Does nothing if the log was cleared in between.
  func replaceEntry(at position: Int, with entry: RecordedCall) {
    let index = position - cleared
    guard entries.indices.contains(index) else { return }
    entries[index] = entry
  }
}
