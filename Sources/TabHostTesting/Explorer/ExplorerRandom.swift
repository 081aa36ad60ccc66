/// The random decisions of an app and its actors in a run of an exploration.
///
/// The explorer passes the same object to the closure that launches the app and to each
/// ``ExplorerActor``. Each launch, and each command `act` and `reenter` of a script, begins with a seed
/// of its own. Therefore, the same script makes the same decisions, and the explorer can leave out
/// steps to shorten a violation.
///
/// ```swift
/// var explorer = HostExplorer { random in RecordedHost { Shop(random) } }
/// ```
///
/// An app that makes all its random decisions here is deterministic. It is never copied, so that a
/// decision inside a callback continues the decisions around it.
@MainActor public final class ExplorerRandom {
  private var bits: SplitMix64
  /// Performs a change of the app inside a callback.
  package var changeHandler: ((ExplorerRandom) -> Void)?

  /// What was done during the current step, indented by the depth of the callbacks.
  package private(set) var notes: [String] = []
  /// Whether callbacks make changes in the next step.
  private var reentersNext = false
  /// The number of changes that callbacks may still make during the current step.
  private var remainingChanges = 0
  /// The number of callbacks around the current change.
  private var depth = 0

  /// The maximum number of changes by callbacks in a step. They could make changes endlessly.
  private static let maximumChanges = 12
  /// The maximum number of callbacks inside each other that make changes.
  private static let maximumDepth = 3
  /// The maximum number of notes of a step.
  private static let maximumNotes = 200

  /// Creates decisions that are determined by a seed.
  ///
  /// For an app that makes such decisions outside of an exploration, too.
  public init(seed: UInt64) { bits = SplitMix64(seed: seed) }

  // MARK: - Deciding

  /// Returns a number from 0 to below a bound, which is positive.
  public func roll(_ bound: Int) -> Int { bits.roll(bound) }

  /// Returns `true` with a probability of one in a number.
  public func chance(_ number: Int) -> Bool { roll(number) == 0 }

  /// Returns one of several values, of which there is at least one.
  public func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }

  /// Returns one of several values, or `nil` if there is none.
  public func element<Value>(of values: [Value]) -> Value? { values.isEmpty ? nil : pick(values) }

  /// Returns values in a random order.
  public func shuffled<Value>(_ values: [Value]) -> [Value] { values.shuffled(using: &bits) }

  // MARK: - Callbacks and notes

  /// Lets the app make a change here at random, if the script has said so with `reenter`.
  ///
  /// Call this method in callbacks that the explorer does not find: those of pages, providers and
  /// handlers. It finds those of the delegates of the host and its sidebar.
  ///
  /// - Parameter name: The name of the callback, for notes.
  public func callback(_ name: @autoclosure () -> String) {
    guard remainingChanges > 0, depth < Self.maximumDepth, let changeHandler, chance(4) else {
      return
    }
    remainingChanges -= 1
    note("in \(name()):")
    depth += 1
    changeHandler(self)
    depth -= 1
  }

  /// Notes what is being done, for the text of a violation.
  public func note(_ text: @autoclosure () -> String) {
    guard notes.count < Self.maximumNotes else { return }
    notes.append(String(repeating: "  ", count: depth) + text())
  }

  /// Performs a closure in which callbacks make no changes, such as a check that calls the app.
  package func withoutReentry<Result>(_ body: () -> Result) -> Result {
    let remaining = remainingChanges
    remainingChanges = 0
    defer { remainingChanges = remaining }
    return body()
  }

  // MARK: - Steps

  /// Begins the decisions of a launch or of an actor's step.
  func reseed(_ seed: UInt64) { bits = SplitMix64(seed: seed) }

  /// Lets callbacks make changes in the next step.
  package func reenter(_ seed: UInt64) {
    reseed(seed)
    reentersNext = true
  }

  /// Whether the current step lets callbacks make changes in the next one.
  var isPrepared: Bool { reentersNext }

  package func beginStep() {
    notes = []
    remainingChanges = reentersNext ? Self.maximumChanges : 0
    reentersNext = false
  }

  /// Ends a step, so that callbacks make no changes while it is checked.
  package func endStep() { remainingChanges = 0 }
}

/// A reproducible random number generator.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 to below the bound.
  mutating func roll(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
