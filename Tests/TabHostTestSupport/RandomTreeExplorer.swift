import TabHost
public import TabHostTesting
import Testing

/// An explorer of a host whose tree changes at random.
///
/// The step `change "the tree"` is the next random change of a ``RandomTree``. The other changes and
/// the checks receive the app, which can be a delegate of the host, or the tree itself.
@MainActor public struct RandomTreeExplorer<App: AnyObject> {
  /// The explorer, with the invariants that hold while random code changes a tree.
  public var explorer: HostExplorer

  private let seed: UInt64
  private let run: Run

  @MainActor private final class Run {
    var tree: RandomTree?
    var app: App?
  }

  /// Creates an explorer.
  ///
  /// - Parameters:
  ///   - seed: The seed of the tree and of the steps.
  ///   - withContent: Whether most tabs have content, and some groups manage a stack.
  ///   - makeApp: Sets the delegates of the host, and returns what has to be retained.
  public init(
    seed: UInt64,
    withContent: Bool = false,
    makeApp: @escaping (RandomTree) -> App
  ) {
    self.seed = seed
    let run = Run()
    self.run = run
    explorer = HostExplorer {
      let tree = RandomTree(seed: seed, withContent: withContent)
      (run.tree, run.app) = (tree, makeApp(tree))
      return RecordedHost { tree.host }
    }
    explorer.seed = seed
    // Random code selects hidden tabs, adds duplicates, and selects a tab that it has just vetoed.
    explorer.invariants.subtract([.visibility, .diagnostics, .vetoes])
    explorer.changes["the tree"] = { _ in run.tree?.step() }
  }

  /// Adds a change of the app.
  public mutating func change(_ name: String, _ change: @escaping (App) -> Void) {
    explorer.changes[name] = { [run] _ in run.app.map(change) }
  }

  /// Adds a check, which returns what is wrong, or `nil`.
  public mutating func check(_ name: String, _ problem: @escaping (App) -> String?) {
    explorer.check(name) { [run] _ in run.app.flatMap(problem) }
  }

  /// Performs steps until a rule is violated, which is recorded as an issue.
  public func run(steps: Int = 300) {
    var explorer = explorer
    explorer.stepsPerRun = steps
    let exploration = explorer.explore(steps: steps)
    guard let violation = exploration.violation else {
      #expect(exploration.stepCount == steps, "\(Soak.replay(seed))")
      return
    }
    let change = "the last change of the tree: \(run.tree?.lastChange ?? "none")"
    Issue.record("\(violation)\n\(change)\n\(Soak.replay(seed))")
  }
}
