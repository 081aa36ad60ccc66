/// The number of times that something has happened.
@MainActor public final class Counter {
  /// The number since the last reset.
  public var count = 0

  /// Creates a counter at 0.
  public init() {}
}
