public import TabHost
public import TabHostTesting
import Testing

/// A host that is on screen, with its delegates and its content recorded into one log.
@MainActor public struct HostFixture: HostingFixture {
  /// The log of all calls, empty at first.
  public let log = CallLog()
  /// The delegate of the host and of its sidebar.
  public let recorder: DelegateRecorder
  /// The host under test.
  public let host = TabHostController()
  private let known = KnownTabs()

  /// Creates a host with tabs.
  ///
  /// - Parameters:
  ///   - traits: The traits of the host.
  ///   - mode: The mode of the host.
  ///   - shown: Whether the host is on screen.
  ///   - tabs: Makes the tabs, whose content writes into the given log.
  public init(
    traits: TraitCollection = .pad,
    mode: TabHostController.Mode = .automatic,
    shown: Bool = true,
    _ tabs: (CallLog) -> [TabItem]
  ) {
    recorder = DelegateRecorder(log: log)
    host.delegate = recorder
    host.sidebar.delegate = recorder
    log.recordDiagnostics(of: host)
    host.traitCollection = traits
    host.mode = mode
    host.tabs = tabs(log)
    if shown { host.appear() }
    log.clear()
  }

  /// A host with pages as root tabs.
  public static func roots(_ identifiers: String..., shown: Bool = true) -> HostFixture {
    HostFixture(shown: shown) { log in identifiers.map { .page($0, log) } }
  }

  /// A host in a bar with root tabs `a` and `b`, and a group `g` of `c1` and `c2`.
  ///
  /// - Parameters:
  ///   - traits: The traits of the host.
  ///   - content: Whether the group has content of its own.
  ///   - managed: Whether the group manages a navigation stack.
  ///   - configure: Changes the group before it enters the host.
  public static func group(
    traits: TraitCollection = .portrait,
    content: Bool = false,
    managed: Bool = false,
    configure: (TabGroupItem) -> Void = { _ in }
  ) -> HostFixture {
    HostFixture(traits: traits) { log in
      let group = TabGroupItem.of([.page("c1", log), .page("c2", log)], "g", content ? log : nil)
      if managed { group.managingNavigationController = .recording("g", log) }
      configure(group)
      return [.page("a", log), .page("b", log), group]
    }
  }

  /// Returns what was recorded since the last time, content included.
  public func take() -> [RecordedCall] {
    defer { log.clear() }
    return log.entries
  }

  /// Returns the delegate calls since the last time.
  public func takeCalls() -> [DelegateCall] {
    defer { log.clear() }
    return log.calls
  }

  /// Returns the diagnostics since the last time.
  public func takeRules() -> [String] {
    defer { log.clear() }
    return log.diagnostics.map(\.name)
  }
}

/// The tabs that a fixture has returned, which it finds again when they have left the host.
@MainActor private final class KnownTabs {
  var tabs: [String: TabItem] = [:]
}

extension HostFixture {
  /// Returns the tab with an identifier, also one that has left the host since it was returned.
  ///
  /// Records an issue if there is none, and returns a tab that is in no host.
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
    Issue.record("the host has no tab \"\(identifier)\"", sourceLocation: place)
    return .bare(identifier)
  }
}
