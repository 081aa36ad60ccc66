import TabHost

extension HostExplorer {
  /// Performs random steps until a rule is violated.
  ///
  /// The app starts over after ``stepsPerRun`` steps, and when nothing is possible any more.
  ///
  /// - Parameter count: The number of steps.
  /// - Returns: The result, which is the same for the same ``seed`` and app. It contains the first
  ///   violation that was found, shortened.
  public func explore(steps count: Int) -> Exploration {
    defer { CrashScript.end() }
    let cache = ExplorationCache()
    cache.coverage.findChanges(commandsOfChanges + commandsOfActors)
    var random = SplitMix64(seed: seed)
    var states: Set<Int> = []
    var stepCount = 0
    var violation: HostViolation?
    let sources =
      weightedActivities.map { (Source.activity($0.activity), $0.weight) }
      + actors.filter { $0.weight > 0 }.map { (Source.actor($0.name), $0.weight) }
    let endsWithRestart = weights[.restarting, default: 0] > 0 && stepsPerRun > 1
    repeat {
      let run = ExplorerRun(self, cache)
      states.insert(HostState(run.reading).hashValue)
      let limit = min(count - stepCount, max(1, stepsPerRun))
      while run.failure == nil, run.lines.count < limit {
        // The last step of a run is a restart.
        let isLast = run.lines.count == stepsPerRun - 1 && endsWithRestart
        guard performStep(of: run, isLast ? [(.activity(.restarting), 1)] : sources, &random) else {
          break
        }
        states.insert(HostState(run.reading).hashValue)
      }
      stepCount += run.lines.count
      if let failure = run.failure {
        violation = shrink(run, failure, cache)
      } else if run.lines.isEmpty {
        break
      }
    } while violation == nil && stepCount < count
    return Exploration(
      stepCount: stepCount,
      stateCount: states.count,
      seed: seed,
      reachedBound: true,
      violation: violation,
      untouched: cache.coverage.untouched
    )
  }

  /// What a step is chosen from.
  private enum Source {
    case activity(Activity)
    case actor(String)
  }

  /// Performs a random step from one of several sources. Returns `false` if none is possible.
  private func performStep(
    of run: ExplorerRun<Host>,
    _ sources: [(source: Source, weight: Int)],
    _ random: inout SplitMix64
  ) -> Bool {
    var pool = sources
    let choices = ExplorerChoices(explorer: self, run: run)
    let count = run.lines.count
    while !pool.isEmpty {
      let index = Self.index(in: pool, &random)
      let possible =
        switch pool[index].source {
        case .activity(let activity): choices.choices(of: activity)
        case .actor(let name): choices.choices(ofActor: name)
        }
      // Most of the choices are possible. If several are refused, the others usually are, too.
      for _ in 0..<min(possible.count, 4) where run.lines.count == count {
        run.perform(possible[random.roll(possible.count)], &random)
      }
      if run.lines.count > count { return true }
      pool.remove(at: index)
    }
    return false
  }

  /// The commands of the changes that are performed.
  var commandsOfChanges: [String] {
    weights[.changing, default: 0] > 0
      ? changes.keys.sorted().map { "change \(ScriptWord.written($0))" } : []
  }

  /// The commands of the actors that perform steps, without their numbers.
  private var commandsOfActors: [String] {
    actors.filter { $0.weight > 0 }.map { "act \(ScriptWord.written($0.name))" }
  }

  /// The kinds of steps with a positive weight, in a fixed order.
  var weightedActivities: [(activity: Activity, weight: Int)] {
    Activity.allCases.map { ($0, weights[$0, default: 0]) }.filter { $0.1 > 0 }
  }

  private static func index(
    in pool: [(source: Source, weight: Int)],
    _ random: inout SplitMix64
  ) -> Int {
    var rest = random.roll(pool.reduce(0) { $0 + $1.weight })
    return pool.firstIndex { kind in
      rest -= kind.weight
      return rest < 0
    } ?? 0
  }
}

extension ExplorerRun {
  /// Performs a choice, with a random choice in what it opens.
  func perform(_ choice: ExplorerChoices<Host>.Choice, _ random: inout SplitMix64) {
    switch choice {
    case .line(let line): perform(line)
    case .numbered(let line): perform("\(line) \(random.roll(100_000))")
    case .action(let action):
      if action.opensGesture {
        _ = perform { () throws(ScriptMistake) in
          guard let gesture = ExplorerGesture(opening: action, with: runner) else {
            throw ScriptMistake(column: 1, message: "nothing to open")
          }
          let options = gesture.options
          let words = options[random.roll(options.count)]
          CrashScript.add(gesture.line(for: words))
          return try gesture.finish(choosing: words)
        }
      } else if let line = line(for: action) {
        perform(line)
      }
    }
  }

  /// Returns the command for an action that opens nothing, or `nil` if there is none.
  func line(for action: UserAction) -> String? {
    if case .changeTraits(let traits) = action {
      return ActionText.lines(from: host.traitCollection, to: traits)
    }
    return ActionText(host: host).command(for: action)
  }
}

extension UserAction {
  /// Whether the user chooses something after the action, in the same step.
  var opensGesture: Bool {
    switch self {
    case .openContextMenu, .openSwipeActions: true
    case .tapBarButton(let button): button.opensMenu
    default: false
    }
  }
}
