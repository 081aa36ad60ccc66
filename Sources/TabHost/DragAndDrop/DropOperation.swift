/// The operation that a drop performs.
///
/// Corresponds to `UIDropOperation` in UIKit.
public enum DropOperation: UInt, Hashable, Sendable, CaseIterable {
  /// The drop is not accepted.
  case cancel = 0
  /// The drop is not accepted now, but could be at another time.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  ///
  /// If the session does not allow that, this has the same effect as ``cancel``.
  case move = 3
}
