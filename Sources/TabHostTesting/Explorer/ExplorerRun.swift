import TabHost

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
  private let commands: CommandCache
  private let recorded: RecordedHost
  private let monitors: [(name: String, check: ExplorerRule.Monitor)]
  private var calls: CallCheck
  private var pages: PageCheck
  /// The last customization that survived being encoded and decoded.
  private var coded = TabCustomization()

  var host: TabHostController { runner.host }

  init(_ explorer: HostExplorer, _ commands: CommandCache) {
    self.explorer = explorer
    self.commands = commands
    recorded = explorer.launch()
    runner = ScriptRunner(recorded) { _ in }
    runner.changes = explorer.changes
    monitors = explorer.rules.map { ($0.name, $0.begin()) }
    calls = CallCheck(of: recorded.host, maximumCount: explorer.maximumCallCount)
    pages = PageCheck(of: recorded.host)
    checkLaunch("", recorded.log.entries[...])
  }

  // MARK: - Performing

  /// Performs a step that a script names, or returns `nil` if it names something that does not
  /// exist.
  @discardableResult
  func perform(_ line: String) -> UserInteraction.Outcome? {
    if line == "restart" { return restart() }
    guard let command = commands[line] else { return nil }
    return perform { () throws(ScriptMistake) in (line, try command.step(runner)) }
  }

  /// Performs a step, which returns the command for it.
  ///
  /// A refused action that makes no call is no step, unless the explorer attempts the impossible.
  func perform(
    _ body: () throws(ScriptMistake) -> (line: String, outcome: UserInteraction.Outcome)
  ) -> UserInteraction.Outcome? {
    let position = recorded.log.position
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
    // A restart ends editing, so the end is no step of its own.
    lines = lines.prefix(count) + ["restart"]
    let saved = savedCustomization
    let former = pages
    let position = recorded.log.position
    _ = runner.restart()
    calls = CallCheck(of: host, maximumCount: explorer.maximumCallCount)
    pages = PageCheck(of: host)
    checkLaunch("restart", recorded.log.entries(since: position))
    if let saved, let loaded = savedCustomization, saved != loaded {
      fail(.customization, "the customization is different after a restart")
    }
    fail(former.violationAfterRestart())
    return .performed
  }

  private var savedCustomization: [String: TabCustomization]? {
    host.customizationIdentifier.map { [$0: host.customization] }
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
    fail(HostInvariant.firstViolation(in: host, among: explorer.invariants))
    fail(pages.violation())
    let customization = host.customization
    guard customization != coded else { return }
    coded = customization
    let loaded = (try? JSONEncoder().encode(customization)).flatMap {
      try? JSONDecoder().decode(TabCustomization.self, from: $0)
    }
    if loaded != customization { fail(.customization, "it is different when it is decoded") }
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

/// The parsed commands of an exploration, which are the same in all its runs.
@MainActor final class CommandCache {
  private var commands: [String: ScriptCommand] = [:]

  /// Returns the command in a line, or `nil` if the line is not exactly one valid command.
  subscript(line: String) -> ScriptCommand? {
    if let command = commands[line] { return command }
    guard let parsed = try? HostScript(parsing: line), parsed.commands.count == 1 else {
      return nil
    }
    commands[line] = parsed.commands[0]
    return parsed.commands[0]
  }
}
