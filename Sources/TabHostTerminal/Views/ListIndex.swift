/// The position of a row in a ``ListViewController``.
public struct ListIndex: Hashable, Comparable, Sendable {
  /// The section.
  public var section: Int
  /// The row within the section.
  public var row: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - row: The row within the section.
  ///   - section: The section. The default is the first one.
  public init(_ row: Int, section: Int = 0) {
    self.section = section
    self.row = row
  }

  /// Returns whether a row is above another one.
  public static func < (left: ListIndex, right: ListIndex) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
