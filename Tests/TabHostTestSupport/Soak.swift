import Foundation

/// The amount of work that long, random and end-to-end tests perform.
///
/// By default, each test runs a fixed share, always with the same seeds. `TABHOST_SOAK=1` runs all
/// of it, and a greater number runs that many times as many seeds. `TABHOST_SEED=7` runs a single
/// seed, which the message of a failure contains. `TABHOST_EVENTS=1000000` runs as many seeds as that
/// number of events requires, in tests that count events.
public enum Soak {
  /// The number of full runs for random tests, or 0 for the default share.
  public static let factor = number("TABHOST_SOAK") ?? 0

  /// The only seed to run, or `nil` for all seeds of the test.
  public static let seed = number("TABHOST_SEED").map { UInt64($0) }

  /// The number of events to perform, or `nil` for the seeds of the test.
  public static let events = number("TABHOST_EVENTS")

  /// Returns a size or a number of rounds. A factor greater than 1 does not increase it.
  public static func count(_ share: Int, full: Int) -> Int {
    factor == 0 ? share : full
  }

  /// Returns the seeds to run.
  ///
  /// - Parameters:
  ///   - share: The seeds that always run.
  ///   - more: The number of additional seeds in a full run.
  ///   - eventsPerSeed: The number of events that the test performs for each seed, if it counts
  ///     events.
  public static func seeds(
    _ share: some Collection<UInt64>,
    more: Int,
    eventsPerSeed: Int? = nil
  ) -> [UInt64] {
    if let seed { return [seed] }
    let next = (share.max() ?? 0) + 1
    let more = more * factor
    guard let events, let eventsPerSeed else {
      return Array(share) + (next..<(next + UInt64(more)))
    }
    return Array(1...UInt64(max(1, (events + eventsPerSeed - 1) / eventsPerSeed)))
  }

  /// Returns evenly spaced values, including the first and the last, or all values in a full run.
  public static func part<Value>(_ share: Int, of values: [Value]) -> [Value] {
    guard factor == 0, share < values.count else { return values }
    return (0..<share).map { values[$0 * (values.count - 1) / max(share - 1, 1)] }
  }

  /// Returns all values in batches, for tests that launch a process for each batch. In a full run,
  /// each value is a batch of its own.
  public static func batches<Value>(of size: Int, _ values: [Value]) -> [[Value]] {
    let size = count(size, full: 1)
    return stride(from: 0, to: values.count, by: size).map { start in
      Array(values[start..<min(start + size, values.count)])
    }
  }

  /// Returns instructions for running a seed again.
  public static func replay(_ seed: UInt64) -> String { "run again with TABHOST_SEED=\(seed)" }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  private static func number(_ name: String) -> Int? {
    variable(name).flatMap { Int($0) }.map { max(0, $0) }
  }
}
