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

  private var cleared = 0

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
  }

  /// Records the diagnostics of a host.
  ///
  /// Replaces the `diagnosticHandler` of the host. The handler references the log weakly.
  public func recordDiagnostics(of host: TabHostController) {
    host.diagnosticHandler = { [weak self] in
      self?.append(.diagnostic(RecordedDiagnostic($0)))
    }
  }

  /// Inserts an entry before those appended after the given position.
  func insert(_ entry: RecordedCall, at position: Int) {
    entries.insert(entry, at: min(max(0, position - cleared), entries.count))
  }

  /// Replaces the entry at a position, or does nothing if that entry has been cleared.
  ///
  /// A call is appended before its answer is available, so that entries recorded during the call
  /// come after it. This method then fills in the answer.
  func replaceEntry(at position: Int, with entry: RecordedCall) {
    let index = position - cleared
    guard entries.indices.contains(index) else { return }
    entries[index] = entry
  }
}
