import TabHost
import TabHostSpelling
import TabHostTesting

extension HostProgram {
  /// Explores a host as the options specify, and writes the result.
  ///
  /// - Parameters:
  ///   - explorer: The explorer.
  ///   - options: The options of the program.
  ///   - writeCase: Writes the script of a violation as a case, if the options ask for that.
  /// - Throws: A ``ProgramError`` with the exit status 1 if a rule is violated, and 2 if a fact
  ///   concerns a tab that has never existed.
  static func explore<Host>(
    _ explorer: HostExplorer<Host>,
    _ options: ProgramOptions,
    writingCase writeCase: (_ script: HostScript, _ name: String) async throws -> Void
  ) async throws {
    var explorer = explorer
    explorer.seed = options.seed ?? explorer.seed
    // What is never attempted is never refused.
    explorer.attemptsImpossible = options.forbiddenFacts.contains(where: \.isRefusal)
    let tabs = FactTabs(options.forbiddenFacts)
    for fact in options.forbiddenFacts {
      explorer.check("never \(fact.text)") { step in
        tabs.note(step)
        return fact.holds(after: step) ? "the condition does not hold" : nil
      }
    }
    let exploration = explorer.explore(steps: options.exploredSteps ?? 0)
    guard let violation = exploration.violation else {
      try tabs.check()
      return try StandardStreams.write("\(exploration)\n")
    }
    try StandardStreams.write("\(violation.script)violated: \(violation.name)\n")
    if options.caseFile != nil {
      try await writeCase(HostScript(parsing: violation.script, name: "--explore"), violation.name)
    }
    throw ProgramError(violation.reason)
  }
}

/// The tabs that facts concern.
@MainActor private final class FactTabs {
  /// The identifiers that no tab has had so far.
  private var missing: [String]
  /// The identifiers of the tabs after a launch.
  private var launched: [String] = []

  init(_ facts: [HostFact]) { missing = facts.compactMap(\.tab) }

  func note<Host>(_ step: HostExplorer<Host>.Step) {
    guard !missing.isEmpty else { return }
    if step.command.isEmpty { launched = KnownTabs(in: step.host).identifiers }
    missing.removeAll { step.host.tab(forIdentifier: $0) != nil }
  }

  /// Throws an error if one of the tabs has never existed.
  func check() throws(ProgramError) {
    guard let tab = missing.first else { return }
    let suggestion = Spelling.suggestion(for: tab, among: launched)
    throw ProgramError(
      "no tab had the identifier \(Spelling.quoted(tab))\(suggestion)",
      exitStatus: 2
    )
  }
}
