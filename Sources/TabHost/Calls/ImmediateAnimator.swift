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

// MARK: - Transitions

/// Describes a transition to the closures that run during it.
///
/// Transitions are not animated: renderers draw the result. Corresponds to
/// `UIViewControllerTransitionCoordinatorContext` in UIKit.
@preconcurrency @MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated, which is never the case.
  var isAnimated: Bool { get }
  /// Whether the transition was canceled, which is never the case.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds, which is 0.
  var transitionDuration: Double { get }

  /// Returns the controller that the transition replaces, or the one that it shows; `nil` for a
  /// change of size.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
}

/// A controller in a transition.
///
/// Corresponds to `UITransitionContextViewControllerKey` in UIKit.
public enum TransitionContextViewControllerKey: Hashable, Sendable {
  /// The controller that is on screen before the transition.
  case from
  /// The controller that is on screen afterward.
  case to
}

/// Runs closures along with a change of the size, or of the page that a stack shows; see
/// ``ViewController/transitionCoordinator``.
///
/// Corresponds to `UIViewControllerTransitionCoordinator` in UIKit.
@preconcurrency @MainActor
public protocol ViewControllerTransitionCoordinator:
  ViewControllerTransitionCoordinatorContext
{
  /// Adds closures to run along with the transition, and when it has ended.
  ///
  /// They run once all controllers have been called: first all animations, then all completions, in
  /// the order in which they were added. Closures that are added later run immediately.
  ///
  /// - Returns: `true`.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension ViewControllerTransitionCoordinator {
  /// Adds a closure to run along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A coordinator of a change that is not animated.
final class ImmediateTransitionCoordinator: ViewControllerTransitionCoordinator {
  let isAnimated = false
  let isCancelled = false
  let transitionDuration = 0.0
  private let animator = ImmediateAnimator()
  private let controllers: [TransitionContextViewControllerKey: ViewController]

  init(from old: ViewController? = nil, to new: ViewController? = nil) {
    var controllers: [TransitionContextViewControllerKey: ViewController] = [:]
    controllers[.from] = old
    controllers[.to] = new
    self.controllers = controllers
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    controllers[key]
  }

  func animate(
    alongsideTransition animation: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    // The animator releases the closures when it has run them.
    if let animation { animator.addAnimations { animation(self) } }
    if let completion { animator.addCompletion { completion(self) } }
    return true
  }

  /// Runs the closures. Call this method only once.
  func run() { animator.run {} }
}
