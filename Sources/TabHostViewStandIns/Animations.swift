public import Foundation

// MARK: - Animations of layers, which never run

/// An animation, which holds what is set.
@preconcurrency @MainActor open class CAAnimation {
  open var duration: TimeInterval = 0
  open var repeatCount: Float = 0
  open var isRemovedOnCompletion = true
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  public init() {}
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

/// An animation of a property from one value to another.
open class CABasicAnimation: CAAnimation {
  open var keyPath: String?
  open var fromValue: Any?
  open var toValue: Any?
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// A transition between two states of a layer.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}

/// The kind of a transition.
public enum CATransitionType: String, Sendable { case fade, moveIn, push, reveal }
/// The direction of a transition.
public enum CATransitionSubtype: String, Sendable { case fromLeft, fromRight, fromTop, fromBottom }
/// The key of a transition.
public let kCATransition = "transition"

/// The delegate of an animation, which is never called.
@preconcurrency @MainActor public protocol CAAnimationDelegate: AnyObject {}

/// What an animation shows before and after it.
public enum CAMediaTimingFillMode: Sendable { case forwards, backwards, both, removed }
/// The name of a pace.
public enum CAMediaTimingFunctionName: Sendable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}
/// The pace of an animation.
public final class CAMediaTimingFunction: Sendable {
  public init(name: CAMediaTimingFunctionName) {}
}

// MARK: - Animators, which run at once

/// The place where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animator, which runs its closures when it is started.
@preconcurrency @MainActor open class UIViewPropertyAnimator {
  private var animations: (() -> Void)?
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) { self.animations = animations }

  @discardableResult public class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .linear)
    animations()
    completion?(.end)
    return animator
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() {
    animations?()
    for complete in completions { complete(.end) }
  }
}
