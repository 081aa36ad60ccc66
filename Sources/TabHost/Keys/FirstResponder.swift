/// Content that can have the keyboard focus.
///
/// A renderer's protocol for content that draws itself refines this protocol, as `TerminalContent`
/// does. Such content can become the first responder; see
/// ``ViewController/becomeFirstResponder()``. Corresponds to the property of the same name of
/// `UIFocusItem` in UIKit.
@MainActor public protocol FocusItem: ViewController {
  /// Whether the content can have the keyboard focus.
  ///
  /// Return `false` for content that handles no keys; the focus then skips it.
  var canBecomeFocused: Bool { get }
}

/// An object that can be the first responder: a controller, or a view or field in one.
@MainActor package protocol Responder: AnyObject {
  /// The controller whose key commands come first while the object is the first responder, or `nil`
  /// if the object is in none.
  var respondingController: ViewController? { get }

  /// Ends that the object is the first responder, and returns `false` if it refuses.
  func resignFirstResponder() -> Bool
}

extension ViewController: Responder {
  package var respondingController: ViewController? { self }
}

/// The first responder of the hosts on one screen, which the outermost host stores.
@MainActor struct FirstResponder {
  fileprivate(set) weak var current: (any Responder)?
  /// Whether the first responder has changed since the renderer last moved the focus.
  fileprivate(set) var movesFocus = false
}

extension TabHostController {
  /// The controller that is the first responder, or `nil` if there is none.
  ///
  /// This is the content that has the keyboard focus, or gets it back when the user leaves the bar and
  /// the sidebar; see ``ViewController/becomeFirstResponder()``. Hosts inside one another have one
  /// first responder.
  public var firstResponder: ViewController? {
    let responder = currentResponder?.respondingController
    return responder?.appearanceState == .disappeared ? nil : responder
  }

  /// Returns whether the first responder has changed since the last call.
  ///
  /// Called by a renderer before a frame and before a key press. If the result is `true`, the renderer
  /// moves the keyboard focus to ``firstResponder`` or, if that is `nil`, out of the content. Only the
  /// outermost of hosts inside one another returns `true`.
  public func takeFocusRequest() -> Bool {
    guard contentPresenter.firstResponder.movesFocus else { return false }
    contentPresenter.firstResponder.movesFocus = false
    return true
  }
}

extension ViewController {
  /// The controller, view or field that is the first responder on the screen of the controller, or `nil`
  /// if there is none.
  package var currentResponder: (any Responder)? {
    presentingHost?.contentPresenter.firstResponder.current
  }

  /// Makes this controller, or an object in it, the first responder after the previous one has
  /// resigned.
  ///
  /// - Returns: `false` if the controller is off screen, or the previous first responder refuses.
  package func replaceFirstResponder(by responder: any Responder) -> Bool {
    guard appearanceState != .disappeared, let host = presentingHost else { return false }
    let former = host.currentResponder
    if former === responder { return true }
    if let former, former.respondingController?.isLeavingOrOffScreen == false {
      guard former.resignFirstResponder() else { return false }
    }
    setFirstResponder(responder)
    // Only a controller with details is searched for when it disappears.
    _ = madeDetails
    return true
  }

  /// Stores the first responder, and requests the renderer to move the focus.
  package func setFirstResponder(_ responder: (any Responder)?) {
    guard let outermost = presentingHost else { return }
    outermost.contentPresenter.firstResponder.current = responder
    outermost.contentPresenter.firstResponder.movesFocus = true
    forEachHost { host in host.update(.content) { host.changed(\.availableKeyCommands) } }
  }

  /// Ends that the controller, or an object in it, is the first responder, because it is off screen.
  func leaveFirstResponder() {
    guard let host = presentingHost, host.currentResponder?.respondingController === self else {
      return
    }
    host.contentPresenter.firstResponder.current = nil
  }
}
