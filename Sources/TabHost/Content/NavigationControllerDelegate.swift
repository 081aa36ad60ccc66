/// The methods that respond to changes of the page that a navigation controller shows.
///
/// Corresponds to `UINavigationControllerDelegate` in UIKit.
@MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a page is shown because the stack changes while on screen.
  ///
  /// The default implementation does nothing.
  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  )

  /// Called after a page was shown because the stack changed while on screen.
  ///
  /// The default implementation does nothing.
  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  )
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController,
    animated: Bool
  ) {}
}
