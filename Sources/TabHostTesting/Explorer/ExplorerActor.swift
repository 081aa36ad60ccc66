import TabHost

/// What acts on an app in an exploration besides the user: the code of the app, a network, a
/// terminal.
///
/// An explorer creates its actors for each launch of the app, and lets one of them perform a step now
/// and then. A script names such a step with the command `act`, the name of the actor and a number,
/// from which all random decisions of the step follow.
///
/// ```swift
/// final class Network: ExplorerActor {
///   init(_ shop: Shop) { self.shop = shop }
///
///   func act(_ random: ExplorerRandom) {
///     if random.chance(3) { shop.sellOut() } else { shop.receive(random.roll(5)) }
///   }
/// }
///
/// explorer.add("network") { Network($0) }
/// ```
@MainActor public protocol ExplorerActor: AnyObject {
  /// Performs a step.
  ///
  /// An explorer with ``ExplorerActivity/reentering`` also calls this method inside callbacks
  /// of the app.
  ///
  /// - Parameter random: The random decisions, which must be the only ones of the step. Notes that the
  ///   actor makes are part of the text of a violation.
  func act(_ random: ExplorerRandom)

  /// Whether the actor may act inside callbacks. The default implementation returns `true`.
  var actsInCallbacks: Bool { get }
}

extension ExplorerActor {
  /// The actor may act inside callbacks.
  public var actsInCallbacks: Bool { true }
}

extension HostExplorer {
  /// An actor of each launch.
  struct ActorForm {
    let name: String
    let weight: Int
    let make: (Host) -> (any ExplorerActor)?
  }

  /// Adds an actor.
  ///
  /// - Parameters:
  ///   - name: The name of the actor in scripts.
  ///   - weight: How often the actor performs a step, in relation to ``weights``.
  ///   - make: Creates the actor of a launched app, or returns `nil` if there is none. The explorer
  ///     retains it until the app is launched again. The host may be its own actor.
  public mutating func add(
    _ name: String,
    weight: Int = 3,
    _ make: @escaping (Host) -> (any ExplorerActor)?
  ) {
    actors.append(ActorForm(name: name, weight: weight, make: make))
  }

  /// Creates the actors of a launch.
  func makeActors(of host: TabHostController) -> LaunchedActors {
    guard let app = host as? Host else { return LaunchedActors() }
    let all = actors.compactMap { form in
      form.make(app).map { (name: form.name, weight: form.weight, actor: $0) }
    }
    return LaunchedActors(all, changes: ScriptRunner.changes(changes), in: host)
  }
}

extension HostExplorer.Step {
  /// Returns the first actor of a type, for a rule about what it has received.
  public func actor<Actor: ExplorerActor>(_ type: Actor.Type) -> Actor? {
    for case let actor as Actor in actors { return actor }
    return nil
  }
}

/// The actors of one launch, which act in turn with the user and inside callbacks.
@MainActor final class LaunchedActors {
  let all: [(name: String, weight: Int, actor: any ExplorerActor)]
  private let changes: [(name: String, change: (TabHostController) -> Void)]

  private weak var host: TabHostController?

  /// No actors, while the app is launched.
  init() { (all, changes) = ([], []) }

  init(
    _ all: [(name: String, weight: Int, actor: any ExplorerActor)],
    changes: [String: (TabHostController) -> Void],
    in host: TabHostController
  ) {
    self.host = host
    self.all = all
    self.changes = changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Performs a change of the app, or lets an actor act, inside a callback.
  func changeInCallback(_ random: ExplorerRandom) {
    let actors = all.filter(\.actor.actsInCallbacks)
    let count = changes.count + actors.count
    guard count > 0, let host else { return }
    let index = random.roll(count)
    if index < actors.count { return actors[index].actor.act(random) }
    let (name, change) = changes[index - actors.count]
    random.note("change \(ScriptWord.written(name))")
    change(host)
  }
}
