import TabHost

/// One run of an exploration: a launch of an app and the steps after it.
@MainActor final class ExplorerRun<Host: RecordableHost> {
  /// A violated rule of the app or invariant.
  struct Failure: Hashable {
    let name: String
    let reason: String
  }

  let runner: ScriptRunner
  /// The steps, as script commands.
  private(set) var lines: [String] = []
  /// The first violation.
  private(set) var failure: Failure?

  /// The calls of the launch and of the steps.
  private(set) var trace = RunTrace()

  /// What the actors and the callbacks did in each step.
  private(set) var notes: [[String]] = []
  private(set) var actors: LaunchedActors

  private let random: ExplorerRandom
  private let explorer: HostExplorer<Host>
  let cache: ExplorationCache
  private let recorded: RecordedHost<Host>
  private let stateChecks: [HostStateCheck.Check]
  private let monitors: [(name: String, check: ExplorerRule<Host>.Monitor)]
  private var calls: CallCheck
  private var tasks: LaunchTasks
  private var pages: PageCheck
  /// Whether the app has shown another root in the present step.
  private var isRootNew = false
  /// What was read after the last step, or `nil` until it is needed.
  private var cachedReading: HostReading?

  var host: TabHostController { runner.host }

  init(_ explorer: HostExplorer<Host>, _ cache: ExplorationCache) {
    self.explorer = explorer
    self.cache = cache
    CrashScript.begin()
    stateChecks = HostStateCheck.checks(among: explorer.invariants)
    let tasks = LaunchTasks()
    let random = ExplorerRandom(seed: explorer.seed)
    let recorded = tasks.including { explorer.launch(random) }
    (self.tasks, self.random, self.recorded) = (tasks, random, recorded)
    runner = ScriptRunner(of: recorded) { _ in }
    runner.changes = ScriptRunner.changes(explorer.changes)
    actors = tasks.including { explorer.makeActors(of: recorded.host) }
    monitors = explorer.rules.map { ($0.name, $0.begin()) }
    calls = CallCheck(of: recorded.host, maximumCount: explorer.maximumCallCount)
    pages = PageCheck(of: recorded.host)
    cache.coverage.begin(recorded.host)
    runner.reenterHandler = { random.reenter($0) }
    random.changeHandler = { [weak self] in self?.actors.changeInCallback($0) }
    recorded.log.callbackHandler = { random.callback($0) }
    connectActors()
    runner.rootHandler = { [weak self] in self?.followRoot() }
    checkLaunch("", recorded.log.entries[...])
  }

  /// The rows and the bar after the last step.
  var reading: HostReading {
    if let cachedReading { return cachedReading }
    let reading = HostReading(of: host)
    cachedReading = reading
    return reading
  }

  /// Lets scripts name the actors.
  private func connectActors() {
    for (name, _, actor) in actors.all {
      runner.actors[name] = { [random] seed in
        random.reseed(seed)
        actor.act(random)
      }
    }
  }

  // MARK: - Performing

  /// Performs a step that a script names, or returns `nil` if it names something that does not
  /// exist.
  @discardableResult
  func perform(_ line: String) -> UserInteraction.Outcome? {
    CrashScript.add(line)
    cache.coverage.reach(line)
    if line == "restart" { return restart() }
    guard let command = cache[line] else { return nil }
    return perform { () throws(ScriptMistake) in (line, try runner.perform(command.step)) }
  }

  /// Performs a step, which returns the command for it.
  ///
  /// A refused action that makes no call and does not move the keyboard focus is not a step, unless the
  /// explorer attempts the impossible.
  func perform(
    _ body: () throws(ScriptMistake) -> (line: String, outcome: UserInteraction.Outcome)
  ) -> UserInteraction.Outcome? {
    let (position, moves) = (recorded.log.position, runner.contentUser.moveCount)
    cachedReading = nil
    random.beginStep()
    let performed = tasks.including {
      defer { runner.contentUser.follow() }
      return try? body()
    }
    random.endStep()
    guard let (line, outcome) = performed else { return nil }
    let entries = recorded.log.entries(since: position)
    if case .refused = outcome, entries.isEmpty, runner.contentUser.moveCount == moves,
      !explorer.attemptsImpossible
    {
      return outcome
    }
    lines.append(line)
    notes.append(random.notes)
    trace.add(line, at: lines.count, entries, outcome)
    // A step that only prepares the next one changes nothing.
    if !random.isPrepared {
      check(line, outcome, entries, isComplete: recorded.log.firstPosition <= position)
    }
    return outcome
  }

  private func restart() -> UserInteraction.Outcome {
    guard recorded.allowsRestart else { return .refused(.notAvailable) }
    let count = lines.count
    if host.isEditing { _ = perform { ("done", host.user.endEditing()) } }
    // A restart ends editing, so the end is not a step of its own.
    lines = lines.prefix(count) + ["restart"]
    notes = notes.prefix(count) + [[]]
    let saved = SavedCustomization(of: host)
    let former = pages
    let position = recorded.log.position
    cachedReading = nil
    random.beginStep()
    random.reseed(explorer.seed)
    releaseActors()
    weak let formerTasks = tasks
    tasks = LaunchTasks()
    _ = tasks.including { runner.restart() }
    random.endStep()
    actors = tasks.including { explorer.makeActors(of: host) }
    connectActors()
    calls = CallCheck(of: host, maximumCount: explorer.maximumCallCount)
    pages = PageCheck(of: host)
    cache.coverage.begin(host)
    checkLaunch("restart", recorded.log.entries(since: position))
    if let saved, let reason = saved.difference(from: host) { fail(.customization, reason) }
    if formerTasks == nil { fail(former.violationAfterRestart()) }
    return .performed
  }

  /// Releases the actors of the launch that ends, of which one may be the host. Their `deinit` can
  /// make callbacks, which access the actors.
  private func releaseActors() {
    let former = (actors, runner.actors)
    (actors, runner.actors) = (LaunchedActors(), [:])
    withExtendedLifetime(former) {}
  }

  /// Continues with another root that the app has shown in a step.
  private func followRoot() {
    cachedReading = nil
    isRootNew = true
    releaseActors()
    actors = explorer.makeActors(of: host)
    connectActors()
    calls = CallCheck(of: host, maximumCount: explorer.maximumCallCount)
    pages = PageCheck(of: host)
    cache.coverage.begin(host)
  }

  // MARK: - Checking

  private func checkLaunch(_ command: String, _ entries: ArraySlice<RecordedCall>) {
    trace.add(command, at: lines.count, entries, .performed)
    checkRules(command, .performed, entries)
    calls.violations(inAny: entries).forEach(fail)
    checkState()
  }

  /// - Parameter isComplete: Whether all calls are known. The app may have cleared the log.
  private func check(
    _ command: String,
    _ outcome: UserInteraction.Outcome,
    _ entries: ArraySlice<RecordedCall>,
    isComplete: Bool
  ) {
    checkRules(command, outcome, entries)
    if isRootNew {
      // The calls are those of two hosts.
      isRootNew = false
    } else if isComplete {
      calls.violations(in: entries, of: command, outcome, on: host).forEach(fail)
    } else {
      calls = CallCheck(of: host, maximumCount: explorer.maximumCallCount)
      calls.violations(inAny: entries).forEach(fail)
    }
    checkState()
  }

  /// Checks the rules of the app, which are usually more specific than the invariants.
  private func checkRules(
    _ command: String,
    _ outcome: UserInteraction.Outcome,
    _ entries: ArraySlice<RecordedCall>
  ) {
    cache.coverage.note(entries, of: host)
    guard let app = host as? Host else { return }
    let step = HostExplorer<Host>.Step(
      host: app,
      command: command,
      outcome: outcome,
      calls: entries,
      actors: actors.all.map(\.actor)
    )
    for monitor in monitors {
      guard let reason = monitor.check(step), failure == nil else { continue }
      failure = Failure(name: monitor.name, reason: reason)
    }
  }

  private func checkState() {
    fail(HostStateCheck(reading: reading).firstViolation(of: stateChecks))
    fail(pages.violation())
    if !cache.survivesCoding(host.customization) {
      fail(.customization, "it is different when it is decoded")
    }
  }

  private func fail(_ invariant: HostInvariant, _ reason: String) {
    fail(HostInvariant.Violation(invariant: invariant, reason: reason))
  }

  private func fail(_ violation: HostInvariant.Violation?) {
    guard failure == nil, let violation, explorer.invariants.contains(violation.invariant) else {
      return
    }
    failure = Failure(name: violation.invariant.rawValue, reason: violation.reason)
  }
}

/// The tasks that an app starts in one launch, which retain this object until they end.
private final class LaunchTasks: Sendable {
  @TaskLocal private static var current: LaunchTasks?

  /// Performs a closure that may start tasks.
  @MainActor func including<Result>(_ body: () -> Result) -> Result {
    Self.$current.withValue(self) { body() }
  }
}
