/// The edge of a row at which a swipe begins.
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  /// The leading edge: left, or right in a right-to-left layout.
  case leading
  /// The trailing edge: right, or left in a right-to-left layout.
  case trailing
}
