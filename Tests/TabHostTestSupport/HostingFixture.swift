public import TabHost
import Testing

/// A fixture with a host whose tabs are looked up by identifier.
@MainActor public protocol HostingFixture {
  /// The host under test.
  var host: TabHostController { get }
}

extension HostingFixture {
  /// The user of the host.
  public var user: UserInteraction { host.user }

  /// The identifier of the selected tab.
  public var selected: String? { host.selectedTab?.identifier }

  // These methods do not take a `SourceLocation`, because `#_sourceLocation` is slow to compile and
  // would require an import in every test.

  /// Returns the tab with the given identifier.
  ///
  /// If there is none, records an issue and returns a tab that is not in a host.
  public func tab(
    _ identifier: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> TabItem {
    if let tab = host.tab(forIdentifier: identifier) { return tab }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return recordMissingTab(identifier, at: place)
  }

  /// Records that the host has no tab with the given identifier. Returns a tab that is not in a
  /// host.
  func recordMissingTab(_ identifier: String, at place: SourceLocation) -> TabItem {
    Issue.record("the host has no tab \"\(identifier)\"", sourceLocation: place)
    return .bare(identifier)
  }

  /// Returns the group with the given identifier.
  ///
  /// If there is none, records an issue and returns a group that is not in a host.
  public func group(
    _ identifier: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> TabGroupItem {
    if let group = host.tab(forIdentifier: identifier) as? TabGroupItem { return group }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    Issue.record("the host has no group \"\(identifier)\"", sourceLocation: place)
    return .of([], identifier)
  }
}
