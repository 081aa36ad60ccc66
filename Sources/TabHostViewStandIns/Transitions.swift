public import Foundation
public import TabHost

// MARK: - Transitions, which never run

/// An animator of a transition.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// A controller of an interactive transition.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {}

/// The context of a transition.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  func completeTransition(_ didComplete: Bool)
}

/// The key of a view in a transition.
public enum UITransitionContextViewKey: Sendable { case from, to }

extension UIViewControllerContextTransitioning {
  public var transitionWasCancelled: Bool { false }
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.view
  }
  public func finalFrame(for page: ViewController) -> CGRect { page.view.frame }
}

/// A delegate that provides animators, which is never called.
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// The style of a transition, which has no effect.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension ViewController {
  private static let delegates = NSMapTable<ViewController, AnyObject>.weakToWeakObjects()
  private static let styles = NSMapTable<ViewController, NSNumber>.weakToStrongObjects()

  public var modalTransitionStyle: UIModalTransitionStyle {
    get {
      Self.styles.object(forKey: self).flatMap { .init(rawValue: $0.intValue) } ?? .coverVertical
    }
    set { Self.styles.setObject(NSNumber(value: newValue.rawValue), forKey: self) }
  }

  /// The delegate, which is not retained and never called.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { Self.delegates.object(forKey: self) as? any UIViewControllerTransitioningDelegate }
    set { Self.delegates.setObject(newValue, forKey: self) }
  }
}

extension NavigationController {
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// What a transition of a stack does.
  public enum Operation: Int, Sendable { case none, push, pop }
}

extension NavigationControllerDelegate {
  /// Returns `nil`. TabHost never calls it.
  public func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController,
    to toVC: ViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`. TabHost never calls it.
  public func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

// MARK: - Feedback

/// A generator of feedback, which generates none.
@preconcurrency @MainActor open class UIFeedbackGenerator {
  public init() {}
  open func prepare() {}
}

/// A generator of impacts.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public override init() {}
  public init(style: FeedbackStyle) {}
  open func impactOccurred() {}
}

/// A generator of notifications.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) {}
}

/// A generator of changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

// MARK: - Members of classes that TabHost has

/// What a test of a button uses: `button.target?.perform(button.action)`.
extension BarButtonItem {
  public var action: Action? { primaryAction }
  /// The button, if it has an action.
  public var target: BarButtonItem? { primaryAction == nil ? nil : self }

  /// Performs an action with a sender, which is the button by default.
  @discardableResult
  public func perform(_ action: Action?, with sender: Any? = nil) -> AnyObject? {
    action?.performWithSender(sender ?? self, target: self)
    return nil
  }
}

extension BarButtonItem {
  public var width: CGFloat {
    get { 0 }
    set {}
  }
  public var accessibilityIdentifier: String? {
    get { nil }
    set {}
  }
  public var accessibilityLabel: String? {
    get { nil }
    set {}
  }
  public var accessibilityHint: String? {
    get { nil }
    set {}
  }
  public var accessibilityValue: String? {
    get { nil }
    set {}
  }
}

/// The keyboard of the field of an alert, which there is none for.
extension TextField {
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
}

extension TabImage {
  /// Creates an image of nothing.
  public init() { self.init(glyph: " ", fallback: " ") }
  /// A square, because images have no size.
  public var size: CGSize { CGSize(width: 1, height: 1) }
  public init?(data: Data, scale: CGFloat) { self.init(data: data) }
  /// Creates an image whose name stands for data, or returns `nil` for empty data.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    self.init(named: "data-\(data.count)-\(String(hash, radix: 16))")
  }
}

extension AnyResponder {
  public func isKind(of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass, next: _getSuperclass).contains { $0 == type }
  }
  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }
}
