/// An observer of the events of a host: its work, the actions of the user, and its calls into the
/// app.
///
/// For tools such as recorders, inspectors and profilers, which work with every renderer. Events are
/// nested: what an event causes begins after it and ends before it. A host notifies its observers in
/// the order in which they were added. An observer must not change the host, and measures time
/// itself. While a host has no observers, they have no cost.
///
///     host.addObserver(inspector)
///     host.user.tap(inbox)
///     // action "tap(inbox)", transaction, delegate "shouldSelectTab(inbox)", step "derive", …,
///     // step "delegates", delegate "didSelectTab(inbox, previous: sent) user", …
///
/// If the app calls a method of ``UserInteraction`` from one of its delegates or handlers, the event
/// for that action is inside the one for the outer action.
@preconcurrency @MainActor public protocol TabHostObserver: AnyObject {
  /// Called when an event begins.
  func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  )

  /// Called when an event that the observer was notified of ends, even if a nested event has changed
  /// the host in the meantime.
  ///
  /// - Parameters:
  ///   - tabHostController: The host.
  ///   - event: The event, as it was at its beginning.
  ///   - result: The outcome of an action, or the answer of a delegate.
  func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  )
}

extension TabHostObserver {
  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    willBegin event: TabHostEvent
  ) {}

  /// Does nothing.
  public func tabHostController(
    _ tabHostController: TabHostController,
    didEnd event: TabHostEvent,
    _ result: TabHostEvent.Result
  ) {}
}

extension TabHostController {
  /// Adds an observer, which is not retained.
  ///
  /// Adding an observer again has no effect. An observer that is added during an event is not
  /// notified of the end of that event.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - kinds: The kinds of events to observe. The default is all of them.
  public func addObserver(
    _ observer: any TabHostObserver,
    of kinds: Set<TabHostEvent.Kind> = Set(TabHostEvent.Kind.allCases)
  ) {
    eventObservers.add(observer, of: kinds)
  }

  /// Removes an observer, which is no longer notified of the end of an event in progress either.
  ///
  /// Removing an object that is not an observer has no effect.
  public func removeObserver(_ observer: any TabHostObserver) {
    eventObservers.remove(observer)
  }
}

/// The observers of the events of a host.
@MainActor final class EventObservers {
  /// An observer that was added to a host.
  @MainActor final class Observation {
    fileprivate weak var observer: (any TabHostObserver)?
    fileprivate let kinds: KindSet

    fileprivate init(_ observer: any TabHostObserver, of kinds: KindSet) {
      self.observer = observer
      self.kinds = kinds
      EventObservers.count += 1
      EventObservers.kindsOfAllHosts |= kinds.rawValue
    }

    isolated deinit {
      EventObservers.count -= 1
      if EventObservers.count == 0 { EventObservers.kindsOfAllHosts = 0 }
    }
  }

  /// A set of kinds of events, which is asked before an event is created.
  struct KindSet: OptionSet {
    let rawValue: UInt16

    init(rawValue: UInt16) { self.rawValue = rawValue }

    @inline(__always)
    init(_ kind: TabHostEvent.Kind) { rawValue = 1 << UInt16(kind.rawValue) }
  }

  /// The number of observers of all hosts.
  private static var count = 0

  /// The kinds that the observers of any host observe. For other kinds, the host of content need not be
  /// searched.
  ///
  /// The bits of a ``KindSet``: a static set is initialized lazily, which each access would check.
  private static var kindsOfAllHosts: UInt16 = 0

  /// Returns whether an observer of any host may observe a kind of events.
  @inline(__always)
  static func mayObserve(_ kind: TabHostEvent.Kind) -> Bool {
    kindsOfAllHosts & KindSet(kind).rawValue != 0
  }

  /// The observers in the order in which they were added. Those that are gone are removed now and
  /// then, so that adding and removing many costs as much for each.
  private var observations: [Observation] = []
  private var observationsByObserver: [ObjectIdentifier: Observation] = [:]
  /// The number of ``observations`` at which those that are gone are removed.
  private var limit = 8
  /// The observers that were notified of the transaction in progress.
  private var observationsOfTransaction: [Observation] = []

  /// The kinds that any of the observers observes.
  private var kinds: KindSet = []

  /// The closures that replace the answers of delegates, while there are any.
  private var answerHandlers: AnswerHandlers?

  /// Returns whether an observer may observe a kind of events.
  @inline(__always)
  func mayObserve(_ kind: TabHostEvent.Kind) -> Bool {
    kinds.rawValue & KindSet(kind).rawValue != 0
  }

  fileprivate func add(_ observer: any TabHostObserver, of kinds: Set<TabHostEvent.Kind>) {
    let name = ObjectIdentifier(observer)
    // Another object may have had the same identity.
    guard observationsByObserver[name]?.observer !== observer else { return }
    let observation = Observation(observer, of: KindSet(kinds.map { KindSet($0) }))
    observationsByObserver[name] = observation
    // Appended to a copy: otherwise, each access to the property would be checked at run time.
    var all = replace(&observations, with: [])
    all.append(observation)
    observations = all
    self.kinds.formUnion(observation.kinds)
    if observations.count > limit { removeGone() }
  }

  fileprivate func remove(_ observer: any TabHostObserver) {
    let name = ObjectIdentifier(observer)
    guard let observation = observationsByObserver[name], observation.observer === observer else {
      return
    }
    observationsByObserver[name] = nil
    observation.observer = nil
    if observationsByObserver.isEmpty { (observations, kinds) = ([], []) }
  }

  func setAnswerHandler<Answer>(
    for method: DelegateMethod<Answer>,
    _ handler: (@MainActor (TabHostEvent, Answer) -> Answer)?
  ) {
    let handlers = answerHandlers ?? AnswerHandlers()
    handlers.set(method, handler)
    if handlers.isEmpty {
      remove(handlers)
      answerHandlers = nil
    } else {
      answerHandlers = handlers
      add(handlers, of: [.delegate])
    }
  }

  /// Returns the answer to an event of a delegate: that of a closure, or else the given one.
  func answer<Answer>(to event: TabHostEvent, _ answer: Answer) -> Answer {
    answerHandlers?.answer(to: event, answer) ?? answer
  }

  private func removeGone() {
    observations = observations.filter { $0.observer != nil }
    observationsByObserver = observationsByObserver.filter { $0.value.observer != nil }
    limit = max(8, 2 * observations.count)
    kinds = KindSet(observations.map(\.kinds))
  }

  /// Notifies the observers that an event begins.
  ///
  /// - Returns: The observers to notify of the end of the event.
  func begin(_ event: TabHostEvent, in host: TabHostController) -> [Observation] {
    let kind = KindSet(event.kind)
    var notified: [Observation] = []
    // A loop, because a closure checks its actor for each observer.
    for observation in observations where observation.kinds.contains(kind) {
      notified.append(observation)
    }
    for observation in notified {
      observation.observer?.tabHostController(host, willBegin: event)
    }
    return notified
  }

  /// Notifies the observers that ``begin(_:in:)`` returned that an event ends.
  func end(
    _ event: TabHostEvent,
    _ result: TabHostEvent.Result = .completed,
    notifying notified: [Observation],
    in host: TabHostController
  ) {
    for observation in notified {
      observation.observer?.tabHostController(host, didEnd: event, result)
    }
  }

  func beginTransaction(in host: TabHostController) {
    guard mayObserve(.transaction) else { return }
    observationsOfTransaction = begin(TabHostEvent(.transaction, "transaction"), in: host)
  }

  func endTransaction(in host: TabHostController) {
    let notified = observationsOfTransaction
    guard !notified.isEmpty else { return }
    observationsOfTransaction = []
    end(TabHostEvent(.transaction, "transaction"), notifying: notified, in: host)
  }
}
