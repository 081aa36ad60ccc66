public import Foundation
public import TabHost

/// A view, which holds its subviews and what is set, and draws nothing.
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  open var frame: CGRect
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open var alpha: CGFloat = 1
  open var backgroundColor: Color?
  open var tintColor: Color! = .tint
  open var isHidden = false
  open var isOpaque = true
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var mask: UIView?
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var autoresizingMask: AutoresizingMask = []
  open var translatesAutoresizingMaskIntoConstraints = true
  open var layoutMargins = UIEdgeInsets.zero
  open var directionalLayoutMargins = EdgeInsets()
  open var preservesSuperviewLayoutMargins = false
  open var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified
  open var transform = CGAffineTransform.identity
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var isAccessibilityElement = false
  public static let layoutFittingCompressedSize = CGSize.zero
  open var intrinsicContentSize: CGSize { .zero }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var inputAccessoryView: UIView?
  public let layer = CALayer()
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public private(set) var constraints: [NSLayoutConstraint] = []
  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// The controller whose view this is.
  weak var controller: ViewController? {
    didSet { if let controller { for register in traitRegistrations { register(controller) } } }
  }
  private var traitRegistrations: [(ViewController) -> Void] = []

  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// The window, if the view is in one, or in the view of a controller on screen.
  open var window: UIWindow? {
    if let window = self as? UIWindow { return window }
    if let controller {
      return controller.appearanceState == .disappeared ? nil : UIWindow.window(of: controller)
    }
    return superview?.window
  }

  @_disfavoredOverload open override var next: UIResponder? { superview }

  open override var nextResponder: (any AnyResponder)? { controller ?? super.nextResponder }

  package override var respondingController: ViewController? {
    controllers.first ?? superview?.respondingController
  }

  /// The controller in whose view this is, and its parents.
  var controllers: [ViewController] {
    let views = sequence(first: self, next: \.superview)
    return views.lazy.compactMap(\.controller).first.map { controller in
      Array(sequence(first: controller, next: \.parent))
    } ?? []
  }

  // MARK: - Traits

  /// The traits of the controller whose view this or the superview is.
  open var traitCollection: TraitCollection {
    controller?.traitCollection ?? superview?.traitCollection ?? TraitCollection()
  }

  /// Observes traits of the controller whose view this is or becomes.
  public func registerForTraitChanges<Observer: UIView>(
    _ traits: [any TraitDefinition.Type],
    handler: @escaping (_ view: Observer, _ previous: TraitCollection) -> Void
  ) {
    let register = { [weak self] (controller: ViewController) in
      _ = controller.registerForTraitChanges(traits) { (source: ViewController, previous) in
        guard let view = self as? Observer, view.controller === source else { return }
        handler(view, previous)
      }
    }
    traitRegistrations.append(register)
    if let controller { register(controller) }
  }

  // MARK: - Subviews

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  /// Holds nothing: bars and text fields of TabHost are no views.
  @_disfavoredOverload public func addSubview(_ other: AnyObject) {}

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: (subviews.firstIndex(of: other) ?? subviews.count - 1) + 1)
  }

  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: other) ?? 0)
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    didMoveToSuperview()
  }

  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: old), at: index)
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  open func didAddSubview(_ subview: UIView) {}
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  open func willMove(toSuperview superview: UIView?) {}
  open func willMove(toWindow window: UIWindow?) {}

  // MARK: - Layout

  open func layoutSubviews() {}
  open func layoutIfNeeded() {}
  open func setNeedsLayout() {}
  open func safeAreaInsetsDidChange() {}
  open func setNeedsDisplay() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func invalidateIntrinsicContentSize() {}
  open func draw(_ rect: CGRect) {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}
  open func prepareForInterfaceBuilder() {}
  open func awakeFromNib() {}
  open func sizeToFit() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { .zero }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  /// Makes the first responder resign if it is this view or in it.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let view = respondingController?.currentResponder as? UIView,
      view.isDescendant(of: self) || view.window === self
        || view.controllers.contains(where: { $0 === controller })
    else { return false }
    guard !view.resignFirstResponder() else { return true }
    if force { respondingController?.setFirstResponder(nil) }
    return force
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints += constraints
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: - Gestures

  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = nil
    gestureRecognizers?.removeAll { $0 === recognizer }
  }

  // MARK: - Animations

  /// Runs both closures at once.
  public class func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval = 0,
    usingSpringWithDamping damping: CGFloat = 1,
    initialSpringVelocity velocity: CGFloat = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs both closures at once.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
  public class func setAnimationsEnabled(_ isEnabled: Bool) { areAnimationsEnabled = isEnabled }
  public private(set) static var areAnimationsEnabled = true

  /// Returns an object whose properties can be set without an effect.
  ///
  /// For a class of the app, it is an object of the class of UIKit, because the initializers of the
  /// app can't be called.
  open class func appearance() -> UIView { UIView() }
}

/// A layer, which holds what is set.
@preconcurrency @MainActor open class CALayer {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var borderColor: Color?
  open var backgroundColor: Color?
  open var masksToBounds = false
  open var opacity: Float = 1
  open var shadowColor: Color?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize.zero
  open var shadowPath: UIBezierPath?
  open var mask: CALayer?
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var needsDisplayOnBoundsChange = false
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var name: String?
  public private(set) var sublayers: [CALayer]?
  private var animations: [String: CAAnimation] = [:]

  public init() {}
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  open func removeFromSuperlayer() {}
  open func add(_ animation: CAAnimation, forKey key: String?) { animations[key ?? ""] = animation }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  /// Returns the layer, because its animations do not run.
  open func presentation() -> Self? { self }
  open func setNeedsDisplay() {}
}

/// A layer of a gradient.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
}

/// A layer of a shape.
open class CAShapeLayer: CALayer {
  open var path: UIBezierPath?
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// How the inside of a shape is found.
public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }

public typealias CGColor = Color

/// Distances from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A transformation, which is only held.
public struct CGAffineTransform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(scaleX: CGFloat, y: CGFloat) { self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    let (tx, ty) = (tx + a * x + c * y, ty + b * x + d * y)
    return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }
}
