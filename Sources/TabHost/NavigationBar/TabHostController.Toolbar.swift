extension TabHostController {
  /// The contents of the toolbar: the buttons of the visible page in one line, below the content.
  ///
  /// The value is a snapshot for renderers. It contains the ``ViewController/toolbarItems`` that are not
  /// hidden. The user taps them with ``UserInteraction/tapBarButton(_:)``.
  @MainActor public struct Toolbar {
    /// The page.
    public let page: ViewController
    /// The buttons and the spaces between them, from leading to trailing.
    public let elements: [Element]

    /// The buttons, from leading to trailing, in the parts between which there are spaces.
    ///
    /// No part is empty.
    public var groups: [[BarButtonItem]] {
      elements.split { if case .button = $0 { false } else { true } }.map { part in
        part.compactMap { if case .button(let button) = $0 { button } else { nil } }
      }
    }

    /// All buttons, from leading to trailing.
    public var items: [BarButtonItem] { groups.flatMap(\.self) }

    /// A part of a toolbar.
    @MainActor public enum Element {
      /// A button.
      case button(BarButtonItem)
      /// A space that is as wide as possible; see ``BarButtonItem/flexibleSpace()``.
      case flexibleSpace
      /// A space whose width the renderer decides; see ``BarButtonItem/fixedSpace(_:)``.
      case fixedSpace
    }

    /// Creates the toolbar of a page, or returns `nil` if it has no buttons.
    init?(of page: ViewController) {
      elements = (page.storedNavigationItem?.toolbarItems ?? []).compactMap { item in
        switch item.look.space {
        case .flexibleSpace?: .flexibleSpace
        case .some: .fixedSpace
        case nil: item.isInBar ? .button(item) : nil
        }
      }
      self.page = page
      guard !groups.isEmpty else { return nil }
    }
  }

  /// The toolbar of the visible page, or `nil` if there is none.
  ///
  /// There is a toolbar if the content is a navigation controller whose
  /// ``NavigationController/isToolbarHidden`` is `false`, and if the page on top has
  /// ``ViewController/toolbarItems`` and does not hide the bars at the bottom; see
  /// ``ViewController/hidesBottomBarWhenPushed``. For what is presented above, see
  /// ``PresentedController/toolbar``. ``PresentationChanges/navigationBar`` announces a change.
  ///
  /// - Complexity: O(*n*), where *n* is the number of buttons.
  public var visibleToolbar: Toolbar? {
    derived(
      \.visibleToolbar,
      loadedContentOfNavigation?.pageOfToolbar.flatMap(Toolbar.init),
      from: .ofNavigationBar
    )
  }

  /// Returns whether a navigation item is that of a page whose toolbar is on screen.
  func showsToolbar(of item: NavigationItem) -> Bool {
    contentsWithNavigationBar.contains { $0.pageOfToolbar?.storedNavigationItem === item }
  }

  /// The navigation items of the pages whose toolbars the user can reach, the uppermost first.
  var itemsOfReachableToolbars: [NavigationItem] {
    reachableContents.compactMap { $0.pageOfToolbar?.storedNavigationItem }
  }
}

extension TabHostController.PresentedController {
  /// The toolbar of the presented page, or `nil` if there is none; see
  /// ``TabHostController/visibleToolbar``.
  public var toolbar: TabHostController.Toolbar? {
    viewController.pageOfToolbar.flatMap(TabHostController.Toolbar.init)
  }
}

extension ViewController {
  /// The page on top of a navigation controller that shows its toolbar.
  fileprivate var pageOfToolbar: ViewController? {
    guard let stack = asNavigation, !stack.hidesToolbar, let page = stack.topViewController,
      !page.hidesBottomBarWhenPushed
    else { return nil }
    return page
  }
}

// MARK: - Buttons

extension NavigationItem {
  /// The buttons of the toolbar, with the spaces.
  var toolbarItems: [BarButtonItem] { groups.toolbar.flatMap(\.items) }
}

extension BarButtonItem {
  /// Whether the button is in the toolbar of its page.
  var isInToolbar: Bool {
    guard let group = group else { return false }
    return navigationItem?.groups.toolbar.contains { $0 === group } == true
  }

  /// Returns a space between buttons of a toolbar, which is as wide as possible.
  ///
  /// The same space can be used several times. In a navigation bar, a space is left out.
  public static func flexibleSpace() -> BarButtonItem { BarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space between buttons of a toolbar.
  ///
  /// - Parameter width: Has no effect: the renderer decides.
  public static func fixedSpace(_ width: Double) -> BarButtonItem {
    BarButtonItem(systemItem: .fixedSpace)
  }
}
