/// A file that a test attaches to its result.
public struct SnapshotAttachment: Hashable, Sendable {
  /// The name, with an extension, such as `inbox.expected.svg`.
  public let name: String
  /// The contents.
  public let text: String
}

/// The reason for which a ``Snapshot`` is not verified.
public struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, and what to do. For a changed snapshot, it includes the lines that differ.
  public let description: String

  /// The expected and the actual texts and pictures of a changed snapshot. Otherwise empty.
  public let attachments: [SnapshotAttachment]
}
