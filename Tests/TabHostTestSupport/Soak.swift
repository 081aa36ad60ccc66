import Foundation

/// How much of a long or random test runs.
///
/// `swift test` runs a fixed share of each, with the same seeds every time. `TABHOST_SOAK=1` runs
/// all of it, as `.ci/run` does, and a greater number that many times as many seeds.
/// `TABHOST_SEED=7` runs a single seed, as a failure names it.
public enum Soak {
  /// How many times as much as a full run is asked for; 0 for the share of `swift test`.
  public static let factor = number("TABHOST_SOAK") ?? 0

  /// The only seed to run; `nil` for those of the test.
  public static let seed = number("TABHOST_SEED").map { UInt64($0) }

  /// The only steps of a run to take, as a failure that was shortened names them.
  public static let steps = variable("TABHOST_STEPS").map { list in
    list.split(separator: ",").compactMap { Int($0) }
  }

  /// A size, or a number of rounds, which a greater factor does not raise.
  public static func count(_ share: Int, full: Int) -> Int {
    factor == 0 ? share : full
  }

  /// The seeds to run.
  ///
  /// - Parameters:
  ///   - share: The seeds that run every time.
  ///   - more: How many others follow them in a full run.
  public static func seeds(_ share: some Collection<UInt64>, more: Int) -> [UInt64] {
    if let seed { return [seed] }
    let next = (share.max() ?? 0) + 1
    return Array(share) + (next..<(next + UInt64(more * factor)))
  }

  /// A part of some values, evenly spaced from the first to the last; all of them in a full run.
  public static func part<Value>(_ share: Int, of values: [Value]) -> [Value] {
    guard factor == 0, share < values.count else { return values }
    return (0..<share).map { values[$0 * (values.count - 1) / max(share - 1, 1)] }
  }

  /// How to run a seed again, and only some of its steps.
  public static func replay(_ seed: UInt64, steps: [Int] = []) -> String {
    let list = steps.map(String.init).joined(separator: ",")
    return "run again with TABHOST_SEED=\(seed)" + (list.isEmpty ? "" : " TABHOST_STEPS=\(list)")
  }

  private static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
  }

  private static func number(_ name: String) -> Int? {
    variable(name).flatMap { Int($0) }.map { max(0, $0) }
  }
}
