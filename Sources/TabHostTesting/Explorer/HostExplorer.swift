public import TabHost

/// Searches for a sequence of actions that breaks a rule of an app.
///
/// ```swift
/// var explorer = HostExplorer { RecordedHost { Shop() } }
/// explorer.require("the cart is never selected") { $0.selectedTab?.identifier != "cart" }
/// let exploration = explorer.explore(steps: 10_000)
/// #expect(exploration.violation == nil, "\(exploration)")
/// ```
///
/// After each step, the explorer checks the rules of the app, and the invariants that hold for every
/// host; see ``HostInvariant``. It shortens a sequence that leads to a violation, and reports it as
/// a script. With ``explore(steps:)`` steps are random, and the same for the same ``seed``.
/// ``exploreAll(depth:maximumStates:)`` performs all sequences up to a length.
///
/// The closures of rules, changes and actors receive the class of the host that the app launches. While the
/// app shows a root of another class, no rule of the app is checked, and nothing of it is performed; an
/// explorer of an app with several roots is one of `TabHostController`.
///
/// The app must be deterministic: two launches, followed by the same steps, make the same calls.
/// Therefore, the explorer creates a store, and everything else that outlives a launch, for each
/// run.
@MainActor public struct HostExplorer<Host: RecordableHost> {
  /// A kind of step; see ``weights``.
  public typealias Activity = ExplorerActivity

  /// The seed of all random decisions. The default is 1.
  public var seed: UInt64 = 1

  /// How often each kind of step is performed in relation to the others.
  ///
  /// A kind that is missing or has the weight 0 is never performed. By default, there are all kinds
  /// except ``ExplorerActivity/reentering`` and ``ExplorerActivity/programming``, and taps and the use of
  /// pages are the most frequent ones.
  public var weights = Activity.defaultWeights

  /// Whether the user also attempts what is impossible on screen. The default is `false`.
  ///
  /// Refused attempts are steps then.
  public var attemptsImpossible = false

  /// The number of steps after which a random run ends and the app starts over, with a new store.
  /// The default is 50.
  ///
  /// Each run ends with a restart, so that what it has saved is checked.
  public var stepsPerRun = 50

  /// The changes that the code of the app makes, by name.
  ///
  /// A script performs a change with `change NAME`. A change that has a choice, or state of its own, is
  /// an ``ExplorerActor``. The default is empty.
  ///
  /// ```swift
  /// explorer.changes["empty the cart"] = { $0.emptyCart() }
  /// ```
  public var changes: [String: (Host) -> Void] = [:]

  /// The types of the items that the user drops. The default is empty, so that nothing is dropped.
  public var droppedTypes: [String] = []

  /// The invariants to check. The default is all.
  public var invariants = Set(HostInvariant.allCases)

  /// The maximum number of calls of a step; see ``HostInvariant/callCount``. The default is 1000.
  public var maximumCallCount = 1000

  /// Draws a host, for the snapshots of a violation.
  ///
  /// The default, `nil`, uses the state of the host.
  ///
  /// ```swift
  /// explorer.draw = { host in
  ///   Snapshot(frame: FramePainter(host: host).frame(size: size).plainText)
  /// }
  /// ```
  public var draw: ((Host) -> Snapshot)?

  var rules: [ExplorerRule<Host>] = []
  var actors: [ActorForm] = []
  /// Launches the app for a run.
  private(set) var launch: (ExplorerRandom) -> RecordedHost<Host>
  /// The JSON text of the host, if it was described.
  private(set) var json: String?
  /// Creates the host of a description, if it was described.
  private var makeHost: ((HostDescription) -> RecordedHost<Host>)?

  /// Creates an explorer of an app.
  ///
  /// - Parameter launch: A closure that launches the app at the beginning of each run. It creates
  ///   the store of the customization, if there is one, so that a restart finds what the same run
  ///   has saved:
  ///
  ///   ```swift
  ///   HostExplorer {
  ///     let store = InMemoryTabCustomizationStore()
  ///     return RecordedHost(store: store) { Shop() }
  ///   }
  ///   ```
  public init(_ launch: @escaping () -> RecordedHost<Host>) {
    self.launch = { _ in launch() }
  }

  /// Creates an explorer of an app that makes random decisions.
  ///
  /// - Parameter launch: A closure that launches the app at the beginning of each run. The app makes
  ///   its decisions with the argument, and reports callbacks to it; see
  ///   ``ExplorerRandom/callback(_:)``.
  public init(_ launch: @escaping (ExplorerRandom) -> RecordedHost<Host>) {
    self.launch = launch
  }

  /// Returns an explorer with the same rules of another host that is described in JSON.
  func describing(_ json: String) throws(HostDescriptionError) -> Self {
    let description = try HostDescription(json: json)
    var other = self
    if let makeHost { other.launch = { _ in makeHost(description) } }
    other.json = json
    return other
  }
}

extension HostExplorer<TabHostController> {
  /// Creates an explorer of a host that is described in JSON.
  ///
  /// The description of a host that violates a rule is shortened, too.
  ///
  /// - Throws: A ``HostDescriptionError`` if the description is invalid.
  public init(describedBy json: String) throws(HostDescriptionError) {
    let description = try HostDescription(json: json)
    launch = { _ in RecordedHost(description.makeHost()) }
    makeHost = { RecordedHost($0.makeHost()) }
    self.json = json
  }
}
