public import Foundation
public import TabHost

/// A responder or a controller, which is a responder in UIKit.
@preconcurrency @MainActor public protocol AnyResponder: AnyObject {
  /// The next object in the chain of responders.
  var nextResponder: (any AnyResponder)? { get }
}

extension AnyResponder {
  /// The next object in the chain of responders, which can be a controller.
  public var next: (any AnyResponder)? { nextResponder }
}

extension ViewController: AnyResponder {
  /// The superview of the controller's view, the next controller or, for the root of a window, the
  /// window.
  public var nextResponder: (any AnyResponder)? {
    if let superview = (viewStandIn as? UIView)?.superview { return superview }
    return self.TabHost::next ?? UIWindow.window(withRoot: self)
  }
}

/// An object that could handle events in UIKit. One at a time is the first responder.
@preconcurrency @MainActor
open class UIResponder: AnyResponder, nonisolated IdentityHashable, Responder {
  /// The controller in whose view the object is, or `nil` if it is in none.
  package var respondingController: ViewController? { nil }
  open var isFirstResponder: Bool { respondingController?.currentResponder === self }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  @_disfavoredOverload open var next: UIResponder? { nil }
  open var nextResponder: (any AnyResponder)? {
    let next: UIResponder? = next
    return next
  }

  public init() {}

  /// Makes the object the first responder of the window if it is in one and can be, and if the one
  /// before resigns.
  @discardableResult open func becomeFirstResponder() -> Bool {
    canBecomeFirstResponder && respondingController?.replaceFirstResponder(by: self) == true
  }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { respondingController?.setFirstResponder(nil) }
    return true
  }

  open var keyCommands: [KeyCommand]? { nil }
  open func paste(_ sender: Any?) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  public nonisolated static let keyboardWillShowNotification = Notification.Name("keyboardWillShow")
  public nonisolated static let keyboardDidShowNotification = Notification.Name("keyboardDidShow")
  public nonisolated static let keyboardWillHideNotification = Notification.Name("keyboardWillHide")
  public nonisolated static let keyboardDidHideNotification = Notification.Name("keyboardDidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "keyboardWillChangeFrame"
  )
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "keyboardDidChangeFrame"
  )
  public nonisolated static let keyboardFrameEndUserInfoKey = "keyboardFrameEnd"
  public nonisolated static let keyboardFrameBeginUserInfoKey = "keyboardFrameBegin"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "keyboardAnimationDuration"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "keyboardAnimationCurve"
}

extension SearchBar: Responder {
  public convenience init(frame: CGRect) { self.init() }
  package var respondingController: ViewController? { controller?.page }
  public var isFirstResponder: Bool { respondingController?.currentResponder === self }
  public var canBecomeFirstResponder: Bool { true }
  /// Makes the field the first responder, and begins the search of its controller.
  @discardableResult public func becomeFirstResponder() -> Bool {
    guard respondingController?.replaceFirstResponder(by: self) == true else { return false }
    controller?.isActive = true
    return true
  }
  @discardableResult public func resignFirstResponder() -> Bool {
    if isFirstResponder { respondingController?.setFirstResponder(nil) }
    return true
  }
}

extension TextField: Responder {
  package var respondingController: ViewController? { alert }
  public var isFirstResponder: Bool { respondingController?.currentResponder === self }
  public var canBecomeFirstResponder: Bool { true }
  @discardableResult public func becomeFirstResponder() -> Bool {
    respondingController?.replaceFirstResponder(by: self) == true
  }
  @discardableResult public func resignFirstResponder() -> Bool {
    if isFirstResponder { respondingController?.setFirstResponder(nil) }
    return true
  }
}

/// A touch, which never occurs.
public final class UITouch: UIResponder {
  public var view: UIView? { nil }
  public func location(in view: UIView?) -> CGPoint { .zero }
}

/// A press of a button, which never occurs.
public final class UIPress: UIResponder {}

/// An event of buttons, which never occurs.
public final class UIPressesEvent: UIResponder {}

/// An event, which never occurs.
public final class UIEvent: UIResponder {
  public enum EventSubtype: Int, Sendable { case none, motionShake }
}

// MARK: - Gestures

/// A gesture recognizer, which recognizes nothing. It holds its target's action.
@preconcurrency @MainActor open class UIGestureRecognizer: nonisolated IdentityHashable {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?

  public init() {}
  public convenience init(action: @escaping @MainActor (Any?) -> Void) { self.init() }
  public convenience init<Sender>(action: @escaping @MainActor (Sender) -> Void) { self.init() }
  public convenience init(target: Any?, action: Never?) { self.init() }

  open func addTarget(_ target: Any?, action: @escaping @MainActor (Any?) -> Void) {}
  open func addTarget<Sender>(_ target: Any?, action: @escaping @MainActor (Sender) -> Void) {}
  open func removeTarget(_ target: Any?, action: Never?) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func require(toFail other: UIGestureRecognizer) {}
}

/// The delegate of a gesture recognizer, which is never called.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A gesture recognizer for taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// A gesture recognizer for long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration = 0.5
}

/// A gesture recognizer for swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
}

/// A gesture recognizer for movements.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open func translation(in view: UIView?) -> CGPoint { .zero }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// The objects of Foundation are those of an extension of `NSObject`, too.
extension NSObject: IdentityHashable {}
