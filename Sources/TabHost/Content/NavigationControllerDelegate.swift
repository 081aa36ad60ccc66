/// The methods that respond to changes of the page that a navigation controller shows.
///
/// Corresponds to `UINavigationControllerDelegate` in UIKit.
@preconcurrency @MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a page is shown: when the stack first appears, and when another page is on top.
  ///
  /// `viewWillDisappear` and `viewWillAppear` of the pages were called. A change of a stack off
  /// screen is announced when the stack next appears, if another page is then on top.
  ///
  /// The default implementation does nothing.
  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  )

  /// Called after a page was shown, once for each call of
  /// ``navigationController(_:willShow:animated:)``.
  ///
  /// After a change of the stack, this is the last call: the pages have appeared and disappeared, and
  /// were notified of their new parent. When the stack first appears, it is called before
  /// `viewDidAppear` of the page.
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
