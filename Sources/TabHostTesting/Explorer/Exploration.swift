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
  /// What no step has touched, so that rules about it hold without a test.
  public let untouched: Untouched

  /// The violation, or the numbers of steps and states, such as
  /// `explored 10000 steps, 312 states, seed 1`, and a line for each kind of ``untouched`` things.
  public var description: String {
    if let violation { return "\(violation)" }
    let counts = "explored \(stepCount) steps, \(stateCount) states"
    let end = seed.map { "seed \($0)" } ?? (reachedBound ? "bound reached" : "all states")
    return (["\(counts), \(end)"] + untouched.lines).joined(separator: "\n")
  }
}

extension Exploration {
  /// What an exploration has found, but not touched.
  public struct Untouched: Hashable, Sendable {
    /// The identifiers of the tabs that were never selected. Groups and tabs with an action are left out.
    public let tabs: [String]
    /// The names of the pages on screen that never received input. Instances of `ViewController` itself
    /// and containers are left out.
    public let pages: [String]
    /// The input to pages that was possible and was never attempted, as script commands, such as
    /// `content in Inbox key home enter`.
    public let inputs: [String]
    /// The changes and the actors of the explorer that performed nothing, as the beginnings of script
    /// commands, such as `change "sell out"` and `act network`.
    public let changes: [String]

    /// Whether everything was touched.
    public var isEmpty: Bool { lines.isEmpty }

    /// The maximum number of names in a line.
    private static let maximumCount = 5

    /// A line for each list that is not empty.
    fileprivate var lines: [String] {
      [
        ("never selected", tabs), ("pages without input", pages),
        ("input never attempted", inputs), ("changes never performed", changes),
      ].filter { !$1.isEmpty }.map { title, names in
        let rest = names.count - Self.maximumCount
        let shown = names.prefix(Self.maximumCount).map(\.escapingControlCharacters)
        return "\(title): \(shown.joined(separator: ", "))" + (rest > 0 ? ", and \(rest) more" : "")
      }
    }
  }
}
