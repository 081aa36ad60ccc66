/// The result of an exploration.
public struct Exploration: Hashable, Sendable, CustomStringConvertible {
  /// The number of steps that were performed to find a violation, without those that shortened it.
  public let stepCount: Int
  /// The number of different states that were reached; see ``HostState``.
  public let stateCount: Int
  /// The seed of the random steps, or `nil` if all sequences were performed.
  public let seed: UInt64?
  /// Whether states were left unexplored because of the limits of
  /// ``HostExplorer/exploreAll(depth:maximumStates:)``. Always `true` for random steps.
  public let reachedBound: Bool
  /// The violation, or `nil` if all rules hold.
  public let violation: HostViolation?

  /// The violation, or the numbers of steps and states, such as
  /// `explored 10000 steps, 312 states, seed 1`.
  public var description: String {
    if let violation { return "\(violation)" }
    let counts = "explored \(stepCount) steps, \(stateCount) states"
    if let seed { return "\(counts), seed \(seed)" }
    return "\(counts), \(reachedBound ? "bound reached" : "all states")"
  }
}
