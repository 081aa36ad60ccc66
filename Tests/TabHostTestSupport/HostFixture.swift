public import TabHost
public import TabHostTesting
import Testing

/// A visible host whose delegates and content are recorded into one log.
@MainActor public struct HostFixture: HostingFixture, CallRecorder {
  /// The log of all calls. It is empty after initialization.
  public let log = CallLog()
  /// The answers of the delegates.
  public let answers: DelegateAnswers
  /// The host under test.
  public let host = TabHostController()
  private let known = KnownTabs()

  /// Creates a fixture.
  ///
  /// - Parameters:
  ///   - traits: The traits of the host.
  ///   - mode: The mode of the host.
  ///   - shown: Whether the host is visible.
  ///   - tabs: Returns the tabs, whose content records into the given log.
  public init(
    traits: TraitCollection = .pad,
    mode: TabHostController.Mode = .automatic,
    shown: Bool = true,
    _ tabs: (CallLog) -> [TabItem]
  ) {
    answers = DelegateAnswers(of: host)
    SilentDelegate.shared.listen(to: host)
    log.record(host, of: [.delegate, .content, .diagnostic])
    host.traitCollection = traits
    host.mode = mode
    host.tabs = tabs(log)
    if shown { host.appear() }
    log.clear()
  }

  /// Returns a fixture whose root tabs have content.
  public static func roots(_ identifiers: String..., shown: Bool = true) -> HostFixture {
    HostFixture(shown: shown) { log in identifiers.map { .page($0, log) } }
  }

  /// Returns a fixture of a host with a bar, root tabs `a` and `b`, and a group `g` of `c1` and
  /// `c2`.
  ///
  /// - Parameters:
  ///   - traits: The traits of the host.
  ///   - content: Whether the group has content of its own.
  ///   - managed: Whether the group manages a navigation stack.
  ///   - configure: Configures the group before it is added to the host.
  public static func group(
    traits: TraitCollection = .portrait,
    content: Bool = false,
    managed: Bool = false,
    configure: (TabGroupItem) -> Void = { _ in }
  ) -> HostFixture {
    HostFixture(traits: traits) { log in
      let group = TabGroupItem.of([.page("c1", log), .page("c2", log)], "g", content ? log : nil)
      if managed { group.managingNavigationController = NavigationController() }
      configure(group)
      return [.page("a", log), .page("b", log), group]
    }
  }

  /// Returns and clears all entries of the log.
  public func take() -> [RecordedCall] { log.take() }

  /// Returns the delegate calls, and clears the log.
  public func takeCalls() -> [DelegateCall] {
    defer { log.clear() }
    return log.calls
  }

  /// Takes the delegate calls, and records an issue if they are not the given ones.
  public func expectCalls(
    _ expected: [DelegateCall],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) {
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    expectEqual(takeCalls(), expected, sourceLocation: place)
  }

  /// Returns the rules of the diagnostics, and clears the log.
  public func takeRules() -> [String] {
    defer { log.clear() }
    return log.diagnostics.map(\.name)
  }
}

/// The tabs that a fixture has returned, including those that were removed from the host since.
@MainActor private final class KnownTabs {
  var tabs: [String: TabItem] = [:]
}

extension HostFixture {
  /// Returns the tab with the given identifier, including one that was removed after it was
  /// returned.
  ///
  /// If there is none, records an issue and returns a tab that is not in a host.
  public func tab(
    _ identifier: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> TabItem {
    if let tab = host.tab(forIdentifier: identifier) ?? known.tabs[identifier] {
      known.tabs[identifier] = tab
      return tab
    }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return recordMissingTab(identifier, at: place)
  }
}
