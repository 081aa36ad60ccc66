import TabHost

extension TabHostController {
  /// The controller that is shown at a place; nil where none is, or none is made yet. Runs no
  /// provider.
  func controller(at target: FrameLayout.Target) -> ViewController? {
    switch target {
    case .content: visibleContent
    case .accessory: isBottomAccessoryHidden ? nil : bottomAccessory?.contentView.visiblePage
    case .sidebarBottomBar: sidebar.bottomBarView?.visiblePage
    case .popover: popover?.content.visiblePage
    default: nil
    }
  }

  /// The controller at a place, if it draws itself and is loaded.
  func content(at target: FrameLayout.Target) -> (any TerminalContent)? {
    guard let controller = controller(at: target), controller.isViewLoaded else { return nil }
    return controller as? any TerminalContent
  }

  private var visibleContent: ViewController? {
    if let navigation = visibleNavigationController { return navigation.visiblePage }
    guard let tab = contentTab, tab.isViewControllerLoaded else { return nil }
    return tab.viewController?.visiblePage
  }
}

extension ViewController {
  /// The controller that is drawn for this one: of a stack the page on top, else itself.
  fileprivate var visiblePage: ViewController? {
    var page: ViewController = self
    while let navigation = page as? NavigationController, !(page is any TerminalContent) {
      guard let top = navigation.visibleViewController else { return nil }
      page = top
    }
    return page
  }
}
