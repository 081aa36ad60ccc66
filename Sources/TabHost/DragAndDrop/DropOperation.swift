/// What a drop would do.
///
/// Documented original: `UIDropOperation`.
public enum DropOperation: UInt, Hashable, Sendable, CaseIterable {
  /// Nothing: it is not taken.
  case cancel = 0
  /// Nothing now: it could be taken at another time.
  case forbidden = 1
  /// Takes a copy.
  case copy = 2
  /// Takes it away from where it was. Only where the session allows it; else it is a cancel.
  case move = 3
}
