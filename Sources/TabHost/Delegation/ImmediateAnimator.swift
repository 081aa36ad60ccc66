/// Runs added blocks around a change that is not animated.
///
/// Each block runs once. A block that is added too late for its phase runs in the next phase:
///
///     // 1. animations  2. the change  3. animations added during the change  4. completions
///     // 5. blocks added by completions  6. later blocks, immediately when they are added
final class ImmediateAnimator: TabHostController.Sidebar.Animating {
  private enum Phase {
    case animating, completing, finished
  }

  private var phase = Phase.animating
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) {
    switch phase {
    case .animating: self.animations.append(animations)
    case .completing: completions.append(animations)
    case .finished: animations()
    }
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    switch phase {
    case .animating, .completing: completions.append(completion)
    case .finished: completion()
    }
  }

  /// Runs the change with all blocks around it. Call this method only once.
  func run(_ change: () -> Void) {
    runAnimations()
    change()
    runAnimations()
    phase = .completing
    while !completions.isEmpty { completions.removeFirst()() }
    phase = .finished
  }

  private func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()() }
  }
}
