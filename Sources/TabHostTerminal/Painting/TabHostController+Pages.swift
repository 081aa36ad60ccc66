import TabHost

extension TabHostController {
  /// Returns the view controller that is shown at a target, or `nil` if there is none or it is not
  /// loaded yet.
  ///
  /// This method does not call any content provider.
  func controller(at target: FrameElement.ID) -> ViewController? {
    switch target {
    case .content: visibleContent
    case .accessory: isBottomAccessoryHidden ? nil : bottomAccessory?.contentView.visiblePage
    case .sidebarBottomBar: sidebar.bottomBarView?.visiblePage
    case .popover: presentedPages.last?.visiblePage
    default: nil
    }
  }

  /// Returns the view controller at a target if it is loaded and conforms to ``TerminalContent``.
  func content(at target: FrameElement.ID) -> (any TerminalContent)? {
    guard let controller = controller(at: target), controller.isViewLoaded else { return nil }
    return controller as? any TerminalContent
  }

  /// The presented controllers without the alerts, from the lowest to the uppermost.
  var presentedPages: [PresentedController] { presentedControllers.filter { $0.alert == nil } }

  private var visibleContent: ViewController? {
    if let navigation = visibleNavigationController { return navigation.visiblePage }
    guard let tab = contentTab, tab.isViewControllerLoaded else { return nil }
    return tab.viewController?.visiblePage
  }
}

extension TabHostController.PresentedController {
  /// The view controller to draw: the visible page of a navigation stack, or the controller.
  var visiblePage: ViewController? { viewController.visiblePage }

  /// The controller if it is loaded and conforms to ``TerminalContent``.
  var content: (any TerminalContent)? {
    guard let page = visiblePage, page.isViewLoaded else { return nil }
    return page as? any TerminalContent
  }

  /// The title above the page, which is empty if the app hides the navigation bar.
  var visibleTitle: String {
    let stack = viewController as? NavigationController
    guard stack?.isNavigationBarHidden != true else { return "" }
    return navigationBar?.title ?? viewController.title ?? ""
  }
}

extension ViewController {
  /// The view controller to draw: the visible view controller of a navigation stack, or this one.
  fileprivate var visiblePage: ViewController? {
    var page: ViewController = self
    while let navigation = page as? NavigationController, !(page is any TerminalContent) {
      guard let top = navigation.visibleViewController else { return nil }
      page = top
    }
    return page
  }
}
