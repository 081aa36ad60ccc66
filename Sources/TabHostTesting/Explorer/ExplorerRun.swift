import TabHost

/// One run of an exploration: a launch of an app and the steps after it.
@MainActor final class ExplorerRun {
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

  private let explorer: HostExplorer
  private let cache: ExplorationCache
  private let recorded: any AnyRecordedHost
  private let stateChecks: [HostStateCheck.Check]
  private let monitors: [(name: String, check: ExplorerRule.Monitor)]
  private var calls: CallCheck
  private var pages: PageCheck
  /// What was read after the last step, or `nil` until it is needed.
  private var cachedReading: HostReading?

  var host: TabHostController { runner.host }

  init(_ explorer: HostExplorer, _ cache: ExplorationCache) {
    self.explorer = explorer
    self.cache = cache
    CrashScript.begin()
    stateChecks = HostStateCheck.checks(among: explorer.invariants)
    recorded = explorer.launch()
    runner = ScriptRunner(of: recorded) { _ in }
    runner.changes = explorer.changes
    monitors = explorer.rules.map { ($0.name, $0.begin()) }
    calls = CallCheck(of: recorded.anyHost, maximumCount: explorer.maximumCallCount)
    pages = PageCheck(of: recorded.anyHost)
    checkLaunch("", recorded.log.entries[...])
  }

  /// The rows and the bar after the last step.
  var reading: HostReading {
    if let cachedReading { return cachedReading }
    let reading = HostReading(of: host)
    cachedReading = reading
    return reading
  }

  // MARK: - Performing

  /// Performs a step that a script names, or returns `nil` if it names something that does not
  /// exist.
  @discardableResult
  func perform(_ line: String) -> UserInteraction.Outcome? {
    CrashScript.add(line)
    if line == "restart" { return restart() }
    guard let command = cache[line] else { return nil }
    return perform { () throws(ScriptMistake) in (line, try command.step(runner)) }
  }

  /// Performs a step, which returns the command for it.
  ///
  /// A refused action that makes no call is not a step, unless the explorer attempts the
  /// impossible.
  func perform(
    _ body: () throws(ScriptMistake) -> (line: String, outcome: UserInteraction.Outcome)
  ) -> UserInteraction.Outcome? {
    let position = recorded.log.position
    cachedReading = nil
    guard let (line, outcome) = try? body() else { return nil }
    let entries = recorded.log.entries(since: position)
    if case .refused = outcome, entries.isEmpty, !explorer.attemptsImpossible { return outcome }
    lines.append(line)
    check(HostExplorer.Step(host: host, command: line, outcome: outcome, calls: entries))
    return outcome
  }

  private func restart() -> UserInteraction.Outcome {
    guard recorded.allowsRestart else { return .refused(.notAvailable) }
    let count = lines.count
    if host.isEditing { _ = perform { ("done", host.user.endEditing()) } }
    // A restart ends editing, so the end is not a step of its own.
    lines = lines.prefix(count) + ["restart"]
    let saved = SavedCustomization(of: host)
    let former = pages
    let position = recorded.log.position
    cachedReading = nil
    _ = runner.restart()
    calls = CallCheck(of: host, maximumCount: explorer.maximumCallCount)
    pages = PageCheck(of: host)
    checkLaunch("restart", recorded.log.entries(since: position))
    if let saved, let reason = saved.difference(from: host) { fail(.customization, reason) }
    fail(former.violationAfterRestart())
    return .performed
  }

  // MARK: - Checking

  private func checkLaunch(_ command: String, _ entries: ArraySlice<RecordedCall>) {
    let step = HostExplorer.Step(
      host: host,
      command: command,
      outcome: .performed,
      calls: entries
    )
    checkRules(step)
    calls.violations(ofLaunch: entries).forEach(fail)
    checkState()
  }

  private func check(_ step: HostExplorer.Step) {
    checkRules(step)
    calls.violations(in: step).forEach(fail)
    checkState()
  }

  /// Checks the rules of the app, which are usually more specific than the invariants.
  private func checkRules(_ step: HostExplorer.Step) {
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
