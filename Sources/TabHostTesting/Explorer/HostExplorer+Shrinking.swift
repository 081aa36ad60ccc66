import TabHost

extension HostExplorer {
  /// Returns the violation by the steps of a run, after steps that are not needed are removed.
  func shrink(
    _ run: ExplorerRun<Host>,
    _ failure: ExplorerRun<Host>.Failure,
    _ cache: ExplorationCache
  ) -> HostViolation {
    let lines = run.lines
    var explorer = self
    // The last run with the violation, with which that of the report is compared.
    var trace = run.trace
    func isSufficient(_ lines: [String], allLines: Bool = false) -> Bool {
      let run = explorer.replay(lines, cache)
      guard run.failure?.name == failure.name, !allLines || run.lines == lines else { return false }
      trace = run.trace
      return true
    }
    // A tap also works where no row is on screen, and a choice where no item is, so that they may need
    // fewer steps before them.
    func selecting(by command: String) -> [String] {
      lines.map { line in
        let words = line.split(separator: " ", maxSplits: 1)
        guard words.count == 2, ["row", "tap", "choose"].contains(words[0]) else { return line }
        return "\(command) \(words[1])"
      }
    }
    var (steps, traceOfSteps) = (lines, trace)
    var isShortened = false
    for candidate in [selecting(by: "tap"), lines, selecting(by: "choose")]
    where isSufficient(candidate) {
      let shorter = shortened(candidate) { isSufficient($0) }
      if !isShortened || shorter.count < steps.count { (steps, traceOfSteps) = (shorter, trace) }
      isShortened = true
    }
    trace = traceOfSteps
    // A smaller host may need fewer steps, and fewer steps a smaller host.
    var count = Int.max
    while let json = explorer.json, json.count + steps.count < count {
      count = json.count + steps.count
      let smallest = smallestDescription(json) { smaller in
        guard let smaller = try? describing(smaller) else { return false }
        let former = explorer
        explorer = smaller
        defer { explorer = former }
        return isSufficient(steps, allLines: true)
      }
      if let smaller = try? describing(smallest) { explorer = smaller }
      steps = shortened(steps) { isSufficient($0) }
    }
    return explorer.violation(steps, failure, trace, cache)
  }

  /// The number of steps up to which pairs of steps are removed, too.
  private static var maximumPairedCount: Int { 16 }

  /// Removes parts of a list as long as a condition holds, from large parts to single elements.
  ///
  /// Afterward, no single element can be removed, and no pair of elements of a short list, such as
  /// two steps of which the second one undoes the first.
  private func shortened(
    _ lines: [String],
    while isSufficient: ([String]) -> Bool
  ) -> [String] {
    var lines = lines
    var size = max(1, lines.count / 2)
    while true {
      var start = 0
      var hasChanged = false
      while start < lines.count {
        let rest = Array(lines[..<start] + lines[min(start + size, lines.count)...])
        if isSufficient(rest) {
          lines = rest
          hasChanged = true
        } else {
          start += size
        }
      }
      if size == 1, !hasChanged {
        guard let rest = withoutPair(lines, while: isSufficient) else { return lines }
        lines = rest
      } else if !hasChanged {
        size /= 2
      }
    }
  }

  /// Returns a short list without two of its elements, or `nil` if the condition requires all pairs.
  private func withoutPair(
    _ lines: [String],
    while isSufficient: ([String]) -> Bool
  ) -> [String]? {
    guard lines.count <= Self.maximumPairedCount else { return nil }
    for second in lines.indices {
      for first in 0..<second {
        var rest = lines
        rest.remove(at: second)
        rest.remove(at: first)
        if isSufficient(rest) { return rest }
      }
    }
    return nil
  }

  /// Performs the steps of a violation once more, and takes snapshots before and after the last one.
  ///
  /// - Parameter trace: The calls of the last run with the violation.
  private func violation(
    _ lines: [String],
    _ failure: ExplorerRun<Host>.Failure,
    _ trace: RunTrace,
    _ cache: ExplorationCache
  ) -> HostViolation {
    let run = ExplorerRun(self, cache)
    var before: Snapshot?
    for line in lines {
      before = snapshot(of: run.host)
      run.perform(line)
    }
    return HostViolation(
      name: failure.name,
      reason: run.failure?.reason
        ?? "\(failure.reason); not repeatable, so the app is not deterministic: "
        + trace.difference(from: run.trace),
      steps: lines,
      notes: lines.indices.map { $0 < run.notes.count ? run.notes[$0] : [] },
      hostDescription: json,
      before: before,
      after: snapshot(of: run.host)
    )
  }

  func snapshot(of host: TabHostController) -> Snapshot {
    if let app = host as? Host, let draw { draw(app) } else { Snapshot(stateOf: host) }
  }
}
