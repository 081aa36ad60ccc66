import TabHost

extension HostExplorer {
  /// Performs all sequences of steps up to a length, for small hosts.
  ///
  /// States of the host that are equal are explored once; see ``HostState``. What the user can do in the
  /// pages on screen is part of the state. Other state of the app, such as what it has in memory, is not
  /// distinguished. The weights only
  /// decide which kinds of steps are performed. Actors and callbacks perform no steps, because their
  /// choices can't be listed.
  ///
  /// ```swift
  /// let exploration = explorer.exploreAll(depth: 4)
  /// print(exploration)  // explored 5120 steps, 312 states, bound reached
  /// ```
  ///
  /// - Parameters:
  ///   - depth: The maximum number of steps after a launch.
  ///   - maximumStates: The number of states after which no further ones are explored.
  /// - Returns: The result, with the shortest violation, of which there may be several.
  /// - Complexity: O(*s* · *c* · *d*) steps, where *s* is the number of states, *c* the number of
  ///   choices in each, and *d* the depth, because the app is launched for each choice.
  public func exploreAll(depth: Int, maximumStates: Int = 10_000) -> Exploration {
    let cache = ExplorationCache()
    cache.coverage.findChanges(commandsOfChanges)
    let start = ExplorerRun(self, cache)
    var states: Set<ExplorerState> = [ExplorerState(of: start)]
    var stepCount = 0
    var failed = start.failure.map { (run: start, failure: $0) }
    var frontier: [[String]] = [[]]
    var reachedBound = false
    while failed == nil, let lines = frontier.first {
      frontier.removeFirst()
      guard lines.count < depth else {
        reachedBound = true
        break
      }
      for line in choices(after: lines, cache) {
        let run = replay(lines + [line], cache)
        stepCount += 1
        if let failure = run.failure {
          failed = (run, failure)
          break
        }
        // An action that was refused is not a step.
        guard run.lines.count > lines.count else { continue }
        let state = ExplorerState(of: run)
        guard !states.contains(state) else { continue }
        guard states.count < maximumStates else {
          reachedBound = true
          continue
        }
        states.insert(state)
        frontier.append(run.lines)
      }
    }
    return Exploration(
      stepCount: stepCount,
      stateCount: states.count,
      seed: nil,
      reachedBound: reachedBound,
      violation: failed.map { shrink($0.run, $0.failure, cache) },
      untouched: cache.coverage.untouched
    )
  }

  /// Returns the commands that are possible after some steps, in a fixed order.
  private func choices(after lines: [String], _ cache: ExplorationCache) -> [String] {
    var found: [String] = []
    var gestures: [UserAction] = []
    let run = replay(lines, cache)
    for (activity, _) in weightedActivities {
      let choices = ExplorerChoices(explorer: self, run: run).choices(of: activity)
      for index in 0..<choices.count {
        switch choices[index] {
        case .line(let line): found.append(line)
        // There are too many numbers to try all of them.
        case .numbered: break
        case .action(let action) where action.opensGesture: gestures.append(action)
        case .action(let action): if let line = run.line(for: action) { found.append(line) }
        }
      }
    }
    // Opening a menu may change the app, which is discarded afterward.
    for action in gestures {
      guard let gesture = ExplorerGesture(opening: action, with: run.runner) else { continue }
      found += gesture.options.map { gesture.line(for: $0) }
      _ = try? gesture.finish(choosing: [])
    }
    return found
  }

  /// Launches the app, and performs steps until a rule is violated.
  func replay(_ lines: [String], _ cache: ExplorationCache) -> ExplorerRun<Host> {
    let run = ExplorerRun(self, cache)
    for line in lines where run.failure == nil { run.perform(line) }
    return run
  }
}

/// The state of a host, and what the user can do in the pages on screen.
private struct ExplorerState: Hashable {
  private let host: HostState
  private let inputs: [[[String]]]
  /// The position of the page that has the keyboard focus.
  private let focus: Int?

  @MainActor init<Host>(of run: ExplorerRun<Host>) {
    host = HostState(run.reading)
    let contents = run.host.contentsOnScreen
    inputs = contents.map { ($0 as? any InputContent)?.possibleInputs ?? [] }
    focus = run.runner.contentUser.focused.flatMap { focused in
      contents.firstIndex { $0 === focused }
    }
  }
}
