/// An object that is activated when a drag rests on it.
///
/// Corresponds to `UISpringLoadedInteractionSupporting` in UIKit.
@MainActor public protocol SpringLoadedInteractionSupporting: AnyObject {
  /// Whether a drag that rests on the object activates it.
  var isSpringLoaded: Bool { get set }
}

extension TabItem: SpringLoadedInteractionSupporting {}
