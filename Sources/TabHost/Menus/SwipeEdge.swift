/// The edge of a row at which a swipe begins.
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  /// Where a row begins: left, or right in a right-to-left layout.
  case leading
  /// Where a row ends.
  case trailing
}
