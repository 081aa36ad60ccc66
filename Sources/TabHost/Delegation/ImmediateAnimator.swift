/// Runs what is added to it at once, in order. What is added later runs as it is added.
final class ImmediateAnimator: TabHostController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var hasRun = false

  func addAnimations(_ animations: @escaping () -> Void) {
    if hasRun { animations() } else { self.animations.append(animations) }
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    if hasRun { completion() } else { completions.append(completion) }
  }

  func run(_ change: () -> Void) {
    while !animations.isEmpty { animations.removeFirst()() }
    change()
    while !completions.isEmpty { completions.removeFirst()() }
    hasRun = true
  }
}
