/// Hears which pages a navigation controller shows.
///
/// Documented original: `UINavigationControllerDelegate`.
@MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a page comes on show by a change of the stack, while the stack is on screen.
  /// The default does nothing.
  func navigationController(
    _ navigationController: NavigationController,
    willShow viewController: ViewController,
    animated: Bool
  )

  /// Called after a page came on show by a change of the stack, while the stack is on screen.
  /// The default does nothing.
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
