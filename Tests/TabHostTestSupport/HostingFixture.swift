public import TabHost
import Testing

/// A fixture with a host, whose tabs tests look up by identifier.
@MainActor public protocol HostingFixture {
  /// The host under test.
  var host: TabHostController { get }
}

extension HostingFixture {
  /// The user of the host.
  public var user: UserInteraction { host.user }

  /// The identifier of the selected tab.
  public var selected: String? { host.selectedTab?.identifier }

  // The place of a call is not a `SourceLocation`, whose macro is slow to compile and wants an
  // import in every test.

  /// Returns the tab with an identifier.
  ///
  /// Records an issue if there is none, and returns a tab that is in no host.
  public func tab(
    _ identifier: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> TabItem {
    if let tab = host.tab(forIdentifier: identifier) { return tab }
    let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    Issue.record("the host has no tab \"\(identifier)\"", sourceLocation: place)
    return .bare(identifier)
  }

  /// Returns the group with an identifier.
  ///
  /// Records an issue if there is none, and returns a group that is in no host.
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
