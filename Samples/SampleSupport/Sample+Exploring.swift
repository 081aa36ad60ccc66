import TabHost
import TabHostSpelling
public import TabHostTesting

extension Sample {
  /// Explores a host as the options specify, and writes the result.
  ///
  /// - Throws: A ``SampleError`` with the exit status 1 if a rule is violated.
  public static func explore(
    _ explorer: HostExplorer,
    _ options: SampleOptions
  ) throws(SampleError) {
    var explorer = explorer
    explorer.seed = options.seed ?? explorer.seed
    // What is never attempted is never refused.
    explorer.attemptsImpossible = options.forbiddenFacts.contains(where: \.isRefusal)
    var missing = options.forbiddenFacts.compactMap(\.tab)
    for fact in options.forbiddenFacts {
      explorer.require(
        "never \(fact.text)",
        ofEachStep: { step in
          missing.removeAll { step.host.tab(forIdentifier: $0) != nil }
          return !fact.holds(after: step)
        }
      )
    }
    let exploration = explorer.explore(steps: options.exploredSteps ?? 0)
    guard let violation = exploration.violation else {
      for tab in missing {
        StandardStreams.writeError("no tab had the identifier \(Spelling.quoted(tab))")
      }
      return try StandardStreams.write("\(exploration)\n")
    }
    try StandardStreams.write("\(violation.script)violated: \(violation.name)\n")
    throw SampleError(violation.reason)
  }
}
