import TabHost
import TabHostTestSupport

/// A reproducible run of random actions on one host.
@MainActor struct ModelRun {
  let seed: UInt64

  /// A run that ended in a problem.
  struct Failure {
    let actions: [ModelAction]
    let problem: String
  }

  /// Performs the given number of actions.
  ///
  /// - Returns: The first problem with the actions up to it, or `nil`.
  func fail(after count: Int) -> Failure? {
    let comparison = ModelComparison(seed: seed)
    if let problem = comparison.difference() { return Failure(actions: [], problem: problem) }
    var generator = ModelGenerator(seed: seed, model: comparison.model)
    var actions: [ModelAction] = []
    for _ in 0..<count {
      let action = generator.next(comparison.host.customization)
      actions.append(action)
      if let problem = comparison.step(action) {
        return Failure(actions: actions, problem: problem)
      }
    }
    return nil
  }

  /// Performs the given actions.
  ///
  /// - Returns: The first problem with the actions up to it, or `nil`.
  func fail(with actions: some Sequence<ModelAction>) -> Failure? {
    let comparison = ModelComparison(seed: seed)
    var done: [ModelAction] = []
    for action in actions {
      done.append(action)
      if let problem = comparison.step(action) { return Failure(actions: done, problem: problem) }
    }
    return nil
  }

  // MARK: - Shrinking

  /// Returns the same or another failure with as few actions as possible.
  func shrink(_ failure: Failure) -> Failure {
    var smallest = failure
    var size = max(1, failure.actions.count / 2)
    while size >= 1 {
      var start = 0
      var hasShrunk = false
      while start < smallest.actions.count {
        var actions = smallest.actions
        actions.removeSubrange(start..<min(start + size, actions.count))
        if let smaller = fail(with: actions) {
          smallest = smaller
          hasShrunk = true
        } else {
          start += size
        }
      }
      if !hasShrunk || size > 1 { size /= 2 }
    }
    return shrinkBatches(smallest)
  }

  private func shrinkBatches(_ failure: Failure) -> Failure {
    var smallest = failure
    for index in failure.actions.indices {
      guard index < smallest.actions.count else { break }
      var inner = 0
      while case .batch(var parts) = smallest.actions[index], inner < parts.count {
        parts.remove(at: inner)
        var actions = smallest.actions
        actions[index] = .batch(parts)
        guard let smaller = fail(with: actions), smaller.actions.count == actions.count else {
          inner += 1
          continue
        }
        smallest = smaller
      }
    }
    return smallest
  }

  /// Returns a description of a failure: the tree, the script and the problem after its last line.
  func report(_ failure: Failure) -> String {
    let lines = failure.actions.map { "\($0)" }.joined(separator: "\n")
    return """
      \(Soak.replay(seed)); \(failure.actions.count) actions
      \(ModelPlan.host(seed: seed).outline)
      \(lines)
      -> \(failure.problem)
      """
  }
}
