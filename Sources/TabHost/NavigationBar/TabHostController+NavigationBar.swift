extension TabHostController {
  /// The navigation bar of the visible page, with all its buttons, or `nil` if there is no page or
  /// the app hides the bar.
  ///
  /// The page is the one on top of the visible navigation controller, or the content itself if it
  /// is no navigation controller. The value is computed each time it is read.
  ///
  /// - Complexity: O(*n*), where *n* is the number of buttons.
  public var visibleNavigationBar: NavigationBar? {
    observed(
      \.visibleNavigationBar,
      navigationBarOnScreen,
      dependingOn: [
        .navigationBar, .content, .made, .selection, .path, .stack, .roots, .tree, .screenState,
      ]
    )
  }

  /// The navigation bar, read without observation.
  var navigationBarOnScreen: NavigationBar? {
    guard let page = navigationPage else { return nil }
    let navigation = shownNavigationController
    guard navigation?.hidesNavigationBar != true else { return nil }
    return NavigationBar(
      of: page,
      after: navigation?.viewControllers.dropLast().last,
      fallbackTitle: contentTabOfSelection?.title,
      hasVerticalBar: screen.barHoldsButtons
    )
  }

  /// The page that determines the navigation bar.
  var navigationPage: ViewController? {
    let content = madeContent
    return content?.asNavigation.map(\.topViewController) ?? content
  }

  /// The navigation item of the visible page, or `nil` if it has none or the bar is hidden.
  var visibleNavigationItem: NavigationItem? {
    guard shownNavigationController?.hidesNavigationBar != true else { return nil }
    return navigationPage?.storedNavigationItem
  }

  /// Whether the navigation bar shows the page, or a back button that leads to it.
  func showsInNavigationBar(_ page: ViewController) -> Bool {
    guard let navigation = shownNavigationController else { return navigationPage === page }
    return navigation.viewControllers.suffix(2).contains { $0 === page }
  }
}
